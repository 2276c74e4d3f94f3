### The cells of a board as a screen reader names them: where a cell is, how it looks, what is said of it.

# What a board is to a screen reader.
board-role = 盤面
board-name = 盤面
# Tabs on a phone, for rules with two boards.
board-which = 盤
# One of the two boards of qubits: Z or H.
board-name-basis = { $board }盤
# $look and $notes are texts from below.
board-cell = { CELL($cell) }、{ $look }
board-cell-notes = { CELL($cell) }、{ $look }、{ $notes }
board-covered = 一時停止中は非表示

## How a cell looks; more in cells.ftl

board-look-safe = 安全確定
board-look-mine = 地雷確定
# A number, and how many mines are left to find beside it.
board-look-clue =
    { $left ->
        [0] { $number }、完了
       *[other] { $number }、地雷あと{ $left }個
    }
# $letter names the group of linked cells.
board-look-linked = 未開封、グループ{ $letter }
board-look-linked-safe = 未開封、グループ{ $letter }、安全確定
board-look-linked-mine = 未開封、グループ{ $letter }、地雷確定
# After the game: what a cell was on this board.
board-look-toss = コイン投げだった
board-look-harmless = 安全だった
board-look-state =
    { $state ->
        [plus] プラス状態だった
        [minus] マイナス状態だった
       *[other] { $state }状態だった
    }
board-look-chance =
    { $bound ->
        [below] 未開封、地雷の確率{ PERCENT($chance, digits: 0) }未満
        [above] 未開封、地雷の確率{ PERCENT($chance, digits: 0) }超
       *[exact] 未開封、地雷の確率{ PERCENT($chance, digits: 0) }
    }
board-look-chance-flag =
    { $bound ->
        [below] 旗、地雷の確率{ PERCENT($chance, digits: 0) }未満
        [above] 旗、地雷の確率{ PERCENT($chance, digits: 0) }超
       *[exact] 旗、地雷の確率{ PERCENT($chance, digits: 0) }
    }

## What is said of a cell

board-hint-safe = ヒント：安全
board-hint-mine = ヒント：地雷
board-hint-clue = ヒントの根拠
board-hint-cell = ヒントが示すマス
board-next-move = 次の手
board-best-move = 最善手
board-clash = 矛盾
board-group =
    { $kind ->
        [singlet] シングレットの相手：{ CELLS($cells) }
        [trio] マーミンのトリオの相手：{ CELLS($cells) }
       *[link] つながりの相手：{ CELLS($cells) }
    }
