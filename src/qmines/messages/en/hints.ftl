### Hints on a board of mines: where to look, why, and what to do.
### $cell is a cell and $cells a list of cells; $clue is a number on the board with its place.

## Where to look, one message per technique

hint-where-single = Look at { CELLS($cells) }: you only need one number at a time.
hint-where-pair = Look at { CELLS($cells) }: compare two numbers.
hint-where-split = Look at { CELLS($cells) }: assume a mine there, or none, and see what follows.
hint-where-total = Look at { CELLS($cells) }: use the number of mines left.
hint-where-count = Look at { CELLS($cells) }: go through every possible arrangement.
# Where nothing is certain.
hint-look-at = Best guess: { CELLS($cells) }.

## What to do

hint-unflag =
    { $count ->
        [one] Remove the flag from { CELLS($cells) }.
       *[other] Remove the flags from { CELLS($cells) }.
    }
hint-open = Open { CELLS($cells) }.
hint-flag = Flag { CELLS($cells) }.
hint-open-guess = Open { CELL($cell) }: { PERCENT($risk) } chance of a mine.

## Why: what a number tells by itself

reason-zero = The 0 at { CELL($clue) } touches no mines.
reason-mines-found =
    { $number ->
        [1] The 1 at { CELL($clue) } already has its mine at { CELLS($mines) }.
        [2] The 2 at { CELL($clue) } already has both its mines at { CELLS($mines) }.
       *[other] The { $number } at { CELL($clue) } already has all its mines at { CELLS($mines) }.
    }
reason-only-room =
    { $need ->
        [one] The { $number } at { CELL($clue) } has only one hidden cell for its mine.
       *[other] The { $number } at { CELL($clue) } has only { $need } hidden cells for its { $need } mines.
    }
reason-only-room-left =
    { $need ->
        [one] The { $number } at { CELL($clue) } needs one more mine and has only one hidden cell left.
       *[other] The { $number } at { CELL($clue) } needs { $need } more mines and has only { $need } hidden cells left.
    }

## Why: what two numbers tell together

# $shared is how many cells there are.
reason-shared =
    The { $number } at { CELL($clue) } needs { $need ->
        [one] one mine
       *[other] { $need } mines
    } in { CELLS($cells, type: "or") }, and { $shared ->
        [2] both
       *[other] all of them
    } also touch the { $other_number } at { CELL($other) }, which needs no other mines.
# $own is how many cells there are.
reason-difference =
    The { $number } at { CELL($clue) } needs { $more ->
        [one] one more mine
       *[other] { $more } more mines
    } than the { $other_number } at { CELL($other) }, and only { CELLS($cells) } { $own ->
        [one] touches
       *[other] touch
    } the first but not the second.

## Why: what the number of mines left tells

reason-no-mines-left = There are no mines left.
reason-cells-left-are-mines =
    { $left ->
        [one] One mine and one hidden cell are left.
       *[other] { $left } mines are left, and just as many hidden cells.
    }
# $count is how many clues there are.
reason-clues-take-all =
    { $left ->
        [one] Only one mine is left, and { CLUES($clues) } { $count ->
            [one] needs
           *[other] need
        } it.
       *[other] Only { $left } mines are left, and { CLUES($clues) } { $count ->
            [one] needs
           *[other] need
        } all of them.
    }
reason-clues-leave-some =
    { $left ->
        [one] One mine is left, and { CLUES($clues) } can’t take it.
       *[other] { $left } mines are left, and { CLUES($clues) } can take at most { $most } of them.
    }

## Why: what all possible arrangements have in common

reason-always-mines =
    { $count ->
        [one] Every arrangement that satisfies { CLUES($clues) } has a mine at { CELLS($cells) }.
       *[other] Every arrangement that satisfies { CLUES($clues) } has mines at { CELLS($cells) }.
    }
reason-never-mines = No arrangement that satisfies { CLUES($clues) } has a mine at { CELLS($cells, type: "or") }.
reason-always-mines-total =
    { $count ->
        [one] Every arrangement of { $mines } mines that satisfies { CLUES($clues) } has a mine at { CELLS($cells) }.
       *[other] Every arrangement of { $mines } mines that satisfies { CLUES($clues) } has mines at { CELLS($cells) }.
    }
reason-never-mines-total = No arrangement of { $mines } mines that satisfies { CLUES($clues) } has a mine at { CELLS($cells, type: "or") }.

## Why: what follows from an assumption

