### The home page: a board that is ready, and the ways to everything else.

home-title = Saper bez niesprawiedliwego zgadywania.
# Beside a Classic board, which can require guesses.
home-title-classic = Saper: zacznij grać od razu.
# Beside a Classic board; $noguess and $forgiving are names of rules above it.
home-lead-guess = Klasyczna plansza może zmusić do zgadywania. W trybach „{ $noguess }” i „{ $forgiving }” nigdy przez to nie przegrasz.
home-continue = Graj dalej
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }, { $time }
home-daily = Plansze dnia
home-daily-note = Codziennie nowe plansze, te same dla wszystkich
home-learn = Nauka
home-learn-note = Lekcje i zagadki, od pierwszego wzoru po kubity
home-analyse = Analiza
home-analyse-note = Ryzyko miny na każdym polu dowolnej pozycji

## The bar over the board, also in a game

home-rules = Zasady
home-level = Poziom
home-custom = Własny…
home-custom-help = Dowolny rozmiar i wszystkie opcje
home-custom-game = Własna gra
home-cancel = Anuluj
home-play = Graj
