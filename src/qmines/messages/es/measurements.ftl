### What measuring a qubit tells, sentence by sentence. $board is Z or H; $state is a state of a qubit;
### $chance is 0, ½ or 1.

measured-outcome =
    { $mine ->
        [yes] Medición de la { CELL($cell) } en el tablero { $board }: una mina.
       *[no] Medición de la { CELL($cell) } en el tablero { $board }: sin mina.
    }
measured-shielded =
    { $mine ->
        [yes] Escudo en la { CELL($cell) } del tablero { $board }: una mina.
       *[no] Escudo en la { CELL($cell) } del tablero { $board }: sin mina.
    }
measured-state = Era una casilla { STATE($state) }, así que la probabilidad de mina era { $chance }.
measured-shared =
    { $kind ->
        [singlet] La casilla es la mitad de una pareja vinculada (un singlete), así que la probabilidad de mina era { $chance }.
        [link] La casilla es la mitad de una pareja vinculada (un vínculo), así que la probabilidad de mina era { $chance }.
       *[trio] La casilla es una de tres casillas vinculadas (un trío), así que la probabilidad de mina era { $chance }.
    }
# $numbers and $shares are lists such as “½ on Z and 1 on H”.
measured-shows = Muestra { LIST($numbers) }.
measured-dropped = Los números de alrededor bajaron { LIST($shares) }.
measured-on-board = { $number } en { $board }
measured-so-held = Así que era una casilla { STATE($state) }.
measured-now = Ahora, la { CELL($cell) } es una casilla { STATE($state) }.
measured-still-shared = Tampoco ahora tiene estado propio la { CELL($cell) }.
# Two cells of a trio were measured, which decides the third; $boards is a text such as “H Z Z”.
measured-trio-odd =
    { $mines ->
        [one] Medido en { $boards }, este trío tiene una mina. En H H H siempre es un número impar; en H Z Z, Z H Z y Z Z H, siempre par: ningún tablero oculto puede hacer eso.
       *[other] Medido en { $boards }, este trío tiene { $mines } minas. En H H H siempre es un número impar; en H Z Z, Z H Z y Z Z H, siempre par: ningún tablero oculto puede hacer eso.
    }
measured-trio-even =
    { $mines ->
        [0] Medido en { $boards }, este trío no tiene minas. En H Z Z, Z H Z y Z Z H siempre es un número par; en H H H, siempre impar: ningún tablero oculto puede hacer eso.
       *[other] Medido en { $boards }, este trío tiene { $mines } minas. En H Z Z, Z H Z y Z Z H siempre es un número par; en H H H, siempre impar: ningún tablero oculto puede hacer eso.
    }
# A link to the lesson on trios.
measured-trio-lesson = El porqué, en la lección sobre el trío de Mermin
measured-more =
    { $count ->
        [one] Se midió una casilla más.
       *[other] Se midieron { $count } casillas más.
    }

## In the sandbox

# $what and $why are whole sentences.
sandbox-measured = { $what } { $why }
sandbox-state = Era una casilla { STATE($state) }, así que la probabilidad de mina era { $chance }.
sandbox-state-shared = La casilla no tenía estado propio, así que la probabilidad de mina era { $chance }.
sandbox-now = Ahora, la { CELL($cell) } es una casilla { STATE($state) }.
sandbox-now-shared = Ahora, la { CELL($cell) } no tiene estado propio.
sandbox-seen = Visto: { $what }
