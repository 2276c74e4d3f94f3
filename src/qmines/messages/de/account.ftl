### The account page.

account-why-guest = Du spielst als Gast. Mit einem Konto behältst du deine Spiele und kannst auch auf anderen Geräten spielen.
account-why = Zum Spielen brauchst du kein Konto. Mit einem Konto behältst du aber deine Spiele und kannst auch auf anderen Geräten spielen.
account-log-in = Anmelden
account-sign-up = Registrieren
account-log-out = Abmelden
account-name = Name
account-name-help = Buchstaben und Ziffern. Für andere sichtbar.
account-password = Passwort
account-password-help = Mindestens 8 Zeichen. Es lässt sich nicht wiederherstellen.
account-password-length = Mindestens 8 Zeichen.
account-sign-up-note = Deine Spiele als Gast nimmst du mit.
account-taken = Dieser Name ist vergeben. Gehört er dir? Dann melde dich an.
account-profile = Mein Profil
account-privacy = Privatsphäre
account-hide-profile = Mein Profil vor anderen verbergen
account-leave-leaderboards = Mich nicht in Bestenlisten aufführen
account-export = Meine Daten exportieren
account-change-password = Passwort ändern
account-old-password = Aktuelles Passwort
account-new-password = Neues Passwort
account-password-changed = Passwort geändert. Überall sonst wurdest du abgemeldet.
account-sessions = Wo du angemeldet bist
account-session-this = Dieser Browser
account-session-seen = Zuletzt aktiv: { $when }
account-session-end = Abmelden
# $browser and $system are names such as Firefox and Windows.
account-browser = { $browser } unter { $system }
account-browser-unknown = Unbekannter Browser
account-browser-unknown-system = Unbekannter Browser unter { $system }
account-delete = Konto löschen
account-delete-forever = Endgültig löschen
account-delete-note = Damit werden dein Name, deine Spiele und deine Statistik gelöscht. Das lässt sich nicht rückgängig machen.

## Why a name, a password or settings are refused

account-refused-name = Nimm { $least } bis { $most } Buchstaben einer Schrift oder Ziffern, dazwischen höchstens einzelne „-“, „_“ oder „.“.
account-refused-password-length = Wähle ein Passwort mit { $least } bis { $most } Zeichen.
account-refused-password-name = Dein Passwort darf nicht dein Name sein. Wähle ein anderes.
account-refused-password-common = Dieses Passwort ist leicht zu erraten. Wähle ein längeres, zum Beispiel drei zufällige Wörter.
account-refused-settings = Deine Einstellungen sind zu umfangreich: Erlaubt sind höchstens { $most } Zeichen.
