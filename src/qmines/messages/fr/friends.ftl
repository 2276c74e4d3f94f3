### Friends: who is online, what they play, and invitations.

friends-title = Amis
friends-none = Pas encore d’amis. Tu peux ajouter d’autres joueurs depuis leur profil.
friends-about = Tes amis voient que tu les as ajoutés. S’ils t’ajoutent aussi, tu vois quand ils sont en ligne et tu peux les inviter à une course.
friends-added-you = { $name } t’a ajouté en ami
# Adds somebody who added you as a friend.
friends-add-back = Ajouter
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
