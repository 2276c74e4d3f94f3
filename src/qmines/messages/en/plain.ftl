### Plain mode: the game typed line by line. Cells count from 0.

## What commands do

plain-hint-about = Get a hint. Ask again for the reason. Counts as help.
plain-move-about = Make one simple move, decided by one or two numbers.
plain-simple-about = Make all simple moves.
plain-smart-about = Make all simple moves, and those found by trying both cases.
plain-deduce-about = Play every certain move: open safe cells, flag mines.
plain-auto-about = Auto-play: open every safe cell. With “guess”, play to the end.
plain-wrong-about = Check your flags: right, wrong or uncertain.
plain-view-about = Show the board: around a cell, in full, or reduced.
plain-view-qubits-about = Show the boards: around a cell, or in full.
plain-lesson-about = List the lessons, or start one.
plain-new-about = Start another game. This one is saved.
plain-save-about = Save the game to a file.
plain-help-about = Show this list.
plain-quit-about = Quit. An unfinished game is saved.
plain-coach-about = Ask the coach what to do next, and why.
# $command is what to type.
plain-coach-type = Type: { $command }
plain-coach-offer = New to these rules? Type “coach” now and after each move, and the coach will lead you to a win.
plain-explain-about = Explain the measurements of the last move, or of every move.
plain-dirac-about = Write states in Dirac notation (|0⟩), or in plain words again.
plain-dirac-on = States are now written in Dirac notation: |0⟩ is safe on Z, |1⟩ is mined on Z.
plain-dirac-off = States are now written in plain words.
plain-trio-lesson = For a lesson on trios, type: lesson mermin
# $command is what to type.
plain-lesson-start = To start a lesson, type its name: { $command }
plain-lesson-next = For the next lesson, type: { $command }
plain-lesson-unknown = There’s no lesson “{ $name }”. Type “lesson” for the list.
plain-lesson-answer = Type open ROW COLUMN if a cell is safe, flag ROW COLUMN if it’s a mine, pass for the solution, or quit to leave the lesson.
plain-links-about = Show or hide which cells are linked.
plain-bloch-about = After the game: show a cell’s Bloch arrow, or save it as SVG.
plain-circuit-about = After the game: show the circuit, or save it (.qasm, .svg, .txt).
# $short is a list of abbreviations.
plain-help-more = Rows and columns count from 0. Short forms: { $short }, or the start of a command.

## The start of a game

plain-title = { $rules }: { $width }×{ $height }, { $contents }
plain-title-level = { $rules }: { $width }×{ $height }, { $contents } ({ $level })
plain-title-options = { $rules } ({ $options }): { $width }×{ $height }, { $contents }
plain-title-options-level = { $rules } ({ $options }): { $width }×{ $height }, { $contents } ({ $level })
plain-commitment = Commitment { $hash }
plain-start = Type { LIST($commands, type: "or") }.
plain-loaded = This game was loaded from a file and isn’t saved automatically. Save it before you quit.
plain-no-unfinished = There’s no unfinished game to resume.
plain-unfinished = Unfinished game: { $title }, { $clock } played, { $when }.
plain-resume = Resume this game? [Y/n]
plain-resume-file = --resume needs a file when --no-store is given.

## During a game

plain-time = time { $clock }
plain-deaths =
    { $count ->
        [one] one death
       *[other] { $count } deaths
    }
plain-paused = paused: type “resume” to see the board.
plain-undone =
    { $deaths ->
        [one] Undone. One death so far.
       *[other] Undone. { $deaths } deaths so far.
    }
plain-part-rows = (Rows { $first } to { $last }; type “view ROW COLUMN” to see more)
plain-part-columns = (Columns { $first } to { $last }; type “view ROW COLUMN” to see more)
plain-part-both = (Rows { $first } to { $last }, columns { $left } to { $right }; type “view ROW COLUMN” to see more)
plain-hint = Hint: { $text }
plain-stopped = Stopped.
plain-unknown = Unknown command “{ $command }”. Type “help” for a list.
plain-unknown-near = Unknown command “{ $command }”. Did you mean “{ $near }”?
plain-ambiguous = “{ $command }” could mean { LIST($commands, type: "or") }. Type more letters.
plain-working =
    { $count ->
        [one] One cell still hidden. Press Ctrl+C to stop.
       *[other] { $count } cells still hidden. Press Ctrl+C to stop.
    }
# “deduce” is the command that plays every certain move.
plain-made-simple =
    { $count ->
        [one] One move made. “deduce” may find more.
       *[other] { $count } moves made. “deduce” may find more.
    }
plain-none-simple = No simple move left. “deduce” may find more.
plain-none-smart = No move found. “deduce” may find one.
plain-removed = Removed wrong flags: { CELLS($cells) }
plain-flags = Your flags: { $right } right, { $wrong } wrong, { $doubtful } uncertain.
plain-flags-wrong = Your flags: { $right } right, { $wrong } wrong, { $doubtful } uncertain. Wrong: { CELLS($cells) }
plain-wrong-arguments = “wrong” takes no arguments: it checks all flags.
plain-group =
    { $kind ->
        [singlet] { $letter }: singlet { CELLS($cells) }
        [link] { $letter }: link { CELLS($cells) }
       *[trio] { $letter }: trio { CELLS($cells) }
    }

## Why a command had no effect. $command is what was typed.

plain-no-effect = { $command }: no effect.
plain-no-effect-flagged = { $command }: no effect. Remove the flag first.
plain-no-effect-open = { $command }: no effect. The cell is already open.
plain-no-effect-done = { $command }: no effect. There are no hidden cells around this number.
plain-no-effect-flags = { $command }: no effect. Flag as many neighbours as the number says.
plain-no-effect-measured = { $command }: no effect. The cell is already measured.
plain-no-effect-marked = { $command }: no effect. Remove the mark first.
plain-no-effect-number = { $command }: no effect. The cell is already measured, and its number on this board isn’t 0.

## Qubits

plain-sandbox-explains = The sandbox already explains every measurement as it happens.
plain-nothing-measured = Nothing has been measured yet.
plain-arrow = { CELL($cell) }: { $arrow }
plain-arrow-after = After the measurement: { $arrow }
plain-contained = The cells contained:
# Two boards side by side, drawn with these signs.
plain-contained-words = What the cells were on Z and on H (. safe, * mine, ? coin toss, letters linked):
plain-bloch-usage = Usage: bloch ROW COLUMN [FILE], for example: bloch 2 2 cell.svg
plain-circuit-name = The file name must end in { LIST($endings, type: "or") }.

## Files

plain-save-name = Type a file name too, for example: save game.qmines
plain-exists = { $path } already exists. Choose another name.
plain-exists-other = { $path } already exists and isn’t this game. Choose another name.
plain-unwritable = Can’t write { $path }: { $error }
plain-saved = Saved to { $path }.
plain-saved-secret = Saved to { $path }. The file contains the secret seed.

## The end of a game

plain-over-hit = { $line } (X exploded, * mine)
plain-over-hit-flags = { $line } (X exploded, * mine, ! wrong flag)
plain-reviewing = Reviewing every move. This takes a while…
plain-next = Type new, save FILE or quit.
plain-next-undo = Type undo, new, save FILE or quit.
plain-not-paused = Couldn’t pause the game: { $error }
plain-resume-later = Game saved. To resume: qmines play --plain --resume { $id }
plain-not-made = { $error } Your move wasn’t made.
