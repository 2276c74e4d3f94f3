### Hints on a board of mines: where to look, why, and what to do.
### $cell is a cell and $cells a list of cells; $clue is a number on the board with its place.

## Where to look, one message per technique

hint-where-single = Посмотрите сюда: { CELLS($cells) }. Достаточно смотреть на числа по одному.
hint-where-pair = Посмотрите сюда: { CELLS($cells) }. Сравните два числа.
hint-where-split = Посмотрите сюда: { CELLS($cells) }. Предположите, что мина там есть или что её нет, и проверьте, что из этого следует.
hint-where-total = Посмотрите сюда: { CELLS($cells) }. Учтите количество оставшихся мин.
hint-where-count = Посмотрите сюда: { CELLS($cells) }. Переберите все возможные расстановки.
hint-look-at = Лучше всего рискнуть здесь: { CELLS($cells) }.

## What to do

hint-unflag =
    { $count ->
        [1] Снимите флажок: { CELLS($cells) }.
       *[other] Снимите флажки: { CELLS($cells) }.
    }
hint-open =
    { $cells ->
        [1] Откройте клетку: { CELLS($cells) }.
       *[other] Откройте клетки: { CELLS($cells) }.
    }
hint-flag =
    { $cells ->
        [1] Отметьте клетку флажком: { CELLS($cells) }.
       *[other] Отметьте клетки флажками: { CELLS($cells) }.
    }
hint-open-guess = Откройте клетку ({ CELL($cell) }): вероятность мины { PERCENT($risk) }.

## Why: what a number tells by itself

reason-zero = Вокруг нуля ({ CELL($clue) }) мин нет.
reason-mines-found =
    { $number ->
        [1] У числа 1 ({ CELL($clue) }) мина уже известна: { CELLS($mines) }.
        [2] У числа 2 ({ CELL($clue) }) обе мины уже известны: { CELLS($mines) }.
       *[other] У числа { $number } ({ CELL($clue) }) все мины уже известны: { CELLS($mines) }.
    }
reason-only-room =
    { $need ->
        [1] Рядом с числом { $number } ({ CELL($clue) }) только одна закрытая клетка, и мина может быть лишь в ней.
       *[other] У числа { $number } ({ CELL($clue) }) закрытых соседей столько же, сколько мин: { $need }.
    }
reason-only-room-left =
    { $need ->
        [1] Числу { $number } ({ CELL($clue) }) не хватает одной мины, а закрытая клетка рядом осталась одна.
       *[other] Числу { $number } ({ CELL($clue) }) не хватает мин: { $need }. Закрытых клеток рядом столько же.
    }

## Why: what two numbers tell together

# $shared is how many cells there are.
reason-shared =
    Числу { $number } ({ CELL($clue) }) { $need ->
        [one] нужна { $need } мина
        [few] нужны { $need } мины
        [many] нужно { $need } мин
       *[other] нужны { $need } мины
    } здесь: { CELLS($cells, type: "or") }. { $shared ->
        [2] Обе эти клетки
       *[other] Все эти клетки
    } касаются и числа { $other_number } ({ CELL($other) }), а других мин ему не нужно.
# $own is how many cells there are.
reason-difference =
    Числу { $number } ({ CELL($clue) }) нужно на { $more } { $more ->
        [one] мину
        [few] мины
        [many] мин
       *[other] мины
    } больше, чем числу { $other_number } ({ CELL($other) }), а первого, но не второго { $own ->
        [1] касается только одна клетка
       *[other] касаются только эти клетки
    }: { CELLS($cells) }.

## Why: what the number of mines left tells

reason-no-mines-left = Мин больше не осталось.
reason-cells-left-are-mines =
    { $left ->
        [1] Остались одна мина и одна закрытая клетка.
       *[other] Мин осталось { $left }, и закрытых клеток столько же.
    }
# $count is how many clues there are.
reason-clues-take-all =
    { $left ->
        [1] Осталась всего одна мина, и она нужна { $count ->
            [1] этому числу
           *[other] этим числам
        }: { CLUES($clues) }.
       *[other] Мин осталось всего { $left }, и все они нужны { $count ->
            [1] этому числу
           *[other] этим числам
        }: { CLUES($clues) }.
    }
reason-clues-leave-some =
    { $left ->
        [1] Осталась одна мина, и рядом с этими числами её быть не может: { CLUES($clues) }.
       *[other] Мин осталось { $left }, а рядом с этими числами помещается не больше { $most }: { CLUES($clues) }.
    }

## Why: what all possible arrangements have in common

reason-always-mines =
    Возьмём { CLUES($clues) }. При любой подходящей расстановке здесь { $count ->
        [1] мина
       *[other] мины
    }: { CELLS($cells) }.
reason-never-mines = Возьмём { CLUES($clues) }. При любой подходящей расстановке здесь безопасно: { CELLS($cells) }.
reason-always-mines-total =
    Возьмём { CLUES($clues) }. При любой подходящей расстановке (мин всего { $mines }) здесь { $count ->
        [1] мина
       *[other] мины
    }: { CELLS($cells) }.
