### The terminal game. Space is short: keep texts about as long as these.

## Menus and forms

menu-resume = 再開
menu-rules = ルール
menu-custom = カスタム…
menu-learn = 学ぶ
menu-statistics = 統計
menu-games = ゲーム一覧
menu-open = ファイルを開く…
menu-settings = 設定
menu-keys = キー
menu-keys-more = キー…
menu-help = ヘルプ
menu-quit = 終了
# A level and a clock.
menu-resume-detail = { $level } { $clock }
# $when is a time such as “2 h ago”.
menu-resume-about = { $rules }、{ $level }：{ $clock }プレイ、{ $when }
menu-level-detail = { $width }×{ $height } { $mines }
menu-level-about = { $rules }：{ $width }×{ $height }、地雷{ $mines }個、{ PERCENT($density, digits: 0) }
menu-level-coach = コーチがルールと1手ごとの理由を説明します
menu-level-alone = コーチなし。{ $rules }は初めて？　先に「学ぶ」へ
menu-custom-about = サイズ、地雷の数、オプションを自由に
menu-learn-about = まずはここから：コーチ付きレッスン。最初のテクニックから量子もつれまで
menu-statistics-about = レベル別・ルール別の勝利、連勝、タイム
menu-games-about = これまでのゲームを再生する、または続ける
menu-open-about = 保存したゲームや局面
menu-settings-about = テーマ、記号、大きさ、マウス
menu-keys-about = プロファイルの選択とキーの変更
menu-help-about = ルールとキー
menu-back = { $key } 戻る
menu-number = { $number }
menu-on = オン
menu-off = オフ

## A new game

new-title = 新しいゲーム
new-level = レベル
new-level-about = 標準のレベル、またはカスタムサイズ
new-custom = カスタム
new-start = 開始
new-density = { $cells }マスに地雷{ $mines }個（{ PERCENT($density) }）。
# Short: what there is room for in 18 characters.
new-short = { PERCENT($density) } · { $grade }
new-option-density = 密度（%）
new-option-first = 最初のクリック
new-option-width = 幅
new-option-height = 高さ
new-option-mines = 地雷
new-option-mines-z = Zの地雷
# $contents is a list such as “84 safe on Z”.
new-contents = マス：{ LIST($contents) }。

## During a game

play-undone = 元に戻しました。爆発はこれで{ $deaths }回です。
play-undone-batch = { $count }手戻しました。{ $key }でやり直せます。
play-redone = { $count }手やり直しました。
# A key, what it does next, and a hint.
play-hint-then = { $key } { $next } · { $hint }
play-hint-guess = これは推測です。{ $key }で実行します。
play-none-undecided = 未確定のマスはもうありません。
play-no-map = 盤面全体がすでに見えています。
goto-cell = 行、列
goto-wrong = 行は1～{ $height }、列は1～{ $width }で入力してください。
play-no-redo = やり直す手がありません。
play-working = 計算中…
play-not-made = { $error }手は反映されませんでした。
# $text is a sentence; the key shows the others.
play-more = { $text }（{ $key }：ほか{ $count }件）
# $text ends with what a trio has just shown.
play-trio-lesson = { $text }（これについてのレッスンがメニューの「学ぶ」にあります。）
play-no-effect = その手では何も起きません。
play-chord-flags = 一括オープンには、数字と同じ数の旗が周りに必要です。
play-flagged = このマスには旗が立っています。先に旗を外してください。
play-place = { CELL($cell) }（{ $width }×{ $height }）
play-place-board = { $board }：{ CELL($cell) }（{ $width }×{ $height }）
play-place-short = { $row },{ $column }（{ $width }×{ $height }）
play-prepare-sandbox = マスを準備できるのはサンドボックスだけです。
play-reset-sandbox = リセットできるのはサンドボックスだけです。
play-no-verb =
    { $verb ->
        [chord] このルールでは一括オープンできません。
        [flag] このルールでは旗を立てられません。
        [mark] このルールではマークを付けられません。
        [shield] このルールではシールドを使えません。
       *[other] このルールではできません。
    }
play-no-reduced = このルールでは簡易表示を使えません。
play-no-analyser = このルールの局面は解析できません。
play-reduced = まだ関係のあるマスだけを表示しています。
play-reduced-off = すべて表示しています。
play-zoom =
    { $size ->
        [tiny] マスの大きさ：極小
        [small] マスの大きさ：小
        [wide] マスの大きさ：横長
        [large] マスの大きさ：大
       *[huge] マスの大きさ：特大
    }
