### The analyser.

analyser-title = Stellung analysieren
analyser-field = Spielfeld
analyser-undo = Rückgängig
analyser-undo-key = Strg+Z
analyser-redo = Wiederholen
analyser-redo-key = Strg+Y
analyser-hide-all = Leeren
analyser-hint = Tipp
analyser-mark-hint = Feststehende Felder markieren
analyser-chances = Risiken
# Shown with the position that the page starts with.
analyser-example = Diese Stellung ist ein Beispiel. Leere sie und male deine eigene, oder öffne einen Screenshot.

## What can be painted

analyser-brush = Pinsel
analyser-paint-empty = 0 (leer)
analyser-paint-hidden = Verdeckt
analyser-paint-flag = Flagge
analyser-paint-question = Fragezeichen
analyser-paint-mine = Bekannte Mine
analyser-paint-safe = Bekanntes sicheres Feld
analyser-move = Bewegen
analyser-move-name = Spielfeld verschieben oder Seite scrollen

## Size and mines

analyser-size = Größe
analyser-width = Breite
analyser-height = Höhe
analyser-level = Stufe
analyser-level-custom = Eigene Größe
analyser-level-size = { $level }, { $width }×{ $height }
analyser-mines = Anzahl der Minen
analyser-mines-known = Bekannt
analyser-mines-unknown = Unbekannt
analyser-mines-total = Minen insgesamt
analyser-mines-density = Minen pro 100 Felder
analyser-mines-keep = Anzahl bei neuer Größe beibehalten

## What was found

analyser-answer = Analyse
analyser-best = Bester Zug
analyser-pointer = Gewähltes Feld
analyser-exact = Exakte Risiken.
analyser-exact-boards =
    { $boards ->
        [1] Exakte Risiken: Nur eine Minenverteilung ist möglich.
       *[other] Exakte Risiken: { COUNT($boards) } Minenverteilungen sind möglich.
    }
analyser-sampled = Geschätzte Risiken, ± { PERCENT($error) }.
analyser-sampled-boards = Geschätzte Risiken, ± { PERCENT($error) }: { COUNT($boards) } Minenverteilungen sind möglich.
analyser-bounds = Es würde zu lange dauern, alle Risiken zu berechnen. Deshalb ist nur markiert, was feststeht.
analyser-certain-none = Kein Feld steht fest.
analyser-certain-safe =
    { $safe ->
        [one] Ein Feld ist garantiert sicher.
       *[other] { $safe } Felder sind garantiert sicher.
    }
analyser-certain-mines =
    { $mines ->
        [one] Ein Feld ist garantiert eine Mine.
       *[other] { $mines } Felder sind garantiert Minen.
    }
analyser-certain-both =
    { $safe ->
        [one] Ein Feld ist garantiert sicher
       *[other] { $safe } Felder sind garantiert sicher
    } und { $mines ->
        [one] eins ist garantiert eine Mine.
       *[other] { $mines } sind garantiert Minen.
    }
# A cell, its look, and its chance of a mine.
analyser-cell = { CELL($cell) }: { $look }
analyser-cell-chance = { CELL($cell) }: { $look }, { PERCENT($chance) } Minenrisiko
analyser-numbers = Was { CELL($cell) } zeigen kann
analyser-numbers-mine = Mine
analyser-best-none = Es gibt nichts mehr aufzudecken.
analyser-best-safe = Decke { CELL($cell) } auf: Das ist sicher.
analyser-best-safe-wins = Decke { CELL($cell) } auf: Das ist sicher. Von hier aus gewinnst du { PERCENT($winning) } der Spiele.
analyser-best-safe-wins-about = Decke { CELL($cell) } auf: Das ist sicher. Von hier aus gewinnst du { PERCENT($winning) } ± { PERCENT($error) } der Spiele.
analyser-best-guess = Decke { CELL($cell) } auf: { PERCENT($risk) } Minenrisiko.
analyser-best-guess-wins = Decke { CELL($cell) } auf: { PERCENT($risk) } Minenrisiko. Von hier aus gewinnst du { PERCENT($winning) } der Spiele.
analyser-best-guess-wins-about = Decke { CELL($cell) } auf: { PERCENT($risk) } Minenrisiko. Von hier aus gewinnst du { PERCENT($winning) } ± { PERCENT($error) } der Spiele.
# Moves that are no worse, as far as the estimates can tell.
analyser-best-alike = Etwa gleich gut: { CELLS($cells) }.
analyser-best-next = Alternativen: { LIST($choices) }.
analyser-best-choice = { CELL($cell) } ({ PERCENT($winning) })

## In and out

analyser-exchange = Import und Export
analyser-copy-link = Link kopieren
analyser-play = Ab hier spielen
analyser-play-about = Ein klassisches Spiel auf einem Spielfeld starten, das zu dieser Stellung passt
analyser-play-forgiving = Nachsichtig spielen
analyser-play-forgiving-about = Ab hier nach den Regeln von „Nachsichtig“ spielen
analyser-play-total = Gib zuerst die Anzahl der Minen ein, um ab hier zu spielen.
analyser-copy-as = Kopieren als …
analyser-copy = Kopieren
analyser-copy-format = Als { $format } kopieren
analyser-save = Speichern
analyser-save-format = Als { $format } speichern
analyser-copied = Kopiert.
analyser-copy-by-hand = Dein Browser lässt das Kopieren nicht zu. Kopiere den Text aus dem Feld unten.
# $reason is a sentence.
analyser-bad-link = Der Link lässt sich nicht öffnen: { $reason }
analyser-import = Text, Link oder Datei importieren
analyser-import-text = Text, Link oder ID in beliebigem Format
analyser-import-read = Importieren
analyser-import-file = Datei öffnen …
analyser-import-file-name = Stellungsdatei
analyser-import-note = Du kannst auch an beliebiger Stelle dieser Seite Text einfügen oder eine Datei ablegen.
analyser-import-done = Importiert als { $format }.
analyser-import-long = Dieser Text ist zu lang. Du kannst Spielfelder bis 100×100 importieren.
analyser-import-large = { $file } ist zu groß. Du kannst Spielfelder bis 100×100 importieren.
analyser-saved = Gespeicherte Stellungen
analyser-saved-name = Name
analyser-saved-save = Speichern
analyser-saved-open = Öffnen
analyser-saved-open-name = { $name } öffnen
analyser-saved-remove = Löschen
analyser-saved-remove-name = { $name } löschen
# The size of a position, and the day it was saved.
analyser-saved-about = { $size }, { $day }

## Why a position is refused

analyser-refused-title = Gib der Stellung einen Namen mit 1 bis { $most } sichtbaren Zeichen.
analyser-refused-large = Diese Stellung ist zu groß zum Speichern. Kopiere stattdessen den Link.
analyser-refused-full = Mehr als { $most } Stellungen kannst du nicht speichern. Lösche zuerst eine.
analyser-refused-empty = Hier ist nichts zu importieren. Füge zuerst eine Stellung, einen Link oder ein Spielfeld ein.
analyser-refused-format = Dieses Format kennt qmines nicht. Versuch es mit einem Link von dieser Seite oder mit einer Zeile Text pro Zeile des Spielfelds.
analyser-refused-rows = Alle Zeilen müssen gleich lang sein.
analyser-refused-side = Dieses Spielfeld ist { $width }×{ $height } groß, die Analyse unterstützt aber höchstens { $most } Zeilen und Spalten.
