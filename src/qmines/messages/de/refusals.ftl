### Why the server refuses a request.

## The request itself

refused-no-page = Seite nicht gefunden.
refused-method = Methode nicht erlaubt.
refused-unanswerable = Der Server versteht diese Anfrage nicht. Prüfe sie und versuch es noch einmal.
refused-malformed = In der Anfrage sind Felder falsch oder fehlen. Siehe /openapi.json.
refused-host = Dieser Server ist für diesen Hostnamen nicht eingerichtet. Prüfe die Adresse.
refused-origin = Diese Anfrage muss von einer Seite dieses Servers kommen.
refused-type = Die Anfrage muss den Inhaltstyp application/json haben.
refused-length = Der Header „Content-Length“ ist keine Zahl.
refused-size = Die Anfrage ist zu groß: Erlaubt sind höchstens { $bytes } Bytes.
refused-slow = Der Rest der Anfrage kam nicht rechtzeitig an. Bitte sende sie noch einmal.
refused-headers = Die Header sind zu groß: Erlaubt sind höchstens { $lines } Header und insgesamt { $kib } KiB.
refused-target = Die URL ist zu lang: Erlaubt sind höchstens { $kib } KiB.
refused-pipelined = Zu viele Anfragen auf einmal: Pro Verbindung können höchstens { $most } warten.
refused-handshake = Dieser WebSocket-Handshake ist fehlerhaft oder hat einen Header mit mehr als 8 KiB.
refused-utf8 = Der Inhalt ist kein gültiges UTF-8.
refused-json = Der Inhalt ist kein gültiges JSON: { $error } in Zeile { $line }, Spalte { $column }.
refused-nesting = Der Inhalt ist zu tief verschachtelt.
refused-duplicate = Der Inhalt hat einen doppelten Schlüssel oder eine ungültige Zahl.
refused-object = Der Inhalt muss ein JSON-Objekt sein.
refused-character = Der Inhalt enthält ein einzelnes Surrogat, und das ist kein gültiges Unicode.
refused-large-number = Der Inhalt enthält eine zu große Zahl.
refused-field = { $field }: { $error }.
refused-query = { $name } kommt in der Abfrage zweimal vor.
refused-base64 = Die Daten sind kein gültiges Base64.
refused-text-or-data = Sende entweder Text oder Dateidaten, nicht beides.

refused-no-player = Niemand heißt so, oder das Profil ist verborgen.
refused-favourites = Dein Profil zeigt höchstens { $most } Spiele. Entferne zuerst eines.

refused-banned =
    { $given ->
        [yes] { $ends ->
            [never] Dieses Konto ist auf diesem Server gesperrt. Ist das ein Irrtum, wende dich an den Betreiber. Grund: { $reason }
           *[other] Dieses Konto ist auf diesem Server bis { $until } (UTC) gesperrt. Ist das ein Irrtum, wende dich an den Betreiber. Grund: { $reason }
        }
       *[other] { $ends ->
            [never] Dieses Konto ist auf diesem Server gesperrt. Ist das ein Irrtum, wende dich an den Betreiber.
           *[other] Dieses Konto ist auf diesem Server bis { $until } (UTC) gesperrt. Ist das ein Irrtum, wende dich an den Betreiber.
        }
    }
refused-recovery = Name oder Wiederherstellungscode stimmt nicht, oder der Code wurde schon benutzt. Prüfe beides oder nimm einen anderen Code.
refused-link = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.
refused-no-mail = Dieser Server verschickt keine E-Mails. Nimm stattdessen einen Wiederherstellungscode.
refused-oneself = Du kannst dich nicht selbst als Freund hinzufügen oder blockieren.
refused-relations = Mehr als { $most } Freunde und Blockierte sind nicht möglich. Entferne zuerst jemanden.
refused-reports = Du kannst höchstens { $most } Personen am Tag melden. Versuch es morgen wieder.
refused-report-long = Beschreibe das Problem in höchstens { $most } Zeichen.

## Limits

refused-often = Zu viele Anfragen; bitte warte einen Moment.
refused-sockets = Zu viele offene Verbindungen aus deinem Netz. Schließe ein paar Tabs und versuche es noch einmal.
refused-tries = Zu viele Versuche; bitte warte eine Weile.
refused-busy = Der Solver ist gerade ausgelastet; bitte versuch es noch einmal.
refused-waiting =
    { $count ->
        [one] Eine deiner Anfragen wartet schon auf den Solver; bitte versuch es noch einmal, sobald sie beantwortet ist.
       *[other] { $count } deiner Anfragen warten schon auf den Solver; bitte versuch es noch einmal, sobald sie beantwortet sind.
    }
refused-at-once = Zu viele Anfragen auf einmal; bitte warte, bis deine früheren beantwortet sind.
refused-moment = Der Server ist gerade ausgelastet; bitte versuch es gleich noch einmal.
refused-quota =
    { $minutes ->
        [one] Von deiner Netzwerkadresse wurde zuletzt zu viel gespeichert. Versuch es in einer Minute noch einmal.
       *[other] Von deiner Netzwerkadresse wurde zuletzt zu viel gespeichert. Versuch es in { $minutes } Minuten noch einmal.
    }
refused-store = Spiele lassen sich gerade nicht speichern. Es ging nichts verloren; bitte versuch es noch einmal.
refused-failed = Bei uns ist etwas schiefgegangen, und wir haben es protokolliert. Bitte versuch es noch einmal.
refused-cancelled = Die Anfrage wurde abgebrochen.

## Games

refused-owner = Das ist nicht dein Spiel: Du kannst zusehen, aber nicht mitspielen.
refused-sealed = Andere spielen noch auf diesem Spielfeld. Warte, bis alle fertig sind.
refused-sealed-help = Hilfe ist aus, solange andere dasselbe Spielfeld spielen.
refused-outside = Dieses Feld liegt nicht auf dem Spielfeld.
refused-no-lesson = Lektion nicht gefunden. Lade die Seite neu.
refused-no-drill = Übung nicht gefunden. Starte eine neue.
refused-no-puzzle = Puzzle nicht gefunden. Lade die Seite neu.
refused-no-position = Stellung nicht gefunden. Vielleicht wurde sie gelöscht.

## Accounts

refused-log-in = Melde dich zuerst an.
refused-log-in-settings = Melde dich an, um deine Einstellungen zu speichern.
refused-no-session = Sitzung nicht gefunden. Vielleicht ist sie schon beendet. Lade die Seite neu.
refused-no-data = Wir haben keine Daten über dich.
refused-credentials = Name oder Passwort ist falsch. Prüfe beides und versuch es noch einmal.
refused-password = Falsches Passwort. Versuch es noch einmal.

## On the page

server-silent = Die Anfrage ist aus unbekanntem Grund fehlgeschlagen. Bitte versuch es noch einmal.
server-none = Diese Funktion braucht einen Server, aber diese Kopie der Website läuft ohne.
server-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
