### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Tutor
coach-next = Siguiente
coach-back = Atrás
coach-page = { $page } de { $pages }
coach-hide = Ocultar el tutor
coach-again = Volver a empezar
coach-undo-button = Deshacer
coach-none = Esta partida no tiene tutor.
coach-offer =
    { $rules ->
        [entangled] ¿Es tu primera vez en Entrelazado? Un tutor te acompaña en tu primera partida, jugada a jugada.
       *[other] ¿Es tu primera vez en Qubits? Un tutor te acompaña en tu primera partida, jugada a jugada.
    }
coach-offer-play = Jugar la partida guiada
coach-offer-no = No, gracias

## The first game

coach-boards = Este juego tiene dos tableros, Z y H. Muestran las mismas casillas: la { CELL($corner) } en Z y la { CELL($corner) } en H son una sola casilla, vista de dos maneras.
coach-kinds = Hay cuatro tipos de casillas. Cada una está decidida en un tablero y es una moneda al aire en el otro. No ves cuál es cuál.
coach-numbers = Los números funcionan como en el Buscaminas, uno por cada tablero. Un número suma las casillas cerradas que lo rodean: 1 por una mina, ½ por una moneda al aire, 0 por una casilla segura.
coach-goal = Para ganar, abre cada casilla segura en el tablero donde lo es: { $zero } en Z y { $minus } en H. Deja cerradas las minas: { $one } en Z y { $plus } en H. Abrir una moneda al aire puede costarte la partida.
coach-first = Empieza en la esquina superior izquierda: aquí es segura en Z. Abre la { CELL($corner) } en el tablero Z.
coach-corner = La esquina está en blanco, lo que significa 0: a su alrededor no puede haber ninguna mina en Z, así que esas casillas se abrieron solas. Lo mismo pasó en la { CELL($below) }.
coach-compare = Ahora mira solo el tablero Z: la { CELL($first) } y la { CELL($second) } muestran 1, pero la segunda también cuenta la { CELL($cell) }. ¿Cuánto puede sumar esa casilla en Z?
coach-compared = Nada: si no, el segundo número sería mayor. Así que la { CELL($cell) } es segura en Z. Ábrela ahí.
coach-half = Algunos números han bajado, porque solo cuentan las casillas cerradas. El nuevo en Z es ½, y un medio solo puede venir de una moneda al aire. Así que una de las casillas que rodean la { CELL($cell) } es una moneda al aire en Z, y todas las demás son seguras.
coach-shared = En Z, la { CELL($clue) } muestra 1½. Tres de sus casillas también tocan la { CELL($cell) }, y suman ½ como mucho. Así que el 1 viene de la { CELL($mine) }, y el ½, de una de esas tres. No queda nada para la última columna: abre la { CELL($safe) } en Z.

## The second game

coach-second = Un tablero más grande, con { $zero } casillas seguras en Z y { $minus } seguras en H. Nunca hace falta adivinar. Yo te señalo los números; intenta ver el motivo antes de abrir la casilla.

## The first game of Entangled

coach-linked = Dos casillas de este tablero están vinculadas; las dos llevan la letra a. Cada una es una moneda al aire en ambos tableros y suma ½ a los números que la rodean. Pero juntas no dejan dudas: abre las dos en el mismo tablero y exactamente una será una mina.
coach-shields = Por eso no conviene abrir una casilla vinculada sin protección. Con un escudo puedes probar una casilla, y si hay una mina no pasa nada. Probar una casilla de la pareja también decide la otra, esté donde esté.

## What a move did

coach-opened = Ahí no hay mina.
coach-opened-more =
    { $count ->
        [one] Ahí no hay mina, y un 0 abrió una casilla más.
       *[other] Ahí no hay mina, y un 0 abrió { $count } casillas más.
    }
coach-gamble = Te la has jugado: había un { PERCENT($risk) } de riesgo de mina.
# On the web site, where a tool is chosen first.
coach-use-shield = Elige “Escudo” y toca la casilla.
coach-turn = Cambia al tablero { $board }.

## The end

coach-won = ¡Has ganado! Cada casilla segura está abierta en el tablero donde lo es.
coach-won-next = { coach-won } ¿Vamos con la siguiente lección?
coach-lost-mine = La casilla de la { CELL($cell) } era una mina en { $board }.
coach-lost-toss = La casilla de la { CELL($cell) } era una moneda al aire en { $board }, y salió mal. Solo estaba decidida en { $other }.
coach-lost-linked = La casilla de la { CELL($cell) } estaba vinculada: una moneda al aire en ambos tableros. Para eso están los escudos.
coach-undo = Con Deshacer puedes retirar la jugada.
coach-gave-up = Vuelve a empezar cuando quieras.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = segura
coach-kind-mine = mina
coach-kind-toss = al azar
coach-picture-kinds = Los cuatro tipos de casillas
coach-picture-numbers = Cómo se suma un número: casilla segura 0, moneda al aire ½, mina 1

## In the terminal

coach-none-here = El tutor solo ayuda en las partidas guiadas: Nivel 1 y Guiado.
coach-sum = segura 0  +  moneda al aire ½  +  mina 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }: siguiente ({ $page } de { $pages }) · { $hide }: ocultar el tutor
coach-keys = Flechas: mover · { $open }: abrir · { $other }: otro tablero · { $hide }: ocultar tutor
coach-keys-shield = Flechas: mover · { $shield }: escudo · { $other }: otro tablero · { $hide }: ocultar tutor
