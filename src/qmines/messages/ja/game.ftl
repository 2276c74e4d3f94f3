### A game on the web site: the board, the buttons around it, and the card at its end.

game-missing = ゲームが見つかりません
game-missing-new = 新しいゲームを始める
game-panel = ゲームパネル
game-paused = 一時停止中
# What is being played, over the board.
game-playing = { $rules } · { $level } · { $size }
# A board of the day.
game-playing-daily = デイリーチャレンジ · { $rules } · { $level }
game-playing-custom = { $rules } · { $size }
game-watching = 観戦中です。操作できるのはプレイヤーだけです。
game-watching-player = { $name }さんのゲームを観戦中です。
game-watching-room = 観戦中です。遊ぶには参加してください。
game-spectators = 観戦者{ $count }人
game-watched-by = 観戦中：{ LIST($names) }
game-watched-by-more = 観戦中：{ LIST($names) }、ほか{ $count }人
# A spectator without an account who chose a name.
game-watched-by-guest = { $name }（ゲスト）
# The pointer of another player who has no name.
game-player = プレイヤー
game-offline-moves = オフライン：再接続すると{ $count }手が送信されます。

## The bar over the board

game-mines-left = 残りの地雷
game-time = タイム
game-shields = シールド
game-face-playing = 新しいゲーム
game-face-won = 勝ちました。新しいゲーム
game-face-lost = 負けました。新しいゲーム
game-face-paused = 一時停止中。新しいゲーム

## Buttons

game-dock = クイック操作
game-tools = ツール
game-tap = タップの動作
game-tool-dig = 開ける
game-tool-flag = 旗
game-tool-mark = マーク
game-tool-shield = シールド
game-group-help = お助け
game-solver = ソルバーに任せる
game-more = その他
game-close = 閉じる
game-group-moves = 手
game-group-view = 表示
game-group-game = ゲーム
game-hint = ヒント
game-hint-why = なぜ？
game-hint-do = 答え
game-one-move = 1手
game-simple-moves = 簡単な手
game-certain-moves = 確実な手すべて
game-step = 1手進む
game-auto-play = 自動プレイ
game-stop = 停止
game-pace = 自動プレイの速さ
game-pace-steps = 毎秒{ $steps }手
game-may-guess = 行き詰まったら推測
game-chances = 確率
# Opens the position in the analyser.
game-reduced = 簡易表示
game-zoom-out = 縮小
game-zoom-in = 拡大
game-fit = 全体表示
game-show-links = つながりを表示
game-coach = コーチ
game-dirac = ディラック記法（|0⟩など）
game-undo = 元に戻す
game-pause = 一時停止
game-resume = 再開
game-new = 新しいゲーム
game-share = シェア
game-sound = 効果音
game-give-up = 降参
# The same button, after it was pressed once.
game-give-up-sure = 本当に降参？

## What is said while playing

game-notes = メモ
game-measurements = 測定
game-nothing-said = 繰り返す内容はまだありません。
game-logged-out = ログアウトされました。このゲームを続けるには、もう一度ログインしてください。
# After a move that opened several cells; $cell describes the one that was clicked.
game-opened-more = { $cell }。ほかに{ $count }マス開きました
game-same-board = ほかの人が同じ盤面をプレイしている間は、お助け、「元に戻す」、一時停止を使えません。
game-ranked-no-pause = ランキング対象のゲームは一時停止できません。
game-link-copied = リンクをコピーしました。開いた人は誰でも観戦できます。
game-result-copied = 結果とリプレイのリンクをコピーしました。
game-link = このゲームへのリンク
game-copy-link = リンクをコピー
# Results to share; $game is the rules and the level.
share-won = { $game }：{ $time }でクリア
share-lost = { $game }：{ $time }で失敗
game-bloch = { CELL($cell) }のブロッホ球
game-not-measured = このマスは測定されていません。

## The sandbox

sandbox-title = サンドボックス
sandbox-free = クリックの動作を選べます。クリックした盤でマスを測定するか、マスを特定の状態に準備します。各マスには地雷の確率が表示され、つながったマスは線で結ばれます。
sandbox-story = レッスンと結果
sandbox-tap = タップの動作
sandbox-measure = 測定
sandbox-prepare = マスを準備：{ STATE($state) }
# On a button that prepares a cell in this state.
sandbox-state-name = { STATE($state) }
sandbox-reset = すべてのマスをリセット

## The card at the end

end-title = 結果
end-won = クリア
end-won-in = { $time }でクリア
end-record = 自己ベスト更新！
# $before says whether that was the best time before this game.
end-best =
    { $before ->
        [yes] これまでのベスト：{ $time }
       *[no] ベスト：{ $time }
    }
end-streak = { $count }連勝中
# $place is the rank of a ranked win.
end-place = ランキング{ $place }位
end-lost = ゲームオーバー
end-resigned = 降参
end-hidden = 盤面と統計は、全員が終わると表示されます。
end-hidden-daily = 盤面と統計は、UTCの午前0時を過ぎると表示されます。
end-daily = デイリーチャレンジに戻る
end-again = 新しいゲーム
end-rematch = この盤面をもう一度
end-replay = リプレイ
end-share = シェア
end-picture = 画像を保存
end-more = すべての統計
end-loading = 統計を計算中…
end-fair = 公平性を確認
# $file is a link to download the game, $command a command for the terminal.
end-fair-check = 下のシードは最初のクリックより前に決まっていました。ご自分で確かめるには、{ $file }をダウンロードして{ $command }を実行してください。
end-fair-file = ゲームファイル
end-states = すべての状態を表示
end-circuit = 回路
end-circuit-qasm = OpenQASM
end-circuit-picture = このゲームの回路
end-circuit-large = この回路は大きすぎて描けません。代わりにOpenQASMでダウンロードできます。

## Statistics on the card: a name, a value, and what it means

end-time = タイム
# How much of the board was open at the end, as a percentage.
end-cleared = 開いた割合
end-bbbv = 3BV
end-bbbv-value = { $solved }／{ $total }
end-bbbv-help = 旗なしで盤面をクリアするのに必要な最少クリック数
end-bbbv-per-second = 3BV/s
end-clicks = クリック数
end-clicks-value = { $clicks }（無駄{ $wasted }）
end-efficiency = 効率
end-efficiency-help = 1クリックあたりの3BV
end-correctness = 有効率
end-correctness-help = 盤面が変化したクリックの割合
end-throughput = スループット
end-throughput-help = 有効な1クリックあたりの3BV
end-zini = ZiNi
end-zini-help = 旗と一括オープンを使った場合のクリック数（貪欲法による見積もり）
end-openings = 空白域
end-openings-value = { $openings }（島{ $islands }）
end-luck = 運
end-luck-value = { PERCENT($luck) }（推測{ $guesses }回）
end-luck-none = 推測なし
end-luck-help = 行った推測をすべて切り抜ける確率
end-saves = 救済
end-saves-help = 地雷が別の場所へ移った回数
end-flags = 旗
end-flags-used = 使用
end-flags-none = なし（NF）
end-undone = 取り消し
end-undone-value = 爆発{ $deaths }回
end-help = お助け
end-help-none = なし
