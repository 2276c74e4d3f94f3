### The cells of a board as a screen reader names them: where a cell is, how it looks, what is said of it.

# What a board is to a screen reader.
board-role = поле
board-name = Поле
# Tabs on a phone, for rules with two boards.
board-which = Поля
# One of the two boards of qubits: Z or H.
board-name-basis = Поле { $board }
# $look and $notes are texts from below.
board-cell = { CELL($cell) }, { $look }
board-cell-notes = { CELL($cell) }, { $look }, { $notes }
board-covered = скрыта на время паузы

## How a cell looks; more in cells.ftl

board-look-safe = точно безопасна
board-look-mine = точно мина
# A number, and how many mines are left to find beside it.
board-look-clue =
    { $left ->
        [0] { $number }, все мины найдены
       *[other] { $number }, осталось найти мин: { $left }
    }
# $letter names the group of linked cells.
board-look-linked = закрыта, группа { $letter }
board-look-linked-safe = закрыта, группа { $letter }, теперь безопасна
board-look-linked-mine = закрыта, группа { $letter }, теперь мина
# After the game: what a cell was on this board.
board-look-toss = была монеткой
board-look-harmless = была безопасна
board-look-state =
    { $state ->
        [plus] была в состоянии «плюс»
        [minus] была в состоянии «минус»
       *[other] была в состоянии { $state }
    }
board-look-chance =
    { $bound ->
        [below] закрыта, вероятность мины меньше { PERCENT($chance, digits: 0) }
        [above] закрыта, вероятность мины больше { PERCENT($chance, digits: 0) }
       *[exact] закрыта, вероятность мины { PERCENT($chance, digits: 0) }
    }
board-look-chance-flag =
    { $bound ->
        [below] флажок, вероятность мины меньше { PERCENT($chance, digits: 0) }
        [above] флажок, вероятность мины больше { PERCENT($chance, digits: 0) }
       *[exact] флажок, вероятность мины { PERCENT($chance, digits: 0) }
    }

## What is said of a cell

board-hint-safe = подсказка: безопасно
board-hint-mine = подсказка: мина
board-hint-clue = часть доказательства
board-hint-cell = подсказка указывает сюда
board-next-move = следующий ход
board-best-move = лучший ход
board-clash = противоречие
board-group =
    { $kind ->
        [singlet] синглет, пара: { CELLS($cells) }
        [trio] тройка Мермина, остальные: { CELLS($cells) }
       *[link] связь, пара: { CELLS($cells) }
    }
