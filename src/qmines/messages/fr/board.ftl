### The cells of a board as a screen reader names them: where a cell is, how it looks, what is said of it.

# What a board is to a screen reader.
board-role = grille
board-name = Grille
# Tabs on a phone, for rules with two boards.
board-which = Grilles
# One of the two boards of qubits: Z or H.
board-name-basis = Grille { $board }
# $look and $notes are texts from below.
board-cell = { CELL($cell) }, { $look }
board-cell-notes = { CELL($cell) }, { $look }, { $notes }
board-covered = masquée pendant la pause

## How a cell looks; more in cells.ftl

board-look-safe = connue comme sûre
board-look-mine = mine connue
# A number, and how many mines are left to find beside it.
board-look-clue =
    { $left ->
        [0] { $number }, complet
       *[other] { $number }, encore { $left } à trouver
    }
# $letter names the group of linked cells.
board-look-linked = cachée, groupe { $letter }
board-look-linked-safe = cachée, groupe { $letter }, désormais sûre
board-look-linked-mine = cachée, groupe { $letter }, désormais une mine
# After the game: what a cell was on this board.
board-look-toss = c’était un pile ou face
board-look-harmless = elle était sûre
board-look-state =
    { $state ->
        [plus] elle était dans l’état plus
        [minus] elle était dans l’état moins
       *[other] elle était dans l’état { $state }
    }
board-look-chance =
    { $bound ->
        [below] cachée, moins de { PERCENT($chance, digits: 0) } de risque de mine
        [above] cachée, plus de { PERCENT($chance, digits: 0) } de risque de mine
       *[exact] cachée, { PERCENT($chance, digits: 0) } de risque de mine
    }
board-look-chance-flag =
    { $bound ->
        [below] drapeau, moins de { PERCENT($chance, digits: 0) } de risque de mine
        [above] drapeau, plus de { PERCENT($chance, digits: 0) } de risque de mine
       *[exact] drapeau, { PERCENT($chance, digits: 0) } de risque de mine
    }

## What is said of a cell

board-hint-safe = indice : sûre
board-hint-mine = indice : mine
board-hint-clue = fait partie de la preuve de l’indice
board-hint-cell = désignée par l’indice
board-next-move = coup suivant
board-best-move = meilleur coup
board-clash = contradiction
board-group =
    { $kind ->
        [singlet] singulet avec { CELLS($cells) }
        [trio] trio de Mermin avec { CELLS($cells) }
       *[link] liée à { CELLS($cells) }
    }
