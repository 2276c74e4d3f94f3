### Why a set-up, a request for help or a game file is refused. $mines, $width and $height are numbers.

event-cell = „{ $event }” wymaga wiersza i kolumny, liczonych od 0.

## Help

help-none-rules = W tym trybie nie ma pomocy.
help-none-sandbox = W piaskownicy nic nie jest ukryte, więc pomoc nie jest potrzebna.
help-chances-open = Każde pole już pokazuje swoje ryzyko miny.
help-no-flags = Flagi można sprawdzić tylko w grze na jednej planszy.
help-not-in-time = Nie udało się na czas znaleźć kolejnego ruchu. Wykonaj ruch samodzielnie i spróbuj ponownie.
# $why says that no board fits.
help-flags-clash = Nie wszystkie twoje flagi mogą być poprawne: { $why }
help-open-already =
    { $cells ->
        [one] To pole jest już odkryte: { CELLS($cells) }.
       *[other] Te pola są już odkryte: { CELLS($cells) }.
    }
help-not-certain =
    { $cells ->
        [one] To pole nie jest pewne: { CELLS($cells) }.
       *[other] Te pola nie są pewne: { CELLS($cells) }.
    }

## Set-ups

invalid-rules = Nie ma zasad o nazwie „{ $name }”. Wybierz { LIST($names, type: "or") }.
invalid-no-option = Zasady „{ $rules }” nie mają opcji „{ $name }”. Dostępne opcje: { LIST($names) }.
invalid-option-choice = Opcja „{ $name }” może mieć wartość { LIST($choices, type: "or") }, a nie { $value }.
invalid-option-flag = Opcja „{ $name }” może mieć wartość true lub false, a nie { $value }.
invalid-option-text = Opcja „{ $name }” może mieć najwyżej { $most } widocznych znaków ASCII, a podano: { $value }.
invalid-option-number = Opcja „{ $name }” musi być liczbą całkowitą, co najmniej { $least }, a nie { $value }.
invalid-level-type = Poziom to nazwa albo rozmiar, na przykład 20x12x40, a nie { $value }.
invalid-level = „{ $text }” to nie poziom. Wybierz { LIST($names, type: "or") } albo rozmiar, na przykład 20x12x40.
invalid-too-many-mines =
    { $mines ->
        [one] Na planszy { $width }×{ $height } przy jednej minie nie ma już bezpiecznego pola. Zmniejsz liczbę min.
        [few] Na planszy { $width }×{ $height } przy { $mines } minach nie ma już bezpiecznego pola. Zmniejsz liczbę min.
        [many] Na planszy { $width }×{ $height } przy { $mines } minach nie ma już bezpiecznego pola. Zmniejsz liczbę min.
       *[other] Na planszy { $width }×{ $height } przy { $mines } miny nie ma już bezpiecznego pola. Zmniejsz liczbę min.
    }
invalid-mines-range = Liczba min na planszy { $width }×{ $height } może wynosić od 0 do { $most }, a nie { $mines }.
invalid-side =
    { $side ->
        [width] Szerokość musi wynosić co najmniej 1, a nie { $value }.
       *[height] Wysokość musi wynosić co najmniej 1, a nie { $value }.
    }
invalid-side-type =
    { $side ->
        [width] Szerokość musi być liczbą całkowitą, a nie { $value }.
       *[height] Wysokość musi być liczbą całkowitą, a nie { $value }.
    }
invalid-too-large = Plansza { $width }×{ $height } jest za duża: limit pól to { $most }.
invalid-opening = Plansze bez zgadywania zawsze zaczynają się od otwarcia. Zostaw opcję „first” na „opening”.
invalid-no-guess-dense = Plansze bez zgadywania nie mogą być aż tak gęste: limit min przy { $width }×{ $height } to { $most }.
invalid-plus =
    { $mines ->
        [one] Gdy na obu planszach jest razem jedna mina, na H nie może ich być { $plus }.
        [few] Gdy na obu planszach są razem { $mines } miny, na H nie może ich być { $plus }.
        [many] Gdy na obu planszach jest razem { $mines } min, na H nie może ich być { $plus }.
       *[other] Gdy na obu planszach jest razem { $mines } miny, na H nie może ich być { $plus }.
    }
