### The profile of a player.

# $date is a month, such as November 2026.
profile-since = Dabei seit { $date }
profile-hidden = Dieses Profil siehst nur du. In den Einstellungen zur Privatsphäre kannst du es anderen zeigen.
profile-empty = Noch keine beendeten Spiele.
# To the player whose profile it is.
profile-empty-you = Hier stehen die Spiele, die du ohne Hilfe beendest. Deine Spiele als Gast findest du in der Statistik.
profile-missing = Kein Profil gefunden
profile-missing-about = Niemand heißt so, oder das Profil ist verborgen.
profile-games = Spiele ohne Hilfe
profile-wins = Siege
profile-win-rate = Siegquote
profile-streak = Beste Serie
profile-achievements = Erfolge
profile-not-yet = Noch nicht erreicht
profile-favourites = Lieblingsspiele
profile-favourites-none = Füge Spiele hinzu, die andere sehen sollen. Sie können sich die Wiedergabe anschauen.
profile-add = Hinzufügen
profile-add-title = Einen deiner letzten Siege hinzufügen
profile-remove = Entfernen
profile-replay = Wiedergabe ansehen
profile-won = Gewonnen in { $time }
profile-lost = Verloren nach { $time }
profile-bests = Bestleistungen
profile-board = Spielfeld
# $board is a rule set and level, $options what differs from the usual.
profile-board-options = { $board }, { $options }
profile-best-time = Bestzeit
profile-best-speed = Beste 3BV/s
profile-of-games =
    { $count ->
        [one] von einem Spiel
       *[other] von { NUMBER($count) } Spielen
    }
profile-progress = Fortschritt
profile-ratings = Wertungen
# $rating is a rating with its uncertainty, such as 1,612 ± 120.
profile-rating-race = Rennen: { $rating }
profile-rating-puzzle = Puzzles: { $rating }
profile-rating-about = Die Wertung im Lauf der Zeit. Das Band ist das 95-%-Konfidenzintervall.

## Races

profile-races = Rennen
profile-race-opponent = Gegner
profile-race-result = Ergebnis
profile-race-rating = Wertung
profile-race-date = Datum
profile-race-replay = Wiedergabe
profile-race-won = Gewonnen
profile-race-draw = Unentschieden
profile-race-lost = Verloren
profile-race-unrated = Ohne Wertung
profile-race-auto = Automatik
profile-races-more = Weitere Rennen

## Friends and reports

profile-friend = Zu Freunden hinzufügen
profile-unfriend = Aus Freunden entfernen
profile-block = Blockieren
profile-unblock = Nicht mehr blockieren
profile-report = Melden
profile-report-reason = Worum geht es?
profile-report-name = Der Name ist beleidigend
profile-report-cheating = Verdacht auf Betrug
profile-report-behaviour = Schlechtes Benehmen in Räumen
profile-report-details = Einzelheiten
profile-report-send = Melden
profile-report-sent = Danke. Der Betreiber dieses Servers sieht sich deine Meldung an.

## Achievements

achievement-beginner-win = Erste Schritte
achievement-beginner-win-about = Gewinne „Klassisch“ oder „Nachsichtig“ auf Anfänger.
achievement-intermediate-win = Fortgeschritten
achievement-intermediate-win-about = Gewinne „Klassisch“ oder „Nachsichtig“ auf Fortgeschritten.
achievement-expert-win = Profi
achievement-expert-win-about = Gewinne „Klassisch“ auf Profi.
achievement-no-flags = Ohne Flaggen
achievement-no-flags-about = Gewinne „Klassisch“ auf Profi, ohne eine Flagge zu setzen.
achievement-under-two-minutes = Unter zwei Minuten
achievement-under-two-minutes-about = Gewinne „Klassisch“ auf Profi in weniger als zwei Minuten.
achievement-efficient = Kein Klick zu viel
achievement-efficient-about = Gewinne auf Fortgeschritten oder Profi mit mindestens 100 % Effizienz.
achievement-against-the-odds = Wider alle Wahrscheinlichkeit
achievement-against-the-odds-about = Gewinne „Klassisch“ auf Profi trotz Ratezügen, die höchstens in einem von zwanzig Fällen gut ausgehen.
achievement-perfect-forgiving = Keine Nachsicht nötig
achievement-perfect-forgiving-about = Gewinne „Nachsichtig“ auf Profi, ohne gerettet zu werden.
achievement-qubits-win = Qubits
achievement-qubits-win-about = Gewinne „Qubits“ auf einer beliebigen Stufe.
achievement-entangled-win = Verschränkt
achievement-entangled-win-about = Gewinne „Verschränkt“ auf einem Spielfeld mit Trios.
achievement-mermin = Das Mermin-Trio
achievement-mermin-about = Sieh bei drei Feldern Ergebnisse, die kein verborgenes Spielfeld liefern könnte.
