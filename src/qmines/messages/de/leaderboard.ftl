### The leaderboard.

best-filters = Filter
best-rules = Regeln
best-level = Stufe
best-level-custom = Eigene Größe
best-size = Breite × Höhe × Minen
best-options = Optionen
best-help = Hilfe
best-help-none = Ohne Hilfe
best-help-any = Mit Hilfe
best-by = Sortieren nach
best-by-time = Zeit
best-by-speed = 3BV pro Sekunde
best-by-efficiency = Effizienz
best-when = Zeitraum
best-when-all = Gesamt
best-when-day = Heute
best-when-week = Letzte 7 Tage
best-when-month = Letzte 30 Tage
best-verified-only = Nur geprüfte
best-verified = Geprüft
best-ranked = Gewertet
best-pace-fast = Ungewöhnlich schnell
best-pace-regular = Ungewöhnlich gleichmäßig
best-pace-about = So klickt ein Mensch selten. Ein Beweis, dass hier ein Programm gespielt hat, ist das nicht.
best-guest = Gast
# $play is a link to the first page.
best-none = So ein Spiel hat noch niemand gewonnen. { $play }
best-none-play = Mach den Anfang!
best-player = Name
best-time = Zeit
best-speed = 3BV/s
best-efficiency = Effizienz
best-date = Datum
best-fair = Fair Play
best-fair-title = Geprüftes Fair Play
# $command is a command for the terminal.
best-fair-about = Der Server hat den Seed vor dem ersten Klick festgelegt. Nach dem Spiel hat er daraus jeden Zug nachgespielt und dieselben Hashwerte, dasselbe Ergebnis und dieselbe Zeit erhalten. Es gab keine Hilfe, kein Zug wurde zurückgenommen, und niemand konnte das Spielfeld kennen. Du willst dem Server nicht einfach glauben? Lade die Spieldatei herunter und starte { $command }.
