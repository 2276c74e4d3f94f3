### What rules, levels, options, kinds of help and times are called, wherever games are listed.

# $rules is the name of a rule set, $level that of a level.
game-title = { $rules } · { $level }
game-rules-classic = クラシック
game-rules-forgiving = 救済
game-rules-qubits = 量子ビット
game-rules-entangled = 量子もつれ
game-rules-sandbox = サンドボックス

## Levels

game-level-beginner = 初級
game-level-intermediate = 中級
game-level-expert = 上級
game-level-guided = ガイド付き
game-level-pairs = ペア
game-level-links = つながり
game-level-trios = トリオ
game-level-superposition = 重ね合わせ
game-level-basis = 基底
game-level-singlet = シングレット
game-level-mermin = マーミン
game-level-free = 自由
game-level-number = レベル{ $number }
game-level-sized = { $level } { $width }×{ $height }
game-size-mines = { $width }×{ $height }、地雷{ $count }個

## Options

game-options-default = 標準
game-option-value = { $option }：{ $value }
game-option-from-a-position = 自作の局面
game-option-first = 最初のクリック
game-option-first-opening = 広く開く
game-option-first-safe = 安全
game-option-first-anything = 地雷もあり
game-option-questions = ？マーク
game-option-no-guess = 推測なし
game-option-knowledge = わかるとみなす範囲
game-option-knowledge-deducible = 論理で導けるものすべて
game-option-knowledge-visible = 画面の数字だけ
game-option-strict = 厳格
game-option-notice = 救済の通知
game-option-notice-end = ゲーム終了後
game-option-notice-now = すぐに
game-option-plus = Hの地雷
game-option-minus = Hで安全
game-option-expert = 上級者向け連鎖
game-option-labels = ディラック記法
game-option-labels-original = 原作式：|−⟩がHで安全
game-option-labels-textbook = 教科書式：|+⟩がHで安全
game-option-numbers = 数字の表示
game-option-numbers-both = 両方の盤
game-option-numbers-clicked = クリックした盤
game-option-layout = 固定配置
game-option-lesson = レッスン
game-option-singlets = シングレットのペア
game-option-links = つながり
game-option-trios = マーミンのトリオ
game-option-shields = シールド
game-option-hidden = つながりを隠す

## Kinds of help

# How many cells there are that are safe, and mines, on the boards Z and H.
game-totals = Z：安全{ $zero }、地雷{ $one } · H：安全{ $minus }、地雷{ $plus }
# The same in Dirac notation; $bad and $good are the labels of the states that are certain on H.
game-totals-dirac = |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-totals-dirac-shields = { game-totals-dirac } · シールド：{ $shields }
game-totals-shields = { game-totals } · シールド：{ $shields }
# The same during a game: cells that are still hidden. $zero and $minus are numbers, or such as ≤3.
game-left = Z：残り{ $zero }、地雷{ $one } · H：残り{ $minus }、地雷{ $plus }
game-left-dirac = 残り：|0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-left-dirac-shields = { game-left-dirac } · シールド：{ $shields }
game-left-shields = { game-left } · シールド：{ $shields }
game-help-none = お助けなし
game-help-hint = ヒント
game-help-coach = コーチ
game-help-move = 1手ずつ
game-help-simple = 簡単な手
game-help-smart = 場合分け
game-help-deduce = 確実な手
game-help-auto = 自動プレイ
game-help-overlay = 確率
game-help-flags = 旗の確認
game-help-undo = 元に戻す
game-help-seed = 既知の盤面
game-help-together = 協力プレイ
game-help-position = 自作の局面
game-help-local = 端末内でプレイ
# $kind is a kind of help from above, $count how often it was used.
game-help-times = { $kind }（{ $count }回）

## Times

time-seconds = { $seconds }秒
# Where there is no value.
value-none = –
