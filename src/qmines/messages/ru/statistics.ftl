### The statistics page: filters, figures, plots and the list of games.

stats-leaderboard = Рекорды
stats-none = Закончите первую игру, и здесь появится статистика.
stats-none-filtered = Под эти фильтры не подходит ни одна законченная игра.

## Filters

stats-filters = Фильтры
stats-rules = Правила
stats-rules-all = Все правила
stats-level = Уровень
stats-level-all = Все уровни
stats-options = Параметры
stats-options-all = Все параметры
stats-help = Помощь
stats-help-all = С помощью и без
stats-help-none = Без помощи
stats-help-any = С помощью
stats-time = Период
stats-time-all = За всё время
stats-time-week = За 7 дней
stats-time-month = За 30 дней
stats-time-quarter = За 90 дней
stats-time-year = За 365 дней

## Figures

stats-games = Игры
stats-games-streak =
    Текущая серия: { $count } { $count ->
        [one] победа
        [few] победы
        [many] побед
       *[other] победы
    }
stats-games-kinds =
    { $count } { $count ->
        [one] вид
        [few] вида
        [many] видов
       *[other] вида
    } игр
stats-won = Победы
stats-won-likely = Скорее всего, от { PERCENT($low, digits: 0) } до { PERCENT($high, digits: 0) }
stats-won-games =
    { $count } { $count ->
        [one] игра
        [few] игры
        [many] игр
       *[other] игры
    }
stats-accuracy = Безошибочность
stats-accuracy-mistakes =
    Из-за ошибок { $count ->
        [one] проиграна { $count } игра
        [few] проиграны { $count } игры
        [many] проиграно { $count } игр
       *[other] проиграны { $count } игры
    }
stats-best-time = Лучшее время
stats-best-time-level = Выберите уровень
stats-no-wins = Побед пока нет
stats-mean-time = Среднее время
stats-average = В среднем { $value }
stats-best-speed = Лучшие 3BV/s
stats-best-speed-all = Все игры
stats-best-streak = Лучшая серия
stats-best-streak-note = Побед подряд

## By level

stats-by-level = По уровням
stats-by-level-help = Помощь
stats-by-level-with = Есть
stats-by-level-without = Нет
stats-by-level-rules = { $rules }, { $options }
stats-by-level-range = { PERCENT($low, digits: 0) }–{ PERCENT($high, digits: 0) }
stats-speed = 3BV/s
stats-streak = Серия

## Plots

stats-plot-win-rate = Доля побед
stats-plot-win-rate-about = Доля выигранных игр. Полоса — 95-процентный доверительный интервал.
stats-plot-accuracy = Безошибочность и удача
stats-plot-accuracy-about = Безошибочность: доля игр, не проигранных из-за ошибки. Удача: вероятность пережить все ходы наугад в игре.
stats-plot-luck = Удача
stats-plot-time = Время
stats-plot-time-about = Время побед в секундах: среднее и лучшее.
stats-plot-mean = Среднее
stats-plot-best = Лучшее
stats-plot-speed = 3BV в секунду
stats-plot-speed-about = Как быстро вы побеждали: наименьшее количество щелчков для поля, делённое на ваше время.
stats-plot-efficiency = Эффективность
stats-plot-efficiency-about = Наименьшее количество щелчков для поля без флажков, делённое на количество ваших щелчков.
stats-plot-one-level = Сравнивать время можно только на одном уровне. Выберите его вверху или в таблице.
stats-plot-first-win = Время, скорость и эффективность появятся после первой победы.
stats-plot-games = Игры { $first }–{ $last }, { $days }
stats-plot-table = Показать таблицей
stats-plot-table-name = { $title }, таблица
# A point of a plot; $values are those of its lines.
stats-plot-point = { $games }: { $values }
stats-plot-value = { $name } { $value }
stats-plot-interval = { $value } ({ $low }–{ $high })
stats-plot-described = { $about } { $last }. Все значения — в таблице ниже.
stats-plot-described-from = { $about } { $first }. { $last }. Все значения — в таблице ниже.

## The list of games

stats-list = Игры
stats-outcome = Результат
stats-outcome-all = Все результаты
stats-outcome-won = Победа
stats-outcome-lost = Поражение
stats-outcome-playing = Не закончена
stats-newer = Новее
stats-older = Старее
stats-replay-file = Повтор из файла
# $play is a link to the home page.
stats-list-none = Подходящих игр нет. { $play }
stats-list-play = Сыграть.
stats-list-game = Игра
stats-list-time = Время
stats-list-when = Когда
stats-list-continue = Продолжить
stats-list-replay = Повтор
stats-list-gave-up = Вы сдались
stats-list-mistake = Ошибка
stats-list-luck = Невезение
# The options and the help of a game.
stats-list-about = { $options }; { $help }
