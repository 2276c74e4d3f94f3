### The terminal game. Space is short: keep texts about as long as these.

## Menus and forms

menu-resume = Wznów
menu-rules = Zasady
menu-custom = Własny…
menu-learn = Nauka
menu-statistics = Statystyki
menu-games = Gry
menu-open = Otwórz plik…
menu-settings = Ustawienia
menu-keys = Klawisze
menu-keys-more = Klawisze…
menu-help = Pomoc
menu-quit = Wyjdź
# A level and a clock.
menu-resume-detail = { $level } { $clock }
# $when is a time such as “2 h ago”.
menu-resume-about = { $rules }, { $level }: czas gry { $clock }, { $when }
menu-level-detail = { $width }×{ $height } { $mines }
menu-level-about = { $rules }: { $width }×{ $height }, miny: { $mines } ({ PERCENT($density, digits: 0) })
menu-level-coach = Z trenerem, który wyjaśnia zasady i każdy ruch
menu-level-alone = Bez trenera. Pierwszy raz? Najpierw wybierz „Nauka”
menu-custom-about = Dowolny rozmiar, liczba min i opcje
menu-learn-about = Zacznij tutaj: lekcje z trenerem, od pierwszej techniki po Kubity i Splątanie
menu-statistics-about = Wygrane, serie i czasy według poziomów i zasad
menu-games-about = Wszystkie twoje gry: odtwórz je lub graj dalej
menu-open-about = Zapisana gra lub pozycja
menu-settings-about = Motywy, symbole, rozmiary, mysz
menu-keys-about = Wybierz profil i zmień klawisze
menu-help-about = Zasady i klawisze
menu-back = { $key } wstecz
menu-number = { $number }
menu-on = wł.
menu-off = wył.

## A new game

new-title = Nowa gra
new-level = Poziom
new-level-about = Standardowy poziom albo własny rozmiar
new-custom = Własny
new-start = Start
new-density = Miny: { $mines }, pola: { $cells } ({ PERCENT($density) }).
# Short: what there is room for in 18 characters.
new-short = { PERCENT($density) } · { $grade }
new-option-density = Gęstość w %
new-option-first = Pierwsze kliknięcie
new-option-width = Szerokość
new-option-height = Wysokość
new-option-mines = Miny
new-option-mines-z = Miny na Z
# $contents is a list such as “84 safe on Z”.
new-contents = Pola: { LIST($contents) }.

## During a game

play-undone =
    { $deaths ->
        [one] Cofnięto. Jak dotąd jeden wybuch.
        [few] Cofnięto. Jak dotąd { $deaths } wybuchy.
        [many] Cofnięto. Jak dotąd { $deaths } wybuchów.
       *[other] Cofnięto. Jak dotąd { $deaths } wybuchu.
    }
play-undone-batch = Cofnięte ruchy: { $count }. { $key } je ponawia.
play-redone =
    { $count ->
        [one] Ponowiono jeden ruch.
        [few] Ponowiono { $count } ruchy.
        [many] Ponowiono { $count } ruchów.
       *[other] Ponowiono { $count } ruchu.
    }
# A key, what it does next, and a hint.
play-hint-then = { $key } { $next } · { $hint }
play-hint-guess = To strzał. Naciśnij { $key }, żeby go oddać.
play-none-undecided = Nie ma już niepewnych pól.
play-no-map = Cała plansza jest już widoczna.
goto-cell = Wiersz, kolumna
goto-wrong = Wpisz wiersz od 1 do { $height } i kolumnę od 1 do { $width }.
play-no-redo = Nie ma czego ponowić.
play-working = Liczę…
play-not-made = { $error } Ruchu nie wykonano.
# $text is a sentence; the key shows the others.
play-more = { $text } ({ $key }: jeszcze { $count })
# $text ends with what a trio has just shown.
play-trio-lesson = { $text } (Jest o tym lekcja: „Nauka” w menu.)
play-no-effect = Ten ruch nic nie zmienia.
play-chord-flags = Aby zagrać akord, postaw obok tyle flag, ile mówi liczba.
play-flagged = Na tym polu jest flaga. Najpierw ją zdejmij.
play-place = { CELL($cell) } ({ $width }×{ $height })
play-place-board = { $board }: { CELL($cell) } ({ $width }×{ $height })
play-place-short = { $row },{ $column } ({ $width }×{ $height })
play-prepare-sandbox = Pola można przygotowywać tylko w piaskownicy.
play-reset-sandbox = Zresetować można tylko piaskownicę.
play-no-verb =
    { $verb ->
        [chord] W tym trybie nie ma akordów.
        [flag] W tym trybie nie ma flag.
        [mark] W tym trybie nie ma znaczników.
        [shield] W tym trybie nie ma tarcz.
       *[other] W tym trybie nie można tego zrobić.
    }
