### The terminal game. Space is short: keep texts about as long as these.

## Menus and forms

menu-resume = Продолжить
menu-rules = Правила
menu-custom = Своя игра…
menu-learn = Обучение
menu-statistics = Статистика
menu-games = Игры
menu-open = Открыть файл…
menu-settings = Настройки
menu-keys = Клавиши
menu-keys-more = Клавиши…
menu-help = Справка
menu-quit = Выход
# A level and a clock.
menu-resume-detail = { $level } { $clock }
# $when is a time such as “2 h ago”.
menu-resume-about = { $rules }, { $level }: сыграно { $clock }, { $when }
menu-level-detail = { $width }×{ $height } { $mines }
menu-level-about = { $rules }: { $width }×{ $height }, мин: { $mines } ({ PERCENT($density, digits: 0) })
menu-level-coach = С тренером: он объяснит правила и каждый ход
menu-level-alone = Без тренера. Впервые здесь? Сначала выберите «Обучение»
menu-custom-about = Любой размер, любое количество мин, любые параметры
menu-learn-about = Начните здесь: уроки с тренером, от первого приёма до «Кубитов» и «Запутанности»
menu-statistics-about = Победы, серии и время по уровням и правилам
menu-games-about = Все ваши игры: посмотреть или продолжить
menu-open-about = Сохранённая игра или позиция
menu-settings-about = Темы, символы, размеры, мышь
menu-keys-about = Выбрать профиль и сменить клавиши
menu-help-about = Правила и клавиши
menu-back = { $key } назад
menu-number = { $number }
menu-on = да
menu-off = нет

## A new game

new-title = Новая игра
new-level = Уровень
new-level-about = Стандартный уровень или свой размер
new-custom = Свой
new-start = Начать
new-density = Мин: { $mines }, клеток: { $cells } ({ PERCENT($density) }).
# Short: what there is room for in 18 characters.
new-short = { PERCENT($density) } · { $grade }
new-option-density = Плотность, %
new-option-first = Первый щелчок
new-option-width = Ширина
new-option-height = Высота
new-option-mines = Мины
new-option-mines-z = Мины на Z
# $contents is a list such as “84 safe on Z”.
new-contents = Клетки: { LIST($contents) }.

## During a game

play-undone =
    Отменено. Пока { $deaths } { $deaths ->
        [one] взрыв
        [few] взрыва
        [many] взрывов
       *[other] взрыва
    }.
play-undone-batch = Отменено ходов: { $count }. { $key } вернёт их.
play-redone =
    { $count ->
        [one] Возвращён { $count } ход
        [few] Возвращены { $count } хода
        [many] Возвращено { $count } ходов
       *[other] Возвращены { $count } хода
    }.
# A key, what it does next, and a hint.
play-hint-then = { $key } { $next } · { $hint }
play-hint-guess = Это ход наугад. Нажмите { $key }, чтобы рискнуть.
play-none-undecided = Неясных клеток не осталось.
play-no-map = Поле и так видно целиком.
goto-cell = Строка, столбец
goto-wrong = Введите строку от 1 до { $height } и столбец от 1 до { $width }.
play-no-redo = Возвращать нечего.
play-working = Считаем…
play-not-made = { $error } Ход не сделан.
# $text is a sentence; the key shows the others.
play-more = { $text } ({ $key }: ещё { $count })
# $text ends with what a trio has just shown.
play-trio-lesson = { $text } (Об этом есть урок: меню, «Обучение».)
play-no-effect = Этот ход ничего не изменит.
play-chord-flags = Для аккорда отметьте флажками столько соседей, сколько говорит число.
play-flagged = На клетке флажок. Сначала снимите его.
play-place = { CELL($cell) }, поле { $width }×{ $height }
play-place-board = { $board }: { CELL($cell) }, { $width }×{ $height }
play-place-short = { $row },{ $column }, поле { $width }×{ $height }
play-prepare-sandbox = Готовить клетки можно только в песочнице.
play-reset-sandbox = Сбросить можно только песочницу.
play-no-verb =
    { $verb ->
        [chord] По этим правилам аккордов нет.
        [flag] По этим правилам флажков нет.
        [mark] По этим правилам меток нет.
        [shield] По этим правилам щитов нет.
       *[other] По этим правилам так нельзя.
    }
play-no-reduced = При этих правилах упрощённого вида нет.
play-no-analyser = По этим правилам позиции нельзя анализировать.
play-reduced = Показано только то, что ещё важно.
play-reduced-off = Показано всё.
play-zoom =
    { $size ->
        [tiny] Клетки: крошечные
        [small] Клетки: мелкие
        [wide] Клетки: широкие
        [large] Клетки: крупные
       *[huge] Клетки: огромные
    }
play-speed =
    Автоигра: { $speed } { $speed ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    } в секунду
