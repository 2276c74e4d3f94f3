### The leaderboard.

best-filters = Filter
best-rules = Regeln
best-level = Stufe
best-level-custom = Eigene Größe
best-size = Breite × Höhe × Minen
best-options = Optionen
best-kind = Spiele
best-kind-solo = Allein, ohne Hilfe
best-kind-daily = Tagesrätsel
best-kind-race = Rennen
best-kind-assisted = Allein, mit Hilfe
best-by = Sortieren nach
best-by-time = Zeit
best-by-speed = 3BV/s
best-by-efficiency = Effizienz
best-by-streak = Serie
best-when = Zeitraum
best-when-day = Heute
best-when-week = Diese Woche
best-when-month = Dieser Monat
best-when-all = Gesamt
best-verified-only = Nur geprüfte
best-verified = Geprüft
best-pace-fast = Ungewöhnlich schnell
best-pace-regular = Ungewöhnlich gleichmäßig
best-pace-about = So klickt ein Mensch selten. Das allein beweist aber nicht, dass ein Programm gespielt hat.
best-you = Du
best-guest = Gäste stehen nicht auf der Liste.
best-unlisted = Diese Zeile siehst nur du.
# $play is a link to the home page.
best-none = So ein Spiel hat noch niemand gewonnen. { $play }
best-none-play = Mach den Anfang!
best-players =
    { $count ->
        [0] Noch niemand auf der Liste
        [one] Eine Person auf der Liste
       *[other] { NUMBER($count) } Personen auf der Liste
    }
best-player = Name
best-time = Zeit
best-speed = 3BV/s
best-efficiency = Effizienz
best-streak = Siege in Folge
best-wins = Siege
best-date = Datum
best-fair = Fair Play
best-fair-title = Geprüftes Fair Play
# $command is a command for the terminal.
best-fair-about = Der Server hat den Seed vor dem ersten Klick festgelegt. Nach dem Spiel hat er damit jeden Zug nachgespielt und dieselben Hashwerte, dasselbe Ergebnis und dieselbe Zeit erhalten. Es gab keine Hilfe, kein Zug wurde zurückgenommen, und niemand konnte das Spielfeld kennen. Du willst dem Server nicht einfach glauben? Lade die Spieldatei herunter und starte { $command }.
