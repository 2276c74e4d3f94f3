### What the solver says of a position that it cannot answer for.

## No board fits. $clues are numbers on the board with their places, a smallest set of them to blame; $count is how many.

contradiction-any = К этой позиции не подходит ни одна расстановка.
contradiction-total = Если мин всего { $mines }, подходящей расстановки нет.
contradiction-clues =
    Подходящей расстановки нет: { $count ->
        [1] { CLUES($clues) } здесь невозможно.
        [2] { CLUES($clues) } исключают друг друга.
       *[other] { CLUES($clues) } не могут быть верны все сразу.
    }
contradiction-clues-total =
    Если мин всего { $mines }, подходящей расстановки нет: { $count ->
        [1] { CLUES($clues) } здесь невозможно.
        [2] { CLUES($clues) } исключают друг друга.
       *[other] { CLUES($clues) } не могут быть верны все сразу.
    }
# There was no time to find out whether fewer numbers would do.
contradiction-clues-perhaps = Подходящей расстановки нет: { CLUES($clues) } не могут быть верны все сразу (возможно, друг другу противоречат лишь некоторые).
contradiction-clues-total-perhaps = Если мин всего { $mines }, подходящей расстановки нет: { CLUES($clues) } не могут быть верны все сразу (возможно, друг другу противоречат лишь некоторые).

## The number of mines is impossible. $room is how many cells can hold one, $known how many are said to.

total-too-large =
    { $room ->
        [0] { $mines ->
            [1] Мина одна, а закрытых клеток для неё нет.
           *[other] Мин { $mines }, а закрытых клеток для них нет.
        }
        [1] Мин { $mines }, а закрытая клетка только одна.
       *[other] Мин { $mines }, а закрытых клеток только { $room }.
    }
total-too-small = Клеток с отметкой «Точно мина» — { $known }, а всего мин — { $mines }.

## It takes too long or too much memory.

analysis-needs-time =
    Не удалось проанализировать позицию за { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
        [many] секунд
       *[other] секунды
    }. Попробуйте снова, когда будет открыто больше клеток.
analysis-needs-memory = Чтобы проанализировать позицию, не хватило { $mib } МиБ памяти. Попробуйте снова, когда будет открыто больше клеток.
advice-needs-time =
    Не удалось найти лучший ход за { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
        [many] секунд
       *[other] секунды
    }. Попробуйте снова, когда будет открыто больше клеток.
advice-needs-memory = Чтобы найти лучший ход, не хватило { $mib } МиБ памяти. Попробуйте снова, когда будет открыто больше клеток.
deduction-needs-time =
    Не удалось найти все верные ходы за { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
        [many] секунд
       *[other] секунды
    }. Попробуйте снова, когда будет открыто больше клеток.
deduction-needs-memory = Чтобы найти все верные ходы, не хватило { $mib } МиБ памяти. Попробуйте снова, когда будет открыто больше клеток.
numbers-need-time = Не удалось вовремя выяснить, какие числа возможны здесь: { CELL($cell) }. Попробуйте снова, когда будет открыто больше клеток.
qubits-need-time =
    Не удалось рассчитать вероятности за { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
        [many] секунд
       *[other] секунды
    }. Попробуйте снова, когда будет открыто больше клеток.
qubits-need-memory = Чтобы рассчитать вероятности, не хватило { $mib } МиБ памяти. Попробуйте снова, когда будет открыто больше клеток.
qubits-too-many = Не удалось рассчитать вероятности: скрытые группы можно расставить слишком многими способами. Попробуйте снова, когда будет открыто больше клеток.

## No layout of qubits fits

layout-contradiction-cell = Ни одна расстановка не подходит к числам вокруг клетки ({ CELL($cell) }).
layout-contradiction-total = Ни одна расстановка не подходит к числам и количеству клеток каждого вида.

## The budget of a command or a call ran out

exact-needs-time = Точный подсчёт занимает больше { $seconds } с. Дайте больше времени или разрешите оценки (метод «auto»).
exact-needs-memory = Точный подсчёт занимает больше { $mib } МиБ. Дайте больше памяти или разрешите оценки (метод «auto»).
boards-need-time = Точная выборка расстановок занимает больше { $seconds } с. Дайте больше времени.
boards-need-memory = Точная выборка расстановок занимает больше { $mib } МиБ. Дайте больше памяти.
