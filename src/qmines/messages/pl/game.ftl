### A game on the web site: the board, the buttons around it, and the card at its end.

game-missing = Nie znaleziono gry
game-missing-new = Zacznij nową grę
game-panel = Panel gry
game-paused = Pauza
# What is being played, over the board.
game-playing = { $rules } · { $level } · { $size }
# A board of the day.
game-playing-daily = Plansza dnia · { $rules } · { $level }
game-playing-custom = { $rules } · { $size }
game-watching = Oglądasz. Ruchy wykonuje tylko gracz.
game-watching-player = Oglądasz. Gra { $name }.
game-watching-room = Oglądasz. Dołącz, żeby zagrać.
game-spectators =
    { $count ->
        [one] Jeden widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
game-watched-by = Widzowie: { LIST($names) }
game-watched-by-more =
    { $count ->
        [one] Widzowie: { LIST($names) } i jeszcze jedna osoba
        [few] Widzowie: { LIST($names) } i jeszcze { $count } osoby
       *[many] Widzowie: { LIST($names) } i jeszcze { $count } osób
    }
# A spectator without an account who chose a name.
game-watched-by-guest = { $name } (gość)
# The pointer of another player who has no name.
game-player = Gracz
game-offline-moves =
    { $count ->
        [one] Offline: jeden ruch zostanie wysłany, gdy wróci połączenie.
        [few] Offline: { $count } ruchy zostaną wysłane, gdy wróci połączenie.
        [many] Offline: { $count } ruchów zostanie wysłanych, gdy wróci połączenie.
       *[other] Offline: { $count } ruchu zostanie wysłane, gdy wróci połączenie.
    }

## The bar over the board

game-mines-left = Pozostałe miny
game-time = Czas
game-shields = Tarcze
game-face-playing = Nowa gra
game-face-won = Wygrana. Nowa gra
game-face-lost = Przegrana. Nowa gra
game-face-paused = Pauza. Nowa gra

## Buttons

game-dock = Szybkie akcje
game-tools = Narzędzia
game-tap = Działanie dotknięcia
game-tool-dig = Odkryj
game-tool-flag = Flaga
game-tool-mark = Znak
game-tool-shield = Tarcza
game-group-help = Pomoc
game-solver = Niech zagra solver
game-more = Więcej
game-close = Zamknij
game-group-moves = Ruchy
game-group-view = Widok
game-group-game = Gra
game-hint = Podpowiedź
game-hint-why = Dlaczego?
game-hint-do = Pokaż
game-one-move = Jeden ruch
game-simple-moves = Proste ruchy
game-certain-moves = Wszystkie pewne ruchy
game-step = Krok
game-auto-play = Autopilot
game-stop = Zatrzymaj
game-pace = Szybkość autopilota
game-pace-steps =
    { $steps ->
        [one] Jeden krok na sekundę
        [few] { $steps } kroki na sekundę
        [many] { $steps } kroków na sekundę
       *[other] { $steps } kroku na sekundę
    }
game-may-guess = Zgaduj, gdy nie ma wyjścia
game-chances = Ryzyko
# Opens the position in the analyser.
game-reduced = Widok uproszczony
game-zoom-out = Pomniejsz
game-zoom-in = Powiększ
game-fit = Dopasuj widok
game-show-links = Pokaż powiązania
game-coach = Trener
game-dirac = Notacja Diraca, np. |0⟩
game-undo = Cofnij
game-pause = Pauza
game-resume = Wznów
game-new = Nowa gra
game-share = Udostępnij
game-sound = Dźwięk
game-give-up = Poddaj się
# The same button, after it was pressed once.
game-give-up-sure = Na pewno się poddać?

## What is said while playing

game-notes = Notatki
game-measurements = Pomiary
game-nothing-said = Nie ma jeszcze czego powtórzyć.
game-logged-out = Nastąpiło wylogowanie. Zaloguj się ponownie, żeby grać dalej.
# After a move that opened several cells; $cell describes the one that was clicked.
game-opened-more =
    { $count ->
        [one] { $cell }; i jeszcze jedno pole
        [few] { $cell }; i jeszcze { $count } pola
        [many] { $cell }; i jeszcze { $count } pól
       *[other] { $cell }; i jeszcze { $count } pola
    }
game-same-board = Pomoc, cofanie i pauza są wyłączone, dopóki inni grają na tej samej planszy.
game-ranked-no-pause = W grze rankingowej nie ma pauzy.
game-link-copied = Link skopiowany. Każdy, kto go otworzy, może oglądać.
game-result-copied = Wynik skopiowany, razem z linkiem do powtórki.
game-link = Link do tej gry
game-copy-link = Kopiuj link
# Results to share; $game is the rules and the level.
share-won = { $game }: wygrana w { $time }
share-lost = { $game }: przegrana po { $time }
game-bloch = Sfera Blocha: { CELL($cell) }
game-not-measured = To pole nie zostało zmierzone.

## The sandbox

sandbox-title = Piaskownica
sandbox-free = Wybierz, co robi kliknięcie: mierzy pole na klikniętej planszy albo przygotowuje je w wybranym stanie. Każde pole pokazuje swoje ryzyko miny; linie łączą powiązane pola.
sandbox-story = Lekcja i wyniki
sandbox-tap = Działanie dotknięcia
sandbox-measure = Zmierz
sandbox-prepare = Przygotuj pole jako { STATE($state) }
# On a button that prepares a cell in this state.
sandbox-state-name = { STATE($state) }
sandbox-reset = Zresetuj wszystkie pola

## The card at the end

end-title = Wynik
end-won = Wygrana
end-won-in = Wygrana w { $time }
end-record = Nowy rekord życiowy!
# $before says whether that was the best time before this game.
end-best =
    { $before ->
        [yes] Poprzedni rekord: { $time }
       *[no] Rekord: { $time }
    }
end-streak = Wygrane z rzędu: { $count }
# $place is the rank of a ranked win.
end-place = { $place }. miejsce w rankingu
end-lost = Przegrana
end-resigned = Gra poddana
end-hidden = Plansza i statystyki pojawią się, gdy wszyscy skończą.
end-hidden-daily = Plansza i statystyki pojawią się po północy UTC.
end-daily = Wróć do plansz dnia
end-again = Nowa gra
end-rematch = Ta sama plansza
end-replay = Powtórka
end-share = Udostępnij
end-picture = Zapisz obraz
end-more = Wszystkie statystyki
end-loading = Obliczam statystyki…
end-fair = Czy ta plansza była uczciwa?
# $file is a link to download the game, $command a command for the terminal.
end-fair-check = Poniższe ziarno ustalono przed pierwszym kliknięciem. Chcesz to sprawdzić? Pobierz { $file } i uruchom { $command }.
end-fair-file = plik gry
end-states = Pokaż wszystkie stany
end-circuit = Obwód
end-circuit-qasm = OpenQASM
end-circuit-picture = Obwód tej gry
end-circuit-large = Ten obwód jest za duży, żeby go narysować. Możesz go pobrać jako OpenQASM.

## Statistics on the card: a name, a value, and what it means

end-time = Czas
# How much of the board was open at the end, as a percentage.
end-cleared = Odkryto
end-bbbv = 3BV
end-bbbv-value = { $solved } z { $total }
end-bbbv-help = Najmniej kliknięć, które wystarczą do odkrycia planszy bez flag
end-bbbv-per-second = 3BV/s
end-clicks = Kliknięcia
end-clicks-value = { $clicks }, w tym zbędne: { $wasted }
end-efficiency = Efektywność
end-efficiency-help = 3BV na kliknięcie
end-correctness = Poprawność
end-correctness-help = Odsetek kliknięć, które coś zmieniły
end-throughput = Przepustowość
end-throughput-help = 3BV na kliknięcie, które coś zmieniło
end-zini = ZiNi
end-zini-help = Liczba kliknięć potrzebnych z flagami i akordami, szacowana algorytmem zachłannym
end-openings = Otwarcia
end-openings-value =
    { $islands ->
        [one] { $openings }, jedna wyspa
        [few] { $openings }, { $islands } wyspy
        [many] { $openings }, { $islands } wysp
       *[other] { $openings }, { $islands } wyspy
    }
end-luck = Szczęście
end-luck-value =
    { $guesses ->
        [one] { PERCENT($luck) }, jeden strzał
        [few] { PERCENT($luck) }, { $guesses } strzały
        [many] { PERCENT($luck) }, { $guesses } strzałów
       *[other] { PERCENT($luck) }, { $guesses } strzału
    }
end-luck-none = Niepotrzebne
end-luck-help = Szansa, że wszystkie twoje strzały się udadzą
end-saves = Ratunki
end-saves-help = Ile razy mina usunęła ci się z drogi
end-flags = Flagi
end-flags-used = Tak
end-flags-none = Bez flag (NF)
end-undone = Cofnięte
end-undone-value =
    { $deaths ->
        [one] Jeden wybuch
        [few] { $deaths } wybuchy
        [many] { $deaths } wybuchów
       *[other] { $deaths } wybuchu
    }
end-help = Pomoc
end-help-none = Bez pomocy
