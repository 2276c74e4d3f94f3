### The learn pages and the trainer. The lessons themselves are in lessons.ftl.

learn-classic = Klassisch
learn-classic-about = Fünf Techniken, die leichteste zuerst. Zu jeder gibt es Beispiele, in denen du den Zug selbst findest; der Solver prüft deine Antwort und erklärt sie.
learn-forgiving = Nachsichtig
learn-forgiving-about = Drei Beispiele dafür, worauf du dich verlassen kannst, wenn nur noch Raten bleibt.
learn-trainer-about = Endlos viele Übungsstellungen. Der Trainer fragt vor allem, was dir schwerfällt, und nimmt schwerere Techniken hinzu, wenn du besser wirst.
learn-trainer-answered = { $asked } beantwortet, { $right } auf Anhieb richtig.
learn-trainer-none = Noch keine Antworten.
learn-trainer-start = Starten
learn-trainer-continue = Weiter
learn-qubits = Qubits und Verschränkt
learn-qubits-about = Drei Spiele mit Coach, dann vier Lektionen darüber, was hinter den Brettern vorgeht, und ein Sandkasten, in dem nichts explodiert.
learn-sandbox = Sandkasten
learn-sandbox-about = Bereite Felder in beliebigen Zuständen vor und miss sie, so oft du willst.
learn-done = Fertig
learn-not-done = Noch offen
learn-progress = { $done } von { $total }
learn-examples = Beispiele
learn-example = Beispiel { $number }
learn-example-solved = Beispiel { $number } ✓
learn-next-example = Nächstes Beispiel

## A position to solve

quiz-question = Finde ein Feld, das feststeht. Decke es auf, wenn es sicher ist, oder markiere es, wenn es eine Mine ist.
learn-puzzles-about = Drei Minuten, drei Fehler: Wie viele sichere Felder findest du?
quiz-mines =
    { $count ->
        [one] Insgesamt eine Mine. Flaggen markieren bekannte Minen.
       *[other] Insgesamt { $count } Minen. Flaggen markieren bekannte Minen.
    }
quiz-mines-unknown = Die Anzahl der Minen ist unbekannt.
quiz-tap = Deine Antwort
quiz-safe = Sicher
quiz-mine = Mine
quiz-pass = Weiß ich nicht

## The trainer

trainer-next = Weiter
trainer-choose = Üben
trainer-choose-weakest = Deine schwächsten Techniken
trainer-progress = Dein Fortschritt
trainer-technique = Technik
trainer-right = Richtig
trainer-recent = Letzte zehn
trainer-share = Häufigkeit
trainer-right-count = { $right } von { $asked }
trainer-answer-right = richtig
trainer-answer-wrong = falsch
trainer-recent-none = Noch keine
trainer-locked = Gesperrt
trainer-about = Bei jeder Stellung zählt nur deine erste Antwort. Techniken, bei denen du in deinen letzten zehn Antworten Fehler gemacht hast, kommen häufiger dran; noch nicht versuchte zählen als halb falsch. Eine Technik wird freigeschaltet, sobald du die vorherige bei drei von fünf Versuchen richtig hattest.
