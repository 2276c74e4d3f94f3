### The analyser.

analyser-title = Analyse a position
analyser-field = Board
analyser-undo = Undo
analyser-undo-key = Ctrl+Z
analyser-redo = Redo
analyser-redo-key = Ctrl+Y
analyser-hide-all = Clear
analyser-hint = Hint
analyser-mark-hint = Mark the proven cells
analyser-chances = Chances
# Shown with the position that the page starts with.
analyser-example = This position is an example. Clear it and paint your own, or open a screenshot.

## What can be painted

analyser-brush = Brush
analyser-paint-empty = 0 (empty)
analyser-paint-hidden = Hidden
analyser-paint-flag = Flag
analyser-paint-question = Question mark
analyser-paint-mine = Known mine
analyser-paint-safe = Known safe
analyser-move = Move
analyser-move-name = Move the board or scroll the page

## Size and mines

analyser-size = Size
analyser-width = Width
analyser-height = Height
analyser-level = Level
analyser-level-custom = Custom
analyser-level-size = { $level }, { $width }×{ $height }
analyser-mines = Number of mines
analyser-mines-known = Known
analyser-mines-unknown = Unknown
analyser-mines-total = Mines in total
analyser-mines-density = Mines per 100 cells
analyser-mines-keep = Keep this number when the size changes

## What was found

analyser-answer = Analysis
analyser-best = Best move
analyser-pointer = Selected cell
analyser-exact = Exact chances.
analyser-exact-boards =
    { $boards ->
        [1] Exact chances: only one board is possible.
       *[other] Exact chances: { COUNT($boards) } boards are possible.
    }
analyser-sampled = Estimated chances, ± { PERCENT($error) }.
analyser-sampled-boards = Estimated chances, ± { PERCENT($error) }: { COUNT($boards) } boards are possible.
analyser-bounds = Working out every chance would take too long, so only certain cells are marked.
analyser-certain-none = No cell is certain.
analyser-certain-safe =
    { $safe ->
        [one] One cell is certainly safe.
       *[other] { $safe } cells are certainly safe.
    }
analyser-certain-mines =
    { $mines ->
        [one] One cell is certainly a mine.
       *[other] { $mines } cells are certainly mines.
    }
analyser-certain-both =
    { $safe ->
        [one] One cell is certainly safe
       *[other] { $safe } cells are certainly safe
    } and { $mines ->
        [one] one is certainly a mine.
       *[other] { $mines } are certainly mines.
    }
# A cell, its look, and its chance of a mine.
analyser-cell = At { CELL($cell) }: { $look }
analyser-cell-chance = At { CELL($cell) }: { $look }, { PERCENT($chance) } chance of a mine
analyser-numbers = What { CELL($cell) } can show
analyser-numbers-mine = mine
analyser-best-none = There’s nothing left to open.
analyser-best-safe = Open { CELL($cell) }: it’s safe.
analyser-best-safe-wins = Open { CELL($cell) }: it’s safe, and you win { PERCENT($winning) } of games from here.
analyser-best-safe-wins-about = Open { CELL($cell) }: it’s safe, and you win { PERCENT($winning) } ± { PERCENT($error) } of games from here.
analyser-best-guess = Open { CELL($cell) }: { PERCENT($risk) } chance of a mine.
analyser-best-guess-wins = Open { CELL($cell) }: { PERCENT($risk) } chance of a mine. You win { PERCENT($winning) } of games from here.
analyser-best-guess-wins-about = Open { CELL($cell) }: { PERCENT($risk) } chance of a mine. You win { PERCENT($winning) } ± { PERCENT($error) } of games from here.
# Moves that are no worse, as far as the estimates can tell.
analyser-best-alike = About as good: { CELLS($cells) }.
analyser-best-next = Next best: { LIST($choices) }.
analyser-best-choice = { CELL($cell) } ({ PERCENT($winning) })

## In and out

analyser-exchange = Import and export
analyser-copy-link = Copy link
analyser-play = Play from here
analyser-play-about = Start a Classic game on a board that fits this position
analyser-play-forgiving = Play with Forgiving rules
analyser-play-forgiving-about = Play from here with Forgiving rules
analyser-play-total = To play from here, enter the number of mines first.
analyser-copy-as = Copy as…
analyser-copy = Copy
analyser-copy-format = Copy as { $format }
analyser-save = Save
analyser-save-format = Save as { $format }
analyser-copied = Copied.
analyser-copy-by-hand = Your browser didn’t allow copying. Copy the text from the box below.
# $reason is a sentence.
analyser-bad-link = Couldn’t open this link: { $reason }
analyser-import = Import text, a link or a file
analyser-import-text = Text, link or ID, in any format
analyser-import-read = Import
analyser-import-file = Open a file…
analyser-import-file-name = Position file
analyser-import-note = You can also paste text or drop a file anywhere on this page.
analyser-import-done = Imported as { $format }.
analyser-import-long = This text is too long. The largest board you can import is 100×100.
analyser-import-large = { $file } is too large. The largest board you can import is 100×100.
analyser-saved = Saved positions
analyser-saved-name = Name
analyser-saved-save = Save
analyser-saved-open = Open
analyser-saved-open-name = Open { $name }
analyser-saved-remove = Delete
analyser-saved-remove-name = Delete { $name }
# The size of a position, and the day it was saved.
analyser-saved-about = { $size }, { $day }

## Why a position is refused

analyser-refused-title = Give the position a name of 1 to { $most } visible characters.
analyser-refused-large = This position is too large to save. Copy its link instead.
analyser-refused-full = You’ve reached the limit of { $most } saved positions. Delete one first.
analyser-refused-empty = There’s nothing to import. Paste a position, a link or a board first.
analyser-refused-format = qmines can’t read this format. Try a link from this page, or one row of cells per line.
analyser-refused-rows = The rows have different lengths. Make them all the same length.
analyser-refused-side = This board is { $width }×{ $height }, but the analyser supports at most { $most } rows and columns.
