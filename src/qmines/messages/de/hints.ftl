### Hints on a board of mines: where to look, why, and what to do.
### $cell is a cell and $cells a list of cells; $clue is a number on the board with its place.

## Where to look, one message per technique

hint-where-single = Sieh dir { CELLS($cells) } an: Hier genügt es, jede Zahl für sich zu betrachten.
hint-where-pair = Sieh dir { CELLS($cells) } an: Vergleiche zwei Zahlen.
hint-where-split = Sieh dir { CELLS($cells) } an: Nimm dort eine Mine an oder keine, und überleg, was daraus folgt.
hint-where-total = Sieh dir { CELLS($cells) } an: Nutze die Zahl der übrigen Minen.
hint-where-count = Sieh dir { CELLS($cells) } an: Geh alle möglichen Minenverteilungen durch.
hint-look-at = Bester Ratezug: { CELLS($cells) }.

## What to do

hint-unflag =
    { $count ->
        [one] Entferne die Flagge auf { CELLS($cells) }.
       *[other] Entferne diese Flaggen: { CELLS($cells) }.
    }
hint-open =
    { $cells ->
        [one] Decke { CELLS($cells) } auf.
       *[other] Decke diese Felder auf: { CELLS($cells) }.
    }
hint-flag =
    { $cells ->
        [one] Setze eine Flagge auf { CELLS($cells) }.
       *[other] Setze Flaggen auf diese Felder: { CELLS($cells) }.
    }
hint-open-guess = Decke { CELL($cell) } auf: { PERCENT($risk) } Minenrisiko.

## Why: what a number tells by itself

reason-zero = Die 0 in { CELL($clue) } berührt keine Mine.
reason-mines-found =
    { $number ->
        [1] Die 1 in { CELL($clue) } hat ihre Mine schon: { CELLS($mines) }.
        [2] Die 2 in { CELL($clue) } hat ihre beiden Minen schon: { CELLS($mines) }.
       *[other] Die { $number } in { CELL($clue) } hat alle ihre Minen schon: { CELLS($mines) }.
    }
reason-only-room =
    { $need ->
        [one] Die { $number } in { CELL($clue) } hat nur ein verdecktes Feld für ihre Mine.
       *[other] Die { $number } in { CELL($clue) } hat nur { $need } verdeckte Felder für ihre { $need } Minen.
    }
reason-only-room-left =
    { $need ->
        [one] Der { $number } in { CELL($clue) } fehlt noch eine Mine, und sie hat nur noch ein verdecktes Feld.
       *[other] Der { $number } in { CELL($clue) } fehlen noch { $need } Minen, und sie hat nur noch { $need } verdeckte Felder.
    }

## Why: what two numbers tell together

# $shared is how many cells there are.
reason-shared =
    Die { $number } in { CELL($clue) } braucht { $need ->
        [one] eine Mine
       *[other] { $need } Minen
    } in { CELLS($cells, type: "or") }, und { $shared ->
        [2] beide Felder
       *[other] all diese Felder
    } berühren auch die { $other_number } in { CELL($other) }, die keine weiteren braucht.
# $own is how many cells there are.
reason-difference =
    Die { $number } in { CELL($clue) } braucht { $more ->
        [one] eine Mine mehr
       *[other] { $more } Minen mehr
    } als die { $other_number } in { CELL($other) }, und nur { CELLS($cells) } { $own ->
        [one] berührt
       *[other] berühren
    } die erste, aber nicht die zweite Zahl.

## Why: what the number of mines left tells

reason-no-mines-left = Es sind keine Minen mehr übrig.
reason-cells-left-are-mines =
    { $left ->
        [one] Übrig sind eine Mine und ein verdecktes Feld.
       *[other] Übrig sind { $left } Minen und genauso viele verdeckte Felder.
    }
# $count is how many clues there are.
reason-clues-take-all =
    { $left ->
        [one] Nur eine Mine ist noch übrig, und { CLUES($clues) } { $count ->
            [one] braucht
           *[other] brauchen
        } sie.
       *[other] Nur { $left } Minen sind noch übrig, und { CLUES($clues) } { $count ->
            [one] braucht
           *[other] brauchen
        } sie alle.
    }
reason-clues-leave-some =
    { $left ->
        [one] Eine Mine ist noch übrig, aber nicht für { CLUES($clues) }.
       *[other] { $left } Minen sind noch übrig, davon höchstens { $most } für { CLUES($clues) }.
    }

## Why: what all possible arrangements have in common

reason-always-mines =
    { $count ->
        [one] Egal, wie man { CLUES($clues) } erfüllt: { CELLS($cells) } ist immer eine Mine.
       *[other] Egal, wie man { CLUES($clues) } erfüllt: { CELLS($cells) } sind immer Minen.
    }
reason-never-mines = Egal, wie man { CLUES($clues) } erfüllt: Eine Mine liegt nie in { CELLS($cells, type: "or") }.
reason-always-mines-total =
    { $count ->
        [one] Egal, wie man mit { $mines } Minen { CLUES($clues) } erfüllt: { CELLS($cells) } ist immer eine Mine.
       *[other] Egal, wie man mit { $mines } Minen { CLUES($clues) } erfüllt: { CELLS($cells) } sind immer Minen.
    }
reason-never-mines-total = Egal, wie man mit { $mines } Minen { CLUES($clues) } erfüllt: Eine Mine liegt nie in { CELLS($cells, type: "or") }.

## Why: what follows from an assumption

