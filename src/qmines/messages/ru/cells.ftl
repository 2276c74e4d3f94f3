### How cells and clues are written.

# $columns is a list such as "2, 3 and 4"; $count says how many there are.
cells-in-row =
    строка { $row }, { $count ->
        [1] столбец { $columns }
       *[other] столбцы { $columns }
    }
# Cells in several rows; $last is the last row, $rows counts those before it.
cells-in-rows = { $first }; { $last }
cells-in-rows-or =
    { $rows ->
        [1] { $first } или { $last }
       *[other] { $first }; или { $last }
    }
cells-more = ещё { $count }
# A number on the board, in the middle of a sentence.
clue = число { $number } ({ CELL($cell) })

## The states of a qubit, after a number or a verb: “4 mined on Z”, “it was safe on H”

state-zero = без мины на Z
state-one = с миной на Z
state-plus = с миной на H
state-minus = без мины на H

## What a cell shows, as a screen reader says it

cell-empty = пусто
cell-hidden = закрыта
cell-flag = флажок
cell-question = знак вопроса
cell-mine = мина
cell-hit = взорвавшаяся мина
cell-wrong = неверный флажок
cell-measured = измерена
cell-saved = спасение
cell-blank = больше не важна
