### The boards of the day.

daily-title = Tagesrätsel
daily-day = Tag
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] Dieselben Spielfelder für alle. Du hast für jedes einen Versuch, und die Uhr läuft, sobald du es öffnest. Neue Spielfelder in { $minutes } min.
       *[other] Dieselben Spielfelder für alle. Du hast für jedes einen Versuch, und die Uhr läuft, sobald du es öffnest. Neue Spielfelder in { $hours } h { $minutes } min.
    }
daily-past = Rätsel eines vergangenen Tages, zum Üben. Sie zählen weder für die Rangliste noch für deine Serie.
daily-play = Spielen
daily-continue = Weiterspielen
daily-won = Geschafft in { $time }.
daily-lost = Dein einziger Versuch an diesem Spielfeld ist verbraucht.
daily-tried =
    { $count ->
        [0] An diesem Spielfeld hat sich noch niemand versucht.
        [one] Eine Person hat sich an diesem Spielfeld versucht.
       *[other] { $count } Personen haben sich an diesem Spielfeld versucht.
    }
daily-tried-none-won =
    { $count ->
        [one] Eine Person hat sich an diesem Spielfeld versucht, aber niemand mit Konto hat es bisher geschafft.
       *[other] { $count } Personen haben sich an diesem Spielfeld versucht, aber niemand mit Konto hat es bisher geschafft.
    }
daily-fair = Sind diese Spielfelder fair?
daily-fair-past = Der Seed und darunter sein SHA-256-Hash, der am Vortag veröffentlicht wurde:
daily-fair-today = Der SHA-256-Hash des heutigen Seeds, der morgen bekannt gegeben wird, und darunter der des morgigen Seeds:

## Calendar, yesterday, sharing

daily-calendar = Dein Kalender
daily-earlier = Vorheriger Monat
daily-later = Nächster Monat
daily-streak =
    { $count ->
        [0] Gerade keine Serie
        [one] Ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-best-streak =
    { $count ->
        [one] Beste Serie: ein Tag
       *[other] Beste Serie: { $count } Tage
    }
daily-streak-about = Ein Tag zählt für deine Serie, wenn du vor Mitternacht UTC mindestens eines seiner Spielfelder schaffst.
daily-calendar-none = { $day }: nicht gespielt
# $won and $played are numbers of boards.
daily-calendar-day = { $day }: { $won } von { $played } geschafft
daily-yesterday = Gestern
daily-yesterday-none = Gestern hat niemand mit Konto ein Spielfeld geschafft.
# $name is the quickest player of a board.
daily-yesterday-best = Am schnellsten war { $name } mit { $time }.
daily-yesterday-replay = Wiedergabe ansehen
daily-commentary = Was der Solver dazu sagt
daily-commentary-clean = Jeder Zug war sicher: kein Ratezug, kein Fehler.
daily-commentary-move = Zug { $number }
daily-commentary-more =
    { $count ->
        [one] Ein weiterer Ratezug oder Fehler ist in der Wiedergabe markiert.
       *[other] { $count } weitere Ratezüge und Fehler sind in der Wiedergabe markiert.
    }
daily-commentary-loading = Der Solver sieht sich das Spiel an …
daily-share = Heutige Ergebnisse teilen
daily-share-copied = Kopiert. Über die Spielfelder verrät der Text nichts.
daily-share-title = qmines-Tagesrätsel, { $day }
daily-share-won = ✅ { $board }: { $time }
daily-share-lost = ❌ { $board }
daily-share-streak =
    { $count ->
        [one] 🔥 Serie: ein Tag
       *[other] 🔥 Serie: { $count } Tage
    }

## Why a board of the day is refused

daily-refused-day = „{ $day }“ ist kein Datum. Schreib es zum Beispiel so: 2026-11-15.
daily-refused-range = Für { $day } gibt es keine Tagesrätsel. Wähle einen anderen Tag.
daily-refused-level = Für „{ $level }“ gibt es kein Tagesrätsel. Wähle { LIST($levels, type: "or") }.
