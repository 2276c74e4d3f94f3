### Why the server refuses a request.

## The request itself

refused-no-page = Nie znaleziono strony.
refused-method = Niedozwolona metoda.
refused-unanswerable = Serwer nie rozumie tego żądania. Sprawdź je i spróbuj ponownie.
refused-malformed = Żądanie ma błędne lub brakujące pola. Zobacz /openapi.json.
refused-host = Ten serwer nie jest skonfigurowany dla tej nazwy hosta. Sprawdź adres.
refused-origin = To żądanie musi pochodzić ze strony tego serwera.
refused-type = Treść żądania musi mieć typ application/json.
refused-length = Nagłówek Content-Length nie jest liczbą.
refused-size = Żądanie jest za duże: limit w bajtach to { $bytes }.
refused-slow = Reszta żądania nie dotarła na czas. Wyślij je ponownie.
refused-headers = Nagłówki są za duże: limit to { $lines } nagłówków i łącznie { $kib } KiB.
refused-target = Adres URL jest za długi: limit to { $kib } KiB.
refused-pipelined = Za dużo żądań naraz: na jednym połączeniu może czekać najwyżej { $most }.
refused-handshake = Nieprawidłowe nawiązanie połączenia WebSocket albo nagłówek większy niż 8 KiB.
refused-utf8 = Treść nie jest poprawnym UTF-8.
refused-json = Treść nie jest poprawnym JSON-em: { $error }, wiersz { $line }, kolumna { $column }.
refused-nesting = Treść jest zbyt głęboko zagnieżdżona.
refused-duplicate = Treść żądania zawiera powtórzony klucz lub nieprawidłową liczbę.
refused-object = Treść musi być obiektem JSON.
refused-character = Treść zawiera niesparowany surogat, a to nie jest poprawny Unicode.
refused-large-number = Treść zawiera zbyt dużą liczbę.
refused-field = { $field }: { $error }.
refused-query = Parametr { $name } występuje w zapytaniu dwa razy.
refused-base64 = Dane nie są poprawnym base64.
refused-text-or-data = Wyślij tekst albo dane pliku, nie jedno i drugie.

refused-no-player = Nie ma takiego gracza albo jego profil jest ukryty.
refused-favourites = Limit gier w profilu to { $most }. Najpierw usuń jedną z nich.

refused-banned =
    { $given ->
        [yes] { $ends ->
            [never] To konto jest zablokowane na tym serwerze. Jeśli to pomyłka, skontaktuj się z operatorem. Powód: { $reason }
           *[other] To konto jest zablokowane na tym serwerze do { $until } (UTC). Jeśli to pomyłka, skontaktuj się z operatorem. Powód: { $reason }
        }
       *[other] { $ends ->
            [never] To konto jest zablokowane na tym serwerze. Jeśli to pomyłka, skontaktuj się z operatorem.
           *[other] To konto jest zablokowane na tym serwerze do { $until } (UTC). Jeśli to pomyłka, skontaktuj się z operatorem.
        }
    }
refused-recovery = Nazwa lub kod odzyskiwania są błędne albo kod był już użyty. Sprawdź jedno i drugie albo użyj innego kodu.
refused-link = Ten link wygasł albo był już użyty. Poproś o nowy.
refused-no-mail = Ten serwer nie wysyła e-maili. Użyj kodu odzyskiwania.
refused-oneself = Nie możesz dodać do znajomych ani zablokować własnego konta.
refused-relations = Osiągnięto limit znajomych i zablokowanych graczy: { $most }. Najpierw usuń kogoś z listy.
refused-reports = Dzienny limit zgłoszeń graczy to { $most }. Spróbuj ponownie jutro.
refused-report-long = Opis jest za długi: limit znaków to { $most }.

## Limits

refused-often = Za dużo żądań; zaczekaj chwilę.
refused-sockets = Za dużo otwartych połączeń z twojej sieci. Zamknij kilka kart i spróbuj ponownie.
refused-tries = Za dużo prób; zaczekaj trochę.
refused-busy = Solver jest zajęty; spróbuj ponownie.
refused-waiting =
    { $count ->
        [one] Jedno twoje żądanie już czeka na solver; spróbuj ponownie, gdy nadejdzie odpowiedź.
        [few] { $count } twoje żądania już czekają na solver; spróbuj ponownie, gdy nadejdą odpowiedzi.
        [many] { $count } twoich żądań już czeka na solver; spróbuj ponownie, gdy nadejdą odpowiedzi.
       *[other] { $count } twojego żądania już czeka na solver; spróbuj ponownie, gdy nadejdą odpowiedzi.
    }
refused-at-once = Za dużo żądań naraz; zaczekaj na odpowiedzi na wcześniejsze żądania.
refused-moment = Serwer jest zajęty; spróbuj ponownie za chwilę.
refused-quota =
    { $minutes ->
        [one] Z twojego adresu sieciowego zapisano ostatnio zbyt dużo danych. Spróbuj ponownie za minutę.
        [few] Z twojego adresu sieciowego zapisano ostatnio zbyt dużo danych. Spróbuj ponownie za { $minutes } minuty.
        [many] Z twojego adresu sieciowego zapisano ostatnio zbyt dużo danych. Spróbuj ponownie za { $minutes } minut.
       *[other] Z twojego adresu sieciowego zapisano ostatnio zbyt dużo danych. Spróbuj ponownie za { $minutes } minuty.
    }
refused-store = Nie można teraz zapisywać gier. Nic nie przepadło; spróbuj ponownie.
refused-failed = Coś poszło nie tak po naszej stronie; błąd został zapisany. Spróbuj ponownie.
refused-cancelled = Żądanie zostało anulowane.

## Games

refused-owner = To nie twoja gra: możesz oglądać, ale nie grać.
refused-sealed = Inni jeszcze grają na tej planszy. Zaczekaj, aż wszyscy skończą.
refused-sealed-help = Pomoc jest wyłączona, dopóki inni grają na tej samej planszy.
refused-outside = Tego pola nie ma na planszy.
refused-no-lesson = Nie znaleziono lekcji. Odśwież stronę.
refused-no-drill = Nie znaleziono ćwiczenia. Rozpocznij nowe.
refused-no-puzzle = Nie znaleziono zagadki. Odśwież stronę.
refused-no-position = Nie znaleziono pozycji. Mogła zostać usunięta.

## Accounts

refused-log-in = Najpierw się zaloguj.
refused-log-in-settings = Zaloguj się, żeby zapisać ustawienia.
refused-no-session = Nie znaleziono sesji. Mogła się zakończyć. Odśwież stronę.
refused-no-data = Nie mamy żadnych danych o tobie.
refused-credentials = Nazwa lub hasło są błędne. Sprawdź jedno i drugie i spróbuj ponownie.
refused-password = Błędne hasło. Spróbuj ponownie.

## On the page

server-silent = Żądanie nie powiodło się z nieznanego powodu. Spróbuj ponownie.
server-none = Ta funkcja wymaga serwera, a ta kopia strony działa bez niego.
server-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
