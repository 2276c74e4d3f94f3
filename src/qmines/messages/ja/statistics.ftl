### The statistics page: filters, figures, plots and the list of games.

stats-leaderboard = ランキング
stats-none = 最初のゲームを終えると、ここに統計が表示されます。
stats-none-filtered = 条件に合う終了済みのゲームがありません。

## Filters

stats-filters = 絞り込み
stats-rules = ルール
stats-rules-all = すべてのルール
stats-level = レベル
stats-level-all = すべてのレベル
stats-options = オプション
stats-options-all = すべて
stats-help = お助け
stats-help-all = あり・なし両方
stats-help-none = お助けなし
stats-help-any = お助けあり
stats-time = 期間
stats-time-all = 全期間
stats-time-week = 過去7日間
stats-time-month = 過去30日間
stats-time-quarter = 過去90日間
stats-time-year = 過去365日間

## Figures

stats-games = ゲーム数
stats-games-streak = 現在{ $count }連勝中
stats-games-kinds = { $count }種類のゲーム
stats-won = 勝率
stats-won-likely = 推定{ PERCENT($low, digits: 0) }～{ PERCENT($high, digits: 0) }
stats-won-games = { $count }ゲーム
stats-accuracy = 正確さ
stats-accuracy-mistakes = ミスで負けたゲーム：{ $count }
stats-best-time = 最速
stats-best-time-level = レベルを選択
stats-no-wins = まだ勝利なし
stats-mean-time = 平均タイム
stats-average = 平均{ $value }
stats-best-speed = 最高3BV/s
stats-best-speed-all = すべてのゲーム
stats-best-streak = 最多連勝
stats-best-streak-note = 続けて勝ったゲーム数

## By level

stats-by-level = レベル別
stats-by-level-help = お助け
stats-by-level-with = あり
stats-by-level-without = なし
stats-by-level-rules = { $rules }、{ $options }
stats-by-level-range = { PERCENT($low, digits: 0) }～{ PERCENT($high, digits: 0) }
stats-speed = 3BV/s
stats-streak = 連勝

## Plots

stats-plot-win-rate = 勝率
stats-plot-win-rate-about = 勝ったゲームの割合です。帯は95%信頼区間です。
stats-plot-accuracy = 正確さと運
stats-plot-accuracy-about = 正確さ：ミスで負けなかったゲームの割合。運：1ゲームの推測をすべて切り抜ける確率。
stats-plot-luck = 運
stats-plot-time = タイム
stats-plot-time-about = 勝ったゲームの平均タイムとベストタイム（秒）。
stats-plot-mean = 平均
stats-plot-best = ベスト
stats-plot-speed = 1秒あたりの3BV
stats-plot-speed-about = 勝ったときの速さ：盤面に必要な最少クリック数÷タイム。
stats-plot-efficiency = 効率
stats-plot-efficiency-about = クリックの少なさ：旗なしで必要な最少クリック数÷実際のクリック数。
stats-plot-one-level = タイムは同じレベルの中でしか比べられません。上の欄か表でレベルを選んでください。
stats-plot-first-win = 初めて勝つと、タイム、速さ、効率が表示されます。
stats-plot-games = ゲーム{ $first }～{ $last }、{ $days }
stats-plot-table = 表で見る
stats-plot-table-name = { $title }（表）
# A point of a plot; $values are those of its lines.
stats-plot-point = { $games }：{ $values }
stats-plot-value = { $name } { $value }
stats-plot-interval = { $value }（{ $low }～{ $high }）
stats-plot-described = { $about }{ $last }。すべての値は下の表にあります。
stats-plot-described-from = { $about }{ $first }。{ $last }。すべての値は下の表にあります。

## The list of games

stats-list = ゲーム
stats-outcome = 結果
stats-outcome-all = すべての結果
stats-outcome-won = 勝ち
stats-outcome-lost = 負け
stats-outcome-playing = 途中
stats-newer = 新しい方へ
stats-older = 古い方へ
stats-replay-file = ゲームファイルを再生
# $play is a link to the home page.
stats-list-none = 条件に合うゲームがありません。{ $play }
stats-list-play = プレイする
stats-list-game = ゲーム
stats-list-time = タイム
stats-list-when = 日時
stats-list-continue = 続ける
stats-list-replay = リプレイ
stats-list-gave-up = 降参
stats-list-mistake = ミス
stats-list-luck = 不運
# The options and the help of a game.
stats-list-about = { $options }、{ $help }
