### Replays.

replay-title = Replay: { $game }
replay-open-about = Open a game file, or drop it anywhere on this page, to see every move with the exact chances at that moment.
replay-open-formats = qmines reads its own game files and recordings from other programs: .rawvf, .avf, .evf, .rmv, .mvf.
# Where there is no server.
replay-open-here = Your browser replays qmines game files of Classic and Forgiving games by itself; nothing is uploaded.
replay-here-only = Without a server, this page replays only qmines game files of Classic and Forgiving games; for other files, use “qmines replay” in a terminal.
replay-no-kernel = The replay runs in your browser, but its engine couldn’t be loaded. Reload the page to try again.
replay-open-file = Open a file…
# $statistics is a link to the statistics page.
replay-open-private = The file isn’t stored. Games you played here are in your { $statistics }.
replay-open-statistics = statistics
replay-file = Game file
replay-too-large = { $file } is too large for this page. Use “qmines replay” in a terminal instead.
replay-missing = Replay not found
replay-missing-game = Go to the game
replay-missing-file = Open a game file

## Keys

replay-keys = Keyboard shortcuts
replay-keys-step = Previous and next step
replay-keys-ends = Start and end
replay-keys-play = Play or pause
replay-keys-marks = Next and previous guess or mistake
replay-keys-speed = Slower and faster
replay-keys-chances = Chances
replay-keys-cells = Move between cells
replay-keys-zoom = Zoom
replay-key-home = Home
replay-key-end = End
replay-key-space = Space

## Moves. $board is Z or H, or “none” on a single board.

replay-move-open =
    { $board ->
        [none] Open { CELL($cell) }
       *[other] Open { CELL($cell) } on the { $board } board
    }
replay-move-measure =
    { $board ->
        [none] Measure { CELL($cell) }
       *[other] Measure { CELL($cell) } on the { $board } board
    }
replay-move-chord =
    { $board ->
        [none] Chord at { CELL($cell) }
       *[other] Chord at { CELL($cell) } on the { $board } board
    }
replay-move-flag =
    { $board ->
        [none] Flag { CELL($cell) }
       *[other] Flag { CELL($cell) } on the { $board } board
    }
replay-move-question =
    { $board ->
        [none] Question mark at { CELL($cell) }
       *[other] Question mark at { CELL($cell) } on the { $board } board
    }
replay-move-mark =
    { $board ->
        [none] Mark { CELL($cell) }
       *[other] Mark { CELL($cell) } on the { $board } board
    }
replay-move-shield =
    { $board ->
        [none] Use a shield on { CELL($cell) }
       *[other] Use a shield on { CELL($cell) } on the { $board } board
    }
replay-move-prepare = Prepare { CELL($cell) }
# A move of rules that qmines doesn’t know; $verb is its name, in English.
replay-move-other =
    { $board ->
        [none] { $verb } { CELL($cell) }
       *[other] { $verb } { CELL($cell) } on the { $board } board
    }
# $kind is a kind of help, such as Hints.
replay-move-help = Help: { $kind }
replay-move-undo = Undo
replay-move-pause = Pause
replay-move-resume = Resume
replay-move-resign = Give up
replay-move-reset = Reset all cells
replay-won = Won
replay-lost = Lost
replay-end = End of the game

## The bar

replay-controls = Replay
replay-step = Step
replay-marks = Guesses and mistakes
replay-first = Go to the start
replay-back = Previous step
replay-forward = Next step
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-previous-mark-name = Previous guess or mistake
replay-next-mark-name = Next guess or mistake
replay-no-next-mark = No guesses or mistakes after this step.
replay-no-previous-mark = No guesses or mistakes before this step.
replay-position = { $step } / { $last }
# $words are the move and what is said of it.
replay-where = { $step } of { $last }: { $words }
replay-words = { $move }.
replay-words-review = { $move }. { $review }
replay-speed = Speed
replay-speed-played = Original speed
replay-speed-times = { $times }× original speed
replay-speed-steps =
    { $steps ->
        [one] One step per second
       *[other] { $steps } steps per second
    }

## Beside the board

replay-panel = Replay panel
replay-time = Time
replay-next-move = Next move
replay-this = This replay
replay-measured = Just measured
replay-judging = Judging the moves…
replay-badge =
    { $kind ->
        [safe] ✓ Safe
        [guess] ○ Guess
       *[mistake] ▲ Mistake
    }
replay-badge-saved =
    { $kind ->
        [safe] ✓ Safe · saved
        [guess] ○ Guess · saved
       *[mistake] ▲ Mistake · saved
    }
replay-chances = Chances (O)
replay-best = Best move: { $move }
replay-best-sampled = Best move: { $move } The chances are estimates (±{ PERCENT($error) }).
replay-tally =
    { $guesses ->
        [0] No guesses
        [one] One guess (○)
       *[other] { $guesses } guesses (○)
    } and { $mistakes ->
        [0] no mistakes
        [one] one mistake (▲)
       *[other] { $mistakes } mistakes (▲)
    }.
replay-tally-so-far =
    { $guesses ->
        [0] No guesses
        [one] One guess (○)
       *[other] { $guesses } guesses (○)
    } and { $mistakes ->
        [0] no mistakes
        [one] one mistake (▲)
       *[other] { $mistakes } mistakes (▲)
    } so far. Still judging…
replay-rules = Under other rules
replay-rules-loading = Replaying…
replay-rules-step = Step { $step }
replay-rules-step-name = Go to step { $step }, where { $rules } differs
replay-fork = Play from here
replay-fork-other = …on a different board
replay-fork-other-only = Play from here on a different board
replay-fork-same-note = “Play from here” starts a new game on the same board. You’ve already seen that board, so the game counts as played with help.
replay-fork-qubits-note = “Play from here” starts a new game with the same hidden states. Since you’ve seen them, the game counts as played with help.
replay-fork-recorded-note = The new game is played on a different board that fits what you see.
replay-fork-not-ready = You can’t play from here yet: this move hasn’t been analysed. Try again in a moment, or choose another move.
replay-recorded = Recorded with another program.
replay-recorded-program = Recorded with { $program }.
replay-recorded-player = Played by { $player }.
replay-recorded-both = Recorded with { $program }, played by { $player }.
replay-copy = Copy link
replay-copied = Link to this moment copied.
replay-download = Download game file
replay-game = Go to the game
