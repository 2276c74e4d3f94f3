### The cells of a board as a screen reader names them: where a cell is, how it looks, what is said of it.

# What a board is to a screen reader.
board-role = plansza
board-name = Plansza
# Tabs on a phone, for rules with two boards.
board-which = Plansze
# One of the two boards of qubits: Z or H.
board-name-basis = Plansza { $board }
# $look and $notes are texts from below.
board-cell = { CELL($cell) }, { $look }
board-cell-notes = { CELL($cell) }, { $look }, { $notes }
board-covered = zasłonięte na czas pauzy

## How a cell looks; more in cells.ftl

board-look-safe = na pewno bezpieczne
board-look-mine = znana mina
# A number, and how many mines are left to find beside it.
board-look-clue =
    { $left ->
        [0] { $number }, komplet
       *[other] { $number }, miny do znalezienia: { $left }
    }
# $letter names the group of linked cells.
board-look-linked = zakryte, grupa { $letter }
board-look-linked-safe = zakryte, grupa { $letter }, teraz bezpieczne
board-look-linked-mine = zakryte, grupa { $letter }, teraz mina
# After the game: what a cell was on this board.
board-look-toss = było rzutem monetą
board-look-harmless = było bezpieczne
board-look-state =
    { $state ->
        [plus] było w stanie plus
        [minus] było w stanie minus
       *[other] było w stanie { $state }
    }
board-look-chance =
    { $bound ->
        [below] zakryte, ryzyko miny poniżej { PERCENT($chance, digits: 0) }
        [above] zakryte, ryzyko miny powyżej { PERCENT($chance, digits: 0) }
       *[exact] zakryte, ryzyko miny { PERCENT($chance, digits: 0) }
    }
board-look-chance-flag =
    { $bound ->
        [below] flaga, ryzyko miny poniżej { PERCENT($chance, digits: 0) }
        [above] flaga, ryzyko miny powyżej { PERCENT($chance, digits: 0) }
       *[exact] flaga, ryzyko miny { PERCENT($chance, digits: 0) }
    }

## What is said of a cell

board-hint-safe = podpowiedź: bezpieczne
board-hint-mine = podpowiedź: mina
board-hint-clue = część dowodu podpowiedzi
board-hint-cell = podpowiedź wskazuje to pole
board-next-move = następny ruch
board-best-move = najlepszy ruch
board-clash = sprzeczność
board-group =
    { $kind ->
        [singlet] singlet, drugie pole: { CELLS($cells) }
        [trio] trio Mermina, pozostałe pola: { CELLS($cells) }
       *[link] powiązane z: { CELLS($cells) }
    }
