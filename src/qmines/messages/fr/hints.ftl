### Hints on a board of mines: where to look, why, and what to do.
### $cell is a cell and $cells a list of cells; $clue is a number on the board with its place.

## Where to look, one message per technique

hint-where-single = Regarde en { CELLS($cells) } : il suffit de prendre les chiffres un par un.
hint-where-pair = Regarde en { CELLS($cells) } : compare deux chiffres.
hint-where-split = Regarde en { CELLS($cells) } : suppose une mine, ou pas de mine, et vois ce qui en découle.
hint-where-total = Regarde en { CELLS($cells) } : sers-toi du nombre de mines restantes.
hint-where-count = Regarde en { CELLS($cells) } : passe en revue toutes les dispositions possibles.
hint-look-at = Le meilleur pari : { CELLS($cells) }.

## What to do

hint-unflag =
    { $count ->
        [one] Retire le drapeau en { CELLS($cells) }.
       *[other] Retire les drapeaux en { CELLS($cells) }.
    }
hint-open =
    { $cells ->
        [one] Ouvre cette case : { CELLS($cells) }.
       *[other] Ouvre ces cases : { CELLS($cells) }.
    }
hint-flag =
    { $cells ->
        [one] Pose un drapeau ici : { CELLS($cells) }.
       *[other] Pose des drapeaux ici : { CELLS($cells) }.
    }
hint-open-guess = Ouvre la case en { CELL($cell) } : { PERCENT($risk) } de risque de mine.

## Why: what a number tells by itself

reason-zero = Le 0 en { CELL($clue) } ne touche aucune mine.
reason-mines-found =
    { $number ->
        [1] Le 1 en { CELL($clue) } a déjà sa mine : { CELLS($mines) }.
        [2] Le 2 en { CELL($clue) } a déjà ses deux mines : { CELLS($mines) }.
       *[other] Le { $number } en { CELL($clue) } a déjà toutes ses mines : { CELLS($mines) }.
    }
reason-only-room =
    { $need ->
        [one] Le { $number } en { CELL($clue) } n’a qu’une case cachée pour sa mine.
       *[other] Le { $number } en { CELL($clue) } n’a que { $need } cases cachées pour ses { $need } mines.
    }
reason-only-room-left =
    { $need ->
        [one] Il manque une mine au { $number } en { CELL($clue) }, et il ne lui reste qu’une case cachée.
       *[other] Il manque { $need } mines au { $number } en { CELL($clue) }, et il ne lui reste que { $need } cases cachées.
    }

## Why: what two numbers tell together

# $shared is how many cells there are.
reason-shared =
    Le { $number } en { CELL($clue) } a besoin { $need ->
        [one] d’une mine
       *[other] de { $need } mines
    } en { CELLS($cells, type: "or") }, et { $shared ->
        [2] ces deux cases
       *[other] toutes ces cases
    } touchent aussi le { $other_number } en { CELL($other) }, qui n’a besoin d’aucune autre mine.
# $own is how many cells there are.
reason-difference =
    Le { $number } en { CELL($clue) } a besoin { $more ->
        [one] d’une mine
       *[other] de { $more } mines
    } de plus que le { $other_number } en { CELL($other) }, et { $own ->
        [one] une seule case touche
       *[other] seules ces cases touchent
    } le premier sans toucher le second : { CELLS($cells) }.

## Why: what the number of mines left tells

reason-no-mines-left = Il ne reste plus de mines.
reason-cells-left-are-mines =
    { $left ->
        [one] Il reste une mine et une case cachée.
       *[other] Il reste { $left } mines, et autant de cases cachées.
    }
# $count is how many clues there are.
reason-clues-take-all =
    { $left ->
        [one] Il ne reste qu’une mine, et elle revient { $count ->
            [one] à ce chiffre
           *[other] à ces chiffres
        } : { CLUES($clues) }.
       *[other] Il ne reste que { $left } mines, et elles reviennent toutes { $count ->
            [one] à ce chiffre
           *[other] à ces chiffres
        } : { CLUES($clues) }.
    }
reason-clues-leave-some =
    { $left ->
        [one] Il reste une mine, et elle ne peut toucher aucun de ces chiffres : { CLUES($clues) }.
       *[other] Il reste { $left } mines, dont au plus { $most } peuvent toucher { CLUES($clues) }.
    }

## Why: what all possible arrangements have in common

reason-always-mines =
    { $count ->
        [one] Toute disposition compatible avec { CLUES($clues) } a une mine en { CELLS($cells) }.
       *[other] Toute disposition compatible avec { CLUES($clues) } a des mines en { CELLS($cells) }.
    }
reason-never-mines = Aucune disposition compatible avec { CLUES($clues) } n’a de mine en { CELLS($cells, type: "or") }.
reason-always-mines-total =
    { $count ->
        [one] Toute disposition de { $mines } mines compatible avec { CLUES($clues) } a une mine en { CELLS($cells) }.
       *[other] Toute disposition de { $mines } mines compatible avec { CLUES($clues) } a des mines en { CELLS($cells) }.
    }
