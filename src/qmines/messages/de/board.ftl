### The cells of a board as a screen reader names them: where a cell is, how it looks, what is said of it.

# What a board is to a screen reader.
board-role = Spielfeld
board-name = Spielfeld
# Tabs on a phone, for rules with two boards.
board-which = Bretter
# One of the two boards of qubits: Z or H.
board-name-basis = { $board }-Brett
# $look and $notes are texts from below.
board-cell = { CELL($cell) }, { $look }
board-cell-notes = { CELL($cell) }, { $look }, { $notes }
board-covered = während der Pause verdeckt

## How a cell looks; more in cells.ftl

board-look-safe = als sicher bekannt
board-look-mine = bekannte Mine
# A number, and how many mines are left to find beside it.
board-look-clue =
    { $left ->
        [0] { $number }, erfüllt
       *[other] { $number }, noch { $left } zu finden
    }
# $letter names the group of linked cells.
board-look-linked = verdeckt, Gruppe { $letter }
board-look-linked-safe = verdeckt, Gruppe { $letter }, jetzt sicher
board-look-linked-mine = verdeckt, Gruppe { $letter }, jetzt eine Mine
# After the game: what a cell was on this board.
board-look-toss = war ein Münzwurf
board-look-harmless = war sicher
board-look-state =
    { $state ->
        [plus] war im Zustand Plus
        [minus] war im Zustand Minus
       *[other] war im Zustand { $state }
    }
board-look-chance =
    { $bound ->
        [below] verdeckt, unter { PERCENT($chance, digits: 0) } Minenrisiko
        [above] verdeckt, über { PERCENT($chance, digits: 0) } Minenrisiko
       *[exact] verdeckt, { PERCENT($chance, digits: 0) } Minenrisiko
    }
board-look-chance-flag =
    { $bound ->
        [below] Flagge, unter { PERCENT($chance, digits: 0) } Minenrisiko
        [above] Flagge, über { PERCENT($chance, digits: 0) } Minenrisiko
       *[exact] Flagge, { PERCENT($chance, digits: 0) } Minenrisiko
    }

## What is said of a cell

board-hint-safe = Tipp: sicher
board-hint-mine = Tipp: Mine
board-hint-clue = gehört zum Beweis des Tipps
board-hint-cell = darauf zeigt der Tipp
board-next-move = nächster Zug
board-best-move = bester Zug
board-clash = Widerspruch
board-group =
    { $kind ->
        [singlet] Singulett mit { CELLS($cells) }
        [trio] Mermin-Trio mit { CELLS($cells) }
       *[link] verbunden mit { CELLS($cells) }
    }