suppose-mine = Angenommen, { CELL($cell) } ist eine Mine.
suppose-safe = Angenommen, { CELL($cell) } ist sicher.
# An assumption within an assumption.
suppose-also-mine = Angenommen, auch { CELL($cell) } wäre eine Mine.
suppose-also-safe = Angenommen, auch { CELL($cell) } wäre sicher.
# $by says what it follows from.
follows-mines =
    Dann { $count ->
        [one] ist { CELLS($cells) } eine Mine
       *[other] sind { CELLS($cells) } Minen
    }{ $by ->
        [clues] , erzwungen durch { CLUES($clues) }.
        [clues-and-total] , erzwungen durch { CLUES($clues) } und die Zahl der übrigen Minen.
        [total] , erzwungen durch die Zahl der übrigen Minen.
       *[contradiction] .
    }
follows-safe =
    Dann { $count ->
        [one] ist { CELLS($cells) } sicher
       *[other] sind { CELLS($cells) } sicher
    }{ $by ->
        [clues] , erzwungen durch { CLUES($clues) }.
        [clues-and-total] , erzwungen durch { CLUES($clues) } und die Zahl der übrigen Minen.
        [total] , erzwungen durch die Zahl der übrigen Minen.
       *[contradiction] .
    }
follows-both =
    Dann { $mined_count ->
        [one] ist { CELLS($mined) } eine Mine
       *[other] sind { CELLS($mined) } Minen
    }, und { CELLS($safe) } { $safe_count ->
        [one] ist sicher
       *[other] sind sicher
    }{ $by ->
        [clues] , erzwungen durch { CLUES($clues) }.
        [clues-and-total] , erzwungen durch { CLUES($clues) } und die Zahl der übrigen Minen.
        [total] , erzwungen durch die Zahl der übrigen Minen.
       *[contradiction] .
    }
clash-too-many-needed = Dann sind aber mehr Minen nötig, als noch übrig sind.
clash-no-room = Dann ist aber nicht genug Platz für alle übrigen Minen.
clash-both = Dann können aber { CLUES($clues) } nicht beide stimmen.
clash-too-many = Dann berührt die { $number } in { CELL($clue) } aber { $mines } Minen.
clash-too-few =
    { $most ->
        [0] Dann berührt die { $number } in { CELL($clue) } aber gar keine Mine.
        [one] Dann berührt die { $number } in { CELL($clue) } aber höchstens eine Mine.
       *[other] Dann berührt die { $number } in { CELL($clue) } aber höchstens { $most } Minen.
    }

## The conclusion

so-mines =
    { $count ->
        [one] Also ist { CELLS($cells) } eine Mine.
       *[other] Also sind { CELLS($cells) } Minen.
    }
so-safe =
    { $count ->
        [one] Also ist { CELLS($cells) } sicher.
       *[other] Also sind { CELLS($cells) } sicher.
    }
so-both =
    Also { $mined_count ->
        [one] ist { CELLS($mined) } eine Mine
       *[other] sind { CELLS($mined) } Minen
    }, und { CELLS($safe) } { $safe_count ->
        [one] ist sicher.
       *[other] sind sicher.
    }
either-way-mines =
    { $count ->
        [one] So oder so ist { CELLS($cells) } eine Mine.
       *[other] So oder so sind { CELLS($cells) } Minen.
    }
either-way-safe =
    { $count ->
        [one] So oder so ist { CELLS($cells) } sicher.
       *[other] So oder so sind { CELLS($cells) } sicher.
    }
either-way-both =
    So oder so { $mined_count ->
        [one] ist { CELLS($mined) } eine Mine
       *[other] sind { CELLS($mined) } Minen
    }, und { CELLS($safe) } { $safe_count ->
        [one] ist sicher.
       *[other] sind sicher.
    }

## What is known already

known-mines =
    { $count ->
        [one] Bekannte Mine: { CELLS($cells) }.
       *[other] Bekannte Minen: { CELLS($cells) }.
    }
wrong-flags =
    { $count ->
        [one] Die Flagge auf { CELLS($cells) } ist falsch.
       *[other] Diese Flaggen sind falsch: { CELLS($cells) }.
    }

## Guesses

hint-nothing-left = Es gibt nichts mehr zu finden: Alle verdeckten Felder sind bekannt.
hint-nothing-certain = Hier steht nichts fest.
hint-nothing-in-time = In der verfügbaren Zeit war kein sicherer Zug zu finden.
guess-wins-most = Mit { CELL($cell) } gewinnst du am häufigsten: in { PERCENT($winning) } der Fälle ({ PERCENT($risk) } Minenrisiko).
guess-most-useful = Wenn du raten musst, bringt { CELL($cell) } am meisten: { PERCENT($risk) } Minenrisiko.
guess-safest = Wenn du raten musst, ist { CELL($cell) } am sichersten: { PERCENT($risk) } Minenrisiko.
guess-equals =
    { $count ->
        [one] Ein weiteres Feld ist genauso sicher.
       *[other] { $count } weitere Felder sind genauso sicher.
    }
guess-opens-area = In { PERCENT($chance) } der Fälle öffnet sich dort ein Gebiet.
guess-next = Der zweitbeste Ratezug ist { CELL($cell) }: { PERCENT($risk) } Minenrisiko.
guess-next-wins = Der zweitbeste Ratezug ist { CELL($cell) }: Damit gewinnst du in { PERCENT($winning) } der Fälle ({ PERCENT($risk) } Minenrisiko).
guess-never-loses = In diesem Spiel verlierst du nie durch Raten.
