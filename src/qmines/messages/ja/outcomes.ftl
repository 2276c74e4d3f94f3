### How a game ends, what happened on the way, and how it is judged.

## Why the game is over

outcome-cleared = 地雷以外のマスをすべて開けました。
outcome-measured = 地雷以外のマスをすべて測定しました。
outcome-learnt = このレッスンの内容をすべて見ました。
outcome-mine = 地雷を踏みました。
outcome-wrong-flag = 旗が間違っていたため、一括オープンで地雷が開きました。
outcome-known-mine = 論理で見抜けた地雷でした。
# The mine was far from the numbers; opening safe cells would have led to it.
outcome-known-later = 先に安全なマスを開けていれば、この地雷は見つけられました。
outcome-punished = 論理で安全なマスを見つけられたのに、推測しました。
outcome-resigned = 降参しました。
outcome-rules = ルールにより、このゲームは終了しました。
# One line for both: $why is one of the sentences above.
outcome-won-line = 勝ち：{ $why }
outcome-lost-line = 負け：{ $why }

## During the game

notice-no-opening = 最初のクリックは安全でしたが、地雷が多すぎて広くは開きませんでした。
notice-unprotected = 選んだ盤には確実に安全なマスがないため、最初のマスを安全にできませんでした。
# Forgiving moved mines out of the way of a click, or of a chord that opened several cells.
notice-saved = 地雷を踏みました：{ CELLS($cells) }。論理では見つけられない地雷だったので、別の場所へ移しました。
notice-saved-visible = 地雷を踏みました：{ CELLS($cells) }。画面の数字からはわからない地雷だったので、別の場所へ移しました。
notice-risk = { PERCENT($risk) }のリスクがありました。
notice-boards = ありうる盤面は{ COUNT($boards) }通りでした。
# The same in a list.
end-saves-value = 地雷{ $saves }個が別の場所へ移りました
save-cells = { CELLS($cells) }
save-risk = { CELLS($cells) }：リスク{ PERCENT($risk) }
save-boards = { CELLS($cells) }：リスク{ PERCENT($risk) }、ありうる盤面{ COUNT($boards) }通り
# What a rule set says that has no messages of its own.
plain-text = { $text }

## Whether a loss could have been avoided

verdict-unknown = この負けは難しすぎて判定できません。
verdict-bad-luck = 不運でした。これより安全な手はなく、今の手が安全な確率は{ PERCENT($survival) }でした。
verdict-safe-cell = { CELL($cell) }なら安全に開けられました。
verdict-safe-cell-board = { $board }盤の{ CELL($cell) }なら安全に開けられました。
verdict-shield = シールドを使う手がありました。
verdict-safer = もっと安全な手がありました。安全な確率は、その手が{ PERCENT($best) }、今の手が{ PERCENT($survival) }でした。

## Chances that can’t be shown, or not exactly

chances-sampled = この確率は推定値です（誤差± { PERCENT($error) }）。
chances-bounds = 確率の多くは計算に時間がかかりすぎるため、確実なマスだけに印を付けています。
chances-too-hard = この局面では、確率の計算に時間がかかりすぎます。
chances-paused = 一時停止中だったので、プレイヤーには何も見えていませんでした。

## The end of a lesson

lesson-done = レッスン完了。
lesson-lost = 今回はうまくいきませんでした。
lesson-next = 次のレッスン
lesson-again = このレッスンをもう一度
sandbox-lessons = レッスン一覧
