### Why a mine could have been known: a chain of deductions, with looks under safe cells.

verdict-shows = Deckst du { CELL($cell) } auf, erscheint eine { $number }.
verdict-opens-area = Deckst du { CELL($cell) } auf, öffnet sich ein Gebiet.
# A chord that must hit a mine, though nobody can say which cell it is.
verdict-assume =
    { $count ->
        [one] Angenommen, { CELLS($cells) } ist sicher.
       *[other] Angenommen, { CELLS($cells) } sind sicher.
    }
verdict-one-of = Also musste hier mindestens eine Mine liegen: { CELLS($cells) }.

## Going through the steps

chain-open = Begründung zeigen
chain-open-safe = Sicheres Feld zeigen
chain-step = Schritt { $step } von { $steps }
chain-back = Zurück
chain-next = Weiter
# Goes to the last step.
chain-last = Letzter Schritt
chain-close = Schließen
# In the terminal, above and below the board.
verdict-title = Warum
verdict-keys = { $back } { $next } Schritt, { $close } schließen
