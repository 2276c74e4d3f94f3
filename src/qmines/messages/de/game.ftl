### A game on the web site: the board, the buttons around it, and the card at its end.

game-missing = Spiel nicht gefunden
game-missing-new = Neues Spiel starten
game-panel = Spielbereich
game-paused = Pause
# What is being played, over the board.
game-playing = { $rules } · { $level } · { $size }
# A board of the day.
game-playing-daily = Tagesrätsel · { $rules } · { $level }
game-playing-custom = { $rules } · { $size }
game-watching = Du siehst zu. Ziehen kann nur, wer das Spiel begonnen hat.
game-watching-player = Du siehst { $name } zu.
game-watching-room = Du siehst zu. Tritt bei, um mitzuspielen.
game-spectators =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } sehen zu
    }
game-watched-by = Im Publikum: { LIST($names) }
game-watched-by-more =
    { $count ->
        [one] Im Publikum: { LIST($names) } und eine weitere Person
       *[other] Im Publikum: { LIST($names) } und { $count } weitere
    }
# A spectator without an account who chose a name.
game-watched-by-guest = { $name } (Gast)
# The pointer of another player who has no name.
game-player = Jemand
game-offline-moves =
    { $count ->
        [one] Offline: Ein Zug wird gesendet, sobald du wieder verbunden bist.
       *[other] Offline: { $count } Züge werden gesendet, sobald du wieder verbunden bist.
    }

## The bar over the board

game-mines-left = Minen übrig
game-time = Zeit
game-shields = Schilde
game-face-playing = Neues Spiel
game-face-won = Gewonnen. Neues Spiel
game-face-lost = Verloren. Neues Spiel
game-face-paused = Pause. Neues Spiel

## Buttons

game-dock = Schnellaktionen
game-tools = Werkzeuge
game-tap = Beim Antippen
game-tool-dig = Aufdecken
game-tool-flag = Flagge
game-tool-mark = Markieren
game-tool-shield = Schild
game-group-help = Hilfe
game-solver = Automatisch spielen
game-more = Mehr
game-close = Schließen
game-group-moves = Züge
game-group-view = Ansicht
game-group-game = Spiel
game-hint = Tipp
game-hint-why = Warum?
game-hint-do = Zeigen
game-one-move = Ein Zug
game-simple-moves = Einfache Züge
game-certain-moves = Alle sicheren Züge
game-step = Schritt
game-auto-play = Automatik
game-stop = Stopp
game-pace = Tempo der Automatik
game-pace-steps =
    { $steps ->
        [one] Ein Schritt pro Sekunde
       *[other] { $steps } Schritte pro Sekunde
    }
game-may-guess = Notfalls raten
game-chances = Risiken
# Opens the position in the analyser.
game-reduced = Reduzierte Ansicht
game-zoom-out = Verkleinern
game-zoom-in = Vergrößern
game-fit = Einpassen
game-show-links = Verbindungen zeigen
game-coach = Coach
game-dirac = Dirac-Notation wie |0⟩
game-undo = Rückgängig
game-pause = Pause
game-resume = Weiter
game-new = Neues Spiel
game-share = Teilen
game-sound = Ton
game-give-up = Aufgeben
# The same button, after it was pressed once.
game-give-up-sure = Wirklich aufgeben?

## What is said while playing

game-notes = Hinweise
game-measurements = Messungen
game-nothing-said = Noch nichts zu wiederholen.
game-logged-out = Du wurdest abgemeldet. Melde dich wieder an, um weiterzuspielen.
# After a move that opened several cells; $cell describes the one that was clicked.
game-opened-more =
    { $count ->
        [one] { $cell }; noch ein Feld aufgedeckt
       *[other] { $cell }; noch { $count } Felder aufgedeckt
    }
game-same-board = Hilfe, Rückgängig und Pause sind aus, solange andere dasselbe Spielfeld spielen.
game-ranked-no-pause = In gewerteten Spielen gibt es keine Pause.
game-link-copied = Link kopiert. Wer ihn öffnet, kann zusehen.
game-result-copied = Ergebnis kopiert, mit Link zur Wiedergabe.
game-link = Link zu diesem Spiel
game-copy-link = Link kopieren
# Results to share; $game is the rules and the level.
share-won = { $game }: geschafft in { $time }
share-lost = { $game }: verloren nach { $time }
game-bloch = Bloch-Kugel von { CELL($cell) }
game-not-measured = Dieses Feld wurde nicht gemessen.

