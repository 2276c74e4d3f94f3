### Hints on a board of mines: where to look, why, and what to do.
### $cell is a cell and $cells a list of cells; $clue is a number on the board with its place.

## Where to look, one message per technique

hint-where-single = Spójrz tutaj: { CELLS($cells) }. Wystarczy patrzeć na każdą liczbę z osobna.
hint-where-pair = Spójrz tutaj: { CELLS($cells) }. Porównaj dwie liczby.
hint-where-split = Spójrz tutaj: { CELLS($cells) }. Załóż, że jest tam mina albo że jej nie ma, i zobacz, co z tego wynika.
hint-where-total = Spójrz tutaj: { CELLS($cells) }. Wykorzystaj liczbę pozostałych min.
hint-where-count = Spójrz tutaj: { CELLS($cells) }. Przejrzyj wszystkie możliwe układy.
hint-look-at = Najlepszy strzał: { CELLS($cells) }.

## What to do

hint-unflag =
    { $count ->
        [one] Zdejmij flagę z pola: { CELLS($cells) }.
       *[other] Zdejmij flagi z pól: { CELLS($cells) }.
    }
hint-open =
    { $cells ->
        [one] Odkryj pole: { CELLS($cells) }.
       *[other] Odkryj pola: { CELLS($cells) }.
    }
hint-flag =
    { $cells ->
        [one] Oznacz flagą pole: { CELLS($cells) }.
       *[other] Oznacz flagami pola: { CELLS($cells) }.
    }
hint-open-guess = Odkryj pole ({ CELL($cell) }): ryzyko miny { PERCENT($risk) }.

## Why: what a number tells by itself

reason-zero = Wokół liczby 0 ({ CELL($clue) }) nie ma min.
reason-mines-found =
    { $number ->
        [1] Liczba 1 ({ CELL($clue) }) ma już swoją minę: { CELLS($mines) }.
        [2] Liczba 2 ({ CELL($clue) }) ma już obie swoje miny: { CELLS($mines) }.
       *[other] Liczba { $number } ({ CELL($clue) }) ma już wszystkie swoje miny: { CELLS($mines) }.
    }
reason-only-room =
    { $need ->
        [one] Liczba { $number } ({ CELL($clue) }) ma tylko jedno zakryte pole na swoją minę.
        [few] Liczba { $number } ({ CELL($clue) }) ma tylko { $need } zakryte pola na swoje { $need } miny.
        [many] Liczba { $number } ({ CELL($clue) }) ma tylko { $need } zakrytych pól na swoje { $need } min.
       *[other] Liczba { $number } ({ CELL($clue) }) ma tylko { $need } zakrytego pola na swoje { $need } miny.
    }
reason-only-room-left =
    { $need ->
        [one] Liczba { $number } ({ CELL($clue) }) potrzebuje jeszcze jednej miny i ma już tylko jedno zakryte pole.
        [few] Liczba { $number } ({ CELL($clue) }) potrzebuje jeszcze { $need } min i ma już tylko { $need } zakryte pola.
        [many] Liczba { $number } ({ CELL($clue) }) potrzebuje jeszcze { $need } min i ma już tylko { $need } zakrytych pól.
       *[other] Liczba { $number } ({ CELL($clue) }) potrzebuje jeszcze { $need } miny i ma już tylko { $need } zakrytego pola.
    }

## Why: what two numbers tell together

# $shared is how many cells there are.
reason-shared =
    Liczba { $number } ({ CELL($clue) }) potrzebuje { $need ->
        [one] jednej miny
        [few] { $need } min
        [many] { $need } min
       *[other] { $need } miny
    } wśród tych pól: { CELLS($cells) }. { $shared ->
        [2] Oba
       *[other] Wszystkie
    } stykają się też z liczbą { $other_number } ({ CELL($other) }), która nie potrzebuje innych min.
# $own is how many cells there are.
reason-difference =
    Liczba { $number } ({ CELL($clue) }) potrzebuje o { $more ->
        [one] jedną minę
        [few] { $more } miny
        [many] { $more } min
       *[other] { $more } miny
    } więcej niż liczba { $other_number } ({ CELL($other) }). Z pierwszą, ale nie z drugą, { $own ->
        [one] styka się tylko to pole
       *[other] stykają się tylko te pola
    }: { CELLS($cells) }.

## Why: what the number of mines left tells

reason-no-mines-left = Nie ma już więcej min.
reason-cells-left-are-mines =
    { $left ->
        [one] Została jedna mina i jedno zakryte pole.
        [few] Zostały { $left } miny i tyle samo zakrytych pól.
        [many] Zostało { $left } min i tyle samo zakrytych pól.
       *[other] Zostało { $left } miny i tyle samo zakrytych pól.
    }
