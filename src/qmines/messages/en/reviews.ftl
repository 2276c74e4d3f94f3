### What a review says of each move in a replay, and what other rules would have made of a game.

## Moves that risk nothing

review-undo = The last move was undone.
review-pause = The game was paused.
review-resume = The game was resumed.
review-resign = The player gave up.
# $kind is a kind of help, such as Hints.
review-help = Used help: { $kind }.
review-sandbox = Nothing is at stake in the sandbox.
review-opened-nothing = This move opened nothing.
review-shield = With a shield, nothing is at stake.
review-first = The first click is always safe.
review-no-risk = Nothing was at stake.
review-mark = Changed a mark.
review-flag = Placed a flag.
review-flag-mine = Flagged a certain mine.
review-flag-wrong = Wrong flag: you could have opened this cell safely.
review-flag-chance = Flagged a cell: { PERCENT($chance) } chance of a mine.

## Moves that risk something. $about is “yes” if chances are estimates; $board is Z or H, or “none” on a single board.

review-safe = This move is certainly safe.
review-too-hard = This move is too hard to judge.
review-guess =
    { $about ->
        [yes] A guess that’s safe about { PERCENT($survival) } of the time. No move was safer.
       *[no] A guess that’s safe { PERCENT($survival) } of the time. No move was safer.
    }
review-mistake-mine =
    { $board ->
        [none] This cell had to be a mine. You could have opened { CELL($cell) } safely.
       *[other] This cell had to be a mine. You could have opened { CELL($cell) } safely on the { $board } board.
    }
review-mistake-risk =
    { $board ->
        [none] This move is safe only { PERCENT($survival) } of the time. You could have opened { CELL($cell) } safely.
       *[other] This move is safe only { PERCENT($survival) } of the time. You could have opened { CELL($cell) } safely on the { $board } board.
    }
review-mistake-mine-shield = This cell had to be a mine, and you had a shield left.
review-mistake-risk-shield = This move is safe only { PERCENT($survival) } of the time, and you had a shield left.
review-mistake-safer =
    { $about ->
        [yes] There was a safer move: it was safe about { PERCENT($best) } of the time, this one about { PERCENT($survival) }.
       *[no] There was a safer move: it was safe { PERCENT($best) } of the time, this one { PERCENT($survival) }.
    }
review-lost = This move lost the game.

## The best move

best-safe = Open { CELL($cell) }: it’s safe.
best-safe-more =
    { $more ->
        [one] Open { CELL($cell) }: it’s safe, and so is one other cell.
       *[other] Open { CELL($cell) }: it’s safe, and so are { $more } other cells.
    }
best-guess = Open { CELL($cell) }: { PERCENT($risk) } chance of a mine.

## The same game under other rules. $result is won or lost; $why is a sentence that says why.

other-forgiving-visible = Forgiving, only the numbers on screen
other-forgiving-strict = Forgiving, strict
other-refused = This game can’t be played under these rules: { $why }
other-moved = The mine moves under these rules too, but the rest of the board turns out differently, so it’s a different game from here on.
other-continues = The game would have continued: nobody could have known about this mine, so it would have been moved.
other-ends =
    { $result ->
        [won] You would have won here. { $why }
       *[lost] You would have lost here. { $why }
    }
other-ends-otherwise =
    { $result ->
        [won] The game would have ended here too, but you would have won. { $why }
       *[lost] The game would have ended here too, but you would have lost. { $why }
    }
other-same-so-far = No difference so far.
other-same =
    { $result ->
        [won] No difference: you would have won as well.
       *[lost] No difference: you would have lost as well.
    }
other-same-move = You would have lost at the same move. { $why }
