### Why a mine could have been known: a chain of deductions, with looks under safe cells.

verdict-shows = Odkryte pole ({ CELL($cell) }) pokazuje { $number }.
verdict-opens-area = Odkrycie pola ({ CELL($cell) }) otwiera obszar.
# A chord that must hit a mine, though nobody can say which cell it is.
verdict-assume =
    { $count ->
        [one] Załóżmy, że pole ({ CELLS($cells) }) jest bezpieczne.
       *[other] Załóżmy, że pola ({ CELLS($cells) }) są bezpieczne.
    }
verdict-one-of = Zatem co najmniej jedno z tych pól musiało być miną: { CELLS($cells) }.

## Going through the steps

chain-open = Pokaż dlaczego
chain-open-safe = Pokaż bezpieczne pole
chain-step = Krok { $step } z { $steps }
chain-back = Wstecz
chain-next = Dalej
# Goes to the last step.
chain-last = Na koniec
chain-close = Zamknij
# In the terminal, above and below the board.
verdict-title = Dlaczego
verdict-keys = { $back } { $next } krok, { $close } zamknij
