### Replays.

replay-title = Wiedergabe: { $game }
replay-open-about = Öffne eine Spieldatei oder zieh sie irgendwo auf diese Seite, um jeden Zug mit den exakten Risiken in diesem Moment zu sehen.
replay-open-formats = qmines liest eigene Spieldateien und Aufzeichnungen anderer Programme: .rawvf, .avf, .evf, .rmv, .mvf.
# Where there is no server.
replay-open-here = Dein Browser gibt Spieldateien von qmines mit den Regeln „Klassisch“ und „Nachsichtig“ selbst wieder; hochgeladen wird nichts.
replay-here-only = Ohne Server gibt diese Seite nur Spieldateien von qmines mit den Regeln „Klassisch“ und „Nachsichtig“ wieder; für andere Dateien nimm „qmines replay“ in einem Terminal.
replay-no-kernel = Die Wiedergabe läuft in deinem Browser, aber das Rechenmodul konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
replay-open-file = Datei öffnen …
# $statistics is a link to the statistics page.
replay-open-private = Die Datei wird nicht gespeichert. Spiele, die du hier gespielt hast, findest du in deiner { $statistics }.
replay-open-statistics = Statistik
replay-file = Spieldatei
replay-too-large = { $file } ist zu groß für diese Seite. Nimm stattdessen „qmines replay“ in einem Terminal.
replay-missing = Wiedergabe nicht gefunden
replay-missing-game = Zum Spiel
replay-missing-file = Spieldatei öffnen

## Keys

replay-keys = Tastenkürzel
replay-keys-step = Voriger und nächster Schritt
replay-keys-ends = Anfang und Ende
replay-keys-play = Abspielen oder anhalten
replay-keys-marks = Nächster und voriger Ratezug oder Fehler
replay-keys-speed = Langsamer und schneller
replay-keys-chances = Risiken
replay-keys-cells = Zwischen Feldern bewegen
replay-keys-zoom = Zoomen
replay-key-home = Pos1
replay-key-end = Ende
replay-key-space = Leertaste

## Moves. $board is Z or H, or “none” on a single board.

replay-move-open =
    { $board ->
        [none] { CELL($cell) } aufdecken
       *[other] { CELL($cell) } auf dem { $board }-Brett aufdecken
    }
replay-move-measure =
    { $board ->
        [none] { CELL($cell) } messen
       *[other] { CELL($cell) } auf dem { $board }-Brett messen
    }
replay-move-chord =
    { $board ->
        [none] Akkord auf { CELL($cell) }
       *[other] Akkord auf { CELL($cell) }, { $board }-Brett
    }
replay-move-flag =
    { $board ->
        [none] Flagge auf { CELL($cell) }
       *[other] Flagge auf { CELL($cell) }, { $board }-Brett
    }
replay-move-question =
    { $board ->
        [none] Fragezeichen auf { CELL($cell) }
       *[other] Fragezeichen auf { CELL($cell) }, { $board }-Brett
    }
replay-move-mark =
    { $board ->
        [none] { CELL($cell) } markieren
       *[other] { CELL($cell) } auf dem { $board }-Brett markieren
    }
replay-move-shield =
    { $board ->
        [none] Schild auf { CELL($cell) }
       *[other] Schild auf { CELL($cell) }, { $board }-Brett
    }
replay-move-prepare = { CELL($cell) } vorbereiten
# A move that only some rules have; $verb is its name.
replay-move-other =
    { $board ->
        [none] { $verb }: { CELL($cell) }
       *[other] { $verb }: { CELL($cell) }, { $board }-Brett
    }
# $kind is a kind of help, such as Hints.
replay-move-help = Hilfe: { $kind }
replay-move-undo = Rückgängig
replay-move-pause = Pause
replay-move-resume = Weiter
replay-move-resign = Aufgeben
replay-move-reset = Alle Felder zurücksetzen
replay-won = Gewonnen
replay-lost = Verloren
replay-end = Spielende

## The bar

