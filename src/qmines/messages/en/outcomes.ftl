### How a game ends, what happened on the way, and how it is judged.

## Why the game is over

outcome-cleared = You opened every cell without a mine.
outcome-measured = Only mines are left: you’ve measured every other cell.
outcome-learnt = You’ve seen everything this lesson has to show.
outcome-mine = You hit a mine.
outcome-wrong-flag = A flag was wrong, so the chord opened a mine.
outcome-known-mine = Logic could have told you this was a mine.
# The mine was far from the numbers; opening safe cells would have led to it.
outcome-known-later = If you had opened the safe cells first, you would have found this mine.
outcome-punished = You guessed, although logic could have found a safe cell.
outcome-resigned = You gave up.
outcome-rules = The rules ended this game.
# One line for both: $why is one of the sentences above.
outcome-won-line = Won: { $why }
outcome-lost-line = Lost: { $why }

## During the game

notice-no-opening = There are too many mines for an opening, so your first click was safe but opened no area.
notice-unprotected = No cell is certainly safe on the board you chose, so your first cell couldn’t be made safe.
# Forgiving moved mines out of the way of a click, or of a chord that opened several cells.
notice-saved =
    { $count ->
        [one] You hit a mine at { CELLS($cells) }. No logic could have found it, so we moved it.
       *[other] You hit { $count } mines at { CELLS($cells) }. No logic could have found them, so we moved them.
    }
notice-saved-visible =
    { $count ->
        [one] You hit a mine at { CELLS($cells) }. The numbers on screen didn’t give it away, so we moved it.
       *[other] You hit { $count } mines at { CELLS($cells) }. The numbers on screen didn’t give them away, so we moved them.
    }
notice-risk = Your risk was { PERCENT($risk) }.
notice-boards = There were { COUNT($boards) } possible boards.
# The same in a list.
end-saves-value =
    { $saves ->
        [one] One mine was moved out of your way
       *[other] { $saves } mines were moved out of your way
    }
save-cells = { CELLS($cells) }
save-risk = { CELLS($cells) }: { PERCENT($risk) } risk
save-boards = { CELLS($cells) }: { PERCENT($risk) } risk, { COUNT($boards) } possible boards
# What a rule set says that has no messages of its own.
plain-text = { $text }

## Whether a loss could have been avoided

verdict-unknown = This loss is too hard to judge.
verdict-bad-luck = Bad luck: no move was safer. Yours was safe { PERCENT($survival) } of the time.
verdict-safe-cell = You could have opened { CELL($cell) } safely.
verdict-safe-cell-board = You could have opened { CELL($cell) } safely on the { $board } board.
verdict-shield = You could have used a shield.
verdict-safer = There was a safer move: it was safe { PERCENT($best) } of the time, yours { PERCENT($survival) }.

## Chances that can’t be shown, or not exactly

chances-sampled = These chances are estimates, accurate to ± { PERCENT($error) }.
chances-bounds = Most chances would take too long to work out, so only certain cells are marked.
chances-too-hard = Working out the chances takes too long here.
chances-paused = The game was paused, so the player saw nothing.

## The end of a lesson

lesson-done = Lesson complete.
lesson-lost = Not this time.
lesson-next = Next lesson
lesson-again = Repeat this lesson
sandbox-lessons = All lessons
