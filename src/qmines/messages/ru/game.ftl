### A game on the web site: the board, the buttons around it, and the card at its end.

game-missing = Игра не найдена
game-missing-new = Начать новую игру
game-panel = Панель игры
game-paused = Пауза
# What is being played, over the board.
game-playing = { $rules } · { $level } · { $size }
# A board of the day.
game-playing-daily = Поле дня · { $rules } · { $level }
game-playing-custom = { $rules } · { $size }
game-watching = Вы смотрите. Ходить может только игрок.
game-watching-player = Вы смотрите, как играет { $name }.
game-watching-room = Вы смотрите. Чтобы играть, присоединитесь.
game-spectators =
    { $count } { $count ->
        [one] зритель
        [few] зрителя
        [many] зрителей
       *[other] зрителя
    }
game-watched-by = Смотрят: { LIST($names) }
game-watched-by-more =
    { $count ->
        [one] Смотрят: { LIST($names) } и ещё { $count } зритель
        [few] Смотрят: { LIST($names) } и ещё { $count } зрителя
       *[many] Смотрят: { LIST($names) } и ещё { $count } зрителей
    }
# A spectator without an account who chose a name.
game-watched-by-guest = { $name } (гость)
# The pointer of another player who has no name.
game-player = Игрок
game-offline-moves =
    Нет связи: { $count ->
        [one] { $count } ход будет отправлен
        [few] { $count } хода будут отправлены
        [many] { $count } ходов будет отправлено
       *[other] { $count } хода будут отправлены
    }, когда она появится.

## The bar over the board

game-mines-left = Осталось мин
game-time = Время
game-shields = Щиты
game-face-playing = Новая игра
game-face-won = Победа. Новая игра
game-face-lost = Поражение. Новая игра
game-face-paused = Пауза. Новая игра

## Buttons

game-dock = Быстрые действия
game-tools = Инструменты
game-tap = По нажатию
game-tool-dig = Открыть
game-tool-flag = Флажок
game-tool-mark = Метка
game-tool-shield = Щит
game-group-help = Помощь
game-solver = Пусть играет решатель
game-more = Ещё
game-close = Закрыть
game-group-moves = Ходы
game-group-view = Вид
game-group-game = Игра
game-hint = Подсказка
game-hint-why = Почему?
game-hint-do = Показать
game-one-move = Один ход
game-simple-moves = Простые ходы
game-certain-moves = Все верные ходы
game-step = Шаг
game-auto-play = Автоигра
game-stop = Стоп
game-pace = Скорость автоигры
game-pace-steps =
    { $steps } { $steps ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    } в секунду
game-may-guess = Рисковать в тупике
game-chances = Вероятности
# Opens the position in the analyser.
game-reduced = Упрощённый вид
game-zoom-out = Мельче
game-zoom-in = Крупнее
game-fit = Поле целиком
game-show-links = Показать связи
game-coach = Тренер
game-dirac = Обозначения Дирака, например |0⟩
game-undo = Отменить
game-pause = Пауза
game-resume = Продолжить
game-new = Новая игра
game-share = Поделиться
game-sound = Звук
game-give-up = Сдаться
# The same button, after it was pressed once.
game-give-up-sure = Точно сдаться?

## What is said while playing

game-notes = Заметки
game-measurements = Измерения
game-nothing-said = Повторять пока нечего.
game-logged-out = Сеанс завершён. Войдите снова, чтобы продолжить игру.
# After a move that opened several cells; $cell describes the one that was clicked.
game-opened-more =
    { $cell }; и ещё { $count } { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }
game-same-board = Пока другие играют на этом же поле, помощи, отмены и паузы нет.
game-ranked-no-pause = В зачётной игре паузы нет.
game-link-copied = Ссылка скопирована. По ней можно смотреть игру.
game-result-copied = Результат скопирован вместе со ссылкой на повтор.
game-link = Ссылка на эту игру
game-copy-link = Копировать ссылку
# Results to share; $game is the rules and the level.
share-won = { $game }: пройдено за { $time }
share-lost = { $game }: поражение, { $time }
game-bloch = Сфера Блоха: { CELL($cell) }
game-not-measured = Эту клетку не измеряли.

