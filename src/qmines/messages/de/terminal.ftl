### The terminal game. Space is short: keep texts about as long as these.

## Menus and forms

menu-resume = Weiterspielen
menu-rules = Regeln
menu-custom = Eigenes …
menu-learn = Lernen
menu-statistics = Statistik
menu-games = Spiele
menu-open = Datei öffnen …
menu-settings = Einstellungen
menu-keys = Tasten
menu-keys-more = Tasten …
menu-help = Hilfe
menu-quit = Beenden
# A level and a clock.
menu-resume-detail = { $level } { $clock }
# $when is a time such as “2 h ago”.
menu-resume-about = { $rules }, { $level }: { $clock } gespielt, { $when }
menu-level-detail = { $width }×{ $height } { $mines }
menu-level-about =
    { $mines ->
        [one] { $rules }: eine Mine auf { $width }×{ $height }, { PERCENT($density, digits: 0) }
       *[other] { $rules }: { $mines } Minen auf { $width }×{ $height }, { PERCENT($density, digits: 0) }
    }
menu-level-coach = Mit einem Coach, der die Regeln und jeden Zug erklärt
menu-level-alone = Ohne Coach. Neu bei „{ $rules }“? Wähle zuerst „Lernen“
menu-custom-about = Jede Größe, jede Minenzahl, alle Optionen
menu-learn-about = Hier anfangen: Lektionen mit Coach, von der ersten Technik bis Qubits und Verschränkt
menu-statistics-about = Siege, Serien und Zeiten nach Stufe und Regeln
menu-games-about = Alle deine Spiele: ansehen oder weiterspielen
menu-open-about = Ein gespeichertes Spiel oder eine Stellung
menu-settings-about = Designs, Symbole, Größen, Maus
menu-keys-about = Profil wählen und Tasten ändern
menu-help-about = Regeln und Tasten
menu-back = { $key } zurück
menu-number = { $number }
menu-on = an
menu-off = aus

## A new game

new-title = Neues Spiel
new-level = Stufe
new-level-about = Eine Standardstufe oder eine eigene Größe
new-custom = Eigenes
new-start = Start
new-density =
    { $mines ->
        [one] Eine Mine auf { $cells } Feldern ({ PERCENT($density) }).
       *[other] { $mines } Minen auf { $cells } Feldern ({ PERCENT($density) }).
    }
# Short: what there is room for in 18 characters.
new-short = { $grade } { PERCENT($density) }
new-option-density = Dichte in %
new-option-first = Erster Klick
new-option-width = Breite
new-option-height = Höhe
new-option-mines = Minen
new-option-mines-z = Minen auf Z
# $contents is a list such as “84 safe on Z”.
new-contents = Felder: { LIST($contents) }.

## During a game

play-undone =
    { $deaths ->
        [one] Zurückgenommen. Bisher eine Explosion.
       *[other] Zurückgenommen. Bisher { $deaths } Explosionen.
    }
play-undone-batch = { $count } Züge zurückgenommen. { $key } wiederholt sie.
play-redone =
    { $count ->
        [one] Ein Zug wiederholt.
       *[other] { $count } Züge wiederholt.
    }
# A key, what it does next, and a hint.
play-hint-then = { $key } { $next } · { $hint }
play-hint-guess = Hier muss man raten. { $key } führt den Zug aus.
play-none-undecided = Keine ungeklärten Felder mehr.
play-no-map = Das ganze Spielfeld ist schon zu sehen.
goto-cell = Zeile, Spalte
goto-wrong = Gib eine Zeile von 1 bis { $height } und eine Spalte von 1 bis { $width } ein.
play-no-redo = Nichts zu wiederholen.
play-working = Rechnet …
play-not-made = { $error } Dein Zug wurde nicht ausgeführt.
# $text is a sentence; the key shows the others.
play-more = { $text } ({ $key }: noch { $count })
# $text ends with what a trio has just shown.
play-trio-lesson = { $text } (Dazu gibt es im Menü unter „Lernen“ eine Lektion.)
play-no-effect = Dieser Zug bewirkt nichts.
play-chord-flags = Markiere für einen Akkord so viele Nachbarn, wie die Zahl angibt.
play-flagged = Auf diesem Feld steht eine Flagge. Entferne sie zuerst.
play-place = { CELL($cell) } von { $width }×{ $height }
play-place-board = { $board }: { CELL($cell) } von { $width }×{ $height }
play-place-short = { $row },{ $column } von { $width }×{ $height }
play-prepare-sandbox = Felder vorbereiten kannst du nur im Sandkasten.
play-reset-sandbox = Nur der Sandkasten lässt sich zurücksetzen.
play-no-verb =
    { $verb ->
        [chord] Bei diesen Regeln gibt es keine Akkorde.
        [flag] Bei diesen Regeln gibt es keine Flaggen.
        [mark] Bei diesen Regeln gibt es keine Markierungen.
        [shield] Bei diesen Regeln gibt es keine Schilde.
       *[other] Das geht bei diesen Regeln nicht.
    }
