### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is a state such as |0⟩.

qubit-hint-open = Open { CELL($cell) } on the { $board } board.
qubit-hint-shield = Use a shield on { CELL($cell) } on the { $board } board.
qubit-only-state = It can only be { $state }.
qubit-more-certain =
    { $count ->
        [one] One more cell is certain.
       *[other] { $count } more cells are certain.
    }
qubit-group-ruled-out = The measurements in its group rule out a mine there on the { $board } board.
qubit-shield-settles = It is linked to other cells, and a shield settles them all.
qubit-shield-likely-linked = It is probably linked, and that is where a shield is worth most.
qubit-shield-half = Half of the outcomes are mines, and that is where a shield is worth most.
qubit-shield-spare = You have more shields than the groups need.
qubit-first-safe = The first cell is always safe, and a corner opens an area most often.
qubit-first-unknown = Nothing is known yet, and a corner opens an area most often.
qubit-risk = Nothing is certain: { PERCENT($risk) } chance of a mine.
qubit-survives = Nothing is certain; it is safe { PERCENT($survival) } of the time: { LIST($states) }.
qubit-survives-about = Nothing is certain; it is safe { PERCENT($survival) } ± { PERCENT($error) } of the time: { LIST($states) }.
qubit-state-share = { $state } { PERCENT($share) }
qubit-no-state = no state of its own
qubit-wins = From there, you win { PERCENT($share) } of games.
qubit-none-left = There’s nothing left to measure.

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $state } (x = { $x }, z = { $z }), certainly safe on { $board } and a coin toss on { $other }.
arrow-mine = { $state } (x = { $x }, z = { $z }), certainly a mine on { $board } and a coin toss on { $other }.
arrow-none = no state of its own (x = 0, z = 0), a coin toss on both boards.