play-speed = 自動プレイ：毎秒{ $speed }手
play-left = 未開封：残り{ $count }マス（{ $key }で停止）
play-flags = 正しい旗{ $right }、間違った旗{ $wrong }、不確かな旗{ $doubtful }。
play-what-happened = これまでの経過
play-nothing-happened = まだ何もありません。
# At the end of a text that is cut off, and the title of the card that shows all of it.
note-more = … { $key }：続きを読む
note-title = 全文
play-arrow = カーソルのマス、{ CELL($cell) }：{ $arrow }
chance-working = 確率を計算中…（{ $key }で停止）
chance-working-error = 確率を計算中、現在± { PERCENT($error) }…（{ $key }で停止）
chance-safe = 確実に安全
chance-mine = 確実に地雷
chance-exact = 地雷の確率{ PERCENT($chance) }
chance-about = 地雷の確率 約{ PERCENT($chance) }

## Beside the board

side-open = 開封{ $opened }／{ $cells }
side-flags = 旗{ $flags }、残り{ $left }
side-deaths = 爆発取消{ $count }回
side-saves = 救済{ $count }回
# Short names of keys, also for the line at the bottom.
side-key-open = 開ける
side-key-flag = 旗
side-key-chord = 一括
side-key-undo = 戻す
side-key-other-board = 別の盤
side-key-shield = シールド
side-key-explain = 説明
side-key-hint = ヒント
# What the key of hints does next.
side-key-hint-why = なぜ？
side-key-hint-act = 実行
side-key-hint-go = 移動
side-key-overlay = 確率
side-key-reduced = 簡易表示
side-key-solve = 確実な手
side-key-zoom-in = 拡大
side-key-pause = 停止
side-key-new = 新規
side-key-help = ヘルプ
side-key-next-undecided = 次
side-key-palette = コマンド
side-key-menu = 戻る
side-key-quit = 終了
side-key-choose = 選ぶ
side-key-change = 変更
side-key-select = 決定
side-key-results = 結果
side-key-continue = 続ける
side-key-scroll = 移動
side-key-step = 前後
side-key-run = 再生
side-key-mistake = ミス
side-key-fork = 続行
side-key-go-to = 移動先
side-key-prepare = 準備
side-key-reset = 初期化
side-key-games-search = 検索
side-key-games-delete = 削除
side-key-games-export = 書出
side-key-new-key = 新キー
side-key-more-key = 追加
side-key-no-key = 外す

## Pause and end

pause-title = 一時停止 · { $clock }
pause-board = 盤面に戻る
pause-reveal-note = ゲームは終了します
pause-help = ヘルプ
pause-kept = 保存済み
over-won = クリア！
over-lost = ゲームオーバー
over-why-note = 順を追って
over-undo-note = 爆発1回と数える
over-judging = 手を検討中…

## The command palette

palette-find = コマンド
palette-none = 該当なし
palette-new = 新しいゲーム：{ $rules }、{ $level }
palette-theme = テーマ：{ $theme }
palette-menu = メニューに戻る

## Settings

set-title = 設定
set-language = 言語
set-language-about = ターミナル版の言語。自動ならシステムの言語
set-theme = テーマ
set-theme-about = 盤面とメニューの色
set-glyphs = 記号
set-glyphs-about = UnicodeまたはASCII。自動ならターミナルに合わせる
set-cells = マスの大きさ
set-cells-about = 自動：収まる最大の大きさ（ゲーム中は+か−で変更）
set-overlay = 確率
set-overlay-about = 地雷の確率の表示方法
set-chords = 一括オープン
set-chords-about = 旗のそろった数字を開けると、隣のマスも開く
set-right-click = 右クリック
set-right-click-about = 旗だけ、またはマークを順に切り替え
set-side = サイドパネル
set-side-about = 余裕があれば、盤面の横に状況とキーを表示
set-minimap = マップ
set-minimap-about = 盤面が画面に収まらないときに全体図を表示
set-speed = 自動プレイの速さ
set-speed-about = 1秒あたりの手数
set-coach = コーチ
set-coach-about = 「量子ビット」「量子もつれ」のガイド付きゲームでコーチを表示
set-dirac = ディラック記法
set-dirac-about = 量子ビットの状態を「Zで安全」ではなく|0⟩と書く
set-guess = 自動プレイの推測
set-guess-about = 確実な手がないときは推測する
set-first = 最初のクリック
set-first-about = 新しいゲームの最初のクリック：広く開く、安全、地雷もあり
set-questions = ？マーク
set-questions-about = 新しいゲームで「？」マークを使う
set-notice = 救済の通知
set-notice-about = 「救済」で地雷が移ったことを知らせるタイミング
set-value-auto = 自動
set-value-unicode = Unicode
set-value-ascii = ASCII
set-value-tiny = 極小
set-value-small = 小
set-value-wide = 横長
set-value-large = 大
set-value-huge = 特大
set-value-both = 濃淡と数字
set-value-shade = 濃淡
set-value-numbers = 数字
set-value-flag = 旗
set-value-mark = 次のマーク
settings-unreadable = { $path }を読めないため、初期設定を使います：{ $error }
settings-nested = { $path }の入れ子が深すぎるため、初期設定を使います。
settings-unknown = { $path }：{ LIST($names) }は使えないため、初期設定を使います。
settings-unwritable = { $path }に設定を保存できませんでした：{ $error }
play-not-saved = { $path }に書き込めないため、何も保存されません。