## The sandbox

sandbox-title = Sandkasten
sandbox-free = Wähle, was ein Klick bewirkt: das Feld auf dem angeklickten Brett messen oder es in einem Zustand vorbereiten. Jedes Feld zeigt sein Minenrisiko; Linien verbinden zusammengehörige Felder.
sandbox-story = Lektion und Ergebnisse
sandbox-tap = Beim Antippen
sandbox-measure = Messen
sandbox-prepare = Feld vorbereiten: { STATE($state) }
# On a button that prepares a cell in this state.
sandbox-state-name = { STATE($state) }
sandbox-reset = Alle Felder zurücksetzen

## The card at the end

end-title = Ergebnis
end-won = Geschafft
end-won-in = Geschafft in { $time }
end-record = Neue Bestzeit!
# $before says whether that was the best time before this game.
end-best =
    { $before ->
        [yes] Bisherige Bestzeit: { $time }
       *[no] Bestzeit: { $time }
    }
end-streak = { $count } Siege in Folge
# $place is the rank of a ranked win.
end-place = Platz { $place } der Bestenliste
end-lost = Verloren
end-resigned = Aufgegeben
end-hidden = Das Spielfeld und deine Statistik siehst du, sobald alle fertig sind.
end-hidden-daily = Das Spielfeld und deine Statistik erscheinen nach Mitternacht (UTC).
end-daily = Zurück zu den Tagesrätseln
end-again = Neues Spiel
end-rematch = Dieses Spielfeld noch einmal
end-replay = Wiedergabe
end-share = Teilen
end-picture = Bild speichern
end-more = Ganze Statistik
end-loading = Statistik wird berechnet …
end-fair = War dieses Spielfeld fair?
# $file is a link to download the game, $command a command for the terminal.
end-fair-check = Der Seed unten stand schon vor dem ersten Klick fest. Prüf es selbst: Lade die { $file } herunter und starte { $command }.
end-fair-file = Spieldatei
end-states = Alle Zustände zeigen
end-circuit = Schaltkreis
end-circuit-qasm = OpenQASM
end-circuit-picture = Schaltkreis dieses Spiels
end-circuit-large = Dieser Schaltkreis ist zu groß zum Zeichnen. Du kannst ihn stattdessen als OpenQASM herunterladen.

## Statistics on the card: a name, a value, and what it means

end-time = Zeit
# How much of the board was open at the end, as a percentage.
end-cleared = Aufgedeckt
end-bbbv = 3BV
end-bbbv-value = { $solved } von { $total }
end-bbbv-help = Wie viele Klicks das Spielfeld ohne Flaggen mindestens braucht
end-bbbv-per-second = 3BV/s
end-clicks = Klicks
end-clicks-value = { $clicks }, davon { $wasted } unnötig
end-efficiency = Effizienz
end-efficiency-help = 3BV pro Klick
end-correctness = Korrektheit
end-correctness-help = Der Anteil der Klicks, die etwas bewirkt haben
end-throughput = Durchsatz
end-throughput-help = 3BV pro Klick, der etwas bewirkt hat
end-zini = ZiNi
end-zini-help = Nötige Klicks mit Flaggen und Akkorden, mit einem Greedy-Verfahren geschätzt
end-openings = Öffnungen
end-openings-value =
    { $islands ->
        [one] { $openings }, eine Insel
       *[other] { $openings }, { $islands } Inseln
    }
end-luck = Glück
end-luck-value =
    { $guesses ->
        [one] { PERCENT($luck) }, ein Ratezug
       *[other] { PERCENT($luck) }, { $guesses } Ratezüge
    }
end-luck-none = Nicht nötig
end-luck-help = Die Wahrscheinlichkeit, deine Ratezüge zu überleben
end-saves = Rettungen
end-saves-help = Wie oft dir eine Mine aus dem Weg geräumt wurde
end-flags = Flaggen
end-flags-used = Benutzt
end-flags-none = Keine (NF)
end-undone = Zurückgenommen
end-undone-value =
    { $deaths ->
        [one] Eine Explosion
       *[other] { $deaths } Explosionen
    }
end-help = Hilfe
end-help-none = Keine
