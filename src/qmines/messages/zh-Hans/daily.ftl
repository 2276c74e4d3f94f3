### The boards of the day.

daily-title = 每日挑战
daily-day = 日期
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] 所有人玩同样的雷区。每局只有一次机会，打开雷区即开始计时。{ $minutes }分钟后换新雷区。
       *[other] 所有人玩同样的雷区。每局只有一次机会，打开雷区即开始计时。{ $hours }小时{ $minutes }分钟后换新雷区。
    }
daily-past = 往日的雷区，仅供练习，不计入排名和连续天数。
daily-play = 开始
daily-continue = 继续
daily-won = 你用{ $time }扫完了。
daily-lost = 这个雷区只能挑战一次，你的机会已用完。
daily-tried =
    { $count ->
        [0] 还没有人挑战这个雷区。
       *[other] 已有{ $count }人挑战这个雷区。
    }
daily-tried-none-won = 已有{ $count }人挑战这个雷区，但还没有注册玩家扫完。
daily-fair = 公平验证
daily-fair-past = 种子，以及前一天公布的该种子的 SHA-256 哈希值：
daily-fair-today = 今日种子的 SHA-256 哈希值（种子明天公布），下面是明日种子的哈希值：

## Calendar, yesterday, sharing

daily-calendar = 你的日历
daily-earlier = 上个月
daily-later = 下个月
daily-streak =
    { $count ->
        [0] 暂无连续记录
       *[other] 已连续{ $count }天
    }
daily-best-streak = 最长连续：{ $count }天
daily-streak-about = 在 UTC 零点前完成当天任意一局，当天就计入连续天数。
daily-calendar-none = { $day }：未玩
# $won and $played are numbers of boards.
daily-calendar-day = { $day }：玩了{ $played }局，赢了{ $won }局
daily-yesterday = 昨天
daily-yesterday-none = 昨天没有注册玩家扫完雷区。
# $name is the quickest player of a board.
daily-yesterday-best = { $name } 最快，用时{ $time }。
daily-yesterday-replay = 观看回放
daily-commentary = 求解器点评
daily-commentary-clean = 每一步都有把握：没有猜，也没有失误。
daily-commentary-move = 第{ $number }步
daily-commentary-more = 另有{ $count }处猜测或失误，已在回放中标出。
daily-commentary-loading = 求解器正在分析这一局…
daily-share = 分享今日成绩
daily-share-copied = 已复制，不会泄露雷区内容。
daily-share-title = qmines 每日挑战，{ $day }
daily-share-won = ✅ { $board }：{ $time }
daily-share-lost = ❌ { $board }
daily-share-streak = 🔥 连续{ $count }天

## Why a board of the day is refused

daily-refused-day = “{ $day }”不是有效日期，正确格式如2026-11-15。
daily-refused-range = { $day }没有可玩的雷区，请选择其他日期。
daily-refused-level = 每日挑战没有“{ $level }”难度。请选择{ LIST($levels, type: "or") }。
