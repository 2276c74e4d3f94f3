### Why a mine could have been known: a chain of deductions, with looks under safe cells.

verdict-shows = { CELL($cell) }を開けると{ $number }が出ます。
verdict-opens-area = { CELL($cell) }を開けると広く開きます。
# A chord that must hit a mine, though nobody can say which cell it is.
verdict-assume = { CELLS($cells) }が安全だと仮定します。
verdict-one-of = だから、次のうち少なくとも1つは必ず地雷でした：{ CELLS($cells) }。

## Going through the steps

chain-open = 理由を見る
chain-open-safe = 安全なマスを見る
chain-step = ステップ{ $step }／{ $steps }
chain-back = 戻る
chain-next = 次へ
# Goes to the last step.
chain-last = 最後へ
chain-close = 閉じる
# In the terminal, above and below the board.
verdict-title = 理由
verdict-keys = { $back } { $next } 移動、{ $close } 閉じる
