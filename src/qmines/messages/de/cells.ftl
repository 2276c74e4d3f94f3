### How cells and clues are written.

# $columns is a list such as "2, 3 and 4"; $count says how many there are.
cells-in-row =
    Zeile { $row }, { $count ->
        [one] Spalte { $columns }
       *[other] Spalten { $columns }
    }
# Cells in several rows; $last is the last row, $rows counts those before it.
cells-in-rows = { $first } sowie { $last }
cells-in-rows-or = { $first } oder { $last }
cells-more = { $count } weitere
# A number on the board, in the middle of a sentence.
clue = die { $number } in { CELL($cell) }

## The states of a qubit, after a number or a verb: “4 mined on Z”, “it was safe on H”

state-zero = auf Z sicher
state-one = auf Z vermint
state-plus = auf H vermint
state-minus = auf H sicher

## What a cell shows, as a screen reader says it

cell-empty = leer
cell-hidden = verdeckt
cell-flag = Flagge
cell-question = Fragezeichen
cell-mine = Mine
cell-hit = explodierte Mine
cell-wrong = falsche Flagge
cell-measured = gemessen
cell-saved = gerettet
cell-blank = zählt nicht mehr
