### The boards of the day.

daily-title = Поля дня
daily-day = День
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] Поля одни для всех. На каждое у вас одна попытка, и часы пойдут, когда вы его откроете. Новые поля через { $minutes } мин.
       *[other] Поля одни для всех. На каждое у вас одна попытка, и часы пойдут, когда вы его откроете. Новые поля через { $hours } ч { $minutes } мин.
    }
daily-past = Поля прошедшего дня, для тренировки. В рекорды и серию они не идут.
daily-play = Играть
daily-continue = Продолжить
daily-won = Пройдено за { $time }.
daily-lost = Единственная попытка на этом поле использована.
daily-tried =
    { $count ->
        [0] Это поле пока никто не пробовал пройти.
        [one] Это поле пробовал пройти { $count } человек.
        [few] Это поле пробовали пройти { $count } человека.
        [many] Это поле пробовали пройти { $count } человек.
       *[other] Это поле пробовали пройти { $count } человека.
    }
daily-tried-none-won =
    { $count ->
        [one] Это поле пробовал пройти { $count } человек
        [few] Это поле пробовали пройти { $count } человека
        [many] Это поле пробовали пройти { $count } человек
       *[other] Это поле пробовали пройти { $count } человека
    }, но никто с аккаунтом пока не справился.
daily-fair = Эти поля честные?
daily-fair-past = Сид, а под ним — его хеш SHA-256, опубликованный накануне:
daily-fair-today = Хеш SHA-256 сегодняшнего сида, который откроется завтра, а под ним — хеш завтрашнего:

## Calendar, yesterday, sharing

daily-calendar = Ваш календарь
daily-earlier = Предыдущий месяц
daily-later = Следующий месяц
daily-streak =
    { $count ->
        [0] Серии пока нет
        [1] Серия: 1 день
        [one] { $count } день подряд
        [few] { $count } дня подряд
        [many] { $count } дней подряд
       *[other] { $count } дня подряд
    }
daily-best-streak =
    Лучшая серия: { $count } { $count ->
        [one] день
        [few] дня
        [many] дней
       *[other] дня
    }
daily-streak-about = День идёт в серию, если вы прошли хотя бы одно его поле до полуночи по UTC.
daily-calendar-none = { $day }: нет игр
# $won and $played are numbers of boards.
daily-calendar-day = { $day }: пройдено { $won } из { $played }
daily-yesterday = Вчера
daily-yesterday-none = Вчера никто с аккаунтом не прошёл ни одного поля.
# $name is the quickest player of a board.
daily-yesterday-best = Быстрее всех — { $name }, { $time }.
daily-yesterday-replay = Смотреть повтор
daily-commentary = Комментарий решателя
daily-commentary-clean = Все ходы верные: ни одного наугад, ни одной ошибки.
daily-commentary-move = Ход { $number }
daily-commentary-more = В повторе отмечено ещё рисков и ошибок: { $count }.
daily-commentary-loading = Решатель разбирает игру…
daily-share = Поделиться результатами дня
daily-share-copied = Скопировано. О самих полях там ничего нет.
daily-share-title = qmines, поля дня, { $day }
daily-share-won = ✅ { $board }: { $time }
daily-share-lost = ❌ { $board }
daily-share-streak =
    { $count ->
        [1] 🔥 серия: 1 день
        [one] 🔥 { $count } день подряд
        [few] 🔥 { $count } дня подряд
        [many] 🔥 { $count } дней подряд
       *[other] 🔥 { $count } дня подряд
    }

## Why a board of the day is refused

daily-refused-day = «{ $day }» — не дата. Пример даты: 2026-11-15.
daily-refused-range = На { $day } полей для игры нет. Выберите другой день.
daily-refused-level = Поля дня для уровня «{ $level }» нет. Выберите: { LIST($levels, type: "or") }.
