### The boards of the day.

daily-title = Tagesrätsel
daily-day = Tag
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] Dieselben Spielfelder für alle, ganz ohne Raten. Du hast einen Versuch, und die Uhr läuft, sobald du das Spielfeld öffnest. Noch { $minutes } min.
       *[other] Dieselben Spielfelder für alle, ganz ohne Raten. Du hast einen Versuch, und die Uhr läuft, sobald du das Spielfeld öffnest. Noch { $hours } h { $minutes } min.
    }
daily-past = Rätsel eines vergangenen Tages, zum Üben. Sie zählen nicht für die Rangliste.
daily-play = Spielen
daily-continue = Weiterspielen
daily-won = Geschafft in { $time }.
daily-lost = Du hattest deinen Versuch.
daily-tried =
    { $count ->
        [0] Das hat noch niemand versucht.
        [one] Eine Person hat es versucht.
       *[other] { $count } haben es versucht.
    }
daily-tried-none-won =
    { $count ->
        [one] Eine Person hat es versucht, aber niemand mit Konto hat es bisher geschafft.
       *[other] { $count } haben es versucht, aber niemand mit Konto hat es bisher geschafft.
    }
daily-fair = Ist das fair?
daily-fair-past = Der Seed und darunter sein SHA-256, der am Vortag veröffentlicht wurde:
daily-fair-today = Der SHA-256 des heutigen Seeds, der morgen bekannt gegeben wird, und darunter der des morgigen Seeds:

## Why a board of the day is refused

daily-refused-day = „{ $day }“ ist kein Datum wie 2026-11-15.
daily-refused-range = Für { $day } gibt es keine Rätsel zu spielen. Wähle einen anderen Tag.
daily-refused-level = Die Tagesrätsel sind { LIST($levels) }, nicht { $level }.
