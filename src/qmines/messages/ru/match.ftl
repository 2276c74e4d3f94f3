### Quick matches, the lobby, and races against the auto-player or the record.

match-quick = Быстрая игра
match-about = Гонка со следующим, кто захочет такое же поле. Аккаунт не нужен.
match-rated = На рейтинг
# $rating is a number, $uncertainty how far it may be off.
match-rated-help = Ваш рейтинг: { $rating } ± { $uncertainty }. Соперники будут примерно вашей силы.
match-rating = { $rating } ± { $uncertainty }
match-rating-change =
    { $change ->
        [0] ±0
       *[other] { $sign }{ $change }
    }
match-is-rated = на рейтинг

## The lobby

match-lobby = Открытые игры
match-lobby-empty = Сейчас открытых игр нет. Нажмите «Быстрая игра» и встаньте в начало очереди.
match-race = Гонка
match-watch = Смотреть
match-join = Войти
# To a game of your own in the list.
match-return = Вернуться
match-waiting = Ждёт соперника
match-lobby-waiting = Ждёт игроков
match-playing = Идёт игра
match-spectators =
    { $count } { $count ->
        [one] зритель
        [few] зрителя
        [many] зрителей
       *[other] зрителя
    }
match-listed = Показывать комнату в «Открытых играх»

## Waiting for an opponent

match-looking = Ищем соперника…
match-looking-note = Пока такую гонку никто не ищет. Она начнётся, как только кто-нибудь появится.
match-waiting-for = Ожидание: { $time }
match-cancel = Не ждать
match-rematch-waiting = Ждём соперника…
match-rematch-note = Реванш начнётся, как только соперник придёт.
match-meanwhile = Не хочется ждать?
match-auto = Гонка с автоигроком
match-auto-about = У автоигрока то же поле, и играет он в человеческом темпе.
match-strength = Сила
match-strength-gentle = Мягкий
match-strength-steady = Ровный
match-strength-quick = Быстрый
match-strength-expert = Эксперт
match-record = Гонка с рекордом
# $name is a player, $time their time.
match-record-about = На этом уровне рекорд { $time }, его держит { $name }. Побейте его на том же поле.
match-record-about-guest = Лучшее проверенное время — { $time }. Побейте его на том же поле.
match-daily = Сыграть поле дня
match-daily-open = Поля дня
match-daily-about = Одна попытка в день, поле одно для всех.

## A rival in a race

match-rival-auto = Автоигрок, { $strength }
match-rival-record = Рекорд: { $name }
match-rival-record-guest = Рекорд
match-rival-first = Вы обогнали автоигрока!
match-rival-record-first = Вы побили рекорд!
match-rival-lost = Автоигрок оказался быстрее.
match-rival-record-lost = Рекорд устоял.
match-again = Ещё гонка
match-boards = Поля
match-boards-note = Чтобы гонка была честной, вы видите только то, что видят все, кто ещё играет. Остальное откроется в конце.
match-board-of = Поле: { $name }, открыто { $percent }
# The name of a guest who did not choose one.
match-guest = Гость-{ $number }
match-hidden = Имя скрыто