play-no-reduced = Bei diesen Regeln gibt es keine reduzierte Ansicht.
play-no-analyser = Nach diesen Regeln lassen sich Stellungen nicht analysieren.
play-reduced = Zu sehen ist nur, was noch zählt.
play-reduced-off = Alles ist zu sehen.
play-zoom =
    { $size ->
        [tiny] Feldgröße: winzig
        [small] Feldgröße: klein
        [wide] Feldgröße: breit
        [large] Feldgröße: groß
       *[huge] Feldgröße: riesig
    }
play-speed =
    { $speed ->
        [one] Automatik: ein Zug pro Sekunde
       *[other] Automatik: { $speed } Züge pro Sekunde
    }
play-left =
    { $count ->
        [one] Noch ein Feld verdeckt ({ $key }: anhalten)
       *[other] Noch { $count } Felder verdeckt ({ $key }: anhalten)
    }
play-flags = Deine Flaggen: { $right } richtig, { $wrong } falsch, { $doubtful } ungewiss.
play-what-happened = Was passiert ist
play-nothing-happened = Noch nichts.
# At the end of a text that is cut off, and the title of the card that shows all of it.
note-more = … { $key }: weiterlesen
note-title = Ganzer Text
play-arrow = Das Feld unter dem Cursor, { CELL($cell) }: { $arrow }
chance-working = Risiken werden berechnet … ({ $key }: anhalten)
chance-working-error = Risiken werden berechnet, bisher ± { PERCENT($error) } … ({ $key }: anhalten)
chance-safe = Garantiert sicher
chance-mine = Garantiert eine Mine
chance-exact = { PERCENT($chance) } Minenrisiko
chance-about = Etwa { PERCENT($chance) } Minenrisiko

## Beside the board

side-open = { $opened } von { $cells } aufgedeckt
side-flags =
    { $flags ->
        [one] Eine Flagge, { $left } übrig
       *[other] { $flags } Flaggen, { $left } übrig
    }
side-deaths =
    { $count ->
        [one] Eine Explosion rückgängig
       *[other] { $count } Explosionen rückgängig
    }
side-saves =
    { $count ->
        [one] Eine Rettung
       *[other] { $count } Rettungen
    }
# Short names of keys, also for the line at the bottom.
side-key-open = aufdecken
side-key-flag = Flagge
side-key-chord = Akkord
side-key-undo = rückgängig
side-key-other-board = anderes Brett
side-key-shield = Schild
side-key-explain = erklären
side-key-hint = Tipp
# What the key of hints does next.
side-key-hint-why = warum?
side-key-hint-act = ausführen
side-key-hint-go = hingehen
side-key-overlay = Risiken
side-key-reduced = reduzierte Ansicht
side-key-solve = sichere Züge
side-key-zoom-in = größere Felder
side-key-pause = Pause
side-key-new = neues Spiel
side-key-help = Hilfe
side-key-next-undecided = nächstes
side-key-palette = Befehle
side-key-menu = zurück
side-key-quit = beenden
side-key-choose = wählen
side-key-change = ändern
side-key-select = bestätigen
side-key-results = Ergebnis
side-key-continue = weiter
side-key-scroll = blättern
side-key-step = Schritt
side-key-run = abspielen
side-key-mistake = Fehler
side-key-fork = ab hier
side-key-go-to = gehe zu
side-key-prepare = vorbereiten
side-key-reset = zurücksetzen
side-key-games-search = suchen
side-key-games-delete = löschen
side-key-games-export = exportieren
side-key-new-key = neue Taste
side-key-more-key = hinzufügen
side-key-no-key = entfernen

## Pause and end

pause-title = Pause · { $clock }
pause-board = Zurück zum Spielfeld
pause-reveal-note = beendet das Spiel
pause-help = Hilfe
pause-kept = wird gespeichert
over-won = Gewonnen
over-lost = Verloren
over-why-note = Schritt für Schritt
over-undo-note = zählt als Explosion
over-judging = Deine Züge werden geprüft …

