### Why a mine could have been known: a chain of deductions, with looks under safe cells.

verdict-shows = Al abrir la { CELL($cell) } aparece un { $number }.
verdict-opens-area = Al abrir la { CELL($cell) } se abre una zona.
# A chord that must hit a mine, though nobody can say which cell it is.
verdict-assume =
    { $count ->
        [one] Supón que no hay mina en la { CELLS($cells) }.
       *[other] Supón que no hay minas en la { CELLS($cells) }.
    }
verdict-one-of = Así que al menos una de estas casillas tenía que ser una mina: { CELLS($cells) }.

## Going through the steps

chain-open = Mostrar por qué
chain-open-safe = Mostrar la casilla segura
chain-step = Paso { $step } de { $steps }
chain-back = Atrás
chain-next = Siguiente
# Goes to the last step.
chain-last = Último paso
chain-close = Cerrar
# In the terminal, above and below the board.
verdict-title = Por qué
verdict-keys = { $back } { $next } paso, { $close } cerrar
