### How a game ends, what happened on the way, and how it is judged.

## Why the game is over

outcome-cleared = 你翻开了所有没有雷的格子。
outcome-measured = 只剩下雷了：其他格子都已测量。
outcome-learnt = 这一课的内容你都看完了。
outcome-mine = 踩雷了。
outcome-wrong-flag = 有旗插错，双击翻开了雷。
outcome-known-mine = 这个雷本可以用逻辑推出。
# The mine was far from the numbers; opening safe cells would have led to it.
outcome-known-later = 如果先翻开安全的格子，就能找到这个雷。
outcome-punished = 明明能用逻辑找到安全格，你却猜了。
outcome-resigned = 已放弃。
outcome-rules = 按规则，这一局到此结束。
# One line for both: $why is one of the sentences above.
outcome-won-line = 胜利：{ $why }
outcome-lost-line = 失败：{ $why }

## During the game

notice-no-opening = 雷太多，腾不出空白区，所以第一次点击只是安全，没有打开一片。
notice-unprotected = 你选的盘上没有一定安全的格子，所以第一格无法保证安全。
# Forgiving moved mines out of the way of a click, or of a chord that opened several cells.
notice-saved =
    { $count ->
        [1] 你踩中了{ CELLS($cells) }的雷。没有任何逻辑能推知它，所以我们把它挪开了。
       *[other] 你踩中了{ $count }个雷：{ CELLS($cells) }。没有任何逻辑能推知它们，所以我们把它们挪开了。
    }
notice-saved-visible =
    { $count ->
        [1] 你踩中了{ CELLS($cells) }的雷。屏幕上的数字推不出它，所以我们把它挪开了。
       *[other] 你踩中了{ $count }个雷：{ CELLS($cells) }。屏幕上的数字推不出它们，所以我们把它们挪开了。
    }
notice-risk = 你冒了{ PERCENT($risk) }的风险。
notice-boards = 当时有{ COUNT($boards) }种可能的布局。
# The same in a list.
end-saves-value = 为你挪开了{ $saves }个雷
save-cells = { CELLS($cells) }
save-risk = { CELLS($cells) }：风险{ PERCENT($risk) }
save-boards = { CELLS($cells) }：风险{ PERCENT($risk) }，{ COUNT($boards) }种可能的布局
# What a rule set says that has no messages of its own.
plain-text = { $text }

## Whether a loss could have been avoided

verdict-unknown = 这一局为什么输，太难判断。
verdict-bad-luck = 运气不好：没有更安全的走法，你这一步的安全概率为{ PERCENT($survival) }。
verdict-safe-cell = 你本可以安全地翻开{ CELL($cell) }。
verdict-safe-cell-board = 你本可以在{ $board }盘安全地翻开{ CELL($cell) }。
verdict-shield = 你本可以使用护盾。
verdict-safer = 有更安全的走法：安全概率为{ PERCENT($best) }，你这一步为{ PERCENT($survival) }。

## Chances that can’t be shown, or not exactly

chances-sampled = 这些概率是估算值，误差±{ PERCENT($error) }。
chances-bounds = 大多数概率计算耗时太久，只标出了能确定的格子。
chances-too-hard = 这里的概率计算耗时太久。
chances-paused = 游戏当时已暂停，玩家什么都看不到。

## The end of a lesson

lesson-done = 课程完成。
lesson-lost = 这次没成功。
lesson-next = 下一课
lesson-again = 重学这一课
sandbox-lessons = 所有课程
