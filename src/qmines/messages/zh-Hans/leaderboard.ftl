### The leaderboard.

best-filters = 筛选
best-rules = 规则
best-level = 难度
best-level-custom = 自定义大小
best-size = 宽×高×雷数
best-options = 选项
best-kind = 对局
best-kind-solo = 单人，无辅助
best-kind-daily = 每日挑战
best-kind-race = 竞速
best-kind-assisted = 单人，有辅助
best-by = 排序
best-by-time = 时间
best-by-speed = 3BV/s
best-by-efficiency = 效率
best-by-streak = 连胜
best-when = 时段
best-when-day = 今天
best-when-week = 本周
best-when-month = 本月
best-when-all = 全部
best-verified-only = 仅看已验证
best-verified = 已验证
best-pace-fast = 快得异常
best-pace-regular = 节奏异常规律
best-pace-about = 人很少这样点击，但仅凭这一点并不能证明是程序在玩。
best-you = 你
best-guest = 游客不会上榜。
best-unlisted = 这一行只有你能看到。
# $play is a link to the home page.
best-none = 还没有人赢过这样的对局。{ $play }
best-none-play = 来做第一个吧。
best-players =
    { $count ->
        [0] 暂无玩家上榜
       *[other] { NUMBER($count) }位玩家
    }
best-player = 玩家
best-time = 时间
best-speed = 3BV/s
best-efficiency = 效率
best-streak = 连胜
best-wins = 胜局
best-date = 日期
best-fair = 公平验证
best-fair-title = 已通过公平验证
# $command is a command for the terminal.
best-fair-about = 种子在第一次点击前就由服务器确定。游戏结束后，服务器用该种子重放了每一步，得到的哈希、结果和时间完全一致。没有使用辅助和撤销，也没有人可能事先知道雷区。信不过服务器？下载对局文件并运行 { $command }。
