# Formats of positions and boards: their list in the analyser, and what is wrong with a text or a file that somebody opens.

## What a format holds. Its own words, such as .mbf and ?p=, stay as they are.

format-analysis = Link ?analysis=…: a position
format-board = .board file, version 0.1: mines, what a player saw, or both
format-link = Link ?p=…: any position, as shared by the web site
format-mbf = .mbf or .abf file: the mines of a board, as bytes
format-mbf-hex = The bytes of an .mbf file, as hexadecimal text
format-mine = .mine file: a position with F, H, M and numbers
format-pttacg = Link ?b=…&m=…: the mines of a board
format-puzzle = Puzzle ID WxH:x,y,u…: the mines of a board and the first click
format-rawvf = RAWVF recording: only its board is read
format-text = Plain text: one row per line

## Where it is wrong. $why is one of the sentences below.

notation-line = Line { $line }: { $why }
notation-column = Line { $line }, column { $column }: { $why }

## What is wrong with it

notation-empty = The input is empty. Paste a position, a link or a board.
notation-unknown = The input isn’t in a format that qmines can read. Try another format.
notation-utf8 = Byte { $byte } isn’t UTF-8 text. Save the text as UTF-8.
# $symbols are the characters that a cell can be.
notation-cell = Unknown cell “{ $cell }”. Use { $symbols }.
notation-width = This row has length { $found }, but line { $first } has length { $expected }. Write an open cell without a number as 0.
notation-row = This row should have length { $expected }, not { $found }.
notation-rows = The number of rows should be { $expected }, not { $found }.
# Sizes such as 9×9.
notation-size = The header says { $told }, but the board is { $found }.
notation-mines = The header says the number of mines is { $told }, but the board has { $found }.
notation-number =
    { $mines ->
        [0] The number is { $number }, but there’s no mine around it.
        [one] The number is { $number }, but there’s only one mine around it.
       *[other] The number is { $number }, but there are { $mines } mines around it.
    }
notation-gap = There’s an empty line between the rows. Remove it.
notation-no-rows = The input has no rows of cells. Write one row per line.
notation-spaces = Put one space between all cells of a row, or none at all. Write an open cell without a number as 0.
notation-density = The density must be between 0 and 1, not { $density }.
notation-total = “{ $total }” is neither a number of mines nor a density.
# $part is code, such as p=.
notation-link = This link is incomplete: { $part } is missing.
notation-link-size = “{ $text }” isn’t a size. Use 1, 2, 3, or the digits of width and height.
notation-part = { $part } is missing.
# $start and $example are code, such as WxHxM and 30x16x99.
notation-start = This format starts with { $start }, such as { $example }.
notation-first-line = The first line must be { $start }.
notation-version = Version { $version } isn’t supported. Use version { $known }.
notation-unexpected = Unexpected text: “{ $text }”.
# $key is code, such as rows:
notation-key = { $key } must be a number, not “{ $value }”.
# A run is a sequence of equal cells in a link.
notation-run-empty = This run of cells is empty.
notation-run-long = This run of cells is too long: the board has only { $cells } cells.
notation-missing = { $missing } of { $cells } cells are missing.
notation-letter = “{ $character }” is neither a letter nor a digit.
notation-characters = There should be at least { $least } characters, not { $found }.
notation-bits = For a { $size } board, the number of characters should be { $expected }, not { $found }.
notation-digit = “{ $character }” isn’t a digit from 0 to { $last }.
notation-beyond = There’s a mine beyond the last cell.
notation-clue-large = The clue at { CELL($cell) } would be { $number }, but clues go up to 8.
notation-even = The number of hexadecimal digits must be even, not { $found }.
notation-bytes = The number of bytes should be { $expected }, not { $found }.
notation-byte-outside = Byte { $byte }: the mine at x { $x }, y { $y } is outside the { $size } board.
notation-byte-twice = Byte { $byte }: the mine at x { $x }, y { $y } appears twice.
notation-puzzle-seed = This ID is a random seed and contains no mines. Use an ID that lists the mines, such as { $example }.
notation-puzzle-masked = The mines in this ID are masked (m). Use an ID with unmasked mines (u).
# $click is x and y from 0, as they are in the ID, such as 0,3.
notation-click-outside = The first click, { $click }, is outside the { $size } board.
notation-click-mine = The first click, { $click }, is on a mine.

## Recordings; $suffix is that of the file, such as .avf

notation-no-reader = To read { $suffix } files, run pip install 'qmines[recordings]' first.
notation-slow = Reading this { $suffix } file takes too long. Try another one.
notation-damaged = This isn’t a { $suffix } file, or it’s damaged. Use another copy.

## Why a position can’t be written in a format

notation-no-total = The { $format } format needs the number of mines.
notation-cannot-say =
    { $kind ->
        [flag] There’s a flag at { CELL($cell) }, but the { $format } format has no flags.
        [question] There’s a question mark at { CELL($cell) }, but the { $format } format has no question marks.
        [mine] There’s a known mine at { CELL($cell) }, but the { $format } format has no known mines.
        [safe] There’s a known safe cell at { CELL($cell) }, but the { $format } format has no known safe cells.
       *[hidden] There’s a hidden cell at { CELL($cell) }, but the { $format } format has no hidden cells.
    }
# $known of $mines mines are known; flags, if there are any, are not taken for mines.
notation-mines-known =
    { $flags ->
        [0] This format stores where every mine is, but only { $known } of { $mines } mines are known.
       *[other] This format stores where every mine is, but only { $known } of { $mines } mines are known. Flags don’t count as known mines.
    }
notation-doubtful =
    { $flags ->
        [0] This format stores where every mine is. Mark each hidden cell as a mine or as safe first.
       *[other] This format stores where every mine is. Mark each hidden cell as a mine or as safe first. Flags don’t count as known mines.
    }
notation-clue =
    { $mines ->
        [0] The clue at { CELL($cell) } is { $number }, but there’s no known mine around it.
        [one] The clue at { CELL($cell) } is { $number }, but there’s one known mine around it.
       *[other] The clue at { CELL($cell) } is { $number }, but there are { $mines } known mines around it.
    }
