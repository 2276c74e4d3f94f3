### Quick matches, the lobby, and races against the auto-player or the record.

match-quick = Szybka gra
match-about = Ścigaj się z kimś, kto chce zagrać na takiej samej planszy. Nie potrzebujesz konta.
match-rated = O rating
# $rating is a number, $uncertainty how far it may be off.
match-rated-help = Twój rating: { $rating } ± { $uncertainty }. Zagrasz z kimś o podobnej sile.
match-rating = { $rating } ± { $uncertainty }
match-rating-change =
    { $change ->
        [0] ±0
       *[other] { $sign }{ $change }
    }
match-is-rated = o rating

## The lobby

match-lobby = Otwarte gry
match-lobby-empty = Nie ma teraz otwartych gier. Naciśnij „Szybka gra” i stań na początku kolejki.
match-race = Wyścig
match-watch = Oglądaj
match-join = Dołącz
# To a game of your own in the list.
match-return = Wróć
match-waiting = Czeka na rywala
match-lobby-waiting = Czeka na graczy
match-playing = W toku
match-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
match-listed = Pokaż ten pokój na liście „Otwarte gry”

## Waiting for an opponent

match-looking = Szukam rywala…
match-looking-note = Nikt inny nie szuka teraz takiego wyścigu. Zacznie się, gdy tylko ktoś dołączy.
match-waiting-for = Czas oczekiwania: { $time }
match-cancel = Przestań czekać
match-rematch-waiting = Czekam na rywala…
match-rematch-note = Rewanż zacznie się, gdy tylko rywal dołączy.
match-meanwhile = Nie chcesz czekać?
match-auto = Ścigaj się z autopilotem
match-auto-about = Autopilot dostaje tę samą planszę i gra w ludzkim tempie.
match-strength = Siła
match-strength-gentle = Łagodny
match-strength-steady = Równy
match-strength-quick = Szybki
match-strength-expert = Ekspert
match-record = Ścigaj się z rekordem
# $name is a player, $time their time.
match-record-about = Rekord na tym poziomie: { $name }, { $time }. Pobij go na tej samej planszy.
match-record-about-guest = Najlepszy zweryfikowany czas to { $time }. Pobij go na tej samej planszy.
match-daily = Zagraj na planszy dnia
match-daily-open = Plansze dnia
match-daily-about = Jedna próba dziennie, ta sama plansza dla wszystkich.

## A rival in a race

match-rival-auto = Autopilot, { $strength }
match-rival-record = Rekord: { $name }
match-rival-record-guest = Rekord
match-rival-first = Autopilot pokonany!
match-rival-record-first = Rekord pobity!
match-rival-lost = Autopilot był szybszy.
match-rival-record-lost = Rekord się utrzymał.
match-again = Jeszcze jeden wyścig
match-boards = Plansze
match-boards-note = Żeby wyścig był uczciwy, widzisz tylko to, co widzą wszyscy, którzy jeszcze grają. Reszta pojawi się na końcu.
match-board-of = Plansza: { $name }, odkryte { $percent }
# The name of a guest who did not choose one.
match-guest = Gość-{ $number }
match-hidden = Nazwa ukryta
