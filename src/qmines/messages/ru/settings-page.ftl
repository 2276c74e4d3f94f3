### The settings page of the web site. Names of themes and profiles of keys are in settings.ftl and actions.ftl.

settings-appearance = Внешний вид
settings-language = Язык
settings-language-system = Как в браузере
settings-theme = Тема
settings-theme-system = Как в системе
settings-digits = Цвета чисел
settings-digits-traditional = Традиционные
settings-digits-safe = Для дальтоников
settings-cells = Клетки
settings-cells-fit = По размеру экрана
settings-cells-small = Мелкие
settings-cells-medium = Средние
settings-cells-large = Крупные
settings-cells-very-large = Очень крупные
settings-boards = Два поля
settings-boards-auto = Авто
settings-boards-beside = Рядом
settings-boards-stacked = Одно над другим
settings-rulers = Показывать номера строк и столбцов
settings-links = Соединять связанные клетки линиями
settings-dirac = Обозначения Дирака для кубитов: |0⟩ вместо «без мины на Z»
settings-sound = Воспроизводить звуки
settings-input = Мышь и касания
settings-press = Долгое нажатие
settings-press-time = { $milliseconds } мс
settings-press-help = Пока вы держите клетку, вокруг неё замыкается кольцо. Замкнулось — нажатие засчитано.
settings-chord-tap = Аккорд касанием числа
settings-swap = Касание ставит флажок, долгое нажатие открывает
settings-keys = Клавиатура
settings-profile = Профиль
settings-keys-list = Все сочетания клавиш
settings-auto-play = Автоигра
settings-guess = Ходить наугад, если верных ходов нет
settings-all = Все настройки
settings-file = Файл настроек
settings-save = Сохранить в файл
settings-load = Загрузить из файла
settings-reset = Сбросить настройки
settings-reset-done = Настройки сброшены.
settings-loaded =
    { $count ->
        [one] Загружена { $count } настройка
        [few] Загружены { $count } настройки
        [many] Загружено { $count } настроек
       *[other] Загружены { $count } настройки
    }.
settings-loaded-some =
    { $count ->
        [one] Загружена { $count } настройка
        [few] Загружены { $count } настройки
        [many] Загружено { $count } настроек
       *[other] Загружены { $count } настройки
    }. Неизвестные настройки пропущены: { LIST($unknown) }.
settings-not-a-file = Это не файл настроек. Выберите другой файл.
settings-stored = Настройки хранятся в этом браузере. Войдите, чтобы они были и на других ваших устройствах.
settings-stored-account = Настройки хранятся в вашем аккаунте и одинаковы на всех ваших устройствах.
