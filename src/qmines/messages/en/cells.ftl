### How cells and clues are written.

# $columns is a list such as "2, 3 and 4"; $count says how many there are.
cells-in-row =
    row { $row }, { $count ->
        [one] column { $columns }
       *[other] columns { $columns }
    }
# Cells in several rows; $last is the last row, $rows counts those before it.
cells-in-rows =
    { $rows ->
        [one] { $first } and { $last }
       *[other] { $first }; and { $last }
    }
cells-in-rows-or =
    { $rows ->
        [one] { $first } or { $last }
       *[other] { $first }; or { $last }
    }
cells-more = { $count } more
# A number on the board, in the middle of a sentence.
clue = the { $number } at { CELL($cell) }

## The states of a qubit, after a number or a verb: “4 mined on Z”, “it was safe on H”

state-zero = safe on Z
state-one = mined on Z
state-plus = mined on H
state-minus = safe on H

## What a cell shows, as a screen reader says it

cell-empty = empty
cell-hidden = hidden
cell-flag = flag
cell-question = question mark
cell-mine = mine
cell-hit = exploded mine
cell-wrong = wrong flag
cell-measured = measured
cell-saved = saved
cell-blank = no longer matters
