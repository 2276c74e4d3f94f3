### What the solver says of a position that it cannot answer for.

## No board fits. $clues are numbers on the board with their places, a smallest set of them to blame; $count is how many.

contradiction-any = No board fits this position.
contradiction-total =
    { $mines ->
        [one] No board with one mine in total fits this position.
       *[other] No board with { $mines } mines in total fits this position.
    }
contradiction-clues =
    { $count ->
        [one] No board fits: { CLUES($clues) } can’t be right.
        [2] No board fits: { CLUES($clues) } can’t both be right.
       *[other] No board fits: { CLUES($clues) } can’t all be right.
    }
contradiction-clues-total =
    { $mines ->
        [one] No board with one mine in total fits: { $count ->
            [one] { CLUES($clues) } can’t be right.
            [2] { CLUES($clues) } can’t both be right.
           *[other] { CLUES($clues) } can’t all be right.
        }
       *[other] No board with { $mines } mines in total fits: { $count ->
            [one] { CLUES($clues) } can’t be right.
            [2] { CLUES($clues) } can’t both be right.
           *[other] { CLUES($clues) } can’t all be right.
        }
    }
# There was no time to find out whether fewer numbers would do.
contradiction-clues-perhaps = No board fits: { CLUES($clues) } can’t all be right. The conflict may involve only some of them.
contradiction-clues-total-perhaps =
    { $mines ->
        [one] No board with one mine in total fits: { CLUES($clues) } can’t all be right. The conflict may involve only some of them.
       *[other] No board with { $mines } mines in total fits: { CLUES($clues) } can’t all be right. The conflict may involve only some of them.
    }

## The number of mines is impossible. $room is how many cells can hold one, $known how many are said to.

total-too-large =
    { $room ->
        [0] { $mines ->
            [one] There’s no hidden cell for the mine.
           *[other] There are no hidden cells for the { $mines } mines.
        }
        [one] { $mines } mines don’t fit into one hidden cell.
       *[other] { $mines } mines don’t fit into { $room } hidden cells.
    }
total-too-small =
    { $known ->
        [one] One cell is marked as a known mine, but the total is { $mines }.
       *[other] { $known } cells are marked as known mines, but the total is { $mines }.
    }

## It takes too long or too much memory.

analysis-needs-time =
    { $seconds ->
        [one] Couldn’t analyse this position within a second. Try again when more cells are open.
       *[other] Couldn’t analyse this position within { $seconds } seconds. Try again when more cells are open.
    }
analysis-needs-memory = Couldn’t analyse this position within { $mib } MiB of memory. Try again when more cells are open.
advice-needs-time =
    { $seconds ->
        [one] Couldn’t find the best move within a second. Try again when more cells are open.
       *[other] Couldn’t find the best move within { $seconds } seconds. Try again when more cells are open.
    }
advice-needs-memory = Couldn’t find the best move within { $mib } MiB of memory. Try again when more cells are open.
deduction-needs-time =
    { $seconds ->
        [one] Couldn’t find every certain move within a second. Try again when more cells are open.
       *[other] Couldn’t find every certain move within { $seconds } seconds. Try again when more cells are open.
    }
deduction-needs-memory = Couldn’t find every certain move within { $mib } MiB of memory. Try again when more cells are open.
numbers-need-time = Couldn’t work out in time which numbers { CELL($cell) } can show. Try again when more cells are open.
qubits-need-time =
    { $seconds ->
        [one] Couldn’t work out the chances within a second. Try again when more cells are open.
       *[other] Couldn’t work out the chances within { $seconds } seconds. Try again when more cells are open.
    }
qubits-need-memory = Couldn’t work out the chances within { $mib } MiB of memory. Try again when more cells are open.
qubits-too-many = Couldn’t work out the chances: there are too many ways to arrange the hidden groups. Try again when more cells are open.

## No layout of qubits fits

layout-contradiction-cell = No layout fits the numbers around { CELL($cell) }.
layout-contradiction-total = No layout fits the numbers and the totals.

## The budget of a command or a call ran out

exact-needs-time = An exact count takes more than { $seconds } s. Allow more time, or use estimates (method “auto”).
exact-needs-memory = An exact count takes more than { $mib } MiB. Allow more memory, or use estimates (method “auto”).
boards-need-time = Sampling boards exactly takes more than { $seconds } s. Allow more time.
boards-need-memory = Sampling boards exactly takes more than { $mib } MiB. Allow more memory.
