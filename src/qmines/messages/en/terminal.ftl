### The terminal game. Space is short: keep texts about as long as these.

## Menus and forms

menu-resume = Resume
menu-rules = Rules
menu-custom = Custom…
menu-learn = Learn
menu-statistics = Statistics
menu-games = Games
menu-open = Open a file…
menu-settings = Settings
menu-keys = Keys
menu-keys-more = Keys…
menu-help = Help
menu-quit = Quit
# A level and a clock.
menu-resume-detail = { $level } { $clock }
# $when is a time such as “2 h ago”.
menu-resume-about = { $rules }, { $level }: { $clock } played, { $when }
menu-level-detail = { $width }×{ $height } { $mines }
menu-level-about =
    { $mines ->
        [one] { $rules }: one mine on { $width }×{ $height }, { PERCENT($density, digits: 0) }
       *[other] { $rules }: { $mines } mines on { $width }×{ $height }, { PERCENT($density, digits: 0) }
    }
menu-level-coach = With a coach who explains the rules and every move
menu-level-alone = No coach. New to { $rules }? Choose Learn first
menu-custom-about = Any size, any number of mines, any options
menu-learn-about = Start here: lessons with a coach, from the first technique to Qubits and Entangled
menu-statistics-about = Wins, streaks and times by level and rules
menu-games-about = All your games: replay or continue them
menu-open-about = A saved game or a position
menu-settings-about = Themes, symbols, sizes, mouse
menu-keys-about = Choose a profile and change keys
menu-help-about = Rules and keys
menu-back = { $key } back
menu-number = { $number }
menu-on = on
menu-off = off

## A new game

new-title = New game
new-level = Level
new-level-about = A standard level or a custom size
new-custom = Custom
new-start = Start
new-density =
    { $mines ->
        [one] One mine in { $cells } cells ({ PERCENT($density) }).
       *[other] { $mines } mines in { $cells } cells ({ PERCENT($density) }).
    }
# Short: what there is room for in 18 characters.
new-short = { PERCENT($density) } · { $grade }
new-option-density = Density in %
new-option-first = First click
new-option-width = Width
new-option-height = Height
new-option-mines = Mines
new-option-mines-z = Mines on Z
# $contents is a list such as “84 safe on Z”.
new-contents = Cells: { LIST($contents) }.

## During a game

play-undone =
    { $deaths ->
        [one] Undone. One death so far.
       *[other] Undone. { $deaths } deaths so far.
    }
play-undone-batch = { $count } moves undone. Press { $key } to redo them.
play-redone =
    { $count ->
        [one] One move redone.
       *[other] { $count } moves redone.
    }
# A key, what it does next, and a hint.
play-hint-then = { $key } { $next } · { $hint }
play-hint-guess = This is a guess. Press { $key } to make it.
play-none-undecided = No undecided cells left.
play-no-map = The whole board is already in view.
goto-cell = Row, column
goto-wrong = Type a row from 1 to { $height } and a column from 1 to { $width }.
play-no-redo = Nothing to redo.
play-working = Working…
play-not-made = { $error } Your move wasn’t made.
# $text is a sentence; the key shows the others.
play-more = { $text } ({ $key }: { $count } more)
# $text ends with what a trio has just shown.
play-trio-lesson = { $text } (There’s a lesson on this under Learn in the menu.)
play-no-effect = That move has no effect.
play-chord-flags = To chord, flag as many neighbours as the number says.
play-flagged = This cell is flagged. Remove the flag first.
play-place = { CELL($cell) } of { $width }×{ $height }
play-place-board = { $board }: { CELL($cell) } of { $width }×{ $height }
play-place-short = { $row },{ $column } of { $width }×{ $height }
play-prepare-sandbox = You can only prepare cells in the sandbox.
play-reset-sandbox = Only the sandbox can be reset.
play-no-verb =
    { $verb ->
        [chord] You can’t chord under these rules.
        [flag] You can’t place flags under these rules.
        [mark] You can’t place marks under these rules.
        [shield] You can’t use shields under these rules.
       *[other] You can’t do that under these rules.
    }
play-no-reduced = The reduced view isn’t available under these rules.
play-no-analyser = Positions can’t be analysed under these rules.
play-reduced = Showing only what still matters.
play-reduced-off = Showing everything.
play-zoom =
    { $size ->
        [tiny] Cell size: tiny
        [small] Cell size: small
        [wide] Cell size: wide
        [large] Cell size: large
       *[huge] Cell size: huge
    }