suppose-mine = Suppose { CELL($cell) } is a mine.
suppose-safe = Suppose { CELL($cell) } is safe.
# An assumption within an assumption.
suppose-also-mine = Suppose { CELL($cell) } were also a mine.
suppose-also-safe = Suppose { CELL($cell) } were also safe.
# $by says what it follows from.
follows-mines =
    Then { CELLS($cells) } { $count ->
        [one] is a mine
       *[other] are mines
    }{ $by ->
        [clues] , because of { CLUES($clues) }.
        [clues-and-total] , because of { CLUES($clues) } and the number of mines left.
        [total] , because of the number of mines left.
       *[contradiction] .
    }
follows-safe =
    Then { CELLS($cells) } { $count ->
        [one] is safe
       *[other] are safe
    }{ $by ->
        [clues] , because of { CLUES($clues) }.
        [clues-and-total] , because of { CLUES($clues) } and the number of mines left.
        [total] , because of the number of mines left.
       *[contradiction] .
    }
follows-both =
    Then { CELLS($mined) } { $mined_count ->
        [one] is a mine
       *[other] are mines
    } and { CELLS($safe) } { $safe_count ->
        [one] is safe
       *[other] are safe
    }{ $by ->
        [clues] , because of { CLUES($clues) }.
        [clues-and-total] , because of { CLUES($clues) } and the number of mines left.
        [total] , because of the number of mines left.
       *[contradiction] .
    }
clash-too-many-needed = But then more mines are needed than are left.
clash-no-room = But then there’s no room for all the mines left.
clash-both = But then { CLUES($clues) } can’t both be right.
clash-too-many = But then the { $number } at { CELL($clue) } touches { $mines } mines.
clash-too-few =
    { $most ->
        [0] But then the { $number } at { CELL($clue) } touches no mines.
        [one] But then the { $number } at { CELL($clue) } touches at most one mine.
       *[other] But then the { $number } at { CELL($clue) } touches at most { $most } mines.
    }

## The conclusion

so-mines =
    { $count ->
        [one] So { CELLS($cells) } is a mine.
       *[other] So { CELLS($cells) } are mines.
    }
so-safe =
    { $count ->
        [one] So { CELLS($cells) } is safe.
       *[other] So { CELLS($cells) } are safe.
    }
so-both =
    So { CELLS($mined) } { $mined_count ->
        [one] is a mine
       *[other] are mines
    } and { CELLS($safe) } { $safe_count ->
        [one] is safe.
       *[other] are safe.
    }
either-way-mines =
    { $count ->
        [one] Either way, { CELLS($cells) } is a mine.
       *[other] Either way, { CELLS($cells) } are mines.
    }
either-way-safe =
    { $count ->
        [one] Either way, { CELLS($cells) } is safe.
       *[other] Either way, { CELLS($cells) } are safe.
    }
either-way-both =
    Either way, { CELLS($mined) } { $mined_count ->
        [one] is a mine
       *[other] are mines
    } and { CELLS($safe) } { $safe_count ->
        [one] is safe.
       *[other] are safe.
    }

## What is known already

known-mines =
    { $count ->
        [one] There is a mine at { CELLS($cells) }.
       *[other] There are mines at { CELLS($cells) }.
    }
wrong-flags =
    { $count ->
        [one] The flag at { CELLS($cells) } is wrong.
       *[other] The flags at { CELLS($cells) } are wrong.
    }

## Guesses

hint-nothing-left = There’s nothing left to find: every hidden cell is known.
hint-nothing-certain = Nothing is certain here.
hint-nothing-in-time = Couldn’t find a certain move in time.
guess-wins-most = Opening { CELL($cell) } wins most often, { PERCENT($winning) } of the time ({ PERCENT($risk) } chance of a mine).
guess-most-useful = The most useful guess is { CELL($cell) }: { PERCENT($risk) } chance of a mine.
guess-safest = The safest guess is { CELL($cell) }: { PERCENT($risk) } chance of a mine.
guess-equals =
    { $count ->
        [one] Another cell is just as safe.
       *[other] { $count } other cells are just as safe.
    }
guess-opens-area = This guess opens an area { PERCENT($chance) } of the time.
guess-next = The next best guess is { CELL($cell) }: { PERCENT($risk) } chance of a mine.
guess-next-wins = The next best guess, { CELL($cell) }, wins { PERCENT($winning) } of the time ({ PERCENT($risk) } chance of a mine).
guess-never-loses = You can’t lose by guessing in this game.
