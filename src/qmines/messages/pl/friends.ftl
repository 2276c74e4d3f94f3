### Friends: who is online, what they play, and invitations.

friends-title = Znajomi
friends-none = Znajomych dodasz na ich profilach.
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
