### Playing with others: the list of rooms, and a room before, during and after its game.

live-play = Играть с другими
live-play-note = Создайте комнату и отправьте другим ссылку.
live-mode = Режим
live-race = Гонка
live-race-about = Поле у всех одинаковое. Кто пройдёт его первым?
live-coop = Вместе
live-coop-about = Одно поле на всех. Вы видите, куда показывают другие, и побеждаете или проигрываете командой.
live-rules = Правила
live-options = Параметры
live-create = Создать комнату
live-rooms = Ваши комнаты
# $mode is Race or Together, $level the name of a level.
live-room = { $mode }, { $level }
live-stage-lobby = Ждёт игроков, создана { $when }
live-stage-countdown = Вот-вот начнётся
live-stage-playing = Игра идёт, начата { $when }
live-stage-over = Игра закончена { $when }
live-name = Ваше имя
live-name-help = От 3 до 20 букв и цифр. Другие увидят, что вы гость.

## The room

room-missing = Комната не найдена
room-missing-words = Такой комнаты нет. Возможно, её удалили.
room-missing-new = Создать новую комнату
# $rules is the name of a rule set, $size the size of its field.
room-rules = { $rules }: { $size }
room-leave = Выйти
room-players = Игроки
room-invite = Пригласить
room-link = Ссылка на эту комнату
room-copy = Копировать ссылку
room-copied = Скопировано.
room-copy-by-hand = Выделите ссылку и скопируйте её.
room-share = Поделиться…
room-invite-note = По этой ссылке до начала игры можно присоединиться, а потом — смотреть.
room-join-race = Вступить в гонку
room-join-coop = Вступить в игру
room-here-waiting =
    { $count ->
        [0] Пока никого нет.
        [1] Ждёт { LIST($names) }.
       *[other] Ждут { LIST($names) }.
    }
room-here-playing =
    { $count ->
        [0] Пока никого нет.
        [1] Играет { LIST($names) }.
       *[other] Играют { LIST($names) }.
    }
room-join = Войти
room-join-as = Войти как { $name }
room-lobby = Комната ожидания
room-needs-two = Для гонки нужны двое. Отправьте кому-нибудь ссылку.
room-ready-count = Готово игроков: { $ready } из { $players }.
room-host-starts = Игру начинает хозяин комнаты.
room-start = Начать
room-ready = Можно начинать
room-is-ready = Вы готовы
room-countdown = До начала гонки
room-watching = Вы смотрите эту гонку.
room-go = Вперёд!
room-came = Теперь в комнате: { LIST($names) }.
room-told-won = { $name }: поле пройдено.
room-told-lost = { $name } подрывается на мине.
room-told-gave-up = { $name } сдаётся.

## Players in a room: notes beside their names, and how they stand

room-place = { $place }.
room-note-you = вы
room-note-guest = гость
room-note-host = хозяин
room-note-left = вне комнаты
room-note-away = не на месте
room-state-ready = Готово
room-state-not-ready = Не готово
room-state-starting = Старт
room-state-won = Пройдено
room-state-lost = Поражение
room-state-gave-up = Сдаётся
room-state-waiting = Смотрит

## How it went

room-results = Результаты
room-first = Победа: { $name }.
room-first-you = Вы выиграли гонку!
room-nobody = Поле никто не прошёл.
room-coop-won = Вы прошли поле вместе.
room-coop-lost = Вы проиграли вместе.
room-coop-won-others = Команда победила.
room-coop-lost-others = Команда проиграла.
room-rematch = Реванш
room-to-rematch = К реваншу
room-another = Создать другую комнату
# $boards is a list of links, one for each player.
room-boards = Поля: { $boards }
room-board-yours = ваше
room-fair = Поле было честным?
room-fair-note = Это сид поля, а под ним — его хеш SHA-256, опубликованный до начала.
room-judged = Риски и ошибки
room-guesses = Риски
room-mistake = Поражение из-за ошибки
room-bad-luck = Невезение
room-shares = Кто что сделал
room-share-player = Игрок
room-share-moves = Ходы
room-share-opened = Открыто клеток
room-share-flags = Флажки
room-share-last = Последний ход
room-share-won = Последний ход
room-share-lost = Взрыв на мине
room-share-gave-up = Сдаётся

## Why something in a room is refused

room-refused-over = Эта игра закончена. Предложите реванш.
room-refused-blocked = Вы не можете войти в эту комнату. Выберите другую.
room-refused-race-started = Гонка уже началась. Её можно посмотреть и присоединиться к следующей.
room-refused-rematch-early = Реванш можно предложить, когда игра закончится.
room-refused-host = Начать игру может только хозяин комнаты.
room-refused-alone = Для гонки нужны хотя бы двое. Отправьте кому-нибудь ссылку.
room-refused-full = В комнате нет мест, но можно смотреть.
room-refused-missing = Комната не найдена. Возможно, её удалили.
room-refused-stranger = Вас нет в этой комнате. Сначала войдите в неё.
room-refused-known-board = Для комнаты нужно новое поле, которого никто не видел. Выберите другие параметры.
room-refused-quick = Эта комната — для быстрой игры. Нажмите «Быстрая игра», чтобы начать гонку.

## Why a quick match is refused

match-refused-guest = Для гонок на рейтинг нужен аккаунт. Войдите или играйте без рейтинга.
match-refused-no-record = Рекорда пока нет: на этом уровне ещё нет ни одной проверенной победы.
match-refused-size = Это поле слишком велико для гонки с автоигроком. Выберите поле поменьше.
