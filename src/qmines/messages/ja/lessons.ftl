### The lessons: what they begin with, what there is to see or to find, and what it shows. The techniques are in
### techniques.ftl.

lesson-forgiving-1 = 「救済」では、不運で負けることはありません。論理では見つけられない地雷を踏むと、地雷が別の場所へ移り、ゲームは続きます。これを救済と呼び、そのマスには盾の印が付きます。
lesson-forgiving-2 = ただし、論理で見つけられた地雷を踏むと負けです。確実に安全なマスを開ければわかることも、すべて論理のうちです。
# Each example has a question of its own.
lesson-forgiving-question-1 = 残りは2マスで、片方が地雷です。手がかりはないので推測しましょう。どちらかを開けてください。
lesson-forgiving-question-2 = ここでは地雷の場所がわかります。安全なマスを開けてください。
lesson-forgiving-question-3 = 今度の地雷は、1の左右どちらか一方にあります。まだ推測しないでください。確実に安全なマスが1つあり、その数字で残りがわかります。そのマスを開けましょう。
lesson-forgiving-end = まず、確実に安全なマスをすべて開けましょう。推測しか残っていなければ、思い切って推測して大丈夫です。

## The lessons on qubits. $zero, $one, $plus and $minus are the states of a qubit, in plain words or as players
## prefer them.

lesson-superposition-1 = 各マスには、それぞれの盤での地雷の確率（0、½、1）が出ています。マスを測定すると、その盤で地雷かどうかがわかります。ここでは何も爆発しません。
lesson-superposition-2 = 上の行のマスは「{ STATE($zero) }」です。下の行のマスは「{ STATE($minus) }」で、Zでは2回に1回、まったくの偶然で地雷になります。
lesson-superposition-3 = 目標：上の行のマスを1つZで測定し、次に下の行のマスを、両方の結果が出るまでZで測定しましょう。「リセット」で全マスを準備し直せます。
lesson-superposition-seen-1 = 上の行のマスをZで測定：いつもどおり地雷なし。
lesson-superposition-seen-2 = 下の行のマスをZで測定：今回は地雷なし。
lesson-superposition-seen-3 = 下の行のマスをZで測定：今回は地雷。
lesson-superposition-end = 同じ準備で同じ質問をしたのに、答えは違いました。これが重ね合わせです。地雷が最初から隠れていたわけではありません。同じマスがHでは確実だったのですから。

lesson-basis-1 = マスの中身を状態といいます。どの状態も、片方の盤では確実で、もう片方ではコイン投げです。違う盤で測定すると、結果はランダムになります。
lesson-basis-2 = 上の行のマスは、左から「{ STATE($zero) }」「{ STATE($minus) }」「{ STATE($plus) }」「{ STATE($one) }」です。下の行はすべて「{ STATE($zero) }」です。
lesson-basis-3 = 目標：上の行の1番目をZで、2番目をHで測定します（どちらも安全です）。3番目はHで測定します（地雷です）。次に、下の行のマスを1つ、Z、H、Zの順に測定します。Zの結果が2回とも同じなら、別のマスで試してください。
lesson-basis-seen-1 = 1番目のマスはZで安全です。
lesson-basis-seen-2 = 2番目のマスはHで安全です。
lesson-basis-seen-3 = 3番目のマスはHで必ず地雷です。
lesson-basis-seen-4 = Zで測定し、Hで測定したら、Zの結果が変わりました。Hでの測定が最初の結果を消したのです。
lesson-basis-end = ZとHの両方を知ることはできません。測定は答えの一覧を読むのではなく、量子ビットを答えに合う状態にします。もう片方の盤で確実だったことは失われます。

lesson-singlet-1 = これらのマスは、上下のペアでつながっています。ペアは「シングレット」という1つの状態を共有します。どちらのマスにも単独の状態はなく、両方の盤でコイン投げです。
lesson-singlet-2 = 目標：あるシングレットの2マスを両方Zで、別のシングレットの2マスを両方Hで測定しましょう。3つ目は、片方をZで、もう片方をHで測定します。
lesson-singlet-seen-1 = Zでは地雷がちょうど1個でした。
lesson-singlet-seen-2 = Hでも地雷がちょうど1個でした。
lesson-singlet-seen-3 = 違う盤で測定すると、2つの結果は無関係です。
lesson-singlet-end = 同じ盤で両方を測定すれば、1つずつの結果はコイン投げなのに、地雷はちょうど1個です。どちらの結果も前もって決まってはおらず、決まっていたのは2つを結ぶ規則だけです。

lesson-mermin-1 = 3つのマスが1つの状態を共有することもあります。これがトリオで、ここでは各行が1組のトリオです。
lesson-mermin-2 = 目標：トリオを1組ずつ、H H H、H Z Z、Z H Z、Z Z H（左、中、右の順）で測定し、地雷を数えましょう。
lesson-mermin-seen-1 = H H H：地雷は奇数個。
lesson-mermin-seen-2 = H Z Z：地雷は偶数個。
lesson-mermin-seen-3 = Z H Z：地雷は偶数個。
lesson-mermin-seen-4 = Z Z H：地雷は偶数個。
lesson-mermin-end = 地雷が最初から置かれていたとしましょう。偶数になる3つの行を足すと、Zの地雷はどれも2回数えられるので、Hの地雷だけでも偶数になるはずです。ところがH H Hは必ず奇数です。64通りの置き方のどれを使っても、こうはなりません。隠れた盤面など存在しないのです。

## Names of the lessons

lesson-forgiving-title = いつ救済される？
lesson-qubits-first-title = 初めての量子ビット
lesson-qubits-second-title = 大きな盤面の量子ビット
lesson-entangled-first-title = 初めての量子もつれ
lesson-superposition-title = 重ね合わせ
lesson-basis-title = 基底を選ぶ
lesson-singlet-title = シングレット
lesson-mermin-title = マーミンのトリオ

## What each lesson is for, in a list and above its examples

lesson-goal = 目標：{ $goal }
lesson-single-goal = 1つの数字だけで地雷と安全なマスを見つける。
lesson-pair-goal = 2つの数字を比べ、1-1、1-2、1-2-1、1-2-2-1を見分ける。
lesson-split-goal = 両方の場合を試し、どちらでも成り立つことを見つける。
lesson-total-goal = 残り地雷数を使って盤面を仕上げる。
lesson-count-goal = ほかに手がないとき、すべての配置を調べる。
lesson-forgiving-goal = 一度救済されてから、確実に安全なマスを2つ見つける。
lesson-qubits-first-goal = 2つの盤をコーチに教わりながら、小さなゲームに勝つ。
lesson-qubits-second-goal = コーチの手がかりを使って、もっと大きなゲームに勝つ。
lesson-entangled-first-goal = つながったマスをシールドで調べて勝つ。
lesson-superposition-goal = 同じ質問に違う答えが返るのを見る。
lesson-basis-goal = 片方の盤で測定すると、もう片方の盤で確実だったことが消える理由を知る。
lesson-singlet-goal = 1つのマスを測定して、別のマスのことを知る。
lesson-mermin-goal = 隠れた盤面では不可能なことを、3つのマスで見る。

## What lessons with examples end with

lesson-single-end = ゲームの大部分は、数字を1つずつ見れば解けます。
lesson-pair-end = 隣り合う数字を比べていれば、パターンが自然と目に入ります。
lesson-split-end = どちらの場合も同じ結論になるマスなら、どちらが正しいか知る必要はありません。
lesson-total-end = 終盤では必ず残り地雷数を見ましょう。
lesson-count-end = これで、ソルバーのヒントに出るテクニックをすべて習得しました。