play-no-reduced = W tym trybie nie ma widoku uproszczonego.
play-no-analyser = Przy tych zasadach nie można analizować pozycji.
play-reduced = Widać tylko to, co jeszcze ważne.
play-reduced-off = Widać wszystko.
play-zoom =
    { $size ->
        [tiny] Rozmiar pól: maleńki
        [small] Rozmiar pól: mały
        [wide] Rozmiar pól: szeroki
        [large] Rozmiar pól: duży
       *[huge] Rozmiar pól: ogromny
    }
play-speed =
    { $speed ->
        [one] Autopilot: jeden ruch na sekundę
        [few] Autopilot: { $speed } ruchy na sekundę
        [many] Autopilot: { $speed } ruchów na sekundę
       *[other] Autopilot: { $speed } ruchu na sekundę
    }
play-left =
    { $count ->
        [one] Jeszcze jedno zakryte pole ({ $key } zatrzymuje)
        [few] Jeszcze { $count } zakryte pola ({ $key } zatrzymuje)
        [many] Jeszcze { $count } zakrytych pól ({ $key } zatrzymuje)
       *[other] Jeszcze { $count } zakrytego pola ({ $key } zatrzymuje)
    }
play-flags = Twoje flagi: poprawne { $right }, błędne { $wrong }, niepewne { $doubtful }.
play-what-happened = Co się stało
play-nothing-happened = Jeszcze nic.
# At the end of a text that is cut off, and the title of the card that shows all of it.
note-more = … { $key }: czytaj dalej
note-title = Cały tekst
play-arrow = Pole pod kursorem, { CELL($cell) }: { $arrow }
chance-working = Obliczam ryzyko… ({ $key } zatrzymuje)
chance-working-error = Obliczam ryzyko, na razie ± { PERCENT($error) }… ({ $key } zatrzymuje)
chance-safe = Na pewno bezpieczne
chance-mine = Na pewno mina
chance-exact = Ryzyko miny { PERCENT($chance) }
chance-about = Ryzyko miny około { PERCENT($chance) }

## Beside the board

side-open = Odkryte { $opened } z { $cells }
side-flags =
    { $flags ->
        [one] Jedna flaga, zostało { $left }
        [few] { $flags } flagi, zostało { $left }
        [many] { $flags } flag, zostało { $left }
       *[other] { $flags } flagi, zostało { $left }
    }
side-deaths = Cofnięte wybuchy: { $count }
side-saves =
    { $count ->
        [one] Jeden ratunek
        [few] { $count } ratunki
        [many] { $count } ratunków
       *[other] { $count } ratunku
    }
# Short names of keys, also for the line at the bottom.
side-key-open = odkryj
side-key-flag = flaga
side-key-chord = akord
side-key-undo = cofnij
side-key-other-board = druga plansza
side-key-shield = tarcza
side-key-explain = wyjaśnij
side-key-hint = podpowiedź
# What the key of hints does next.
side-key-hint-why = czemu?
side-key-hint-act = zrób to
side-key-hint-go = idź tam
side-key-overlay = ryzyko
side-key-reduced = uproszczony
side-key-solve = pewne ruchy
side-key-zoom-in = większe pola
side-key-pause = pauza
side-key-new = nowa gra
side-key-help = pomoc
side-key-next-undecided = dalej
side-key-palette = polecenia
side-key-menu = wstecz
side-key-quit = wyjdź
side-key-choose = wybór
side-key-change = zmiana
side-key-select = wybierz
side-key-results = wyniki
side-key-continue = dalej
side-key-scroll = przewiń
side-key-step = krok
side-key-run = odtwórz
side-key-mistake = błędy
side-key-fork = graj stąd
side-key-go-to = idź do
side-key-prepare = przygotuj
side-key-reset = reset
side-key-games-search = szukaj
side-key-games-delete = usuń
side-key-games-export = eksport
side-key-new-key = zmień
side-key-more-key = dodaj
side-key-no-key = usuń

## Pause and end

pause-title = Pauza · { $clock }
pause-board = Wróć do planszy
pause-reveal-note = kończy grę
pause-help = Pomoc
pause-kept = gra zapisana
over-won = Wygrana
over-lost = Przegrana
over-why-note = krok po kroku
over-undo-note = liczy się jako wybuch
over-judging = Oceniam ruchy…

