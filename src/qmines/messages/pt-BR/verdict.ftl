### Why a mine could have been known: a chain of deductions, with looks under safe cells.

verdict-shows = Ao abrir a casa na { CELL($cell) }, aparece { $number }.
verdict-opens-area = Abrir a casa na { CELL($cell) } abre uma área.
# A chord that must hit a mine, though nobody can say which cell it is.
verdict-assume =
    { $count ->
        [1] Suponha que a casa na { CELLS($cells) } seja segura.
       *[other] Suponha que as casas na { CELLS($cells) } sejam seguras.
    }
verdict-one-of = Logo, havia pelo menos uma mina entre estas casas: { CELLS($cells) }.

## Going through the steps

chain-open = Mostrar por quê
chain-open-safe = Mostrar a casa segura
chain-step = Passo { $step } de { $steps }
chain-back = Voltar
chain-next = Avançar
# Goes to the last step.
chain-last = Ir ao fim
chain-close = Fechar
# In the terminal, above and below the board.
verdict-title = Por quê
verdict-keys = { $back } { $next } passo, { $close } fechar
