### Friends: who is online, what they play, and invitations.

friends-title = フレンド
friends-none = フレンドはまだいません。相手のプロフィールから追加できます。
friends-about = 追加したことは相手にも表示されます。相手もあなたを追加すると、オンラインかどうかがわかり、レースに誘えます。
friends-added-you = { $name }さんからフレンドに追加されました
# Adds somebody who added you as a friend.
friends-add-back = フレンドに追加
# $board is a rule set and a level.
friends-online = オンライン
friends-offline = オフライン
friends-playing-race = レース中：{ $board }
friends-playing-coop = 協力プレイ中：{ $board }
friends-playing-solo = プレイ中：{ $board }
friends-playing-waiting = ルームで待機中：{ $board }
friends-invite = レースに誘う
friends-invited = { $name }さんからレースに招待されました
friends-decline = 断る
