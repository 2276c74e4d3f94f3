### The statistics page: filters, figures, plots and the list of games.

stats-leaderboard = 排行榜
stats-none = 完成第一局后，统计就会显示在这里。
stats-none-filtered = 没有符合筛选条件的已完成对局。

## Filters

stats-filters = 筛选
stats-rules = 规则
stats-rules-all = 所有规则
stats-level = 难度
stats-level-all = 所有难度
stats-options = 选项
stats-options-all = 所有选项
stats-help = 辅助
stats-help-all = 不限
stats-help-none = 无辅助
stats-help-any = 有辅助
stats-time = 时段
stats-time-all = 全部
stats-time-week = 最近7天
stats-time-month = 最近30天
stats-time-quarter = 最近90天
stats-time-year = 最近365天

## Figures

stats-games = 对局
stats-games-streak = 当前连胜：{ $count }
stats-games-kinds = { $count }种对局
stats-won = 胜率
stats-won-likely = 可能在{ PERCENT($low, digits: 0) }到{ PERCENT($high, digits: 0) }之间
stats-won-games = 赢{ $count }局
stats-accuracy = 准确度
stats-accuracy-mistakes = { $count }局因失误而输
stats-best-time = 最佳时间
stats-best-time-level = 请选择难度
stats-no-wins = 还没有胜局
stats-mean-time = 平均时间
stats-average = 平均{ $value }
stats-best-speed = 最高 3BV/s
stats-best-speed-all = 全部对局
stats-best-streak = 最长连胜
stats-best-streak-note = 连续获胜局数

## By level

stats-by-level = 按难度
stats-by-level-help = 辅助
stats-by-level-with = 有
stats-by-level-without = 无
stats-by-level-rules = { $rules }，{ $options }
stats-by-level-range = { PERCENT($low, digits: 0) }–{ PERCENT($high, digits: 0) }
stats-speed = 3BV/s
stats-streak = 连胜

## Plots

stats-plot-win-rate = 胜率
stats-plot-win-rate-about = 获胜对局所占比例。色带为95%置信区间。
stats-plot-accuracy = 准确度与运气
stats-plot-accuracy-about = 准确度：不是因失误而输的对局所占比例。运气：一局中所有猜测都安全的概率。
stats-plot-luck = 运气
stats-plot-time = 时间
stats-plot-time-about = 胜局的平均用时和最佳用时（秒）。
stats-plot-mean = 平均
stats-plot-best = 最佳
stats-plot-speed = 每秒 3BV
stats-plot-speed-about = 获胜的速度：雷区所需的最少点击数除以用时。
stats-plot-efficiency = 效率
stats-plot-efficiency-about = 点击的节省程度：不插旗所需的最少点击数除以你的点击数。
stats-plot-one-level = 只有同一难度的时间才能比较。请在上方或表格中选择一个难度。
stats-plot-first-win = 第一次获胜后，这里会显示时间、速度和效率。
stats-plot-games = 第{ $first }–{ $last }局，{ $days }
stats-plot-table = 显示为表格
stats-plot-table-name = { $title }，表格
# A point of a plot; $values are those of its lines.
stats-plot-point = { $games }：{ $values }
stats-plot-value = { $name } { $value }
stats-plot-interval = { $value }（{ $low }–{ $high }）
stats-plot-described = { $about }{ $last }。下方表格列出所有数值。
stats-plot-described-from = { $about }{ $first }。{ $last }。下方表格列出所有数值。

## The list of games

stats-list = 对局
stats-outcome = 结果
stats-outcome-all = 所有结果
stats-outcome-won = 胜
stats-outcome-lost = 负
stats-outcome-playing = 未完成
stats-newer = 较新
stats-older = 较早
stats-replay-file = 回放对局文件
# $play is a link to the home page.
stats-list-none = 没有符合的对局。{ $play }
stats-list-play = 来一局吧。
stats-list-game = 对局
stats-list-time = 用时
stats-list-when = 日期
stats-list-continue = 继续
stats-list-replay = 回放
stats-list-gave-up = 放弃
stats-list-mistake = 失误
stats-list-luck = 运气不好
# The options and the help of a game.
stats-list-about = { $options }；{ $help }
