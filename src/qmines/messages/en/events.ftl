### What the moves of a game do.

event-open = Open a hidden cell.
event-flag = Flag a hidden cell, or remove its flag.
event-question = Put a question mark on a hidden cell, or remove its question mark.
event-mark = Switch to the next mark: flag, question mark (if allowed), none.
event-chord = Open the neighbours of a number that has all its flags.
event-open-z = Measure a cell on the Z board. If it’s a mine there, you lose.
event-open-h = Measure a cell on the H board. If it’s a mine there, you lose.
event-mark-z = Mark a mine on the Z board, or remove the mark.
event-mark-h = Mark a mine on the H board, or remove the mark.
event-shield-z = Test a cell on the Z board with a shield. A mine won’t explode.
event-shield-h = Test a cell on the H board with a shield. A mine won’t explode.
event-sandbox-z = Measure a cell on the Z board, as often as you like.
event-sandbox-h = Measure a cell on the H board, as often as you like.
event-prepare = Prepare a cell as zero, one, plus or minus.
event-reset = Reset every cell to its starting state.
event-undo = Undo the last move that changed anything.
event-pause = Stop the clock and hide the board.
event-resume = Show the board and start the clock again.
event-resign = Give up.
event-help = Record which help was used, for example: help hint.
