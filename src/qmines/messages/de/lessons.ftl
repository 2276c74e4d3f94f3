### The quantum lessons: what they begin with, what there is to see, and what it shows. $zero, $one, $plus
### and $minus are the states of a qubit, in plain words or as players prefer them.

lesson-superposition-1 = Jedes Feld zeigt für jedes Brett die Wahrscheinlichkeit einer Mine: 0, ½ oder 1. Miss ein Feld auf einem Brett, um zu sehen, ob es dort eine Mine ist; hier explodiert nichts.
lesson-superposition-2 = Die Felder der oberen Zeile sind { STATE($zero) }. Die der unteren Zeile sind { STATE($minus) }: Auf Z ist jedes von ihnen in der Hälfte der Fälle eine Mine, rein zufällig.
lesson-superposition-3 = Deine Aufgabe: Miss ein Feld der oberen Zeile auf Z, dann Felder der unteren Zeile auf Z, bis du beide Ergebnisse gesehen hast. „Zurücksetzen“ bereitet alle Felder neu vor.
lesson-superposition-seen-1 = Ein Feld der oberen Zeile, auf Z gemessen: keine Mine, wie immer.
lesson-superposition-seen-2 = Ein Feld der unteren Zeile, auf Z gemessen: diesmal keine Mine.
lesson-superposition-seen-3 = Ein Feld der unteren Zeile, auf Z gemessen: diesmal eine Mine.
lesson-superposition-end = Gleich vorbereitet, gleich gefragt, verschiedene Antworten: Das ist Superposition. Es lag nicht die ganze Zeit eine Mine verborgen: Auf H stand dasselbe Feld fest.

lesson-basis-1 = Was in einem Feld steckt, heißt sein Zustand. Jeder Zustand steht auf einem Brett fest und ist auf dem anderen ein Münzwurf. Misst du auf dem falschen Brett, ist das Ergebnis Zufall.
lesson-basis-2 = Die Felder der oberen Zeile sind von links nach rechts { STATE($zero) }, { STATE($minus) }, { STATE($plus) } und { STATE($one) }. Die der unteren Zeile sind { STATE($zero) }.
lesson-basis-3 = Deine Aufgabe: Miss in der oberen Zeile das erste Feld auf Z und das zweite auf H, wo sie sicher sind, und das dritte auf H, wo es eine Mine ist. Miss dann ein Feld der unteren Zeile auf Z, auf H und noch einmal auf Z. Sind beide Ergebnisse auf Z gleich, probier ein anderes Feld.
lesson-basis-seen-1 = Das erste Feld ist auf Z sicher.
lesson-basis-seen-2 = Das zweite Feld ist auf H sicher.
lesson-basis-seen-3 = Das dritte Feld ist auf H eine Mine, jedes Mal.
lesson-basis-seen-4 = Du hast auf Z gemessen, dann auf H, und jetzt liefert Z ein anderes Ergebnis: Die Messung auf H hat das erste gelöscht.
lesson-basis-end = Z und H zugleich kann man nicht kennen. Eine Messung liest keine fertige Antwort ab: Sie bringt das Qubit in einen Zustand, der zur Antwort passt, und was auf dem anderen Brett feststand, geht verloren.

lesson-singlet-1 = Diese Felder sind paarweise verbunden, je zwei übereinander. Ein Paar teilt sich einen Zustand, ein Singulett. Keines der beiden Felder hat einen eigenen: Jedes ist auf beiden Brettern ein Münzwurf.
lesson-singlet-2 = Deine Aufgabe: Miss beide Felder eines Singuletts auf Z und beide Felder eines anderen auf H. Miss dann von einem dritten das eine Feld auf Z und das andere auf H.
lesson-singlet-seen-1 = Auf Z gab es genau eine Mine.
lesson-singlet-seen-2 = Auch auf H gab es genau eine Mine.
lesson-singlet-seen-3 = Bei Messungen auf verschiedenen Brettern haben die beiden Ergebnisse nichts miteinander zu tun.
lesson-singlet-end = Misst du beide Felder auf demselben Brett, ist genau eines eine Mine, obwohl jedes Ergebnis für sich ein Münzwurf ist. Keines der Ergebnisse stand vorher fest, nur die Regel, die sie verbindet.

