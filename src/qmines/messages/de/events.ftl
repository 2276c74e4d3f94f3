### What the moves of a game do.

event-open = Ein verdecktes Feld aufdecken.
event-flag = Ein verdecktes Feld mit einer Flagge markieren oder die Flagge entfernen.
event-question = Ein Fragezeichen auf ein verdecktes Feld setzen oder das Fragezeichen entfernen.
event-mark = Zur nächsten Markierung wechseln: Flagge, Fragezeichen (falls erlaubt), keine.
event-chord = Die Nachbarn einer Zahl aufdecken, die alle ihre Flaggen hat.
event-open-z = Ein Feld auf dem Z-Brett messen. Ist es dort eine Mine, verlierst du.
event-open-h = Ein Feld auf dem H-Brett messen. Ist es dort eine Mine, verlierst du.
event-mark-z = Eine Mine auf dem Z-Brett markieren oder die Markierung entfernen.
event-mark-h = Eine Mine auf dem H-Brett markieren oder die Markierung entfernen.
event-shield-z = Ein Feld auf dem Z-Brett mit einem Schild testen. Eine Mine explodiert dabei nicht.
event-shield-h = Ein Feld auf dem H-Brett mit einem Schild testen. Eine Mine explodiert dabei nicht.
event-sandbox-z = Ein Feld auf dem Z-Brett messen, so oft du willst.
event-sandbox-h = Ein Feld auf dem H-Brett messen, so oft du willst.
event-prepare = Ein Feld im Zustand „zero“, „one“, „plus“ oder „minus“ vorbereiten.
event-reset = Alle Felder auf ihren Anfangszustand zurücksetzen.
event-undo = Den letzten Zug zurücknehmen, der etwas geändert hat.
event-pause = Die Uhr anhalten und das Spielfeld verbergen.
event-resume = Das Spielfeld zeigen und die Uhr weiterlaufen lassen.
event-resign = Aufgeben.
event-help = Festhalten, welche Hilfe benutzt wurde, zum Beispiel: help hint.
