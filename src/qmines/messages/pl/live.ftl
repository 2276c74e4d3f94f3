### Playing with others: the list of rooms, and a room before, during and after its game.

live-play = Graj z innymi
live-play-note = Utwórz pokój i wyślij innym link.
live-mode = Rodzaj gry
live-race = Wyścig
live-race-about = Wszyscy dostają tę samą planszę. Kto pierwszy ją ukończy?
live-coop = Razem
live-coop-about = Jedna plansza dla wszystkich. Widzisz, co wskazują inni, a wygrywacie lub przegrywacie całą drużyną.
live-rules = Zasady
live-options = Opcje
live-create = Utwórz pokój
live-rooms = Twoje pokoje
# $mode is Race or Together, $level the name of a level.
live-room = { $mode }, { $level }
live-stage-lobby = Pokój utworzony { $when }
live-stage-countdown = Zaraz start
live-stage-playing = Gra trwa, start { $when }
live-stage-over = Gra zakończona { $when }
live-name = Twoja nazwa
live-name-help = Od 3 do 20 liter i cyfr. Inni widzą, że grasz jako gość.

## The room

room-missing = Nie znaleziono pokoju
room-missing-words = Ten pokój nie istnieje. Mógł zostać usunięty.
room-missing-new = Utwórz nowy pokój
# $rules is the name of a rule set, $size the size of its field.
room-rules = { $rules }: { $size }
room-leave = Wyjdź
room-players = Gracze
room-invite = Zaproś
room-link = Link do tego pokoju
room-copy = Kopiuj link
room-copied = Skopiowano.
room-copy-by-hand = Zaznacz link i skopiuj go.
room-share = Udostępnij…
room-invite-note = Każdy, kto ma ten link, może dołączyć przed startem, a później oglądać.
room-join-race = Dołącz do wyścigu
room-join-coop = Dołącz do gry
room-here-waiting =
    { $count ->
        [0] Nikogo tu jeszcze nie ma.
        [one] Czeka: { LIST($names) }.
       *[other] Czekają: { LIST($names) }.
    }
room-here-playing =
    { $count ->
        [0] Nikogo tu jeszcze nie ma.
        [one] Gra: { LIST($names) }.
       *[other] Grają: { LIST($names) }.
    }
room-join = Dołącz
room-join-as = Dołącz jako { $name }
room-lobby = Poczekalnia
room-needs-two = Do wyścigu trzeba dwóch osób. Wyślij komuś link.
room-ready-count = Gotowi gracze: { $ready } z { $players }.
room-host-starts = Grę zaczyna gospodarz.
room-start = Start
room-ready = Możemy zaczynać
room-is-ready = Gotowość
room-countdown = Wyścig zacznie się za
room-watching = Oglądasz ten wyścig.
room-go = Start!
room-came =
    { $names ->
        [one] Nowa osoba w pokoju: { LIST($names) }.
       *[other] Nowe osoby w pokoju: { LIST($names) }.
    }
room-told-won = { $name }: plansza ukończona.
room-told-lost = { $name } trafia na minę.
room-told-gave-up = { $name } poddaje się.

## Players in a room: notes beside their names, and how they stand

room-place = { $place }.
room-note-you = ty
room-note-guest = gość
room-note-host = gospodarz
room-note-left = poza pokojem
room-note-away = bez połączenia
room-state-ready = Gotowość
room-state-not-ready = Jeszcze nie
room-state-starting = Zaczyna
room-state-won = Wygrana
room-state-lost = Przegrana
room-state-gave-up = Gra poddana
room-state-waiting = Ogląda

## How it went

room-results = Wyniki
room-first = Pierwsze miejsce: { $name }.
room-first-you = Wyścig wygrany!
room-nobody = Nikt nie ukończył planszy.
room-coop-won = Wspólna wygrana!
room-coop-lost = Wspólna przegrana.
room-coop-won-others = Drużyna wygrała.
room-coop-lost-others = Drużyna przegrała.
room-rematch = Rewanż
room-to-rematch = Przejdź do rewanżu
room-another = Utwórz inny pokój
# $boards is a list of links, one for each player.
room-boards = Plansze: { $boards }
room-board-yours = twoja
room-fair = Czy ta plansza była uczciwa?
room-fair-note = To jest ziarno planszy, a pod nim jego skrót SHA-256, opublikowany przed startem.
room-judged = Strzały i błędy
room-guesses = Strzały
room-mistake = Przegrana przez błąd
room-bad-luck = Pech
room-shares = Kto co zrobił
room-share-player = Gracz
room-share-moves = Ruchy
room-share-opened = Odkryte pola
room-share-flags = Flagi
room-share-last = Ostatni ruch
room-share-won = Ostatni ruch gry
room-share-lost = Trafiona mina
room-share-gave-up = Gra poddana

## Why something in a room is refused

room-refused-over = Ta gra jest zakończona. Poproś o rewanż.
room-refused-blocked = Nie możesz dołączyć do tego pokoju. Wybierz inny.
room-refused-race-started = Wyścig już trwa. Możesz go obejrzeć i dołączyć do następnego.
room-refused-rematch-early = O rewanż możesz poprosić po zakończeniu tej gry.
room-refused-host = Tylko gospodarz może zacząć grę.
room-refused-alone = Do wyścigu trzeba co najmniej dwóch osób. Wyślij komuś link.
room-refused-full = Ten pokój jest pełny, ale możesz oglądać.
room-refused-missing = Nie znaleziono pokoju. Mógł zostać usunięty.
room-refused-stranger = Nie ma cię w tym pokoju. Najpierw do niego dołącz.
room-refused-known-board = Pokój wymaga nowej planszy, której nikt nie widział. Wybierz inne opcje.
room-refused-quick = Ten pokój jest dla szybkiej gry. Naciśnij „Szybka gra”, żeby się ścigać.

## Why a quick match is refused

match-refused-guest = Wyścig o rating wymaga konta. Zaloguj się albo ścigaj się bez ratingu.
match-refused-no-record = Nie ma jeszcze rekordu do pobicia: na tym poziomie nikt nie ma zweryfikowanej wygranej.
match-refused-size = Ta plansza jest za duża na wyścig z autopilotem. Wybierz mniejszą.
