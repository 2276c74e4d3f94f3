### A game on the web site: the board, the buttons around it, and the card at its end.

game-missing = Game not found
game-missing-new = Start a new game
game-panel = Game panel
game-paused = Paused
# What is being played, over the board.
game-playing = { $rules } · { $level } · { $size }
# A board of the day.
game-playing-daily = Daily board · { $rules } · { $level }
game-playing-custom = { $rules } · { $size }
game-watching = You’re watching. Only the player can move.
# $name is a link to the profile of the player.
game-watching-player = You’re watching { $name }.
game-watching-room = You’re watching. Join to play.
game-spectators =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
game-watched-by = Watched by { LIST($names) }
game-watched-by-more =
    { $count ->
        [one] Watched by { LIST($names) } and one other
       *[other] Watched by { LIST($names) } and { $count } others
    }
# A spectator without an account who chose a name.
game-watched-by-guest = { $name } (guest)
# The pointer of another player who has no name.
game-player = Player
game-offline-moves =
    { $count ->
        [one] Offline: one move will be sent when you reconnect.
       *[other] Offline: { $count } moves will be sent when you reconnect.
    }

## The bar over the board

game-mines-left = Mines left
game-time = Time
game-shields = Shields
game-face-playing = New game
game-face-won = You won. New game
game-face-lost = You lost. New game
game-face-paused = Paused. New game

## Buttons

game-dock = Quick actions
game-tools = Tools
game-tap = Tap action
game-tool-dig = Open
game-tool-flag = Flag
game-tool-mark = Mark
game-tool-shield = Shield
game-group-help = Help
game-solver = Let the solver play
game-more = More
game-close = Close
game-group-moves = Moves
game-group-view = View
game-group-game = Game
game-hint = Hint
game-hint-why = Why?
game-hint-do = Show me
game-one-move = One move
game-simple-moves = Simple moves
game-certain-moves = Every certain move
game-step = Step
game-auto-play = Auto-play
game-stop = Stop
game-pace = Auto-play speed
game-pace-steps =
    { $steps ->
        [one] One step per second
       *[other] { $steps } steps per second
    }
game-may-guess = Guess when stuck
game-chances = Chances
# Opens the position in the analyser.
game-reduced = Reduced view
game-zoom-out = Zoom out
game-zoom-in = Zoom in
game-fit = Zoom to fit
game-show-links = Show links
game-coach = Coach
game-dirac = Dirac notation, like |0⟩
game-undo = Undo
game-pause = Pause
game-resume = Resume
game-new = New game
game-share = Share
game-sound = Sound
game-give-up = Give up
# The same button, after it was pressed once.
game-give-up-sure = Really give up?

## What is said while playing

game-notes = Notes
game-measurements = Measurements
game-nothing-said = Nothing to repeat yet.
game-logged-out = You’ve been logged out. Log in again to continue this game.
# After a move that opened several cells; $cell describes the one that was clicked.
game-opened-more =
    { $count ->
        [one] { $cell }; one more cell opened
       *[other] { $cell }; { $count } more cells opened
    }
game-same-board = Help, undo and pause are off while others play the same board.
game-ranked-no-pause = Ranked games can’t be paused.
game-link-copied = Link copied. Anyone who opens it can watch.
game-result-copied = Result copied, with a link to the replay.
game-link = Link to this game
game-copy-link = Copy link
# Results to share; $game is the rules and the level.
share-won = { $game }: cleared in { $time }
share-lost = { $game }: lost after { $time }
game-bloch = Bloch sphere of { CELL($cell) }
game-not-measured = This cell wasn’t measured.

## The sandbox

sandbox-title = Sandbox
sandbox-free = Choose what a click does: measure the cell on the board you click, or prepare it in a state. Each cell shows its chance of a mine; lines connect linked cells.
sandbox-story = Lesson and results
sandbox-tap = Tap action
sandbox-measure = Measure
sandbox-prepare = Prepare a cell as { STATE($state) }
# On a button that prepares a cell in this state.
sandbox-state-name = { STATE($state) }
sandbox-reset = Reset all cells

## The card at the end

end-title = Result
end-won = Cleared
end-won-in = Cleared in { $time }
end-record = New personal best!
# $before says whether that was the best time before this game.
end-best =
    { $before ->
        [yes] Previous best: { $time }
       *[no] Best: { $time }
    }
end-streak = { $count } wins in a row
# $place is the rank of a ranked win.
end-place = No. { $place } on the leaderboard
end-lost = Lost
end-resigned = Gave up
end-hidden = The board and your statistics will appear once everyone has finished.
end-hidden-daily = The board and your statistics will appear after midnight UTC.
end-daily = Back to the daily boards
end-again = New game
end-rematch = Play this board again
end-replay = Replay
end-share = Share
end-picture = Save picture
end-more = All statistics
end-loading = Calculating statistics…
end-fair = Was this board fair?
# $file is a link to download the game, $command a command for the terminal.
end-fair-check = The seed below was fixed before the first click. To check this yourself, download the { $file } and run { $command }.
end-fair-file = game file
end-states = Show all states
end-circuit = Circuit
end-circuit-qasm = OpenQASM
end-circuit-picture = Circuit of this game
end-circuit-large = This circuit is too large to draw. You can download it as OpenQASM instead.

## Statistics on the card: a name, a value, and what it means

end-time = Time
# How much of the board was open at the end, as a percentage.
end-cleared = Progress
end-bbbv = 3BV
end-bbbv-value = { $solved } of { $total }
end-bbbv-help = The fewest clicks that clear the board without flags
end-bbbv-per-second = 3BV/s
end-clicks = Clicks
end-clicks-value = { $clicks }, { $wasted } wasted
end-efficiency = Efficiency
end-efficiency-help = 3BV per click
end-correctness = Correctness
end-correctness-help = The share of clicks that changed something
end-throughput = Throughput
end-throughput-help = 3BV per click that changed something
end-zini = ZiNi
end-zini-help = Clicks needed with flags and chords, as estimated by a greedy algorithm
end-openings = Openings
end-openings-value =
    { $islands ->
        [one] { $openings }, one island
       *[other] { $openings }, { $islands } islands
    }
end-luck = Luck
end-luck-value =
    { $guesses ->
        [one] { PERCENT($luck) }, one guess
       *[other] { PERCENT($luck) }, { $guesses } guesses
    }
end-luck-none = None needed
end-luck-help = The chance of surviving the guesses you made
end-saves = Saves
end-saves-help = How often a mine was moved out of your way
end-flags = Flags
end-flags-used = Used
end-flags-none = None (NF)
end-undone = Undone
end-undone-value =
    { $deaths ->
        [one] One death
       *[other] { $deaths } deaths
    }
end-help = Help
end-help-none = None
