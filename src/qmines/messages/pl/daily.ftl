### The boards of the day.

daily-title = Plansze dnia
daily-day = Dzień
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] Te same plansze dla wszystkich. Na każdą masz jedną próbę, a zegar rusza po jej otwarciu. Nowe plansze za { $minutes } min.
       *[other] Te same plansze dla wszystkich. Na każdą masz jedną próbę, a zegar rusza po jej otwarciu. Nowe plansze za { $hours } godz. { $minutes } min.
    }
daily-past = Plansze z minionego dnia, do ćwiczeń. Nie liczą się do rankingu ani do twojej serii.
daily-play = Graj
daily-continue = Graj dalej
daily-won = Plansza ukończona w { $time }.
daily-lost = Twoja jedyna próba na tej planszy jest już wykorzystana.
daily-tried =
    { $count ->
        [0] Nikt jeszcze nie grał na tej planszy.
        [one] Na tej planszy grał już jeden gracz.
        [few] Na tej planszy grało już { $count } graczy.
        [many] Na tej planszy grało już { $count } graczy.
       *[other] Na tej planszy grało już { $count } gracza.
    }
daily-tried-none-won =
    { $count ->
        [one] Na tej planszy grał już jeden gracz, ale nikt z kontem jeszcze jej nie ukończył.
        [few] Na tej planszy grało już { $count } graczy, ale nikt z kontem jeszcze jej nie ukończył.
        [many] Na tej planszy grało już { $count } graczy, ale nikt z kontem jeszcze jej nie ukończył.
       *[other] Na tej planszy grało już { $count } gracza, ale nikt z kontem jeszcze jej nie ukończył.
    }
daily-fair = Czy te plansze są uczciwe?
daily-fair-past = Ziarno, a pod nim jego skrót SHA-256 opublikowany dzień wcześniej:
daily-fair-today = Skrót SHA-256 dzisiejszego ziarna, które ujawnimy jutro, a pod nim skrót jutrzejszego:

## Calendar, yesterday, sharing

daily-calendar = Twój kalendarz
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-streak =
    { $count ->
        [0] Na razie bez serii
        [one] Seria: jeden dzień
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
daily-best-streak =
    { $count ->
        [one] Najlepsza seria: jeden dzień
        [few] Najlepsza seria: { $count } dni
        [many] Najlepsza seria: { $count } dni
       *[other] Najlepsza seria: { $count } dnia
    }
daily-streak-about = Dzień liczy się do serii, jeśli ukończysz co najmniej jedną z jego plansz przed północą UTC.
daily-calendar-none = { $day }: bez gry
# $won and $played are numbers of boards.
daily-calendar-day = { $day }: ukończone { $won } z { $played }
daily-yesterday = Wczoraj
daily-yesterday-none = Wczoraj nikt z kontem nie ukończył żadnej planszy.
# $name is the quickest player of a board.
daily-yesterday-best = Najszybciej: { $name }, { $time }.
daily-yesterday-replay = Obejrzyj powtórkę
daily-commentary = Komentarz solvera
daily-commentary-clean = Każdy ruch był pewny: bez zgadywania i bez błędów.
daily-commentary-move = Ruch { $number }
daily-commentary-more =
    { $count ->
        [one] W powtórce zaznaczono jeszcze jeden strzał lub błąd.
       *[other] Inne strzały i błędy zaznaczone w powtórce: { $count }.
    }
daily-commentary-loading = Solver przegląda grę…
daily-share = Udostępnij dzisiejsze wyniki
daily-share-copied = Skopiowano. Ten tekst nie zdradza niczego o planszach.
daily-share-title = qmines: plansze dnia, { $day }
daily-share-won = ✅ { $board }: { $time }
daily-share-lost = ❌ { $board }
daily-share-streak =
    { $count ->
        [one] 🔥 seria: jeden dzień
        [few] 🔥 { $count } dni z rzędu
        [many] 🔥 { $count } dni z rzędu
       *[other] 🔥 { $count } dnia z rzędu
    }

## Why a board of the day is refused

daily-refused-day = „{ $day }” to nie data. Podaj datę w formacie 2026-11-15.
daily-refused-range = Na ten dzień nie ma plansz: { $day }. Wybierz inny.
daily-refused-level = Nie ma planszy dnia dla poziomu „{ $level }”. Wybierz { LIST($levels, type: "or") }.