## The command palette

palette-find = Befehl
palette-none = Befehl nicht gefunden
palette-new = Neues Spiel: { $rules }, { $level }
palette-theme = Design: { $theme }
palette-menu = Zurück zum Menü

## Settings

set-title = Einstellungen
set-language = Sprache
set-language-about = Sprache des Spiels im Terminal; automatisch: die des Systems
set-theme = Design
set-theme-about = Farben des Spielfelds und der Menüs
set-glyphs = Symbole
set-glyphs-about = Unicode oder ASCII; automatisch richtet sich nach dem Terminal
set-cells = Feldgröße
set-cells-about = Automatisch: die größte, die passt; im Spiel + oder − drücken
set-overlay = Risiken
set-overlay-about = Wie das Minenrisiko gezeigt wird
set-chords = Akkorde
set-chords-about = Aufdecken einer Zahl mit allen Flaggen deckt ihre Nachbarn auf
set-right-click = Rechtsklick
set-right-click-about = Flagge oder alle Markierungen der Reihe nach
set-side = Seitenleiste
set-side-about = Stand und Tasten neben dem Spielfeld, wenn Platz ist
set-minimap = Karte
set-minimap-about = Karte zeigen, wenn das Spielfeld nicht auf den Bildschirm passt
set-speed = Tempo der Automatik
set-speed-about = Züge pro Sekunde
set-coach = Coach
set-coach-about = Coach in geführten Spielen von Qubits und Verschränkt zeigen
set-dirac = Dirac-Notation
set-dirac-about = Zustände von Qubits als |0⟩ statt „auf Z sicher“
set-guess = Automatik rät
set-guess-about = Raten, wenn kein Zug sicher ist
set-first = Erster Klick
set-first-about = Ob der erste Klick ein Gebiet öffnet, sicher ist oder eine Mine sein kann
set-questions = Fragezeichen
set-questions-about = Fragezeichen in neuen Spielen erlauben
set-notice = Rettungen melden
set-notice-about = Wann „Nachsichtig“ dir sagt, dass eine Mine verschoben wurde
set-value-auto = automatisch
set-value-unicode = Unicode
set-value-ascii = ASCII
set-value-tiny = winzig
set-value-small = klein
set-value-wide = breit
set-value-large = groß
set-value-huge = riesig
set-value-both = Farbe und Zahl
set-value-shade = Farbe
set-value-numbers = Zahl
set-value-flag = Flagge
set-value-mark = nächste Markierung
settings-unreadable = { $path } ist nicht lesbar, deshalb gelten die Standardeinstellungen: { $error }
settings-nested = { $path } ist zu tief verschachtelt, deshalb gelten die Standardeinstellungen.
settings-unknown = In { $path } nicht verwendbar: { LIST($names) }. Es gelten die Standardwerte.
settings-unwritable = Deine Einstellungen ließen sich nicht in { $path } speichern: { $error }
play-not-saved = Es wird nichts gespeichert, weil sich { $path } nicht beschreiben lässt.

## Keys

