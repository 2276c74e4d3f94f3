### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Tutor
coach-next = Siguiente
coach-back = Atrás
coach-page = { $page } de { $pages }
coach-hide = Ocultar el tutor
coach-again = Volver a empezar
coach-undo-button = Deshacer
coach-none = Esta partida no tiene tutor. Solo lo hay en Qubits y Entrelazado.
coach-offer =
    { $rules ->
        [entangled] ¿Es tu primera vez en Entrelazado? Un tutor te acompaña en tu primera partida, jugada a jugada.
       *[other] ¿Es tu primera vez en Qubits? Un tutor te acompaña en tu primera partida, jugada a jugada.
    }
coach-offer-play = Jugar la partida guiada
coach-offer-no = No, gracias

## The first game

coach-boards = Este juego tiene dos tableros, Z y H. Muestran las mismas casillas de dos maneras: la { CELL($corner) } en Z y la { CELL($corner) } en H son una sola casilla. Si la abres en un tablero, queda abierta en los dos.
coach-kinds = Hay cuatro tipos de casillas. En un tablero, la casilla está decidida: es segura o es una mina. En el otro, es una moneda al aire. No puedes ver de qué tipo es cada una.
coach-numbers = Cada tablero tiene sus números. Un número suma las casillas que lo rodean y siguen cerradas: 1 por una mina, ½ por una moneda al aire, 0 por una casilla segura. Así que, a diferencia del Buscaminas, los números pueden bajar cuando abres casillas.
coach-goal = Para ganar, abre cada casilla segura en el tablero donde lo es: { $zero } en Z y { $minus } en H. Las otras { $mines } casillas son minas: déjalas cerradas. En el tablero equivocado, una casilla es una moneda al aire y puede costarte la partida.
coach-first = Empieza en la esquina superior izquierda: aquí es segura en Z. Abre la { CELL($corner) } en el tablero Z.
coach-corner = La esquina está en blanco, lo que significa 0: ninguna de las casillas que la rodean es una mina en Z, así que se abrieron solas. Lo mismo pasó en la { CELL($below) }.
coach-compare = Ahora mira solo el tablero Z: la { CELL($first) } y la { CELL($second) } muestran 1, pero la segunda también cuenta la { CELL($cell) }. ¿Cuánto puede sumar esa casilla en Z? La respuesta está en la página siguiente.
coach-compared = Los dos números son iguales, así que la { CELL($cell) } no suma nada: es segura en Z. Ábrela ahí.
coach-half = El número nuevo en Z es ½, y un medio solo puede venir de una moneda al aire. Así que exactamente una de las casillas cerradas que rodean la { CELL($cell) } es una moneda al aire en Z, y las demás son seguras ahí.
coach-shared = En Z, la { CELL($clue) } muestra 1½ y toca cuatro casillas ocultas. Las tres resaltadas también tocan la { CELL($cell) }, así que entre las tres suman ½ como mucho. Entonces la cuarta, la { CELL($mine) }, suma 1: es una mina.
coach-shared-rest = Las tres casillas resaltadas suman el otro ½, y eso es todo lo que cuenta la { CELL($cell) } en Z. Así que las otras casillas ocultas que la rodean, las tres con una marca ✓, no suman nada: son seguras en Z. Empieza por la { CELL($safe) }.
coach-same-reason = Abre también la { CELL($safe) } en { $board }: es segura por la misma razón que la que acabas de abrir.
coach-toss-why = Esa casilla era segura. En Z, la { CELL($first) } muestra 1, así que la { CELL($mine) } es una mina. Esa mina se lleva 1 del 1½ de la { CELL($second) }, y el ½ queda para la { CELL($cell) }: en Z es una moneda al aire.
coach-safe-on-h = En H, la { CELL($first) } y la { CELL($second) } muestran ½, pero solo la segunda cuenta también la { CELL($cell) }. Así que esa casilla no suma nada: es segura en H. Ábrela ahí.