invalid-qubits-full = To się nie mieści. Miny: { $mines }, pola bezpieczne na H: { $minus }, pola powiązane: { $grouped }, a wszystkich pól jest tylko { $cells }. Zmniejsz liczby albo powiększ planszę.
invalid-no-good = Przynajmniej jedno pole musi być bezpieczne na którejś planszy albo powiązane.
invalid-layout = Układ nie pasuje do rozmiaru gry i liczby pól każdego rodzaju. Zmień układ albo te liczby.
invalid-lesson-layout = Lekcja „{ $lesson }” ma własny układ. Pomiń opcję „layout”.
invalid-sandbox = Piaskownica ma najwyżej { $most } pól i nie więcej min niż pól.
invalid-layout-rows = Wszystkie wiersze układu, rozdzielone znakiem „/”, muszą mieć tę samą długość.
invalid-layout-cell = „{ $text }” ({ CELL($cell) }) nie jest ani stanem (0, 1, + lub -), ani literą grupy.
invalid-layout-group = Grupa ma 2 lub 3 pola, a liczba wystąpień litery „{ $letter }” to { $count }.
invalid-player-seed = Twoje ziarno może mieć najwyżej 128 widocznych znaków ASCII.

## Games that start from a position

position-size = Pozycja nie pasuje do rozmiaru gry i liczby min. Zmień pozycję albo ustawienia gry.
position-no-guess = Gra od pozycji nie może być grą bez zgadywania. Wyłącz „Bez zgadywania”.
position-known = Gra może się zacząć tylko od tego, co widzi gracz: usuń najpierw znane miny i pola oznaczone jako bezpieczne.
position-no-number = Gra może się zacząć tylko od pozycji, w której jest co najmniej jedna liczba.
position-solved = W tej pozycji nie ma już nic do odkrycia. Wybierz taką, w której są zakryte pola.
position-impossible = Żadna plansza nie pasuje do tej pozycji. Sprawdź liczby na planszy i liczbę min.
position-hard = Szukanie planszy dla tej pozycji trwa zbyt długo. Spróbuj z pozycją, w której jest mniej liczb.

## Game files

file-none = To nie jest plik gry qmines. Wybierz inny plik.
file-version = Ten plik gry ma wersję { $version }, której ta wersja qmines nie potrafi odczytać. Zaktualizuj qmines.
file-too-large = Ten plik gry jest za duży: może mieć najwyżej { $mib } MiB.
file-keys = W pliku gry są brakujące lub nieznane wpisy: { LIST($names) }. Użyj oryginalnego pliku.
file-changed = Plik gry został zmieniony lub uszkodzony: suma kontrolna się nie zgadza. Użyj oryginalnego pliku.
file-not-exact = Plik gry różni się od tego, co zapisało qmines. Użyj oryginalnego pliku.
# $why is in English, as qmines verify prints it.
file-wrong = Plik gry jest nieprawidłowy: { $why }
file-untrue = Plik gry nie przeszedł weryfikacji: { $why }
file-no-seed-continue = Plik gry nie zawiera ziarna, więc tej gry nie da się kontynuować. Graj dalej tam, gdzie się zaczęła.
file-no-seed-replay = Plik gry nie zawiera ziarna, więc tej gry nie da się odtworzyć. Pobierz plik ponownie po zakończeniu gry.
file-packed = Skompresowany plik jest uszkodzony. Użyj innej kopii.
file-unfinished = Ta gra jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
file-not-played = To nagranie nie zawiera żadnych ruchów. Wybierz inne.
file-step = Ta gra nie ma takiego kroku. Wybierz krok od 0 do { $last }.

## After the game

after-seed = Ziarno zobaczysz po zakończeniu gry.
after-states = Zawartość pól zobaczysz po zakończeniu gry.
after-circuit = Obwód zdradza zawartość pól, więc najpierw dokończ grę.

## On the web site

