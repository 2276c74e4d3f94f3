### Why a move is refused. $width and $height are numbers.

move-game-over = ゲームは終わっています。
move-lesson-over = レッスンは終わっています。
move-paused = 一時停止中です。先に再開してください。
move-not-paused = 一時停止していません。
move-ranked-undo = ランキング対象のゲームでは元に戻せません。
move-ranked-pause = ランキング対象のゲームは一時停止できません。
move-same-board = ほかの人が同じ盤面をプレイ中なので、元に戻すことも一時停止もできません。
move-no-undo = 元に戻す手がありません。
move-no-questions = このゲームでは？マークを使えません。
move-no-shields = シールドはもう残っていません。
move-no-board = このマスから始まる推測不要の盤面は見つかりませんでした。別のマスか、地雷の少ないゲームをお試しください。
move-slow-board = 推測不要の盤面を探すのに時間がかかりすぎます。最初のマスを変えるか、地雷の少ないゲームをお試しください。
move-too-hard = この手は難しすぎて判定できません。先に近くのマスを開けるか、旗を立ててください。
# $states are words such as zero and plus.
move-prepare = マスに準備できる状態は{ LIST($states) }のいずれかです。{ $state }は使えません。
move-prepare-group = このマスはほかのマスと状態を共有しているので、単独では準備できません。「リセット」で全マスを準備し直してください。
move-outside = { $width }×{ $height }の盤面に{ CELL($cell) }のマスはありません。
# $usage is a command with its arguments, such as “open ROW COLUMN”.
move-usage = 使い方：{ $usage }
move-unknown = 「{ $verb }」という手はこのゲームにありません。使える手：{ LIST($verbs) }