## The sandbox

sandbox-title = Песочница
sandbox-free = Выберите, что делает щелчок: измеряет клетку на том поле, где вы щёлкнули, или готовит её в нужном состоянии. На каждой клетке видна вероятность мины; линии соединяют связанные клетки.
sandbox-story = Урок и результаты
sandbox-tap = По нажатию
sandbox-measure = Измерить
sandbox-prepare = Приготовить клетку: { STATE($state) }
# On a button that prepares a cell in this state.
sandbox-state-name = { STATE($state) }
sandbox-reset = Сбросить все клетки

## The card at the end

end-title = Результат
end-won = Пройдено
end-won-in = Пройдено за { $time }
end-record = Новый личный рекорд!
# $before says whether that was the best time before this game.
end-best =
    { $before ->
        [yes] Прежний рекорд: { $time }
       *[no] Рекорд: { $time }
    }
end-streak =
    { $count } { $count ->
        [one] победа
        [few] победы
        [many] побед
       *[other] победы
    } подряд
# $place is the rank of a ranked win.
end-place = { $place }-е место в таблице рекордов
end-lost = Поражение
end-resigned = Вы сдались
end-hidden = Поле и ваша статистика откроются, когда закончат все.
end-hidden-daily = Поле и статистика появятся после полуночи по UTC.
end-daily = К полям дня
end-again = Новая игра
end-rematch = Это же поле ещё раз
end-replay = Повтор
end-share = Поделиться
end-picture = Сохранить картинку
end-more = Вся статистика
end-loading = Считаем статистику…
end-fair = Поле было честным?
# $file is a link to download the game, $command a command for the terminal.
end-fair-check = Сид внизу был определён до первого щелчка. Проверьте сами: скачайте { $file } и запустите { $command }.
end-fair-file = файл игры
end-states = Показать все состояния
end-circuit = Схема
end-circuit-qasm = OpenQASM
end-circuit-picture = Схема этой игры
end-circuit-large = Схема слишком велика для рисунка. Её можно скачать в формате OpenQASM.

## Statistics on the card: a name, a value, and what it means

end-time = Время
# How much of the board was open at the end, as a percentage.
end-cleared = Открыто
end-bbbv = 3BV
end-bbbv-value = { $solved } из { $total }
end-bbbv-help = Наименьшее количество щелчков, чтобы пройти поле без флажков
end-bbbv-per-second = 3BV/s
end-clicks = Щелчки
end-clicks-value = { $clicks }, лишних: { $wasted }
end-efficiency = Эффективность
end-efficiency-help = 3BV на щелчок
end-correctness = Точность
end-correctness-help = Доля щелчков, которые что-то изменили
end-throughput = Отдача
end-throughput-help = 3BV на щелчок, который что-то изменил
end-zini = ZiNi
end-zini-help = Сколько нужно щелчков с флажками и аккордами, по оценке жадного алгоритма
end-openings = Области
end-openings-value =
    { $openings }; { $islands } { $islands ->
        [one] остров
        [few] острова
        [many] островов
       *[other] острова
    }
end-luck = Удача
end-luck-value =
    { PERCENT($luck) }; { $guesses } { $guesses ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    } наугад
end-luck-none = Не нужна
end-luck-help = Вероятность пережить все ваши ходы наугад
end-saves = Спасения
end-saves-help = Сколько раз мину убрали с вашего пути
end-flags = Флажки
end-flags-used = Были
end-flags-none = Без них (NF)
end-undone = Отменено
end-undone-value =
    { $deaths } { $deaths ->
        [one] взрыв
        [few] взрыва
        [many] взрывов
       *[other] взрыва
    }
end-help = Помощь
end-help-none = Нет
