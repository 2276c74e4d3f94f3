### Why a set-up, a request for help or a game file is refused. $mines, $width and $height are numbers.

event-cell = “{ $event }” needs a row and a column, counted from 0.

## Help

help-none-rules = Help isn’t available under these rules.
help-none-sandbox = Nothing is hidden in the sandbox, so there’s nothing to help with.
help-chances-open = Every cell already shows its chance of a mine.
help-no-flags = Flags can’t be checked in games with two boards.
help-not-in-time = Couldn’t find another move in time. Make a move yourself, then try again.
# $why says that no board fits.
help-flags-clash = Your flags can’t all be right: { $why }
help-open-already =
    { $cells ->
        [one] { CELLS($cells) } is already open.
       *[other] { CELLS($cells) } are already open.
    }
help-not-certain =
    { $cells ->
        [one] Nothing is certain about { CELLS($cells) }.
       *[other] Nothing is certain about { CELLS($cells) }.
    }

## Set-ups

invalid-rules = “{ $name }” isn’t a rule set. Choose { LIST($names, type: "or") }.
invalid-no-option = { $rules } has no option “{ $name }”. Its options: { LIST($names) }.
invalid-option-choice = The option “{ $name }” must be { LIST($choices, type: "or") }, not { $value }.
invalid-option-flag = The option “{ $name }” must be true or false, not { $value }.
invalid-option-text = The option “{ $name }” must be at most { $most } visible ASCII characters, not { $value }.
invalid-option-number = The option “{ $name }” must be a whole number, { $least } or more, not { $value }.
invalid-level-type = A level must be a name or a size such as 20x12x40, not { $value }.
invalid-level = “{ $text }” isn’t a level. Choose { LIST($names, type: "or") }, or a size such as 20x12x40.
invalid-too-many-mines =
    { $mines ->
        [one] One mine leaves no safe cell on { $width }×{ $height }. Use fewer mines.
       *[other] { $mines } mines leave no safe cell on { $width }×{ $height }. Use fewer mines.
    }
invalid-mines-range = A board of { $width }×{ $height } can have 0 to { $most } mines, not { $mines }.
invalid-side =
    { $side ->
        [width] The width must be at least 1, not { $value }.
       *[height] The height must be at least 1, not { $value }.
    }
invalid-side-type =
    { $side ->
        [width] The width must be a whole number, not { $value }.
       *[height] The height must be a whole number, not { $value }.
    }
invalid-too-large = A board of { $width }×{ $height } is too large: at most { $most } cells are allowed.
invalid-opening = No-guess boards always start with an opening. Set the option “first” to “opening”.
invalid-no-guess-dense = No-guess boards can’t be this dense: use at most { $most } mines on { $width }×{ $height }.
invalid-plus =
    { $mines ->
        [one] The number of mines on H can’t be { $plus }: both boards together have only one.
       *[other] The number of mines on H can’t be { $plus }: both boards together have only { $mines }.
    }
invalid-qubits-full = { $mines } mines, { $minus } cells that are safe on H and { $grouped } linked cells don’t fit in { $cells } cells. Use fewer, or a larger board.
invalid-no-good = At least one cell must be linked, or safe on Z or H.
invalid-layout = The layout doesn’t match the game’s size and totals. Change the layout or the totals.
invalid-lesson-layout = The lesson “{ $lesson }” has its own layout. Leave out the option “layout”.
invalid-sandbox = A sandbox has at most { $most } cells, and no more mines than cells.
invalid-layout-rows = All rows of a layout, separated by “/”, must have the same length.
invalid-layout-cell = “{ $text }” at { CELL($cell) } is neither a state (0, 1, + or -) nor the letter of a group.
invalid-layout-group = The letter “{ $letter }” appears { $count } times, but a group has 2 or 3 cells.
invalid-player-seed = Your seed can have up to 128 visible ASCII characters.

## Games that start from a position

position-size = The position doesn’t match the game’s size and number of mines. Change the position or the game.
position-no-guess = Games from a position can’t be no-guess games. Turn off “No guessing”.
position-known = A game can only start from what a player sees: remove the known mines and known safe cells first.
position-no-number = A game can only start from a position with at least one number.
position-solved = There’s nothing left to open in this position. Choose another one.
position-impossible = No board fits this position. Check its numbers and the number of mines.
position-hard = Finding a board for this position takes too long. Try a position with fewer numbers.

## Game files

