### Hints on a board of mines: where to look, why, and what to do.
### $cell is a cell and $cells a list of cells; $clue is a number on the board with its place.

## Where to look, one message per technique

hint-where-single = 看{ CELLS($cells) }：逐个看数字就能确定。
hint-where-pair = 看{ CELLS($cells) }：两个数字合起来就能确定。
hint-where-split = 看{ CELLS($cells) }：分别假设有雷和没雷，看看会怎样。
hint-where-total = 看{ CELLS($cells) }：剩余雷数就能确定。
hint-where-count = 看{ CELLS($cells) }：数遍所有布雷方式就能确定。
hint-look-at = 最佳猜测：{ CELLS($cells) }。

## What to do

hint-unflag = 拔掉旗子：{ CELLS($cells) }。
hint-open = 翻开{ CELLS($cells) }。
hint-flag = 插旗：{ CELLS($cells) }。
hint-open-guess = 翻开{ CELL($cell) }：有雷概率{ PERCENT($risk) }。

## Why: what a number tells by itself

reason-zero = { CELL($clue) }的0周围没有雷。
reason-mines-found =
    { $number ->
        [1] { CELL($clue) }的1已找到它的雷：{ CELLS($mines) }。
        [2] { CELL($clue) }的2已找到两个雷：{ CELLS($mines) }。
       *[other] { CELL($clue) }的{ $number }已找到全部的雷：{ CELLS($mines) }。
    }
reason-only-room =
    { $need ->
        [1] { CELL($clue) }的{ $number }只剩一个未翻开的格子可以放雷。
       *[other] { CELL($clue) }的{ $number }只有{ $need }个未翻开的格子，要放{ $need }个雷。
    }
reason-only-room-left = { CELL($clue) }的{ $number }还差{ $need }个雷，也只剩{ $need }个未翻开的格子。

## Why: what two numbers tell together

# $shared is how many cells there are.
reason-shared = { CELL($clue) }的{ $number }还需要{ $need }个雷，只能在这些格子里：{ CELLS($cells) }。它们也全都挨着{ CELL($other) }的{ $other_number }，而后者不再需要别的雷。
# $own is how many cells there are.
reason-difference = { CELL($clue) }的{ $number }比{ CELL($other) }的{ $other_number }多需要{ $more }个雷，而只挨着前者、不挨着后者的只有{ CELLS($cells) }。

## Why: what the number of mines left tells

reason-no-mines-left = 已经没有剩下的雷了。
reason-cells-left-are-mines = 还剩{ $left }个雷，未翻开的格子也正好{ $left }个。
# $count is how many clues there are.
reason-clues-take-all =
    { $left ->
        [1] 只剩1个雷，而{ CLUES($clues) }正需要它。
       *[other] 只剩{ $left }个雷，而{ CLUES($clues) }需要全部这些雷。
    }
reason-clues-leave-some =
    { $left ->
        [1] 还剩1个雷，而{ CLUES($clues) }周围放不下了。
       *[other] 还剩{ $left }个雷，而{ CLUES($clues) }周围最多放{ $most }个。
    }

## Why: what all possible arrangements have in common

reason-always-mines = 要满足{ CLUES($clues) }，无论怎样布雷，以下位置都有雷：{ CELLS($cells) }。
reason-never-mines = 要满足{ CLUES($clues) }，无论怎样布雷，以下位置都没有雷：{ CELLS($cells) }。
reason-always-mines-total = 总共{ $mines }个雷，要满足{ CLUES($clues) }，无论怎样布雷，以下位置都有雷：{ CELLS($cells) }。
reason-never-mines-total = 总共{ $mines }个雷，要满足{ CLUES($clues) }，无论怎样布雷，以下位置都没有雷：{ CELLS($cells) }。

## Why: what follows from an assumption

