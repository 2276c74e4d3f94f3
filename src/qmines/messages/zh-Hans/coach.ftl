### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = 教练
coach-next = 下一页
coach-back = 上一页
coach-page = { $page }/{ $pages }
coach-hide = 隐藏教练
coach-again = 重新开始
coach-undo-button = 撤销
coach-none = 这一局没有教练。
coach-offer =
    { $rules ->
        [entangled] 第一次玩“纠缠”？教练会一步步带你玩第一局。
       *[other] 第一次玩“量子比特”？教练会一步步带你玩第一局。
    }
coach-offer-play = 玩引导局
coach-offer-no = 不用了

## The first game

coach-boards = 这个游戏有Z、H两个盘面，显示的是同一批格子：Z盘和H盘上的{ CELL($corner) }是同一个格子，只是看的方式不同。
coach-kinds = 格子有四种。每种在一个盘上是确定的，在另一个盘上则像抛硬币一样随机。你看不到哪个是哪种。
coach-numbers = 数字的含义和扫雷一样，只是两个盘各有一个。数字是周围未翻开格子的总和：雷算1，随机格算½，安全格算0。
coach-goal = 要获胜，就在安全的那个盘上翻开每个安全格：Z上{ $zero }个，H上{ $minus }个。Z上的{ $one }个雷和H上的{ $plus }个雷不要碰。翻开随机格可能会输掉这一局。
coach-first = 从左上角开始：它在Z上是安全的。请在Z盘翻开{ CELL($corner) }。
coach-corner = 角上是空白，也就是0：它周围在Z上都不可能有雷，所以自动翻开了。{ CELL($below) }也是如此。
coach-compare = 现在只看Z：{ CELL($first) }和{ CELL($second) }都显示1，但后者还多算了{ CELL($cell) }。那么这一格在Z上能加多少？
coach-compared = 什么也不加，否则后一个数字会更大。所以{ CELL($cell) }在Z上安全，在那里翻开它吧。
coach-half = 有些数字变小了，因为它们只算未翻开的格子。Z上新出现的数字是½，而半个只能来自随机格。所以{ CELL($cell) }周围有一格在Z上是随机的，其余都安全。
coach-shared = 在Z上，{ CELL($clue) }显示1½。它周围有三格也挨着{ CELL($cell) }，它们最多加½。所以1一定来自{ CELL($mine) }，½来自那三格之一。最后一列就什么也不剩了：在Z盘翻开{ CELL($safe) }。

## The second game

coach-second = 这次的盘面更大，有{ $zero }格在Z上安全，{ $minus }格在H上安全。全程都不用猜。我会指出线索，翻开之前试着自己想想原因。

## The first game of Entangled

coach-linked = 这个盘面上有两格互相关联，都标着字母a。它们在两个盘上各自都是随机的，给周围的数字各加½。但合在一起就是确定的：在同一个盘上翻开两格，恰好有一个是雷。
coach-shields = 所以不要毫无保护地翻开关联格。用护盾可以测试一格，就算是雷也没事。测试一对中的一格，另一格无论在哪里也随之确定。

## What a move did

coach-opened = 那里没有雷。
coach-opened-more = 那里没有雷，而且有个0又翻开了{ $count }格。
coach-gamble = 这是在赌：有雷概率{ PERCENT($risk) }。
# On the web site, where a tool is chosen first.
coach-use-shield = 选择“护盾”，再点这个格子。
coach-turn = 切换到{ $board }盘。

## The end

coach-won = 你赢了！每个安全格都已在安全的盘上翻开。
coach-won-next = { coach-won }准备好下一课了吗？
coach-lost-mine = { CELL($cell) }在{ $board }上是雷。
coach-lost-toss = { CELL($cell) }在{ $board }上是随机的，这次运气不好。它只在{ $other }上是确定的。
coach-lost-linked = { CELL($cell) }是关联格：在两个盘上都是随机的。护盾就是用来对付它的。
coach-undo = 撤销可以收回这一步。
coach-gave-up = 随时可以重新开始。

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = 安全
coach-kind-mine = 雷
coach-kind-toss = 随机
coach-picture-kinds = 四种格子
coach-picture-numbers = 数字的算法：安全格为0，随机格为½，雷为1

## In the terminal

coach-none-here = 教练只在引导局中出现：第1关和“引导”。
coach-sum = 安全格 0  +  随机格 ½  +  雷 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }：下一页（{ $page }/{ $pages }） · { $hide }：隐藏教练
coach-keys = 方向键：移动 · { $open }：翻开 · { $other }：另一盘 · { $hide }：隐藏教练
coach-keys-shield = 方向键：移动 · { $shield }：用护盾 · { $other }：另一盘 · { $hide }：隐藏教练
