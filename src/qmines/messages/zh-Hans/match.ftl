### Quick matches, the lobby, and races against the auto-player or the record.

match-quick = 快速匹配
match-about = 与下一位想玩同样雷区的玩家竞速，不需要账号。
match-rated = 计分
# $rating is a number, $uncertainty how far it may be off.
match-rated-help = 你的等级分：{ $rating } ± { $uncertainty }。你会遇到水平相近的对手。
match-rating = { $rating } ± { $uncertainty }
match-rating-change =
    { $change ->
        [0] ±0
       *[other] { $sign }{ $change }
    }
match-is-rated = 计分

## The lobby

match-lobby = 公开对局
match-lobby-empty = 现在没有公开对局。点“快速匹配”，你就排在第一位。
match-race = 竞速
match-watch = 观战
match-join = 加入
# To a game of your own in the list.
match-return = 返回
match-waiting = 等待对手
match-lobby-waiting = 等待玩家
match-playing = 进行中
match-spectators = { $count }位观众
match-listed = 在“公开对局”中显示这个房间

## Waiting for an opponent

match-looking = 正在寻找对手…
match-looking-note = 现在没有其他人在等这场竞速，有人加入就会立刻开始。
match-waiting-for = 已等待{ $time }
match-cancel = 停止等待
match-rematch-waiting = 正在等待对手…
match-rematch-note = 对手一加入，下一局就开始。
match-meanwhile = 不想等？
match-auto = 与电脑竞速
match-auto-about = 电脑玩同一雷区，速度与真人相当。
match-strength = 强度
match-strength-gentle = 轻松
match-strength-steady = 稳健
match-strength-quick = 快速
match-strength-expert = 高手
match-record = 挑战纪录
# $name is a player, $time their time.
match-record-about = { $name } 用时{ $time }扫完了这个难度。在同一雷区上打破这个纪录吧！
match-record-about-guest = 已验证的最佳时间为{ $time }。在同一雷区上打破这个纪录吧！
match-daily = 玩每日挑战
match-daily-open = 每日挑战
match-daily-about = 每天一次机会，所有人玩同一雷区。

## A rival in a race

match-rival-auto = 电脑，{ $strength }
match-rival-record = { $name } 的纪录
match-rival-record-guest = 纪录
match-rival-first = 你赢了电脑！
match-rival-record-first = 你打破了纪录！
match-rival-lost = 电脑更快。
match-rival-record-lost = 纪录仍未打破。
match-again = 再比一次
match-boards = 雷区
match-boards-note = 为保证公平，你只能看到仍在玩的人都能看到的内容，其余的结束后显示。
match-board-of = { $name } 的雷区，已翻开{ $percent }
# The name of a guest who did not choose one.
match-guest = 游客{ $number }
match-hidden = 已隐藏的玩家
