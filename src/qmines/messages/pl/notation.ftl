# Formats of positions and boards: their list in the analyser, and what is wrong with a text or a file that somebody opens.

## What a format holds. Its own words, such as .mbf and ?p=, stay as they are.

format-analysis = Link ?analysis=…: pozycja
format-board = Plik .board, wersja 0.1: miny, to, co widział gracz, albo jedno i drugie
format-link = Link ?p=…: dowolna pozycja, tak jak udostępnia ją ta strona
format-mbf = Plik .mbf lub .abf: miny planszy w bajtach
format-mbf-hex = Bajty pliku .mbf jako tekst szesnastkowy
format-mine = Plik .mine: pozycja zapisana literami F, H, M i liczbami
format-pttacg = Link ?b=…&m=…: miny planszy
format-puzzle = ID zagadki WxH:x,y,u…: miny planszy i pierwsze kliknięcie
format-rawvf = Nagranie RAWVF: odczytywana jest tylko plansza
format-text = Zwykły tekst: każdy wiersz w osobnej linii

## Where it is wrong. $why is one of the sentences below.

notation-line = Linia { $line }: { $why }
notation-column = Linia { $line }, znak { $column }: { $why }

## What is wrong with it

notation-empty = Nie ma czego odczytać. Wklej pozycję, link lub planszę.
notation-unknown = qmines nie zna tego formatu. Spróbuj innego.
notation-utf8 = Bajt { $byte } nie jest tekstem UTF-8. Zapisz tekst w UTF-8.
# $symbols are the characters that a cell can be.
notation-cell = Nieznane pole „{ $cell }”. Użyj: { $symbols }.
notation-width = Długość tego wiersza to { $found }, a w linii { $first } jest to { $expected }. Odkryte pole bez liczby zapisz jako 0.
notation-row = Długość tego wiersza powinna wynosić { $expected }, a nie { $found }.
notation-rows = Liczba wierszy powinna wynosić { $expected }, a nie { $found }.
# Sizes such as 9×9.
notation-size = Nagłówek podaje wymiary { $told }, a plansza ma { $found }.
notation-mines = Liczba min według nagłówka: { $told }, na planszy: { $found }.
notation-number =
    { $mines ->
        [0] Liczba to { $number }, ale obok nie ma żadnej miny.
        [one] Liczba to { $number }, ale obok jest tylko jedna mina.
        [few] Liczba to { $number }, ale obok są { $mines } miny.
       *[other] Liczba to { $number }, ale obok jest { $mines } min.
    }
