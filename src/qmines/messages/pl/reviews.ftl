### What a review says of each move in a replay, and what other rules would have made of a game.

## Moves that risk nothing

review-undo = Cofnięto ostatni ruch.
review-pause = Grę wstrzymano.
review-resume = Grę wznowiono.
review-resign = Grę poddano.
# $kind is a kind of help, such as Hints.
review-help = Użyto pomocy: { $kind }.
review-sandbox = W piaskownicy niczym się nie ryzykuje.
review-opened-nothing = Ten ruch nic nie odkrył.
review-shield = Z tarczą niczym się nie ryzykuje.
review-first = Pierwsze kliknięcie jest zawsze bezpieczne.
review-no-risk = Bez ryzyka.
review-mark = Zmieniono znacznik.
review-flag = Postawiono flagę.
review-flag-mine = Flaga na polu, na którym na pewno jest mina.
review-flag-wrong = Błędna flaga: to pole można było bezpiecznie odkryć.
review-flag-chance = Oznaczono pole flagą: ryzyko miny { PERCENT($chance) }.

## Moves that risk something. $about is “yes” if chances are estimates; $board is Z or H, or “none” on a single board.

review-safe = Ten ruch jest na pewno bezpieczny.
review-too-hard = Ten ruch jest zbyt trudny do oceny.
review-guess =
    { $about ->
        [yes] Strzał, bezpieczny w około { PERCENT($survival) } przypadków. Nie było bezpieczniejszego ruchu.
       *[no] Strzał, bezpieczny w { PERCENT($survival) } przypadków. Nie było bezpieczniejszego ruchu.
    }
review-mistake-mine =
    { $board ->
        [none] To była na pewno mina. To pole można było bezpiecznie odkryć: { CELL($cell) }.
       *[other] To była na pewno mina. To pole można było bezpiecznie odkryć na planszy { $board }: { CELL($cell) }.
    }
review-mistake-risk =
    { $board ->
        [none] Ten ruch jest bezpieczny tylko w { PERCENT($survival) } przypadków. To pole można było bezpiecznie odkryć: { CELL($cell) }.
       *[other] Ten ruch jest bezpieczny tylko w { PERCENT($survival) } przypadków. To pole można było bezpiecznie odkryć na planszy { $board }: { CELL($cell) }.
    }
review-mistake-mine-shield = To była na pewno mina, a została jeszcze tarcza.
review-mistake-risk-shield = Ten ruch jest bezpieczny tylko w { PERCENT($survival) } przypadków, a została jeszcze tarcza.
review-mistake-safer =
    { $about ->
        [yes] Był bezpieczniejszy ruch: bezpieczny w około { PERCENT($best) } przypadków, a ten tylko w około { PERCENT($survival) }.
       *[no] Był bezpieczniejszy ruch: bezpieczny w { PERCENT($best) } przypadków, a ten tylko w { PERCENT($survival) }.
    }
review-lost = Ten ruch zakończył się przegraną.

## The best move

best-safe = Odkryj pole ({ CELL($cell) }): jest bezpieczne.
best-safe-more =
    { $more ->
        [one] Odkryj pole ({ CELL($cell) }): jest bezpieczne, tak jak jeszcze jedno pole.
        [few] Odkryj pole ({ CELL($cell) }): jest bezpieczne, tak jak { $more } inne pola.
        [many] Odkryj pole ({ CELL($cell) }): jest bezpieczne, tak jak { $more } innych pól.
       *[other] Odkryj pole ({ CELL($cell) }): jest bezpieczne, tak jak { $more } innego pola.
    }
best-guess = Odkryj pole ({ CELL($cell) }): ryzyko miny { PERCENT($risk) }.

## The same game under other rules. $result is won or lost; $why is a sentence that says why.

other-forgiving-visible = Wyrozumiały, tylko widoczne liczby
other-forgiving-strict = Wyrozumiały, surowe zasady
other-refused = Tej gry nie można rozegrać na tych zasadach: { $why }
other-moved = Na tych zasadach mina też się przenosi, ale reszta planszy wygląda inaczej, więc od tego miejsca to inna gra.
other-continues = Gra trwałaby dalej: nikt nie mógł wiedzieć o tej minie, więc zostałaby przeniesiona.
other-ends =
    { $result ->
        [won] Tutaj byłaby wygrana. { $why }
       *[lost] Tutaj byłaby przegrana. { $why }
    }
other-ends-otherwise =
    { $result ->
        [won] Gra też by się tu skończyła, ale wygraną. { $why }
       *[lost] Gra też by się tu skończyła, ale przegraną. { $why }
    }
other-same-so-far = Na razie bez różnicy.
other-same =
    { $result ->
        [won] Bez różnicy: też byłaby wygrana.
       *[lost] Bez różnicy: też byłaby przegrana.
    }
other-same-move = Przegrana byłaby w tym samym ruchu. { $why }
