### Friends: who is online, what they play, and invitations.

friends-title = Freunde
friends-none = Noch keine Freunde. Du kannst sie auf ihrem Profil hinzufügen.
# $board is a rule set and a level.
friends-online = Online
friends-offline = Offline
friends-playing-race = Im Rennen: { $board }
friends-playing-coop = Spielt gemeinsam: { $board }
friends-playing-solo = Spielt { $board }
friends-playing-waiting = Wartet in einem Raum: { $board }
friends-invite = Zum Rennen einladen
friends-invited = { $name } lädt dich zu einem Rennen ein
friends-decline = Ablehnen
