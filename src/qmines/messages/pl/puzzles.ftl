### Puzzles: find a safe cell.

puzzles-rated = Zagadki rankingowe
puzzles-rated-about = Każda pozycja jest nowa i dobrana do twojego ratingu. Liczy się pierwsze kliknięcie.
puzzles-rated-log-in = Zaloguj się, żeby dostać rating
puzzles-rush = Zagadki na czas
puzzles-rush-about = Trzy minuty. Pozycje są coraz trudniejsze, a trzeci błąd kończy rundę.
puzzles-best = Twój rekord: { $score }
puzzles-best-none = Brak rozegranych rund.
puzzles-start = Start
puzzles-stop = Zakończ
puzzles-score = Rozwiązane
puzzles-lives =
    { $count ->
        [0] Nie możesz już popełnić błędu
        [one] Możesz popełnić jeszcze jeden błąd
        [few] Możesz popełnić jeszcze { $count } błędy
        [many] Możesz popełnić jeszcze { $count } błędów
       *[other] Możesz popełnić jeszcze { $count } błędu
    }
puzzles-over = Rozwiązane zagadki: { $score }.
puzzles-over-best = Rozwiązane zagadki: { $score }. To twój nowy rekord!
puzzles-training = Ćwicz jedną technikę
puzzles-training-about = Bez zegara: jedna pozycja po drugiej.
puzzles-mistakes = Twoje błędy
puzzles-mistakes-about = Zagadki, które się nie udały, oraz pozycje z twoich gier z przeoczonym bezpiecznym polem.
puzzles-mistakes-start =
    { $count ->
        [one] Powtórz jedną zagadkę
        [few] Powtórz { $count } zagadki
        [many] Powtórz { $count } zagadek
       *[other] Powtórz { $count } zagadki
    }
puzzles-mistakes-none = Nie ma jeszcze czego powtarzać. Trafiają tu zagadki, które się nie udały, oraz pozycje z twoich gier z przeoczonym bezpiecznym polem.
puzzles-question = Znajdź bezpieczne pole.
puzzles-right = Bezpieczne!
puzzles-wrong = To pole nie było na pewno bezpieczne. Bezpieczne pola są zaznaczone.
puzzles-rating = Twój rating w zagadkach: { $rating }
puzzles-rating-none = Rozwiąż zagadkę, żeby dostać rating.
puzzles-chart = Rating w zagadkach
puzzles-chart-about = Twój rating po każdej zagadce. Pasmo to 95-procentowy przedział ufności.
