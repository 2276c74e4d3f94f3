### What is in a board: in the terminal game and in plain mode.

contents-mines =
    { $count ->
        [one] una mina
       *[other] { $count } minas
    }
contents-state = { $count } { STATE($state) }
contents-group =
    { $kind ->
        [singlet] { $count ->
            [one] un singlete
           *[other] { $count } singletes
        }
        [link] { $count ->
            [one] un vínculo
           *[other] { $count } vínculos
        }
       *[trio] { $count ->
            [one] un trío
           *[other] { $count } tríos
        }
    }
contents-shields =
    { $count ->
        [one] Un escudo
       *[other] { $count } escudos
    }
contents-measured =
    { $count ->
        [one] { $count } medida
       *[other] { $count } medidas
    }
contents-layout = disposición { $layout }
contents-random = { $count } { STATE($state) }, al azar
# Something that a rule set counts, and how much there is of it.
contents-count = { $name } { $count }
