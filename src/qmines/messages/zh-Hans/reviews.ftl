### What a review says of each move in a replay, and what other rules would have made of a game.

## Moves that risk nothing

review-undo = 撤销了上一步。
review-pause = 游戏暂停。
review-resume = 游戏继续。
review-resign = 玩家放弃了。
# $kind is a kind of help, such as Hints.
review-help = 使用了辅助：{ $kind }。
review-sandbox = 沙盒里没有任何风险。
review-opened-nothing = 这一步没有翻开任何格子。
review-shield = 有护盾，没有风险。
review-first = 第一次点击总是安全的。
review-no-risk = 没有风险。
review-mark = 改变了标记。
review-flag = 插了旗。
review-flag-mine = 给确定的雷插了旗。
review-flag-wrong = 插错了旗：这一格本可以安全地翻开。
review-flag-chance = 插了旗：有雷概率{ PERCENT($chance) }。

## Moves that risk something. $about is “yes” if chances are estimates; $board is Z or H, or “none” on a single board.

review-safe = 这一步一定安全。
review-too-hard = 这一步太难判断。
review-guess =
    { $about ->
        [yes] 猜测，安全概率约{ PERCENT($survival) }。没有更安全的走法。
       *[no] 猜测，安全概率{ PERCENT($survival) }。没有更安全的走法。
    }
review-mistake-mine =
    { $board ->
        [none] 这一格一定是雷。本可以安全地翻开{ CELL($cell) }。
       *[other] 这一格一定是雷。本可以在{ $board }盘安全地翻开{ CELL($cell) }。
    }
review-mistake-risk =
    { $board ->
        [none] 这一步的安全概率只有{ PERCENT($survival) }。本可以安全地翻开{ CELL($cell) }。
       *[other] 这一步的安全概率只有{ PERCENT($survival) }。本可以在{ $board }盘安全地翻开{ CELL($cell) }。
    }
review-mistake-mine-shield = 这一格一定是雷，而当时还有护盾。
review-mistake-risk-shield = 这一步的安全概率只有{ PERCENT($survival) }，而当时还有护盾。
review-mistake-safer =
    { $about ->
        [yes] 有更安全的走法：安全概率约{ PERCENT($best) }，而这一步约{ PERCENT($survival) }。
       *[no] 有更安全的走法：安全概率为{ PERCENT($best) }，而这一步为{ PERCENT($survival) }。
    }
review-lost = 这一步输掉了这一局。

## The best move

best-safe = 翻开{ CELL($cell) }：安全。
best-safe-more = 翻开{ CELL($cell) }：安全，另有{ $more }格也安全。
best-guess = 翻开{ CELL($cell) }：有雷概率{ PERCENT($risk) }。

## The same game under other rules. $result is won or lost; $why is a sentence that says why.

other-forgiving-visible = 宽容，只看屏幕上的数字
other-forgiving-strict = 宽容，严格
other-refused = 这一局不能用这种规则来玩：{ $why }
other-moved = 按这种规则，雷同样会挪开，但其余部分会变得不同，从这里起就是另一局了。
other-continues = 游戏本会继续：这个雷谁都不可能推知，所以本会被挪开。
other-ends =
    { $result ->
        [won] 你本会在这里赢。{ $why }
       *[lost] 你本会在这里输。{ $why }
    }
other-ends-otherwise =
    { $result ->
        [won] 游戏本来也会在这里结束，但你会赢。{ $why }
       *[lost] 游戏本来也会在这里结束，但你会输。{ $why }
    }
other-same-so-far = 到目前为止没有区别。
other-same =
    { $result ->
        [won] 没有区别：你本来也会赢。
       *[lost] 没有区别：你本来也会输。
    }
other-same-move = 你本会在同一步输。{ $why }