lesson-mermin-1 = Auch drei Felder können sich einen Zustand teilen: ein Trio. Jede Zeile ist eines.
lesson-mermin-2 = Deine Aufgabe: Miss ein Trio auf H H H, eines auf H Z Z, eines auf Z H Z und eines auf Z Z H (links, Mitte, rechts) und zähl die Minen.
lesson-mermin-seen-1 = H H H: eine ungerade Zahl von Minen.
lesson-mermin-seen-2 = H Z Z: eine gerade Zahl von Minen.
lesson-mermin-seen-3 = Z H Z: eine gerade Zahl von Minen.
lesson-mermin-seen-4 = Z Z H: eine gerade Zahl von Minen.
lesson-mermin-end = Angenommen, die Minen wären schon vorher da gewesen. Zähl die Minen der drei geraden Messungen zusammen: Jede Mine auf Z zählt doppelt, also muss die Zahl der Minen auf H gerade sein. Bei H H H ist sie aber immer ungerade. Keine der 64 Möglichkeiten, Minen zu verteilen, kann das: Es gibt kein verborgenes Spielfeld.

## Names of the lessons

lesson-superposition-title = Superposition
lesson-basis-title = Die Wahl der Basis
lesson-singlet-title = Das Singulett
lesson-mermin-title = Das Mermin-Trio

## What each lesson is about, in a list

lesson-superposition-goal = Erlebe, wie dieselbe Frage verschiedene Antworten bekommt.
lesson-basis-goal = Erlebe, wie eine Messung auf einem Brett löscht, was auf dem anderen feststand.
lesson-singlet-goal = Miss ein Feld und erfahre etwas über ein anderes.
lesson-mermin-goal = Sieh drei Felder tun, was kein verborgenes Spielfeld kann.

## Forgiving, and the titles, goals and endings of lessons with examples and of guided games

lesson-forgiving-1 = Bei „Nachsichtig“ beendet Pech nie ein Spiel. Erwischst du eine Mine, die mit keiner Logik zu finden war, wird sie verlegt und du spielst weiter. Das nennen wir eine Rettung; ein Schild markiert das Feld.
lesson-forgiving-2 = Eine Mine, die mit Logik zu finden war, beendet das Spiel trotzdem. Zur Logik zählt auch alles, was du beim Aufdecken garantiert sicherer Felder erfahren hättest.
# Each example has a question of its own.
lesson-forgiving-question-1 = Zwei Felder sind übrig, eines davon ist eine Mine. Nichts verrät, welches. Rate also: Decke eines der beiden auf.
lesson-forgiving-question-2 = Hier kannst du wissen, wo die Minen liegen. Decke ein sicheres Feld auf.
lesson-forgiving-question-3 = Jetzt liegt die Mine auf der einen oder der anderen Seite der 1. Rate noch nicht: Ein Feld ist garantiert sicher, und seine Zahl verrät dir den Rest. Decke dieses Feld auf.
lesson-forgiving-end = Decke zuerst alles auf, was garantiert sicher ist. Bleibt dann nur noch Raten, rate ohne Angst.
lesson-forgiving-title = Wann wirst du gerettet?
lesson-qubits-first-title = Dein erstes Spiel mit Qubits
lesson-qubits-second-title = Qubits auf einem größeren Spielfeld
lesson-entangled-first-title = Dein erstes verschränktes Spiel
lesson-goal = Ziel: { $goal }
lesson-single-goal = Finde Minen und sichere Felder mit einer Zahl nach der anderen.
lesson-pair-goal = Vergleiche zwei Zahlen und erkenne 1-1, 1-2, 1-2-1 und 1-2-2-1.
lesson-split-goal = Probier beide Fälle durch und finde heraus, was in beiden stimmt.
lesson-total-goal = Nutze den Minenzähler, um ein Spielfeld zu Ende zu spielen.
lesson-count-goal = Geh alle Verteilungen durch, wenn nichts anderes hilft.
lesson-forgiving-goal = Lass dich einmal retten und finde dann zwei garantiert sichere Felder.
lesson-qubits-first-goal = Gewinne ein kleines Spiel mit einem Coach, der die beiden Bretter erklärt.
lesson-qubits-second-goal = Gewinne ein größeres Spiel: Der Coach zeigt dir die wichtigen Zahlen.
lesson-entangled-first-goal = Teste verbundene Felder mit einem Schild und gewinne.
lesson-single-end = Eine Zahl nach der anderen: Das ist der größte Teil des Spiels.
lesson-pair-end = Vergleiche benachbarte Zahlen, dann springen dir die Muster ins Auge.
lesson-split-end = Stimmen beide Fälle bei einem Feld überein, musst du nicht wissen, welcher wahr ist.
lesson-total-end = Sieh gegen Ende immer auf den Minenzähler.
lesson-count-end = Jetzt kennst du alle Techniken, die der Solver für seine Tipps verwendet.
