### The profile of a player.

# $date is a month, such as November 2026.
profile-since = W grze od: { $date }
profile-hidden = Tylko ty widzisz ten profil. Możesz go pokazać innym w ustawieniach prywatności.
profile-empty = Brak zakończonych gier.
# To the player whose profile it is.
profile-empty-you = Tu pojawią się gry ukończone bez pomocy. Gry rozegrane jako gość znajdziesz w statystykach.
profile-missing = Nie znaleziono profilu
profile-missing-about = Nie ma gracza o tej nazwie albo jego profil jest ukryty.
profile-games = Gry bez pomocy
profile-wins = Wygrane
profile-win-rate = Odsetek wygranych
profile-streak = Najlepsza seria
profile-achievements = Osiągnięcia
profile-not-yet = Jeszcze niezdobyte
profile-favourites = Ulubione gry
profile-favourites-none = Dodaj gry, które chcesz pokazać innym. Będzie można obejrzeć ich powtórki.
profile-add = Dodaj
profile-add-title = Dodaj jedną z ostatnich wygranych
profile-remove = Usuń
profile-replay = Obejrzyj powtórkę
profile-won = Wygrana w { $time }
profile-lost = Przegrana po { $time }
profile-bests = Rekordy życiowe
profile-board = Plansza
# $board is a rule set and level, $options what differs from the usual.
profile-board-options = { $board }, { $options }
profile-best-time = Najlepszy czas
profile-best-speed = Najlepsze 3BV/s
profile-of-games =
    { $count ->
        [one] z jednej gry
        [few] z { NUMBER($count) } gier
        [many] z { NUMBER($count) } gier
       *[other] z { NUMBER($count) } gry
    }
profile-progress = Postępy
profile-ratings = Ratingi
# $rating is a rating with its uncertainty, such as 1,612 ± 120.
profile-rating-race = Wyścigi: { $rating }
profile-rating-puzzle = Zagadki: { $rating }
profile-rating-about = Rating gracza w czasie. Pasmo to 95-procentowy przedział ufności.

## Races

profile-races = Wyścigi
profile-race-opponent = Przeciwnik
profile-race-result = Wynik
profile-race-rating = Rating
profile-race-date = Data
profile-race-replay = Powtórka
profile-race-won = Wygrana
profile-race-draw = Remis
profile-race-lost = Porażka
profile-race-unrated = Bez ratingu
profile-race-auto = Autopilot
profile-races-more = Więcej wyścigów

## Friends and reports

profile-friend = Dodaj do znajomych
profile-unfriend = Usuń ze znajomych
profile-block = Zablokuj
profile-unblock = Odblokuj
profile-report = Zgłoś
profile-report-reason = Co jest nie tak?
profile-report-name = Nazwa jest obraźliwa
profile-report-cheating = Podejrzenie oszustwa
profile-report-behaviour = Złe zachowanie w pokojach
profile-report-details = Szczegóły
profile-report-send = Wyślij zgłoszenie
profile-report-sent = Dzięki. Administracja tego serwera sprawdzi twoje zgłoszenie.

## Achievements

achievement-beginner-win = Pierwsze kroki
achievement-beginner-win-about = Wygraj na poziomie „Początkujący” w trybie „Klasyczny” lub „Wyrozumiały”.
achievement-intermediate-win = Zaawansowany
achievement-intermediate-win-about = Wygraj na poziomie „Zaawansowany” w trybie „Klasyczny” lub „Wyrozumiały”.
achievement-expert-win = Ekspert
achievement-expert-win-about = Wygraj na poziomie „Ekspert” w trybie „Klasyczny”.
achievement-no-flags = Bez flag
achievement-no-flags-about = Wygraj na poziomie „Ekspert” w trybie „Klasyczny”, nie stawiając ani jednej flagi.
achievement-under-two-minutes = Poniżej dwóch minut
achievement-under-two-minutes-about = Wygraj na poziomie „Ekspert” w trybie „Klasyczny” w mniej niż dwie minuty.
achievement-efficient = Ani jednego kliknięcia za dużo
achievement-efficient-about = Wygraj na poziomie „Zaawansowany” lub „Ekspert” z efektywnością co najmniej 100%.
achievement-against-the-odds = Wbrew wszystkiemu
achievement-against-the-odds-about = Wygraj na poziomie „Ekspert” w trybie „Klasyczny” mimo strzałów, które udają się tylko raz na dwadzieścia.
achievement-perfect-forgiving = Nie ma czego wybaczać
achievement-perfect-forgiving-about = Wygraj na poziomie „Ekspert” w trybie „Wyrozumiały” bez ani jednego ratunku.
achievement-qubits-win = Kubity
achievement-qubits-win-about = Wygraj w trybie „Kubity” na dowolnym poziomie.
achievement-entangled-win = Splątanie
achievement-entangled-win-about = Wygraj w trybie „Splątanie” na planszy z triami.
achievement-mermin = Trio Mermina
achievement-mermin-about = Zobacz, jak trzy pola dają wyniki, jakich nie dałaby żadna ukryta plansza.