site-guest-full = Goście mogą przechowywać najwyżej { $games } gier i { $moves } ruchów. Ten limit jest już wyczerpany. Załóż konto lub zaloguj się, żeby grać dalej; twoje gry przejdą na konto.
site-cells = Limit pól planszy na tym serwerze to { $most }.
site-no-difficulty = Dla tych zasad nie ma oceny trudności.
site-known-board = Na znanej planszy nie można zagrać gry rankingowej. Wyłącz opcję „Rankingowa”.
site-continue = Od wybranego ruchu można kontynuować tylko zakończoną grę, i to nie jako rankingową.
site-same-board = Na tej samej planszy zagrasz ponownie, gdy ta gra się skończy.
# $kinds are kinds of help, as events name them.
site-help-recorded = Zapisać można tylko te rodzaje pomocy: { LIST($kinds) }.
site-explain = Pomiary można wyjaśnić tylko w trybach „Kubity” i „Splątanie”.
site-no-qubits = W tej grze nie ma teraz kubitów do pokazania.
site-fork-first = Grę można kontynuować tylko od jednego z jej pierwszych zdarzeń; limit to { $most }.
site-fork-events =
    { $count ->
        [one] Ta gra ma tylko jedno zdarzenie. Wybierz wcześniejsze.
        [few] Ta gra ma tylko { $count } zdarzenia. Wybierz wcześniejsze.
        [many] Ta gra ma tylko { $count } zdarzeń. Wybierz wcześniejsze.
       *[other] Ta gra ma tylko { $count } zdarzenia. Wybierz wcześniejsze.
    }
site-fork-over = W tym miejscu gra jest już zakończona. Wybierz wcześniejsze.
site-fork-long = Zdarzeń w tej grze: { $count }. Tutaj można kontynuować tylko gry, które mają ich najwyżej { $most }.
site-local-kind = Z przeglądarki można przesłać tylko nierankingowe gry w trybach „Klasyczny” i „Wyrozumiały”.
site-local-taken = Nie można przesłać tej gry: inna gra ma już to samo ID.
site-recorded = To nagranie nie zawiera ziarna, więc nie możesz grać dalej na tej samej planszy. Graj dalej na innej planszy, która pasuje do tego, co widzisz.
site-circuit-large = Ten obwód jest za duży, żeby go narysować: może mieć najwyżej { $qubits } kubitów i { $operations } operacji. Pobierz go jako OpenQASM.
site-circuit-long = Ta gra ma więcej pomiarów, niż wynosi limit ({ $most }). Pobierz plik gry i uruchom „qmines circuit”.
site-solver-slow = Rozwiązanie tej pozycji trwa tu zbyt długo. Spróbuj „qmines analyse” w terminalu, z wyższym limitem czasu.
site-solver-stopping = Serwer jest właśnie wyłączany. Spróbuj ponownie za chwilę.
site-solver-gone = Solver niespodziewanie przestał działać. Spróbuj ponownie.
site-game-missing = Nie znaleziono gry. Mogła zostać usunięta.
site-game-reloading = Ta gra jest właśnie wczytywana na nowo. Spróbuj ponownie.
site-game-elsewhere = Ta gra potoczyła się dalej: zdarzeń jest { $count }, a oczekiwano { $expected }. Wczytaj ją ponownie i spróbuj jeszcze raz.
site-game-long = Gra może mieć najwyżej { $most } zdarzeń. Zacznij nową.
site-key-used = Klucz { $key } był już użyty dla innego zdarzenia: { $event }. Wybierz nowy klucz.
# What takes too long: $doing is “replay”, or “rules” to play the game again under other rules.
site-cost-no-guess =
    { $doing ->
        [rules] Ta plansza bez zgadywania jest za duża, żeby zagrać na niej tutaj na innych zasadach: { $width }×{ $height }. Przy tylu minach limit pól to { $most }.
       *[replay] Ta plansza bez zgadywania jest za duża, żeby ją tutaj odtworzyć: { $width }×{ $height }. Przy tylu minach limit pól to { $most }. Użyj „qmines replay” w terminalu.
    }
site-cost-board =
    { $doing ->
        [rules] Ta plansza jest za duża, żeby zagrać na niej tutaj na innych zasadach: { $width }×{ $height }. Limit pól to { $most }.
       *[replay] Ta plansza jest za duża, żeby ją tutaj odtworzyć: { $width }×{ $height }. Na tych zasadach limit pól to { $most }. Użyj „qmines replay” w terminalu.
    }
site-cost-events =
    { $doing ->
        [rules] Ta gra jest za długa, żeby rozegrać ją tutaj na innych zasadach. Zdarzenia: { $events } na planszy { $width }×{ $height }; limit to około { $most }.
       *[replay] Ta gra jest za długa, żeby ją tutaj odtworzyć. Zdarzenia: { $events } na planszy { $width }×{ $height }; limit to około { $most }. Użyj „qmines replay” w terminalu.
    }
