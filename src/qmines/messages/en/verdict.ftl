### Why a mine could have been known: a chain of deductions, with looks under safe cells.

verdict-shows = Opening { CELL($cell) } shows { $number }.
verdict-opens-area = Opening { CELL($cell) } opens an area.
# A chord that must hit a mine, though nobody can say which cell it is.
verdict-assume =
    { $count ->
        [one] Suppose { CELLS($cells) } is safe.
       *[other] Suppose { CELLS($cells) } are safe.
    }
verdict-one-of = So at least one of { CELLS($cells) } had to be a mine.

## Going through the steps

chain-open = Show why
chain-open-safe = Show the safe cell
chain-step = Step { $step } of { $steps }
chain-back = Back
chain-next = Next
# Goes to the last step.
chain-last = Last step
chain-close = Close
# In the terminal, above and below the board.
verdict-title = Why
verdict-keys = { $back } { $next } step, { $close } close
