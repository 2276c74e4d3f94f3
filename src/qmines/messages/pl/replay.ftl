### Replays.

replay-title = Powtórka: { $game }
replay-open-about = Otwórz plik gry albo upuść go w dowolnym miejscu tej strony, żeby zobaczyć każdy ruch z dokładnym ryzykiem w danej chwili.
replay-open-formats = qmines czyta własne pliki gier i nagrania z innych programów: .rawvf, .avf, .evf, .rmv, .mvf.
# Where there is no server.
replay-open-here = Pliki gier qmines w trybach „Klasyczny” i „Wyrozumiały” przeglądarka odtwarza samodzielnie; nic nie jest wysyłane.
replay-here-only = Bez serwera ta strona odtwarza tylko pliki gier qmines w trybach „Klasyczny” i „Wyrozumiały”; do innych plików użyj „qmines replay” w terminalu.
replay-no-kernel = Powtórka działa w przeglądarce, ale nie udało się wczytać jej silnika. Odśwież stronę, żeby spróbować ponownie.
replay-open-file = Otwórz plik…
# $statistics is a link to the statistics page.
replay-open-private = Plik nie jest nigdzie zapisywany. Gry rozegrane na tej stronie są tutaj: { $statistics }.
replay-open-statistics = statystyki
replay-file = Plik gry
replay-too-large = Plik { $file } jest za duży dla tej strony. Użyj „qmines replay” w terminalu.
replay-missing = Nie znaleziono powtórki
replay-missing-game = Przejdź do gry
replay-missing-file = Otwórz plik gry

## Keys

replay-keys = Skróty klawiszowe
replay-keys-step = Poprzedni i następny krok
replay-keys-ends = Początek i koniec
replay-keys-play = Odtwórz lub wstrzymaj
replay-keys-marks = Następny i poprzedni strzał lub błąd
replay-keys-speed = Wolniej i szybciej
replay-keys-chances = Ryzyko
replay-keys-cells = Przechodzenie między polami
replay-keys-zoom = Powiększenie
replay-key-home = Home
replay-key-end = End
replay-key-space = Spacja

## Moves. $board is Z or H, or “none” on a single board.

replay-move-open =
    { $board ->
        [none] Odkrycie: { CELL($cell) }
       *[other] Odkrycie na planszy { $board }: { CELL($cell) }
    }
replay-move-measure =
    { $board ->
        [none] Pomiar: { CELL($cell) }
       *[other] Pomiar na planszy { $board }: { CELL($cell) }
    }
replay-move-chord =
    { $board ->
        [none] Akord: { CELL($cell) }
       *[other] Akord na planszy { $board }: { CELL($cell) }
    }
replay-move-flag =
    { $board ->
        [none] Flaga: { CELL($cell) }
       *[other] Flaga na planszy { $board }: { CELL($cell) }
    }
replay-move-question =
    { $board ->
        [none] Znak zapytania: { CELL($cell) }
       *[other] Znak zapytania na planszy { $board }: { CELL($cell) }
    }
replay-move-mark =
    { $board ->
        [none] Znacznik: { CELL($cell) }
       *[other] Znacznik na planszy { $board }: { CELL($cell) }
    }
replay-move-shield =
    { $board ->
        [none] Tarcza: { CELL($cell) }
       *[other] Tarcza na planszy { $board }: { CELL($cell) }
    }
replay-move-prepare = Przygotuj pole: { CELL($cell) }
# A move that only some rules have; $verb is its name.
replay-move-other =
    { $board ->
        [none] { $verb }: { CELL($cell) }
       *[other] { $verb } na planszy { $board }: { CELL($cell) }
    }
# $kind is a kind of help, such as Hints.
replay-move-help = Pomoc: { $kind }
replay-move-undo = Cofnięcie
replay-move-pause = Pauza
replay-move-resume = Wznowienie
replay-move-resign = Poddanie gry
replay-move-reset = Reset wszystkich pól
replay-won = Wygrana
replay-lost = Przegrana
replay-end = Koniec gry

## The bar