keys-title = Tasten
keys-profile = Profil
keys-profile-about = Standard: Pfeiltasten und WASD; Vim: hjkl; Ziffernblock: Ziffern
keys-reset = Dieses Profil zurücksetzen
keys-reset-about = Zurück zu den Standardtasten dieses Profils
key-name-ctrl = Strg
key-name-alt = Alt
key-name-shift = Umschalt
keys-how = Enter: neue Taste. Einfg: Taste hinzufügen. Entf: alle Tasten entfernen.
keys-press = Drücke die neue Taste für „{ $action }“.
keys-reset-done = Die Tasten dieses Profils sind auf die Standardwerte zurückgesetzt.
keys-profile-done = Profil: { $profile }
keys-bound = { $action }: { LIST($keys) }
keys-unbound = { $action }: keine Taste
keys-taken = { $key } ist schon mit „{ $action }“ belegt.
keys-needed = „{ $action }“ braucht mindestens eine Taste.
key-scope-menus = Menüs und Formulare
key-scope-pause = In der Pause
key-scope-end = Nach dem Spiel
key-scope-games = In der Liste der Spiele
key-scope-replay = Bei der Wiedergabe
action-redo = Wiederholen
action-next-undecided = Nächstes ungeklärtes Feld
action-previous-undecided = Voriges ungeklärtes Feld
action-go-to = Zu Zeile und Spalte springen
action-minimap = Karte großer Spielfelder ein- oder ausblenden
action-pause-resume = Weiterspielen
action-pause-restart = Neues Spiel wie dieses
action-pause-new = Neues Spiel …
action-pause-reveal = Minen zeigen
action-pause-settings = Einstellungen
action-pause-menu = Menü
action-pause-quit = Beenden
action-end-again = Noch einmal
action-end-next = Weiter
action-end-why = Begründung zeigen
action-end-undo = Rückgängig
action-end-replay = Wiedergabe
action-end-board = Spielfeld ansehen
action-end-menu = Menü
action-games-search = Suchen
action-games-delete = Spiel löschen
action-games-export = Spiel als Datei exportieren
action-palette = Befehl suchen
action-suspend = Anhalten; fg holt das Spiel zurück
action-prepare = Sandkasten: nächster Zustand für das Feld
action-reset = Sandkasten: alle Felder neu vorbereiten
action-check = Flaggen prüfen: richtig, falsch oder ungewiss
action-forward = Nächster Schritt
action-back = Voriger Schritt
action-first = Zum Anfang
action-last = Zum Ende
action-run = Abspielen oder anhalten
action-mistake = Nächster Ratezug oder Fehler
action-fork = Ab hier als neues Spiel spielen
action-menu = Zurück oder Menü öffnen
action-quit = Beenden; dein Spiel wird gespeichert

## Help

help-title = Hilfe
help-start = Neu hier? Wähle im Menü „Lernen“: Ein Coach führt dich durch deine ersten Spiele.
help-options = Optionen eines eigenen Spiels:
help-list-choose = Zeile wählen; die Tasten für den Cursor gehen auch
help-list-change = Wert ändern; Zahlen und Texte kannst du auch eintippen
help-list-enter = Zeile auswählen
help-mouse-title = Maus
help-mouse-left = links
help-mouse-left-about = Feld aufdecken, auf einer Zahl: Akkord
help-mouse-right = rechts
help-mouse-right-about = Flagge (oder Strg+Linksklick)
help-mouse-middle = Mitte
help-mouse-middle-about = Akkord
help-mouse-wheel = Rad
help-mouse-wheel-about = Scrollen; mit Umschalt seitwärts
# The name of an option and what it means.
help-option = { $option }: { $about }

## Games, files and positions

list-title = Spiele
list-none = Noch keine Spiele
list-search = Suchen
list-not-found = Keine passenden Spiele
list-delete-sure = Noch einmal { $key } löscht dieses Spiel endgültig.
list-deleted = Gelöscht.
list-not-deleted = Dieses Spiel lässt sich nicht löschen, solange andere dasselbe Spielfeld spielen.
list-exported = Exportiert nach { $path }
list-unfinished = { $clock } läuft noch
list-won = { $clock } gewonnen
list-lost = { $clock } verloren
list-replay =
    { $events ->
        [one] Ein Zug, { $when }. Enter startet die Wiedergabe. ({ $id })
       *[other] { $events } Züge, { $when }. Enter startet die Wiedergabe. ({ $id })
    }
list-continue =
    { $events ->
        [one] Ein Zug, { $when }. Enter spielt weiter. ({ $id })
       *[other] { $events } Züge, { $when }. Enter spielt weiter. ({ $id })
    }
list-helped = Mit Hilfe: { LIST($help) }. { $about }
file-title = Datei öffnen
file-path = Datei
file-how = Gib einen Pfad ein oder wähle eine Datei: Spiel, Aufzeichnung oder Stellung.
file-problem = { $path }: { $error }
system-missing = Diese Datei oder diesen Ordner gibt es nicht. Prüfe den Pfad.
system-forbidden = Dir fehlen die Rechte für diese Datei oder diesen Ordner.
system-full = Der Datenträger ist voll. Schaffe etwas Platz.
# $where is the file with all games.
store-locked = { $where } ist seit mehr als { $seconds } s gesperrt. Versuch es noch einmal.
store-damaged = { $where } ist beschädigt. Stell eine Sicherung wieder her oder benenn die Datei um.
store-none = { $where } ist keine Datenbank oder beschädigt. Benenn die Datei um.
store-full = Der Datenträger ist voll, deshalb wurde nichts in { $where } gespeichert. Schaffe etwas Platz.
store-read-only = In { $where } kann nicht geschrieben werden. Prüfe die Zugriffsrechte.
store-closed = { $where } lässt sich nicht öffnen. Prüfe Pfad und Zugriffsrechte.
store-disk = { $where } konnte nicht gelesen oder geschrieben werden. Prüfe den Datenträger.
found-boards =
    { $boards ->
        [1] Eine mögliche Verteilung, { $method }, { $time }
       *[other] { COUNT($boards) } mögliche Verteilungen, { $method }, { $time }
    }
