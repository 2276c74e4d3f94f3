### How cells and clues are written.

# $columns is a list such as "2, 3 and 4"; $count says how many there are.
cells-in-row =
    ligne { $row }, { $count ->
        [one] colonne { $columns }
       *[other] colonnes { $columns }
    }
# Cells in several rows; $last is the last row, $rows counts those before it.
cells-in-rows =
    { $rows ->
        [1] { $first }, et { $last }
       *[other] { $first } ; et { $last }
    }
cells-in-rows-or =
    { $rows ->
        [1] { $first }, ou { $last }
       *[other] { $first } ; ou { $last }
    }
cells-more = { $count } de plus
# A number on the board, in the middle of a sentence.
clue = le { $number } en { CELL($cell) }

## The states of a qubit, after a number or a verb: “4 mined on Z”, “it was safe on H”

state-zero = sûre sur Z
state-one = minée sur Z
state-plus = minée sur H
state-minus = sûre sur H

## What a cell shows, as a screen reader says it

cell-empty = vide
cell-hidden = cachée
cell-flag = drapeau
cell-question = point d’interrogation
cell-mine = mine
cell-hit = mine qui a explosé
cell-wrong = drapeau mal placé
cell-measured = mesurée
cell-saved = sauvée
cell-blank = ne compte plus
