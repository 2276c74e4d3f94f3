### What measuring a qubit tells, sentence by sentence. $board is Z or H; $state is a state of a qubit;
### $chance is 0, ½ or 1.

measured-outcome =
    { $mine ->
        [yes] Measured { CELL($cell) } on the { $board } board: a mine.
       *[no] Measured { CELL($cell) } on the { $board } board: no mine.
    }
measured-shielded =
    { $mine ->
        [yes] Used a shield on { CELL($cell) } on the { $board } board: a mine.
       *[no] Used a shield on { CELL($cell) } on the { $board } board: no mine.
    }
measured-state = The cell was { STATE($state) }, so the chance of a mine was { $chance }.
measured-shared =
    { $kind ->
        [singlet] The cell is half of a linked pair (a singlet), so the chance of a mine was { $chance }.
        [link] The cell is half of a linked pair (a link), so the chance of a mine was { $chance }.
       *[trio] The cell is one of three linked cells (a trio), so the chance of a mine was { $chance }.
    }
# $numbers and $shares are lists such as “½ on Z and 1 on H”.
measured-shows = It shows { LIST($numbers) }.
measured-dropped = The numbers around it dropped by { LIST($shares) }.
measured-on-board = { $number } on { $board }
measured-so-held = So it was { STATE($state) }.
measured-now = Now { CELL($cell) } is { STATE($state) }.
measured-still-shared = Even now, { CELL($cell) } has no state of its own.
# Two cells of a trio were measured, which decides the third; $boards is a text such as “H Z Z”.
measured-trio-odd =
    { $mines ->
        [one] Measured on { $boards }, this trio has one mine. On H H H, the number is always odd; on H Z Z, Z H Z and Z Z H, it’s always even. No hidden board can do this.
       *[other] Measured on { $boards }, this trio has { $mines } mines. On H H H, the number is always odd; on H Z Z, Z H Z and Z Z H, it’s always even. No hidden board can do this.
    }
measured-trio-even =
    { $mines ->
        [0] Measured on { $boards }, this trio has no mine. On H Z Z, Z H Z and Z Z H, the number is always even; on H H H, it’s always odd. No hidden board can do this.
       *[other] Measured on { $boards }, this trio has { $mines } mines. On H Z Z, Z H Z and Z Z H, the number is always even; on H H H, it’s always odd. No hidden board can do this.
    }
# A link to the lesson on trios.
measured-trio-lesson = See why in the lesson on Mermin’s trio
measured-more =
    { $count ->
        [one] One more cell was measured.
       *[other] { $count } more cells were measured.
    }

## In the sandbox

# $what and $why are whole sentences.
sandbox-measured = { $what } { $why }
sandbox-state = The cell was { STATE($state) }, so the chance of a mine was { $chance }.
sandbox-state-shared = The cell had no state of its own, so the chance of a mine was { $chance }.
sandbox-now = Now { CELL($cell) } is { STATE($state) }.
sandbox-now-shared = Now { CELL($cell) } has no state of its own.
sandbox-seen = Seen: { $what }