## The second game

coach-second = Este tablero es más grande: { $zero } casillas son seguras en Z y { $minus } en H. Nunca hace falta adivinar. En cada jugada te muestro los números y el motivo.

## The first game of Entangled

coach-linked = Dos casillas de este tablero están vinculadas; las dos llevan la letra a. Cada una es una moneda al aire en ambos tableros y suma ½ a los números que la rodean. Pero juntas no dejan dudas: abre las dos en el mismo tablero y exactamente una será una mina.
coach-shields = No abras una casilla vinculada sin protección. Con un escudo puedes probar una casilla sin riesgo, aunque sea una mina. Probar una casilla de la pareja también decide la otra, esté donde esté.

## What a move did

coach-opened = Esa casilla era segura.
coach-opened-more =
    { $count ->
        [one] Esa casilla era segura, y un 0 en { $board } abrió una casilla más.
       *[other] Esa casilla era segura, y un 0 en { $board } abrió { $count } casillas más.
    }
coach-opened-both = Esa casilla era segura, y se abrieron más casillas: { $count } en { $board } y, en { $other }, { CELLS($cells) }.
coach-opened-other =
    { $count ->
        [one] Esa casilla era segura. Ahora también está abierta en { $board }, y ahí un 0 abrió una casilla más.
       *[other] Esa casilla era segura. Ahora también está abierta en { $board }, y ahí un 0 abrió { $count } casillas más.
    }
coach-gamble = Te la has jugado: había un { PERCENT($risk) } de riesgo de mina.
# On the web site, where a tool is chosen first.
coach-use-shield = Elige “Escudo” y toca la casilla.
coach-turn = Cambia al tablero { $board }.
coach-toss = Una casilla segura en { $board } siempre es una moneda al aire en { $other }.
coach-late-zero = Las casillas solo se abren solas alrededor de un 0 recién abierto. Este número bajó a 0 después, así que no se abrió nada a su alrededor.

## The end

coach-won = ¡Has ganado! Cada casilla segura está abierta en el tablero donde lo es. Las banderas marcan las minas: { $one } en Z y { $plus } en H.
coach-qubit = Por cierto, cada casilla es un qubit, la pieza básica de los ordenadores cuánticos: a una pregunta responde con certeza; a la otra, lanzando una moneda. Z y H son los nombres que los físicos dan a esas dos preguntas.
coach-lost-mine = La casilla de la { CELL($cell) } era una mina en { $board }.
coach-lost-toss = La casilla de la { CELL($cell) } era una moneda al aire en { $board }, y la perdiste. Solo estaba decidida en { $other }.
coach-lost-linked = La casilla de la { CELL($cell) } estaba vinculada: una moneda al aire en ambos tableros. Para eso están los escudos.
coach-undo = Con “Deshacer” puedes retirar la jugada.
coach-gave-up = Vuelve a empezar cuando quieras.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = segura
coach-kind-mine = mina
coach-kind-toss = al azar
coach-kind = tipo { $number }
coach-on-board = en { $board }
coach-picture-kinds = Los cuatro tipos de casillas
coach-picture-numbers = Cómo se forma un número: casilla segura 0, moneda al aire ½, mina 1

## In the terminal

coach-none-here = Solo las partidas guiadas tienen tutor: elige Nivel 1 o Guiado.
coach-hidden = El tutor está oculto. Pulsa { $key } para volver a mostrarlo.
coach-sum = segura 0  +  moneda al aire ½  +  mina 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }: siguiente ({ $page } de { $pages })
coach-keys-back = { $key }: atrás
coach-keys-hide = { $hide }: ocultar el tutor
coach-keys = Flechas: mover · { $open }: abrir · { $other }: otro tablero · { $hide }: ocultar tutor
coach-keys-shield = Flechas: mover · { $shield }: escudo · { $other }: otro tablero · { $hide }: ocultar tutor
