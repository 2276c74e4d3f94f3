### The profile of a player.

# $date is a month, such as November 2026.
profile-since = Аккаунт создан: { $date }
profile-hidden = Этот профиль видите только вы. Показать его другим можно в настройках приватности.
profile-empty = Законченных игр пока нет.
# To the player whose profile it is.
profile-empty-you = Здесь появятся игры, законченные без помощи. Игры, в которые вы играли как гость, — в вашей статистике.
profile-missing = Профиль не найден
profile-missing-about = Игрока с таким именем нет, или его профиль скрыт.
profile-games = Игры без помощи
profile-wins = Победы
profile-win-rate = Доля побед
profile-streak = Лучшая серия
profile-achievements = Достижения
profile-not-yet = Ещё не получено
profile-favourites = Любимые игры
profile-favourites-none = Добавьте игры, которые хотите показать другим. Их повторы можно будет посмотреть.
profile-add = Добавить
profile-add-title = Добавить одну из последних побед
profile-remove = Убрать
profile-replay = Смотреть повтор
profile-won = Победа за { $time }
profile-lost = Поражение, { $time }
profile-bests = Личные рекорды
profile-board = Поле
# $board is a rule set and level, $options what differs from the usual.
profile-board-options = { $board }, { $options }
profile-best-time = Лучшее время
profile-best-speed = Лучшие 3BV/s
profile-of-games =
    из { NUMBER($count) } { $count ->
        [one] игры
       *[other] игр
    }
profile-progress = Прогресс
profile-ratings = Рейтинги
# $rating is a rating with its uncertainty, such as 1,612 ± 120.
profile-rating-race = Гонки: { $rating }
profile-rating-puzzle = Задачи: { $rating }
profile-rating-about = Как меняется рейтинг игрока. Полоса — 95-процентный доверительный интервал.

## Races

profile-races = Гонки
profile-race-opponent = Соперник
profile-race-result = Результат
profile-race-rating = Рейтинг
profile-race-date = Дата
profile-race-replay = Повтор
profile-race-won = Победа
profile-race-draw = Ничья
profile-race-lost = Поражение
profile-race-unrated = Без рейтинга
profile-race-auto = Автоигрок
profile-races-more = Ещё гонки

## Friends and reports

profile-friend = Добавить в друзья
profile-unfriend = Удалить из друзей
profile-block = Заблокировать
profile-unblock = Разблокировать
profile-report = Пожаловаться
profile-report-reason = Что не так?
profile-report-name = Оскорбительное имя
profile-report-cheating = Похоже на нечестную игру
profile-report-behaviour = Плохое поведение в комнатах
profile-report-details = Подробности
profile-report-send = Отправить жалобу
profile-report-sent = Спасибо. Администратор сервера рассмотрит вашу жалобу.

## Achievements

achievement-beginner-win = Первые шаги
achievement-beginner-win-about = Победите в «Классике» или «Пощаде» на уровне «Новичок».
achievement-intermediate-win = Любитель
achievement-intermediate-win-about = Победите в «Классике» или «Пощаде» на уровне «Любитель».
achievement-expert-win = Эксперт
achievement-expert-win-about = Победите в «Классике» на уровне «Эксперт».
achievement-no-flags = Без флажков
achievement-no-flags-about = Победите в «Классике» на уровне «Эксперт», не поставив ни одного флажка.
achievement-under-two-minutes = Быстрее двух минут
achievement-under-two-minutes-about = Победите в «Классике» на уровне «Эксперт» меньше чем за две минуты.
achievement-efficient = Ни щелчка лишнего
achievement-efficient-about = Победите на уровне «Любитель» или «Эксперт» с эффективностью не ниже 100 %.
achievement-against-the-odds = Вопреки вероятностям
achievement-against-the-odds-about = Победите в «Классике» на уровне «Эксперт», рискуя так, что уцелел бы лишь один из двадцати.
achievement-perfect-forgiving = Пощада не нужна
achievement-perfect-forgiving-about = Победите в «Пощаде» на уровне «Эксперт» без единого спасения.
achievement-qubits-win = Кубиты
achievement-qubits-win-about = Победите в «Кубитах» на любом уровне.
achievement-entangled-win = Распутано
achievement-entangled-win-about = Победите в «Запутанности» на поле с тройками.
achievement-mermin = Тройка Мермина
achievement-mermin-about = Посмотрите, как три клетки дают результаты, каких не дало бы ни одно скрытое поле.