## The command palette

palette-find = Polecenie
palette-none = Nie ma takiego polecenia
palette-new = Nowa gra: { $rules }, { $level }
palette-theme = Motyw: { $theme }
palette-menu = Wróć do menu

## Settings

set-title = Ustawienia
set-language = Język
set-language-about = Język gry w terminalu; auto: jak w systemie
set-theme = Motyw
set-theme-about = Kolory planszy i menu
set-glyphs = Symbole
set-glyphs-about = Unicode lub ASCII; auto: zależnie od terminala
set-cells = Rozmiar pól
set-cells-about = Auto: największy, jaki się zmieści; w grze naciśnij + lub −
set-overlay = Ryzyko
set-overlay-about = Jak pokazywać ryzyko miny
set-chords = Akordy
set-chords-about = Odkrycie liczby, która ma wszystkie flagi, odkrywa sąsiadów
set-right-click = Prawy przycisk
set-right-click-about = Flaga albo kolejno wszystkie znaczniki
set-side = Panel boczny
set-side-about = Stan gry i klawisze obok planszy, jeśli jest miejsce
set-minimap = Mapa
set-minimap-about = Pokazuj mapę, gdy plansza nie mieści się na ekranie
set-speed = Tempo autopilota
set-speed-about = Ruchy na sekundę
set-coach = Trener
set-coach-about = Pokazuj trenera w grach instruktażowych (Kubity i Splątanie)
set-dirac = Notacja Diraca
set-dirac-about = Zapisuj stany kubitów jako |0⟩ zamiast „bezpieczne na Z”
set-guess = Autopilot zgaduje
set-guess-about = Zgaduj, gdy żaden ruch nie jest pewny
set-first = Pierwsze kliknięcie
set-first-about = W nowej grze: odkrywa obszar, jest bezpieczne lub może trafić na minę
set-questions = Znaki zapytania
set-questions-about = Pozwól na znaki zapytania w nowych grach
set-notice = Ogłaszaj ratunki
set-notice-about = Kiedy tryb „Wyrozumiały” mówi, że przeniósł minę
set-value-auto = auto
set-value-unicode = Unicode
set-value-ascii = ASCII
set-value-tiny = maleńki
set-value-small = mały
set-value-wide = szeroki
set-value-large = duży
set-value-huge = ogromny
set-value-both = odcień i liczba
set-value-shade = odcień
set-value-numbers = liczba
set-value-flag = flaga
set-value-mark = nast. znacznik
settings-unreadable = Nie można odczytać { $path }, więc ustawienia są domyślne: { $error }
settings-nested = Dane w pliku { $path } są zbyt głęboko zagnieżdżone, więc używane są ustawienia domyślne.
settings-unknown = { $path }: nie można użyć { LIST($names) }, więc obowiązują wartości domyślne.
settings-unwritable = Nie udało się zapisać ustawień w { $path }: { $error }
play-not-saved = Nic nie zostanie zapisane, bo nie można pisać w { $path }.

## Keys

keys-title = Klawisze
keys-profile = Profil
keys-profile-about = Standardowy: strzałki i WASD; Vim: hjkl; blok numeryczny: cyfry
keys-reset = Zresetuj ten profil
keys-reset-about = Wróć do domyślnych klawiszy tego profilu
key-name-ctrl = Ctrl
key-name-alt = Alt
key-name-shift = Shift
keys-how = Enter: wybierz nowy klawisz. Insert: dodaj klawisz. Delete: usuń wszystkie.
keys-press = Naciśnij nowy klawisz dla „{ $action }”.
keys-reset-done = Przywrócono domyślne klawisze tego profilu.
keys-profile-done = Profil: { $profile }
keys-bound = { $action }: { LIST($keys) }
keys-unbound = { $action }: bez klawisza
keys-taken = Klawisz { $key } jest już zajęty: „{ $action }”.
keys-needed = „{ $action }” wymaga co najmniej jednego klawisza.
key-scope-menus = Menu i formularze
key-scope-pause = Podczas pauzy
key-scope-end = Po zakończeniu gry
key-scope-games = Na liście gier
key-scope-replay = Podczas powtórki
action-redo = Ponów
action-next-undecided = Następne niepewne pole
action-previous-undecided = Poprzednie niepewne pole
action-go-to = Przejdź do wiersza i kolumny
action-minimap = Pokaż lub ukryj mapę dużej planszy
action-pause-resume = Wznów
action-pause-restart = Nowa gra, te same opcje
action-pause-new = Nowa gra…
action-pause-reveal = Odsłoń miny
action-pause-settings = Ustawienia
action-pause-menu = Menu
action-pause-quit = Wyjdź
action-end-again = Jeszcze raz
action-end-next = Dalej
action-end-why = Pokaż dlaczego
action-end-undo = Cofnij
action-end-replay = Powtórka
action-end-board = Obejrzyj planszę
action-end-menu = Menu
action-games-search = Szukaj
action-games-delete = Usuń grę
action-games-export = Eksportuj grę do pliku
action-palette = Znajdź polecenie
action-suspend = Zawieś; fg przywraca grę
action-prepare = Piaskownica: następny stan pola
action-reset = Piaskownica: zresetuj wszystkie pola
action-check = Sprawdź flagi: poprawne, błędne, niepewne
action-forward = Następny krok
action-back = Poprzedni krok
action-first = Na początek
action-last = Na koniec
action-run = Odtwórz lub wstrzymaj
action-mistake = Następny strzał lub błąd
action-fork = Zacznij stąd nową grę
action-menu = Wstecz lub otwórz menu
action-quit = Wyjdź; gra zostanie zapisana

