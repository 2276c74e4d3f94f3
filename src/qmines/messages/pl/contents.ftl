### What is in a board: in the terminal game and in plain mode.

contents-mines = miny: { $count }
contents-state = { STATE($state) }: { $count }
contents-group =
    { $kind ->
        [singlet] { $count ->
            [one] jeden singlet
            [few] { $count } singlety
            [many] { $count } singletów
           *[other] { $count } singletu
        }
        [link] { $count ->
            [one] jedno powiązanie
            [few] { $count } powiązania
            [many] { $count } powiązań
           *[other] { $count } powiązania
        }
       *[trio] { $count ->
            [one] jedno trio
            [few] { $count } tria
            [many] { $count } triów
           *[other] { $count } tria
        }
    }
contents-shields =
    { $count ->
        [one] Jedna tarcza
        [few] { $count } tarcze
        [many] { $count } tarcz
       *[other] { $count } tarczy
    }
contents-measured = zmierzone: { $count }
contents-layout = układ { $layout }
contents-random = { STATE($state) }: { $count }, losowo
# Something that a rule set counts, and how much there is of it.
contents-count = { $name }: { $count }
