### How cells and clues are written.

# $columns is a list such as "2, 3 and 4"; $count says how many there are.
cells-in-row =
    wiersz { $row }, { $count ->
        [one] kolumna { $columns }
       *[other] kolumny { $columns }
    }
# Cells in several rows; $last is the last row, $rows counts those before it.
cells-in-rows = { $first } oraz { $last }
cells-in-rows-or = { $first } lub { $last }
cells-more = jeszcze { $count }
# A number on the board, in the middle of a sentence.
clue = { $number } ({ CELL($cell) })

## The states of a qubit, after a number or a verb: “4 mined on Z”, “it was safe on H”

state-zero = bezpieczne na Z
state-one = zaminowane na Z
state-plus = zaminowane na H
state-minus = bezpieczne na H

## What a cell shows, as a screen reader says it

cell-empty = puste
cell-hidden = zakryte
cell-flag = flaga
cell-question = znak zapytania
cell-mine = mina
cell-hit = mina, która wybuchła
cell-wrong = błędna flaga
cell-measured = zmierzone
cell-saved = uratowane
cell-blank = już nieważne
