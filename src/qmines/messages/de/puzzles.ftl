### Puzzles: find a safe cell.

puzzles-rated = Gewertete Puzzles
puzzles-rated-about = Jede Stellung ist neu und passt zu deiner Wertung. Dein erster Klick zählt.
puzzles-rated-log-in = Für eine Wertung anmelden
puzzles-rush = Puzzle-Rush
puzzles-rush-about = Drei Minuten. Die Stellungen werden schwerer, und nach dem dritten Fehler ist Schluss.
puzzles-best = Dein Rekord: { $score }
puzzles-best-none = Noch kein Versuch.
puzzles-start = Start
puzzles-stop = Aufhören
puzzles-score = Gelöst
puzzles-lives =
    { $count ->
        [0] Kein Fehler mehr erlaubt
        [one] Noch ein Fehler erlaubt
       *[other] Noch { $count } Fehler erlaubt
    }
puzzles-over = Gelöste Puzzles: { $score }.
puzzles-over-best = Gelöste Puzzles: { $score }. Neuer Rekord!
puzzles-training = Eine Technik üben
puzzles-training-about = Ohne Uhr: eine Stellung nach der anderen.
puzzles-mistakes = Deine Fehler
puzzles-mistakes-about = Puzzles, die du nicht gelöst hast, und Stellungen aus deinen Spielen, in denen du ein sicheres Feld übersehen hast.
puzzles-mistakes-start =
    { $count ->
        [one] Eine Stellung wiederholen
       *[other] { $count } Stellungen wiederholen
    }
puzzles-mistakes-none = Noch nichts zu wiederholen. Hier erscheinen Puzzles, die du nicht gelöst hast, und Stellungen aus deinen Spielen, in denen du ein sicheres Feld übersehen hast.
puzzles-question = Finde ein sicheres Feld.
puzzles-right = Sicher!
puzzles-wrong = Dieses Feld war nicht garantiert sicher. Die sicheren Felder sind markiert.
puzzles-rating = Deine Puzzle-Wertung: { $rating }
puzzles-rating-none = Löse ein Puzzle, um eine Wertung zu bekommen.
puzzles-chart = Puzzle-Wertung
puzzles-chart-about = Deine Wertung nach jedem Puzzle. Das Band ist das 95-%-Konfidenzintervall.
