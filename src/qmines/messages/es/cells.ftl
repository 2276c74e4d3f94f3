### How cells and clues are written.

# $columns is a list such as "2, 3 and 4"; $count says how many there are.
cells-in-row =
    fila { $row }, { $count ->
        [one] columna { $columns }
       *[other] columnas { $columns }
    }
# Cells in several rows; $last is the last row, $rows counts those before it.
cells-in-rows =
    { $rows ->
        [one] { $first }, y { $last }
       *[other] { $first }; y { $last }
    }
cells-in-rows-or =
    { $rows ->
        [one] { $first }, o { $last }
       *[other] { $first }; o { $last }
    }
cells-more = { $count } más
# A number on the board, in the middle of a sentence.
clue = el { $number } de la { CELL($cell) }

## The states of a qubit, after a number or a verb: “4 mined on Z”, “it was safe on H”

state-zero = sin mina en Z
state-one = con mina en Z
state-plus = con mina en H
state-minus = sin mina en H

## What a cell shows, as a screen reader says it

cell-empty = vacía
cell-hidden = oculta
cell-flag = bandera
cell-question = interrogación
cell-mine = mina
cell-hit = mina explotada
cell-wrong = bandera incorrecta
cell-measured = medida
cell-saved = rescatada
cell-blank = ya no importa
