### What is in a board: in the terminal game and in plain mode.

contents-mines = мин: { $count }
contents-state = { $count } { STATE($state) }
contents-group =
    { $kind ->
        [singlet] { $count } { $count ->
            [one] синглет
            [few] синглета
            [many] синглетов
           *[other] синглета
        }
        [link] { $count } { $count ->
            [one] связь
            [few] связи
            [many] связей
           *[other] связи
        }
       *[trio] { $count } { $count ->
            [one] тройка
            [few] тройки
            [many] троек
           *[other] тройки
        }
    }
contents-shields =
    { $count } { $count ->
        [one] щит
        [few] щита
        [many] щитов
       *[other] щита
    }
contents-measured = измерено: { $count }
contents-layout = расстановка { $layout }
contents-random = { $count } { STATE($state) }, случайно
# Something that a rule set counts, and how much there is of it.
contents-count = { $name } { $count }