play-speed =
    { $speed ->
        [one] Auto-play: one move per second
       *[other] Auto-play: { $speed } moves per second
    }
play-left =
    { $count ->
        [one] One cell still hidden ({ $key } to stop)
       *[other] { $count } cells still hidden ({ $key } to stop)
    }
play-flags = Your flags: { $right } right, { $wrong } wrong, { $doubtful } uncertain.
play-what-happened = What happened
play-nothing-happened = Nothing yet.
# At the end of a text that is cut off, and the title of the card that shows all of it.
note-more = … { $key } for more
note-title = Full text
play-arrow = The cell under the cursor, { CELL($cell) }: { $arrow }
chance-working = Calculating chances… ({ $key } to stop)
chance-working-error = Calculating chances, ± { PERCENT($error) } so far… ({ $key } to stop)
chance-safe = Certainly safe
chance-mine = Certainly a mine
chance-exact = { PERCENT($chance) } chance of a mine
chance-about = About { PERCENT($chance) } chance of a mine

## Beside the board

side-open = { $opened } of { $cells } open
side-flags =
    { $flags ->
        [one] One flag, { $left } left
       *[other] { $flags } flags, { $left } left
    }
side-deaths =
    { $count ->
        [one] One death undone
       *[other] { $count } deaths undone
    }
side-saves =
    { $count ->
        [one] One save
       *[other] { $count } saves
    }
# Short names of keys, also for the line at the bottom.
side-key-open = open
side-key-flag = flag
side-key-chord = chord
side-key-undo = undo
side-key-other-board = other board
side-key-shield = shield
side-key-explain = explain
side-key-hint = hint
# What the key of hints does next.
side-key-hint-why = why?
side-key-hint-act = make move
side-key-hint-go = go to cell
side-key-overlay = chances
side-key-reduced = reduced view
side-key-solve = certain moves
side-key-zoom-in = larger cells
side-key-pause = pause
side-key-new = new game
side-key-help = help
side-key-next-undecided = next
side-key-palette = commands
side-key-menu = back
side-key-quit = quit
side-key-choose = choose
side-key-change = change
side-key-select = select
side-key-results = results
side-key-continue = continue
side-key-scroll = scroll
side-key-step = step
side-key-run = play
side-key-mistake = mistakes
side-key-fork = play on
side-key-go-to = go to
side-key-prepare = prepare
side-key-reset = reset
side-key-games-search = search
side-key-games-delete = delete
side-key-games-export = export
side-key-new-key = new key
side-key-more-key = add
side-key-no-key = remove

## Pause and end

pause-title = Paused · { $clock }
pause-board = Back to the board
pause-reveal-note = ends the game
pause-help = Help
pause-kept = game saved
over-won = You won
over-lost = You lost
over-why-note = step by step
over-undo-note = counts as a death
over-judging = Reviewing your moves…

## The command palette

palette-find = Command
palette-none = No such command
palette-new = New game: { $rules }, { $level }
palette-theme = Theme: { $theme }
palette-menu = Back to the menu

## Settings

set-title = Settings
set-language = Language
set-language-about = Language of the terminal game; automatic follows your system
set-theme = Theme
set-theme-about = Colours of the board and the menus
set-glyphs = Symbols
set-glyphs-about = Unicode or ASCII; automatic depends on the terminal
set-cells = Cell size
set-cells-about = Automatic: the largest size that fits; press + or − during a game
set-overlay = Chances
set-overlay-about = How the chance of a mine is shown
set-chords = Chords
set-chords-about = Opening a number that has all its flags opens its neighbours
set-right-click = Right click
set-right-click-about = Flag, or cycle through all marks
set-side = Side panel
set-side-about = Status and keys beside the board, if there’s room
set-minimap = Map
set-minimap-about = Show a map when the board doesn’t fit on the screen
set-speed = Auto-play speed
set-speed-about = Moves per second
set-coach = Coach
set-coach-about = Show the coach in guided games of Qubits and Entangled
set-dirac = Dirac notation
set-dirac-about = Show qubit states as |0⟩ instead of “safe on Z”
set-guess = Auto-play guesses
set-guess-about = Guess when no move is certain
set-first = First click
set-first-about = Whether the first click of a new game opens an area, is safe, or can be a mine
set-questions = Question marks
set-questions-about = Allow question marks in new games
set-notice = Announce saves
set-notice-about = When Forgiving tells you that it moved a mine
set-value-auto = automatic
set-value-unicode = Unicode
set-value-ascii = ASCII
set-value-tiny = tiny
set-value-small = small
set-value-wide = wide
set-value-large = large
set-value-huge = huge
set-value-both = shade and number
set-value-shade = shade
set-value-numbers = number
set-value-flag = flag
set-value-mark = next mark
settings-unreadable = Can’t read { $path }, so default settings are used: { $error }
settings-nested = { $path } is nested too deeply, so default settings are used.
settings-unknown = { $path }: can’t use { LIST($names) }, so the defaults apply.
settings-unwritable = Couldn’t save your settings to { $path }: { $error }
play-not-saved = Can’t write to { $path }, so nothing will be saved.

