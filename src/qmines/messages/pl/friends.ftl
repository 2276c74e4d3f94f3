### Friends: who is online, what they play, and invitations.

friends-title = Znajomi
friends-none = Nie masz jeszcze znajomych. Możesz dodać graczy na ich profilach.
friends-about = Znajomi widzą, że są na twojej liście. Gdy też cię dodadzą, zobaczysz, kiedy są online, i możesz zaprosić ich do wyścigu.
friends-added-you = { $name } ma cię w znajomych
# Adds somebody who added you as a friend.
friends-add-back = Dodaj
# $board is a rule set and a level.
friends-online = Online
friends-offline = Offline
friends-playing-race = Wyścig: { $board }
friends-playing-coop = Gra wspólnie: { $board }
friends-playing-solo = Gra: { $board }
friends-playing-waiting = Czeka w pokoju: { $board }
friends-invite = Zaproś do wyścigu
friends-invited = { $name } zaprasza cię do wyścigu
friends-decline = Odrzuć
