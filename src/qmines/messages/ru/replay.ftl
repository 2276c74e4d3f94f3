### Replays.

replay-title = Повтор: { $game }
replay-open-about = Откройте файл игры или перетащите его на эту страницу, и вы увидите каждый ход с точными вероятностями на тот момент.
replay-open-formats = qmines читает свои файлы игр и записи других программ: .rawvf, .avf, .evf, .rmv, .mvf.
# Where there is no server.
replay-open-here = Файлы игр «Классики» и «Пощады» браузер показывает сам; на сервер ничего не отправляется.
replay-here-only = Без сервера эта страница показывает только файлы qmines с играми «Классики» и «Пощады»; для других файлов запустите «qmines replay» в терминале.
replay-no-kernel = Повтор работает в браузере, но загрузить ядро не удалось. Обновите страницу и попробуйте ещё раз.
replay-open-file = Открыть файл…
# $statistics is a link to the statistics page.
replay-open-private = Файл не сохраняется. Игры, сыгранные здесь, — в разделе { $statistics }.
replay-open-statistics = «Статистика»
replay-file = Файл игры
replay-too-large = Файл { $file } слишком велик для этой страницы. Запустите «qmines replay» в терминале.
replay-missing = Повтор не найден
replay-missing-game = К игре
replay-missing-file = Открыть файл игры

## Keys

replay-keys = Клавиши
replay-keys-step = Шаг назад и вперёд
replay-keys-ends = Начало и конец
replay-keys-play = Пуск или пауза
replay-keys-marks = Следующий и предыдущий риск или ошибка
replay-keys-speed = Медленнее и быстрее
replay-keys-chances = Вероятности
replay-keys-cells = Движение по клеткам
replay-keys-zoom = Масштаб
replay-key-home = Home
replay-key-end = End
replay-key-space = Пробел

## Moves. $board is Z or H, or “none” on a single board.

replay-move-open =
    { $board ->
        [none] Открыть: { CELL($cell) }
       *[other] Открыть на поле { $board }: { CELL($cell) }
    }
replay-move-measure =
    { $board ->
        [none] Измерить: { CELL($cell) }
       *[other] Измерить на поле { $board }: { CELL($cell) }
    }
replay-move-chord =
    { $board ->
        [none] Аккорд: { CELL($cell) }
       *[other] Аккорд на поле { $board }: { CELL($cell) }
    }
replay-move-flag =
    { $board ->
        [none] Флажок: { CELL($cell) }
       *[other] Флажок на поле { $board }: { CELL($cell) }
    }
replay-move-question =
    { $board ->
        [none] Знак вопроса: { CELL($cell) }
       *[other] Знак вопроса на поле { $board }: { CELL($cell) }
    }
replay-move-mark =
    { $board ->
        [none] Метка: { CELL($cell) }
       *[other] Метка на поле { $board }: { CELL($cell) }
    }
replay-move-shield =
    { $board ->
        [none] Щит: { CELL($cell) }
       *[other] Щит на поле { $board }: { CELL($cell) }
    }
replay-move-prepare = Приготовить клетку: { CELL($cell) }
# A move that only some rules have; $verb is its name.
replay-move-other =
    { $board ->
        [none] { $verb }: { CELL($cell) }
       *[other] { $verb } на поле { $board }: { CELL($cell) }
    }
# $kind is a kind of help, such as Hints.
replay-move-help = Помощь: { $kind }
replay-move-undo = Отменить
replay-move-pause = Пауза
replay-move-resume = Продолжить
replay-move-resign = Сдаться
replay-move-reset = Сбросить все клетки
replay-won = Победа
replay-lost = Поражение
replay-end = Конец игры

## The bar

replay-controls = Повтор
replay-step = Шаг
replay-marks = Риски и ошибки
replay-first = В начало
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-previous-mark-name = Предыдущий риск или ошибка
replay-next-mark-name = Следующий риск или ошибка
replay-no-next-mark = Дальше нет ни рисков, ни ошибок.
replay-no-previous-mark = Раньше нет ни рисков, ни ошибок.
replay-position = { $step } / { $last }
# $words are the move and what is said of it.
replay-where = { $step } из { $last }: { $words }
replay-words = { $move }.
replay-words-review = { $move }. { $review }
replay-speed = Скорость
replay-speed-played = Как в игре
replay-speed-times = { $times }× скорость игры
replay-speed-steps =
    { $steps } { $steps ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    } в секунду

## Beside the board

replay-panel = Панель повтора
replay-time = Время
replay-next-move = Следующий ход
replay-this = Этот повтор
replay-measured = Только что измерено
replay-judging = Оцениваем ходы…
replay-badge =
    { $kind ->
        [safe] ✓ Безопасно
        [guess] ○ Риск
       *[mistake] ▲ Ошибка
    }
replay-badge-saved =
    { $kind ->
        [safe] ✓ Безопасно · спасение
        [guess] ○ Риск · спасение
       *[mistake] ▲ Ошибка · спасение
    }
replay-chances = Вероятности (O)
replay-best = Лучший ход: { $move }
replay-best-sampled = Лучший ход: { $move } Это оценки вероятностей, ± { PERCENT($error) }.
replay-tally =
    { $guesses ->
        [0] Ходов наугад нет
        [one] { $guesses } ход наугад (○)
        [few] { $guesses } хода наугад (○)
        [many] { $guesses } ходов наугад (○)
       *[other] { $guesses } хода наугад (○)
    }, { $mistakes ->
        [0] ошибок нет
        [one] { $mistakes } ошибка (▲)
        [few] { $mistakes } ошибки (▲)
        [many] { $mistakes } ошибок (▲)
       *[other] { $mistakes } ошибки (▲)
    }.
replay-tally-so-far =
    Пока { $guesses ->
        [0] ходов наугад нет
        [one] { $guesses } ход наугад (○)
        [few] { $guesses } хода наугад (○)
        [many] { $guesses } ходов наугад (○)
       *[other] { $guesses } хода наугад (○)
    }, { $mistakes ->
        [0] ошибок нет
        [one] { $mistakes } ошибка (▲)
        [few] { $mistakes } ошибки (▲)
        [many] { $mistakes } ошибок (▲)
       *[other] { $mistakes } ошибки (▲)
    }. Оценка продолжается…
replay-rules = По другим правилам
replay-rules-loading = Повторяем игру…
replay-rules-step = Шаг { $step }
replay-rules-step-name = К шагу { $step }, где расходятся правила: { $rules }
replay-fork = Играть отсюда
replay-fork-other = …на другом поле
replay-fork-other-only = Играть отсюда на другом поле
replay-fork-same-note = «Играть отсюда» начинает новую игру на том же поле. Вы его уже видели, поэтому игра считается сыгранной с помощью.
replay-fork-qubits-note = «Играть отсюда» начинает новую игру с теми же скрытыми состояниями. Вы их уже видели, поэтому игра считается сыгранной с помощью.
replay-fork-recorded-note = Игра отсюда пойдёт на другом поле, подходящем к тому, что вы видите.
replay-fork-not-ready = Отсюда пока играть нельзя: этот ход ещё не разобран. Попробуйте чуть позже или выберите другой ход.
replay-recorded = Записано в другой программе.
replay-recorded-program = Записано в программе { $program }.
replay-recorded-player = Играет { $player }.
replay-recorded-both = Записано в программе { $program }, играет { $player }.
replay-copy = Копировать ссылку
replay-copied = Ссылка на этот момент скопирована.
replay-download = Скачать файл игры
replay-game = К игре
