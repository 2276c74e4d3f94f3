### The leaderboard.

best-filters = 絞り込み
best-rules = ルール
best-level = レベル
best-level-custom = カスタムサイズ
best-size = 幅×高さ×地雷
best-options = オプション
best-kind = 種類
best-kind-solo = ソロ、お助けなし
best-kind-daily = デイリーチャレンジ
best-kind-race = レース
best-kind-assisted = ソロ、お助けあり
best-by = 並べ替え
best-by-time = タイム
best-by-speed = 3BV/s
best-by-efficiency = 効率
best-by-streak = 連勝
best-when = 期間
best-when-day = 今日
best-when-week = 今週
best-when-month = 今月
best-when-all = 全期間
best-verified-only = 検証済みのみ
best-verified = 検証済み
best-pace-fast = 異例に速い
best-pace-regular = 異例に規則的
best-pace-about = 人間には珍しいクリックのしかたです。ただし、それだけではプログラムがプレイした証拠にはなりません。
best-you = あなた
best-guest = ゲストは掲載されません。
best-unlisted = この行はあなたにだけ見えます。
# $play is a link to the home page.
best-none = この条件で勝った人はまだいません。{ $play }
best-none-play = 最初の1人になりましょう。
best-players =
    { $count ->
        [0] 掲載なし
       *[other] { NUMBER($count) }人
    }
best-player = プレイヤー
best-time = タイム
best-speed = 3BV/s
best-efficiency = 効率
best-streak = 連勝
best-wins = 勝利
best-date = 日付
best-fair = フェアプレイ
best-fair-title = 検証済みのフェアプレイ
# $command is a command for the terminal.
best-fair-about = シードは、最初のクリックより前にサーバーが決めました。終了後にそのシードからすべての手を再現したところ、ハッシュ、結果、タイムが一致しました。お助けも「元に戻す」も使われず、盤面を事前に知ることは誰にもできませんでした。サーバーを信用できない場合は、ゲームファイルをダウンロードして{ $command }を実行してください。
