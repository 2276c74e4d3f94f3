### How a game ends, what happened on the way, and how it is judged.

## Why the game is over

outcome-cleared = Du hast alle Felder ohne Mine aufgedeckt.
outcome-measured = Nur noch Minen sind übrig: Alle anderen Felder hast du gemessen.
outcome-learnt = Du hast alles gesehen, was diese Lektion zu zeigen hat.
outcome-mine = Du hast eine Mine erwischt.
outcome-wrong-flag = Eine Flagge war falsch, deshalb hat der Akkord eine Mine aufgedeckt.
outcome-known-mine = Dass hier eine Mine liegt, war mit Logik zu erkennen.
# The mine was far from the numbers; opening safe cells would have led to it.
outcome-known-later = Hättest du zuerst die sicheren Felder aufgedeckt, hättest du diese Mine gefunden.
outcome-punished = Du hast geraten, obwohl mit Logik ein sicheres Feld zu finden war.
outcome-resigned = Du hast aufgegeben.
outcome-rules = Die Regeln haben das Spiel beendet.
# One line for both: $why is one of the sentences above.
outcome-won-line = Gewonnen: { $why }
outcome-lost-line = Verloren: { $why }

## During the game

notice-no-opening = Für eine Öffnung sind es zu viele Minen. Dein erster Klick war deshalb zwar sicher, hat aber kein Gebiet geöffnet.
notice-unprotected = Auf dem gewählten Brett ist kein Feld garantiert sicher, deshalb ließ sich dein erstes Feld nicht schützen.
# Forgiving moved mines out of the way of a click, or of a chord that opened several cells.
notice-saved =
    { $count ->
        [one] Du hast eine Mine erwischt: { CELLS($cells) }. Mit Logik war sie nicht zu finden, deshalb haben wir sie verschoben.
       *[other] Du hast { $count } Minen erwischt: { CELLS($cells) }. Mit Logik waren sie nicht zu finden, deshalb haben wir sie verschoben.
    }
notice-saved-visible =
    { $count ->
        [one] Du hast eine Mine erwischt: { CELLS($cells) }. Die sichtbaren Zahlen haben sie nicht verraten, deshalb haben wir sie verschoben.
       *[other] Du hast { $count } Minen erwischt: { CELLS($cells) }. Die sichtbaren Zahlen haben sie nicht verraten, deshalb haben wir sie verschoben.
    }
notice-risk = Dein Risiko lag bei { PERCENT($risk) }.
notice-boards = Möglich waren { COUNT($boards) } Verteilungen.
# The same in a list.
end-saves-value =
    { $saves ->
        [one] Eine Mine wurde dir aus dem Weg geräumt
       *[other] { $saves } Minen wurden dir aus dem Weg geräumt
    }
save-cells = { CELLS($cells) }
save-risk = { CELLS($cells) }: { PERCENT($risk) } Risiko
save-boards = { CELLS($cells) }: { PERCENT($risk) } Risiko, { COUNT($boards) } mögliche Verteilungen
# What a rule set says that has no messages of its own.
plain-text = { $text }

## Whether a loss could have been avoided

verdict-unknown = Diese Niederlage ist zu schwer zu beurteilen.
verdict-bad-luck = Pech: Kein Zug war sicherer. Deiner war zu { PERCENT($survival) } sicher.
verdict-safe-cell = Du hättest gefahrlos { CELL($cell) } aufdecken können.
verdict-safe-cell-board = Du hättest auf dem { $board }-Brett gefahrlos { CELL($cell) } aufdecken können.
verdict-shield = Du hättest einen Schild einsetzen können.
verdict-safer = Es gab einen sichereren Zug: Er war zu { PERCENT($best) } sicher, deiner zu { PERCENT($survival) }.

## Chances that can’t be shown, or not exactly

chances-sampled = Diese Risiken sind Schätzwerte, genau auf ± { PERCENT($error) }.
chances-bounds = Die meisten Risiken zu berechnen dauert zu lange: Nur was feststeht, ist markiert.
chances-too-hard = Die Risiken zu berechnen dauert hier zu lange.
chances-paused = Das Spiel war pausiert, zu sehen war also nichts.

## The end of a lesson

lesson-done = Lektion geschafft.
lesson-lost = Diesmal nicht.
lesson-next = Nächste Lektion
lesson-again = Lektion wiederholen
sandbox-lessons = Alle Lektionen
