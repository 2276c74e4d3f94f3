### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is the state of a qubit.

qubit-hint-open = Откройте клетку ({ CELL($cell) }) на поле { $board }.
qubit-hint-shield = Проверьте щитом клетку ({ CELL($cell) }) на поле { $board }.
qubit-only-state = Эта клетка может быть только такой: { STATE($state) }.
qubit-more-certain =
    Точно известно ещё о { $count } { $count ->
        [one] клетке
       *[other] клетках
    }.
# Why a cell is certainly safe on $board. $clue, $other and $clues are open cells, $cells the cells in question;
# $numbers is a list such as “½ on Z and 1 on H”.
# $aside says whether linked cells are left out of the numbers.
qubit-why-zero =
    { $aside ->
        [yes] Если не считать связанных клеток, от числа ({ CELL($clue) }) на { $board } остаётся 0, поэтому других мин рядом с ним там нет.
       *[no] Число ({ CELL($clue) }) на { $board } теперь равно 0, поэтому среди закрытых клеток рядом с ним там мин нет.
    }
qubit-why-one =
    { $aside ->
        [yes] Если не считать связанных клеток, от числа ({ CELL($clue) }) остаётся { LIST($numbers) } на закрытые клетки ({ $count }). Это сходится, только если все они безопасны на { $board }.
       *[no] { qubit-why-one-alone }
    }
qubit-why-one-alone =
    { $count ->
        [1] Клетка ({ CELL($clue) }) показывает { LIST($numbers) } и учитывает только эту закрытую клетку. Это сходится, только если она безопасна на { $board }.
       *[other] Клетка ({ CELL($clue) }) показывает { LIST($numbers) } на закрытые клетки ({ $count }). Это сходится, только если все они безопасны на { $board }.
    }
qubit-why-same =
    { $aside ->
        [yes] Если не считать связанных клеток, от обоих чисел, первого ({ CELL($clue) }) и второго ({ CELL($other) }), на { $board } остаётся { $number }, но первое учитывает ещё: { CELLS($cells) }. { qubit-adds-nothing }
       *[no] Оба числа, первое ({ CELL($clue) }) и второе ({ CELL($other) }), равны { $number } на { $board }, но первое учитывает ещё: { CELLS($cells) }. { qubit-adds-nothing }
    }
qubit-adds-nothing =
    { $cells ->
        [1] Значит, эта клетка ничего не даёт: она безопасна на { $board }.
       *[other] Значит, эти клетки ничего не дают: они безопасны на { $board }.
    }
qubit-why-more =
    { $aside ->
        [yes] Не будем считать связанные клетки. Число ({ CELL($clue) }) учитывает те же клетки, что и другое ({ CELL($other) }), и сверх того: { CELLS($cells) }. Разница между ними: { LIST($numbers) }. Это сходится, только если эта клетка безопасна на { $board }.
       *[no] Число ({ CELL($clue) }) учитывает те же клетки, что и другое ({ CELL($other) }), и сверх того: { CELLS($cells) }. Разница между ними: { LIST($numbers) }. Это сходится, только если эта клетка безопасна на { $board }.
    }
qubit-why-need =
    { $count ->
        [1] Число ({ CELL($clue) }) — { LIST($numbers) }, закрытая клетка у него одна.
       *[other] Число ({ CELL($clue) }) — { LIST($numbers) }, закрытых клеток у него { $count }.
    }
qubit-why-adds-up = Вместе эти числа сходятся, только если эта клетка безопасна на { $board }.
qubit-why-linked = Клетка связанная, и результат здесь ({ CELLS($clues) }) делает её безопасной на { $board }.
qubit-why-several = Вместе числа ({ CELLS($clues) }) не оставляют других вариантов. Клетка безопасна на { $board }.
qubit-why-totals = Числа ({ CELLS($clues) }) и количество клеток каждого вида не оставляют других вариантов. Клетка безопасна на { $board }.
qubit-why-totals-alone = Количество клеток каждого вида не оставляет других вариантов: клетка безопасна на { $board }.
qubit-group-ruled-out = Измерения в группе этой клетки исключают здесь мину на поле { $board }.
qubit-shield-settles = Клетка связанная, то есть монетка на обоих полях. Щит проверит её без риска, и результат определит те клетки, с которыми она связана.
qubit-shield-likely-linked = Клетка, скорее всего, связанная, а на таких клетках щит полезнее всего.
qubit-shield-half = Вероятность мины — 50 %, и тут щит полезнее всего.
qubit-shield-spare = Щитов у вас больше, чем нужно группам.
qubit-first-safe = Первая клетка всегда безопасна, а угол чаще всего открывает область.
qubit-first-unknown = Пока ничего не известно. Угол чаще всего открывает область.
qubit-risk = Наверняка ничего не известно: вероятность мины { PERCENT($risk) }.
qubit-survives = Наверняка ничего не известно; вероятность уцелеть { PERCENT($survival) }: { LIST($states) }.
qubit-survives-about = Наверняка ничего не известно; вероятность уцелеть { PERCENT($survival) } ± { PERCENT($error) }: { LIST($states) }.
qubit-state-share = { STATE($state) } { PERCENT($share) }
qubit-no-state = без своего состояния
qubit-wins = Вероятность победы после этого хода: { PERCENT($share) }.
qubit-none-left = Измерять больше нечего.

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $label } (x = { $x }, z = { $z }), точно безопасна на { $board } и монетка на { $other }.
arrow-mine = { $label } (x = { $x }, z = { $z }), точно мина на { $board } и монетка на { $other }.
arrow-none = без своего состояния (x = 0, z = 0), монетка на обоих полях.