# $count is how many clues there are.
reason-clues-take-all =
    { $left ->
        [one] Została tylko jedna mina, a { $count ->
            [one] potrzebuje jej liczba { CLUES($clues) }.
           *[other] potrzebują jej liczby { CLUES($clues) }.
        }
        [few] Zostały tylko { $left } miny, a { $count ->
            [one] wszystkich potrzebuje liczba { CLUES($clues) }.
           *[other] wszystkich potrzebują liczby { CLUES($clues) }.
        }
        [many] Zostało tylko { $left } min, a { $count ->
            [one] wszystkich potrzebuje liczba { CLUES($clues) }.
           *[other] wszystkich potrzebują liczby { CLUES($clues) }.
        }
       *[other] Zostało tylko { $left } miny, a { $count ->
            [one] całości potrzebuje liczba { CLUES($clues) }.
           *[other] całości potrzebują liczby { CLUES($clues) }.
        }
    }
reason-clues-leave-some =
    { $left ->
        [one] Została jedna mina, ale nie ma dla niej miejsca przy { $clues ->
            [one] tej liczbie
           *[other] tych liczbach
        }: { CLUES($clues) }.
        [few] Zostały { $left } miny, a najwyżej { $most } z nich zmieści się przy { $clues ->
            [one] tej liczbie
           *[other] tych liczbach
        }: { CLUES($clues) }.
        [many] Zostało { $left } min, a najwyżej { $most } z nich zmieści się przy { $clues ->
            [one] tej liczbie
           *[other] tych liczbach
        }: { CLUES($clues) }.
       *[other] Zostało { $left } miny, a najwyżej { $most } z tego zmieści się przy { $clues ->
            [one] tej liczbie
           *[other] tych liczbach
        }: { CLUES($clues) }.
    }

## Why: what all possible arrangements have in common

reason-always-mines =
    Weźmy pod uwagę { $clues ->
        [one] liczbę
       *[other] liczby
    } { CLUES($clues) }. W każdym pasującym układzie { $count ->
        [one] jest mina na polu
       *[other] są miny na polach
    }: { CELLS($cells) }.
reason-never-mines =
    Weźmy pod uwagę { $clues ->
        [one] liczbę
       *[other] liczby
    } { CLUES($clues) }. W żadnym pasującym układzie nie ma tu miny: { CELLS($cells) }.
reason-always-mines-total =
    Weźmy pod uwagę liczbę min ({ $mines }) oraz { $clues ->
        [one] liczbę
       *[other] liczby
    } { CLUES($clues) }. W każdym pasującym układzie { $count ->
        [one] jest mina na polu
       *[other] są miny na polach
    }: { CELLS($cells) }.
reason-never-mines-total =
    Weźmy pod uwagę liczbę min ({ $mines }) oraz { $clues ->
        [one] liczbę
       *[other] liczby
    } { CLUES($clues) }. W żadnym pasującym układzie nie ma tu miny: { CELLS($cells) }.

## Why: what follows from an assumption

suppose-mine = Załóżmy, że pole ({ CELL($cell) }) to mina.
suppose-safe = Załóżmy, że pole ({ CELL($cell) }) jest bezpieczne.
# An assumption within an assumption.
suppose-also-mine = Załóżmy, że pole ({ CELL($cell) }) to też mina.
suppose-also-safe = Załóżmy, że pole ({ CELL($cell) }) też jest bezpieczne.
# $by says what it follows from.
follows-mines =
    Wtedy { $count ->
        [one] pole ({ CELLS($cells) }) to mina
       *[other] pola ({ CELLS($cells) }) to miny
    }{ $by ->
        [clues] . Powód: { $clues ->
            [one] liczba
           *[other] liczby
        } { CLUES($clues) }.
        [clues-and-total] . Powód: { $clues ->
            [one] liczba
           *[other] liczby
        } { CLUES($clues) } oraz liczba pozostałych min.
        [total] . Powód: liczba pozostałych min.
       *[contradiction] .
    }
follows-safe =
    Wtedy { $count ->
        [one] pole ({ CELLS($cells) }) jest bezpieczne
       *[other] pola ({ CELLS($cells) }) są bezpieczne
    }{ $by ->
        [clues] . Powód: { $clues ->
            [one] liczba
           *[other] liczby
        } { CLUES($clues) }.
        [clues-and-total] . Powód: { $clues ->
            [one] liczba
           *[other] liczby
        } { CLUES($clues) } oraz liczba pozostałych min.
        [total] . Powód: liczba pozostałych min.
       *[contradiction] .
    }
follows-both =
    Wtedy { $mined_count ->
        [one] pole ({ CELLS($mined) }) to mina
       *[other] pola ({ CELLS($mined) }) to miny
    }, a { $safe_count ->
        [one] pole ({ CELLS($safe) }) jest bezpieczne
       *[other] pola ({ CELLS($safe) }) są bezpieczne
    }{ $by ->
        [clues] . Powód: { $clues ->
            [one] liczba
           *[other] liczby
        } { CLUES($clues) }.
        [clues-and-total] . Powód: { $clues ->
            [one] liczba
           *[other] liczby
        } { CLUES($clues) } oraz liczba pozostałych min.
        [total] . Powód: liczba pozostałych min.
       *[contradiction] .
    }
