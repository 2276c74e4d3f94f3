### The cells of a board as a screen reader names them: where a cell is, how it looks, what is said of it.

# What a board is to a screen reader.
board-role = board
board-name = Board
# Tabs on a phone, for rules with two boards.
board-which = Boards
# One of the two boards of qubits: Z or H.
board-name-basis = { $board } board
# $look and $notes are texts from below.
board-cell = { CELL($cell) }, { $look }
board-cell-notes = { CELL($cell) }, { $look }, { $notes }
board-covered = hidden while paused

## How a cell looks; more in cells.ftl

board-look-safe = known safe
board-look-mine = known mine
# A number, and how many mines are left to find beside it.
board-look-clue =
    { $left ->
        [0] { $number }, complete
       *[other] { $number }, { $left } left to find
    }
# $letter names the group of linked cells.
board-look-linked = hidden, group { $letter }
board-look-linked-safe = hidden, group { $letter }, safe now
board-look-linked-mine = hidden, group { $letter }, a mine now
# After the game: what a cell was on this board.
board-look-toss = was a coin toss
board-look-harmless = was safe
board-look-state =
    { $state ->
        [plus] was in state plus
        [minus] was in state minus
       *[other] was in state { $state }
    }
board-look-chance =
    { $bound ->
        [below] hidden, less than { PERCENT($chance, digits: 0) } chance of a mine
        [above] hidden, more than { PERCENT($chance, digits: 0) } chance of a mine
       *[exact] hidden, { PERCENT($chance, digits: 0) } chance of a mine
    }
board-look-chance-flag =
    { $bound ->
        [below] flag, less than { PERCENT($chance, digits: 0) } chance of a mine
        [above] flag, more than { PERCENT($chance, digits: 0) } chance of a mine
       *[exact] flag, { PERCENT($chance, digits: 0) } chance of a mine
    }

## What is said of a cell

board-hint-safe = hint: safe
board-hint-mine = hint: mine
board-hint-clue = part of the hint’s proof
board-hint-cell = the hint points here
board-next-move = next move
board-best-move = best move
board-clash = contradiction
board-group =
    { $kind ->
        [singlet] singlet with { CELLS($cells) }
        [trio] Mermin trio with { CELLS($cells) }
       *[link] linked with { CELLS($cells) }
    }
