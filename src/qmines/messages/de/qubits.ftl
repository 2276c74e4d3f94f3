### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is the state of a qubit.

qubit-hint-open = Decke auf dem { $board }-Brett { CELL($cell) } auf.
qubit-hint-shield = Teste auf dem { $board }-Brett { CELL($cell) } mit einem Schild.
qubit-only-state = Das Feld kann nur { STATE($state) } sein.
qubit-more-certain =
    { $count ->
        [one] Ein weiteres Feld steht fest.
       *[other] { $count } weitere Felder stehen fest.
    }
# Why a cell is certainly safe on $board. $clue, $other and $clues are open cells, $cells the cells in question;
# $numbers is a list such as “½ on Z and 1 on H”.
# $aside says whether linked cells are left out of the numbers.
qubit-why-zero =
    { $aside ->
        [yes] Ohne die verbundenen Felder bleibt der Zahl in { CELL($clue) } auf { $board } nur 0, also ist dort kein anderes Feld um sie herum eine Mine.
       *[no] Die Zahl in { CELL($clue) } ist auf { $board } jetzt 0, also ist dort kein verdecktes Feld um sie herum eine Mine.
    }
qubit-why-one =
    { $aside ->
        [yes] Ohne die verbundenen Felder bleibt der Zahl in { CELL($clue) } noch { LIST($numbers) } für { $count } verdeckte Felder: Das geht nur auf, wenn sie alle auf { $board } sicher sind.
       *[no] { qubit-why-one-alone }
    }
qubit-why-one-alone =
    { $count ->
        [one] { CELL($clue) } zeigt { LIST($numbers) } und zählt nur dieses verdeckte Feld. Das geht nur auf, wenn es auf { $board } sicher ist.
       *[other] { CELL($clue) } zeigt { LIST($numbers) } für { $count } verdeckte Felder. Das geht nur auf, wenn sie alle auf { $board } sicher sind.
    }
qubit-why-same =
    { $aside ->
        [yes] Ohne die verbundenen Felder bleibt den Zahlen in { CELL($clue) } und { CELL($other) } auf { $board } beiden { $number }, aber die in { CELL($clue) } zählt zusätzlich { CELLS($cells) } mit. { qubit-adds-nothing }
       *[no] Die Zahlen in { CELL($clue) } und { CELL($other) } sind auf { $board } beide { $number }, aber die in { CELL($clue) } zählt zusätzlich { CELLS($cells) } mit. { qubit-adds-nothing }
    }
qubit-adds-nothing =
    { $cells ->
        [one] Also trägt dieses Feld nichts bei: Es ist auf { $board } sicher.
       *[other] Also tragen diese Felder nichts bei: Sie sind auf { $board } sicher.
    }
qubit-why-more =
    { $aside ->
        [yes] Lass die verbundenen Felder weg. Dann zählt die Zahl in { CELL($clue) } dieselben Felder wie die in { CELL($other) }, dazu noch { CELLS($cells) }, und ist um { LIST($numbers) } höher. Das geht nur auf, wenn dieses Feld auf { $board } sicher ist.
       *[no] Die Zahl in { CELL($clue) } zählt dieselben Felder wie die in { CELL($other) }, dazu noch { CELLS($cells) }, und ist um { LIST($numbers) } höher. Das geht nur auf, wenn dieses Feld auf { $board } sicher ist.
    }
qubit-why-need =
    { $count ->
        [one] Die Zahl in { CELL($clue) } ist { LIST($numbers) }, bei einem verdeckten Feld.
       *[other] Die Zahl in { CELL($clue) } ist { LIST($numbers) }, bei { $count } verdeckten Feldern.
    }
qubit-why-adds-up = Zusammen gehen diese Zahlen nur auf, wenn dieses Feld auf { $board } sicher ist.
qubit-why-linked = Dieses Feld ist verbunden, und durch das Ergebnis in { CELLS($clues) } ist es auf { $board } sicher.
qubit-why-several = Zusammen lassen die Zahlen in { CELLS($clues) } nichts anderes zu: Das Feld ist auf { $board } sicher.
qubit-why-totals = Die Zahlen in { CELLS($clues) } und die Anzahlen jeder Art von Feldern lassen nichts anderes zu: Das Feld ist auf { $board } sicher.
qubit-why-totals-alone = Die Anzahlen jeder Art von Feldern lassen nichts anderes zu: Das Feld ist auf { $board } sicher.
qubit-group-ruled-out = Die Messungen in der Gruppe dieses Felds schließen hier auf dem { $board }-Brett eine Mine aus.
qubit-shield-settles = Das Feld ist verbunden, also auf beiden Brettern ein Münzwurf. Ein Schild testet es ohne Risiko, und das Ergebnis entscheidet über die Felder, mit denen es verbunden ist.
qubit-shield-likely-linked = Das Feld ist wahrscheinlich verbunden, und auf verbundenen Feldern ist ein Schild am meisten wert.
qubit-shield-half = Das Minenrisiko beträgt 50 %, und genau da hilft ein Schild am meisten.
qubit-shield-spare = Du hast mehr Schilde, als die Gruppen brauchen.
qubit-first-safe = Das erste Feld ist immer sicher, und eine Ecke öffnet am ehesten ein Gebiet.
qubit-first-unknown = Noch ist nichts bekannt. Eine Ecke öffnet am ehesten ein Gebiet.
qubit-risk = Nichts steht fest: { PERCENT($risk) } Minenrisiko.
qubit-survives = Nichts steht fest; das Feld ist zu { PERCENT($survival) } sicher: { LIST($states) }.
qubit-survives-about = Nichts steht fest; das Feld ist zu { PERCENT($survival) } ± { PERCENT($error) } sicher: { LIST($states) }.
qubit-state-share = { PERCENT($share) } { STATE($state) }
qubit-no-state = kein eigener Zustand
qubit-wins = Mit diesem Zug gewinnst du { PERCENT($share) } der Spiele.
qubit-none-left = Es gibt nichts mehr zu messen.

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $label } (x = { $x }, z = { $z }), auf { $board } garantiert sicher und auf { $other } ein Münzwurf.
arrow-mine = { $label } (x = { $x }, z = { $z }), auf { $board } garantiert eine Mine und auf { $other } ein Münzwurf.
arrow-none = kein eigener Zustand (x = 0, z = 0), auf beiden Brettern ein Münzwurf.