suppose-mine = 假设{ CELL($cell) }是雷。
suppose-safe = 假设{ CELL($cell) }安全。
# An assumption within an assumption.
suppose-also-mine = 再假设{ CELL($cell) }也是雷。
suppose-also-safe = 再假设{ CELL($cell) }也安全。
# $by says what it follows from.
follows-mines =
    { $by ->
        [clues] 那么由{ CLUES($clues) }可知，{ CELLS($cells) }是雷。
        [clues-and-total] 那么由{ CLUES($clues) }和剩余雷数可知，{ CELLS($cells) }是雷。
        [total] 那么由剩余雷数可知，{ CELLS($cells) }是雷。
       *[contradiction] 那么{ CELLS($cells) }是雷。
    }
follows-safe =
    { $by ->
        [clues] 那么由{ CLUES($clues) }可知，{ CELLS($cells) }安全。
        [clues-and-total] 那么由{ CLUES($clues) }和剩余雷数可知，{ CELLS($cells) }安全。
        [total] 那么由剩余雷数可知，{ CELLS($cells) }安全。
       *[contradiction] 那么{ CELLS($cells) }安全。
    }
follows-both =
    { $by ->
        [clues] 那么由{ CLUES($clues) }可知，{ CELLS($mined) }是雷，{ CELLS($safe) }安全。
        [clues-and-total] 那么由{ CLUES($clues) }和剩余雷数可知，{ CELLS($mined) }是雷，{ CELLS($safe) }安全。
        [total] 那么由剩余雷数可知，{ CELLS($mined) }是雷，{ CELLS($safe) }安全。
       *[contradiction] 那么{ CELLS($mined) }是雷，{ CELLS($safe) }安全。
    }
clash-too-many-needed = 但这样一来，需要的雷比剩下的还多。
clash-no-room = 但这样一来，剩下的雷就放不下了。
clash-both = 但这样一来，{ CLUES($clues) }就不可能同时成立。
clash-too-many = 但这样一来，{ CELL($clue) }的{ $number }周围就有{ $mines }个雷。
clash-too-few =
    { $most ->
        [0] 但这样一来，{ CELL($clue) }的{ $number }周围就没有雷了。
       *[other] 但这样一来，{ CELL($clue) }的{ $number }周围最多只有{ $most }个雷。
    }

## The conclusion

so-mines = 所以{ CELLS($cells) }是雷。
so-safe = 所以{ CELLS($cells) }安全。
so-both = 所以{ CELLS($mined) }是雷，{ CELLS($safe) }安全。
either-way-mines = 无论哪种情况，{ CELLS($cells) }都是雷。
either-way-safe = 无论哪种情况，{ CELLS($cells) }都安全。
either-way-both = 无论哪种情况，{ CELLS($mined) }都是雷，{ CELLS($safe) }都安全。

## What is known already

known-mines = 有雷的位置：{ CELLS($cells) }。
wrong-flags = 旗插错了：{ CELLS($cells) }。

## Guesses

hint-nothing-left = 没什么可找的了：每个未翻开的格子都已确定。
hint-nothing-certain = 这里没有能确定的格子。
hint-nothing-in-time = 规定时间内没有找到确定步。
guess-wins-most = 翻开{ CELL($cell) }胜率最高，为{ PERCENT($winning) }（有雷概率{ PERCENT($risk) }）。
guess-most-useful = 最有价值的猜测是{ CELL($cell) }：有雷概率{ PERCENT($risk) }。
guess-safest = 最安全的猜测是{ CELL($cell) }：有雷概率{ PERCENT($risk) }。
guess-equals = 另有{ $count }格同样安全。
guess-opens-area = 有{ PERCENT($chance) }的概率打开一片空白。
guess-next = 次优的猜测是{ CELL($cell) }：有雷概率{ PERCENT($risk) }。
guess-next-wins = 次优的猜测是{ CELL($cell) }，胜率{ PERCENT($winning) }（有雷概率{ PERCENT($risk) }）。
guess-never-loses = 这一局里，不得不猜时绝不会输。