## Keys

keys-title = Keys
keys-profile = Profile
keys-profile-about = Standard: arrow keys and WASD; Vim: hjkl; number pad: digits
keys-reset = Reset this profile
keys-reset-about = Go back to the default keys of this profile
key-name-ctrl = Ctrl
key-name-alt = Alt
key-name-shift = Shift
keys-how = Enter: choose a new key. Insert: add a key. Delete: remove all keys.
keys-press = Press the new key for “{ $action }”.
keys-reset-done = The keys of this profile are back to their defaults.
keys-profile-done = Profile: { $profile }
keys-bound = { $action }: { LIST($keys) }
keys-unbound = { $action }: no key
keys-taken = { $key } is already used for “{ $action }”.
keys-needed = “{ $action }” needs at least one key.
key-scope-menus = Menus and forms
key-scope-pause = While paused
key-scope-end = When a game has ended
key-scope-games = In the list of games
key-scope-replay = Watching a replay
action-redo = Redo
action-next-undecided = Next undecided cell
action-previous-undecided = Previous undecided cell
action-go-to = Go to a row and column
action-minimap = Show or hide the map of a large board
action-pause-resume = Resume
action-pause-restart = New game, same settings
action-pause-new = New game…
action-pause-reveal = Reveal the mines
action-pause-settings = Settings
action-pause-menu = Menu
action-pause-quit = Quit
action-end-again = Play again
action-end-next = Next
action-end-why = Show why
action-end-undo = Undo
action-end-replay = Replay
action-end-board = Look at the board
action-end-menu = Menu
action-games-search = Search
action-games-delete = Delete the game
action-games-export = Export the game to a file
action-palette = Find a command
action-suspend = Suspend; type fg to come back
action-prepare = Sandbox: next state for the cell
action-reset = Sandbox: prepare all cells again
action-check = Check your flags: right, wrong or uncertain
action-forward = Next step
action-back = Previous step
action-first = Go to the start
action-last = Go to the end
action-run = Play or pause
action-mistake = Next guess or mistake
action-fork = Play from here as a new game
action-menu = Back, or open the menu
action-quit = Quit; your game is saved

## Help

help-title = Help
help-start = New here? Choose Learn in the menu: a coach guides you through your first games.
help-options = Options of a custom game:
help-list-choose = Choose a row; the keys that move the cursor on a board work too
help-list-change = Change a value; you can also type numbers and text
help-list-enter = Select the row
help-mouse-title = Mouse
help-mouse-left = left
help-mouse-left-about = Open a cell, or chord on a number
help-mouse-right = right
help-mouse-right-about = Flag (or Ctrl+left-click)
help-mouse-middle = middle
help-mouse-middle-about = Chord
help-mouse-wheel = wheel
help-mouse-wheel-about = Scroll; hold Shift to scroll sideways
# The name of an option and what it means.
help-option = { $option }: { $about }

## Games, files and positions

list-title = Games
list-none = No games yet
list-search = Search
list-not-found = No matching games
list-delete-sure = Press { $key } again to delete this game for good.
list-deleted = Deleted.
list-not-deleted = This game can’t be deleted while others are playing the same board.
list-exported = Exported to { $path }
list-unfinished = { $clock } unfinished
list-won = { $clock } won
list-lost = { $clock } lost
list-replay =
    { $events ->
        [one] One move, { $when }. Press Enter to replay. ({ $id })
       *[other] { $events } moves, { $when }. Press Enter to replay. ({ $id })
    }
list-continue =
    { $events ->
        [one] One move, { $when }. Press Enter to continue. ({ $id })
       *[other] { $events } moves, { $when }. Press Enter to continue. ({ $id })
    }
