### The account page.

account-why-guest = Вы играете как гость. Создайте аккаунт, чтобы сохранить свои игры и играть на других устройствах.
account-why = Играть можно и без аккаунта. С ним ваши игры сохранятся и будут доступны на других устройствах.
account-log-in = Войти
account-sign-up = Регистрация
account-log-out = Выйти
account-name = Имя
account-name-help = Используйте буквы и цифры. Между ними можно ставить по одному знаку «-», «_» или «.». Имя видно другим игрокам.
account-password = Пароль
account-password-help = Не меньше 8 символов.
account-forgot = Забыли пароль?
account-password-length = Не меньше 8 символов.
account-sign-up-note = Игры, в которые вы играли как гость, останутся с вами. Они учитываются в лучших результатах и таблицах рекордов, но не в доле побед и сериях.
account-taken = Это имя занято. Оно ваше? Тогда войдите.
account-profile = Мой профиль
account-privacy = Приватность
account-hide-profile = Скрыть мой профиль от других
account-leave-leaderboards = Не показывать меня в таблицах рекордов и других публичных списках
account-export = Скачать мои данные
account-change-password = Сменить пароль
account-old-password = Текущий пароль
account-new-password = Новый пароль
account-password-changed = Пароль изменён. На всех других устройствах выполнен выход.
account-sessions = Где выполнен вход
account-session-this = Этот браузер
account-session-seen = Последняя активность: { $when }
account-session-end = Выйти
# $browser and $system are names such as Firefox and Windows.
account-browser = { $browser }, { $system }
account-browser-unknown = Неизвестный браузер
account-browser-unknown-system = Неизвестный браузер, { $system }
account-delete = Удалить аккаунт
account-delete-forever = Удалить навсегда
account-delete-note = Вместе с аккаунтом удалятся ваше имя, игры и статистика. Отменить это нельзя.

## Recovery

recover-codes = Коды восстановления
recover-codes-about = Если вы забудете пароль, по каждому из этих кодов можно один раз задать новый. Сохраните их в надёжном месте: больше мы их не покажем.
recover-codes-copy = Копировать
recover-codes-copied = Скопировано
recover-codes-done = Коды сохранены
recover-codes-left =
    { $count ->
        [0] Кодов восстановления не осталось.
        [one] Остался { $count } код восстановления.
        [few] Осталось { $count } кода восстановления.
        [many] Осталось { $count } кодов восстановления.
       *[other] Осталось { $count } кода восстановления.
    }
recover-codes-new = Получить новые коды
recover-code = Код восстановления
recover-code-title = Ввести код восстановления
recover-set = Задать новый пароль
recover-changed = Пароль изменён. Теперь можно войти.
recover-email-title = Получить ссылку по почте
recover-email-note = Если у аккаунта есть подтверждённый адрес почты, мы отправим на него ссылку. Она действует один час.
recover-email-send = Отправить ссылку
recover-email-sent = Если у этого аккаунта есть подтверждённый адрес, ссылка уже в пути.
recover-link-title = Придумайте новый пароль
recover-confirmed = Адрес почты подтверждён.
recover-email = Адрес электронной почты
recover-email-about = Нужен только для восстановления аккаунта.
recover-email-add = Добавить адрес
recover-email-unconfirmed = Адрес { $address } ещё не подтверждён. Проверьте почту.
recover-email-remove = Удалить адрес

## Friends

friends-blocked = Заблокированные игроки
friends-remove = Удалить
friends-unblock = Разблокировать

## Why a name, a password or settings are refused

account-refused-name = Имя: от { $least } до { $most } букв одного алфавита или цифр; между ними можно ставить по одному знаку «-», «_» или «.».
account-refused-password-length = Придумайте пароль длиной от { $least } до { $most } символов.
account-refused-password-name = Пароль не должен совпадать с именем. Придумайте другой.
account-refused-password-common = Этот пароль легко угадать. Придумайте подлиннее: например, три случайных слова.
account-refused-email = Это не адрес электронной почты. Проверьте, нет ли опечаток.
account-refused-settings = Настройки занимают слишком много места: допустимо не больше { $most } символов. Сбросьте их до значений по умолчанию.
