### What every page of the web site shows: the frame of the page, and its errors.

site-name = qmines
site-description = 理不尽な運ゲーのないマインスイーパー。正確な確率、理由まで教えるヒント、そして2つの量子モード。
site-skip = 本文へスキップ
site-navigation = メイン
# Opens the navigation on a phone.
site-menu = メニュー
site-no-script = qminesにはJavaScriptが必要です。ターミナルで「qmines」を実行して遊ぶこともできます。
site-broken = qminesを読み込めませんでした。ページを再読み込みしてください。
site-loading = 読み込み中…
site-retry = 再試行
site-home = ホーム
site-not-found = ページが見つかりません
site-not-found-about = このアドレスにページはありません。入力ミスか、ゲームが削除された可能性があります。
site-not-loaded = ページを読み込めませんでした
site-not-loaded-about = 接続を確認して、もう一度お試しください。
site-unknown-rules = このバージョンのページはルール「{ $rules }」に対応していません。ページを再読み込みしてください。
site-connection-lost = 接続が切れました。オンラインに戻ったら、もう一度お試しください。
# In the masthead.
site-offline-short = オフライン
site-update = 新しいバージョンがあります。
site-reload = 再読み込み
# Closes the notice about a new version.
site-later = あとで
site-offline = オフラインです。再接続しています…
# A button and its key, as a tooltip.
site-button-key = { $action }（{ $key }）

## Titles of pages: in the masthead, in the tab

# $page is the title of the page.
site-title = { $page } · qmines
page-home = プレイ
page-play = ゲーム
page-analyse = 解析
page-trainer = トレーニング
page-puzzles = パズル
page-learn = 学ぶ
page-daily = デイリー
page-live = 対戦
page-room = ルーム
page-replay = リプレイ
page-leaderboard = ランキング
page-player = プレイヤー
page-statistics = 統計
page-help = ヘルプ
page-settings = 設定
page-recover = アカウントの復旧
page-account = アカウント
# In the masthead, instead of Account, for guests.
site-log-in = ログイン
page-lost = ページが見つかりません
