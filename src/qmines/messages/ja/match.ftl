### Quick matches, the lobby, and races against the auto-player or the record.

match-quick = クイックマッチ
match-about = 同じ盤面を選んだ人とレースします。アカウントはいりません。
match-rated = レート戦
# $rating is a number, $uncertainty how far it may be off.
match-rated-help = 現在のレート：{ $rating } ± { $uncertainty }。実力の近い相手と対戦します。
match-rating = { $rating } ± { $uncertainty }
match-rating-change =
    { $change ->
        [0] ±0
       *[other] { $sign }{ $change }
    }
match-is-rated = レート戦

## The lobby

match-lobby = 公開中のゲーム
match-lobby-empty = 公開中のゲームは今ありません。「クイックマッチ」を押して、最初の1人になりましょう。
match-race = レース
match-watch = 観戦
match-join = 参加
# To a game of your own in the list.
match-return = 戻る
match-waiting = 対戦相手を待っています
match-lobby-waiting = 参加者を待っています
match-playing = プレイ中
match-spectators = 観戦者{ $count }人
match-listed = このルームを「公開中のゲーム」に表示

## Waiting for an opponent

match-looking = 対戦相手を探しています…
match-looking-note = 今このレースを待っている人はほかにいません。相手が見つかりしだい始まります。
match-waiting-for = 待ち時間：{ $time }
match-cancel = 待つのをやめる
match-rematch-waiting = 相手を待っています…
match-rematch-note = 相手が参加すると再戦が始まります。
match-meanwhile = 待たずに遊ぶ
match-auto = 自動プレイヤーとレース
match-auto-about = 自動プレイヤーが同じ盤面を、人間並みのペースでプレイします。
match-strength = 強さ
match-strength-gentle = やさしい
match-strength-steady = ふつう
match-strength-quick = 速い
match-strength-expert = 達人
match-record = 記録に挑戦
# $name is a player, $time their time.
match-record-about = { $name }さんはこのレベルを{ $time }でクリアしました。同じ盤面で記録を破りましょう。
match-record-about-guest = 検証済みのベストタイムは{ $time }です。同じ盤面で記録を破りましょう。
match-daily = デイリーチャレンジをプレイ
match-daily-open = デイリーチャレンジ
match-daily-about = 1日1回、全員が同じ盤面に挑戦します。

## A rival in a race

match-rival-auto = 自動プレイヤー（{ $strength }）
match-rival-record = { $name }さんの記録
match-rival-record-guest = 記録
match-rival-first = 自動プレイヤーに勝ちました！
match-rival-record-first = 記録を破りました！
match-rival-lost = 自動プレイヤーに先を越されました。
match-rival-record-lost = 記録は破れませんでした。
match-again = もう一度レース
match-boards = 盤面
match-boards-note = 不公平にならないよう、プレイ中の全員に見えているものだけを表示します。残りは終了後に表示されます。
match-board-of = { $name }さんの盤面、{ $percent }開封
# The name of a guest who did not choose one.
match-guest = ゲスト{ $number }
match-hidden = 非公開のプレイヤー
