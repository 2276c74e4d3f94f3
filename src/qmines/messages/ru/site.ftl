### What every page of the web site shows: the frame of the page, and its errors.

site-name = qmines
site-description = «Сапёр» без игры в угадайку: точные вероятности, подсказки с объяснениями и два квантовых режима.
site-skip = К содержанию
site-navigation = Главное меню
# Opens the navigation on a phone.
site-menu = Меню
site-no-script = Для qmines нужен JavaScript. Можно играть и в терминале: запустите «qmines».
site-broken = Не удалось загрузить qmines. Обновите страницу.
site-loading = Загрузка…
site-retry = Ещё раз
site-home = На главную
site-not-found = Страница не найдена
site-not-found-about = По этому адресу ничего нет. Возможно, в нём опечатка или игру удалили.
site-not-loaded = Не удалось загрузить страницу
site-not-loaded-about = Проверьте соединение и попробуйте ещё раз.
site-unknown-rules = Эта версия страницы не знает правил «{ $rules }». Обновите её.
site-connection-lost = Соединение потеряно. Попробуйте ещё раз, когда связь восстановится.
# In the masthead.
site-offline-short = Нет связи
site-update = Готова новая версия.
site-reload = Обновить
# Closes the notice about a new version.
site-later = Позже
site-offline = Нет связи. Подключаемся…
# A button and its key, as a tooltip.
site-button-key = { $action } ({ $key })

## Titles of pages: in the masthead, in the tab

# $page is the title of the page.
site-title = { $page } · qmines
page-home = Играть
page-play = Игра
page-analyse = Анализ
page-trainer = Тренажёр
page-puzzles = Задачи
page-learn = Обучение
page-daily = Поля дня
page-live = По сети
page-room = Комната
page-replay = Повтор
page-leaderboard = Рекорды
page-player = Игрок
page-statistics = Статистика
page-help = Справка
page-settings = Настройки
page-recover = Восстановление аккаунта
page-account = Аккаунт
# In the masthead, instead of Account, for guests.
site-log-in = Войти
page-lost = Страница не найдена
