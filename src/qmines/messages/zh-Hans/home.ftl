### The home page: a board that is ready, and the ways to everything else.

home-title = 扫雷，不必再瞎猜。
# Beside a Classic board, which can require guesses.
home-title-classic = 扫雷，打开就玩。
# Beside a Classic board; $noguess and $forgiving are names of rules above it.
home-lead-guess = 经典模式有时只能靠猜。选择“{ $noguess }”或“{ $forgiving }”，就不会因为被迫猜雷而输。
home-continue = 继续
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }，{ $time }
home-daily = 每日挑战
home-daily-note = 每天更新，所有人玩同样的雷区
home-learn = 学习
home-learn-note = 课程与谜题，从第一个定式到量子比特
home-analyse = 分析
home-analyse-note = 任意局面中每一格的有雷概率

## The bar over the board, also in a game

home-rules = 规则
home-level = 难度
home-custom = 自定义…
home-custom-help = 任意大小和所有选项
home-custom-game = 自定义游戏
home-cancel = 取消
home-play = 开始
