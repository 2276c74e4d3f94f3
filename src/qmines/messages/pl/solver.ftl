### What the solver says of a position that it cannot answer for.

## No board fits. $clues are numbers on the board with their places, a smallest set of them to blame; $count is how many.

contradiction-any = Żadna plansza nie pasuje do tej pozycji.
contradiction-total =
    { $mines ->
        [one] Do tej pozycji nie pasuje żadna plansza z jedną miną.
        [few] Do tej pozycji nie pasuje żadna plansza z { $mines } minami.
        [many] Do tej pozycji nie pasuje żadna plansza z { $mines } minami.
       *[other] Do tej pozycji nie pasuje żadna plansza z { $mines } miny.
    }
contradiction-clues =
    { $count ->
        [2] Żadna plansza nie pasuje: liczby { CLUES($clues) } nie mogą być obie poprawne.
        [one] Żadna plansza nie pasuje: liczba { CLUES($clues) } nie może być poprawna.
       *[other] Żadna plansza nie pasuje: liczby { CLUES($clues) } nie mogą być wszystkie poprawne.
    }
contradiction-clues-total =
    { $mines ->
        [one] Nie pasuje żadna plansza z jedną miną: { $count ->
            [one] liczba { CLUES($clues) } nie może być poprawna.
            [2] liczby { CLUES($clues) } nie mogą być obie poprawne.
           *[other] liczby { CLUES($clues) } nie mogą być wszystkie poprawne.
        }
       *[other] Nie pasuje żadna plansza z { $mines } minami: { $count ->
            [one] liczba { CLUES($clues) } nie może być poprawna.
            [2] liczby { CLUES($clues) } nie mogą być obie poprawne.
           *[other] liczby { CLUES($clues) } nie mogą być wszystkie poprawne.
        }
    }
# There was no time to find out whether fewer numbers would do.
contradiction-clues-perhaps = Żadna plansza nie pasuje: liczby { CLUES($clues) } nie mogą być wszystkie poprawne (może tylko niektóre z nich są ze sobą sprzeczne).
contradiction-clues-total-perhaps =
    { $mines ->
        [one] Nie pasuje żadna plansza z jedną miną: liczby { CLUES($clues) } nie mogą być wszystkie poprawne (może tylko niektóre z nich są ze sobą sprzeczne).
       *[other] Nie pasuje żadna plansza z { $mines } minami: liczby { CLUES($clues) } nie mogą być wszystkie poprawne (może tylko niektóre z nich są ze sobą sprzeczne).
    }

## The number of mines is impossible. $room is how many cells can hold one, $known how many are said to.

total-too-large =
    { $room ->
        [0] Nie ma zakrytych pól, a min ma być { $mines }.
        [one] Tyle min ({ $mines }) nie zmieści się w jednym zakrytym polu.
        [few] Tyle min ({ $mines }) nie zmieści się w { $room } zakrytych polach.
        [many] Tyle min ({ $mines }) nie zmieści się w { $room } zakrytych polach.
       *[other] Tyle min ({ $mines }) nie zmieści się w { $room } zakrytego pola.
    }
total-too-small =
    { $known ->
        [one] Jedno pole jest oznaczone jako znana mina, a wszystkich min ma być { $mines }.
        [few] { $known } pola są oznaczone jako znane miny, a wszystkich min ma być { $mines }.
        [many] { $known } pól jest oznaczonych jako znane miny, a wszystkich min ma być { $mines }.
       *[other] { $known } pola jest oznaczone jako znane miny, a wszystkich min ma być { $mines }.
    }

## It takes too long or too much memory.

analysis-needs-time =
    { $seconds ->
        [one] Nie udało się przeanalizować tej pozycji w ciągu sekundy. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
        [few] Nie udało się przeanalizować tej pozycji w ciągu { $seconds } sekund. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
        [many] Nie udało się przeanalizować tej pozycji w ciągu { $seconds } sekund. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
       *[other] Nie udało się przeanalizować tej pozycji w ciągu { $seconds } sekundy. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
    }
analysis-needs-memory = Nie udało się przeanalizować tej pozycji przy { $mib } MiB pamięci. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
advice-needs-time =
    { $seconds ->
        [one] Nie udało się znaleźć najlepszego ruchu w ciągu sekundy. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
        [few] Nie udało się znaleźć najlepszego ruchu w ciągu { $seconds } sekund. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
        [many] Nie udało się znaleźć najlepszego ruchu w ciągu { $seconds } sekund. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
       *[other] Nie udało się znaleźć najlepszego ruchu w ciągu { $seconds } sekundy. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
    }
advice-needs-memory = Nie udało się znaleźć najlepszego ruchu przy { $mib } MiB pamięci. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
deduction-needs-time =
    { $seconds ->
        [one] Nie udało się znaleźć wszystkich pewnych ruchów w ciągu sekundy. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
        [few] Nie udało się znaleźć wszystkich pewnych ruchów w ciągu { $seconds } sekund. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
        [many] Nie udało się znaleźć wszystkich pewnych ruchów w ciągu { $seconds } sekund. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
       *[other] Nie udało się znaleźć wszystkich pewnych ruchów w ciągu { $seconds } sekundy. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
    }
deduction-needs-memory = Nie udało się znaleźć wszystkich pewnych ruchów przy { $mib } MiB pamięci. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
numbers-need-time = Nie udało się na czas ustalić, jakie liczby może pokazać to pole: { CELL($cell) }. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
qubits-need-time =
    { $seconds ->
        [one] Nie udało się obliczyć ryzyka w ciągu sekundy. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
        [few] Nie udało się obliczyć ryzyka w ciągu { $seconds } sekund. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
        [many] Nie udało się obliczyć ryzyka w ciągu { $seconds } sekund. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
       *[other] Nie udało się obliczyć ryzyka w ciągu { $seconds } sekundy. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
    }
qubits-need-memory = Nie udało się obliczyć ryzyka przy { $mib } MiB pamięci. Spróbuj ponownie, gdy więcej pól będzie odkrytych.
qubits-too-many = Nie udało się obliczyć ryzyka: ukryte grupy można ułożyć na zbyt wiele sposobów. Spróbuj ponownie, gdy więcej pól będzie odkrytych.

## No layout of qubits fits

layout-contradiction-cell = Żaden układ nie pasuje do liczb wokół tego pola: { CELL($cell) }.
layout-contradiction-total = Żaden układ nie pasuje do widocznych liczb i liczby pól każdego rodzaju.

## The budget of a command or a call ran out

exact-needs-time = Dokładne liczenie trwa dłużej niż { $seconds } s. Daj więcej czasu albo zezwól na szacunki (metoda „auto”).
exact-needs-memory = Dokładne liczenie wymaga więcej niż { $mib } MiB. Daj więcej pamięci albo zezwól na szacunki (metoda „auto”).
boards-need-time = Dokładne losowanie plansz trwa dłużej niż { $seconds } s. Daj więcej czasu.
boards-need-memory = Dokładne losowanie plansz wymaga więcej niż { $mib } MiB. Daj więcej pamięci.
