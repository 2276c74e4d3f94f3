### The learn pages and the trainer. The lessons themselves are in lessons.ftl.

learn-classic = クラシック
learn-classic-about = 5つのテクニックをやさしい順に学びます。例題で自分で手を見つけると、ソルバーが答えを確認して理由を説明します。
learn-forgiving = 救済
learn-forgiving-about = 推測しか残っていないときに何を頼りにできるかを、3つの例題で学びます。
learn-trainer-about = 練習問題が無限に出題されます。間違えたテクニックほど多く出題され、上達に合わせて難しいテクニックが加わります。
learn-trainer-answered = { $asked }問中{ $right }問に一度で正解しました。
learn-trainer-none = まだ解答がありません。
learn-trainer-start = 始める
learn-trainer-continue = 続ける
learn-qubits = 量子ビットと量子もつれ
learn-qubits-about = コーチ付きのゲーム3つ、盤の裏側で起きていることのレッスン4つ、それに何も爆発しないサンドボックスがあります。
learn-sandbox = サンドボックス
learn-sandbox-about = マスを好きな状態に準備して、何度でも測定できます。
learn-done = 完了
learn-not-done = 未完了
learn-progress = { $done }／{ $total }
learn-examples = 例題
learn-example = 例題{ $number }
learn-example-solved = 例題{ $number } ✓
learn-next-example = 次の例題

## A position to solve

quiz-question = 確実にわかるマスを見つけましょう。安全なら開け、地雷なら旗を立ててください。
learn-puzzles-about = 制限時間は3分、ミス3回で終了です。安全なマスを何個見つけられますか？
quiz-mines = 地雷は全部で{ $count }個です。旗は確定した地雷を示します。
quiz-mines-unknown = 地雷の数は不明です。
quiz-tap = 答え
quiz-safe = 安全
quiz-mine = 地雷
quiz-pass = わからない

## The trainer

trainer-next = 次へ
trainer-choose = 練習する内容
trainer-choose-weakest = 苦手なテクニック
trainer-progress = 上達の記録
trainer-technique = テクニック
trainer-right = 正解
trainer-recent = 直近10問
trainer-share = 出題率
trainer-right-count = { $right }／{ $asked }
trainer-answer-right = 正解
trainer-answer-wrong = 不正解
trainer-recent-none = まだなし
trainer-locked = 未解放
trainer-about = 各問題の最初の答えだけを数えます。直近10問で間違えたテクニックほど多く出題され、まだ試していないものは半分間違えた扱いになります。前のテクニックに5問中3問正解すると、次が解放されます。
