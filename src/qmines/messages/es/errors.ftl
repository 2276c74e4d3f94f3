### Why a set-up, a request for help or a game file is refused. $mines, $width and $height are numbers.

event-cell = “{ $event }” necesita una fila y una columna, contadas desde 0.

## Help

help-none-rules = Con estas reglas no hay ayuda.
help-none-sandbox = En el laboratorio no hay nada oculto, así que no hace falta ayuda.
help-chances-open = Todas las casillas ya muestran su riesgo de mina.
help-no-flags = En las partidas con dos tableros no se pueden comprobar las banderas.
help-not-in-time = No se ha encontrado otra jugada a tiempo. Haz una jugada tú y vuelve a intentarlo.
# $why says that no board fits.
help-flags-clash = Tus banderas no pueden ser todas correctas: { $why }
help-open-already =
    { $cells ->
        [one] Esta casilla ya está abierta: { CELLS($cells) }.
       *[other] Estas casillas ya están abiertas: { CELLS($cells) }.
    }
help-not-certain = No hay nada seguro aquí: { CELLS($cells) }.

## Set-ups

invalid-rules = “{ $name }” no es un conjunto de reglas. Elige { LIST($names, type: "or") }.
invalid-no-option = { $rules } no tiene la opción “{ $name }”. Sus opciones: { LIST($names) }.
invalid-option-choice = La opción “{ $name }” debe ser { LIST($choices, type: "or") }, no { $value }.
invalid-option-flag = La opción “{ $name }” debe ser true o false, no { $value }.
invalid-option-text = La opción “{ $name }” debe tener como máximo { $most } caracteres ASCII visibles; no sirve { $value }.
invalid-option-number = La opción “{ $name }” debe ser un número entero, { $least } o más, no { $value }.
invalid-level-type = Un nivel debe ser un nombre o un tamaño como 20x12x40, no { $value }.
invalid-level = “{ $text }” no es un nivel. Elige { LIST($names, type: "or") }, o un tamaño como 20x12x40.
invalid-too-many-mines =
    { $mines ->
        [one] Una mina no deja ninguna casilla segura en { $width }×{ $height }. Pon menos minas.
       *[other] { $mines } minas no dejan ninguna casilla segura en { $width }×{ $height }. Pon menos minas.
    }
invalid-mines-range = Un tablero de { $width }×{ $height } puede tener de 0 a { $most } minas, no { $mines }.
invalid-side =
    { $side ->
        [width] El ancho debe ser 1 como mínimo, no { $value }.
       *[height] El alto debe ser 1 como mínimo, no { $value }.
    }
invalid-side-type =
    { $side ->
        [width] El ancho debe ser un número entero, no { $value }.
       *[height] El alto debe ser un número entero, no { $value }.
    }
invalid-too-large = Un tablero de { $width }×{ $height } es demasiado grande: se permiten { $most } casillas como máximo.
invalid-opening = Los tableros sin adivinar siempre empiezan con una apertura. Pon la opción “first” en “opening”.
invalid-no-guess-dense = Un tablero sin adivinar no puede ser tan denso: usa como máximo { $most } minas en { $width }×{ $height }.
invalid-plus =
    { $mines ->
        [one] Con una mina entre los dos tableros, no puede haber { $plus } en H.
       *[other] Con { $mines } minas entre los dos tableros, no puede haber { $plus } en H.
    }
invalid-qubits-full = { $mines } minas, { $minus } casillas seguras en H y { $grouped } vinculadas no caben en { $cells } casillas. Pon menos o usa un tablero más grande.
invalid-no-good = Al menos una casilla debe ser segura en algún tablero o estar vinculada.
invalid-layout = La disposición no coincide con el tamaño y los totales de la partida. Cambia la disposición o los totales.
invalid-lesson-layout = La lección “{ $lesson }” tiene su propia disposición. Quita la opción “layout”.
invalid-sandbox = Un laboratorio tiene como máximo { $most } casillas, y no más minas que casillas.
invalid-layout-rows = Todas las filas de una disposición, separadas por “/”, deben tener la misma longitud.
invalid-layout-cell = “{ $text }” en la { CELL($cell) } no es un estado (0, 1, + o -) ni la letra de un grupo.
invalid-layout-group =
    { $count ->
        [one] La letra “{ $letter }” aparece una sola vez, pero un grupo tiene 2 o 3 casillas.
       *[other] La letra “{ $letter }” aparece { $count } veces, pero un grupo tiene 2 o 3 casillas.
    }
invalid-player-seed = Tu semilla puede tener hasta 128 caracteres ASCII visibles.

## Games that start from a position

position-size = La posición no coincide con el tamaño y el número de minas de la partida. Cambia la posición o la partida.
position-no-guess = Las partidas desde una posición no pueden ser sin adivinar. Desactiva “Sin adivinar”.
position-known = Una partida solo puede empezar con lo que se ve al jugar: quita primero las minas conocidas y las casillas seguras conocidas.
position-no-number = Una partida solo puede empezar desde una posición con al menos un número.
position-solved = En esta posición no queda nada por abrir. Elige una con casillas ocultas.
position-impossible = Ningún tablero encaja con esta posición. Revisa sus números y el número de minas.
position-hard = Encontrar un tablero para esta posición lleva demasiado tiempo. Prueba con una posición con menos números.

## Game files