replay-controls = Powtórka
replay-step = Krok
replay-marks = Strzały i błędy
replay-first = Na początek
replay-back = Poprzedni krok
replay-forward = Następny krok
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-previous-mark-name = Poprzedni strzał lub błąd
replay-next-mark-name = Następny strzał lub błąd
replay-no-next-mark = Dalej nie ma strzałów ani błędów.
replay-no-previous-mark = Wcześniej nie ma strzałów ani błędów.
replay-position = { $step } / { $last }
# $words are the move and what is said of it.
replay-where = { $step } z { $last }: { $words }
replay-words = { $move }.
replay-words-review = { $move }. { $review }
replay-speed = Szybkość
replay-speed-played = Jak w grze
replay-speed-times = { $times }× szybkość gry
replay-speed-steps =
    { $steps ->
        [one] Jeden krok na sekundę
        [few] { $steps } kroki na sekundę
        [many] { $steps } kroków na sekundę
       *[other] { $steps } kroku na sekundę
    }

## Beside the board

replay-panel = Panel powtórki
replay-time = Czas
replay-next-move = Następny ruch
replay-this = Ta powtórka
replay-measured = Ostatni pomiar
replay-judging = Oceniam ruchy…
replay-badge =
    { $kind ->
        [safe] ✓ Bezpieczny
        [guess] ○ Strzał
       *[mistake] ▲ Błąd
    }
replay-badge-saved =
    { $kind ->
        [safe] ✓ Bezpieczny · ratunek
        [guess] ○ Strzał · ratunek
       *[mistake] ▲ Błąd · ratunek
    }
replay-chances = Ryzyko (O)
replay-best = Najlepszy ruch: { $move }
replay-best-sampled = Najlepszy ruch: { $move } Ryzyko jest szacowane, ± { PERCENT($error) }.
replay-tally =
    { $guesses ->
        [0] Bez strzałów
        [one] Jeden strzał (○)
        [few] { $guesses } strzały (○)
        [many] { $guesses } strzałów (○)
       *[other] { $guesses } strzału (○)
    }, { $mistakes ->
        [0] bez błędów
        [one] jeden błąd (▲)
        [few] { $mistakes } błędy (▲)
        [many] { $mistakes } błędów (▲)
       *[other] { $mistakes } błędu (▲)
    }.
replay-tally-so-far =
    Na razie: { $guesses ->
        [0] bez strzałów
        [one] jeden strzał (○)
        [few] { $guesses } strzały (○)
        [many] { $guesses } strzałów (○)
       *[other] { $guesses } strzału (○)
    }, { $mistakes ->
        [0] bez błędów
        [one] jeden błąd (▲)
        [few] { $mistakes } błędy (▲)
        [many] { $mistakes } błędów (▲)
       *[other] { $mistakes } błędu (▲)
    }. Ocena trwa…
replay-rules = Na innych zasadach
replay-rules-loading = Odtwarzam…
replay-rules-step = Krok { $step }
replay-rules-step-name = Przejdź do kroku { $step }, w którym różnicę robią zasady: { $rules }
replay-fork = Graj od tego miejsca
replay-fork-other = …na innej planszy
replay-fork-other-only = Graj od tego miejsca na innej planszy
replay-fork-same-note = „Graj od tego miejsca” zaczyna nową grę na tej samej planszy. Znasz ją już, więc gra liczy się jako gra z pomocą.
replay-fork-qubits-note = „Graj od tego miejsca” zaczyna nową grę z tymi samymi ukrytymi stanami. Znasz je już, więc gra liczy się jako gra z pomocą.
replay-fork-recorded-note = Nowa gra toczy się na innej planszy, zgodnej z tym, co widać.
replay-fork-not-ready = Nie można jeszcze grać od tego miejsca: ten ruch nie jest przeanalizowany. Spróbuj za chwilę albo wybierz inny ruch.
replay-recorded = Nagranie z innego programu.
replay-recorded-program = Program: { $program }.
replay-recorded-player = Gracz: { $player }.
replay-recorded-both = Program: { $program }. Gra: { $player }.
replay-copy = Kopiuj link
replay-copied = Skopiowano link do tej chwili.
replay-download = Pobierz plik gry
replay-game = Przejdź do gry