list-helped = With help: { LIST($help) }. { $about }
file-title = Open a file
file-path = File
file-how = Type a path or choose a file: a saved game, a recording, or a position.
file-problem = { $path }: { $error }
system-missing = There’s no such file or folder. Check the path.
system-forbidden = You don’t have permission to use this file or folder.
system-full = The disk is full. Free up some space.
# $where is the file with all games.
store-locked = { $where } has been locked for more than { $seconds } s. Try again.
store-damaged = { $where } is damaged. Restore a backup, or rename the file.
store-none = { $where } isn’t a database, or is damaged. Rename the file.
store-full = The disk is full, so nothing was stored in { $where }. Free up some space.
store-read-only = Can’t write to { $where }. Check its permissions.
store-closed = Can’t open { $where }. Check its path and permissions.
store-disk = Reading or writing { $where } failed. Check the disk.
found-boards =
    { $boards ->
        [1] One possible board, { $method }, { $time }
       *[other] { COUNT($boards) } possible boards, { $method }, { $time }
    }
found-chances = Chances: { $method }, { $time }
found-method =
    { $method ->
        [exact] exact
        [approximated] approximated
        [sampled] estimated
       *[other] { $method }
    }
found-cell = Look at { CELL($cell) }.
found-cell-chance = Chance of a mine at { CELL($cell) }: { PERCENT($chance) }

## Replays

watch-short = replay
watch-speed =
    { $speed ->
        [one] One step per second
       *[other] { $speed } steps per second
    }
watch-none = No more guesses or mistakes.
watch-no-store = Games aren’t stored, so you can’t play from here.
watch-no-seed = A recording has no seed, so you can’t play from here.
# $move is a move such as “Open row 3, column 4”.
watch-risk = { $move } ({ PERCENT($risk) } risk).
watch-risk-best = { $move } ({ PERCENT($risk) } risk). Best: { $best }
watch-best = { $move }. Best: { $best }
watch-move = { $move }.
watch-end = The end.
# $saves is a list such as “row 3, column 4: 50.0% risk, 2 possible boards”.
watch-saves = { $outcome } Saves: { $saves }
# Strategies that play one game after another; $player is a name such as “best”.
watch-title = { $player } · { $level } · game { $number } of { $total }
watch-tally = { $won } of { $played } won
watch-won = { $player } won.
watch-lost = { $player } hit a mine.
watch-gave-up = { $player } gave up.
watch-busy = { $player } is still playing the next game.

## Statistics

figures-title = Statistics
figures-none = Finish a game to see your statistics.
figures-no-games = No games yet
figures-counting = Counting…
figures-with-help = with help
figures-games = Games
figures-won = Won
figures-won-value = { $wins } ({ PERCENT($rate) })
figures-likely = You win { PERCENT($low, digits: 0) } to { PERCENT($high, digits: 0) } of games (95% confidence).
figures-streak = Streak
figures-streak-value = { $now } now, best { $best }
figures-best-time = Best time
figures-mean-time = Mean time
figures-speed = 3BV/s
figures-speed-value = Best { $best }, average { $mean }
figures-efficiency = Efficiency
figures-undone = Undone
figures-deaths =
    { $count ->
        [one] One death
       *[other] { $count } deaths
    }
figures-help = Help
figures-recent =
    { $count ->
        [one] Your last game
       *[other] Your last { $count } games
    }
figures-times = Times of your last wins
figures-times-span = { $low } to { $high } s, the latest on the right
figures-spread = Distribution of times
figures-best = Best games
figures-best-speed = { $speed } 3BV/s

## Times

age-now = just now
age-minutes = { $count } min ago
age-hours = { $count } h ago
age-days = { $count } d ago

## The end of a game; more in game.ftl

end-verdict = Verdict
end-number = { NUMBER($value) }
end-time-value = { CLOCK($milliseconds) }
end-percent = { PERCENT($share, digits: 0) }
end-help-value = { LIST($kinds) }
end-why = Why
end-undos = Undos
end-seed = Seed

## Lessons

lessons-title = Learn
lessons-done = done
lessons-progress = { $done } of { $total }
lessons-example = Example { $number } of { $count }
lessons-read = read again
lessons-hidden = Choose a hidden cell.
lessons-try-again = Now make the move yourself.
lessons-free = Sandbox
lessons-free-about = Prepare cells in any state and measure them as often as you like.
