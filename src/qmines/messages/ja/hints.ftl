### Hints on a board of mines: where to look, why, and what to do.
### $cell is a cell and $cells a list of cells; $clue is a number on the board with its place.

## Where to look, one message per technique

hint-where-single = { CELLS($cells) }に注目：数字を1つずつ見れば決まります。
hint-where-pair = { CELLS($cells) }に注目：2つの数字を比べると決まります。
hint-where-split = { CELLS($cells) }に注目：地雷の場合とそうでない場合を、それぞれ考えてみましょう。
hint-where-total = { CELLS($cells) }に注目：残りの地雷数で決まります。
hint-where-count = { CELLS($cells) }に注目：ありうる配置をすべて数えると決まります。
hint-look-at = 最善の推測：{ CELLS($cells) }。

## What to do

hint-unflag = { CELLS($cells) }の旗を外しましょう。
hint-open = { CELLS($cells) }を開けましょう。
hint-flag = { CELLS($cells) }に旗を立てましょう。
hint-open-guess = { CELL($cell) }を開けましょう。地雷の確率は{ PERCENT($risk) }です。

## Why: what a number tells by itself

reason-zero = { CELL($clue) }の0の周りに地雷はありません。
reason-mines-found =
    { $number ->
        [1] { CELL($clue) }の1の地雷は、{ CELLS($mines) }にもう見つかっています。
        [2] { CELL($clue) }の2の地雷は、{ CELLS($mines) }に2つとも見つかっています。
       *[other] { CELL($clue) }の{ $number }の地雷は、{ CELLS($mines) }にすべて見つかっています。
    }
reason-only-room = { CELL($clue) }の{ $number }には地雷が{ $need }個必要で、未開封のマスも{ $need }個しかありません。
reason-only-room-left = { CELL($clue) }の{ $number }には地雷があと{ $need }個必要で、未開封のマスも残り{ $need }個です。

## Why: what two numbers tell together

# $shared is how many cells there are.
reason-shared =
    { CELL($clue) }の{ $number }には、{ CELLS($cells) }のうちに地雷が{ $need }個必要です。{ $shared ->
        [1] そのマスは
        [2] そのマスは両方とも
       *[other] それらのマスはすべて
    }{ CELL($other) }の{ $other_number }にも隣り合い、そちらの地雷もこれで足ります。
# $own is how many cells there are.
reason-difference = { CELL($clue) }の{ $number }には、{ CELL($other) }の{ $other_number }より地雷が{ $more }個多く必要です。前者に隣り合い、後者に隣り合わないのは{ CELLS($cells) }だけです。

## Why: what the number of mines left tells

reason-no-mines-left = 地雷はもう残っていません。
reason-cells-left-are-mines = 残りの地雷は{ $left }個で、未開封のマスも同じ数だけです。
# $count is how many clues there are.
reason-clues-take-all =
    { $left ->
        [1] 残りの地雷は1個だけで、{ CLUES($clues) }に必要です。
       *[other] 残りの地雷は{ $left }個だけで、{ CLUES($clues) }にすべて必要です。
    }
reason-clues-leave-some =
    { $left ->
        [1] 地雷が1個残っていますが、{ CLUES($clues) }の周りには入りません。
       *[other] 地雷が{ $left }個残っていますが、{ CLUES($clues) }の周りに入るのは多くても{ $most }個です。
    }

## Why: what all possible arrangements have in common

reason-always-mines = { CLUES($clues) }を満たす配置では、必ず{ CELLS($cells) }が地雷になります。
reason-never-mines = { CLUES($clues) }を満たす配置では、{ CELLS($cells) }が地雷になることはありません。
reason-always-mines-total = 地雷{ $mines }個で{ CLUES($clues) }を満たす配置では、必ず{ CELLS($cells) }が地雷になります。
reason-never-mines-total = 地雷{ $mines }個で{ CLUES($clues) }を満たす配置では、{ CELLS($cells) }が地雷になることはありません。

## Why: what follows from an assumption

