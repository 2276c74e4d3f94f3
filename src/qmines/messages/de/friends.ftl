### Friends: who is online, what they play, and invitations.

friends-title = Freunde
friends-none = Noch keine Freunde. Du kannst andere auf ihrem Profil hinzufügen.
friends-about = Deine Freunde sehen, dass du sie hinzugefügt hast. Fügen sie dich auch hinzu, siehst du, wann sie online sind, und kannst sie zu einem Rennen einladen.
friends-added-you = { $name } hat dich als Freund hinzugefügt
# Adds somebody who added you as a friend.
friends-add-back = Hinzufügen
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