replay-controls = Wiedergabe
replay-step = Schritt
replay-marks = Ratezüge und Fehler
replay-first = Zum Anfang
replay-back = Voriger Schritt
replay-forward = Nächster Schritt
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-previous-mark-name = Voriger Ratezug oder Fehler
replay-next-mark-name = Nächster Ratezug oder Fehler
replay-no-next-mark = Nach diesem Schritt gibt es keine Ratezüge oder Fehler mehr.
replay-no-previous-mark = Vor diesem Schritt gibt es keine Ratezüge oder Fehler.
replay-position = { $step } / { $last }
# $words are the move and what is said of it.
replay-where = { $step } von { $last }: { $words }
replay-words = { $move }.
replay-words-review = { $move }. { $review }
replay-speed = Tempo
replay-speed-played = Wie gespielt
replay-speed-times = { $times }× wie gespielt
replay-speed-steps =
    { $steps ->
        [one] Ein Schritt pro Sekunde
       *[other] { $steps } Schritte pro Sekunde
    }

## Beside the board

replay-panel = Wiedergabebereich
replay-time = Zeit
replay-next-move = Nächster Zug
replay-this = Diese Wiedergabe
replay-measured = Eben gemessen
replay-judging = Züge werden beurteilt …
replay-badge =
    { $kind ->
        [safe] ✓ Sicher
        [guess] ○ Geraten
       *[mistake] ▲ Fehler
    }
replay-badge-saved =
    { $kind ->
        [safe] ✓ Sicher · gerettet
        [guess] ○ Geraten · gerettet
       *[mistake] ▲ Fehler · gerettet
    }
replay-chances = Risiken (O)
replay-best = Bester Zug: { $move }
replay-best-sampled = Bester Zug: { $move } Die Risiken sind geschätzt, ± { PERCENT($error) }.
replay-tally =
    { $guesses ->
        [0] Kein Ratezug
        [one] Ein Ratezug (○)
       *[other] { $guesses } Ratezüge (○)
    } und { $mistakes ->
        [0] kein Fehler
        [one] ein Fehler (▲)
       *[other] { $mistakes } Fehler (▲)
    }.
replay-tally-so-far =
    Bisher { $guesses ->
        [0] kein Ratezug
        [one] ein Ratezug (○)
       *[other] { $guesses } Ratezüge (○)
    } und { $mistakes ->
        [0] kein Fehler
        [one] ein Fehler (▲)
       *[other] { $mistakes } Fehler (▲)
    }. Wird noch beurteilt …
replay-rules = Nach anderen Regeln
replay-rules-loading = Wird nachgespielt …
replay-rules-step = Schritt { $step }
replay-rules-step-name = Zu Schritt { $step }, ab dem „{ $rules }“ abweicht
replay-fork = Ab hier spielen
replay-fork-other = … auf anderem Spielfeld
replay-fork-other-only = Ab hier auf anderem Spielfeld spielen
replay-fork-same-note = „Ab hier spielen“ beginnt ein neues Spiel auf demselben Spielfeld. Da du dieses Spielfeld schon kennst, zählt das Spiel als mit Hilfe gespielt.
replay-fork-qubits-note = „Ab hier spielen“ beginnt ein neues Spiel mit denselben verborgenen Zuständen. Da du sie schon kennst, zählt das Spiel als mit Hilfe gespielt.
replay-fork-recorded-note = Das neue Spiel läuft auf einem anderen Spielfeld, das zu dem passt, was du siehst.
replay-fork-not-ready = Ab hier kannst du noch nicht spielen: Dieser Zug ist noch nicht analysiert. Versuch es gleich noch einmal oder wähle einen anderen Zug.
replay-recorded = Mit einem anderen Programm aufgezeichnet.
replay-recorded-program = Aufgezeichnet mit { $program }.
replay-recorded-player = Gespielt von { $player }.
replay-recorded-both = Aufgezeichnet mit { $program }, gespielt von { $player }.
replay-copy = Link kopieren
replay-copied = Link zu dieser Stelle kopiert.
replay-download = Spieldatei herunterladen
replay-game = Zum Spiel
