### What rule sets and their options mean. Their names are in games.ftl.

rules-classic-about = 地雷以外のマスをすべて開けましょう。地雷を踏むと負けです。
rules-no-guess-about = どの盤面も論理だけで解けます。推測は必要ありません。
rules-forgiving-about = 避けられない推測で負けることはありません。負けるのは、論理で見つけられた地雷を踏んだときだけです。
rules-qubits-about = 2つの盤で遊ぶマインスイーパーです。どのマスも片方の盤では確実で、もう片方ではコイン投げです。安全な盤を突き止めて、そこで開けましょう。
rules-entangled-about = つながったマスのある「量子ビット」です。1つを測定すると相手も変わります。シールドを使えば安全に調べられます。
rules-sandbox-about = 量子ビットを準備して、何度でも測定できます。何も爆発しません。レッスンが4つあります。
help-mouse = 左クリックでマスを開けます。数字なら隣のマスを開けます。右クリックで旗、中クリックで一括オープンです。

## Options

option-first = 最初のクリックで広く開くか、安全なだけか、地雷もあるかを選びます。
option-first-qubits = 最初のクリックを必ず安全にするかどうかを選びます。
option-questions = 旗のあるマスをもう一度マークすると、？マークに変わります。
option-no-guess = 論理だけで解ける盤面に限ります。
option-position = 局面から始めます。リンクと同じ書き方で指定します（例：3x2x1_b3H3）。
option-knowledge = わかるはずの地雷を開けたときだけ負けになります。論理で導けるものすべてか、画面の数字からわかることだけかを選びます。
option-strict = 確実に安全なマスがあるのに推測した場合も負けになります。
option-notice = 地雷が別の場所へ移ったことを、すぐに知らせるか、ゲーム終了後に知らせるかを選びます。
option-plus = 地雷のうちHにある数（|+⟩と書きます）。残りはZにあります（|1⟩）。
option-minus = Hで安全なマスの数（|−⟩と書きます）。残りはZで安全です（|0⟩）。
option-expert = 後から数字が0になったマスでも、隣のマスを自動で開けます。
option-labels = Hで安全なマスのディラック記法：|−⟩、または教科書と同じ|+⟩。
option-numbers = 測定したマスの数字を、両方の盤に出すか、クリックした盤だけに出すかを選びます。
option-layout = 全マスの状態（行ごと）：001-/0000/0000/10+0
option-lesson = プレイするレッスン（指定する場合）。
option-singlets = 同じ盤で両方を測定すると、地雷がちょうど1個になるペアの数。
option-links = 片方のZの結果で、もう片方のHの結果が決まるペアの数。
option-trios = 状態を共有する3つのマスの組の数。
option-shields = シールドの数。-1なら、グループごとに、マスの数より1つ少ない数のシールドが付きます。
option-hidden = どのマスがつながっているかは、測定して初めてわかります。

## How hard a level is

difficulty-grade =
    { $grade ->
        [trivial] とても簡単
        [easy] 簡単
        [medium] 普通
        [hard] 難しい
        [very-hard] とても難しい
       *[hopeless] 絶望的
    }
difficulty-density = 地雷の割合{ PERCENT($density) }。
difficulty-always = { difficulty-grade }：自動プレイなら必ず勝ちます。
difficulty-most = { difficulty-grade }：自動プレイの勝率は99%超です。
difficulty-few = { difficulty-grade }：自動プレイの勝率は1%未満です。
difficulty-about = { difficulty-grade }：自動プレイの勝率は約{ PERCENT($rate, digits: 0) }です。
