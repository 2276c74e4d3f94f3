### How a game ends, what happened on the way, and how it is judged.

## Why the game is over

outcome-cleared = Has abierto todas las casillas sin mina.
outcome-measured = Solo quedan minas: has medido todas las demás casillas.
outcome-learnt = Has visto todo lo que enseña esta lección.
outcome-mine = Has pisado una mina.
outcome-wrong-flag = Una bandera era incorrecta, así que el acorde abrió una mina.
outcome-known-mine = Con lógica se podía saber que aquí había una mina.
# The mine was far from the numbers; opening safe cells would have led to it.
outcome-known-later = Si hubieras abierto antes las casillas seguras, habrías encontrado esta mina.
outcome-punished = Te la has jugado, aunque con lógica se podía encontrar una casilla segura.
outcome-resigned = Te has rendido.
outcome-rules = Las reglas han puesto fin a esta partida.
# One line for both: $why is one of the sentences above.
outcome-won-line = Victoria. { $why }
outcome-lost-line = Derrota. { $why }

## During the game

notice-no-opening = Hay demasiadas minas para una apertura, así que tu primer clic fue seguro, pero no abrió ninguna zona.
notice-unprotected = En el tablero elegido ninguna casilla es segura con certeza, así que no se pudo proteger tu primera casilla.
# Forgiving moved mines out of the way of a click, or of a chord that opened several cells.
notice-saved =
    { $count ->
        [one] Has pisado una mina en la { CELLS($cells) }. Ninguna lógica podía encontrarla, así que la hemos movido.
       *[other] Has pisado { $count } minas en la { CELLS($cells) }. Ninguna lógica podía encontrarlas, así que las hemos movido.
    }
notice-saved-visible =
    { $count ->
        [one] Has pisado una mina en la { CELLS($cells) }. Los números en pantalla no la delataban, así que la hemos movido.
       *[other] Has pisado { $count } minas en la { CELLS($cells) }. Los números en pantalla no las delataban, así que las hemos movido.
    }
notice-risk = Has corrido un riesgo del { PERCENT($risk) }.
notice-boards = Tableros posibles: { COUNT($boards) }.
# The same in a list.
end-saves-value =
    { $saves ->
        [one] Se apartó una mina de tu camino
       *[other] Se apartaron { $saves } minas de tu camino
    }
save-cells = { CELLS($cells) }
save-risk = { CELLS($cells) }: { PERCENT($risk) } de riesgo
save-boards = { CELLS($cells) }: { PERCENT($risk) } de riesgo, tableros posibles: { COUNT($boards) }
# What a rule set says that has no messages of its own.
plain-text = { $text }

## Whether a loss could have been avoided

verdict-unknown = Esta derrota es demasiado difícil de evaluar.
verdict-bad-luck = Mala suerte: no había jugada más segura. La tuya era segura el { PERCENT($survival) } de las veces.
verdict-safe-cell = Podías haber abierto sin riesgo la { CELL($cell) }.
verdict-safe-cell-board = Podías haber abierto sin riesgo la { CELL($cell) } en el tablero { $board }.
verdict-shield = Podías haber usado un escudo.
verdict-safer = Había una jugada más segura: lo era el { PERCENT($best) } de las veces; la tuya, el { PERCENT($survival) }.

## Chances that can’t be shown, or not exactly

chances-sampled = Estos riesgos son estimaciones, con un margen de ± { PERCENT($error) }.
chances-bounds = Calcular la mayoría de estos riesgos lleva demasiado tiempo: solo están marcadas las casillas de las que hay certeza.
chances-too-hard = Aquí, calcular los riesgos lleva demasiado tiempo.
chances-paused = La partida estaba en pausa, así que no se veía nada.

## The end of a lesson

lesson-done = Lección completada.
lesson-lost = Esta vez no ha podido ser.
lesson-next = Siguiente lección
lesson-again = Repetir esta lección
sandbox-lessons = Todas las lecciones
