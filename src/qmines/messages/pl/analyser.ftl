### The analyser.

analyser-title = Analiza pozycji
analyser-field = Plansza
analyser-undo = Cofnij
analyser-undo-key = Ctrl+Z
analyser-redo = Ponów
analyser-redo-key = Ctrl+Y
analyser-hide-all = Wyczyść
analyser-hint = Podpowiedź
analyser-mark-hint = Zaznacz pola z podpowiedzi
analyser-chances = Ryzyko
# Shown with the position that the page starts with.
analyser-example = Ta pozycja to przykład. Wyczyść ją i namaluj własną albo otwórz zrzut ekranu.

## What can be painted

analyser-brush = Pędzel
analyser-paint-empty = 0 (puste)
analyser-paint-hidden = Zakryte
analyser-paint-flag = Flaga
analyser-paint-question = Znak zapytania
analyser-paint-mine = Znana mina
analyser-paint-safe = Na pewno bezpieczne
analyser-move = Przesuń
analyser-move-name = Przesuwaj planszę lub przewijaj stronę

## Size and mines

analyser-size = Rozmiar
analyser-width = Szerokość
analyser-height = Wysokość
analyser-level = Poziom
analyser-level-custom = Własny
analyser-level-size = { $level }, { $width }×{ $height }
analyser-mines = Liczba min
analyser-mines-known = Znana
analyser-mines-unknown = Nieznana
analyser-mines-total = Łącznie min
analyser-mines-density = Min na 100 pól
analyser-mines-keep = Zachowaj tę liczbę przy zmianie rozmiaru

## What was found

analyser-answer = Analiza
analyser-best = Najlepszy ruch
analyser-pointer = Wybrane pole
analyser-exact = Dokładne ryzyko.
analyser-exact-boards =
    { $boards ->
        [1] Dokładne ryzyko: możliwa jest tylko jedna plansza.
       *[other] Dokładne ryzyko. Możliwych plansz: { COUNT($boards) }.
    }
analyser-sampled = Szacowane ryzyko, ± { PERCENT($error) }.
analyser-sampled-boards = Szacowane ryzyko, ± { PERCENT($error) }. Możliwych plansz: { COUNT($boards) }.
analyser-bounds = Nie udało się na czas obliczyć ryzyka wszystkich pól. Zaznaczone są tylko pola pewne.
analyser-certain-none = Żadne pole nie jest pewne.
analyser-certain-safe =
    { $safe ->
        [one] Jedno pole jest na pewno bezpieczne.
        [few] { $safe } pola są na pewno bezpieczne.
        [many] { $safe } pól jest na pewno bezpiecznych.
       *[other] { $safe } pola jest na pewno bezpieczne.
    }
analyser-certain-mines =
    { $mines ->
        [one] Jedno pole to na pewno mina.
        [few] { $mines } pola to na pewno miny.
        [many] { $mines } pól to na pewno miny.
       *[other] { $mines } pola to na pewno miny.
    }
analyser-certain-both =
    { $safe ->
        [one] Jedno pole jest na pewno bezpieczne
        [few] { $safe } pola są na pewno bezpieczne
        [many] { $safe } pól jest na pewno bezpiecznych
       *[other] { $safe } pola jest na pewno bezpieczne
    }, a { $mines ->
        [one] jedno to na pewno mina.
        [few] { $mines } to na pewno miny.
        [many] { $mines } to na pewno miny.
       *[other] { $mines } to na pewno miny.
    }