reason-never-mines-total = Aucune disposition de { $mines } mines compatible avec { CLUES($clues) } n’a de mine en { CELLS($cells, type: "or") }.

## Why: what follows from an assumption

suppose-mine = Supposons une mine en { CELL($cell) }.
suppose-safe = Supposons qu’il n’y ait pas de mine en { CELL($cell) }.
# An assumption within an assumption.
suppose-also-mine = Supposons en plus une mine en { CELL($cell) }.
suppose-also-safe = Supposons en plus qu’il n’y ait pas de mine en { CELL($cell) }.
# $by says what it follows from.
follows-mines =
    Alors il y a { $count ->
        [one] une mine
       *[other] des mines
    } en { CELLS($cells) }{ $by ->
        [clues] , d’après { CLUES($clues) }.
        [clues-and-total] , d’après { CLUES($clues) } et le nombre de mines restantes.
        [total] , d’après le nombre de mines restantes.
       *[contradiction] .
    }
follows-safe =
    Alors il n’y a pas de mine en { CELLS($cells) }{ $by ->
        [clues] , d’après { CLUES($clues) }.
        [clues-and-total] , d’après { CLUES($clues) } et le nombre de mines restantes.
        [total] , d’après le nombre de mines restantes.
       *[contradiction] .
    }
follows-both =
    Alors il y a { $mined_count ->
        [one] une mine
       *[other] des mines
    } en { CELLS($mined) }, mais pas en { CELLS($safe) }{ $by ->
        [clues] , d’après { CLUES($clues) }.
        [clues-and-total] , d’après { CLUES($clues) } et le nombre de mines restantes.
        [total] , d’après le nombre de mines restantes.
       *[contradiction] .
    }
clash-too-many-needed = Mais alors il faudrait plus de mines qu’il n’en reste.
clash-no-room = Mais alors il n’y a plus de place pour toutes les mines restantes.
clash-both = Mais alors ces deux chiffres se contredisent : { CLUES($clues) }.
clash-too-many = Mais alors le { $number } en { CELL($clue) } touche { $mines } mines.
clash-too-few =
    { $most ->
        [0] Mais alors le { $number } en { CELL($clue) } ne touche aucune mine.
        [one] Mais alors le { $number } en { CELL($clue) } touche au plus { $most } mine.
       *[other] Mais alors le { $number } en { CELL($clue) } touche au plus { $most } mines.
    }

## The conclusion

so-mines =
    { $count ->
        [one] Il y a donc une mine en { CELLS($cells) }.
       *[other] Il y a donc des mines en { CELLS($cells) }.
    }
so-safe =
    { $count ->
        [one] Il n’y a donc pas de mine en { CELLS($cells) }.
       *[other] Il n’y a donc pas de mine en { CELLS($cells) }.
    }
so-both =
    Il y a donc { $mined_count ->
        [one] une mine
       *[other] des mines
    } en { CELLS($mined) }, mais pas en { CELLS($safe) }.
either-way-mines =
    { $count ->
        [one] Dans les deux cas, il y a une mine en { CELLS($cells) }.
       *[other] Dans les deux cas, il y a des mines en { CELLS($cells) }.
    }
either-way-safe = Dans les deux cas, il n’y a pas de mine en { CELLS($cells) }.
either-way-both =
    Dans les deux cas, il y a { $mined_count ->
        [one] une mine
       *[other] des mines
    } en { CELLS($mined) }, mais pas en { CELLS($safe) }.

## What is known already

known-mines =
    { $count ->
        [one] Il y a une mine en { CELLS($cells) }.
       *[other] Il y a des mines en { CELLS($cells) }.
    }
wrong-flags =
    { $count ->
        [one] Le drapeau en { CELLS($cells) } est mal placé.
       *[other] Les drapeaux en { CELLS($cells) } sont mal placés.
    }

## Guesses

hint-nothing-left = Il n’y a plus rien à trouver : toutes les cases cachées sont connues.
hint-nothing-certain = Rien n’est certain ici.
hint-nothing-in-time = Aucun coup sûr trouvé à temps.
guess-wins-most = C’est en ouvrant la case en { CELL($cell) } que tu gagnes le plus souvent : dans { PERCENT($winning) } des cas ({ PERCENT($risk) } de risque de mine).
guess-most-useful = Le pari le plus utile : { CELL($cell) }, { PERCENT($risk) } de risque de mine.
guess-safest = Le pari le plus sûr : { CELL($cell) }, { PERCENT($risk) } de risque de mine.
guess-equals =
    { $count ->
        [one] { $count } autre case est tout aussi sûre.
       *[other] { $count } autres cases sont tout aussi sûres.
    }
guess-opens-area = Ce coup ouvre une zone dans { PERCENT($chance) } des cas.
guess-next = Deuxième meilleur pari : { CELL($cell) }, { PERCENT($risk) } de risque de mine.
guess-next-wins = Deuxième meilleur pari : { CELL($cell) }, gagnant dans { PERCENT($winning) } des cas ({ PERCENT($risk) } de risque de mine).
guess-never-loses = Dans cette partie, un pari ne fait jamais perdre.