suppose-mine = { CELL($cell) }が地雷だと仮定します。
suppose-safe = { CELL($cell) }が安全だと仮定します。
# An assumption within an assumption.
suppose-also-mine = さらに{ CELL($cell) }も地雷だと仮定します。
suppose-also-safe = さらに{ CELL($cell) }も安全だと仮定します。
# $by says what it follows from.
follows-mines =
    { $by ->
        [clues] すると{ CLUES($clues) }から、{ CELLS($cells) }は地雷です。
        [clues-and-total] すると{ CLUES($clues) }と残りの地雷数から、{ CELLS($cells) }は地雷です。
        [total] すると残りの地雷数から、{ CELLS($cells) }は地雷です。
       *[contradiction] すると{ CELLS($cells) }は地雷です。
    }
follows-safe =
    { $by ->
        [clues] すると{ CLUES($clues) }から、{ CELLS($cells) }は安全です。
        [clues-and-total] すると{ CLUES($clues) }と残りの地雷数から、{ CELLS($cells) }は安全です。
        [total] すると残りの地雷数から、{ CELLS($cells) }は安全です。
       *[contradiction] すると{ CELLS($cells) }は安全です。
    }
follows-both =
    { $by ->
        [clues] すると{ CLUES($clues) }から、{ CELLS($mined) }は地雷、{ CELLS($safe) }は安全です。
        [clues-and-total] すると{ CLUES($clues) }と残りの地雷数から、{ CELLS($mined) }は地雷、{ CELLS($safe) }は安全です。
        [total] すると残りの地雷数から、{ CELLS($mined) }は地雷、{ CELLS($safe) }は安全です。
       *[contradiction] すると{ CELLS($mined) }は地雷、{ CELLS($safe) }は安全です。
    }
clash-too-many-needed = しかし、それでは残りの地雷が足りません。
clash-no-room = しかし、それでは残りの地雷が入りきりません。
clash-both = しかし、それでは{ CLUES($clues) }が両立しません。
clash-too-many = しかし、それでは{ CELL($clue) }の{ $number }の周りに地雷が{ $mines }個になります。
clash-too-few =
    { $most ->
        [0] しかし、それでは{ CELL($clue) }の{ $number }の周りに地雷がなくなります。
       *[other] しかし、それでは{ CELL($clue) }の{ $number }の周りに地雷が多くても{ $most }個しか入りません。
    }

## The conclusion

so-mines = だから{ CELLS($cells) }は地雷です。
so-safe = だから{ CELLS($cells) }は安全です。
so-both = だから{ CELLS($mined) }は地雷、{ CELLS($safe) }は安全です。
either-way-mines = どちらの場合も、{ CELLS($cells) }は地雷です。
either-way-safe = どちらの場合も、{ CELLS($cells) }は安全です。
either-way-both = どちらの場合も、{ CELLS($mined) }は地雷、{ CELLS($safe) }は安全です。

## What is known already

known-mines = { CELLS($cells) }は地雷です。
wrong-flags = { CELLS($cells) }の旗は間違っています。

## Guesses

hint-nothing-left = もう見つけるものはありません。未開封のマスはすべて判明しています。
hint-nothing-certain = ここに確実な手はありません。
hint-nothing-in-time = 時間内に確実な手が見つかりませんでした。
guess-wins-most = { CELL($cell) }を開けるのが最も勝ちやすく、勝率は{ PERCENT($winning) }です（地雷の確率{ PERCENT($risk) }）。
guess-most-useful = 最も役に立つ推測は{ CELL($cell) }です（地雷の確率{ PERCENT($risk) }）。
guess-safest = 最も安全な推測は{ CELL($cell) }です（地雷の確率{ PERCENT($risk) }）。
guess-equals = 同じくらい安全なマスがほかに{ $count }個あります。
guess-opens-area = { PERCENT($chance) }の確率で広く開きます。
guess-next = 次に良い推測は{ CELL($cell) }です（地雷の確率{ PERCENT($risk) }）。
guess-next-wins = 次に良い推測は{ CELL($cell) }で、勝率は{ PERCENT($winning) }です（地雷の確率{ PERCENT($risk) }）。
guess-never-loses = このゲームでは、推測で負けることはありません。
