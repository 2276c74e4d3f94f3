### Why a move is refused. $width and $height are numbers.

move-game-over = 游戏已结束。
move-lesson-over = 课程已结束。
move-paused = 游戏已暂停，请先继续。
move-not-paused = 游戏没有暂停。
move-ranked-undo = 排位局不能撤销。
move-ranked-pause = 排位局不能暂停。
move-same-board = 其他人在玩同一雷区时，不能撤销和暂停。
move-no-undo = 没有可撤销的操作。
move-no-questions = 这一局不允许问号。
move-no-shields = 护盾已用完。
move-no-board = 找不到以这一格开局的无猜雷区。请换一格，或减少雷数。
move-slow-board = 寻找无猜雷区耗时太久。请换一格开局，或减少雷数。
move-too-hard = 这一步太难判断，请先翻开附近的格子或插旗。
# $states are words such as zero and plus.
move-prepare = 格子可以制备为{ LIST($states, type: "or") }，不能是{ $state }。
move-prepare-group = 这一格不能单独制备：它与其他格子共享状态。请用“重置”重新制备所有格子。
move-outside = { $width }×{ $height }的雷区上没有{ CELL($cell) }。
# $usage is a command with its arguments, such as “open ROW COLUMN”.
move-usage = 用法：{ $usage }。
move-unknown = 这一局没有“{ $verb }”这种操作。可用操作：{ LIST($verbs) }。
