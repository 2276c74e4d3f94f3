### How a game ends, what happened on the way, and how it is judged.

## Why the game is over

outcome-cleared = Вы открыли все клетки без мин.
outcome-measured = Остались только мины: все остальные клетки измерены.
outcome-learnt = Вы увидели всё, что показывает этот урок.
outcome-mine = Вы попали на мину.
outcome-wrong-flag = Один флажок был неверным, и аккорд открыл мину.
outcome-known-mine = Эту мину можно было вычислить.
# The mine was far from the numbers; opening safe cells would have led to it.
outcome-known-later = Если бы вы сначала открыли безопасные клетки, вы бы нашли эту мину.
outcome-punished = Вы пошли наугад, хотя безопасную клетку можно было вычислить.
outcome-resigned = Вы сдались.
outcome-rules = Игра закончена по правилам.
# One line for both: $why is one of the sentences above.
outcome-won-line = Победа. { $why }
outcome-lost-line = Поражение. { $why }

## During the game

notice-no-opening = Мин слишком много для открытой области, поэтому первый щелчок был безопасен, но открыл одну клетку.
notice-unprotected = На выбранном поле нет точно безопасных клеток, поэтому сделать первую безопасной не удалось.
# Forgiving moved mines out of the way of a click, or of a chord that opened several cells.
notice-saved =
    { $count ->
        [1] Вы попали на мину: { CELLS($cells) }. Вычислить её было нельзя, поэтому мы её перенесли.
       *[other] Вы попали на мины ({ $count }): { CELLS($cells) }. Вычислить их было нельзя, поэтому мы их перенесли.
    }
notice-saved-visible =
    { $count ->
        [1] Вы попали на мину: { CELLS($cells) }. Числа на экране её не выдавали, поэтому мы её перенесли.
       *[other] Вы попали на мины ({ $count }): { CELLS($cells) }. Числа на экране их не выдавали, поэтому мы их перенесли.
    }
notice-risk = Риск составлял { PERCENT($risk) }.
notice-boards = Возможных расстановок было: { COUNT($boards) }.
# The same in a list.
end-saves-value =
    С вашего пути { $saves ->
        [one] убрана { $saves } мина
        [few] убраны { $saves } мины
        [many] убрано { $saves } мин
       *[other] убраны { $saves } мины
    }
save-cells = { CELLS($cells) }
save-risk = { CELLS($cells) }: риск { PERCENT($risk) }
save-boards = { CELLS($cells) }: риск { PERCENT($risk) }, возможных расстановок: { COUNT($boards) }
# What a rule set says that has no messages of its own.
plain-text = { $text }

## Whether a loss could have been avoided

verdict-unknown = Это поражение слишком трудно оценить.
verdict-bad-luck = Не повезло: хода безопаснее не было. Ваш был безопасен с вероятностью { PERCENT($survival) }.
verdict-safe-cell = Безопасно было открыть клетку ({ CELL($cell) }).
verdict-safe-cell-board = Безопасно было открыть клетку ({ CELL($cell) }) на поле { $board }.
verdict-shield = Можно было использовать щит.
verdict-safer = Был ход безопаснее: вероятность уцелеть { PERCENT($best) }, а у вашего — { PERCENT($survival) }.

## Chances that can’t be shown, or not exactly

chances-sampled = Это оценки вероятностей с точностью ± { PERCENT($error) }.
chances-bounds = Почти все эти вероятности считать слишком долго: отмечено только то, что известно точно.
chances-too-hard = Считать вероятности здесь слишком долго.
chances-paused = Игра стояла на паузе, поэтому игрок ничего не видел.

## The end of a lesson

lesson-done = Урок пройден.
lesson-lost = На этот раз не вышло.
lesson-next = Следующий урок
lesson-again = Повторить урок
sandbox-lessons = Все уроки
