### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Trener
coach-next = Dalej
coach-back = Wstecz
coach-page = { $page } z { $pages }
coach-hide = Ukryj trenera
coach-again = Od nowa
coach-undo-button = Cofnij
coach-none = W tej grze nie ma trenera. Trener jest tylko w trybach „Kubity” i „Splątanie”.
coach-offer =
    { $rules ->
        [entangled] Pierwszy raz w trybie „Splątanie”? Trener poprowadzi cię przez pierwszą grę, ruch po ruchu.
       *[other] Pierwszy raz w trybie „Kubity”? Trener poprowadzi cię przez pierwszą grę, ruch po ruchu.
    }
coach-offer-play = Zagraj z trenerem
coach-offer-no = Nie, dzięki

## The first game

coach-boards = Ta gra ma dwie plansze, Z i H. Pokazują te same pola na dwa sposoby: lewy górny róg ({ CELL($corner) }) na Z i na H to jedno i to samo pole. Pole odkryte na jednej planszy jest odkryte na obu.
coach-kinds = Są cztery rodzaje pól. Na jednej planszy pole jest pewne: bezpieczne albo mina. Na drugiej jest rzutem monetą. Nie widać, którego rodzaju jest pole.
coach-numbers = Każda plansza ma własne liczby. Liczba sumuje pola wokół siebie, które są jeszcze zakryte: 1 za minę, ½ za rzut monetą, 0 za bezpieczne pole. Inaczej niż w Saperze liczby mogą więc maleć, gdy odkrywasz pola.
coach-goal = Aby wygrać, odkryj każde bezpieczne pole na planszy, na której jest bezpieczne. Na Z jest ich { $zero }, na H { $minus }. Pozostałe pola to miny ({ $mines }): zostaw je zakryte. Na niewłaściwej planszy pole jest rzutem monetą i może cię kosztować grę.
coach-first = Zacznij od lewego górnego rogu: tutaj to pole jest bezpieczne na Z. Odkryj je na planszy Z ({ CELL($corner) }).
coach-corner = Róg jest pusty, czyli ma 0: żadne pole obok nie może być miną na Z, więc te pola odkryły się same. To samo stało się niżej ({ CELL($below) }).
coach-compare = Teraz patrz tylko na Z. Dwa pola pokazują 1: pierwsze ({ CELL($first) }) i drugie ({ CELL($second) }). Drugie liczy jednak jeszcze jedno pole ({ CELL($cell) }). Ile może ono dodać na Z? Odpowiedź jest na następnej stronie.
coach-compared = Obie liczby są takie same, więc to pole ({ CELL($cell) }) nic nie dodaje: jest bezpieczne na Z. Odkryj je tam.
coach-half = Nowa liczba na Z to ½, a połówka może pochodzić tylko z rzutu monetą. Dokładnie jedno z zakrytych pól wokół niej ({ CELL($cell) }) jest więc na Z rzutem monetą, a pozostałe są tam bezpieczne.
coach-shared = Na Z pole ({ CELL($clue) }) pokazuje 1½ i styka się z czterema zakrytymi polami. Trzy podświetlone stykają się też z innym polem ({ CELL($cell) }), więc razem dodają najwyżej ½. Czwarte ({ CELL($mine) }) dodaje zatem 1: to mina.
coach-shared-rest = Te trzy pola dodają drugie ½ i to wszystko, co liczy na Z sąsiednie pole ({ CELL($cell) }). Jego pozostałe zakryte pola, trzy z ptaszkiem, nie dodają więc nic: są bezpieczne na Z. Zacznij od tego: { CELL($safe) }.
coach-same-reason = Odkryj na { $board } także to pole ({ CELL($safe) }): jest bezpieczne z tego samego powodu co pole odkryte przed chwilą.
coach-toss-why = To pole było bezpieczne. Na Z widać 1 ({ CELL($first) }), więc obok jest mina ({ CELL($mine) }). Zabiera ona 1 z 1½ ({ CELL($second) }), a ½ zostaje dla tego pola: { CELL($cell) }. Na Z to rzut monetą.
coach-safe-on-h = Na H dwa pola pokazują ½: pierwsze ({ CELL($first) }) i drugie ({ CELL($second) }). Tylko drugie liczy też to pole: { CELL($cell) }. Nie dodaje ono więc nic: jest bezpieczne na H. Odkryj je tam.

## The second game

coach-second = Ta plansza jest większa. Pola bezpieczne na Z: { $zero }, bezpieczne na H: { $minus }. Nigdy nie musisz zgadywać. Przy każdym ruchu pokażę ci wskazówki i powód.

