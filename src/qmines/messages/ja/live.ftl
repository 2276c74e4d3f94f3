### Playing with others: the list of rooms, and a room before, during and after its game.

live-play = みんなで遊ぶ
live-play-note = ルームを作って、ほかの人にリンクを送りましょう。
live-mode = モード
live-race = レース
live-race-about = 全員が同じ盤面に挑戦。最初にクリアするのは誰？
live-coop = 協力
live-coop-about = 1つの盤面を全員で解きます。ほかの人のポインターが見え、勝つのも負けるのも一緒です。
live-rules = ルール
live-options = オプション
live-create = ルームを作る
live-rooms = 参加中のルーム
# $mode is Race or Together, $level the name of a level.
live-room = { $mode }、{ $level }
live-stage-lobby = { $when }から待機中
live-stage-countdown = まもなく開始
live-stage-playing = { $when }からプレイ中
live-stage-over = 終了（{ $when }）
live-name = 名前
live-name-help = 文字と数字で3～20字にしてください。ほかの人にはゲストと表示されます。

## The room

room-missing = ルームが見つかりません
room-missing-words = このルームは存在しません。削除された可能性があります。
room-missing-new = 新しいルームを作る
# $rules is the name of a rule set, $size the size of its field.
room-rules = { $rules }：{ $size }
room-leave = 退出
room-players = プレイヤー
room-invite = 招待
room-link = このルームへのリンク
room-copy = リンクをコピー
room-copied = コピーしました。
room-copy-by-hand = リンクを選択してコピーしてください。
room-share = シェア…
room-invite-note = リンクを知っている人は誰でも、開始前は参加、開始後は観戦ができます。
room-join-race = レースに参加
room-join-coop = ゲームに参加
room-here-waiting =
    { $count ->
        [0] まだ誰もいません。
       *[other] 待機中：{ LIST($names) }
    }
room-here-playing =
    { $count ->
        [0] まだ誰もいません。
       *[other] プレイ中：{ LIST($names) }
    }
room-join = 参加
room-join-as = { $name }として参加
room-lobby = 待機室
room-needs-two = レースには2人必要です。誰かにリンクを送りましょう。
room-ready-count = { $players }人中{ $ready }人が準備完了です。
room-host-starts = ホストがゲームを開始します。
room-start = 開始
room-ready = 準備OK
room-is-ready = 準備完了
room-countdown = レース開始まで
room-watching = このレースを観戦中です。
room-go = スタート！
room-came = 参加しました：{ LIST($names) }
room-told-won = { $name }さんがクリアしました。
room-told-lost = { $name }さんが地雷を踏みました。
room-told-gave-up = { $name }さんが降参しました。

## Players in a room: notes beside their names, and how they stand

room-place = { $place }位
room-note-you = あなた
room-note-guest = ゲスト
room-note-host = ホスト
room-note-left = 退出
room-note-away = 離席中
room-state-ready = 準備完了
room-state-not-ready = 準備中
room-state-starting = 開始中
room-state-won = クリア
room-state-lost = 失敗
room-state-gave-up = 降参
room-state-waiting = 観戦中

## How it went

room-results = 結果
room-first = 1位は{ $name }さんです。
room-first-you = レースに勝ちました！
room-nobody = クリアした人はいませんでした。
room-coop-won = みんなでクリアしました。
room-coop-lost = チームの負けです。
room-coop-won-others = チームはクリアしました。
room-coop-lost-others = チームは負けました。
room-rematch = 再戦
room-to-rematch = 再戦へ進む
room-another = 別のルームを作る
# $boards is a list of links, one for each player.
room-boards = 盤面：{ $boards }
room-board-yours = 自分
room-fair = 公平性を確認
room-fair-note = 盤面のシードと、開始前に公開されたそのSHA-256ハッシュです。
room-judged = 推測とミス
room-guesses = 推測
room-mistake = ミスで負け
room-bad-luck = 不運
room-shares = それぞれの活躍
room-share-player = プレイヤー
room-share-moves = 手数
room-share-opened = 開けたマス
room-share-flags = 旗
room-share-last = 最後の手
room-share-won = 最後の1手を決めた
room-share-lost = 地雷を踏んだ
room-share-gave-up = 降参した

## Why something in a room is refused

room-refused-over = このゲームは終わりました。再戦を申し込んでください。
room-refused-blocked = このルームには参加できません。別のルームを選んでください。
room-refused-race-started = レースはもう始まっています。観戦して、次のレースに参加できます。
room-refused-rematch-early = 再戦はこのゲームが終わってから申し込めます。
room-refused-host = ゲームを開始できるのはホストだけです。
room-refused-alone = レースには2人以上必要です。誰かにリンクを送りましょう。
room-refused-full = このルームは満員ですが、観戦はできます。
room-refused-missing = ルームが見つかりません。削除された可能性があります。
room-refused-stranger = このルームに参加していません。先に参加してください。
room-refused-known-board = ルームには、誰も見たことのない新しい盤面が必要です。別のオプションを選んでください。
room-refused-quick = これはクイックマッチ用のルームです。「クイックマッチ」を押してレースに参加してください。

## Why a quick match is refused

match-refused-guest = レート戦にはアカウントが必要です。ログインするか、レートなしのレースに参加してください。
match-refused-no-record = 挑戦できる記録がまだありません。このレベルには検証済みの勝利がありません。
match-refused-size = この盤面は、自動プレイヤーとのレースには大きすぎます。もっと小さい盤面を選んでください。