file-none = This isn’t a qmines game file. Choose another file.
file-version = This game file has version { $version }, which this version of qmines can’t read. Update qmines.
file-too-large = This game file is too large: at most { $mib } MiB are allowed.
file-keys = The game file has missing or unknown entries: { LIST($names) }. Use the original file.
file-changed = The game file was changed or damaged: its checksum doesn’t match. Use the original file.
file-not-exact = The game file isn’t exactly as qmines wrote it. Use the original file.
# $why is in English, as qmines verify prints it.
file-wrong = The game file is invalid: { $why }
file-untrue = The game file failed verification: { $why }
file-no-seed-continue = The game file doesn’t contain the seed, so the game can’t be continued. Continue it where you started it.
file-no-seed-replay = The game file doesn’t contain the seed, so the game can’t be replayed. Download the file again when the game is over.
file-packed = The compressed file is damaged. Use another copy.
file-unfinished = You can watch the replay once this game is over.
file-not-played = This recording contains no moves. Choose another one.
file-step = This game has no such step. Choose a step from 0 to { $last }.

## After the game

after-seed = The seed is revealed when the game is over.
after-states = What the cells contain is revealed when the game is over.
after-circuit = The circuit shows what the cells contain, so finish the game first.

## On the web site

site-guest-full = Guests can keep { $games } games with { $moves } moves in total, and you’ve reached that limit. Create an account or log in to continue; you’ll keep your games.
site-cells = Boards on this server can have at most { $most } cells.
site-no-difficulty = There’s no difficulty estimate for these rules.
site-known-board = A known board can’t be played as a ranked game. Turn off “Ranked”.
site-continue = You can only continue from a move of a finished game, and the new game can’t be ranked.
site-same-board = You can play the same board again once this game is over.
# $kinds are kinds of help, as events name them.
site-help-recorded = You can only record these kinds of help: { LIST($kinds) }.
site-explain = Measurements can only be explained in Qubits and Entangled.
site-no-qubits = This game has no qubits to show right now.
site-fork-first = You can only continue a game from one of its first { $most } events.
site-fork-events =
    { $count ->
        [one] That game has only one event. Choose an earlier point.
       *[other] That game has only { $count } events. Choose an earlier point.
    }
site-fork-over = The game is over at that point. Choose an earlier one.
site-fork-long = This game has { $count } events, but only games with up to { $most } can be continued here.
site-local-kind = Only unranked Classic and Forgiving games can be uploaded from a browser.
site-local-taken = This game can’t be uploaded: another game already has its ID.
site-recorded = This recording doesn’t contain the seed, so you can’t continue on the same board. Instead, continue on a different board that fits what you see.
site-circuit-large = This circuit is too large to draw: at most { $qubits } qubits and { $operations } operations are allowed. Download it as OpenQASM instead.
site-circuit-long = This game has more than { $most } measurements. Download the game file and run “qmines circuit” instead.
site-solver-slow = This position takes too long to solve here. Try “qmines analyse” in a terminal, with a higher time limit.
site-solver-stopping = The server is shutting down. Please try again in a moment.
site-solver-gone = The solver stopped unexpectedly. Please try again.
site-game-missing = Game not found. It may have been deleted.
site-game-reloading = This game is being reloaded. Please try again.
site-game-elsewhere = This game has moved on: it has { $count } events, but you expected { $expected }. Reload it and try again.
site-game-long = A game can have at most { $most } events. Start a new one.
site-key-used = The key { $key } was already used for a different event: { $event }. Choose a new key.
# What takes too long: $doing is “replay”, or “rules” to play the game again under other rules.
site-cost-no-guess =
    { $doing ->
        [rules] This no-guess board is too large to play under other rules here: { $width }×{ $height }. With this many mines, the limit is { $most } cells.
       *[replay] This no-guess board is too large to replay here: { $width }×{ $height }. With this many mines, the limit is { $most } cells. Use “qmines replay” in a terminal instead.
    }
site-cost-board =
    { $doing ->
        [rules] This board is too large to play under other rules here: { $width }×{ $height }. The limit is { $most } cells.
       *[replay] This board is too large to replay here: { $width }×{ $height }. The limit under these rules is { $most } cells. Use “qmines replay” in a terminal instead.
    }
site-cost-events =
    { $doing ->
        [rules] This game is too long to play under other rules here: { $events } events on { $width }×{ $height }. The limit is about { $most } events.
       *[replay] This game is too long to replay here: { $events } events on { $width }×{ $height }. The limit is about { $most } events. Use “qmines replay” in a terminal instead.
    }
