### The home page: a board that is ready, and the ways to everything else.

home-title = «Сапёр» без игры в угадайку.
# Beside a Classic board, which can require guesses.
home-title-classic = «Сапёр»: играйте прямо сейчас.
# Beside a Classic board; $noguess and $forgiving are names of rules above it.
home-lead-guess = В классике иногда приходится угадывать. В режимах «{ $noguess }» и «{ $forgiving }» из-за этого не проиграть.
home-continue = Продолжить
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }, { $time }
home-daily = Поля дня
home-daily-note = Каждый день новые поля, одни для всех
home-learn = Обучение
home-learn-note = Уроки и задачи: от первых приёмов до кубитов
home-analyse = Анализ
home-analyse-note = Вероятность мины в каждой клетке любой позиции

## The bar over the board, also in a game

home-rules = Правила
home-level = Уровень
home-custom = Своя игра…
home-custom-help = Любой размер и все параметры
home-custom-game = Своя игра
home-cancel = Отмена
home-play = Играть
