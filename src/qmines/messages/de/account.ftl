### The account page.

account-why-guest = Du spielst als Gast. Mit einem Konto behältst du deine Spiele und kannst auch auf anderen Geräten spielen.
account-why = Zum Spielen brauchst du kein Konto. Mit einem Konto behältst du aber deine Spiele und kannst auch auf anderen Geräten spielen.
account-log-in = Anmelden
account-sign-up = Registrieren
account-log-out = Abmelden
account-name = Name
account-name-help = Nimm Buchstaben und Ziffern; dazwischen darf je ein „-“, „_“ oder „.“ stehen. Andere können deinen Namen sehen.
account-password = Passwort
account-password-help = Mindestens 8 Zeichen.
account-forgot = Passwort vergessen?
account-password-length = Mindestens 8 Zeichen.
account-sign-up-note = Deine Spiele als Gast nimmst du mit. Sie zählen für deine Bestzeiten und die Bestenlisten, aber nicht für Siegquoten und Serien.
account-taken = Dieser Name ist vergeben. Gehört er dir? Dann melde dich an.
account-profile = Mein Profil
account-privacy = Privatsphäre
account-hide-profile = Mein Profil vor anderen verbergen
account-leave-leaderboards = Mich nicht in Bestenlisten und anderen öffentlichen Listen nennen
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
account-delete-note = Mit dem Konto werden dein Name, deine Spiele und deine Statistik gelöscht. Das lässt sich nicht rückgängig machen.

## Recovery

recover-codes = Wiederherstellungscodes
recover-codes-about = Falls du dein Passwort vergisst, kannst du mit jedem dieser Codes einmal ein neues festlegen. Bewahre sie sicher auf: Sie werden nicht noch einmal angezeigt.
recover-codes-copy = Kopieren
recover-codes-copied = Kopiert
recover-codes-done = Ich habe meine Codes gespeichert
recover-codes-left =
    { $count ->
        [0] Du hast keine Wiederherstellungscodes mehr.
        [one] Du hast noch einen Wiederherstellungscode.
       *[other] Du hast noch { $count } Wiederherstellungscodes.
    }
recover-codes-new = Neue Codes erstellen
recover-code = Wiederherstellungscode
recover-code-title = Wiederherstellungscode verwenden
recover-set = Neues Passwort festlegen
recover-changed = Dein Passwort ist geändert. Du kannst dich jetzt anmelden.
recover-email-title = Link per E-Mail anfordern
recover-email-note = Wenn das Konto eine bestätigte E-Mail-Adresse hat, schicken wir dir einen Link, der eine Stunde lang gilt.
recover-email-send = Link senden
recover-email-sent = Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, ist der Link unterwegs.
recover-link-title = Neues Passwort wählen
recover-confirmed = Deine E-Mail-Adresse ist bestätigt.
recover-email = E-Mail-Adresse
recover-email-about = Wird nur verwendet, um dein Konto wiederherzustellen.
recover-email-add = Adresse hinzufügen
recover-email-unconfirmed = { $address } ist noch nicht bestätigt. Sieh in deinem Postfach nach.
recover-email-remove = Adresse entfernen

## Friends

friends-blocked = Blockierte Personen
friends-remove = Entfernen
friends-unblock = Nicht mehr blockieren

## Why a name, a password or settings are refused

account-refused-name = Nimm { $least } bis { $most } Buchstaben und Ziffern, alle Buchstaben aus demselben Alphabet. Dazwischen darf jeweils ein einzelnes „-“, „_“ oder „.“ stehen.
account-refused-password-length = Wähle ein Passwort mit { $least } bis { $most } Zeichen.
account-refused-password-name = Dein Passwort darf nicht dein Name sein. Wähle ein anderes.
account-refused-password-common = Dieses Passwort ist leicht zu erraten. Wähle ein längeres, zum Beispiel drei zufällige Wörter.
account-refused-email = Das ist keine E-Mail-Adresse. Prüfe sie auf Tippfehler.
account-refused-settings = Deine Einstellungen sind zu umfangreich zum Speichern: Erlaubt sind höchstens { $most } Zeichen. Setze sie auf die Standardwerte zurück.
