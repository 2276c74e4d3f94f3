### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is the state of a qubit.

qubit-hint-open = Odkryj pole ({ CELL($cell) }) na planszy { $board }.
qubit-hint-shield = Sprawdź tarczą pole ({ CELL($cell) }) na planszy { $board }.
qubit-only-state = To pole może być tylko { STATE($state) }.
qubit-more-certain =
    { $count ->
        [one] Jeszcze jedno pole jest pewne.
        [few] Jeszcze { $count } pola są pewne.
        [many] Jeszcze { $count } pól jest pewnych.
       *[other] Jeszcze { $count } pola jest pewne.
    }
# Why a cell is certainly safe on $board. $clue, $other and $clues are open cells, $cells the cells in question;
# $numbers is a list such as “½ on Z and 1 on H”.
# $aside says whether linked cells are left out of the numbers.
qubit-why-zero =
    { $aside ->
        [yes] Bez powiązanych pól liczbie w tym miejscu ({ CELL($clue) }) zostaje na { $board } tylko 0, więc żadne inne pole wokół niej nie jest tam miną.
       *[no] Liczba w tym miejscu ({ CELL($clue) }) to na { $board } teraz 0, więc żadne zakryte pole wokół niej nie jest tam miną.
    }
qubit-why-one =
    { $aside ->
        [yes] Bez powiązanych pól liczbie w tym miejscu ({ CELL($clue) }) zostaje { LIST($numbers) }, a liczba zakrytych pól to { $count }. Zgadza się to tylko wtedy, gdy wszystkie są bezpieczne na { $board }.
       *[no] { qubit-why-one-alone }
    }
qubit-why-one-alone =
    { $count ->
        [one] To odkryte pole ({ CELL($clue) }) pokazuje { LIST($numbers) } i liczy tylko jedno zakryte pole: właśnie to. Zgadza się to tylko wtedy, gdy jest ono bezpieczne na { $board }.
        [few] To odkryte pole ({ CELL($clue) }) pokazuje { LIST($numbers) } i liczy { $count } zakryte pola. Zgadza się to tylko wtedy, gdy wszystkie są bezpieczne na { $board }.
        [many] To odkryte pole ({ CELL($clue) }) pokazuje { LIST($numbers) } i liczy { $count } zakrytych pól. Zgadza się to tylko wtedy, gdy wszystkie są bezpieczne na { $board }.
       *[other] To odkryte pole ({ CELL($clue) }) pokazuje { LIST($numbers) } i liczy { $count } zakrytego pola. Zgadza się to tylko wtedy, gdy wszystkie są bezpieczne na { $board }.
    }
qubit-why-same =
    { $aside ->
        [yes] Bez powiązanych pól obu liczbom, pierwszej ({ CELL($clue) }) i drugiej ({ CELL($other) }), zostaje na { $board } { $number }, ale pierwsza liczy też: { CELLS($cells) }. { qubit-adds-nothing }
       *[no] Obie liczby, pierwsza ({ CELL($clue) }) i druga ({ CELL($other) }), to na { $board } { $number }, ale pierwsza liczy też: { CELLS($cells) }. { qubit-adds-nothing }
    }
qubit-adds-nothing =
    { $cells ->
        [one] To pole nie dodaje więc nic: jest bezpieczne na { $board }.
       *[other] Te pola nie dodają więc nic: są bezpieczne na { $board }.
    }
qubit-why-more =
    { $aside ->
        [yes] Pomińmy powiązane pola. Pierwsza liczba ({ CELL($clue) }) liczy wtedy te same pola co druga ({ CELL($other) }), a oprócz nich: { CELLS($cells) }. Różnica wynosi { LIST($numbers) }. Zgadza się to tylko wtedy, gdy to pole jest bezpieczne na { $board }.
       *[no] Pierwsza liczba ({ CELL($clue) }) liczy te same pola co druga ({ CELL($other) }), a oprócz nich: { CELLS($cells) }. Różnica wynosi { LIST($numbers) }. Zgadza się to tylko wtedy, gdy to pole jest bezpieczne na { $board }.
    }
qubit-why-need =
    { $count ->
        [one] Ta liczba ({ CELL($clue) }) to { LIST($numbers) } przy jednym zakrytym polu.
       *[other] Ta liczba ({ CELL($clue) }) to { LIST($numbers) }; zakryte pola: { $count }.
    }
qubit-why-adds-up = Razem te liczby zgadzają się tylko wtedy, gdy to pole jest bezpieczne na { $board }.
qubit-why-linked = To pole jest powiązane, a wynik pomiaru ({ CELLS($clues) }) sprawia, że jest bezpieczne na { $board }.
qubit-why-several = Te liczby ({ CELLS($clues) }) razem nie zostawiają innej możliwości: pole jest bezpieczne na { $board }.
qubit-why-totals = Te liczby ({ CELLS($clues) }) i liczba pól każdego rodzaju nie zostawiają innej możliwości: pole jest bezpieczne na { $board }.
qubit-why-totals-alone = Liczba pól każdego rodzaju nie zostawia innej możliwości: pole jest bezpieczne na { $board }.
qubit-group-ruled-out = Pomiary w grupie tego pola wykluczają tu minę na planszy { $board }.
qubit-shield-settles = To pole jest powiązane, więc na obu planszach jest rzutem monetą. Tarcza sprawdza je bez ryzyka, a wynik rozstrzyga o polach, z którymi jest powiązane.
qubit-shield-likely-linked = To pole jest prawdopodobnie powiązane, a na takim polu tarcza daje najwięcej.
qubit-shield-half = Ryzyko miny wynosi 50% i właśnie wtedy tarcza daje najwięcej.
qubit-shield-spare = Masz więcej tarcz, niż potrzeba dla grup.
qubit-first-safe = Pierwsze pole jest zawsze bezpieczne, a róg ma największą szansę odkryć obszar.
qubit-first-unknown = Nic jeszcze nie wiadomo. Róg ma największą szansę odkryć obszar.
qubit-risk = Nic nie jest pewne: ryzyko miny { PERCENT($risk) }.
qubit-survives = Nic nie jest pewne. Ten ruch jest bezpieczny w { PERCENT($survival) } przypadków: { LIST($states) }.
qubit-survives-about = Nic nie jest pewne. Ten ruch jest bezpieczny w { PERCENT($survival) } ± { PERCENT($error) } przypadków: { LIST($states) }.
qubit-state-share = { STATE($state) } { PERCENT($share) }
qubit-no-state = bez własnego stanu
qubit-wins = Szansa na wygraną po tym ruchu: { PERCENT($share) }.
qubit-none-left = Nie ma już nic do zmierzenia.

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $label } (x = { $x }, z = { $z }), na pewno bezpieczne na { $board }, rzut monetą na { $other }.
arrow-mine = { $label } (x = { $x }, z = { $z }), na pewno mina na { $board }, rzut monetą na { $other }.
arrow-none = bez własnego stanu (x = 0, z = 0), rzut monetą na obu planszach.