play-left =
    { $count ->
        [one] Закрыта ещё { $count } клетка
        [few] Закрыты ещё { $count } клетки
        [many] Закрыто ещё { $count } клеток
       *[other] Закрыты ещё { $count } клетки
    } ({ $key } — стоп)
play-flags = Ваши флажки: верных { $right }, неверных { $wrong }, неясных { $doubtful }.
play-what-happened = Что случилось
play-nothing-happened = Пока ничего.
# At the end of a text that is cut off, and the title of the card that shows all of it.
note-more = … { $key }: читать дальше
note-title = Полный текст
play-arrow = Клетка под курсором, { CELL($cell) }: { $arrow }
chance-working = Считаем вероятности… ({ $key } — стоп)
chance-working-error = Считаем вероятности, пока ± { PERCENT($error) }… ({ $key } — стоп)
chance-safe = Точно безопасно
chance-mine = Точно мина
chance-exact = Вероятность мины { PERCENT($chance) }
chance-about = Вероятность мины около { PERCENT($chance) }

## Beside the board

side-open = Открыто { $opened } из { $cells }
side-flags =
    { $flags } { $flags ->
        [one] флажок
        [few] флажка
        [many] флажков
       *[other] флажка
    }, осталось { $left }
side-deaths =
    Отменено: { $count } { $count ->
        [one] взрыв
        [few] взрыва
        [many] взрывов
       *[other] взрыва
    }
side-saves =
    { $count } { $count ->
        [one] спасение
        [few] спасения
        [many] спасений
       *[other] спасения
    }
# Short names of keys, also for the line at the bottom.
side-key-open = открыть
side-key-flag = флажок
side-key-chord = аккорд
side-key-undo = отменить
side-key-other-board = другое поле
side-key-shield = щит
side-key-explain = объяснить
side-key-hint = подсказка
# What the key of hints does next.
side-key-hint-why = почему?
side-key-hint-act = сделать
side-key-hint-go = перейти
side-key-overlay = вероятности
side-key-reduced = упростить
side-key-solve = верные ходы
side-key-zoom-in = крупнее
side-key-pause = пауза
side-key-new = новая игра
side-key-help = справка
side-key-next-undecided = дальше
side-key-palette = команды
side-key-menu = назад
side-key-quit = выход
side-key-choose = выбор
side-key-change = изменить
side-key-select = выбрать
side-key-results = итоги
side-key-continue = дальше
side-key-scroll = листать
side-key-step = шаг
side-key-run = пуск
side-key-mistake = ошибки
side-key-fork = играть
side-key-go-to = перейти
side-key-prepare = задать
side-key-reset = сброс
side-key-games-search = поиск
side-key-games-delete = удалить
side-key-games-export = экспорт
side-key-new-key = сменить
side-key-more-key = ещё
side-key-no-key = убрать

## Pause and end

pause-title = Пауза · { $clock }
pause-board = К полю
pause-reveal-note = конец игры
pause-help = Справка
pause-kept = игра сохранена
over-won = Победа
over-lost = Поражение
over-why-note = по шагам
over-undo-note = считается взрывом
over-judging = Разбираем ходы…

## The command palette

palette-find = Команда
palette-none = Такой команды нет
palette-new = Новая игра: { $rules }, { $level }
palette-theme = Тема: { $theme }
palette-menu = В меню

## Settings

set-title = Настройки
set-language = Язык
set-language-about = Язык игры в терминале; авто — как в системе
set-theme = Тема
set-theme-about = Цвета поля и меню
set-glyphs = Символы
set-glyphs-about = Unicode или ASCII; авто — по терминалу
set-cells = Клетки
set-cells-about = Авто: самые крупные, какие поместятся; в игре — клавиши + и −
set-overlay = Вероятности
set-overlay-about = Как показывать вероятность мины
set-chords = Аккорды
set-chords-about = Число со всеми флажками открывает своих соседей
set-right-click = Правая кнопка
set-right-click-about = Флажок или все метки по кругу
set-side = Боковая панель
set-side-about = Состояние и клавиши рядом с полем, если есть место
set-minimap = Карта
set-minimap-about = Показывать карту, если поле не помещается на экране
set-speed = Скорость автоигры
set-speed-about = Ходов в секунду
set-coach = Тренер
set-coach-about = Показывать тренера в учебных играх («Кубиты» и «Запутанность»)
set-dirac = Обозначения Дирака
set-dirac-about = Писать состояния кубитов как |0⟩, а не «без мины на Z»
set-guess = Риск в автоигре
set-guess-about = Ходить наугад, если верных ходов нет
set-first = Первый щелчок
set-first-about = В новой игре: открывает область, безопасен или может попасть на мину
set-questions = Знаки вопроса
set-questions-about = Разрешить знаки вопроса в новых играх
set-notice = О спасениях
set-notice-about = Когда «Пощада» сообщает, что перенесла мину
set-value-auto = авто
set-value-unicode = Unicode
set-value-ascii = ASCII
set-value-tiny = крошечные
set-value-small = мелкие
set-value-wide = широкие
set-value-large = крупные
set-value-huge = огромные
set-value-both = тон и число
set-value-shade = тон
set-value-numbers = число
set-value-flag = флажок
set-value-mark = след. метка
settings-unreadable = Не удалось прочитать { $path }, действуют настройки по умолчанию: { $error }
settings-nested = В { $path } слишком глубокая вложенность, действуют настройки по умолчанию.
settings-unknown = { $path }: не подходит { LIST($names) }, действуют значения по умолчанию.
settings-unwritable = Не удалось сохранить настройки в { $path }: { $error }
play-not-saved = Ничего не будет сохранено: нет доступа на запись в { $path }.

