### The analyser.

analyser-title = Анализ позиции
analyser-field = Поле
analyser-undo = Отменить
analyser-undo-key = Ctrl+Z
analyser-redo = Вернуть
analyser-redo-key = Ctrl+Y
analyser-hide-all = Очистить
analyser-hint = Подсказка
analyser-mark-hint = Отметить клетки из подсказки
analyser-chances = Вероятности
# Shown with the position that the page starts with.
analyser-example = Эта позиция — пример. Очистите её и нарисуйте свою или откройте скриншот.

## What can be painted

analyser-brush = Кисть
analyser-paint-empty = 0 (пусто)
analyser-paint-hidden = Закрытая
analyser-paint-flag = Флажок
analyser-paint-question = Знак вопроса
analyser-paint-mine = Точно мина
analyser-paint-safe = Точно безопасна
analyser-move = Двигать
analyser-move-name = Двигать поле или прокручивать страницу

## Size and mines

analyser-size = Размер
analyser-width = Ширина
analyser-height = Высота
analyser-level = Уровень
analyser-level-custom = Свой размер
analyser-level-size = { $level }, { $width }×{ $height }
analyser-mines = Количество мин
analyser-mines-known = Известно
analyser-mines-unknown = Неизвестно
analyser-mines-total = Всего мин
analyser-mines-density = Мин на 100 клеток
analyser-mines-keep = Сохранять количество при смене размера

## What was found

analyser-answer = Анализ
analyser-best = Лучший ход
analyser-pointer = Выбранная клетка
analyser-exact = Точные вероятности.
analyser-exact-boards =
    { $boards ->
        [1] Точные вероятности: возможна только одна расстановка.
       *[other] Точные вероятности. Возможных расстановок: { COUNT($boards) }.
    }
analyser-sampled = Оценка вероятностей, ± { PERCENT($error) }.
analyser-sampled-boards = Оценка вероятностей, ± { PERCENT($error) }. Возможных расстановок: { COUNT($boards) }.
analyser-bounds = Рассчитать все вероятности за отведённое время не удалось: отмечено только то, что известно точно.
analyser-certain-none = Наверняка ничего не известно.
analyser-certain-safe =
    Точно { $safe ->
        [one] безопасна { $safe } клетка
        [few] безопасны { $safe } клетки
        [many] безопасно { $safe } клеток
       *[other] безопасны { $safe } клетки
    }.
analyser-certain-mines =
    Точно с миной { $mines } { $mines ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }.
analyser-certain-both =
    Точно { $safe ->
        [one] безопасна { $safe } клетка
        [few] безопасны { $safe } клетки
        [many] безопасно { $safe } клеток
       *[other] безопасны { $safe } клетки
    }, точно с миной — { $mines }.
# A cell, its look, and its chance of a mine.
analyser-cell = Клетка ({ CELL($cell) }): { $look }
analyser-cell-chance = Клетка ({ CELL($cell) }): { $look }, вероятность мины { PERCENT($chance) }
analyser-numbers = Что может оказаться в клетке ({ CELL($cell) })
analyser-numbers-mine = мина
analyser-best-none = Открывать больше нечего.
analyser-best-safe = Откройте клетку ({ CELL($cell) }): она безопасна.
analyser-best-safe-wins = Откройте клетку ({ CELL($cell) }): она безопасна. Вероятность победы: { PERCENT($winning) }.
analyser-best-safe-wins-about = Откройте клетку ({ CELL($cell) }): она безопасна. Вероятность победы: { PERCENT($winning) } ± { PERCENT($error) }.
analyser-best-guess = Откройте клетку ({ CELL($cell) }): вероятность мины { PERCENT($risk) }.
analyser-best-guess-wins = Откройте клетку ({ CELL($cell) }): вероятность мины { PERCENT($risk) }. Вероятность победы: { PERCENT($winning) }.
analyser-best-guess-wins-about = Откройте клетку ({ CELL($cell) }): вероятность мины { PERCENT($risk) }. Вероятность победы: { PERCENT($winning) } ± { PERCENT($error) }.
# Moves that are no worse, as far as the estimates can tell.
analyser-best-alike = Примерно так же хороши: { CELLS($cells) }.
analyser-best-next = Следующие по силе: { LIST($choices) }.
analyser-best-choice = { CELL($cell) } ({ PERCENT($winning) })

## In and out

analyser-exchange = Импорт и экспорт
analyser-copy-link = Копировать ссылку
analyser-play = Играть отсюда
analyser-play-about = Начать игру «Классика» на поле, подходящем к этой позиции
analyser-play-forgiving = Играть с «Пощадой»
analyser-play-forgiving-about = Играть отсюда по правилам «Пощады»
analyser-play-total = Чтобы играть отсюда, сначала укажите количество мин.
analyser-copy-as = Копировать как…
analyser-copy = Копировать
analyser-copy-format = Копировать как { $format }
analyser-save = Сохранить
analyser-save-format = Сохранить как { $format }
analyser-copied = Скопировано.
analyser-copy-by-hand = Браузер не разрешил копирование. Скопируйте текст из поля ниже.
# $reason is a sentence.
analyser-bad-link = Не удалось открыть ссылку. { $reason }
analyser-import = Импорт текста, ссылки или файла
analyser-import-text = Текст, ссылка или ID в любом формате
analyser-import-read = Импортировать
analyser-import-file = Открыть файл…
analyser-import-file-name = Файл позиции
analyser-import-note = Ещё можно вставить текст или перетащить файл в любое место страницы.
analyser-import-done = Импортировано, формат: { $format }.
analyser-import-long = Текст слишком длинный: самое большое поле — 100×100.
analyser-import-large = Файл { $file } слишком велик: самое большое поле — 100×100.
analyser-saved = Сохранённые позиции
analyser-saved-name = Название
analyser-saved-save = Сохранить
analyser-saved-open = Открыть
analyser-saved-open-name = Открыть: { $name }
analyser-saved-remove = Удалить
analyser-saved-remove-name = Удалить: { $name }
# The size of a position, and the day it was saved.
analyser-saved-about = { $size }, { $day }

## Why a position is refused

analyser-refused-title = Дайте позиции название: от 1 до { $most } видимых символов.
analyser-refused-large = Эта позиция слишком велика, её нельзя сохранить. Скопируйте ссылку на неё.
analyser-refused-full = Сохранённых позиций уже { $most }, это предел. Сначала удалите одну из них.
analyser-refused-empty = Импортировать нечего. Сначала вставьте позицию, ссылку или поле.
analyser-refused-format = Этот формат qmines не читает. Попробуйте ссылку с этой страницы или текст, где каждая строка — один ряд клеток.
analyser-refused-rows = Строки разной длины. Сделайте их одинаковыми.
analyser-refused-side = Здесь у поля может быть не больше { $most } строк и столбцов, а у этого размер { $width }×{ $height }.
