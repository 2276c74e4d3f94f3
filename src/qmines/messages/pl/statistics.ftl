### The statistics page: filters, figures, plots and the list of games.

stats-leaderboard = Ranking
stats-none = Dokończ pierwszą grę, żeby zobaczyć tu swoje statystyki.
stats-none-filtered = Żadna zakończona gra nie pasuje do tych filtrów.

## Filters

stats-filters = Filtry
stats-rules = Zasady
stats-rules-all = Wszystkie zasady
stats-level = Poziom
stats-level-all = Wszystkie poziomy
stats-options = Opcje
stats-options-all = Wszystkie opcje
stats-help = Pomoc
stats-help-all = Z pomocą lub bez
stats-help-none = Bez pomocy
stats-help-any = Z pomocą
stats-time = Okres
stats-time-all = Od początku
stats-time-week = Ostatnie 7 dni
stats-time-month = Ostatnie 30 dni
stats-time-quarter = Ostatnie 90 dni
stats-time-year = Ostatnie 365 dni

## Figures

stats-games = Gry
stats-games-streak =
    { $count ->
        [one] Obecna seria: jedna wygrana
        [few] Obecna seria: { $count } wygrane
        [many] Obecna seria: { $count } wygranych
       *[other] Obecna seria: { $count } wygranej
    }
stats-games-kinds =
    { $count ->
        [one] Jeden rodzaj gry
        [few] { $count } rodzaje gier
        [many] { $count } rodzajów gier
       *[other] { $count } rodzaju gier
    }
stats-won = Wygrane
stats-won-likely = Prawdopodobnie od { PERCENT($low, digits: 0) } do { PERCENT($high, digits: 0) }
stats-won-games =
    { $count ->
        [one] Jedna gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
stats-accuracy = Dokładność
stats-accuracy-mistakes =
    { $count ->
        [one] Jedna gra przegrana przez błąd
        [few] { $count } gry przegrane przez błędy
        [many] { $count } gier przegranych przez błędy
       *[other] { $count } gry przegranej przez błędy
    }
stats-best-time = Najlepszy czas
stats-best-time-level = Wybierz poziom
stats-no-wins = Brak wygranych
stats-mean-time = Średni czas
stats-average = Średnio { $value }
stats-best-speed = Najlepsze 3BV/s
stats-best-speed-all = Wszystkie gry
stats-best-streak = Najlepsza seria
stats-best-streak-note = Wygrane z rzędu

## By level

stats-by-level = Według poziomów
stats-by-level-help = Pomoc
stats-by-level-with = Tak
stats-by-level-without = Nie
stats-by-level-rules = { $rules }, { $options }
stats-by-level-range = { PERCENT($low, digits: 0) }–{ PERCENT($high, digits: 0) }
stats-speed = 3BV/s
stats-streak = Seria

## Plots

stats-plot-win-rate = Odsetek wygranych
stats-plot-win-rate-about = Odsetek wygranych gier. Pasmo to 95-procentowy przedział ufności.
stats-plot-accuracy = Dokładność i szczęście
stats-plot-accuracy-about = Dokładność: odsetek gier nieprzegranych przez błąd. Szczęście: szansa, że wszystkie strzały w grze się udadzą.
stats-plot-luck = Szczęście
stats-plot-time = Czas
stats-plot-time-about = Czas wygranych gier w sekundach: średni i najlepszy.
stats-plot-mean = Średnia
stats-plot-best = Rekord
stats-plot-speed = 3BV na sekundę
stats-plot-speed-about = Tempo wygranych: najmniejsza liczba kliknięć, jakiej wymaga plansza, podzielona przez twój czas.
stats-plot-efficiency = Efektywność
stats-plot-efficiency-about = Najmniejsza liczba kliknięć, jakiej plansza wymaga bez flag, podzielona przez liczbę twoich kliknięć.
stats-plot-one-level = Czasy można porównywać tylko na jednym poziomie. Wybierz go powyżej albo w tabeli.
stats-plot-first-win = Czas, tempo i efektywność pojawią się po pierwszej wygranej.
stats-plot-games = Gry { $first }–{ $last }, { $days }
stats-plot-table = Pokaż jako tabelę
stats-plot-table-name = { $title }, tabela
# A point of a plot; $values are those of its lines.
stats-plot-point = { $games }: { $values }
stats-plot-value = { $name } { $value }
stats-plot-interval = { $value } ({ $low }–{ $high })
stats-plot-described = { $about } { $last }. Tabela poniżej zawiera wszystkie wartości.
stats-plot-described-from = { $about } { $first }. { $last }. Tabela poniżej zawiera wszystkie wartości.

## The list of games

stats-list = Gry
stats-outcome = Wynik
stats-outcome-all = Wszystkie wyniki
stats-outcome-won = Wygrana
stats-outcome-lost = Przegrana
stats-outcome-playing = Niedokończona
stats-newer = Nowsze
stats-older = Starsze
stats-replay-file = Odtwórz plik gry
# $play is a link to the home page.
stats-list-none = Żadna gra nie pasuje. { $play }
stats-list-play = Zagraj.
stats-list-game = Gra
stats-list-time = Czas
stats-list-when = Kiedy
stats-list-continue = Graj dalej
stats-list-replay = Powtórka
stats-list-gave-up = Gra poddana
stats-list-mistake = Błąd
stats-list-luck = Pech
# The options and the help of a game.
stats-list-about = { $options }; { $help }
