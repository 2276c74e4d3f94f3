### Replays.

replay-title = 回放：{ $game }
replay-open-about = 打开对局文件，或把它拖到本页任意位置，即可查看每一步以及当时的精确概率。
replay-open-formats = qmines 可以读取自己的对局文件，以及其他程序的 .rawvf、.avf、.evf、.rmv 和 .mvf 录像。
# Where there is no server.
replay-open-here = 经典和宽容模式的 qmines 对局文件由浏览器自行回放，不会上传任何内容。
replay-here-only = 没有服务器时，本页只能回放经典和宽容模式的 qmines 对局文件；其他文件请在终端使用“qmines replay”。
replay-no-kernel = 回放在浏览器中运行，但引擎加载失败。请重新加载页面再试。
replay-open-file = 打开文件…
# $statistics is a link to the statistics page.
replay-open-private = 文件不会被保存。你在这里玩过的对局见{ $statistics }。
replay-open-statistics = 统计
replay-file = 对局文件
replay-too-large = { $file } 太大，本页无法打开。请在终端使用“qmines replay”。
replay-missing = 找不到回放
replay-missing-game = 前往对局
replay-missing-file = 打开对局文件

## Keys

replay-keys = 键盘快捷键
replay-keys-step = 上一步和下一步
replay-keys-ends = 开头和结尾
replay-keys-play = 播放或暂停
replay-keys-marks = 下一处和上一处猜测或失误
replay-keys-speed = 减速和加速
replay-keys-chances = 概率
replay-keys-cells = 在格子间移动
replay-keys-zoom = 缩放
replay-key-home = Home
replay-key-end = End
replay-key-space = 空格

## Moves. $board is Z or H, or “none” on a single board.

replay-move-open =
    { $board ->
        [none] 翻开{ CELL($cell) }
       *[other] 在{ $board }盘翻开{ CELL($cell) }
    }
replay-move-measure =
    { $board ->
        [none] 测量{ CELL($cell) }
       *[other] 在{ $board }盘测量{ CELL($cell) }
    }
replay-move-chord =
    { $board ->
        [none] 双击{ CELL($cell) }
       *[other] 在{ $board }盘双击{ CELL($cell) }
    }
replay-move-flag =
    { $board ->
        [none] 插旗：{ CELL($cell) }
       *[other] 在{ $board }盘插旗：{ CELL($cell) }
    }
replay-move-question =
    { $board ->
        [none] 标问号：{ CELL($cell) }
       *[other] 在{ $board }盘标问号：{ CELL($cell) }
    }
replay-move-mark =
    { $board ->
        [none] 标记{ CELL($cell) }
       *[other] 在{ $board }盘标记{ CELL($cell) }
    }
replay-move-shield =
    { $board ->
        [none] 用护盾测试{ CELL($cell) }
       *[other] 在{ $board }盘用护盾测试{ CELL($cell) }
    }
replay-move-prepare = 制备：{ CELL($cell) }
# A move that only some rules have; $verb is its name.
replay-move-other =
    { $board ->
        [none] { $verb }：{ CELL($cell) }
       *[other] 在{ $board }盘{ $verb }：{ CELL($cell) }
    }
# $kind is a kind of help, such as Hints.
replay-move-help = 辅助：{ $kind }
replay-move-undo = 撤销
replay-move-pause = 暂停
replay-move-resume = 继续
replay-move-resign = 放弃
replay-move-reset = 重置所有格子
replay-won = 胜利
replay-lost = 失败
replay-end = 游戏结束

## The bar

replay-controls = 回放
replay-step = 步数
replay-marks = 猜测与失误
replay-first = 回到开头
replay-back = 上一步
replay-forward = 下一步
replay-last = 跳到结尾
replay-play = 播放
replay-pause = 暂停
replay-previous-mark-name = 上一处猜测或失误
replay-next-mark-name = 下一处猜测或失误
replay-no-next-mark = 此后没有猜测或失误。
replay-no-previous-mark = 此前没有猜测或失误。
replay-position = { $step } / { $last }
# $words are the move and what is said of it.
replay-where = { $step }/{ $last }：{ $words }
replay-words = { $move }。
replay-words-review = { $move }。{ $review }
replay-speed = 速度
replay-speed-played = 原速
replay-speed-times = { $times }倍速
replay-speed-steps = 每秒{ $steps }步

## Beside the board

replay-panel = 回放面板
replay-time = 时间
replay-next-move = 下一步
replay-this = 本次回放
replay-measured = 刚刚测量
replay-judging = 正在评判各步…
replay-badge =
    { $kind ->
        [safe] ✓ 安全
        [guess] ○ 猜测
       *[mistake] ▲ 失误
    }
replay-badge-saved =
    { $kind ->
        [safe] ✓ 安全 · 已化险
        [guess] ○ 猜测 · 已化险
       *[mistake] ▲ 失误 · 已化险
    }
replay-chances = 概率（O）
replay-best = 最佳一步：{ $move }
replay-best-sampled = 最佳一步：{ $move }概率为估算值，误差±{ PERCENT($error) }。
replay-tally =
    { $guesses ->
        [0] 没有猜测
       *[other] { $guesses }次猜测（○）
    }，{ $mistakes ->
        [0] 没有失误
       *[other] { $mistakes }次失误（▲）
    }。
replay-tally-so-far =
    目前{ $guesses ->
        [0] 没有猜测
       *[other] { $guesses }次猜测（○）
    }，{ $mistakes ->
        [0] 没有失误
       *[other] { $mistakes }次失误（▲）
    }。仍在评判…
replay-rules = 换成其他规则
replay-rules-loading = 正在重放…
replay-rules-step = 第{ $step }步
replay-rules-step-name = 前往第{ $step }步，{ $rules }从这里开始不同
replay-fork = 从这里开始玩
replay-fork-other = …换一个雷区
replay-fork-other-only = 换一个雷区，从这里开始玩
replay-fork-same-note = “从这里开始玩”会在同一雷区上开新局。你已经见过这个雷区，所以这一局算作有辅助。
replay-fork-qubits-note = “从这里开始玩”会以相同的隐藏状态开新局。你已经见过它们，所以这一局算作有辅助。
replay-fork-recorded-note = 从这里开的新局会换一个符合眼前局面的雷区。
replay-fork-not-ready = 还不能从这里开始玩：这一步尚未分析。请稍后再试，或选择其他步。
replay-recorded = 由其他程序录制。
replay-recorded-program = 由 { $program } 录制。
replay-recorded-player = 玩家：{ $player }。
replay-recorded-both = 由 { $program } 录制，玩家：{ $player }。
replay-copy = 复制链接
replay-copied = 已复制此刻的链接。
replay-download = 下载对局文件
replay-game = 前往对局
