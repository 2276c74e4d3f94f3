### What measuring a qubit tells, sentence by sentence. $board is Z or H; $state is a state of a qubit;
### $chance is 0, ½ or 1.

measured-outcome =
    { $mine ->
        [yes] { CELL($cell) } auf dem { $board }-Brett gemessen: eine Mine.
       *[no] { CELL($cell) } auf dem { $board }-Brett gemessen: keine Mine.
    }
measured-shielded =
    { $mine ->
        [yes] { CELL($cell) } auf dem { $board }-Brett mit Schild getestet: eine Mine.
       *[no] { CELL($cell) } auf dem { $board }-Brett mit Schild getestet: keine Mine.
    }
measured-state = Das Feld war { STATE($state) }, die Wahrscheinlichkeit einer Mine also { $chance }.
measured-shared =
    { $kind ->
        [singlet] Das Feld ist die Hälfte eines verbundenen Paars (eines Singuletts), die Wahrscheinlichkeit einer Mine war also { $chance }.
        [link] Das Feld ist die Hälfte eines verbundenen Paars (einer Verbindung), die Wahrscheinlichkeit einer Mine war also { $chance }.
       *[trio] Das Feld ist eines von drei verbundenen Feldern (eines Trios), die Wahrscheinlichkeit einer Mine war also { $chance }.
    }
# $numbers and $shares are lists such as “½ on Z and 1 on H”.
measured-shows = Es zeigt { LIST($numbers) }.
measured-dropped = Die Zahlen ringsum sind gesunken: um { LIST($shares) }.
measured-on-board = { $number } auf { $board }
measured-so-held = Das Feld war also { STATE($state) }.
measured-now = Jetzt ist { CELL($cell) } { STATE($state) }.
measured-still-shared = Auch jetzt hat { CELL($cell) } keinen eigenen Zustand.
# Two cells of a trio were measured, which decides the third; $boards is a text such as “H Z Z”.
measured-trio-odd =
    { $mines ->
        [one] Auf { $boards } gemessen, hat dieses Trio eine Mine. Auf H H H ist die Zahl immer ungerade, auf H Z Z, Z H Z und Z Z H immer gerade: Kein verborgenes Spielfeld kann das.
       *[other] Auf { $boards } gemessen, hat dieses Trio { $mines } Minen. Auf H H H ist die Zahl immer ungerade, auf H Z Z, Z H Z und Z Z H immer gerade: Kein verborgenes Spielfeld kann das.
    }
measured-trio-even =
    { $mines ->
        [0] Auf { $boards } gemessen, hat dieses Trio keine Mine. Auf H Z Z, Z H Z und Z Z H ist die Zahl immer gerade, auf H H H immer ungerade: Kein verborgenes Spielfeld kann das.
       *[other] Auf { $boards } gemessen, hat dieses Trio { $mines } Minen. Auf H Z Z, Z H Z und Z Z H ist die Zahl immer gerade, auf H H H immer ungerade: Kein verborgenes Spielfeld kann das.
    }
# A link to the lesson on trios.
measured-trio-lesson = Warum, zeigt die Lektion über das Mermin-Trio
measured-more =
    { $count ->
        [one] Ein weiteres Feld wurde gemessen.
       *[other] { $count } weitere Felder wurden gemessen.
    }

## In the sandbox

# $what and $why are whole sentences.
sandbox-measured = { $what } { $why }
sandbox-state = Das Feld war { STATE($state) }, die Wahrscheinlichkeit einer Mine also { $chance }.
sandbox-state-shared = Das Feld hatte keinen eigenen Zustand, die Wahrscheinlichkeit einer Mine war also { $chance }.
sandbox-now = Jetzt ist { CELL($cell) } { STATE($state) }.
sandbox-now-shared = Jetzt hat { CELL($cell) } keinen eigenen Zustand.
sandbox-seen = Gesehen: { $what }
