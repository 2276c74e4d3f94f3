### The help page of the web site.

help-classic = Eine Zahl gibt an, wie viele Minen in den acht Feldern um sie herum liegen. Hast du alle davon mit Flaggen markiert, klicke oder tippe auf die Zahl, um die übrigen Nachbarfelder auf einmal aufzudecken.
help-no-guess = Wir prüfen jedes Spielfeld, damit du es ohne Raten lösen kannst. Wenn du festhängst, ist trotzdem irgendwo ein Feld sicher: Lass dir einen Tipp geben.
help-forgiving = Deckst du eine Mine auf, die niemand hätte erkennen können, verschieben wir sie an eine Stelle, die zu allen Zahlen passt. „Nachsichtig“ ist reine Logik, keine Quantenphysik.
help-qubits = Eine Zahl zählt die verdeckten Felder um sie herum zusammen: 1 für eine Mine, ½ für einen Münzwurf, 0 für ein sicheres Feld. Deshalb gibt es auch halbe Zahlen, und Zahlen können sinken, wenn du Felder aufdeckst.
help-entangled = Buchstaben und Linien zeigen, welche Felder verbunden sind: Misst du eines, ändern sich die anderen sofort. Mit einem Schild misst du ein Feld gefahrlos.
help-pointer = Maus und Touch
help-touch = Beim Antippen passiert, was der Schalter unter dem Spielfeld anzeigt; langes Drücken bewirkt das Gegenteil. Tippe auf eine Zahl, um einen Akkord zu spielen.
help-large = Ein großes Spielfeld kannst du mit dem Finger oder der Maus verschieben. Zum Zoomen spreizt du zwei Finger, ziehst sie zusammen oder scrollst mit gedrückter Strg-Taste.
help-keys = Tastatur
help-keys-tab = Mit Tab wechselst du zwischen den Brettern und zu den Schaltflächen. Tipps, automatische Züge und Risiken zählen als Hilfe; Spiele mit Hilfe werden in deiner Statistik getrennt geführt.