## The first game of Entangled

coach-linked = Dwa pola na tej planszy są powiązane; oba mają literę a. Każde jest rzutem monetą na obu planszach i dodaje ½ do liczb wokół. Razem są jednak pewne: odkryj oba na tej samej planszy, a dokładnie jedno będzie miną.
coach-shields = Nie odkrywaj powiązanego pola bez ochrony. Z tarczą możesz bezpiecznie sprawdzić pole, nawet jeśli to mina. Sprawdzenie jednego pola z pary rozstrzyga też drugie, gdziekolwiek jest.

## What a move did

coach-opened = To pole było bezpieczne.
coach-opened-more =
    { $count ->
        [one] To pole było bezpieczne, a 0 na { $board } odkryło jeszcze jedno pole.
        [few] To pole było bezpieczne, a 0 na { $board } odkryło jeszcze { $count } pola.
        [many] To pole było bezpieczne, a 0 na { $board } odkryło jeszcze { $count } pól.
       *[other] To pole było bezpieczne, a 0 na { $board } odkryło jeszcze { $count } pola.
    }
coach-opened-both = To pole było bezpieczne i odkryły się kolejne pola: { $count } na { $board } oraz { CELLS($cells) } na { $other }.
coach-opened-other =
    { $count ->
        [one] To pole było bezpieczne. Teraz jest odkryte także na { $board }, a 0 odkryło tam jeszcze jedno pole.
        [few] To pole było bezpieczne. Teraz jest odkryte także na { $board }, a 0 odkryło tam jeszcze { $count } pola.
        [many] To pole było bezpieczne. Teraz jest odkryte także na { $board }, a 0 odkryło tam jeszcze { $count } pól.
       *[other] To pole było bezpieczne. Teraz jest odkryte także na { $board }, a 0 odkryło tam jeszcze { $count } pola.
    }
coach-gamble = To był strzał: ryzyko miny wynosiło { PERCENT($risk) }.
# On the web site, where a tool is chosen first.
coach-use-shield = Wybierz tarczę i dotknij pola.
coach-turn = Przejdź na planszę { $board }.
coach-toss = Pole bezpieczne na { $board } jest na { $other } zawsze rzutem monetą.
coach-late-zero = Pola odkrywają się same tylko wokół świeżo odkrytego 0. Ta liczba spadła do 0 później, więc nic się wokół niej nie odkryło.

## The end

coach-won = Wygrana! Każde bezpieczne pole jest odkryte na planszy, na której jest bezpieczne. Flagi pokazują miny: { $one } na Z i { $plus } na H.
coach-qubit = Przy okazji: każde pole to kubit, podstawowy element komputerów kwantowych. Na jedno pytanie odpowiada na pewno, na drugie rzutem monetą. Z i H to nazwy, które fizycy nadali tym dwóm pytaniom.
coach-lost-mine = Pole ({ CELL($cell) }) było miną na { $board }.
coach-lost-toss = Pole ({ CELL($cell) }) było na { $board } rzutem monetą, tym razem pechowym. Pewne było tylko na { $other }.
coach-lost-linked = Pole ({ CELL($cell) }) było powiązane: rzut monetą na obu planszach. Do tego właśnie służą tarcze.
coach-undo = Użyj „Cofnij”, aby wycofać ten ruch.
coach-gave-up = Możesz zacząć od nowa, kiedy zechcesz.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = bezpieczne
coach-kind-mine = mina
coach-kind-toss = rzut monetą
coach-kind = rodzaj { $number }
coach-on-board = na { $board }
coach-picture-kinds = Cztery rodzaje pól
coach-picture-numbers = Z czego składa się liczba: bezpieczne pole 0, rzut monetą ½, mina 1

## In the terminal

coach-none-here = Trener pomaga tylko na poziomach „Poziom 1” i „Z trenerem”.
coach-hidden = Trener jest ukryty. { $key } przywraca go.
coach-sum = bezpieczne pole 0  +  rzut monetą ½  +  mina 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }: dalej ({ $page } z { $pages })
coach-keys-back = { $key }: wstecz
coach-keys-hide = { $hide }: ukryj trenera
coach-keys = Strzałki: ruch · { $open }: odkryj · { $other }: druga plansza · { $hide }: ukryj
coach-keys-shield = Strzałki: ruch · { $shield }: tarcza · { $other }: druga plansza · { $hide }: ukryj