notation-gap = Między wierszami jest pusta linia. Usuń ją.
notation-no-rows = Nie ma żadnych wierszy z polami. Zapisz każdy wiersz planszy w osobnej linii.
notation-spaces = Wstaw po jednej spacji między wszystkie pola wiersza albo nie wstawiaj żadnej. Odkryte pole bez liczby zapisz jako 0.
notation-density = Gęstość musi być między 0 a 1, a nie { $density }.
notation-total = „{ $total }” nie jest ani liczbą min, ani gęstością.
# $part is code, such as p=.
notation-link = Ten link jest niepełny: brakuje { $part }
notation-link-size = „{ $text }” to nie rozmiar. Użyj 1, 2, 3 albo cyfr szerokości i wysokości.
notation-part = Brakuje: { $part }
# $start and $example are code, such as WxHxM and 30x16x99.
notation-start = Ten format zaczyna się od { $start }, na przykład { $example }
notation-first-line = Pierwsza linia musi brzmieć { $start }
notation-version = Wersja { $version } nie jest obsługiwana. Użyj wersji { $known }.
notation-unexpected = Nieoczekiwany tekst: „{ $text }”.
# $key is code, such as rows:
notation-key = Po { $key } musi być liczba, a nie „{ $value }”.
# A run is a sequence of equal cells in a link.
notation-run-empty = Ten ciąg pól jest pusty.
notation-run-long = Ten ciąg pól jest za długi: liczba pól planszy to { $cells }.
notation-missing = Brakujące pola: { $missing } z { $cells }.
notation-letter = „{ $character }” nie jest ani literą, ani cyfrą.
notation-characters = Minimalna liczba znaków to { $least }, a jest ich { $found }.
notation-bits = Dla planszy { $size } liczba znaków powinna wynosić { $expected }, a nie { $found }.
notation-digit = „{ $character }” nie jest cyfrą od 0 do { $last }.
notation-beyond = Za ostatnim polem jest jeszcze mina.
notation-clue-large = Liczba na polu ({ CELL($cell) }) wyniosłaby { $number }, a największa możliwa to 8.
notation-even = Liczba cyfr szesnastkowych musi być parzysta, a nie { $found }.
notation-bytes = Liczba bajtów powinna wynosić { $expected }, a nie { $found }.
notation-byte-outside = Bajt { $byte }: mina w punkcie x { $x }, y { $y } leży poza planszą { $size }.
notation-byte-twice = Bajt { $byte }: mina w punkcie x { $x }, y { $y } występuje dwa razy.
notation-puzzle-seed = To ID jest losowym ziarnem i nie zawiera min. Użyj takiego, które je wymienia, na przykład { $example }
notation-puzzle-masked = Miny tego ID są zamaskowane (m). Użyj ID z jawnymi minami (u).
# $click is x and y from 0, as they are in the ID, such as 0,3.
notation-click-outside = Pierwsze kliknięcie ({ $click }) leży poza planszą { $size }.
notation-click-mine = Pierwsze kliknięcie ({ $click }) trafia na minę.

## Recordings; $suffix is that of the file, such as .avf

notation-no-reader = Uruchom pip install 'qmines[recordings]', aby odczytywać pliki { $suffix }.
notation-slow = Odczyt tego pliku { $suffix } trwa za długo. Spróbuj z innym.
notation-damaged = To nie jest plik { $suffix } albo jest uszkodzony. Użyj innej kopii.

## Why a position can’t be written in a format

notation-no-total = Format { $format } wymaga podania liczby min.
notation-cannot-say =
    { $kind ->
        [flag] Format { $format } nie obsługuje flag ({ CELL($cell) }).
        [question] Format { $format } nie obsługuje znaków zapytania ({ CELL($cell) }).
        [mine] Format { $format } nie obsługuje znanych min ({ CELL($cell) }).
        [safe] Format { $format } nie obsługuje pól oznaczonych jako bezpieczne ({ CELL($cell) }).
       *[hidden] Format { $format } nie obsługuje zakrytych pól ({ CELL($cell) }).
    }
# $known of $mines mines are known; flags, if there are any, are not taken for mines.
notation-mines-known =
    { $flags ->
        [0] Ten format wymaga położenia wszystkich min. Znane miny: { $known } z { $mines }.
       *[other] Ten format wymaga położenia wszystkich min. Znane miny: { $known } z { $mines }. Flagi nie liczą się jako znane miny.
    }
notation-doubtful =
    { $flags ->
        [0] Ten format wymaga położenia wszystkich min. Najpierw oznacz każde zakryte pole jako minę albo jako bezpieczne.
       *[other] Ten format wymaga położenia wszystkich min. Najpierw oznacz każde zakryte pole jako minę albo jako bezpieczne. Flagi nie liczą się jako znane miny.
    }
notation-clue =
    { $mines ->
        [0] Liczba na polu ({ CELL($cell) }) to { $number }, ale obok nie ma żadnej znanej miny.
        [one] Liczba na polu ({ CELL($cell) }) to { $number }, ale obok jest jedna znana mina.
        [few] Liczba na polu ({ CELL($cell) }) to { $number }, ale obok są { $mines } znane miny.
       *[other] Liczba na polu ({ CELL($cell) }) to { $number }, ale obok jest { $mines } znanych min.
    }
