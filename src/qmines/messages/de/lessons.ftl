### The quantum lessons: what they begin with, what there is to see, and what it shows. $zero, $one, $plus
### and $minus are the states of a qubit, in plain words or as players prefer them.

lesson-superposition-1 = Jedes Feld zeigt für jedes Brett die Wahrscheinlichkeit einer Mine: 0, ½ oder 1. Wenn du es misst, erfährst du das Ergebnis; hier explodiert nichts.
lesson-superposition-2 = Die Felder der oberen Zeile sind { STATE($zero) }. Die der unteren Zeile sind { STATE($minus) }: Auf Z sind sie in der Hälfte der Fälle eine Mine, und nichts im Feld entscheidet, wann.
lesson-superposition-3 = Deine Aufgabe: Miss ein Feld der oberen Zeile auf Z, dann Felder der unteren Zeile auf Z, bis du beide Ergebnisse gesehen hast. „Zurücksetzen“ bereitet alle Felder neu vor.
lesson-superposition-seen-1 = Ein Feld der oberen Zeile, auf Z gemessen: keine Mine, wie immer.
lesson-superposition-seen-2 = Ein Feld der unteren Zeile, auf Z gemessen: diesmal keine Mine.
lesson-superposition-seen-3 = Ein Feld der unteren Zeile, auf Z gemessen: diesmal eine Mine.
lesson-superposition-end = Gleich vorbereitet, gleich gefragt, verschiedene Antworten: Das ist Superposition. Es war keine Mine, von der du nur nichts wusstest: Auf H stand dasselbe Feld fest.

lesson-basis-1 = Was in einem Feld steckt, heißt sein Zustand. Jeder Zustand steht auf einem Brett fest und ist auf dem anderen ein Münzwurf. Misst du auf dem falschen Brett, ist das Ergebnis Zufall.
lesson-basis-2 = Die Felder der oberen Zeile sind von links nach rechts { STATE($zero) }, { STATE($minus) }, { STATE($plus) } und { STATE($one) }. Die der unteren Zeile sind { STATE($zero) }.
lesson-basis-3 = Deine Aufgabe: Miss in der oberen Zeile das erste Feld auf Z und das zweite auf H, wo sie sicher sind, und das dritte auf H, wo es eine Mine ist. Miss dann ein Feld der unteren Zeile auf Z, auf H und noch einmal auf Z. Sind beide Ergebnisse auf Z gleich, probier ein anderes Feld.
lesson-basis-seen-1 = Das erste Feld ist auf Z sicher.
lesson-basis-seen-2 = Das zweite Feld ist auf H sicher.
lesson-basis-seen-3 = Das dritte Feld ist auf H eine Mine, jedes Mal.
lesson-basis-seen-4 = Du hast auf Z gemessen, dann auf H, und jetzt liefert Z ein anderes Ergebnis: Die Messung auf H hat das erste gelöscht.
lesson-basis-end = Z und H zugleich kann man nicht kennen. Eine Messung liest keine fertige Antwort ab: Sie bringt das Qubit in einen Zustand, der zur Antwort passt, und was auf dem anderen Brett feststand, geht verloren.

lesson-singlet-1 = Zwei Felder mit demselben Buchstaben teilen sich einen Zustand, ein Singulett. Keines hat einen eigenen: Jedes ist auf beiden Brettern ein Münzwurf.
lesson-singlet-2 = Deine Aufgabe: Miss beide Felder eines Singuletts auf Z und beide Felder eines anderen auf H. Miss dann von einem dritten das eine Feld auf Z und das andere auf H.
lesson-singlet-seen-1 = Auf Z gab es genau eine Mine.
lesson-singlet-seen-2 = Auch auf H gab es genau eine Mine.
lesson-singlet-seen-3 = Auf verschiedenen Brettern gemessen, haben die beiden Ergebnisse nichts miteinander zu tun.
lesson-singlet-end = Egal, auf welchem Brett du beide misst: Es gibt genau eine Mine, obwohl jedes Ergebnis für sich ein Münzwurf ist. Keines der Ergebnisse stand vorher fest, nur die Regel, die sie verbindet.

lesson-mermin-1 = Auch drei Felder können sich einen Zustand teilen: ein Trio. In jeder Zeile liegt eines.
lesson-mermin-2 = Deine Aufgabe: Miss ein Trio auf H H H, eines auf H Z Z, eines auf Z H Z und eines auf Z Z H (links, Mitte, rechts) und zähl die Minen.
lesson-mermin-seen-1 = H H H: eine ungerade Zahl von Minen.
lesson-mermin-seen-2 = H Z Z: eine gerade Zahl von Minen.
lesson-mermin-seen-3 = Z H Z: eine gerade Zahl von Minen.
lesson-mermin-seen-4 = Z Z H: eine gerade Zahl von Minen.
lesson-mermin-end = Angenommen, die Minen wären schon vorher da gewesen. Zähl die Minen der drei geraden Messungen zusammen: Jede Mine auf Z zählt doppelt, also muss die Zahl der Minen auf H gerade sein. Bei H H H ist sie aber immer ungerade. Keine der 64 Möglichkeiten, Minen zu verteilen, kann das: Es gibt kein verborgenes Spielfeld.

## Names of the lessons

lesson-superposition-title = Superposition
lesson-basis-title = Die Wahl der Basis
lesson-singlet-title = Das Singulett
lesson-mermin-title = Das Mermin-Trio

## What each lesson is about, in a list

lesson-superposition-goal = Erlebe, wie dieselbe Frage verschiedene Antworten bekommt.
lesson-basis-goal = Erlebe, wie eine Messung auf einem Brett löscht, was auf dem anderen feststand.
lesson-singlet-goal = Miss ein Feld und erfahre etwas über ein anderes.
lesson-mermin-goal = Erlebe drei Felder, die tun, was kein verborgenes Spielfeld kann.
