### What measuring a qubit tells, sentence by sentence. $board is Z or H; $state is a state of a qubit;
### $chance is 0, ½ or 1.

measured-outcome =
    { $mine ->
        [yes] Измерена клетка ({ CELL($cell) }) на поле { $board }: мина.
       *[no] Измерена клетка ({ CELL($cell) }) на поле { $board }: мины нет.
    }
measured-shielded =
    { $mine ->
        [yes] Клетка ({ CELL($cell) }) проверена щитом на поле { $board }: мина.
       *[no] Клетка ({ CELL($cell) }) проверена щитом на поле { $board }: мины нет.
    }
measured-state = Клетка была { STATE($state) }, поэтому вероятность мины была { $chance }.
measured-shared =
    { $kind ->
        [singlet] Клетка — половина связанной пары (синглета), поэтому вероятность мины была { $chance }.
        [link] Клетка — половина связанной пары (связи), поэтому вероятность мины была { $chance }.
       *[trio] Клетка — одна из трёх связанных (тройки), поэтому вероятность мины была { $chance }.
    }
# $numbers and $shares are lists such as “½ on Z and 1 on H”.
measured-shows = Она показывает { LIST($numbers) }.
measured-dropped = Числа вокруг уменьшились: { LIST($shares) }.
measured-on-board = { $number } на { $board }
measured-so-held = Значит, она была { STATE($state) }.
measured-now = Теперь клетка ({ CELL($cell) }) — { STATE($state) }.
measured-still-shared = У этой клетки ({ CELL($cell) }) и теперь нет своего состояния.
# Two cells of a trio were measured, which decides the third; $boards is a text such as “H Z Z”.
measured-trio-odd =
    Измерения { $boards }: в этой тройке { $mines } { $mines ->
        [one] мина
        [few] мины
        [many] мин
       *[other] мины
    }. На H H H количество всегда нечётное, на H Z Z, Z H Z и Z Z H всегда чётное: ни одно скрытое поле так не может.
measured-trio-even =
    { $mines ->
        [0] Измерения { $boards }: в этой тройке нет мин. На H Z Z, Z H Z и Z Z H количество всегда чётное, на H H H всегда нечётное: ни одно скрытое поле так не может.
       *[other] Измерения { $boards }: в этой тройке мин: { $mines }. На H Z Z, Z H Z и Z Z H количество всегда чётное, на H H H всегда нечётное: ни одно скрытое поле так не может.
    }
# A link to the lesson on trios.
measured-trio-lesson = Почему так — в уроке о тройке Мермина
measured-more =
    { $count ->
        [one] Измерена ещё { $count } клетка
        [few] Измерены ещё { $count } клетки
        [many] Измерено ещё { $count } клеток
       *[other] Измерены ещё { $count } клетки
    }.

## In the sandbox

# $what and $why are whole sentences.
sandbox-measured = { $what } { $why }
sandbox-state = Клетка была { STATE($state) }, поэтому вероятность мины была { $chance }.
sandbox-state-shared = Своего состояния у клетки не было, поэтому вероятность мины была { $chance }.
sandbox-now = Теперь клетка ({ CELL($cell) }) — { STATE($state) }.
sandbox-now-shared = Теперь у этой клетки ({ CELL($cell) }) нет своего состояния.
sandbox-seen = Вы увидели: { $what }
