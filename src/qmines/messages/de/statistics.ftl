### The statistics page: filters, figures, plots and the list of games.

stats-leaderboard = Bestenliste
stats-none = Spiel dein erstes Spiel zu Ende, dann siehst du hier deine Statistik.
stats-none-filtered = Kein beendetes Spiel passt zu diesen Filtern.

## Filters

stats-filters = Filter
stats-rules = Regeln
stats-rules-all = Alle Regeln
stats-level = Stufe
stats-level-all = Alle Stufen
stats-options = Optionen
stats-options-all = Alle Optionen
stats-help = Hilfe
stats-help-all = Mit oder ohne Hilfe
stats-help-none = Ohne Hilfe
stats-help-any = Mit Hilfe
stats-time = Zeitraum
stats-time-all = Gesamt
stats-time-week = Letzte 7 Tage
stats-time-month = Letzte 30 Tage
stats-time-quarter = Letzte 90 Tage
stats-time-year = Letzte 365 Tage

## Figures

stats-games = Spiele
stats-games-streak =
    { $count ->
        [one] Aktuelle Serie: ein Sieg
       *[other] Aktuelle Serie: { $count } Siege
    }
stats-games-kinds =
    { $count ->
        [one] Eine Spielart
       *[other] { $count } Spielarten
    }
stats-won = Gewonnen
stats-won-likely = Vermutlich { PERCENT($low, digits: 0) } bis { PERCENT($high, digits: 0) }
stats-won-games =
    { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
stats-accuracy = Genauigkeit
stats-accuracy-mistakes =
    { $count ->
        [one] Ein Spiel durch Fehler verloren
       *[other] { $count } Spiele durch Fehler verloren
    }
stats-best-time = Bestzeit
stats-best-time-level = Wähle eine Stufe
stats-no-wins = Noch keine Siege
stats-mean-time = Mittlere Zeit
stats-average = Im Schnitt { $value }
stats-best-speed = Beste 3BV/s
stats-best-speed-all = Alle Spiele
stats-best-streak = Beste Serie
stats-best-streak-note = Siege in Folge

## By level

stats-by-level = Nach Stufe
stats-by-level-help = Hilfe
stats-by-level-with = Mit
stats-by-level-without = Ohne
stats-by-level-rules = { $rules }, { $options }
stats-by-level-range = { PERCENT($low, digits: 0) }–{ PERCENT($high, digits: 0) }
stats-speed = 3BV/s
stats-streak = Serie

## Plots

stats-plot-win-rate = Siegquote
stats-plot-win-rate-about = Der Anteil deiner gewonnenen Spiele. Das Band ist das 95-%-Konfidenzintervall.
stats-plot-accuracy = Genauigkeit und Glück
stats-plot-accuracy-about = Genauigkeit: der Anteil der Spiele, die nicht durch einen Fehler verloren gingen. Glück: die Wahrscheinlichkeit, alle Ratezüge eines Spiels zu überleben.
stats-plot-luck = Glück
stats-plot-time = Zeit
stats-plot-time-about = Mittlere Zeit und Bestzeit deiner gewonnenen Spiele, in Sekunden.
stats-plot-mean = Mittelwert
stats-plot-best = Bestwert
stats-plot-speed = 3BV pro Sekunde
stats-plot-speed-about = Wie schnell du gewonnen hast: die Klicks, die das Spielfeld mindestens braucht, geteilt durch deine Zeit.
stats-plot-efficiency = Effizienz
stats-plot-efficiency-about = Die Klicks, die das Spielfeld ohne Flaggen mindestens braucht, geteilt durch deine Klicks.
stats-plot-one-level = Zeiten lassen sich nur innerhalb einer Stufe vergleichen. Wähle oben oder in der Tabelle eine aus.
stats-plot-first-win = Zeit, Tempo und Effizienz gibt es ab deinem ersten Sieg.
stats-plot-games = Spiele { $first }–{ $last }, { $days }
stats-plot-table = Als Tabelle zeigen
stats-plot-table-name = { $title }, als Tabelle
# A point of a plot; $values are those of its lines.
stats-plot-point = { $games }: { $values }
stats-plot-value = { $name } { $value }
stats-plot-interval = { $value } ({ $low } bis { $high })
stats-plot-described = { $about } { $last }. Die Tabelle darunter enthält alle Werte.
stats-plot-described-from = { $about } { $first }. { $last }. Die Tabelle darunter enthält alle Werte.

## The list of games

stats-list = Spiele
stats-outcome = Ergebnis
stats-outcome-all = Alle Ergebnisse
stats-outcome-won = Gewonnen
stats-outcome-lost = Verloren
stats-outcome-playing = Läuft noch
stats-newer = Neuere
stats-older = Ältere
stats-replay-file = Spieldatei wiedergeben
# $play is a link to the home page.
stats-list-none = Keine passenden Spiele. { $play }
stats-list-play = Spiel eine Runde.
stats-list-game = Spiel
stats-list-time = Zeit
stats-list-when = Wann
stats-list-continue = Weiterspielen
stats-list-replay = Wiedergabe
stats-list-gave-up = Aufgegeben
stats-list-mistake = Fehler
stats-list-luck = Pech
# The options and the help of a game.
stats-list-about = { $options }; { $help }
