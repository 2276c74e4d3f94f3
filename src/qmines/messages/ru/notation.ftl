# Formats of positions and boards: their list in the analyser, and what is wrong with a text or a file that somebody opens.

## What a format holds. Its own words, such as .mbf and ?p=, stay as they are.

format-analysis = Ссылка ?analysis=…: позиция
format-board = Файл .board версии 0.1: мины, то, что видел игрок, или и то и другое
format-link = Ссылка ?p=…: любая позиция; такие ссылки создаёт этот сайт
format-mbf = Файл .mbf или .abf: мины поля в байтах
format-mbf-hex = Байты файла .mbf в виде шестнадцатеричного текста
format-mine = Файл .mine: позиция из букв F, H, M и цифр
format-pttacg = Ссылка ?b=…&m=…: мины поля
format-puzzle = ID головоломки WxH:x,y,u…: мины поля и первый ход
format-rawvf = Запись RAWVF: читается только её поле
format-text = Обычный текст: каждая строка — один ряд клеток

## Where it is wrong. $why is one of the sentences below.

notation-line = Строка { $line }: { $why }
notation-column = Строка { $line }, символ { $column }: { $why }

## What is wrong with it

notation-empty = Читать нечего. Вставьте позицию, ссылку или поле.
notation-unknown = Этот формат qmines неизвестен. Попробуйте другой формат.
notation-utf8 = Байт { $byte } — не текст в UTF-8. Сохраните текст в UTF-8.
# $symbols are the characters that a cell can be.
notation-cell = Неизвестная клетка «{ $cell }». Допустимы: { $symbols }.
notation-width = Длина этого ряда — { $found }, а в строке { $first } — { $expected }. Открытую клетку без числа записывайте как 0.
notation-row = Длина этого ряда должна быть { $expected }, а не { $found }.
notation-rows = Рядов должно быть { $expected }, а не { $found }.
# Sizes such as 9×9.
notation-size = В заголовке указан размер { $told }, а у поля — { $found }.
notation-mines = Количество мин в заголовке — { $told }, а на поле — { $found }.
notation-number =
    { $mines ->
        [0] Число — { $number }, но рядом нет ни одной мины.
       *[other] Число — { $number }, но мин рядом: { $mines }.
    }
notation-gap = Между рядами есть пустая строка. Удалите её.
notation-no-rows = Нет ни одного ряда клеток. Запишите каждый ряд отдельной строкой.
notation-spaces = Ставьте по одному пробелу между всеми клетками ряда или не ставьте их вовсе. Открытую клетку без числа записывайте как 0.
notation-density = Плотность должна быть между 0 и 1, а не { $density }.
notation-total = «{ $total }» — не количество мин и не плотность.
# $part is code, such as p=.
notation-link = Ссылка неполная: не хватает { $part }
notation-link-size = «{ $text }» — не размер. Укажите 1, 2, 3 или цифры ширины и высоты.
notation-part = Не хватает: { $part }
# $start and $example are code, such as WxHxM and 30x16x99.
notation-start = Этот формат начинается с { $start }, например { $example }
notation-first-line = Первая строка должна быть такой: { $start }
notation-version = Версия { $version } не поддерживается. Используйте версию { $known }.
notation-unexpected = Неожиданный текст: «{ $text }».
# $key is code, such as rows:
notation-key = После { $key } должно быть число, а не «{ $value }».
# A run is a sequence of equal cells in a link.
notation-run-empty = Эта последовательность клеток пуста.
notation-run-long = Эта последовательность клеток слишком длинная: всего клеток на поле — { $cells }.
notation-missing = Не хватает клеток: { $missing } из { $cells }.
notation-letter = «{ $character }» — не буква и не цифра.
notation-characters = Символов должно быть не меньше { $least }, а их { $found }.
notation-bits = Для поля { $size } количество символов должно быть { $expected }, а не { $found }.
notation-digit = «{ $character }» — не цифра от 0 до { $last }.
notation-beyond = За последней клеткой есть ещё мина.
notation-clue-large = Число в клетке ({ CELL($cell) }) было бы равно { $number }, а максимум — 8.
notation-even = Число шестнадцатеричных цифр должно быть чётным, а не { $found }.
notation-bytes = Байтов должно быть { $expected }, а не { $found }.
notation-byte-outside = Байт { $byte }: мина в точке x { $x }, y { $y } за пределами поля { $size }.
notation-byte-twice = Байт { $byte }: мина в точке x { $x }, y { $y } указана дважды.
notation-puzzle-seed = Этот ID — случайный сид, и мин в нём нет. Возьмите ID со списком мин, например { $example }
notation-puzzle-masked = Мины в этом ID замаскированы (m). Возьмите ID с открытым списком (u).
# $click is x and y from 0, as they are in the ID, such as 0,3.
notation-click-outside = Первый ход, { $click }, за пределами поля { $size }.
notation-click-mine = Первый ход, { $click }, приходится на мину.

## Recordings; $suffix is that of the file, such as .avf

notation-no-reader = Выполните pip install 'qmines[recordings]', чтобы читать файлы { $suffix }.
notation-slow = Чтение этого файла { $suffix } занимает слишком много времени. Попробуйте другой.
notation-damaged = Это не файл { $suffix }, или он повреждён. Возьмите другую копию.

## Why a position can’t be written in a format

notation-no-total = Для формата { $format } нужно количество мин.
notation-cannot-say =
    { $kind ->
        [flag] В формате { $format } нет флажков ({ CELL($cell) }).
        [question] В формате { $format } нет знаков вопроса ({ CELL($cell) }).
        [mine] В формате { $format } нет известных мин ({ CELL($cell) }).
        [safe] В формате { $format } нет известных безопасных клеток ({ CELL($cell) }).
       *[hidden] В формате { $format } нет закрытых клеток ({ CELL($cell) }).
    }
# $known of $mines mines are known; flags, if there are any, are not taken for mines.
notation-mines-known =
    { $flags ->
        [0] Для этого формата нужны все мины. Известно мин: { $known } из { $mines }.
       *[other] Для этого формата нужны все мины. Известно мин: { $known } из { $mines }. Флажки не считаются известными минами.
    }
notation-doubtful =
    { $flags ->
        [0] Для этого формата нужны все мины. Сначала отметьте каждую закрытую клетку как мину или как безопасную.
       *[other] Для этого формата нужны все мины. Сначала отметьте каждую закрытую клетку как мину или как безопасную. Флажки не считаются известными минами.
    }
notation-clue =
    { $mines ->
        [0] Число в клетке ({ CELL($cell) }) — { $number }, но известных мин рядом нет.
       *[other] Число в клетке ({ CELL($cell) }) — { $number }, но известных мин рядом: { $mines }.
    }