## Help

help-title = Pomoc
help-start = Pierwszy raz? Wybierz w menu „Nauka”: trener poprowadzi cię przez pierwsze gry.
help-options = Opcje własnej gry:
help-list-choose = Wybierz wiersz; działają też klawisze kursora na planszy
help-list-change = Zmień wartość; liczby i teksty możesz też wpisać
help-list-enter = Wybierz wiersz
help-mouse-title = Mysz
help-mouse-left = lewy
help-mouse-left-about = Odkryj pole lub zagraj akord na liczbie
help-mouse-right = prawy
help-mouse-right-about = Flaga (lub Ctrl+lewy przycisk)
help-mouse-middle = środkowy
help-mouse-middle-about = Akord
help-mouse-wheel = kółko
help-mouse-wheel-about = Przewijanie; z Shift w bok
# The name of an option and what it means.
help-option = { $option }: { $about }

## Games, files and positions

list-title = Gry
list-none = Brak gier
list-search = Szukaj
list-not-found = Brak pasujących gier
list-delete-sure = Naciśnij { $key } jeszcze raz, żeby na dobre usunąć tę grę.
list-deleted = Usunięto.
list-not-deleted = Tej gry nie można usunąć, dopóki inni grają na tej samej planszy.
list-exported = Wyeksportowano do { $path }
list-unfinished = { $clock } niedokończona
list-won = { $clock } wygrana
list-lost = { $clock } przegrana
list-replay =
    { $events ->
        [one] Jeden ruch, { $when }. Enter odtwarza. ({ $id })
        [few] { $events } ruchy, { $when }. Enter odtwarza. ({ $id })
        [many] { $events } ruchów, { $when }. Enter odtwarza. ({ $id })
       *[other] { $events } ruchu, { $when }. Enter odtwarza. ({ $id })
    }
list-continue =
    { $events ->
        [one] Jeden ruch, { $when }. Enter: graj dalej. ({ $id })
        [few] { $events } ruchy, { $when }. Enter: graj dalej. ({ $id })
        [many] { $events } ruchów, { $when }. Enter: graj dalej. ({ $id })
       *[other] { $events } ruchu, { $when }. Enter: graj dalej. ({ $id })
    }
list-helped = Z pomocą: { LIST($help) }. { $about }
file-title = Otwórz plik
file-path = Plik
file-how = Wpisz ścieżkę lub wybierz plik: zapisaną grę, nagranie albo pozycję.
file-problem = { $path }: { $error }
system-missing = Nie ma takiego pliku ani folderu. Sprawdź ścieżkę.
system-forbidden = Brak uprawnień do tego pliku lub folderu.
system-full = Dysk jest pełny. Zwolnij trochę miejsca.
# $where is the file with all games.
store-locked = Plik { $where } jest zablokowany od ponad { $seconds } s. Spróbuj ponownie.
store-damaged = Plik { $where } jest uszkodzony. Przywróć kopię zapasową albo zmień jego nazwę.
store-none = Plik { $where } nie jest bazą danych albo jest uszkodzony. Zmień jego nazwę.
store-full = Dysk jest pełny, więc nic nie zapisano w pliku { $where }. Zwolnij trochę miejsca.
store-read-only = Nie można zapisać pliku { $where }. Sprawdź uprawnienia.
store-closed = Nie można otworzyć pliku { $where }. Sprawdź ścieżkę i uprawnienia.
store-disk = Odczyt lub zapis pliku { $where } nie powiódł się. Sprawdź dysk.
found-boards = Możliwych plansz: { COUNT($boards) }, { $method }, { $time }
found-chances = Ryzyko: { $method }, { $time }
found-method =
    { $method ->
        [exact] dokładnie
        [approximated] w przybliżeniu
        [sampled] szacunkowo
       *[other] { $method }
    }
