### What a review says of each move in a replay, and what other rules would have made of a game.

## Moves that risk nothing

review-undo = Der letzte Zug wurde zurückgenommen.
review-pause = Hier begann eine Pause.
review-resume = Hier ging das Spiel weiter.
review-resign = Hier wurde aufgegeben.
# $kind is a kind of help, such as Hints.
review-help = Hilfe benutzt: { $kind }.
review-sandbox = Im Sandkasten steht nichts auf dem Spiel.
review-opened-nothing = Dieser Zug hat nichts aufgedeckt.
review-shield = Mit einem Schild steht nichts auf dem Spiel.
review-first = Der erste Klick ist immer sicher.
review-no-risk = Hier stand nichts auf dem Spiel.
review-mark = Eine Markierung geändert.
review-flag = Eine Flagge gesetzt.
review-flag-mine = Ein Feld markiert, das garantiert eine Mine ist.
review-flag-wrong = Falsche Flagge: Dieses Feld hättest du gefahrlos aufdecken können.
review-flag-chance = Ein Feld mit { PERCENT($chance) } Minenrisiko markiert.

## Moves that risk something. $about is “yes” if chances are estimates; $board is Z or H, or “none” on a single board.

review-safe = Dieser Zug ist garantiert sicher.
review-too-hard = Dieser Zug ist zu schwer zu beurteilen.
review-guess =
    { $about ->
        [yes] Geraten: Das ist zu etwa { PERCENT($survival) } sicher. Kein Zug war sicherer.
       *[no] Geraten: Das ist zu { PERCENT($survival) } sicher. Kein Zug war sicherer.
    }
review-mistake-mine =
    { $board ->
        [none] Das war garantiert eine Mine. Du hättest gefahrlos { CELL($cell) } aufdecken können.
       *[other] Das war garantiert eine Mine. Du hättest auf dem { $board }-Brett gefahrlos { CELL($cell) } aufdecken können.
    }
review-mistake-risk =
    { $board ->
        [none] Dieser Zug ist nur zu { PERCENT($survival) } sicher. Du hättest gefahrlos { CELL($cell) } aufdecken können.
       *[other] Dieser Zug ist nur zu { PERCENT($survival) } sicher. Du hättest auf dem { $board }-Brett gefahrlos { CELL($cell) } aufdecken können.
    }
review-mistake-mine-shield = Das war garantiert eine Mine, und du hattest noch einen Schild.
review-mistake-risk-shield = Dieser Zug ist nur zu { PERCENT($survival) } sicher, und du hattest noch einen Schild.
review-mistake-safer =
    { $about ->
        [yes] Es ging sicherer: Der bessere Zug war zu etwa { PERCENT($best) } sicher, dieser nur zu etwa { PERCENT($survival) }.
       *[no] Es ging sicherer: Der bessere Zug war zu { PERCENT($best) } sicher, dieser nur zu { PERCENT($survival) }.
    }
review-lost = Damit war das Spiel verloren.

## The best move

best-safe = Decke { CELL($cell) } auf: Das ist sicher.
best-safe-more =
    { $more ->
        [one] Decke { CELL($cell) } auf: Das ist sicher, ein weiteres Feld auch.
       *[other] Decke { CELL($cell) } auf: Das ist sicher, { $more } weitere Felder auch.
    }
best-guess = Decke { CELL($cell) } auf: { PERCENT($risk) } Minenrisiko.

## The same game under other rules. $result is won or lost; $why is a sentence that says why.

other-forgiving-visible = Nachsichtig, nur die sichtbaren Zahlen
other-forgiving-strict = Nachsichtig, streng
other-refused = Nach diesen Regeln lässt sich das Spiel nicht spielen: { $why }
other-moved = Auch nach diesen Regeln wird die Mine verschoben, aber der Rest des Spielfelds sieht danach anders aus. Ab hier ist es ein anderes Spiel.
other-continues = Das Spiel wäre weitergegangen: Niemand konnte von dieser Mine wissen, also wäre sie verschoben worden.
other-ends =
    { $result ->
        [won] Hier hättest du gewonnen. { $why }
       *[lost] Hier hättest du verloren. { $why }
    }
other-ends-otherwise =
    { $result ->
        [won] Das Spiel wäre hier ebenfalls zu Ende gewesen, aber du hättest gewonnen. { $why }
       *[lost] Das Spiel wäre hier ebenfalls zu Ende gewesen, aber du hättest verloren. { $why }
    }
other-same-so-far = Bisher kein Unterschied.
other-same =
    { $result ->
        [won] Kein Unterschied: Du hättest ebenfalls gewonnen.
       *[lost] Kein Unterschied: Du hättest ebenfalls verloren.
    }
other-same-move = Du hättest beim selben Zug verloren. { $why }