## Keys

keys-title = キー
keys-profile = プロファイル
keys-profile-about = 標準：矢印キーとWASD、Vim：hjkl、テンキー：数字
keys-reset = このプロファイルをリセット
keys-reset-about = このプロファイルのキーを初期設定に戻す
key-name-ctrl = Ctrl
key-name-alt = Alt
key-name-shift = Shift
keys-how = Enter：新しいキー、Insert：キーを追加、Delete：キーをすべて外す
keys-press = 「{ $action }」の新しいキーを押してください。
keys-reset-done = このプロファイルのキーを初期設定に戻しました。
keys-profile-done = プロファイル：{ $profile }
keys-bound = { $action }：{ LIST($keys) }
keys-unbound = { $action }：キーなし
keys-taken = { $key }は「{ $action }」で使われています。
keys-needed = 「{ $action }」にはキーが1つ以上必要です。
key-scope-menus = メニューと入力欄
key-scope-pause = 一時停止中
key-scope-end = ゲーム終了時
key-scope-games = ゲーム一覧
key-scope-replay = リプレイ中
action-redo = やり直す
action-next-undecided = 次の未確定マス
action-previous-undecided = 前の未確定マス
action-go-to = 行と列を指定して移動
action-minimap = 大きな盤面のマップを表示／非表示
action-pause-resume = 再開
action-pause-restart = 同じ設定で新しいゲーム
action-pause-new = 新しいゲーム…
action-pause-reveal = 地雷を見る
action-pause-settings = 設定
action-pause-menu = メニュー
action-pause-quit = 終了
action-end-again = もう一度
action-end-next = 次へ
action-end-why = 理由を見る
action-end-undo = 元に戻す
action-end-replay = リプレイ
action-end-board = 盤面を見る
action-end-menu = メニュー
action-games-search = 検索
action-games-delete = ゲームを削除
action-games-export = ゲームをファイルに書き出す
action-palette = コマンドを探す
action-suspend = 中断（fgで復帰）
action-prepare = サンドボックス：マスを次の状態にする
action-reset = サンドボックス：全マスを準備し直す
action-check = 旗を確認（正しい／間違い／不確か）
action-forward = 次のステップ
action-back = 前のステップ
action-first = 最初へ
action-last = 最後へ
action-run = 再生／一時停止
action-mistake = 次の推測かミス
action-fork = ここから新しいゲームとしてプレイ
action-menu = 戻る、またはメニューを開く
action-quit = 終了（ゲームは保存されます）

## Help

help-title = ヘルプ
help-start = 初めてですか？　メニューの「学ぶ」を選ぶと、コーチが最初の数ゲームを一緒に進めます。
help-options = カスタムゲームのオプション：
help-list-choose = 行を選ぶ（盤面のカーソルキーも使えます）
help-list-change = 値を変える（数字や文字の入力もできます）
help-list-enter = 行を決定
help-mouse-title = マウス
help-mouse-left = 左
help-mouse-left-about = マスを開ける（数字は一括オープン）
help-mouse-right = 右
help-mouse-right-about = 旗（Ctrl+左クリックでも可）
help-mouse-middle = 中
help-mouse-middle-about = 一括オープン
help-mouse-wheel = ホイール
help-mouse-wheel-about = スクロール（Shiftで横方向）
# The name of an option and what it means.
help-option = { $option }：{ $about }

## Games, files and positions

