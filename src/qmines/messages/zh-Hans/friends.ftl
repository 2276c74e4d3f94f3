### Friends: who is online, what they play, and invitations.

friends-title = 好友
friends-none = 还没有好友。可以在对方的主页上添加。
friends-about = 对方会知道你加了好友。对方也加你之后，你能看到对方是否在线，还能邀请对方竞速。
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
