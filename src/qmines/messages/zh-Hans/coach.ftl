### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = 教练
coach-next = 下一页
coach-back = 上一页
coach-page = { $page }/{ $pages }
coach-hide = 隐藏教练
coach-again = 重新开始
coach-undo-button = 撤销
coach-none = 这一局没有教练。只有“量子比特”和“纠缠”有教练。
coach-offer =
    { $rules ->
        [entangled] 第一次玩“纠缠”？教练会一步步带你玩第一局。
       *[other] 第一次玩“量子比特”？教练会一步步带你玩第一局。
    }
coach-offer-play = 玩引导局
coach-offer-no = 不用了

## The first game

coach-boards = 这个游戏有Z、H两个盘面，用两种方式显示同一批格子：Z盘和H盘上的{ CELL($corner) }是同一个格子。在一个盘上翻开，两个盘上就都翻开了。
coach-kinds = 格子有四种。每种在一个盘上是确定的，要么安全，要么是雷；在另一个盘上则像抛硬币一样随机。你看不出一格是哪种。
coach-numbers = 两个盘各有自己的数字。数字是周围尚未翻开的格子的总和：雷算1，随机格算½，安全格算0。所以和扫雷不同，翻开格子后数字可能变小。
coach-goal = 要获胜，就在安全的那个盘上翻开每个安全格：Z上{ $zero }个，H上{ $minus }个。其余{ $mines }格是雷，不要碰。在错的盘上，格子是随机的，可能会输掉这一局。
coach-first = 从左上角开始：在这一局里，它在Z上是安全的。请在Z盘翻开{ CELL($corner) }。
coach-corner = 角上是空白，也就是0：它周围在Z上都不可能有雷，所以自动翻开了。{ CELL($below) }也是如此。
coach-compare = 现在只看Z：{ CELL($first) }和{ CELL($second) }都显示1，但后者还多算了{ CELL($cell) }。那么这一格在Z上能加多少？答案在下一页。
coach-compared = 两个数字相同，所以{ CELL($cell) }什么也没加：它在Z上安全，在那里翻开它吧。
coach-half = Z上新出现的数字是½，而半个只能来自随机格。所以{ CELL($cell) }周围未翻开的格子里，恰好有一格在Z上是随机的，其余在Z上都安全。
coach-shared = 在Z上，{ CELL($clue) }显示1½，挨着四个未翻开的格子。标出的三格也挨着{ CELL($cell) }，所以它们合计最多加½。那么第四格{ CELL($mine) }加1：它是雷。
coach-shared-rest = 那三格加上剩下的½，而{ CELL($cell) }在Z上总共只算这么多。所以它周围其他未翻开的格子，也就是打勾的三格，什么也不加：它们在Z上安全。先翻开{ CELL($safe) }。
coach-same-reason = { CELL($safe) }在{ $board }上也安全，原因与刚翻开的那格相同，翻开它吧。
coach-toss-why = 刚才那格是安全的。在Z上，{ CELL($first) }显示1，所以{ CELL($mine) }是雷。它占了{ CELL($second) }的1½中的1，剩下的½属于{ CELL($cell) }：它在Z上是随机的。
coach-safe-on-h = 在H上，{ CELL($first) }和{ CELL($second) }都显示½，但只有后者还算了{ CELL($cell) }。所以这一格什么也不加，在H上安全。在那里翻开它吧。

## The second game

coach-second = 这次的盘面更大，有{ $zero }格在Z上安全，{ $minus }格在H上安全。全程都不用猜。每一步我都会指出线索和原因。

## The first game of Entangled

coach-linked = 这个盘面上有两格互相关联，都标着字母a。它们在两个盘上各自都是随机的，给周围的数字各加½。但合在一起就是确定的：在同一个盘上翻开两格，恰好有一个是雷。
coach-shields = 不要毫无保护地翻开关联格。用护盾可以测试一格，就算是雷也没事。测试一对中的一格，另一格无论在哪里也随之确定。

## What a move did

coach-opened = 刚才那格是安全的。
coach-opened-more = 刚才那格是安全的，而且{ $board }上的一个0又翻开了{ $count }格。
coach-opened-both = 刚才那格是安全的，还翻开了更多格子：{ $board }上有{ $count }格，{ $other }上有{ CELLS($cells) }。
coach-opened-other = 刚才那格是安全的。它在{ $board }上也翻开了，那里的一个0又翻开了{ $count }格。
coach-gamble = 刚才那步是在赌：有雷概率{ PERCENT($risk) }。
# On the web site, where a tool is chosen first.
coach-use-shield = 选择“护盾”，再点这个格子。
coach-turn = 切换到{ $board }盘。
coach-toss = 在{ $board }上安全的格子，在{ $other }上一定是随机的。
coach-late-zero = 只有刚翻开的0才会自动翻开周围的格子。这个数字是后来才降到0的，所以周围没有自动翻开。

## The end

coach-won = 你赢了！每个安全格都已在安全的盘上翻开。旗子标出了雷：Z上{ $one }个，H上{ $plus }个。
coach-qubit = 顺便说一句，每个格子都是一个量子比特，也就是量子计算机的基本单元：问它一个问题，答案是确定的；问另一个问题，它就抛硬币。Z和H是物理学家给这两个问题起的名字。
coach-lost-mine = { CELL($cell) }在{ $board }上是雷。
coach-lost-toss = { CELL($cell) }在{ $board }上是随机的，这次运气不好。它只在{ $other }上是确定的。
coach-lost-linked = { CELL($cell) }是关联格：在两个盘上都是随机的。护盾就是用来对付它的。
coach-undo = 用“撤销”可以收回这一步。
coach-gave-up = 随时可以重新开始。

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = 安全
coach-kind-mine = 雷
coach-kind-toss = 随机
coach-kind = 第{ $number }种
coach-on-board = { $board }盘
coach-picture-kinds = 四种格子
coach-picture-numbers = 数字的算法：安全格为0，随机格为½，雷为1

## In the terminal

coach-none-here = 教练只在引导局中出现：请选择第1关或“引导”。
coach-hidden = 教练已隐藏。按 { $key } 可重新显示。
coach-sum = 安全格 0  +  随机格 ½  +  雷 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }：下一页（{ $page }/{ $pages }）
coach-keys-back = { $key }：上一页
coach-keys-hide = { $hide }：隐藏教练
coach-keys = 方向键：移动 · { $open }：翻开 · { $other }：另一盘 · { $hide }：隐藏教练
coach-keys-shield = 方向键：移动 · { $shield }：用护盾 · { $other }：另一盘 · { $hide }：隐藏教练
