### The boards of the day.

daily-title = デイリーチャレンジ
daily-day = 日付
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] 全員が同じ盤面に挑戦します。挑戦できるのは各盤面1回だけで、盤面を開くと時計が動き始めます。次の盤面まであと{ $minutes }分です。
       *[other] 全員が同じ盤面に挑戦します。挑戦できるのは各盤面1回だけで、盤面を開くと時計が動き始めます。次の盤面まであと{ $hours }時間{ $minutes }分です。
    }
daily-past = 過去の盤面です。練習用なので、順位や連続記録には入りません。
daily-play = プレイ
daily-continue = 続ける
daily-won = { $time }でクリアしました。
daily-lost = この盤面は挑戦済みです（1回限り）。
daily-tried =
    { $count ->
        [0] まだ誰も挑戦していません。
       *[other] { $count }人が挑戦しました。
    }
daily-tried-none-won = { $count }人が挑戦しましたが、アカウントを持つ人のクリアはまだありません。
daily-fair = 公平性を確認
daily-fair-past = シードと、前日に公開されたそのSHA-256ハッシュ：
daily-fair-today = 今日のシードのSHA-256ハッシュ（シードは明日公開）と、明日のシードのハッシュ：

## Calendar, yesterday, sharing

daily-calendar = カレンダー
daily-earlier = 前の月
daily-later = 次の月
daily-streak =
    { $count ->
        [0] 連続記録なし
        [1] 連続記録：1日
       *[other] { $count }日連続
    }
daily-best-streak = 最長連続記録：{ $count }日
daily-streak-about = UTCの午前0時までにその日の盤面を1つでもクリアすると、その日が連続記録に入ります。
daily-calendar-none = { $day }：プレイなし
# $won and $played are numbers of boards.
daily-calendar-day = { $day }：{ $played }面中{ $won }面クリア
daily-yesterday = 昨日
daily-yesterday-none = 昨日は、アカウントを持つ人のクリアがありませんでした。
# $name is the quickest player of a board.
daily-yesterday-best = 最速は{ $name }さん、{ $time }でした。
daily-yesterday-replay = リプレイを見る
daily-commentary = ソルバーの解説
daily-commentary-clean = すべて確実な手でした。推測もミスもありません。
daily-commentary-move = { $number }手目
daily-commentary-more = ほかの推測とミス{ $count }件は、リプレイに印があります。
daily-commentary-loading = ソルバーがゲームを検討しています…
daily-share = 今日の結果をシェア
daily-share-copied = コピーしました。盤面のネタバレはありません。
daily-share-title = qmines デイリーチャレンジ { $day }
daily-share-won = ✅ { $board }：{ $time }
daily-share-lost = ❌ { $board }
daily-share-streak = 🔥 連続記録：{ $count }日

## Why a board of the day is refused

daily-refused-day = 「{ $day }」は日付ではありません。2026-11-15のように書いてください。
daily-refused-range = { $day }に遊べる盤面はありません。別の日を選んでください。
daily-refused-level = デイリーチャレンジに「{ $level }」はありません。{ LIST($levels) }のいずれかを選んでください。
