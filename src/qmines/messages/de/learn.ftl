### Answers in the trainer and in lessons.

drill-solution = Hier ist die Lösung.
drill-right-safe = Richtig: { CELL($cell) } ist sicher.
drill-right-mine = Richtig: { CELL($cell) } ist eine Mine.
drill-wrong-mine = Nein, { CELL($cell) } ist garantiert eine Mine.
drill-wrong-safe = Nein, { CELL($cell) } ist garantiert sicher.
drill-uncertain = Das steht nicht fest: { CELL($cell) } ist in { PERCENT($risk) } aller möglichen Verteilungen eine Mine.
drill-easier-elsewhere = Es gab ein leichteres Feld.
# In the lesson on Forgiving.
drill-lost = In einem Spiel hättest du verloren: Die Mine in { CELL($cell) } war mit Logik zu finden.
drill-open-one = Diesmal ohne Flaggen: Decke ein Feld auf.
drill-just-guess = Hier gibt es nichts herauszufinden. Decke eines der beiden Felder auf.
