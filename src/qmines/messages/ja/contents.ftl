### What is in a board: in the terminal game and in plain mode.

contents-mines = 地雷{ $count }個
contents-state = { STATE($state) } { $count }個
contents-group =
    { $kind ->
        [singlet] シングレット{ $count }組
        [link] つながり{ $count }組
       *[trio] トリオ{ $count }組
    }
contents-shields = シールド{ $count }個
contents-measured = 測定済み{ $count }個
contents-layout = 配置 { $layout }
contents-random = { STATE($state) } { $count }個（ランダム）
# Something that a rule set counts, and how much there is of it.
contents-count = { $name } { $count }
