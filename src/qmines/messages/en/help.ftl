### Moves made for the player, and the first cell of a game.

hint-first-open = Open any cell: the first one is always safe.
assist-made =
    { $count ->
        [one] One move made.
       *[other] { $count } moves made.
    }
assist-made-all =
    { $count ->
        [one] One move made. Nothing else is certain.
       *[other] { $count } moves made. Nothing else is certain.
    }
assist-made-simple =
    { $count ->
        [one] One move made. “Every certain move” may find more.
       *[other] { $count } moves made. “Every certain move” may find more.
    }
assist-made-more =
    { $count ->
        [one] One move made. There may be more.
       *[other] { $count } moves made. There may be more.
    }
assist-stopped =
    { $count ->
        [one] Stopped after one move.
       *[other] Stopped after { $count } moves.
    }
assist-none-move = No simple move left. “Every certain move” may find more.
assist-none-simple = No simple move left. “Every certain move” may find more.
assist-none-smart = No move found. “Every certain move” may find one.
assist-none-deduce = Nothing is certain here.
assist-none-auto = Nothing is certain here.
assist-guessed = Guessed { CELL($cell) }: { PERCENT($risk) } chance of a mine.
auto-play-never-guesses = Auto-play doesn’t guess. You can allow guesses in Settings.
