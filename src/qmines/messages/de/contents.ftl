### What is in a board: in the terminal game and in plain mode.

contents-mines =
    { $count ->
        [one] eine Mine
       *[other] { $count } Minen
    }
contents-state = { $count } { STATE($state) }
contents-group =
    { $kind ->
        [singlet] { $count ->
            [one] ein Singulett
           *[other] { $count } Singuletts
        }
        [link] { $count ->
            [one] eine Verbindung
           *[other] { $count } Verbindungen
        }
       *[trio] { $count ->
            [one] ein Trio
           *[other] { $count } Trios
        }
    }
contents-shields =
    { $count ->
        [one] Ein Schild
       *[other] { $count } Schilde
    }
contents-measured = { $count } gemessen
contents-layout = Belegung { $layout }
contents-random = { $count } { STATE($state) }, zufällig verteilt
# Something that a rule set counts, and how much there is of it.
contents-count = { $name } { $count }
