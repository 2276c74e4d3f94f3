### The leaderboard.

best-filters = Filtry
best-rules = Zasady
best-level = Poziom
best-level-custom = Własny rozmiar
best-size = Szerokość × wysokość × miny
best-options = Opcje
best-kind = Gry
best-kind-solo = Solo, bez pomocy
best-kind-daily = Plansze dnia
best-kind-race = Wyścigi
best-kind-assisted = Solo, z pomocą
best-by = Sortuj według
best-by-time = Czas
best-by-speed = 3BV/s
best-by-efficiency = Efektywność
best-by-streak = Seria
best-when = Okres
best-when-day = Dziś
best-when-week = Ten tydzień
best-when-month = Ten miesiąc
best-when-all = Od początku
best-verified-only = Tylko zweryfikowane
best-verified = Zweryfikowany
best-pace-fast = Wyjątkowo szybko
best-pace-regular = Wyjątkowo równo
best-pace-about = Ludzie rzadko tak klikają, ale to jeszcze nie dowód, że grał program.
best-you = Ty
best-guest = Goście nie są uwzględniani.
best-unlisted = Tylko ty widzisz ten wiersz.
# $play is a link to the home page.
best-none = Nikt jeszcze nie wygrał takiej gry. { $play }
best-none-play = Zajmij pierwsze miejsce.
best-players =
    { $count ->
        [0] Brak graczy na liście
        [one] Jeden gracz
        [few] { NUMBER($count) } graczy
        [many] { NUMBER($count) } graczy
       *[other] { NUMBER($count) } gracza
    }
best-player = Gracz
best-time = Czas
best-speed = 3BV/s
best-efficiency = Efektywność
best-streak = Wygrane z rzędu
best-wins = Wygrane
best-date = Data
best-fair = Uczciwa gra
best-fair-title = Zweryfikowana uczciwa gra
# $command is a command for the terminal.
best-fair-about = Serwer ustalił ziarno przed pierwszym kliknięciem. Po grze odtworzył z niego każdy ruch i otrzymał te same skróty, ten sam wynik i ten sam czas. Nie było pomocy ani cofania i nikt nie mógł znać planszy. Nie chcesz ufać serwerowi? Pobierz plik gry i uruchom { $command }.