# A cell, its look, and its chance of a mine.
analyser-cell = { CELL($cell) }: { $look }
analyser-cell-chance = { CELL($cell) }: { $look }, ryzyko miny { PERCENT($chance) }
analyser-numbers = Co może się tu pokazać: { CELL($cell) }
analyser-numbers-mine = mina
analyser-best-none = Nie ma już nic do odkrycia.
analyser-best-safe = Odkryj pole ({ CELL($cell) }): jest bezpieczne.
analyser-best-safe-wins = Odkryj pole ({ CELL($cell) }): jest bezpieczne. Szansa na wygraną w tej pozycji: { PERCENT($winning) }.
analyser-best-safe-wins-about = Odkryj pole ({ CELL($cell) }): jest bezpieczne. Szansa na wygraną w tej pozycji: { PERCENT($winning) } ± { PERCENT($error) }.
analyser-best-guess = Odkryj pole ({ CELL($cell) }): ryzyko miny { PERCENT($risk) }.
analyser-best-guess-wins = Odkryj pole ({ CELL($cell) }): ryzyko miny { PERCENT($risk) }. Szansa na wygraną w tej pozycji: { PERCENT($winning) }.
analyser-best-guess-wins-about = Odkryj pole ({ CELL($cell) }): ryzyko miny { PERCENT($risk) }. Szansa na wygraną w tej pozycji: { PERCENT($winning) } ± { PERCENT($error) }.
# Moves that are no worse, as far as the estimates can tell.
analyser-best-alike = Mniej więcej równie dobre: { CELLS($cells) }.
analyser-best-next = Następne w kolejności: { LIST($choices) }.
analyser-best-choice = { CELL($cell) } ({ PERCENT($winning) })

## In and out

analyser-exchange = Import i eksport
analyser-copy-link = Kopiuj link
analyser-play = Graj od tego miejsca
analyser-play-about = Zacznij klasyczną grę na planszy, która pasuje do tej pozycji
analyser-play-forgiving = Graj w trybie „Wyrozumiały”
analyser-play-forgiving-about = Graj od tego miejsca w trybie „Wyrozumiały”
analyser-play-total = Aby zagrać od tego miejsca, podaj najpierw liczbę min.
analyser-copy-as = Kopiuj jako…
analyser-copy = Kopiuj
analyser-copy-format = Kopiuj jako { $format }
analyser-save = Zapisz
analyser-save-format = Zapisz jako { $format }
analyser-copied = Skopiowano.
analyser-copy-by-hand = Przeglądarka nie pozwoliła na kopiowanie. Skopiuj tekst z pola poniżej.
# $reason is a sentence.
analyser-bad-link = Nie udało się otworzyć tego linku: { $reason }
analyser-import = Importuj tekst, link lub plik
analyser-import-text = Tekst, link lub ID w dowolnym formacie
analyser-import-read = Importuj
analyser-import-file = Otwórz plik…
analyser-import-file-name = Plik z pozycją
analyser-import-note = Możesz też wkleić tekst lub upuścić plik w dowolnym miejscu tej strony.
analyser-import-done = Zaimportowano jako { $format }.
analyser-import-long = Tekst jest za długi: największa plansza ma 100×100 pól.
analyser-import-large = Plik { $file } jest za duży: największa plansza ma 100×100 pól.
analyser-saved = Zapisane pozycje
analyser-saved-name = Nazwa
analyser-saved-save = Zapisz
analyser-saved-open = Otwórz
analyser-saved-open-name = Otwórz: { $name }
analyser-saved-remove = Usuń
analyser-saved-remove-name = Usuń: { $name }
# The size of a position, and the day it was saved.
analyser-saved-about = { $size }, { $day }

## Why a position is refused

analyser-refused-title = Nadaj pozycji nazwę, która ma od 1 do { $most } widocznych znaków.
analyser-refused-large = Ta pozycja jest za duża, żeby ją zapisać. Zamiast tego skopiuj link.
analyser-refused-full = Osiągnięto limit zapisanych pozycji: { $most }. Najpierw usuń jedną z nich.
analyser-refused-empty = Nie ma czego importować. Wklej najpierw pozycję, link lub planszę.
analyser-refused-format = qmines nie zna tego formatu. Wklej link z tej strony albo pola: każdy wiersz w osobnej linii.
analyser-refused-rows = Wiersze mają różną długość. Wszystkie muszą mieć taką samą.
analyser-refused-side = Plansza może tu mieć najwyżej { $most } wierszy i kolumn, a ta ma wymiary { $width }×{ $height }.
