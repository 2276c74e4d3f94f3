### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is the state of a qubit.

qubit-hint-open = 在{ $board }盘翻开{ CELL($cell) }。
qubit-hint-shield = 在{ $board }盘对{ CELL($cell) }使用护盾。
qubit-only-state = 这一格只可能是：{ STATE($state) }。
qubit-more-certain = 另有{ $count }格可以确定。
# Why a cell is certainly safe on $board. $clue, $other and $clues are open cells, $cells the cells in question;
# $numbers is a list such as “½ on Z and 1 on H”.
# $aside says whether linked cells are left out of the numbers.
qubit-why-zero =
    { $aside ->
        [yes] 除去关联格，{ CELL($clue) }的数字在{ $board }上剩下0，所以它周围的其他格子在那里都不是雷。
       *[no] { CELL($clue) }的数字在{ $board }上现在是0，所以它周围未翻开的格子在那里全都安全。
    }
qubit-why-one =
    { $aside ->
        [yes] 除去关联格，{ CELL($clue) }的数字还剩{ LIST($numbers) }，对应{ $count }个未翻开的格子：只有它们在{ $board }上全都安全才对得上。
       *[no] { qubit-why-one-alone }
    }
qubit-why-one-alone =
    { $count ->
        [1] { CELL($clue) }显示{ LIST($numbers) }，而它只算这一个未翻开的格子。只有这一格在{ $board }上安全才对得上。
       *[other] { CELL($clue) }显示{ LIST($numbers) }，对应{ $count }个未翻开的格子。只有它们在{ $board }上全都安全才对得上。
    }
qubit-why-same =
    { $aside ->
        [yes] 除去关联格，{ CELL($clue) }和{ CELL($other) }的数字在{ $board }上都还剩{ $number }，但前者还多算了{ CELLS($cells) }。{ qubit-adds-nothing }
       *[no] { CELL($clue) }和{ CELL($other) }的数字在{ $board }上都是{ $number }，但前者还多算了{ CELLS($cells) }。{ qubit-adds-nothing }
    }
qubit-adds-nothing = 所以多算的部分什么也不加，在{ $board }上安全。
qubit-why-more =
    { $aside ->
        [yes] 先除去关联格。这样{ CELL($clue) }的数字所算的格子与{ CELL($other) }的相同，只多了{ CELLS($cells) }，两者相差{ LIST($numbers) }。只有这一格在{ $board }上安全才对得上。
       *[no] { CELL($clue) }的数字所算的格子与{ CELL($other) }的相同，只多了{ CELLS($cells) }，两者相差{ LIST($numbers) }。只有这一格在{ $board }上安全才对得上。
    }
qubit-why-need = { CELL($clue) }的数字是{ LIST($numbers) }，周围还有{ $count }个未翻开的格子。
qubit-why-adds-up = 把这些数字合起来看，只有这一格在{ $board }上安全才对得上。
qubit-why-linked = 这一格是关联格，{ CELLS($clues) }的结果决定了它在{ $board }上安全。
qubit-why-several = 把{ CELLS($clues) }的数字合起来看，没有别的可能：这一格在{ $board }上安全。
qubit-why-totals = 由{ CELLS($clues) }的数字和各类格子的总数来看，没有别的可能：这一格在{ $board }上安全。
qubit-why-totals-alone = 由各类格子的总数来看，没有别的可能：这一格在{ $board }上安全。
qubit-group-ruled-out = 同组格子的测量结果排除了这一格在{ $board }盘是雷的可能。
qubit-shield-settles = 这一格是关联格，在两个盘上都是随机的。护盾可以毫无风险地测试它，结果还会决定与它关联的格子。
qubit-shield-likely-linked = 这一格很可能是关联格，护盾用在关联格上最值。
qubit-shield-half = 有一半可能是雷，护盾用在这里最值。
qubit-shield-spare = 你的护盾比各组所需的还多。
qubit-first-safe = 第一格总是安全的，而角上最有可能打开一片空白。
qubit-first-unknown = 现在一无所知，角上最有可能打开一片空白。
qubit-risk = 没有能确定的格子：有雷概率{ PERCENT($risk) }。
qubit-survives = 没有能确定的格子，这一格的安全概率为{ PERCENT($survival) }：{ LIST($states) }。
qubit-survives-about = 没有能确定的格子，这一格的安全概率为{ PERCENT($survival) } ± { PERCENT($error) }：{ LIST($states) }。
qubit-state-share = { STATE($state) } { PERCENT($share) }
qubit-no-state = 没有自己的状态
qubit-wins = 走这一步，胜率为{ PERCENT($share) }。
qubit-none-left = 没有可测量的格子了。

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $label }（x = { $x }，z = { $z }），在{ $board }上一定安全，在{ $other }上随机。
arrow-mine = { $label }（x = { $x }，z = { $z }），在{ $board }上一定是雷，在{ $other }上随机。
arrow-none = 没有自己的状态（x = 0，z = 0），在两个盘上都随机。
