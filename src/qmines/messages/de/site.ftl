### What every page of the web site shows: the frame of the page, and its errors.

site-name = qmines
site-description = Minesweeper ohne unfaires Raten: exakte Wahrscheinlichkeiten, Tipps mit Erklärung und zwei Quantenmodi.
site-skip = Zum Inhalt
site-navigation = Hauptmenü
# Opens the navigation on a phone.
site-menu = Menü
site-no-script = qmines braucht JavaScript. Du kannst auch in einem Terminal spielen: Starte „qmines“.
site-broken = qmines konnte nicht geladen werden. Bitte lade die Seite neu.
site-loading = Wird geladen …
site-retry = Noch einmal versuchen
site-home = Startseite
site-not-found = Seite nicht gefunden
site-not-found-about = Unter dieser Adresse gibt es keine Seite. Vielleicht hat sie einen Tippfehler, oder das Spiel wurde gelöscht.
site-not-loaded = Die Seite konnte nicht geladen werden
site-not-loaded-about = Prüfe deine Verbindung und versuch es noch einmal.
site-unknown-rules = Diese Version der Seite kennt die Regeln „{ $rules }“ nicht. Bitte lade die Seite neu.
site-connection-lost = Die Verbindung ist abgebrochen. Versuch es noch einmal, wenn du wieder online bist.
# In the masthead.
site-offline-short = Offline
site-update = Eine neue Version ist da.
site-reload = Neu laden
# Closes the notice about a new version.
site-later = Später
site-offline = Du bist offline. Verbindung wird wiederhergestellt …
# A button and its key, as a tooltip.
site-button-key = { $action } ({ $key })

## Titles of pages: in the masthead, in the tab

# $page is the title of the page.
site-title = { $page } · qmines
page-home = Spielen
page-play = Spiel
page-analyse = Analyse
page-trainer = Trainer
page-puzzles = Puzzles
page-learn = Lernen
page-daily = Täglich
page-live = Live
page-room = Raum
page-replay = Wiedergabe
page-leaderboard = Bestenliste
page-player = Profil
page-statistics = Statistik
page-help = Hilfe
page-settings = Einstellungen
page-recover = Konto wiederherstellen
page-account = Konto
# In the masthead, instead of Account, for guests.
site-log-in = Anmelden
page-lost = Seite nicht gefunden