## Keys

keys-title = Клавиши
keys-profile = Профиль
keys-profile-about = Обычный: стрелки и WASD; Vim: hjkl; цифровой блок: цифры
keys-reset = Сбросить профиль
keys-reset-about = Вернуть исходные клавиши этого профиля
key-name-ctrl = Ctrl
key-name-alt = Alt
key-name-shift = Shift
keys-how = Enter: новая клавиша. Insert: ещё одна. Delete: убрать все.
keys-press = Нажмите новую клавишу для действия «{ $action }».
keys-reset-done = Для этого профиля восстановлены исходные клавиши.
keys-profile-done = Профиль: { $profile }
keys-bound = { $action }: { LIST($keys) }
keys-unbound = { $action }: нет клавиши
keys-taken = Клавиша { $key } уже занята действием «{ $action }».
keys-needed = Действию «{ $action }» нужна хотя бы одна клавиша.
key-scope-menus = Меню и формы
key-scope-pause = На паузе
key-scope-end = После игры
key-scope-games = В списке игр
key-scope-replay = В повторе
action-redo = Вернуть ход
action-next-undecided = Следующая неясная клетка
action-previous-undecided = Предыдущая неясная клетка
action-go-to = Перейти к строке и столбцу
action-minimap = Показать или скрыть карту большого поля
action-pause-resume = Продолжить
action-pause-restart = Новая такая же игра
action-pause-new = Новая игра…
action-pause-reveal = Показать мины
action-pause-settings = Настройки
action-pause-menu = Меню
action-pause-quit = Выход
action-end-again = Ещё раз
action-end-next = Дальше
action-end-why = Показать почему
action-end-undo = Отменить
action-end-replay = Повтор
action-end-board = Посмотреть на поле
action-end-menu = Меню
action-games-search = Поиск
action-games-delete = Удалить игру
action-games-export = Экспортировать игру в файл
action-palette = Найти команду
action-suspend = Приостановить; fg вернёт игру
action-prepare = Песочница: следующее состояние клетки
action-reset = Песочница: приготовить все клетки заново
action-check = Проверить флажки: верные, неверные, неясные
action-forward = Шаг вперёд
action-back = Шаг назад
action-first = В начало
action-last = В конец
action-run = Пуск или пауза
action-mistake = Следующий риск или ошибка
action-fork = Начать отсюда новую игру
action-menu = Назад или в меню
action-quit = Выход; игра сохранится

## Help

help-title = Справка
help-start = Впервые здесь? Выберите в меню «Обучение»: тренер проведёт вас через первые игры.
help-options = Параметры своей игры:
help-list-choose = Выбрать строку; подходят и клавиши движения по полю
help-list-change = Изменить значение; числа и текст можно вводить
help-list-enter = Выбрать строку
help-mouse-title = Мышь
help-mouse-left = левая
help-mouse-left-about = Открыть клетку; на числе — аккорд
help-mouse-right = правая
help-mouse-right-about = Флажок (или Ctrl+левая кнопка)
help-mouse-middle = средняя
help-mouse-middle-about = Аккорд
help-mouse-wheel = колесо
help-mouse-wheel-about = Прокрутка; с Shift — вбок
# The name of an option and what it means.
help-option = { $option }: { $about }

## Games, files and positions

list-title = Игры
list-none = Игр пока нет
list-search = Поиск
list-not-found = Подходящих игр нет
list-delete-sure = Нажмите { $key } ещё раз, чтобы удалить игру навсегда.
list-deleted = Удалено.
list-not-deleted = Эту игру нельзя удалить, пока на том же поле играют другие.
list-exported = Экспортировано: { $path }
list-unfinished = { $clock } не закончена
list-won = { $clock } победа
list-lost = { $clock } поражение
list-replay =
    { $events } { $events ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    }, { $when }. Enter — повтор. ({ $id })
list-continue =
    { $events } { $events ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    }, { $when }. Enter — продолжить. ({ $id })
