### What the solver says of a position that it cannot answer for.

## No board fits. $clues are numbers on the board with their places, a smallest set of them to blame; $count is how many.

contradiction-any = Zu dieser Stellung passt keine Minenverteilung.
contradiction-total =
    { $mines ->
        [one] Zu dieser Stellung passt keine Verteilung mit insgesamt einer Mine.
       *[other] Zu dieser Stellung passt keine Verteilung mit insgesamt { $mines } Minen.
    }
contradiction-clues =
    { $count ->
        [one] Keine Minenverteilung passt, denn { CLUES($clues) } kann nicht stimmen.
        [2] Keine Minenverteilung passt, denn { CLUES($clues) } können nicht beide stimmen.
       *[other] Keine Minenverteilung passt, denn { CLUES($clues) } können nicht alle stimmen.
    }
contradiction-clues-total =
    { $mines ->
        [one] Mit insgesamt einer Mine passt keine Verteilung, denn { $count ->
            [one] { CLUES($clues) } kann nicht stimmen.
            [2] { CLUES($clues) } können nicht beide stimmen.
           *[other] { CLUES($clues) } können nicht alle stimmen.
        }
       *[other] Mit insgesamt { $mines } Minen passt keine Verteilung, denn { $count ->
            [one] { CLUES($clues) } kann nicht stimmen.
            [2] { CLUES($clues) } können nicht beide stimmen.
           *[other] { CLUES($clues) } können nicht alle stimmen.
        }
    }
# There was no time to find out whether fewer numbers would do.
contradiction-clues-perhaps = Keine Minenverteilung passt, denn { CLUES($clues) } können nicht alle stimmen (vielleicht widersprechen sich nur einige davon).
contradiction-clues-total-perhaps =
    { $mines ->
        [one] Mit insgesamt einer Mine passt keine Verteilung, denn { CLUES($clues) } können nicht alle stimmen (vielleicht widersprechen sich nur einige davon).
       *[other] Mit insgesamt { $mines } Minen passt keine Verteilung, denn { CLUES($clues) } können nicht alle stimmen (vielleicht widersprechen sich nur einige davon).
    }

## The number of mines is impossible. $room is how many cells can hold one, $known how many are said to.

total-too-large =
    { $room ->
        [0] { $mines ->
            [one] Für die Mine gibt es kein verdecktes Feld.
           *[other] Für die { $mines } Minen gibt es kein verdecktes Feld.
        }
        [one] { $mines } Minen passen nicht in ein verdecktes Feld.
       *[other] { $mines } Minen passen nicht in { $room } verdeckte Felder.
    }
total-too-small =
    { $known ->
        [one] Ein Feld ist als bekannte Mine eingetragen, aber die Gesamtzahl ist { $mines }.
       *[other] { $known } Felder sind als bekannte Minen eingetragen, aber die Gesamtzahl ist { $mines }.
    }

## It takes too long or too much memory.

analysis-needs-time =
    { $seconds ->
        [one] Diese Stellung ließ sich nicht in einer Sekunde analysieren. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
       *[other] Diese Stellung ließ sich nicht in { $seconds } Sekunden analysieren. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
    }
analysis-needs-memory = Diese Stellung ließ sich nicht mit { $mib } MiB Speicher analysieren. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
advice-needs-time =
    { $seconds ->
        [one] Der beste Zug ließ sich nicht in einer Sekunde finden. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
       *[other] Der beste Zug ließ sich nicht in { $seconds } Sekunden finden. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
    }
advice-needs-memory = Der beste Zug ließ sich nicht mit { $mib } MiB Speicher finden. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
deduction-needs-time =
    { $seconds ->
        [one] In einer Sekunde ließen sich nicht alle sicheren Züge finden. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
       *[other] In { $seconds } Sekunden ließen sich nicht alle sicheren Züge finden. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
    }
deduction-needs-memory = Mit { $mib } MiB Speicher ließen sich nicht alle sicheren Züge finden. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
numbers-need-time = Welche Zahlen { CELL($cell) } zeigen kann, ließ sich nicht rechtzeitig berechnen. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
qubits-need-time =
    { $seconds ->
        [one] Die Risiken ließen sich nicht in einer Sekunde berechnen. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
       *[other] Die Risiken ließen sich nicht in { $seconds } Sekunden berechnen. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
    }
qubits-need-memory = Die Risiken ließen sich nicht mit { $mib } MiB Speicher berechnen. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.
qubits-too-many = Die Risiken ließen sich nicht berechnen: Für die verborgenen Gruppen gibt es zu viele Anordnungen. Versuch es noch einmal, wenn mehr Felder aufgedeckt sind.

## No layout of qubits fits

layout-contradiction-cell = Keine Belegung passt zu den Zahlen um { CELL($cell) }.
layout-contradiction-total = Keine Belegung passt zu den Zahlen und den Gesamtzahlen.

## The budget of a command or a call ran out

exact-needs-time = Exaktes Zählen dauert länger als { $seconds } s. Erlaube mehr Zeit oder verwende Schätzungen (Methode „auto“).
exact-needs-memory = Exaktes Zählen braucht mehr als { $mib } MiB. Erlaube mehr Speicher oder verwende Schätzungen (Methode „auto“).
boards-need-time = Spielfelder exakt auszulosen dauert länger als { $seconds } s. Erlaube mehr Zeit.
boards-need-memory = Spielfelder exakt auszulosen braucht mehr als { $mib } MiB. Erlaube mehr Speicher.
