### What keys do, as lists of keys show it. The keys themselves are in src/qmines/theme/keys.toml.

## Profiles of keys

key-profile-standard = Обычный (стрелки, WASD)
key-profile-vim = Vim (h j k l, диагонали)
key-profile-keypad = Цифровой блок

## Groups of actions

key-scope-move = Движение
key-scope-play = Игра
key-scope-assist = Помощь
key-scope-view = Вид
key-scope-anywhere = Везде

## Moving

action-up = Вверх
action-down = Вниз
action-left = Влево
action-right = Вправо
action-up-left = Вверх и влево
action-up-right = Вверх и вправо
action-down-left = Вниз и влево
action-down-right = Вниз и вправо
action-page-up = Страница вверх
action-page-down = Страница вниз
action-row-start = Начало строки
action-row-end = Конец строки

## Playing

action-open = Открыть клетку; на числе — аккорд
action-flag = Поставить или снять флажок
action-mark = Сменить метку, как правой кнопкой
action-chord = Аккорд: открыть остальные клетки вокруг числа
action-other-board = Другое поле
action-shield = Проверить клетку щитом
action-undo = Отменить
action-pause = Пауза
action-new = Новая игра с теми же настройками

## Getting help

action-hint = Подсказка: сначала где, потом почему
action-one-move = Сделать один простой ход
action-all-moves = Сделать все простые ходы
action-solve = Сделать все верные ходы
action-step = Сделать один ход автоигры
action-auto = Запустить или остановить автоигру
action-analyse = Анализ этой позиции

## View

action-slower = Медленнее
action-faster = Быстрее
action-overlay = Показать или скрыть вероятности мин
action-reduced = Упрощённый вид: скрыть всё лишнее
action-coach = Показать или скрыть тренера
action-explain = Показать полное объяснение
action-zoom-in = Клетки крупнее
action-zoom-out = Клетки мельче

## Anywhere

action-help = Справка и клавиши
