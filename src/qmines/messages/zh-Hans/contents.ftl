### What is in a board: in the terminal game and in plain mode.

contents-mines = { $count }个雷
contents-state = { STATE($state) } { $count }格
contents-group =
    { $kind ->
        [singlet] { $count }对单态
        [link] { $count }对连接
       *[trio] { $count }个三元组
    }
contents-shields = { $count }个护盾
contents-measured = 已测量{ $count }格
contents-layout = 排布{ $layout }
contents-random = { STATE($state) } { $count }格（随机）
# Something that a rule set counts, and how much there is of it.
contents-count = { $name } { $count }