file-none = No es un archivo de partida de qmines. Elige otro archivo.
file-version = Este archivo de partida es de la versión { $version }, que esta versión de qmines no puede leer. Actualiza qmines.
file-too-large = Este archivo de partida es demasiado grande: el máximo es de { $mib } MiB.
file-keys = Al archivo de partida le faltan entradas o tiene algunas desconocidas: { LIST($names) }. Usa el archivo original.
file-changed = El archivo de partida se ha modificado o está dañado: la suma de verificación no coincide. Usa el archivo original.
file-not-exact = El archivo de partida no está exactamente como lo escribió qmines. Usa el archivo original.
# $why is in English, as qmines verify prints it.
file-wrong = El archivo de partida no es válido: { $why }
file-untrue = El archivo de partida no ha superado la verificación: { $why }
file-no-seed-continue = El archivo de partida no contiene la semilla, así que no se puede continuar la partida. Continúala donde la empezaste.
file-no-seed-replay = El archivo de partida no contiene la semilla, así que la partida no se puede reproducir. Descarga el archivo de nuevo cuando termine la partida.
file-packed = El archivo comprimido está dañado. Usa otra copia.
file-unfinished = Esta partida aún no ha terminado. La repetición estará disponible cuando termine.
file-not-played = Esta grabación no contiene ninguna jugada. Elige otra.
file-step = Esta partida no tiene ese paso. Elige uno de 0 a { $last }.

## After the game

after-seed = La semilla se revela cuando termina la partida.
after-states = El contenido de las casillas se revela cuando termina la partida.
after-circuit = El circuito muestra el contenido de las casillas, así que termina primero la partida.

## On the web site

site-guest-full = Sin cuenta puedes conservar { $games } partidas con { $moves } jugadas en total, y has llegado a ese límite. Crea una cuenta o inicia sesión para continuar; tus partidas se quedan contigo.
site-cells = En este servidor, los tableros pueden tener como máximo { $most } casillas.
site-no-difficulty = No hay una estimación de dificultad para estas reglas.
site-known-board = Un tablero conocido no se puede jugar como partida clasificatoria. Desactiva “Clasificatoria”.
site-continue = Solo puedes continuar desde una jugada de una partida terminada, y la partida nueva no puede ser clasificatoria.
site-same-board = Podrás jugar otra vez el mismo tablero cuando termine esta partida.
# $kinds are kinds of help, as events name them.
site-help-recorded = Solo se pueden registrar estos tipos de ayuda: { LIST($kinds) }.
site-explain = Solo se pueden explicar las mediciones en Qubits y Entrelazado.
site-no-qubits = Esta partida no tiene qubits que mostrar ahora mismo.
site-fork-first = Una partida solo se puede continuar desde uno de sus primeros { $most } eventos.
site-fork-events =
    { $count ->
        [one] Esa partida tiene un solo evento. Elige un punto anterior.
       *[other] Esa partida solo tiene { $count } eventos. Elige un punto anterior.
    }
site-fork-over = En ese punto la partida ya ha terminado. Elige uno anterior.
site-fork-long = Esta partida tiene { $count } eventos, pero aquí solo se pueden continuar partidas de hasta { $most }.
site-local-kind = Desde un navegador solo se pueden subir partidas de Clásico e Indulgente que no sean clasificatorias.
site-local-taken = Esta partida no se puede subir: otra partida ya tiene su ID.
site-recorded = Esta grabación no contiene la semilla, así que no puedes continuar en el mismo tablero. Continúa en otro tablero que encaje con lo que ves.
site-circuit-large = Este circuito es demasiado grande para dibujarlo: se permiten como máximo { $qubits } qubits y { $operations } operaciones. Puedes descargarlo como OpenQASM.
site-circuit-long = Esta partida tiene más de { $most } mediciones. Descarga el archivo de partida y ejecuta “qmines circuit”.
site-solver-slow = Resolver esta posición aquí lleva demasiado tiempo. Prueba “qmines analyse” en la terminal, con un límite de tiempo mayor.
site-solver-stopping = El servidor se está apagando. Inténtalo de nuevo dentro de un momento.
site-solver-gone = El solucionador se ha detenido de forma inesperada. Inténtalo de nuevo.
site-game-missing = No se ha encontrado la partida. Puede que se haya eliminado.
site-game-reloading = Esta partida se está recargando. Inténtalo de nuevo.
site-game-elsewhere = Esta partida ha avanzado: tiene { $count } eventos, pero esperabas { $expected }. Vuelve a cargarla e inténtalo de nuevo.
site-game-long = Una partida puede tener como máximo { $most } eventos. Empieza una nueva.
site-key-used = La clave { $key } ya se usó para otro evento: { $event }. Usa una clave nueva.
# What takes too long: $doing is “replay”, or “rules” to play the game again under other rules.
site-cost-no-guess =
    { $doing ->
        [rules] Este tablero sin adivinar es demasiado grande para jugarlo aquí con otras reglas: { $width }×{ $height }. Con tantas minas, el límite es de { $most } casillas.
       *[replay] Este tablero sin adivinar es demasiado grande para reproducirlo aquí: { $width }×{ $height }. Con tantas minas, el límite es de { $most } casillas. Usa “qmines replay” en la terminal.
    }
site-cost-board =
    { $doing ->
        [rules] Este tablero es demasiado grande para jugarlo aquí con otras reglas: { $width }×{ $height }. El límite es de { $most } casillas.
       *[replay] Este tablero es demasiado grande para reproducirlo aquí: { $width }×{ $height }. Con estas reglas, el límite es de { $most } casillas. Usa “qmines replay” en la terminal.
    }
site-cost-events =
    { $doing ->
        [rules] Esta partida es demasiado larga para jugarla aquí con otras reglas: { $events } eventos en { $width }×{ $height }. El límite es de unos { $most }.
       *[replay] Esta partida es demasiado larga para reproducirla aquí: { $events } eventos en { $width }×{ $height }. El límite es de unos { $most }. Usa “qmines replay” en la terminal.
    }
