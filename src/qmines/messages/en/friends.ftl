### Friends: who is online, what they play, and invitations.

friends-title = Friends
friends-none = No friends yet. You can add players on their profiles.
friends-about = Friends see that you added them. Once they add you too, you can see when they’re online and invite them to a race.
friends-added-you = { $name } added you as a friend
# Adds somebody who added you as a friend.
friends-add-back = Add friend
# $board is a rule set and a level.
friends-online = Online
friends-offline = Offline
friends-playing-race = Racing: { $board }
friends-playing-coop = Playing together: { $board }
friends-playing-solo = Playing { $board }
friends-playing-waiting = Waiting in a room: { $board }
friends-invite = Invite to a race
friends-invited = { $name } invites you to a race
friends-decline = Decline
