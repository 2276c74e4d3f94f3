### How cells and clues are written.

# $columns is a list such as "2, 3 and 4"; $count says how many there are.
cells-in-row =
    linha { $row }, { $count ->
        [1] coluna { $columns }
       *[other] colunas { $columns }
    }
# Cells in several rows; $last is the last row, $rows counts those before it.
cells-in-rows =
    { $rows ->
        [1] { $first }, e { $last }
       *[other] { $first }; e { $last }
    }
cells-in-rows-or =
    { $rows ->
        [1] { $first }, ou { $last }
       *[other] { $first }; ou { $last }
    }
cells-more = mais { $count }
# A number on the board, in the middle of a sentence.
clue = o { $number } na { CELL($cell) }

## The states of a qubit, after a number or a verb: “4 mined on Z”, “it was safe on H”

state-zero = sem mina em Z
state-one = com mina em Z
state-plus = com mina em H
state-minus = sem mina em H

## What a cell shows, as a screen reader says it

cell-empty = vazia
cell-hidden = oculta
cell-flag = bandeira
cell-question = interrogação
cell-mine = mina
cell-hit = mina que explodiu
cell-wrong = bandeira errada
cell-measured = medida
cell-saved = resgatada
cell-blank = não importa mais
