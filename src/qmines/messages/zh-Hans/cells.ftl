### How cells and clues are written.

# $columns is a list such as "2, 3 and 4"; $count says how many there are.
cells-in-row = 第{ $row }行第{ $columns }列
# Cells in several rows; $last is the last row, $rows counts those before it.
cells-in-rows =
    { $rows ->
        [1] { $first }及{ $last }
       *[other] { $first }；以及{ $last }
    }
cells-in-rows-or =
    { $rows ->
        [1] { $first }或{ $last }
       *[other] { $first }；或{ $last }
    }
cells-more = 另外{ $count }格
# A number on the board, in the middle of a sentence.
clue = { CELL($cell) }的{ $number }

## The states of a qubit, after a number or a verb: “4 mined on Z”, “it was safe on H”

state-zero = Z上安全
state-one = Z上是雷
state-plus = H上是雷
state-minus = H上安全

## What a cell shows, as a screen reader says it

cell-empty = 空白
cell-hidden = 未翻开
cell-flag = 旗
cell-question = 问号
cell-mine = 雷
cell-hit = 踩中的雷
cell-wrong = 错旗
cell-measured = 已测量
cell-saved = 已化险
cell-blank = 已无关
