### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is the state of a qubit.

qubit-hint-open = Abre la { CELL($cell) } en el tablero { $board }.
qubit-hint-shield = Usa un escudo en la { CELL($cell) } del tablero { $board }.
qubit-only-state = Solo puede ser una casilla { STATE($state) }.
qubit-more-certain =
    { $count ->
        [one] También está decidida otra casilla.
       *[other] También están decididas otras { $count } casillas.
    }
# Why a cell is certainly safe on $board. $clue, $other and $clues are open cells, $cells the cells in question;
# $numbers is a list such as “½ on Z and 1 on H”.
# $aside says whether linked cells are left out of the numbers.
qubit-why-zero =
    { $aside ->
        [yes] Sin contar las casillas vinculadas, al número de la { CELL($clue) } le queda 0 en { $board }, así que allí ninguna otra casilla a su alrededor es una mina.
       *[no] El número de la { CELL($clue) } es ahora 0 en { $board }, así que allí ninguna casilla cerrada a su alrededor es una mina.
    }
qubit-why-one =
    { $aside ->
        [yes] Sin contar las casillas vinculadas, al número de la { CELL($clue) } le queda { LIST($numbers) } para { $count ->
            [one] una casilla cerrada: solo cuadra si es segura en { $board }.
           *[other] { $count } casillas cerradas: solo cuadra si todas son seguras en { $board }.
        }
       *[no] { qubit-why-one-alone }
    }
qubit-why-one-alone =
    { $count ->
        [one] La { CELL($clue) } muestra { LIST($numbers) }, y esta es la única casilla cerrada que cuenta. Solo cuadra si es segura en { $board }.
       *[other] La { CELL($clue) } muestra { LIST($numbers) } para { $count } casillas cerradas. Solo cuadra si todas son seguras en { $board }.
    }
qubit-why-same =
    { $aside ->
        [yes] Sin contar las casillas vinculadas, a los números de la { CELL($clue) } y la { CELL($other) } les queda { $number } en { $board }, pero el de la { CELL($clue) } también cuenta la { CELLS($cells) }. { qubit-adds-nothing }
       *[no] Los números de la { CELL($clue) } y la { CELL($other) } son ambos { $number } en { $board }, pero el de la { CELL($clue) } también cuenta la { CELLS($cells) }. { qubit-adds-nothing }
    }
qubit-adds-nothing =
    { $cells ->
        [one] Así que esa casilla no suma nada: es segura en { $board }.
       *[other] Así que esas casillas no suman nada: son seguras en { $board }.
    }
qubit-why-more =
    { $aside ->
        [yes] Deja aparte las casillas vinculadas. Entonces el número de la { CELL($clue) } cuenta las mismas casillas que el de la { CELL($other) } y, además, la { CELLS($cells) }. La diferencia es de { LIST($numbers) }: solo cuadra si esta casilla es segura en { $board }.
       *[no] El número de la { CELL($clue) } cuenta las mismas casillas que el de la { CELL($other) } y, además, la { CELLS($cells) }. La diferencia es de { LIST($numbers) }: solo cuadra si esta casilla es segura en { $board }.
    }
qubit-why-need =
    { $count ->
        [one] El número de la { CELL($clue) } es { LIST($numbers) }, con una casilla cerrada.
       *[other] El número de la { CELL($clue) } es { LIST($numbers) }, con { $count } casillas cerradas.
    }
qubit-why-adds-up = En conjunto, estos números solo cuadran si esta casilla es segura en { $board }.
qubit-why-linked = Esta casilla está vinculada, y el resultado de la { CELLS($clues) } hace que sea segura en { $board }.
qubit-why-several = Juntos, los números de la { CELLS($clues) } no dejan otra posibilidad: esta casilla es segura en { $board }.
qubit-why-totals = Los números de la { CELLS($clues) } y los totales de cada tipo de casilla no dejan otra posibilidad: esta casilla es segura en { $board }.
qubit-why-totals-alone = Los totales de cada tipo de casilla no dejan otra posibilidad: esta casilla es segura en { $board }.
qubit-group-ruled-out = Las mediciones del grupo de esta casilla descartan que aquí haya una mina en el tablero { $board }.
qubit-shield-settles = Esta casilla está vinculada, así que es una moneda al aire en ambos tableros. Un escudo la prueba sin riesgo, y el resultado decide las casillas con las que está vinculada.
qubit-shield-likely-linked = Es probable que esta casilla esté vinculada, y es en las casillas vinculadas donde más vale un escudo.
qubit-shield-half = El riesgo de mina es del 50 %, y ahí es donde más ayuda un escudo.
qubit-shield-spare = Tienes más escudos de los que necesitan los grupos.
qubit-first-safe = La primera casilla siempre es segura, y en una esquina es más fácil que se abra una zona.
qubit-first-unknown = Aún no se sabe nada. En una esquina es más fácil que se abra una zona.
qubit-risk = No hay nada seguro: { PERCENT($risk) } de riesgo de mina.
qubit-survives = No hay nada seguro; esta casilla es segura el { PERCENT($survival) } de las veces: { LIST($states) }.
qubit-survives-about = No hay nada seguro; esta casilla es segura el { PERCENT($survival) } ± { PERCENT($error) } de las veces: { LIST($states) }.
qubit-state-share = { PERCENT($share) } { STATE($state) }
qubit-no-state = sin estado propio
qubit-wins = Con esta jugada se gana el { PERCENT($share) } de las partidas.
qubit-none-left = No queda nada por medir.

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $label } (x = { $x }, z = { $z }), segura con certeza en { $board } y una moneda al aire en { $other }.
arrow-mine = { $label } (x = { $x }, z = { $z }), mina con certeza en { $board } y una moneda al aire en { $other }.
arrow-none = sin estado propio (x = 0, z = 0), una moneda al aire en ambos tableros.