list-title = ゲーム一覧
list-none = ゲームはまだありません
list-search = 検索
list-not-found = 該当するゲームなし
list-delete-sure = もう一度{ $key }を押すと、このゲームを完全に削除します。
list-deleted = 削除しました。
list-not-deleted = ほかの人が同じ盤面をプレイしている間は、このゲームを削除できません。
list-exported = 書き出しました：{ $path }
list-unfinished = { $clock } 途中
list-won = { $clock } 勝ち
list-lost = { $clock } 負け
list-replay = { $events }手、{ $when }。Enterでリプレイ。（{ $id }）
list-continue = { $events }手、{ $when }。Enterで続行。（{ $id }）
list-helped = お助けあり：{ LIST($help) }。{ $about }
file-title = ファイルを開く
file-path = ファイル
file-how = パスを入力するか、ファイルを選択：保存したゲーム、記録、局面
file-problem = { $path }：{ $error }
system-missing = ファイルまたはフォルダーが見つかりません。パスを確認してください。
system-forbidden = このファイルまたはフォルダーを使う権限がありません。
system-full = ディスクがいっぱいです。空き容量を増やしてください。
# $where is the file with all games.
store-locked = { $where }が{ $seconds }秒以上ロックされています。もう一度お試しください。
store-damaged = { $where }が壊れています。バックアップから復元するか、ファイル名を変えてください。
store-none = { $where }はデータベースではないか、壊れています。ファイル名を変えてください。
store-full = ディスクがいっぱいのため、{ $where }に保存できませんでした。空き容量を増やしてください。
store-read-only = { $where }に書き込めません。権限を確認してください。
store-closed = { $where }を開けません。パスと権限を確認してください。
store-disk = { $where }の読み書きに失敗しました。ディスクを確認してください。
found-boards = ありうる盤面{ COUNT($boards) }通り、{ $method }、{ $time }
found-chances = 確率：{ $method }、{ $time }
found-method =
    { $method ->
        [exact] 厳密
        [approximated] 近似
        [sampled] 推定
       *[other] { $method }
    }
found-cell = { CELL($cell) }に注目しましょう。
found-cell-chance = { CELL($cell) }の地雷の確率：{ PERCENT($chance) }

## Replays

watch-short = リプレイ
watch-speed = 毎秒{ $speed }ステップ
watch-none = 推測やミスはもうありません。
watch-no-store = ゲームが保存されていないので、ここからはプレイできません。
watch-no-seed = 記録にはシードがないので、ここからはプレイできません。
# $move is a move such as “Open row 3, column 4”.
watch-risk = { $move }（リスク{ PERCENT($risk) }）。
watch-risk-best = { $move }（リスク{ PERCENT($risk) }）。最善手：{ $best }
watch-best = { $move }。最善手：{ $best }
watch-move = { $move }。
watch-end = 終了。
# $saves is a list such as “row 3, column 4: 50.0% risk, 2 possible boards”.
watch-saves = { $outcome }救済：{ $saves }
# Strategies that play one game after another; $player is a name such as “best”.
watch-title = { $player } · { $level } · ゲーム{ $number }／{ $total }
watch-tally = { $played }戦{ $won }勝
watch-won = { $player }の勝ち。
watch-lost = { $player }が地雷を踏みました。
watch-gave-up = { $player }が降参しました。
watch-busy = { $player }はまだ次のゲームをプレイ中です。

## Statistics

figures-title = 統計
figures-none = ゲームを終えると統計が表示されます。
figures-no-games = ゲームはまだありません
figures-counting = 集計中…
figures-with-help = お助けあり
figures-games = ゲーム数
figures-won = 勝ち
figures-won-value = { $wins }（{ PERCENT($rate) }）
figures-likely = 勝率は{ PERCENT($low, digits: 0) }～{ PERCENT($high, digits: 0) }です（信頼度95%）。
figures-streak = 連勝
figures-streak-value = 現在{ $now }、最多{ $best }
figures-best-time = ベストタイム
figures-mean-time = 平均タイム
figures-speed = 3BV/s
figures-speed-value = 最高{ $best }、平均{ $mean }
figures-efficiency = 効率
figures-undone = 取り消し
figures-deaths = 爆発{ $count }回
figures-help = お助け
figures-recent = 直近{ $count }ゲーム
figures-times = 最近の勝利のタイム
figures-times-span = { $low }～{ $high }秒、右が最新
figures-spread = タイムの分布
figures-best = ベストゲーム
figures-best-speed = { $speed } 3BV/s

## Times

age-now = たった今
age-minutes = { $count }分前
age-hours = { $count }時間前
age-days = { $count }日前

## The end of a game; more in game.ftl

end-verdict = 判定
end-number = { NUMBER($value) }
end-time-value = { CLOCK($milliseconds) }
end-percent = { PERCENT($share, digits: 0) }
end-help-value = { LIST($kinds) }
end-why = 理由
end-undos = 戻した回数
end-seed = シード

## Lessons

lessons-title = 学ぶ
lessons-done = 完了
lessons-progress = { $done }／{ $total }
lessons-example = 例題{ $number }／{ $count }
lessons-read = 読み返す
lessons-hidden = 未開封のマスを選んでください。
lessons-try-again = 自分で打ってみましょう。
lessons-free = サンドボックス
lessons-free-about = マスを好きな状態に準備して、何度でも測定できます。