found-cell = Spójrz tutaj: { CELL($cell) }.
found-cell-chance = Ryzyko miny ({ CELL($cell) }): { PERCENT($chance) }

## Replays

watch-short = powtórka
watch-speed =
    { $speed ->
        [one] Jeden krok na sekundę
        [few] { $speed } kroki na sekundę
        [many] { $speed } kroków na sekundę
       *[other] { $speed } kroku na sekundę
    }
watch-none = Nie ma więcej strzałów ani błędów.
watch-no-store = Gry nie są zapisywane, więc nie możesz grać od tego miejsca.
watch-no-seed = Nagranie nie ma ziarna, więc nie możesz grać od tego miejsca.
# $move is a move such as “Open row 3, column 4”.
watch-risk = { $move } (ryzyko { PERCENT($risk) }).
watch-risk-best = { $move } (ryzyko { PERCENT($risk) }). Najlepiej: { $best }
watch-best = { $move }. Najlepiej: { $best }
watch-move = { $move }.
watch-end = Koniec.
# $saves is a list such as “row 3, column 4: 50.0% risk, 2 possible boards”.
watch-saves = { $outcome } Ratunki: { $saves }
# Strategies that play one game after another; $player is a name such as “best”.
watch-title = { $player } · { $level } · gra { $number } z { $total }
watch-tally = Wygrane: { $won } z { $played }
watch-won = { $player } wygrywa.
watch-lost = { $player } trafia na minę.
watch-gave-up = { $player } poddaje się.
watch-busy = { $player } jeszcze gra następną grę.

## Statistics

figures-title = Statystyki
figures-none = Dokończ grę, żeby zobaczyć statystyki.
figures-no-games = Brak gier
figures-counting = Liczę…
figures-with-help = z pomocą
figures-games = Gry
figures-won = Wygrane
figures-won-value = { $wins } ({ PERCENT($rate) })
figures-likely = Wygrywasz od { PERCENT($low, digits: 0) } do { PERCENT($high, digits: 0) } gier (poziom ufności 95%).
figures-streak = Seria
figures-streak-value = teraz { $now }, rekord { $best }
figures-best-time = Najlepszy czas
figures-mean-time = Średni czas
figures-speed = 3BV/s
figures-speed-value = Rekord { $best }, średnio { $mean }
figures-efficiency = Efektywność
figures-undone = Cofnięte
figures-deaths =
    { $count ->
        [one] Jeden wybuch
        [few] { $count } wybuchy
        [many] { $count } wybuchów
       *[other] { $count } wybuchu
    }
figures-help = Pomoc
figures-recent =
    { $count ->
        [one] Twoja ostatnia gra
        [few] Twoje ostatnie { $count } gry
        [many] Twoje ostatnie { $count } gier
       *[other] Twoje ostatnie { $count } gry
    }
figures-times = Czasy ostatnich wygranych
figures-times-span = od { $low } do { $high } s, najnowszy po prawej
figures-spread = Rozkład czasów
figures-best = Najlepsze gry
figures-best-speed = { $speed } 3BV/s

## Times

age-now = przed chwilą
age-minutes = { $count } min temu
age-hours = { $count } godz. temu
age-days =
    { $count ->
        [one] { $count } dzień temu
       *[other] { $count } dni temu
    }

## The end of a game; more in game.ftl

end-verdict = Werdykt
end-number = { NUMBER($value) }
end-time-value = { CLOCK($milliseconds) }
end-percent = { PERCENT($share, digits: 0) }
end-help-value = { LIST($kinds) }
end-why = Dlaczego
end-undos = Cofnięcia
end-seed = Ziarno

## Lessons

lessons-title = Nauka
lessons-done = zrobione
lessons-progress = { $done } z { $total }
lessons-example = Przykład { $number } z { $count }
lessons-read = czytaj ponownie
lessons-hidden = Wybierz zakryte pole.
lessons-try-again = Teraz wykonaj ruch samodzielnie.
lessons-free = Piaskownica
lessons-free-about = Przygotuj pola w dowolnym stanie i mierz je, ile razy chcesz.
