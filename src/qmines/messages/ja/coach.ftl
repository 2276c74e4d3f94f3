### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = コーチ
coach-next = 次へ
coach-back = 戻る
coach-page = { $page }／{ $pages }
coach-hide = コーチを隠す
coach-again = 最初から
coach-undo-button = 元に戻す
coach-none = このゲームにはコーチがいません。
coach-offer =
    { $rules ->
        [entangled] 「量子もつれ」は初めてですか？　最初のゲームをコーチが1手ずつ案内します。
       *[other] 「量子ビット」は初めてですか？　最初のゲームをコーチが1手ずつ案内します。
    }
coach-offer-play = ガイド付きで遊ぶ
coach-offer-no = 今はしない

## The first game

coach-boards = このゲームには、ZとHの2つの盤があります。映しているマスは同じです。Z盤の{ CELL($corner) }とH盤の{ CELL($corner) }は、同じマスを別の見方で見たものです。
coach-kinds = マスは4種類。どれも片方の盤では確実で、もう片方ではコイン投げです。どの種類かは見えません。
coach-numbers = 数字の意味は普通のマインスイーパーと同じで、盤ごとに出ます。周りの閉じたマスを、地雷は1、コイン投げは½、安全なマスは0として足した値です。
coach-goal = 勝つには、安全なマスをすべて、安全な盤の上で開けます。Zに{ $zero }個、Hに{ $minus }個あります。Zの地雷{ $one }個とHの地雷{ $plus }個は閉じたままにします。コイン投げのマスを開けると、負けることもあります。
coach-first = 左上の角から始めましょう。ここはZで安全です。Z盤の{ CELL($corner) }を開けてください。
coach-corner = 角は空白、つまり0です。周りにZの地雷はありえないので、隣のマスが自動で開きました。{ CELL($below) }でも同じことが起きました。
coach-compare = 今度はZだけを見ます。{ CELL($first) }と{ CELL($second) }はどちらも1ですが、後の方は{ CELL($cell) }も数えています。そのマスはZでいくつ足しているでしょう？
coach-compared = 0です。そうでなければ、後の数字の方が大きいはずです。だから{ CELL($cell) }はZで安全。Z盤で開けましょう。
coach-half = 数字は閉じたマスだけを数えるので、いくつか減りました。Zに新しく出たのは½。½はコイン投げからしか出ません。つまり、{ CELL($cell) }の周りのうち1つがZでコイン投げ、残りはすべて安全です。
coach-shared = Zでは{ CELL($clue) }が1½です。そのうち3マスは{ CELL($cell) }にも隣り合い、合わせても½までです。だから1は{ CELL($mine) }、½はその3マスのどれかから来ています。最後の列の分は残りません。Z盤で{ CELL($safe) }を開けましょう。

## The second game

coach-second = 少し大きな盤です。Zで安全なマスが{ $zero }個、Hで安全なマスが{ $minus }個あります。推測はいりません。手がかりを示すので、開ける前に理由を考えてみてください。

## The first game of Entangled

coach-linked = この盤では2つのマスがつながっていて、どちらにもaの文字が付いています。1つずつ見れば両方の盤でコイン投げで、周りの数字に½ずつ足します。でも2つ合わせれば確実です。同じ盤で両方を開けると、ちょうど片方が地雷です。
coach-shields = だから、つながったマスをそのまま開けてはいけません。シールドを使えば、地雷でも無事に調べられます。ペアの片方を調べると、どこにあってももう片方が決まります。

## What a move did

coach-opened = 地雷はありませんでした。
coach-opened-more = 地雷はありませんでした。0のおかげで、さらに{ $count }マス開きました。
coach-gamble = 今のは賭けでした。地雷の確率は{ PERCENT($risk) }でした。
# On the web site, where a tool is chosen first.
coach-use-shield = シールドを選んでから、マスをタップしてください。
coach-turn = { $board }盤に切り替えてください。

## The end

coach-won = 勝ちました！　安全なマスをすべて、安全な盤の上で開けました。
coach-won-next = { coach-won }次のレッスンに進みますか？
coach-lost-mine = { CELL($cell) }は{ $board }で地雷でした。
coach-lost-toss = { CELL($cell) }は{ $board }ではコイン投げで、運悪く外れました。確実だったのは{ $other }だけです。
coach-lost-linked = { CELL($cell) }はつながったマスで、両方の盤でコイン投げでした。こういうときのためのシールドです。
coach-undo = 「元に戻す」で1手戻れます。
coach-gave-up = いつでも最初からやり直せます。

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = 安全
coach-kind-mine = 地雷
coach-kind-toss = コイン投げ
coach-picture-kinds = 4種類のマス
coach-picture-numbers = 数字の足し方：安全なマスは0、コイン投げは½、地雷は1

## In the terminal

coach-none-here = コーチがいるのはガイド付きのゲームだけです（レベル1と「ガイド付き」）。
coach-sum = 安全 0  +  コイン投げ ½  +  地雷 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }：次へ（{ $page }／{ $pages }） · { $hide }：コーチを隠す
coach-keys = 矢印：移動 · { $open }：開ける · { $other }：別の盤 · { $hide }：コーチを隠す
coach-keys-shield = 矢印：移動 · { $shield }：シールド · { $other }：別の盤 · { $hide }：コーチを隠す
