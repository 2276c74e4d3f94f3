### What a review says of each move in a replay, and what other rules would have made of a game.

## Moves that risk nothing

review-undo = Последний ход отменён.
review-pause = Игра поставлена на паузу.
review-resume = Игра продолжена.
review-resign = Игрок сдался.
# $kind is a kind of help, such as Hints.
review-help = Использована помощь: { $kind }.
review-sandbox = В песочнице рисковать нечем.
review-opened-nothing = Этот ход ничего не открыл.
review-shield = Со щитом риска нет.
review-first = Первый щелчок всегда безопасен.
review-no-risk = Риска не было.
review-mark = Метка изменена.
review-flag = Поставлен флажок.
review-flag-mine = Флажок там, где точно мина.
review-flag-wrong = Неверный флажок: эту клетку можно было безопасно открыть.
review-flag-chance = Поставлен флажок: вероятность мины { PERCENT($chance) }.

## Moves that risk something. $about is “yes” if chances are estimates; $board is Z or H, or “none” on a single board.

review-safe = Этот ход точно безопасен.
review-too-hard = Этот ход слишком трудно оценить.
review-guess =
    { $about ->
        [yes] Ход наугад, вероятность уцелеть примерно { PERCENT($survival) }. Хода безопаснее не было.
       *[no] Ход наугад, вероятность уцелеть { PERCENT($survival) }. Хода безопаснее не было.
    }
review-mistake-mine =
    { $board ->
        [none] Здесь точно была мина. Безопасно было открыть клетку ({ CELL($cell) }).
       *[other] Здесь точно была мина. Безопасно было открыть клетку ({ CELL($cell) }) на поле { $board }.
    }
review-mistake-risk =
    { $board ->
        [none] Вероятность уцелеть — только { PERCENT($survival) }. Безопасно было открыть клетку ({ CELL($cell) }).
       *[other] Вероятность уцелеть — только { PERCENT($survival) }. Безопасно было открыть клетку ({ CELL($cell) }) на поле { $board }.
    }
review-mistake-mine-shield = Здесь точно была мина, а у вас ещё был щит.
review-mistake-risk-shield = Вероятность уцелеть — только { PERCENT($survival) }, а у вас ещё был щит.
review-mistake-safer =
    { $about ->
        [yes] Был ход безопаснее: вероятность уцелеть у него была примерно { PERCENT($best) }, у этого — примерно { PERCENT($survival) }.
       *[no] Был ход безопаснее: вероятность уцелеть у него была { PERCENT($best) }, у этого — { PERCENT($survival) }.
    }
review-lost = Этот ход стоил игры.

## The best move

best-safe = Откройте клетку ({ CELL($cell) }): она безопасна.
best-safe-more =
    Откройте клетку ({ CELL($cell) }): она безопасна, и ещё { $more } { $more ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    } тоже.
best-guess = Откройте клетку ({ CELL($cell) }): вероятность мины { PERCENT($risk) }.

## The same game under other rules. $result is won or lost; $why is a sentence that says why.

other-forgiving-visible = Пощада, только числа на экране
other-forgiving-strict = Пощада, строго
other-refused = По этим правилам так сыграть нельзя. { $why }
other-moved = По этим правилам мина тоже перемещается, но остальное поле получается другим, и дальше это уже другая игра.
other-continues = Игра продолжилась бы: об этой мине никто не мог знать, поэтому её бы перенесли.
other-ends =
    { $result ->
        [won] Здесь вы бы победили. { $why }
       *[lost] Здесь вы бы проиграли. { $why }
    }
other-ends-otherwise =
    { $result ->
        [won] Игра закончилась бы здесь же, но победой. { $why }
       *[lost] Игра закончилась бы здесь же, но поражением. { $why }
    }
other-same-so-far = Пока никакой разницы.
other-same =
    { $result ->
        [won] Никакой разницы: вы тоже победили бы.
       *[lost] Никакой разницы: вы тоже проиграли бы.
    }
other-same-move = Вы проиграли бы на том же ходу. { $why }