found-chances = Risiken: { $method }, { $time }
found-method =
    { $method ->
        [exact] exakt
        [approximated] angenähert
        [sampled] geschätzt
       *[other] { $method }
    }
found-cell = Sieh dir { CELL($cell) } an.
found-cell-chance = Minenrisiko von { CELL($cell) }: { PERCENT($chance) }

## Replays

watch-short = Wiedergabe
watch-speed =
    { $speed ->
        [one] Ein Schritt pro Sekunde
       *[other] { $speed } Schritte pro Sekunde
    }
watch-none = Keine weiteren Ratezüge oder Fehler.
watch-no-store = Spiele werden nicht gespeichert, deshalb kannst du ab hier nicht spielen.
watch-no-seed = Eine Aufzeichnung hat keinen Seed, deshalb kannst du ab hier nicht spielen.
# $move is a move such as “Open row 3, column 4”.
watch-risk = { $move } ({ PERCENT($risk) } Risiko).
watch-risk-best = { $move } ({ PERCENT($risk) } Risiko). Am besten: { $best }
watch-best = { $move }. Am besten: { $best }
watch-move = { $move }.
watch-end = Ende.
# $saves is a list such as “row 3, column 4: 50.0% risk, 2 possible boards”.
watch-saves = { $outcome } Rettungen: { $saves }
watch-title = { $player } · { $level } · Spiel { $number } von { $total }
watch-tally = { $won } von { $played } gewonnen
watch-won = { $player } hat gewonnen.
watch-lost = { $player } hat eine Mine erwischt.
watch-gave-up = { $player } hat aufgegeben.
watch-busy = { $player } spielt noch das nächste Spiel.

## Statistics

figures-title = Statistik
figures-none = Spiel ein Spiel zu Ende, dann siehst du hier deine Statistik.
figures-no-games = Noch keine Spiele
figures-counting = Wird gezählt …
figures-with-help = mit Hilfe
figures-games = Spiele
figures-won = Gewonnen
figures-won-value = { $wins } ({ PERCENT($rate) })
figures-likely = Du gewinnst { PERCENT($low, digits: 0) } bis { PERCENT($high, digits: 0) } der Spiele (95 % Sicherheit).
figures-streak = Serie
figures-streak-value = aktuell { $now }, beste { $best }
figures-best-time = Bestzeit
figures-mean-time = Mittlere Zeit
figures-speed = 3BV/s
figures-speed-value = Am besten { $best }, im Schnitt { $mean }
figures-efficiency = Effizienz
figures-undone = Zurückgenommen
figures-deaths =
    { $count ->
        [one] Eine Explosion
       *[other] { $count } Explosionen
    }
figures-help = Hilfe
figures-recent =
    { $count ->
        [one] Dein letztes Spiel
       *[other] Deine letzten { $count } Spiele
    }
figures-times = Zeiten deiner letzten Siege
figures-times-span = { $low } bis { $high } s, der letzte rechts
figures-spread = Verteilung der Zeiten
figures-best = Beste Spiele
figures-best-speed = { $speed } 3BV/s

## Times

age-now = gerade eben
age-minutes = vor { $count } min
age-hours = vor { $count } h
age-days =
    { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }

## The end of a game; more in game.ftl

end-verdict = Urteil
end-number = { NUMBER($value) }
end-time-value = { CLOCK($milliseconds) }
end-percent = { PERCENT($share, digits: 0) }
end-help-value = { LIST($kinds) }
end-why = Warum
end-undos = Rückgängig
end-seed = Seed

## Lessons

lessons-title = Lernen
lessons-done = fertig
lessons-progress = { $done } von { $total }
lessons-example = Beispiel { $number } von { $count }
lessons-read = noch mal lesen
lessons-hidden = Wähle ein verdecktes Feld.
lessons-try-again = Mach den Zug jetzt selbst.
lessons-free = Sandkasten
lessons-free-about = Bereite Felder in beliebigen Zuständen vor und miss sie, so oft du willst.
