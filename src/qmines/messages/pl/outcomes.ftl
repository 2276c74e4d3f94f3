### How a game ends, what happened on the way, and how it is judged.

## Why the game is over

outcome-cleared = Wszystkie pola bez min są odkryte.
outcome-measured = Zostały same miny: wszystkie inne pola są zmierzone.
outcome-learnt = To już wszystko, co pokazuje ta lekcja.
outcome-mine = To była mina.
outcome-wrong-flag = Jedna z flag była błędna, więc akord odkrył minę.
outcome-known-mine = Dało się logicznie ustalić, że to mina.
# The mine was far from the numbers; opening safe cells would have led to it.
outcome-known-later = Wystarczyło najpierw odkryć bezpieczne pola, by znaleźć tę minę.
outcome-punished = To był strzał, choć dało się logicznie znaleźć bezpieczne pole.
outcome-resigned = Gra poddana.
outcome-rules = Gra zakończyła się zgodnie z zasadami.
# One line for both: $why is one of the sentences above.
outcome-won-line = Wygrana! { $why }
outcome-lost-line = Przegrana. { $why }

## During the game

notice-no-opening = Min jest za dużo na otwarcie, więc pierwsze kliknięcie było bezpieczne, ale nie odkryło obszaru.
notice-unprotected = Na wybranej planszy żadne pole nie jest na pewno bezpieczne, więc pierwsze pole nie mogło być chronione.
# Forgiving moved mines out of the way of a click, or of a chord that opened several cells.
notice-saved =
    { $count ->
        [one] Tu była mina: { CELLS($cells) }. Nie dało się jej znaleźć logicznie, więc ją przenieśliśmy.
       *[other] Tu były miny: { CELLS($cells) }. Nie dało się ich znaleźć logicznie, więc je przenieśliśmy.
    }
notice-saved-visible =
    { $count ->
        [one] Tu była mina: { CELLS($cells) }. Widoczne liczby jej nie zdradzały, więc ją przenieśliśmy.
       *[other] Tu były miny: { CELLS($cells) }. Widoczne liczby ich nie zdradzały, więc je przenieśliśmy.
    }
notice-risk = Ryzyko wynosiło { PERCENT($risk) }.
notice-boards = Możliwych plansz było { COUNT($boards) }.
# The same in a list.
end-saves-value =
    { $saves ->
        [one] Jedna mina usunęła ci się z drogi
        [few] { $saves } miny usunęły ci się z drogi
        [many] { $saves } min usunęło ci się z drogi
       *[other] { $saves } miny usunęło ci się z drogi
    }
save-cells = { CELLS($cells) }
save-risk = { CELLS($cells) }: ryzyko { PERCENT($risk) }
save-boards = { CELLS($cells) }: ryzyko { PERCENT($risk) }, możliwych plansz: { COUNT($boards) }
# What a rule set says that has no messages of its own.
plain-text = { $text }

## Whether a loss could have been avoided

verdict-unknown = Tę przegraną zbyt trudno ocenić.
verdict-bad-luck = Pech: nie było bezpieczniejszego ruchu. Twój był bezpieczny w { PERCENT($survival) } przypadków.
verdict-safe-cell = To pole można było bezpiecznie odkryć: { CELL($cell) }.
verdict-safe-cell-board = To pole można było bezpiecznie odkryć na planszy { $board }: { CELL($cell) }.
verdict-shield = Można było użyć tarczy.
verdict-safer = Był bezpieczniejszy ruch: bezpieczny w { PERCENT($best) } przypadków, a twój w { PERCENT($survival) }.

## Chances that can’t be shown, or not exactly

chances-sampled = To wartości szacunkowe, z dokładnością do ± { PERCENT($error) }.
chances-bounds = Obliczenie większości wartości trwa zbyt długo: zaznaczone są tylko pewne pola.
chances-too-hard = Obliczenie ryzyka trwa tu zbyt długo.
chances-paused = Gra była wstrzymana, więc nic nie było widać.

## The end of a lesson

lesson-done = Lekcja ukończona.
lesson-lost = Tym razem się nie udało.
lesson-next = Następna lekcja
lesson-again = Powtórz tę lekcję
sandbox-lessons = Wszystkie lekcje
