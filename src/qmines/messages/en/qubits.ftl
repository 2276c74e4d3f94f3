### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is the state of a qubit.

qubit-hint-open = Open { CELL($cell) } on the { $board } board.
qubit-hint-shield = Use a shield on { CELL($cell) } on the { $board } board.
qubit-only-state = This cell can only be { STATE($state) }.
qubit-more-certain =
    { $count ->
        [one] One more cell is certain.
       *[other] { $count } more cells are certain.
    }
# Why a cell is certainly safe on $board. $clue, $other and $clues are open cells, $cells the cells in question;
# $numbers is a list such as “½ on Z and 1 on H”.
# $aside says whether linked cells are left out of the numbers.
qubit-why-zero =
    { $aside ->
        [yes] If you leave out the linked cells, the number at { CELL($clue) } is 0 on { $board }, so no other cell around it is a mine there.
       *[no] The number at { CELL($clue) } is now 0 on { $board }, so every hidden cell around it is safe there.
    }
qubit-why-one =
    { $aside ->
        [yes] If you leave out the linked cells, the number at { CELL($clue) } is { LIST($numbers) } for { $count } hidden cells. That adds up only if all of them are safe on { $board }.
       *[no] { qubit-why-one-alone }
    }
qubit-why-one-alone =
    { $count ->
        [one] The cell at { CELL($clue) } shows { LIST($numbers) } and counts only this hidden cell. That adds up only if this cell is safe on { $board }.
       *[other] The cell at { CELL($clue) } shows { LIST($numbers) } for { $count } hidden cells. That adds up only if all of them are safe on { $board }.
    }
qubit-why-same =
    { $aside ->
        [yes] If you leave out the linked cells, { CELL($clue) } and { CELL($other) } both show { $number } on { $board }, but { CELL($clue) } also counts { CELLS($cells) }. { qubit-adds-nothing }
       *[no] On { $board }, { CELL($clue) } and { CELL($other) } both show { $number }, but { CELL($clue) } also counts { CELLS($cells) }. { qubit-adds-nothing }
    }
qubit-adds-nothing =
    { $cells ->
        [one] So that cell adds nothing: it’s safe on { $board }.
       *[other] So those cells add nothing: they’re safe on { $board }.
    }
qubit-why-more =
    { $aside ->
        [yes] Leave out the linked cells. Then the number at { CELL($clue) } counts every cell that the number at { CELL($other) } counts, and also { CELLS($cells) }. The difference is { LIST($numbers) }, which adds up only if this cell is safe on { $board }.
       *[no] The number at { CELL($clue) } counts every cell that the number at { CELL($other) } counts, and also { CELLS($cells) }. The difference is { LIST($numbers) }, which adds up only if this cell is safe on { $board }.
    }
qubit-why-need =
    { $count ->
        [one] The number at { CELL($clue) } is { LIST($numbers) }, with one hidden cell left.
       *[other] The number at { CELL($clue) } is { LIST($numbers) }, with { $count } hidden cells left.
    }
qubit-why-adds-up = Together, these numbers add up only if this cell is safe on { $board }.
qubit-why-linked = This cell is linked, and the result at { CELLS($clues) } makes it safe on { $board }.
qubit-why-several = Taken together, the numbers at { CELLS($clues) } leave no other possibility: this cell is safe on { $board }.
qubit-why-totals = The numbers at { CELLS($clues) } and the totals of each kind of cell leave no other possibility: this cell is safe on { $board }.
qubit-why-totals-alone = The totals of each kind of cell leave no other possibility: this cell is safe on { $board }.
qubit-group-ruled-out = The measurements in this cell’s group rule out a mine here on the { $board } board.
qubit-shield-settles = This cell is linked, so it’s a coin toss on both boards. A shield tests it without risk, and the result decides the cells it’s linked to.
qubit-shield-likely-linked = This cell is probably linked, and a shield is worth most on a linked cell.
qubit-shield-half = The chance of a mine is 50%, and that’s when a shield helps most.
qubit-shield-spare = You have more shields than the groups need.
qubit-first-safe = The first cell is always safe, and a corner is most likely to open an area.
qubit-first-unknown = Nothing is known yet. A corner is most likely to open an area.
qubit-risk = Nothing is certain: { PERCENT($risk) } chance of a mine.
qubit-survives = Nothing is certain; this cell is safe { PERCENT($survival) } of the time: { LIST($states) }.
qubit-survives-about = Nothing is certain; this cell is safe { PERCENT($survival) } ± { PERCENT($error) } of the time: { LIST($states) }.
qubit-state-share = { STATE($state) } { PERCENT($share) }
qubit-no-state = no state of its own
qubit-wins = With this move, you win { PERCENT($share) } of games.
qubit-none-left = There’s nothing left to measure.

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $label } (x = { $x }, z = { $z }), certainly safe on { $board } and a coin toss on { $other }.
arrow-mine = { $label } (x = { $x }, z = { $z }), certainly a mine on { $board } and a coin toss on { $other }.
arrow-none = no state of its own (x = 0, z = 0), a coin toss on both boards.
