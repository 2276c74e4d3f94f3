### Answers in the trainer and in lessons.

drill-solution = これが答えです。
drill-right-safe = 正解：{ CELL($cell) }は安全です。
drill-right-mine = 正解：{ CELL($cell) }は地雷です。
drill-wrong-mine = 残念。{ CELL($cell) }は確実に地雷です。
drill-wrong-safe = 残念。{ CELL($cell) }は確実に安全です。
drill-uncertain = 確実ではありません。ありうる盤面の{ PERCENT($risk) }で、{ CELL($cell) }は地雷です。
drill-easier-elsewhere = もっと簡単なマスがありました。
# In the lesson on Forgiving.
drill-lost = 本番なら負けでした。{ CELL($cell) }の地雷は論理で見つけられました。
drill-open-one = 今回は旗を使いません。マスを開けてください。
drill-just-guess = ここでは何も導けません。どちらかのマスを開けてください。
