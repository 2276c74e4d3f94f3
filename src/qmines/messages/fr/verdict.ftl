### Why a mine could have been known: a chain of deductions, with looks under safe cells.

verdict-shows = Ouvrir la case en { CELL($cell) } révèle un { $number }.
verdict-opens-area = Ouvrir la case en { CELL($cell) } ouvre une zone.
# A chord that must hit a mine, though nobody can say which cell it is.
verdict-assume =
    { $count ->
        [one] Supposons qu’il n’y ait pas de mine en { CELLS($cells) }.
       *[other] Supposons qu’il n’y ait pas de mines en { CELLS($cells) }.
    }
verdict-one-of = Il y avait donc au moins une mine parmi ces cases : { CELLS($cells) }.

## Going through the steps

chain-open = Voir pourquoi
chain-open-safe = Voir la case sûre
chain-step = Étape { $step } sur { $steps }
chain-back = Retour
chain-next = Suivant
# Goes to the last step.
chain-last = Dernière étape
chain-close = Fermer
# In the terminal, above and below the board.
verdict-title = Pourquoi
verdict-keys = { $back } { $next } étape, { $close } fermer