list-helped = С помощью: { LIST($help) }. { $about }
file-title = Открыть файл
file-path = Файл
file-how = Введите путь или выберите файл: сохранённую игру, запись или позицию.
file-problem = { $path }: { $error }
system-missing = Такого файла или папки нет. Проверьте путь.
system-forbidden = Нет прав на доступ к этому файлу или папке.
system-full = На диске нет места. Освободите место.
# $where is the file with all games.
store-locked = { $where }: база заблокирована дольше { $seconds } с. Попробуйте ещё раз.
store-damaged = Файл { $where } повреждён. Восстановите резервную копию или переименуйте его.
store-none = Файл { $where } — не база данных или повреждён. Переименуйте его.
store-full = На диске нет места, поэтому в { $where } ничего не сохранено. Освободите место.
store-read-only = Не удаётся записать в { $where }. Проверьте права доступа.
store-closed = Не удаётся открыть { $where }. Проверьте путь и права доступа.
store-disk = Не удалось прочитать или записать { $where }. Проверьте диск.
found-boards = Возможных расстановок: { COUNT($boards) }, { $method }, { $time }
found-chances = Вероятности: { $method }, { $time }
found-method =
    { $method ->
        [exact] точно
        [approximated] приближённо
        [sampled] оценка
       *[other] { $method }
    }
found-cell = Посмотрите сюда: { CELL($cell) }.
found-cell-chance = Вероятность мины ({ CELL($cell) }): { PERCENT($chance) }

## Replays

watch-short = повтор
watch-speed =
    { $speed } { $speed ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    } в секунду
watch-none = Рисков и ошибок больше нет.
watch-no-store = Игры не сохраняются, поэтому играть отсюда нельзя.
watch-no-seed = В записи нет сида, поэтому играть отсюда нельзя.
# $move is a move such as “Open row 3, column 4”.
watch-risk = { $move } (риск { PERCENT($risk) }).
watch-risk-best = { $move } (риск { PERCENT($risk) }). Лучше: { $best }
watch-best = { $move }. Лучше: { $best }
watch-move = { $move }.
watch-end = Конец.
# $saves is a list such as “row 3, column 4: 50.0% risk, 2 possible boards”.
watch-saves = { $outcome } Спасения: { $saves }
# Strategies that play one game after another; $player is a name such as “best”.
watch-title = { $player } · { $level } · игра { $number } из { $total }
watch-tally = Побед: { $won } из { $played }
watch-won = { $player }: победа.
watch-lost = { $player } подрывается на мине.
watch-gave-up = { $player } сдаётся.
watch-busy = { $player } ещё играет следующую игру.

## Statistics

figures-title = Статистика
figures-none = Закончите игру, и появится статистика.
figures-no-games = Игр пока нет
figures-counting = Считаем…
figures-with-help = с помощью
figures-games = Игры
figures-won = Победы
figures-won-value = { $wins } ({ PERCENT($rate) })
figures-likely = Вы побеждаете в { PERCENT($low, digits: 0) }–{ PERCENT($high, digits: 0) } игр (с вероятностью 95 %).
figures-streak = Серия
figures-streak-value = сейчас { $now }, лучшая { $best }
figures-best-time = Лучшее время
figures-mean-time = Среднее время
figures-speed = 3BV/s
figures-speed-value = Лучшие { $best }, в среднем { $mean }
figures-efficiency = Эффективность
figures-undone = Отменено
figures-deaths =
    { $count } { $count ->
        [one] взрыв
        [few] взрыва
        [many] взрывов
       *[other] взрыва
    }
figures-help = Помощь
figures-recent =
    { $count ->
        [1] Последняя игра
       *[other] Последние игры: { $count }
    }
figures-times = Время последних побед
figures-times-span = от { $low } до { $high } с, последняя справа
figures-spread = Распределение времени
figures-best = Лучшие игры
figures-best-speed = { $speed } 3BV/s

## Times

age-now = только что
age-minutes = { $count } мин назад
age-hours = { $count } ч назад
age-days = { $count } дн. назад

## The end of a game; more in game.ftl

end-verdict = Вердикт
end-number = { NUMBER($value) }
end-time-value = { CLOCK($milliseconds) }
end-percent = { PERCENT($share, digits: 0) }
end-help-value = { LIST($kinds) }
end-why = Почему
end-undos = Отмены
end-seed = Сид

## Lessons

lessons-title = Обучение
lessons-done = пройдено
lessons-progress = { $done } из { $total }
lessons-example = Пример { $number } из { $count }
lessons-read = прочитать ещё раз
lessons-hidden = Выберите закрытую клетку.
lessons-try-again = Теперь сделайте ход сами.
lessons-free = Песочница
lessons-free-about = Готовьте клетки в любом состоянии и измеряйте их сколько угодно.
