### The cells of a board as a screen reader names them: where a cell is, how it looks, what is said of it.

# What a board is to a screen reader.
board-role = 雷区
board-name = 雷区
# Tabs on a phone, for rules with two boards.
board-which = 盘面
# One of the two boards of qubits: Z or H.
board-name-basis = { $board }盘
# $look and $notes are texts from below.
board-cell = { CELL($cell) }，{ $look }
board-cell-notes = { CELL($cell) }，{ $look }，{ $notes }
board-covered = 暂停时隐藏

## How a cell looks; more in cells.ftl

board-look-safe = 已知安全
board-look-mine = 已知是雷
# A number, and how many mines are left to find beside it.
board-look-clue =
    { $left ->
        [0] { $number }，已完成
       *[other] { $number }，还差{ $left }个雷
    }
# $letter names the group of linked cells.
board-look-linked = 未翻开，{ $letter }组
board-look-linked-safe = 未翻开，{ $letter }组，现在安全
board-look-linked-mine = 未翻开，{ $letter }组，现在是雷
# After the game: what a cell was on this board.
board-look-toss = 原本随机
board-look-harmless = 原本安全
board-look-state =
    { $state ->
        [plus] 原本是加态
        [minus] 原本是减态
       *[other] 原本是{ $state }态
    }
board-look-chance =
    { $bound ->
        [below] 未翻开，有雷概率低于{ PERCENT($chance, digits: 0) }
        [above] 未翻开，有雷概率高于{ PERCENT($chance, digits: 0) }
       *[exact] 未翻开，有雷概率{ PERCENT($chance, digits: 0) }
    }
board-look-chance-flag =
    { $bound ->
        [below] 旗，有雷概率低于{ PERCENT($chance, digits: 0) }
        [above] 旗，有雷概率高于{ PERCENT($chance, digits: 0) }
       *[exact] 旗，有雷概率{ PERCENT($chance, digits: 0) }
    }

## What is said of a cell

board-hint-safe = 提示：安全
board-hint-mine = 提示：雷
board-hint-clue = 提示的依据
board-hint-cell = 提示指向这里
board-next-move = 下一步
board-best-move = 最佳一步
board-clash = 矛盾
board-group =
    { $kind ->
        [singlet] 单态，同组：{ CELLS($cells) }
        [trio] Mermin 三元组，同组：{ CELLS($cells) }
       *[link] 连接，同组：{ CELLS($cells) }
    }
