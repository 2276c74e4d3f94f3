### What rule sets and their options mean. Their names are in games.ftl.

rules-classic-about = Decke alle Felder ohne Mine auf. Erwischst du eine Mine, hast du verloren.
rules-no-guess-about = Jedes Spielfeld lässt sich allein mit Logik lösen. Du musst nie raten.
rules-forgiving-about = Erzwungenes Raten kostet dich nie das Spiel. Du verlierst nur, wenn die Mine mit Logik zu finden war.
rules-qubits-about = Minesweeper auf zwei Brettern. Jedes Feld steht auf einem fest und ist auf dem anderen ein Münzwurf: Finde heraus, wo es sicher ist, und decke es dort auf.
rules-entangled-about = Qubits mit verbundenen Feldern: Misst du eins, ändert sich der Partner. Mit Schilden testest du gefahrlos.
rules-sandbox-about = Bereite Qubits vor und miss sie, so oft du willst. Nichts explodiert. Mit vier Lektionen.
help-mouse = Ein Linksklick deckt ein Feld auf oder, auf einer Zahl, ihre Nachbarn. Ein Rechtsklick setzt eine Flagge. Ein Mittelklick spielt einen Akkord.

## Options

option-first = Ob dein erster Klick ein Gebiet öffnet, sicher ist oder eine Mine sein kann.
option-first-qubits = Ob dein erster Klick immer sicher ist.
option-questions = Markierst du ein Feld mit Flagge noch einmal, wird aus der Flagge ein Fragezeichen.
option-no-guess = Nur Spielfelder, die allein mit Logik lösbar sind.
option-position = Mit einer Stellung beginnen, geschrieben wie in einem Link: 3x2x1_b3H3.
option-knowledge = Du verlierst nur, wenn du eine Mine aufdeckst, die du hättest erkennen können: mit allem, was die Logik hergibt, oder nur an den sichtbaren Zahlen.
option-strict = Du verlierst auch, wenn du rätst, obwohl ein Feld garantiert sicher ist.
option-notice = Ob du sofort oder erst nach dem Spiel erfährst, dass dir eine Mine aus dem Weg geräumt wurde.
option-plus = Wie viele der Minen auf H liegen, geschrieben |+⟩. Die anderen liegen auf Z, geschrieben |1⟩.
option-minus = Wie viele Felder auf H sicher sind, geschrieben |−⟩. Die anderen sind auf Z sicher, geschrieben |0⟩.
option-expert = Auch Felder, deren Zahl erst später auf 0 sinkt, decken ihre Nachbarn auf.
option-labels = Wie die Dirac-Notation ein auf H sicheres Feld schreibt: |−⟩ oder |+⟩ wie im Lehrbuch.
option-numbers = Ob ein gemessenes Feld seine Zahl auf beiden Brettern zeigt oder nur auf dem angeklickten.
option-layout = Der Zustand jedes Felds, Zeile für Zeile: 001-/0000/0000/10+0.
option-lesson = Welche Lektion gespielt wird, wenn überhaupt eine.
option-singlets = Anzahl der Paare mit genau einer Mine, wenn du beide Felder auf demselben Brett misst.
option-links = Anzahl der Paare, bei denen das Z-Ergebnis des einen Felds das H-Ergebnis des anderen bestimmt.
option-trios = Anzahl der Gruppen aus drei Feldern, die sich einen Zustand teilen.
option-shields = Wie viele Schilde du hast. Bei -1 bringt jede Gruppe einen weniger, als sie Felder hat.
option-hidden = Welche Felder verbunden sind, zeigt sich erst beim Messen.

## How hard a level is

difficulty-grade =
    { $grade ->
        [trivial] Trivial
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [very-hard] Sehr schwer
       *[hopeless] Chancenlos
    }
difficulty-density = { PERCENT($density) } Minen.
difficulty-always = { difficulty-grade }: Die Automatik gewinnt immer.
difficulty-most = { difficulty-grade }: Die Automatik gewinnt mehr als 99 % der Spiele.
difficulty-few = { difficulty-grade }: Die Automatik gewinnt weniger als 1 % der Spiele.
difficulty-about = { difficulty-grade }: Die Automatik gewinnt etwa { PERCENT($rate, digits: 0) } der Spiele.
