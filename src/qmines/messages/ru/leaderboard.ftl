### The leaderboard.

best-filters = Фильтры
best-rules = Правила
best-level = Уровень
best-level-custom = Свой размер
best-size = Ширина × высота × мины
best-options = Параметры
best-kind = Игры
best-kind-solo = Соло, без помощи
best-kind-daily = Поля дня
best-kind-race = Гонки
best-kind-assisted = Соло, с помощью
best-by = Сортировка
best-by-time = Время
best-by-speed = 3BV/s
best-by-efficiency = Эффективность
best-by-streak = Серия
best-when = Период
best-when-day = Сегодня
best-when-week = Неделя
best-when-month = Месяц
best-when-all = Всё время
best-verified-only = Только проверенные
best-verified = Проверено
best-pace-fast = Необычно быстро
best-pace-regular = Необычно ровно
best-pace-about = Люди редко щёлкают так. Но это не доказывает, что играла программа.
best-you = Вы
best-guest = Гостей в таблице нет.
best-unlisted = Эту строку видите только вы.
# $play is a link to the home page.
best-none = Таких побед пока ни у кого нет. { $play }
best-none-play = Откройте счёт.
best-players =
    { $count ->
        [0] В таблице никого нет
        [one] { NUMBER($count) } игрок
        [few] { NUMBER($count) } игрока
        [many] { NUMBER($count) } игроков
       *[other] { NUMBER($count) } игрока
    }
best-player = Игрок
best-time = Время
best-speed = 3BV/s
best-efficiency = Эффективность
best-streak = Побед подряд
best-wins = Победы
best-date = Дата
best-fair = Честная игра
best-fair-title = Проверенная честная игра
# $command is a command for the terminal.
best-fair-about = Сервер определил сид до первого щелчка. После игры он повторил с этим сидом все ходы и получил те же хеши, тот же результат и то же время. Помощи и отмены ходов не было, и знать поле заранее никто не мог. Не хотите верить серверу на слово? Скачайте файл игры и запустите { $command }.
