### How cells and clues are written.

# $columns is a list such as "2, 3 and 4"; $count says how many there are.
cells-in-row = { $row }行{ $columns }列
# Cells in several rows; $last is the last row, $rows counts those before it.
cells-in-rows =
    { $rows ->
        [1] { $first }と{ $last }
       *[other] { $first }、{ $last }
    }
cells-in-rows-or =
    { $rows ->
        [1] { $first }または{ $last }
       *[other] { $first }、または{ $last }
    }
cells-more = ほか{ $count }個
# A number on the board, in the middle of a sentence.
clue = { CELL($cell) }の{ $number }

## The states of a qubit, after a number or a verb: “4 mined on Z”, “it was safe on H”

state-zero = Zで安全
state-one = Zで地雷
state-plus = Hで地雷
state-minus = Hで安全

## What a cell shows, as a screen reader says it

cell-empty = 空白
cell-hidden = 未開封
cell-flag = 旗
cell-question = ？マーク
cell-mine = 地雷
cell-hit = 爆発した地雷
cell-wrong = 間違った旗
cell-measured = 測定済み
cell-saved = 救済
cell-blank = もう関係なし