clash-too-many-needed = Ale wtedy potrzeba więcej min, niż zostało.
clash-no-room = Ale wtedy nie ma miejsca na wszystkie pozostałe miny.
clash-both = Ale wtedy liczby { CLUES($clues) } nie mogą się zgadzać jednocześnie.
clash-too-many = Ale wtedy liczba { $number } ({ CELL($clue) }) ma wokół siebie za dużo min: { $mines }.
clash-too-few =
    { $most ->
        [0] Ale wtedy liczba { $number } ({ CELL($clue) }) nie ma wokół siebie żadnej miny.
        [one] Ale wtedy liczba { $number } ({ CELL($clue) }) ma wokół siebie najwyżej jedną minę.
        [few] Ale wtedy liczba { $number } ({ CELL($clue) }) ma wokół siebie najwyżej { $most } miny.
        [many] Ale wtedy liczba { $number } ({ CELL($clue) }) ma wokół siebie najwyżej { $most } min.
       *[other] Ale wtedy liczba { $number } ({ CELL($clue) }) ma wokół siebie najwyżej { $most } miny.
    }

## The conclusion

so-mines =
    { $count ->
        [one] Zatem pole ({ CELLS($cells) }) to mina.
       *[other] Zatem pola ({ CELLS($cells) }) to miny.
    }
so-safe =
    { $count ->
        [one] Zatem pole ({ CELLS($cells) }) jest bezpieczne.
       *[other] Zatem pola ({ CELLS($cells) }) są bezpieczne.
    }
so-both =
    Zatem { $mined_count ->
        [one] pole ({ CELLS($mined) }) to mina
       *[other] pola ({ CELLS($mined) }) to miny
    }, a { $safe_count ->
        [one] pole ({ CELLS($safe) }) jest bezpieczne.
       *[other] pola ({ CELLS($safe) }) są bezpieczne.
    }
either-way-mines =
    { $count ->
        [one] W obu przypadkach pole ({ CELLS($cells) }) to mina.
       *[other] W obu przypadkach pola ({ CELLS($cells) }) to miny.
    }
either-way-safe =
    { $count ->
        [one] W obu przypadkach pole ({ CELLS($cells) }) jest bezpieczne.
       *[other] W obu przypadkach pola ({ CELLS($cells) }) są bezpieczne.
    }
either-way-both =
    W obu przypadkach { $mined_count ->
        [one] pole ({ CELLS($mined) }) to mina
       *[other] pola ({ CELLS($mined) }) to miny
    }, a { $safe_count ->
        [one] pole ({ CELLS($safe) }) jest bezpieczne.
       *[other] pola ({ CELLS($safe) }) są bezpieczne.
    }

## What is known already

known-mines =
    { $count ->
        [one] Tutaj jest mina: { CELLS($cells) }.
       *[other] Tutaj są miny: { CELLS($cells) }.
    }
wrong-flags =
    { $count ->
        [one] Ta flaga jest błędna: { CELLS($cells) }.
       *[other] Te flagi są błędne: { CELLS($cells) }.
    }

## Guesses

hint-nothing-left = Nie ma już nic do znalezienia: każde zakryte pole jest rozstrzygnięte.
hint-nothing-certain = Nic tu nie jest pewne.
hint-nothing-in-time = Nie udało się na czas znaleźć pewnego ruchu.
guess-wins-most = Największą szansę na wygraną, { PERCENT($winning) }, daje pole ({ CELL($cell) }): ryzyko miny { PERCENT($risk) }.
guess-most-useful = Najwięcej daje strzał w pole ({ CELL($cell) }): ryzyko miny { PERCENT($risk) }.
guess-safest = Najbezpieczniejszy strzał to pole ({ CELL($cell) }): ryzyko miny { PERCENT($risk) }.
guess-equals =
    { $count ->
        [one] Jeszcze jedno pole jest równie bezpieczne.
        [few] Jeszcze { $count } pola są równie bezpieczne.
        [many] Jeszcze { $count } pól jest równie bezpiecznych.
       *[other] Jeszcze { $count } pola jest równie bezpieczne.
    }
guess-opens-area = Szansa, że ten strzał odkryje obszar: { PERCENT($chance) }.
guess-next = Kolejny najlepszy strzał to pole ({ CELL($cell) }): ryzyko miny { PERCENT($risk) }.
guess-next-wins = Kolejny najlepszy strzał to pole ({ CELL($cell) }): szansa na wygraną { PERCENT($winning) }, ryzyko miny { PERCENT($risk) }.
guess-never-loses = W tej grze strzał nigdy nie kończy się przegraną.
