### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = コーチ
coach-next = 次へ
coach-back = 戻る
coach-page = { $page }／{ $pages }
coach-hide = コーチを隠す
coach-again = 最初から
coach-undo-button = 元に戻す
coach-none = このゲームにはコーチがいません。コーチがいるのは「量子ビット」と「量子もつれ」だけです。
coach-offer =
    { $rules ->
        [entangled] 「量子もつれ」は初めてですか？　最初のゲームをコーチが1手ずつ案内します。
       *[other] 「量子ビット」は初めてですか？　最初のゲームをコーチが1手ずつ案内します。
    }
coach-offer-play = ガイド付きで遊ぶ
coach-offer-no = 今はしない

## The first game

coach-boards = このゲームには、同じマスを2通りに映すZとHの2つの盤があります。Z盤の{ CELL($corner) }とH盤の{ CELL($corner) }は同じマスです。片方の盤で開けると、両方の盤で開きます。
coach-kinds = マスには4種類あります。片方の盤では安全か地雷かが決まっていて、もう片方ではコイン投げです。どの種類かは見ただけではわかりません。
coach-numbers = 数字は盤ごとにあります。周りのまだ閉じているマスを、地雷は1、コイン投げは½、安全なマスは0として足した値です。だから普通のマインスイーパーと違い、マスを開けると数字が減ることがあります。
coach-goal = 勝つには、安全なマスをすべて、安全な盤の上で開けます。Zに{ $zero }個、Hに{ $minus }個あります。残りの{ $mines }マスは地雷なので、閉じたままにします。違う盤ではコイン投げになり、負けることもあります。
coach-first = 左上の角から始めましょう。このゲームでは、ここはZで安全です。Z盤の{ CELL($corner) }を開けてください。
coach-corner = 角は空白、つまり0です。周りのマスはどれもZで地雷ではないので、自動で開きました。{ CELL($below) }でも同じことが起きました。
coach-compare = 今度はZだけを見ましょう。{ CELL($first) }と{ CELL($second) }はどちらも1ですが、後の方は{ CELL($cell) }も数えています。Zで、そのマスの分はいくつでしょう？　答えは次のページです。
coach-compared = 2つの数字は同じなので、{ CELL($cell) }の分は0です。つまり、Zで安全です。Z盤で開けましょう。
coach-half = Zに新しく出た数字は½で、½はコイン投げからしか出ません。つまり、{ CELL($cell) }の周りの閉じたマスのうち、ちょうど1つがZでコイン投げ、残りはZで安全です。
coach-shared = Zでは{ CELL($clue) }が1½で、未開封のマス4つに隣り合っています。強調表示された3マスは{ CELL($cell) }にも隣り合うので、合わせても½までです。だから4つ目の{ CELL($mine) }が1、つまり地雷です。
coach-shared-rest = 残りの½は強調表示された3マスの分で、{ CELL($cell) }がZで数えているのはそれだけです。だから周りのほかの未開封のマス（チェックの付いた3マス）の分は0で、Zで安全です。まず{ CELL($safe) }を開けましょう。
coach-same-reason = 今開けたマスと同じ理由で、{ CELL($safe) }も{ $board }で安全です。開けましょう。
coach-toss-why = 今のマスは安全でした。Zでは{ CELL($first) }が1なので、{ CELL($mine) }は地雷です。{ CELL($second) }の1½のうち1はその地雷の分で、残りの½は{ CELL($cell) }の分です。つまり、Zではコイン投げです。
coach-safe-on-h = Hでは{ CELL($first) }と{ CELL($second) }がどちらも½ですが、{ CELL($cell) }も数えているのは後の方だけです。だからそのマスの分は0で、Hで安全です。H盤で開けましょう。

## The second game

coach-second = 今度は前より大きな盤面です。Zで安全なマスが{ $zero }個、Hで安全なマスが{ $minus }個あります。推測はいりません。1手ごとに手がかりと理由を示します。

## The first game of Entangled

coach-linked = この盤面では2つのマスがつながっていて、どちらにもaの文字が付いています。1つずつ見れば両方の盤でコイン投げで、周りの数字に½ずつ足します。でも2つ合わせれば確実です。同じ盤で両方を開けると、ちょうど片方が地雷です。
coach-shields = つながったマスをそのまま開けてはいけません。シールドを使えば、地雷のマスでも安全に調べられます。ペアの片方を調べると、もう片方もどこにあろうと同時に決まります。

## What a move did

coach-opened = 今のマスは安全でした。
coach-opened-more = 今のマスは安全でした。{ $board }の0のおかげで、さらに{ $count }マス開きました。
coach-opened-both = 今のマスは安全でした。さらに{ $board }で{ $count }マス、{ $other }で{ CELLS($cells) }が開きました。
coach-opened-other = 今のマスは安全でした。{ $board }でも開き、そこの0のおかげでさらに{ $count }マス開きました。
coach-gamble = 今の手は賭けでした（地雷の確率{ PERCENT($risk) }）。
# On the web site, where a tool is chosen first.
coach-use-shield = シールドを選んでから、マスをタップしてください。
coach-turn = { $board }盤に切り替えてください。
coach-toss = { $board }で安全なマスは、{ $other }では必ずコイン投げになります。
coach-late-zero = 周りが自動で開くのは、開けたときに0だった数字だけです。これは後から0に減ったので、周りは開いていません。

## The end

coach-won = 勝ちました！　安全なマスをすべて、安全な盤の上で開けました。旗は地雷の印です。Zに{ $one }個、Hに{ $plus }個あります。
coach-qubit = ちなみに、マスはどれも量子ビット、つまり量子コンピューターの基本単位です。一方の質問には確実に答え、もう一方にはコインを投げて答えます。ZとHは、物理学者がこの2つの質問に付けた名前です。
coach-lost-mine = { CELL($cell) }は{ $board }で地雷でした。
coach-lost-toss = { CELL($cell) }は{ $board }ではコイン投げで、運悪く外れました。確実だったのは{ $other }だけです。
coach-lost-linked = { CELL($cell) }はつながったマスで、両方の盤でコイン投げでした。こういうときのためのシールドです。
coach-undo = 「元に戻す」で1手戻れます。
coach-gave-up = いつでも最初からやり直せます。

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = 安全
coach-kind-mine = 地雷
coach-kind-toss = コイン投げ
coach-kind = 種類{ $number }
coach-on-board = { $board }盤
coach-picture-kinds = 4種類のマス
coach-picture-numbers = 数字の足し方：安全なマスは0、コイン投げは½、地雷は1

## In the terminal

coach-none-here = コーチがいるのはガイド付きのゲームだけです。レベル1か「ガイド付き」を選んでください。
coach-hidden = コーチを隠しました。{ $key }でまた表示できます。
coach-sum = 安全 0  +  コイン投げ ½  +  地雷 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }：次へ（{ $page }／{ $pages }）
coach-keys-back = { $key }：戻る
coach-keys-hide = { $hide }：コーチを隠す
coach-keys = 矢印：移動 · { $open }：開ける · { $other }：別の盤 · { $hide }：コーチを隠す
coach-keys-shield = 矢印：移動 · { $shield }：シールド · { $other }：別の盤 · { $hide }：コーチを隠す