reason-never-mines-total = Возьмём { CLUES($clues) }. При любой подходящей расстановке (мин всего { $mines }) здесь безопасно: { CELLS($cells) }.

## Why: what follows from an assumption

suppose-mine = Предположим, здесь мина: { CELL($cell) }.
suppose-safe = Предположим, здесь безопасно: { CELL($cell) }.
# An assumption within an assumption.
suppose-also-mine = Предположим, что и здесь мина: { CELL($cell) }.
suppose-also-safe = Предположим, что и здесь безопасно: { CELL($cell) }.
# $by says what it follows from.
follows-mines =
    Тогда здесь { $count ->
        [1] мина
       *[other] мины
    }: { CELLS($cells) }{ $by ->
        [clues] { $clues ->
            [1] . Основание: { CLUES($clues) }.
           *[other] . Основания: { CLUES($clues) }.
        }
        [clues-and-total] . Основания: { CLUES($clues) } и количество оставшихся мин.
        [total] . Основание: количество оставшихся мин.
       *[contradiction] .
    }
follows-safe =
    Тогда здесь безопасно: { CELLS($cells) }{ $by ->
        [clues] { $clues ->
            [1] . Основание: { CLUES($clues) }.
           *[other] . Основания: { CLUES($clues) }.
        }
        [clues-and-total] . Основания: { CLUES($clues) } и количество оставшихся мин.
        [total] . Основание: количество оставшихся мин.
       *[contradiction] .
    }
follows-both =
    Тогда здесь { $mined_count ->
        [1] мина
       *[other] мины
    }: { CELLS($mined) }. А здесь безопасно: { CELLS($safe) }{ $by ->
        [clues] { $clues ->
            [1] . Основание: { CLUES($clues) }.
           *[other] . Основания: { CLUES($clues) }.
        }
        [clues-and-total] . Основания: { CLUES($clues) } и количество оставшихся мин.
        [total] . Основание: количество оставшихся мин.
       *[contradiction] .
    }
clash-too-many-needed = Но тогда мин нужно больше, чем осталось.
clash-no-room = Но тогда для всех оставшихся мин не хватит места.
clash-both = Но тогда одно исключает другое: { CLUES($clues) }.
clash-too-many =
    Но тогда рядом с числом { $number } ({ CELL($clue) }) будет { $mines } { $mines ->
        [one] мина
        [few] мины
        [many] мин
       *[other] мины
    }.
clash-too-few =
    { $most ->
        [0] Но тогда рядом с числом { $number } ({ CELL($clue) }) мин нет.
        [1] Но тогда рядом с числом { $number } ({ CELL($clue) }) не больше одной мины.
       *[other] Но тогда рядом с числом { $number } ({ CELL($clue) }) не больше { $most } мин.
    }

## The conclusion

so-mines =
    Значит, здесь { $count ->
        [1] мина
       *[other] мины
    }: { CELLS($cells) }.
so-safe = Значит, здесь безопасно: { CELLS($cells) }.
so-both =
    Значит, здесь { $mined_count ->
        [1] мина
       *[other] мины
    }: { CELLS($mined) }. А здесь безопасно: { CELLS($safe) }.
either-way-mines =
    В любом случае здесь { $count ->
        [1] мина
       *[other] мины
    }: { CELLS($cells) }.
either-way-safe = В любом случае здесь безопасно: { CELLS($cells) }.
either-way-both =
    В любом случае здесь { $mined_count ->
        [1] мина
       *[other] мины
    }: { CELLS($mined) }. А здесь безопасно: { CELLS($safe) }.

## What is known already

known-mines =
    { $count ->
        [1] Здесь мина
       *[other] Здесь мины
    }: { CELLS($cells) }.
wrong-flags =
    { $count ->
        [1] Неверный флажок
       *[other] Неверные флажки
    }: { CELLS($cells) }.

## Guesses

hint-nothing-left = Искать больше нечего: обо всех закрытых клетках всё известно.
hint-nothing-certain = Здесь ничего не известно наверняка.
hint-nothing-in-time = Найти верный ход за отведённое время не удалось.
guess-wins-most = Лучше всего рискнуть здесь: { CELL($cell) }. Вероятность победы { PERCENT($winning) }, мины — { PERCENT($risk) }.
guess-most-useful = Полезнее всего рискнуть здесь: { CELL($cell) }. Вероятность мины { PERCENT($risk) }.
guess-safest = Безопаснее всего рискнуть здесь: { CELL($cell) }. Вероятность мины { PERCENT($risk) }.
guess-equals =
    Так же безопасно ещё в { $count } { $count ->
        [one] клетке
       *[other] клетках
    }.
guess-opens-area = Вероятность открыть область — { PERCENT($chance) }.
guess-next = Следующий по силе ход: { CELL($cell) }. Вероятность мины { PERCENT($risk) }.
guess-next-wins = Следующий по силе ход: { CELL($cell) }. Вероятность победы { PERCENT($winning) }, мины — { PERCENT($risk) }.
guess-never-loses = В этой игре ход наугад не приводит к поражению.
