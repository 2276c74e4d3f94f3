### What is in a board: in the terminal game and in plain mode.

contents-mines =
    { $count ->
        [one] one mine
       *[other] { $count } mines
    }
contents-state = { $count } { STATE($state) }
contents-group =
    { $kind ->
        [singlet] { $count ->
            [one] one singlet
           *[other] { $count } singlets
        }
        [link] { $count ->
            [one] one link
           *[other] { $count } links
        }
       *[trio] { $count ->
            [one] one trio
           *[other] { $count } trios
        }
    }
contents-shields =
    { $count ->
        [one] One shield
       *[other] { $count } shields
    }
contents-measured = { $count } measured
contents-layout = layout { $layout }
contents-random = { $count } { STATE($state) }, at random
# Something that a rule set counts, and how much there is of it.
contents-count = { $name } { $count }
