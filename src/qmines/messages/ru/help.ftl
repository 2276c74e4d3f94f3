### Moves made for the player, and the first cell of a game.

hint-first-open = Откройте любую клетку: первая всегда безопасна.
assist-made =
    { $count ->
        [one] Сделан { $count } ход
        [few] Сделано { $count } хода
        [many] Сделано { $count } ходов
       *[other] Сделано { $count } хода
    }.
assist-made-all =
    { $count ->
        [one] Сделан { $count } ход
        [few] Сделано { $count } хода
        [many] Сделано { $count } ходов
       *[other] Сделано { $count } хода
    }. Больше ничего не известно наверняка.
assist-made-simple =
    { $count ->
        [one] Сделан { $count } ход
        [few] Сделано { $count } хода
        [many] Сделано { $count } ходов
       *[other] Сделано { $count } хода
    }. Возможно, «Все верные ходы» найдут ещё.
assist-made-more =
    { $count ->
        [one] Сделан { $count } ход
        [few] Сделано { $count } хода
        [many] Сделано { $count } ходов
       *[other] Сделано { $count } хода
    }. Возможно, есть и другие.
assist-stopped =
    Остановлено после { $count } { $count ->
        [one] хода
       *[other] ходов
    }.
assist-none-move = Простых ходов не осталось. Возможно, «Все верные ходы» найдут ещё.
assist-none-simple = Простых ходов не осталось. Возможно, «Все верные ходы» найдут ещё.
assist-none-smart = Ходов не нашлось. Возможно, их найдут «Все верные ходы».
assist-none-deduce = Здесь ничего не известно наверняка.
assist-none-auto = Здесь ничего не известно наверняка.
assist-guessed = Ход наугад: { CELL($cell) }, вероятность мины { PERCENT($risk) }.
auto-play-never-guesses = Автоигра не ходит наугад; это можно изменить в настройках.
