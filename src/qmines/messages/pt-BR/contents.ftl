### What is in a board: in the terminal game and in plain mode.

contents-mines =
    { $count ->
        [1] uma mina
       *[other] { $count } minas
    }
contents-state = { $count } { STATE($state) }
contents-group =
    { $kind ->
        [singlet] { $count ->
            [1] um singleto
           *[other] { $count } singletos
        }
        [link] { $count ->
            [1] uma ligação
           *[other] { $count } ligações
        }
       *[trio] { $count ->
            [1] um trio
           *[other] { $count } trios
        }
    }
contents-shields =
    { $count ->
        [1] Um escudo
       *[other] { $count } escudos
    }
contents-measured =
    { $count ->
        [1] 1 medida
       *[other] { $count } medidas
    }
contents-layout = disposição { $layout }
contents-random = { $count } { STATE($state) }, ao acaso
# Something that a rule set counts, and how much there is of it.
contents-count = { $name } { $count }
