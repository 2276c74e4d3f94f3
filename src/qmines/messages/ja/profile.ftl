### The profile of a player.

# $date is a month, such as November 2026.
profile-since = { $date }からプレイ
profile-hidden = このプロフィールはあなたにだけ見えます。プライバシー設定で公開できます。
profile-empty = 終わったゲームはまだありません。
# To the player whose profile it is.
profile-empty-you = お助けなしで終えたゲームがここに表示されます。ゲストとして遊んだゲームは統計で見られます。
profile-missing = プロフィールが見つかりません
profile-missing-about = この名前のプレイヤーはいないか、プロフィールが非公開です。
profile-games = お助けなしのゲーム
profile-wins = 勝利
profile-win-rate = 勝率
profile-streak = 最多連勝
profile-achievements = 実績
profile-not-yet = 未達成
profile-favourites = お気に入りのゲーム
profile-favourites-none = ほかの人に見せたいゲームを追加しましょう。リプレイを見てもらえます。
profile-add = 追加
profile-add-title = 最近の勝利から追加
profile-remove = 外す
profile-replay = リプレイを見る
profile-won = { $time }で勝ち
profile-lost = { $time }で負け
profile-bests = 自己ベスト
profile-board = 盤面
# $board is a rule set and level, $options what differs from the usual.
profile-board-options = { $board }、{ $options }
profile-best-time = タイム
profile-best-speed = 3BV/s
profile-of-games = 全{ NUMBER($count) }戦
profile-progress = 成績の推移
profile-ratings = レート
# $rating is a rating with its uncertainty, such as 1,612 ± 120.
profile-rating-race = レース：{ $rating }
profile-rating-puzzle = パズル：{ $rating }
profile-rating-about = プレイヤーのレートの推移です。帯は95%信頼区間です。

## Races

profile-races = レース
profile-race-opponent = 対戦相手
profile-race-result = 結果
profile-race-rating = レート
profile-race-date = 日付
profile-race-replay = リプレイ
profile-race-won = 勝ち
profile-race-draw = 引き分け
profile-race-lost = 負け
profile-race-unrated = レートなし
profile-race-auto = 自動プレイヤー
profile-races-more = レースをもっと見る

## Friends and reports

profile-friend = フレンドに追加
profile-unfriend = フレンドから外す
profile-block = ブロック
profile-unblock = ブロックを解除
profile-report = 通報
profile-report-reason = 通報の理由
profile-report-name = 名前が不適切
profile-report-cheating = 不正の疑い
profile-report-behaviour = ルームでの迷惑行為
profile-report-details = 詳細
profile-report-send = 通報を送る
profile-report-sent = ありがとうございます。このサーバーの運営者が通報の内容を確認します。

## Achievements

achievement-beginner-win = はじめの一歩
achievement-beginner-win-about = 「クラシック」か「救済」の初級で勝つ。
achievement-intermediate-win = 中級者
achievement-intermediate-win-about = 「クラシック」か「救済」の中級で勝つ。
achievement-expert-win = 上級者
achievement-expert-win-about = 「クラシック」の上級で勝つ。
achievement-no-flags = 旗いらず
achievement-no-flags-about = 「クラシック」の上級で、旗を立てずに勝つ。
achievement-under-two-minutes = 2分の壁
achievement-under-two-minutes-about = 「クラシック」の上級を2分未満でクリアする。
achievement-efficient = 無駄クリックなし
achievement-efficient-about = 中級か上級を、効率100%以上でクリアする。
achievement-against-the-odds = 強運
achievement-against-the-odds-about = 「クラシック」の上級で、成功率5%以下の推測を乗り越えて勝つ。
achievement-perfect-forgiving = 救済いらず
achievement-perfect-forgiving-about = 「救済」の上級で、一度も救済されずに勝つ。
achievement-qubits-win = 量子ビット
achievement-qubits-win-about = 「量子ビット」の好きなレベルで勝つ。
achievement-entangled-win = 量子もつれ
achievement-entangled-win-about = トリオのある盤面で「量子もつれ」に勝つ。
achievement-mermin = マーミンのトリオ
achievement-mermin-about = 隠れた盤面では起こりえない結果を、3つのマスで見る。
