### What rules, levels, options, kinds of help and times are called, wherever games are listed.

# $rules is the name of a rule set, $level that of a level.
game-title = { $rules }, { $level }
game-rules-classic = Классика
game-rules-forgiving = Пощада
game-rules-qubits = Кубиты
game-rules-entangled = Запутанность
game-rules-sandbox = Песочница

## Levels

game-level-beginner = Новичок
game-level-intermediate = Любитель
game-level-expert = Эксперт
game-level-guided = С тренером
game-level-pairs = Пары
game-level-links = Связи
game-level-trios = Тройки
game-level-superposition = Суперпозиция
game-level-basis = Базис
game-level-singlet = Синглет
game-level-mermin = Мермин
game-level-free = Свободно
game-level-number = Уровень { $number }
game-level-sized = { $level } { $width }×{ $height }
game-size-mines = { $width }×{ $height }, мин: { $count }

## Options

game-options-default = По умолчанию
game-option-value = { $option }: { $value }
game-option-from-a-position = Своя позиция
game-option-first = Первый щелчок
game-option-first-opening = открывает область
game-option-first-safe = безопасен
game-option-first-anything = может попасть на мину
game-option-questions = Знаки вопроса
game-option-no-guess = Без угадывания
game-option-knowledge = Что можно было знать
game-option-knowledge-deducible = всё, что выводит логика
game-option-knowledge-visible = только числа на экране
game-option-strict = Строго
game-option-notice = Сообщать о спасениях
game-option-notice-end = после игры
game-option-notice-now = сразу
game-option-plus = Мины на H
game-option-minus = Без мины на H
game-option-expert = Каскад эксперта
game-option-labels = Обозначения Дирака
game-option-labels-original = исходные: |−⟩ безопасно на H
game-option-labels-textbook = как в учебнике: |+⟩ безопасно на H
game-option-numbers = Показывать числа
game-option-numbers-both = на обоих полях
game-option-numbers-clicked = на поле, где вы щёлкнули
game-option-layout = Заданная расстановка
game-option-lesson = Урок
game-option-singlets = Пары-синглеты
game-option-links = Связи
game-option-trios = Тройки Мермина
game-option-shields = Щиты
game-option-hidden = Скрыть, какие клетки связаны

## Kinds of help

# How many cells there are that are safe, and mines, on the boards Z and H.
game-totals = Z: { $zero } без мины, { $one } с миной · H: { $minus } без мины, { $plus } с миной
# The same in Dirac notation; $bad and $good are the labels of the states that are certain on H.
game-totals-dirac = |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-totals-dirac-shields = { game-totals-dirac } · Щиты: { $shields }
game-totals-shields = { game-totals } · Щиты: { $shields }
# The same during a game: cells that are still hidden. $zero and $minus are numbers, or such as ≤3.
game-left = Z: открыть { $zero }, мин { $one } · H: открыть { $minus }, мин { $plus }
game-left-dirac = Осталось: |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-left-dirac-shields = { game-left-dirac } · Щиты: { $shields }
game-left-shields = { game-left } · Щиты: { $shields }
game-help-none = Без помощи
game-help-hint = Подсказки
game-help-coach = Тренер
game-help-move = По одному ходу
game-help-simple = Простые ходы
game-help-smart = Разбор случаев
game-help-deduce = Верные ходы
game-help-auto = Автоигра
game-help-overlay = Вероятности
game-help-flags = Проверка флажков
game-help-undo = Отмена
game-help-seed = Известное поле
game-help-together = Игра вместе
game-help-position = Своя позиция
game-help-local = Игра на вашем устройстве
# $kind is a kind of help from above, $count how often it was used.
game-help-times = { $kind } ({ $count }×)

## Times

time-seconds = { $seconds } с
# Where there is no value.
value-none = –
