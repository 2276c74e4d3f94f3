### The cells of a board as a screen reader names them: where a cell is, how it looks, what is said of it.

# What a board is to a screen reader.
board-role = tablero
board-name = Tablero
# Tabs on a phone, for rules with two boards.
board-which = Tableros
# One of the two boards of qubits: Z or H.
board-name-basis = Tablero { $board }
# $look and $notes are texts from below.
board-cell = { CELL($cell) }, { $look }
board-cell-notes = { CELL($cell) }, { $look }, { $notes }
board-covered = oculta durante la pausa

## How a cell looks; more in cells.ftl

board-look-safe = se sabe que es segura
board-look-mine = mina conocida
# A number, and how many mines are left to find beside it.
board-look-clue =
    { $left ->
        [0] { $number }, completo
        [one] { $number }, falta { $left } por encontrar
       *[other] { $number }, faltan { $left } por encontrar
    }
# $letter names the group of linked cells.
board-look-linked = oculta, grupo { $letter }
board-look-linked-safe = oculta, grupo { $letter }, ahora segura
board-look-linked-mine = oculta, grupo { $letter }, ahora una mina
# After the game: what a cell was on this board.
board-look-toss = era una moneda al aire
board-look-harmless = era segura
board-look-state =
    { $state ->
        [plus] estaba en el estado más
        [minus] estaba en el estado menos
       *[other] estaba en el estado { $state }
    }
board-look-chance =
    { $bound ->
        [below] oculta, menos del { PERCENT($chance, digits: 0) } de riesgo de mina
        [above] oculta, más del { PERCENT($chance, digits: 0) } de riesgo de mina
       *[exact] oculta, { PERCENT($chance, digits: 0) } de riesgo de mina
    }
board-look-chance-flag =
    { $bound ->
        [below] bandera, menos del { PERCENT($chance, digits: 0) } de riesgo de mina
        [above] bandera, más del { PERCENT($chance, digits: 0) } de riesgo de mina
       *[exact] bandera, { PERCENT($chance, digits: 0) } de riesgo de mina
    }

## What is said of a cell

board-hint-safe = pista: segura
board-hint-mine = pista: mina
board-hint-clue = parte de la prueba de la pista
board-hint-cell = la pista señala aquí
board-next-move = siguiente jugada
board-best-move = mejor jugada
board-clash = contradicción
board-group =
    { $kind ->
        [singlet] singlete con la { CELLS($cells) }
        [trio] trío de Mermin con la { CELLS($cells) }
       *[link] vinculada con la { CELLS($cells) }
    }
