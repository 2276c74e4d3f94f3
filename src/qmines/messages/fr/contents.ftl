### What is in a board: in the terminal game and in plain mode.

contents-mines =
    { $count ->
        [one] { $count } mine
       *[other] { $count } mines
    }
contents-state = { $count } × { STATE($state) }
contents-group =
    { $kind ->
        [singlet] { $count ->
            [one] { $count } singulet
           *[other] { $count } singulets
        }
        [link] { $count ->
            [one] { $count } lien
           *[other] { $count } liens
        }
       *[trio] { $count ->
            [one] { $count } trio
           *[other] { $count } trios
        }
    }
contents-shields =
    { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
contents-measured =
    { $count ->
        [one] { $count } mesurée
       *[other] { $count } mesurées
    }
contents-layout = configuration { $layout }
contents-random = { $count } × { STATE($state) }, au hasard
# Something that a rule set counts, and how much there is of it.
contents-count = { $name } : { $count }
