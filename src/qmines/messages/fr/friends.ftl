### Friends: who is online, what they play, and invitations.

friends-title = Amis
friends-none = Pas encore d’amis. Tu peux en ajouter depuis leur profil.
# $board is a rule set and a level.
friends-online = En ligne
friends-offline = Hors ligne
friends-playing-race = En course : { $board }
friends-playing-coop = Joue à plusieurs : { $board }
friends-playing-solo = Joue : { $board }
friends-playing-waiting = Attend dans un salon : { $board }
friends-invite = Inviter à une course
friends-invited = { $name } t’invite à une course
friends-decline = Refuser
