### Replays.

replay-title = リプレイ：{ $game }
replay-open-about = ゲームファイルを開くか、このページにドロップすると、すべての手をその時点の正確な確率とともに見られます。
replay-open-formats = qminesのゲームファイルのほか、他のプログラムの記録も読めます：.rawvf、.avf、.evf、.rmv、.mvf
# Where there is no server.
replay-open-here = 「クラシック」と「救済」のqminesゲームファイルは、ブラウザだけで再生します。アップロードはしません。
replay-here-only = サーバーなしで再生できるのは「クラシック」と「救済」のqminesゲームファイルだけです。ほかのファイルにはターミナルの「qmines replay」を使ってください。
replay-no-kernel = リプレイはブラウザで動きますが、エンジンを読み込めませんでした。ページを再読み込みしてください。
replay-open-file = ファイルを開く…
# $statistics is a link to the statistics page.
replay-open-private = ファイルは保存されません。ここで遊んだゲームは{ $statistics }にあります。
replay-open-statistics = 統計
replay-file = ゲームファイル
replay-too-large = { $file }はこのページには大きすぎます。ターミナルの「qmines replay」を使ってください。
replay-missing = リプレイが見つかりません
replay-missing-game = ゲームへ
replay-missing-file = ゲームファイルを開く

## Keys

replay-keys = キーボードショートカット
replay-keys-step = 前／次のステップ
replay-keys-ends = 最初／最後
replay-keys-play = 再生／一時停止
replay-keys-marks = 次／前の推測かミス
replay-keys-speed = 遅く／速く
replay-keys-chances = 確率
replay-keys-cells = マスの間を移動
replay-keys-zoom = 拡大・縮小
replay-key-home = Home
replay-key-end = End
replay-key-space = スペース

## Moves. $board is Z or H, or “none” on a single board.

replay-move-open =
    { $board ->
        [none] { CELL($cell) }を開ける
       *[other] { $board }盤で{ CELL($cell) }を開ける
    }
replay-move-measure =
    { $board ->
        [none] { CELL($cell) }を測定
       *[other] { $board }盤で{ CELL($cell) }を測定
    }
replay-move-chord =
    { $board ->
        [none] { CELL($cell) }で一括オープン
       *[other] { $board }盤の{ CELL($cell) }で一括オープン
    }
replay-move-flag =
    { $board ->
        [none] { CELL($cell) }に旗
       *[other] { $board }盤の{ CELL($cell) }に旗
    }
replay-move-question =
    { $board ->
        [none] { CELL($cell) }に？マーク
       *[other] { $board }盤の{ CELL($cell) }に？マーク
    }
replay-move-mark =
    { $board ->
        [none] { CELL($cell) }にマーク
       *[other] { $board }盤の{ CELL($cell) }にマーク
    }
replay-move-shield =
    { $board ->
        [none] { CELL($cell) }にシールド
       *[other] { $board }盤の{ CELL($cell) }にシールド
    }
replay-move-prepare = { CELL($cell) }を準備
# A move that only some rules have; $verb is its name.
replay-move-other =
    { $board ->
        [none] { $verb }：{ CELL($cell) }
       *[other] { $verb }：{ $board }盤の{ CELL($cell) }
    }
# $kind is a kind of help, such as Hints.
replay-move-help = お助け：{ $kind }
replay-move-undo = 元に戻す
replay-move-pause = 一時停止
replay-move-resume = 再開
replay-move-resign = 降参
replay-move-reset = すべてのマスをリセット
replay-won = 勝ち
replay-lost = 負け
replay-end = ゲーム終了

## The bar

replay-controls = リプレイ
replay-step = ステップ
replay-marks = 推測とミス
replay-first = 最初へ
replay-back = 前のステップ
replay-forward = 次のステップ
replay-last = 最後へ
replay-play = 再生
replay-pause = 一時停止
replay-previous-mark-name = 前の推測かミス
replay-next-mark-name = 次の推測かミス
replay-no-next-mark = このステップより後に、推測やミスはありません。
replay-no-previous-mark = このステップより前に、推測やミスはありません。
replay-position = { $step }／{ $last }
# $words are the move and what is said of it.
replay-where = { $step }／{ $last }：{ $words }
replay-words = { $move }。
replay-words-review = { $move }。{ $review }
replay-speed = 速さ
replay-speed-played = 実際の速さ
replay-speed-times = 実際の速さの{ $times }倍
replay-speed-steps = 毎秒{ $steps }ステップ

## Beside the board

replay-panel = リプレイパネル
replay-time = タイム
replay-next-move = 次の手
replay-this = このリプレイ
replay-measured = 今の測定
replay-judging = 手を判定中…
replay-badge =
    { $kind ->
        [safe] ✓ 安全
        [guess] ○ 推測
       *[mistake] ▲ ミス
    }
replay-badge-saved =
    { $kind ->
        [safe] ✓ 安全 · 救済
        [guess] ○ 推測 · 救済
       *[mistake] ▲ ミス · 救済
    }
replay-chances = 確率 (O)
replay-best = 最善手：{ $move }
replay-best-sampled = 最善手：{ $move }確率は推定値です（± { PERCENT($error) }）。
replay-tally = 推測（○）{ $guesses }回、ミス（▲）{ $mistakes }回。
replay-tally-so-far = ここまで推測（○）{ $guesses }回、ミス（▲）{ $mistakes }回。判定を続けています…
replay-rules = 別のルールなら
replay-rules-loading = 再現中…
replay-rules-step = ステップ{ $step }
replay-rules-step-name = 「{ $rules }」で違いが出るステップ{ $step }へ
replay-fork = ここからプレイ
replay-fork-other = …別の盤面で
replay-fork-other-only = ここから別の盤面でプレイ
replay-fork-same-note = 「ここからプレイ」は同じ盤面で新しいゲームを始めます。盤面をすでに見ているので、お助けありのゲームとして数えます。
replay-fork-qubits-note = 「ここからプレイ」は同じ隠れた状態で新しいゲームを始めます。状態をすでに見ているので、お助けありのゲームとして数えます。
replay-fork-recorded-note = ここから始めるゲームは、見えているものに合う別の盤面になります。
replay-fork-not-ready = この手はまだ解析されていないので、ここからはプレイできません。少し待つか、別の手を選んでください。
replay-recorded = 別のプログラムの記録です。
replay-recorded-program = { $program }で記録されました。
replay-recorded-player = プレイヤー：{ $player }
replay-recorded-both = { $program }の記録、プレイヤー：{ $player }
replay-copy = リンクをコピー
replay-copied = この場面へのリンクをコピーしました。
replay-download = ゲームファイルをダウンロード
replay-game = ゲームへ
