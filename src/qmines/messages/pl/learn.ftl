### Answers in the trainer and in lessons.

drill-solution = Oto rozwiązanie.
drill-right-safe = Dobrze: pole ({ CELL($cell) }) jest bezpieczne.
drill-right-mine = Dobrze: pole ({ CELL($cell) }) to mina.
drill-wrong-mine = Nie, pole ({ CELL($cell) }) to na pewno mina.
drill-wrong-safe = Nie, pole ({ CELL($cell) }) jest na pewno bezpieczne.
drill-uncertain = To nie jest pewne: pole ({ CELL($cell) }) jest miną na { PERCENT($risk) } wszystkich możliwych plansz.
drill-easier-elsewhere = Było łatwiejsze pole.
# In the lesson on Forgiving.
drill-lost = W grze oznaczałoby to przegraną: tę minę dało się znaleźć logicznie ({ CELL($cell) }).
drill-open-one = Tym razem bez flag: odkryj pole.
drill-just-guess = Tu nie ma czego ustalać. Odkryj którekolwiek pole.
