### Friends: who is online, what they play, and invitations.

friends-title = 好友
friends-none = 还没有好友。可以在对方的主页上添加。
friends-about = 你能看到好友是否在线，还能邀请他们竞速。对方会知道你加了好友。
friends-added-you = { $name } 加你为好友
# Adds somebody who added you as a friend.
friends-add-back = 加好友
# $board is a rule set and a level.
friends-online = 在线
friends-offline = 离线
friends-playing-race = 竞速中：{ $board }
friends-playing-coop = 合作中：{ $board }
friends-playing-solo = 正在玩：{ $board }
friends-playing-waiting = 在房间中等待：{ $board }
friends-invite = 邀请竞速
friends-invited = { $name } 邀请你竞速
friends-decline = 拒绝
