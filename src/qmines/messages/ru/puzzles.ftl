### Puzzles: find a safe cell.

puzzles-rated = Рейтинговые задачи
puzzles-rated-about = Каждая позиция новая и подобрана под ваш рейтинг. Засчитывается первый клик.
puzzles-rated-log-in = Войдите, чтобы получить рейтинг
puzzles-rush = Задачи на время
puzzles-rush-about = Три минуты. Позиции становятся труднее, третья ошибка заканчивает забег.
puzzles-best = Ваш рекорд: { $score }
puzzles-best-none = Забегов пока нет.
puzzles-start = Начать
puzzles-stop = Стоп
puzzles-score = Решено
puzzles-lives =
    { $count ->
        [0] Ошибаться больше нельзя
        [one] Можно ошибиться ещё { $count } раз
        [few] Можно ошибиться ещё { $count } раза
        [many] Можно ошибиться ещё { $count } раз
       *[other] Можно ошибиться ещё { $count } раза
    }
puzzles-over = Решено задач: { $score }.
puzzles-over-best = Решено задач: { $score }. Это ваш новый рекорд!
puzzles-training = Тренировать один приём
puzzles-training-about = Без часов: позиция за позицией.
puzzles-mistakes = Ваши ошибки
puzzles-mistakes-about = Задачи, в которых вы ошиблись, и позиции из ваших игр, где вы не заметили безопасную клетку.
puzzles-mistakes-start =
    Повторить { $count } { $count ->
        [one] задачу
        [few] задачи
        [many] задач
       *[other] задачи
    }
puzzles-mistakes-none = Повторять пока нечего. Здесь появятся задачи, в которых вы ошиблись, и позиции из ваших игр, где вы не заметили безопасную клетку.
puzzles-question = Найдите безопасную клетку.
puzzles-right = Безопасно!
puzzles-wrong = В этой клетке могла быть мина. Безопасные клетки отмечены.
puzzles-rating = Ваш рейтинг в задачах: { $rating }
puzzles-rating-none = Решите задачу, чтобы получить рейтинг.
puzzles-chart = Рейтинг в задачах
puzzles-chart-about = Ваш рейтинг после каждой задачи. Полоса — 95-процентный доверительный интервал.
