### Why a move is refused. $width and $height are numbers.

move-game-over = The game is over.
move-lesson-over = The lesson is over.
move-paused = The game is paused. Resume it first.
move-not-paused = The game isn’t paused.
move-ranked-undo = Ranked games have no undo.
move-ranked-pause = Ranked games can’t be paused.
move-same-board = Undo and pause are off while others play the same board.
move-no-undo = There’s nothing to undo.
move-no-questions = Question marks are turned off in this game.
move-no-shields = You have no shields left.
move-no-board = Couldn’t find a no-guess board for this first cell. Try another cell, or a game with fewer mines.
move-slow-board = Finding a no-guess board takes too long here. Try another first cell, or a game with fewer mines.
move-too-hard = This move is too hard to judge. Open or flag cells near it first.
# $states are words such as zero and plus.
move-prepare = A cell can be prepared as { LIST($states, type: "or") }, not { $state }.
move-prepare-group = You can’t prepare this cell on its own: it shares its state with other cells. Use Reset to prepare all cells again.
move-outside = There’s no cell at { CELL($cell) }: the board is { $width }×{ $height }.
# $usage is a command with its arguments, such as “open ROW COLUMN”.
move-usage = Usage: { $usage }.
move-unknown = “{ $verb }” isn’t a move in this game. Moves: { LIST($verbs) }.
