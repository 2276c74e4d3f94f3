### What the moves of a game do.

event-open = Abre una casilla oculta.
event-flag = Pone una bandera en una casilla oculta o la quita.
event-question = Pone una interrogación en una casilla oculta o se la quita.
event-mark = Pasa a la siguiente marca: bandera, interrogación (si se permite), ninguna.
event-chord = Abre las casillas vecinas de un número que tiene todas sus banderas.
event-open-z = Mide una casilla en el tablero Z. Si allí es una mina, pierdes.
event-open-h = Mide una casilla en el tablero H. Si allí es una mina, pierdes.
event-mark-z = Marca una mina en el tablero Z o quita la marca.
event-mark-h = Marca una mina en el tablero H o quita la marca.
event-shield-z = Prueba una casilla en el tablero Z con un escudo. Si hay una mina, no explota.
event-shield-h = Prueba una casilla en el tablero H con un escudo. Si hay una mina, no explota.
event-sandbox-z = Mide una casilla en el tablero Z, todas las veces que quieras.
event-sandbox-h = Mide una casilla en el tablero H, todas las veces que quieras.
event-prepare = Prepara una casilla en el estado “zero”, “one”, “plus” o “minus”.
event-reset = Devuelve cada casilla a su estado inicial.
event-undo = Deshace la última jugada que cambió algo.
event-pause = Detiene el reloj y oculta el tablero.
event-resume = Muestra el tablero y vuelve a poner en marcha el reloj.
event-resign = Abandona la partida.
event-help = Registra qué ayuda se usó, por ejemplo: help hint.
