### The cells of a board as a screen reader names them: where a cell is, how it looks, what is said of it.

# What a board is to a screen reader.
board-role = tabuleiro
board-name = Tabuleiro
# Tabs on a phone, for rules with two boards.
board-which = Tabuleiros
# One of the two boards of qubits: Z or H.
board-name-basis = Tabuleiro { $board }
# $look and $notes are texts from below.
board-cell = { CELL($cell) }, { $look }
board-cell-notes = { CELL($cell) }, { $look }, { $notes }
board-covered = oculta durante a pausa

## How a cell looks; more in cells.ftl

board-look-safe = sabidamente segura
board-look-mine = mina conhecida
# A number, and how many mines are left to find beside it.
board-look-clue =
    { $left ->
        [0] { $number }, completo
        [1] { $number }, falta 1 mina
       *[other] { $number }, faltam { $left } minas
    }
# $letter names the group of linked cells.
board-look-linked = oculta, grupo { $letter }
board-look-linked-safe = oculta, grupo { $letter }, agora segura
board-look-linked-mine = oculta, grupo { $letter }, agora uma mina
# After the game: what a cell was on this board.
board-look-toss = era cara ou coroa
board-look-harmless = era segura
board-look-state =
    { $state ->
        [plus] estava no estado mais
        [minus] estava no estado menos
       *[other] estava no estado { $state }
    }
board-look-chance =
    { $bound ->
        [below] oculta, menos de { PERCENT($chance, digits: 0) } de chance de mina
        [above] oculta, mais de { PERCENT($chance, digits: 0) } de chance de mina
       *[exact] oculta, { PERCENT($chance, digits: 0) } de chance de mina
    }
board-look-chance-flag =
    { $bound ->
        [below] bandeira, menos de { PERCENT($chance, digits: 0) } de chance de mina
        [above] bandeira, mais de { PERCENT($chance, digits: 0) } de chance de mina
       *[exact] bandeira, { PERCENT($chance, digits: 0) } de chance de mina
    }

## What is said of a cell

board-hint-safe = dica: segura
board-hint-mine = dica: mina
board-hint-clue = parte da prova da dica
board-hint-cell = a dica aponta para cá
board-next-move = próxima jogada
board-best-move = melhor jogada
board-clash = contradição
board-group =
    { $kind ->
        [singlet] singleto com a { CELLS($cells) }
        [trio] trio de Mermin com a { CELLS($cells) }
       *[link] ligada à { CELLS($cells) }
    }
