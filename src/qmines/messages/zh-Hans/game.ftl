### A game on the web site: the board, the buttons around it, and the card at its end.

game-missing = 找不到这一局
game-missing-new = 开新局
game-panel = 游戏面板
game-paused = 已暂停
# What is being played, over the board.
game-playing = { $rules } · { $level } · { $size }
# A board of the day.
game-playing-daily = 每日挑战 · { $rules } · { $level }
game-playing-custom = { $rules } · { $size }
game-watching = 你正在观战，只有玩家可以操作。
game-watching-player = 你正在观看{ $name }的游戏。
game-watching-room = 你正在观战，加入后才能玩。
game-spectators = { $count }位观众
game-watched-by = 观众：{ LIST($names) }
game-watched-by-more = 观众：{ LIST($names) }，另有{ $count }人
# A spectator without an account who chose a name.
game-watched-by-guest = { $name }（游客）
# The pointer of another player who has no name.
game-player = 玩家
game-offline-moves = 离线：{ $count }步将在重新连接后发送。

## The bar over the board

game-mines-left = 剩余雷数
game-time = 时间
game-shields = 护盾
game-face-playing = 新游戏
game-face-won = 你赢了。新游戏
game-face-lost = 你输了。新游戏
game-face-paused = 已暂停。新游戏

## Buttons

game-dock = 快捷操作
game-tools = 工具
game-tap = 点击操作
game-tool-dig = 翻开
game-tool-flag = 插旗
game-tool-mark = 标记
game-tool-shield = 护盾
game-group-help = 辅助
game-solver = 让求解器来玩
game-more = 更多
game-close = 关闭
game-group-moves = 操作
game-group-view = 视图
game-group-game = 游戏
game-hint = 提示
game-hint-why = 为什么？
game-hint-do = 看答案
game-one-move = 走一步
game-simple-moves = 简单步
game-certain-moves = 所有确定步
game-step = 单步
game-auto-play = 自动扫雷
game-stop = 停止
game-pace = 自动扫雷速度
game-pace-steps = 每秒{ $steps }步
game-may-guess = 卡住时猜一步
game-chances = 概率
# Opens the position in the analyser.
game-reduced = 精简视图
game-zoom-out = 缩小
game-zoom-in = 放大
game-fit = 适应屏幕
game-show-links = 显示关联
game-coach = 教练
game-dirac = 狄拉克记号，如 |0⟩
game-undo = 撤销
game-pause = 暂停
game-resume = 继续
game-new = 新游戏
game-share = 分享
game-sound = 声音
game-give-up = 放弃
# The same button, after it was pressed once.
game-give-up-sure = 真的放弃？

## What is said while playing

game-notes = 消息
game-measurements = 测量记录
game-nothing-said = 还没有消息。
game-logged-out = 你已退出登录。请重新登录以继续这一局。
# After a move that opened several cells; $cell describes the one that was clicked.
game-opened-more = { $cell }；另外翻开了{ $count }格
game-same-board = 其他人在玩同一雷区时，不能使用辅助、撤销和暂停。
game-ranked-no-pause = 排位局不能暂停。
game-link-copied = 链接已复制，打开链接的人都可以观战。
game-result-copied = 成绩已复制，附有回放链接。
game-link = 本局链接
game-copy-link = 复制链接
# Results to share; $game is the rules and the level.
share-won = { $game }：扫雷成功，用时{ $time }
share-lost = { $game }：失败，用时{ $time }
game-bloch = { CELL($cell) }的布洛赫球
game-not-measured = 这一格没有被测量。

## The sandbox

sandbox-title = 沙盒
sandbox-free = 选择点击的作用：在所点的盘上测量，或把格子制备成某种状态。每格显示有雷概率，连线表示关联。
sandbox-story = 课程与结果
sandbox-tap = 点击操作
sandbox-measure = 测量
sandbox-prepare = 把一格制备为：{ STATE($state) }
# On a button that prepares a cell in this state.
sandbox-state-name = { STATE($state) }
sandbox-reset = 重置所有格子

## The card at the end

end-title = 结果
end-won = 扫雷成功
end-won-in = 扫雷成功，用时{ $time }
end-record = 个人新纪录！
# $before says whether that was the best time before this game.
end-best =
    { $before ->
        [yes] 此前最佳：{ $time }
       *[no] 最佳：{ $time }
    }
end-streak = { $count }连胜
# $place is the rank of a ranked win.
end-place = 排行榜第{ $place }名
end-lost = 失败
end-resigned = 已放弃
end-hidden = 所有人结束后，才会显示雷区和你的统计。
end-hidden-daily = 雷区和你的统计将在 UTC 零点后显示。
end-daily = 返回每日挑战
end-again = 新游戏
end-rematch = 再玩这个雷区
end-replay = 回放
end-share = 分享
end-picture = 保存图片
end-more = 全部统计
end-loading = 正在计算统计…
end-fair = 公平验证
# $file is a link to download the game, $command a command for the terminal.
end-fair-check = 下面的种子在第一次点击前就已确定。想亲自验证，请下载{ $file }并运行 { $command }。
end-fair-file = 对局文件
end-states = 显示所有状态
end-circuit = 线路
end-circuit-qasm = OpenQASM
end-circuit-picture = 本局的量子线路
end-circuit-large = 线路太大，无法绘制。可以改为下载 OpenQASM。

## Statistics on the card: a name, a value, and what it means

end-time = 时间
# How much of the board was open at the end, as a percentage.
end-cleared = 进度
end-bbbv = 3BV
end-bbbv-value = { $solved }/{ $total }
end-bbbv-help = 不插旗清完雷区所需的最少点击数
end-bbbv-per-second = 3BV/s
end-clicks = 点击
end-clicks-value = { $clicks }，浪费{ $wasted }
end-efficiency = 效率
end-efficiency-help = 每次点击的 3BV
end-correctness = 准确率
end-correctness-help = 有效点击所占比例
end-throughput = 吞吐率
end-throughput-help = 每次有效点击的 3BV
end-zini = ZiNi
end-zini-help = 用旗和双击所需的点击数（贪心估计）
end-openings = 空白区
end-openings-value = { $openings }，{ $islands }个岛
end-luck = 运气
end-luck-value = { PERCENT($luck) }，猜{ $guesses }次
end-luck-none = 不需要
end-luck-help = 你猜的那些步全都安全的概率
end-saves = 化险
end-saves-help = 雷为你挪开的次数
end-flags = 旗
end-flags-used = 用过
end-flags-none = 未用（NF）
end-undone = 撤销
end-undone-value = 踩雷{ $deaths }次
end-help = 辅助
end-help-none = 无
