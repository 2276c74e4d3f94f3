### Why a mine could have been known: a chain of deductions, with looks under safe cells.

verdict-shows = 翻开{ CELL($cell) }，显示{ $number }。
verdict-opens-area = 翻开{ CELL($cell) }，会打开一片空白。
# A chord that must hit a mine, though nobody can say which cell it is.
verdict-assume = 假设{ CELLS($cells) }安全。
verdict-one-of = 所以其中至少有一个是雷：{ CELLS($cells) }。

## Going through the steps

chain-open = 看原因
chain-open-safe = 看安全的格子
chain-step = 第{ $step }步，共{ $steps }步
chain-back = 上一步
chain-next = 下一步
# Goes to the last step.
chain-last = 到最后
chain-close = 关闭
# In the terminal, above and below the board.
verdict-title = 原因
verdict-keys = { $back } { $next } 前后翻看，{ $close } 关闭
