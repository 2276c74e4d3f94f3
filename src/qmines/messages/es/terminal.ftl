### The terminal game. Space is short: keep texts about as long as these.

## Menus and forms

menu-resume = Reanudar
menu-rules = Reglas
menu-custom = Otro…
menu-learn = Aprender
menu-statistics = Estadísticas
menu-games = Partidas
menu-open = Abrir archivo…
menu-settings = Ajustes
menu-keys = Teclas
menu-keys-more = Teclas…
menu-help = Ayuda
menu-quit = Salir
# A level and a clock.
menu-resume-detail = { $level } { $clock }
# $when is a time such as “2 h ago”.
menu-resume-about = { $rules }, { $level }: { $clock } de juego, { $when }
menu-level-detail = { $width }×{ $height } { $mines }
menu-level-about =
    { $mines ->
        [one] { $rules }: una mina en { $width }×{ $height }, { PERCENT($density, digits: 0) }
       *[other] { $rules }: { $mines } minas en { $width }×{ $height }, { PERCENT($density, digits: 0) }
    }
menu-level-coach = Con un tutor que explica las reglas y cada jugada
menu-level-alone = Sin tutor. ¿No conoces { $rules }? Elige primero “Aprender”
menu-custom-about = Cualquier tamaño, número de minas y opciones
menu-learn-about = Empieza aquí: lecciones con tutor, de la primera técnica a Qubits y Entrelazado
menu-statistics-about = Victorias, rachas y tiempos por nivel y reglas
menu-games-about = Todas tus partidas: míralas o continúalas
menu-open-about = Una partida guardada o una posición
menu-settings-about = Temas, símbolos, tamaños, ratón
menu-keys-about = Elige un perfil y cambia teclas
menu-help-about = Reglas y teclas
menu-back = { $key } atrás
menu-number = { $number }
menu-on = sí
menu-off = no

## A new game

new-title = Partida nueva
new-level = Nivel
new-level-about = Un nivel estándar o un tamaño propio
new-custom = Personalizado
new-start = Empezar
new-density =
    { $mines ->
        [one] Una mina en { $cells } casillas ({ PERCENT($density) }).
       *[other] { $mines } minas en { $cells } casillas ({ PERCENT($density) }).
    }
# Short: what there is room for in 18 characters.
new-short = { $grade } { PERCENT($density) }
new-option-density = Densidad en %
new-option-first = Primer clic
new-option-width = Ancho
new-option-height = Alto
new-option-mines = Minas
new-option-mines-z = Minas en Z
# $contents is a list such as “84 safe on Z”.
new-contents = Casillas: { LIST($contents) }.

## During a game

play-undone =
    { $deaths ->
        [one] Deshecho. Una muerte hasta ahora.
       *[other] Deshecho. { $deaths } muertes hasta ahora.
    }
play-undone-batch = { $count } jugadas deshechas. { $key } las rehace.
play-redone =
    { $count ->
        [one] Una jugada rehecha.
       *[other] { $count } jugadas rehechas.
    }
# A key, what it does next, and a hint.
play-hint-then = { $key } { $next } · { $hint }
play-hint-guess = Aquí toca adivinar. Pulsa { $key } para arriesgarte.
play-none-undecided = No quedan casillas por decidir.
play-no-map = Ya se ve todo el tablero.
goto-cell = Fila, columna
goto-wrong = Escribe una fila de 1 a { $height } y una columna de 1 a { $width }.
play-no-redo = No hay nada que rehacer.
play-working = Calculando…
play-not-made = { $error } Tu jugada no se ha hecho.
# $text is a sentence; the key shows the others.
play-more = { $text } ({ $key }: { $count } más)
# $text ends with what a trio has just shown.
play-trio-lesson = { $text } (Hay una lección sobre esto en el menú, en Aprender.)
play-no-effect = Esa jugada no tiene efecto.
play-chord-flags = Para un acorde, pon tantas banderas alrededor como dice el número.
play-flagged = Esta casilla tiene una bandera. Quítala primero.
play-place = { CELL($cell) } de { $width }×{ $height }
play-place-board = { $board }: { CELL($cell) } de { $width }×{ $height }
play-place-short = { $row },{ $column } de { $width }×{ $height }
play-prepare-sandbox = Solo puedes preparar casillas en el laboratorio.
play-reset-sandbox = Solo se puede reiniciar el laboratorio.
play-no-verb =
    { $verb ->
        [chord] Con estas reglas no hay acordes.
        [flag] Con estas reglas no hay banderas.
        [mark] Con estas reglas no hay marcas.
        [shield] Con estas reglas no hay escudos.
       *[other] Con estas reglas no se puede hacer eso.
    }
play-no-reduced = Con estas reglas no hay vista reducida.
play-no-analyser = Con estas reglas no se pueden analizar posiciones.
play-reduced = Solo se ve lo que aún importa.
play-reduced-off = Se ve todo.
play-zoom =
    { $size ->
        [tiny] Tamaño de casilla: mínimo
        [small] Tamaño de casilla: pequeño
        [wide] Tamaño de casilla: ancho
        [large] Tamaño de casilla: grande
       *[huge] Tamaño de casilla: enorme
    }
play-speed =
    { $speed ->
        [one] Modo automático: una jugada por segundo
       *[other] Modo automático: { $speed } jugadas por segundo
    }
play-left =
    { $count ->
        [one] Queda una casilla oculta ({ $key }: detener)
       *[other] Quedan { $count } casillas ocultas ({ $key }: detener)
    }
play-flags = Tus banderas: correctas { $right }, incorrectas { $wrong }, dudosas { $doubtful }.
play-what-happened = Qué ha pasado
play-nothing-happened = Aún nada.
# At the end of a text that is cut off, and the title of the card that shows all of it.
note-more = … { $key }: leer más
note-title = Texto completo
play-arrow = La casilla bajo el cursor, { CELL($cell) }: { $arrow }
chance-working = Calculando riesgos… ({ $key }: detener)
chance-working-error = Calculando riesgos, ± { PERCENT($error) } por ahora… ({ $key }: detener)
chance-safe = Segura sin duda
chance-mine = Mina sin duda
chance-exact = { PERCENT($chance) } de riesgo de mina
chance-about = Cerca del { PERCENT($chance) } de riesgo de mina

## Beside the board

side-open = { $opened } de { $cells } abiertas
side-flags =
    { $flags ->
        [one] Una bandera, { $left ->
            [one] falta { $left }
           *[other] faltan { $left }
        }
       *[other] { $flags } banderas, { $left ->
            [one] falta { $left }
           *[other] faltan { $left }
        }
    }
side-deaths =
    { $count ->
        [one] Una muerte deshecha
       *[other] { $count } muertes deshechas
    }
side-saves =
    { $count ->
        [one] Un rescate
       *[other] { $count } rescates
    }
# Short names of keys, also for the line at the bottom.
side-key-open = abrir
side-key-flag = bandera
side-key-chord = acorde
side-key-undo = deshacer
side-key-other-board = otro tablero
side-key-shield = escudo
side-key-explain = explicar
side-key-hint = pista
# What the key of hints does next.
side-key-hint-why = ¿por qué?
side-key-hint-act = hacerlo
side-key-hint-go = ir ahí
side-key-overlay = riesgos
side-key-reduced = vista reducida
side-key-solve = jugadas seguras
side-key-zoom-in = ampliar
side-key-pause = pausa
side-key-new = partida nueva
side-key-help = ayuda
side-key-next-undecided = siguiente
side-key-palette = comandos
side-key-menu = atrás
side-key-quit = salir
side-key-choose = elegir
side-key-change = cambiar
side-key-select = aceptar
side-key-results = resultado
side-key-continue = continuar
side-key-scroll = desplazar
side-key-step = paso
side-key-run = reproducir
side-key-mistake = errores
side-key-fork = jugar
side-key-go-to = ir a
side-key-prepare = preparar
side-key-reset = reiniciar
side-key-games-search = buscar
side-key-games-delete = eliminar
side-key-games-export = exportar
side-key-new-key = otra tecla
side-key-more-key = añadir
side-key-no-key = quitar

## Pause and end

pause-title = Pausa · { $clock }
pause-board = Volver al tablero
pause-reveal-note = fin de partida
pause-help = Ayuda
pause-kept = se guarda
over-won = Has ganado
over-lost = Has perdido
over-why-note = paso a paso
over-undo-note = cuenta como muerte
over-judging = Evaluando tus jugadas…

## The command palette

palette-find = Comando
palette-none = No existe ese comando
palette-new = Partida nueva: { $rules }, { $level }
palette-theme = Tema: { $theme }
palette-menu = Volver al menú

## Settings

set-title = Ajustes
set-language = Idioma
set-language-about = Idioma del juego en la terminal; automático: el de tu sistema
set-theme = Tema
set-theme-about = Colores del tablero y de los menús
set-glyphs = Símbolos
set-glyphs-about = Unicode o ASCII; automático: según la terminal
set-cells = Tamaño de casilla
set-cells-about = Automático: el mayor que quepa; pulsa + o − durante la partida
set-overlay = Riesgos
set-overlay-about = Cómo se muestra el riesgo de mina
set-chords = Acordes
set-chords-about = Abrir un número con todas sus banderas abre sus vecinas
set-right-click = Clic derecho
set-right-click-about = Bandera, o pasar por todas las marcas
set-side = Panel lateral
set-side-about = Estado y teclas junto al tablero, si hay sitio
set-minimap = Mapa
set-minimap-about = Mostrar un mapa cuando el tablero no cabe en la pantalla
set-speed = Velocidad automática
set-speed-about = Jugadas por segundo
set-coach = Tutor
set-coach-about = Mostrar el tutor en las partidas guiadas de Qubits y Entrelazado
set-dirac = Notación de Dirac
set-dirac-about = Escribir los estados como |0⟩ en vez de “sin mina en Z”
set-guess = Adivinar en automático
set-guess-about = Adivinar cuando ninguna jugada es segura
set-first = Primer clic
set-first-about = Indica si el primer clic abre una zona, es seguro o puede ser una mina
set-questions = Interrogaciones
set-questions-about = Permitir interrogaciones en partidas nuevas
set-notice = Avisar de rescates
set-notice-about = Cuándo te avisa Indulgente de que ha movido una mina
set-value-auto = automático
set-value-unicode = Unicode
set-value-ascii = ASCII
set-value-tiny = mínimo
set-value-small = pequeño
set-value-wide = ancho
set-value-large = grande
set-value-huge = enorme
set-value-both = color y número
set-value-shade = color
set-value-numbers = número
set-value-flag = bandera
set-value-mark = siguiente marca
settings-unreadable = No se puede leer { $path }; se usan los ajustes predeterminados: { $error }
settings-nested = { $path } tiene demasiados niveles; se usan los ajustes predeterminados.
settings-unknown = { $path }: no se puede usar { LIST($names) }; se aplican los valores predeterminados.
settings-unwritable = No se han podido guardar tus ajustes en { $path }: { $error }
play-not-saved = No se guardará nada, porque no se puede escribir en { $path }.

## Keys

keys-title = Teclas
keys-profile = Perfil
keys-profile-about = Estándar: flechas y WASD; Vim: hjkl; teclado numérico: cifras
keys-reset = Restablecer este perfil
keys-reset-about = Volver a las teclas predeterminadas de este perfil
key-name-ctrl = Ctrl
key-name-alt = Alt
key-name-shift = Mayús
keys-how = Enter: elegir otra tecla. Insert: añadir una. Supr: quitar todas.
keys-press = Pulsa la nueva tecla para “{ $action }”.
keys-reset-done = Las teclas de este perfil vuelven a ser las predeterminadas.
keys-profile-done = Perfil: { $profile }
keys-bound = { $action }: { LIST($keys) }
keys-unbound = { $action }: sin tecla
keys-taken = { $key } ya se usa para “{ $action }”.
keys-needed = “{ $action }” necesita al menos una tecla.
key-scope-menus = Menús y formularios
key-scope-pause = En pausa
key-scope-end = Al terminar una partida
key-scope-games = En la lista de partidas
key-scope-replay = En una repetición
action-redo = Rehacer
action-next-undecided = Siguiente casilla por decidir
action-previous-undecided = Anterior casilla por decidir
action-go-to = Ir a una fila y columna
action-minimap = Mostrar u ocultar el mapa de un tablero grande
action-pause-resume = Reanudar
action-pause-restart = Otra partida igual
action-pause-new = Partida nueva…
action-pause-reveal = Mostrar las minas
action-pause-settings = Ajustes
action-pause-menu = Menú
action-pause-quit = Salir
action-end-again = Jugar otra vez
action-end-next = Siguiente
action-end-why = Mostrar por qué
action-end-undo = Deshacer
action-end-replay = Repetición
action-end-board = Ver el tablero
action-end-menu = Menú
action-games-search = Buscar
action-games-delete = Eliminar la partida
action-games-export = Exportar la partida a un archivo
action-palette = Buscar un comando
action-suspend = Suspender; escribe fg para volver
action-prepare = Laboratorio: siguiente estado de la casilla
action-reset = Laboratorio: preparar de nuevo las casillas
action-check = Revisar banderas: correctas, incorrectas, dudosas
action-forward = Paso siguiente
action-back = Paso anterior
action-first = Ir al principio
action-last = Ir al final
action-run = Reproducir o pausar
action-mistake = Siguiente apuesta o error
action-fork = Jugar desde aquí en una partida nueva
action-menu = Atrás, o abrir el menú
action-quit = Salir; tu partida se guarda

## Help

help-title = Ayuda
help-start = ¿Es tu primera vez? Elige “Aprender” en el menú: un tutor te guía en tus primeras partidas.
help-options = Opciones de una partida personalizada:
help-list-choose = Elegir una fila; también con las teclas del cursor
help-list-change = Cambiar un valor; también puedes escribirlo
help-list-enter = Elegir la fila
help-mouse-title = Ratón
help-mouse-left = izquierdo
help-mouse-left-about = Abrir una casilla; en un número: acorde
help-mouse-right = derecho
help-mouse-right-about = Bandera (o Ctrl+clic izquierdo)
help-mouse-middle = central
help-mouse-middle-about = Acorde
help-mouse-wheel = rueda
help-mouse-wheel-about = Desplazar; con Mayús, hacia los lados
# The name of an option and what it means.
help-option = { $option }: { $about }

## Games, files and positions

list-title = Partidas
list-none = Aún no hay partidas
list-search = Buscar
list-not-found = Ninguna partida coincide
list-delete-sure = Pulsa { $key } otra vez para eliminar esta partida para siempre.
list-deleted = Partida eliminada.
list-not-deleted = Esta partida no se puede eliminar mientras otros juegan el mismo tablero.
list-exported = Partida exportada a { $path }
list-unfinished = { $clock } sin terminar
list-won = { $clock } victoria
list-lost = { $clock } derrota
list-replay =
    { $events ->
        [one] Una jugada, { $when }. Pulsa Enter para ver la repetición. ({ $id })
       *[other] { $events } jugadas, { $when }. Pulsa Enter para ver la repetición. ({ $id })
    }
list-continue =
    { $events ->
        [one] Una jugada, { $when }. Pulsa Enter para continuar. ({ $id })
       *[other] { $events } jugadas, { $when }. Pulsa Enter para continuar. ({ $id })
    }
list-helped = Con ayuda: { LIST($help) }. { $about }
file-title = Abrir un archivo
file-path = Archivo
file-how = Escribe una ruta o elige un archivo: partida, grabación o posición.
file-problem = { $path }: { $error }
system-missing = No existe ese archivo o carpeta. Comprueba la ruta.
system-forbidden = No tienes permiso para usar este archivo o esta carpeta.
system-full = El disco está lleno. Libera espacio.
# $where is the file with all games.
store-locked = { $where } lleva bloqueado más de { $seconds } s. Inténtalo de nuevo.
store-damaged = { $where } está dañado. Restaura una copia de seguridad o cámbiale el nombre.
store-none = { $where } no es una base de datos o está dañado. Cámbiale el nombre.
store-full = El disco está lleno, así que no se ha guardado nada en { $where }. Libera espacio.
store-read-only = No se puede escribir en { $where }. Comprueba sus permisos.
store-closed = No se puede abrir { $where }. Comprueba la ruta y los permisos.
store-disk = No se ha podido leer o escribir { $where }. Comprueba el disco.
found-boards = Tableros posibles: { COUNT($boards) } ({ $method }, { $time })
found-chances = Riesgos: { $method }, { $time }
found-method =
    { $method ->
        [exact] cálculo exacto
        [approximated] aproximación
        [sampled] estimación
       *[other] { $method }
    }
found-cell = Fíjate en la { CELL($cell) }.
found-cell-chance = Riesgo de mina en la { CELL($cell) }: { PERCENT($chance) }

## Replays

watch-short = repetición
watch-speed =
    { $speed ->
        [one] Un paso por segundo
       *[other] { $speed } pasos por segundo
    }
watch-none = No hay más apuestas ni errores.
watch-no-store = Las partidas no se guardan, así que no puedes jugar desde aquí.
watch-no-seed = Una grabación no tiene semilla, así que no puedes jugar desde aquí.
# $move is a move such as “Open row 3, column 4”.
watch-risk = { $move } ({ PERCENT($risk) } de riesgo).
watch-risk-best = { $move } ({ PERCENT($risk) } de riesgo). Mejor: { $best }
watch-best = { $move }. Mejor: { $best }
watch-move = { $move }.
watch-end = Fin.
# $saves is a list such as “row 3, column 4: 50.0% risk, 2 possible boards”.
watch-saves = { $outcome } Rescates: { $saves }
# Strategies that play one game after another; $player is a name such as “best”.
watch-title = { $player } · { $level } · partida { $number } de { $total }
watch-tally = Ganadas: { $won } de { $played }
watch-won = { $player } ha ganado.
watch-lost = { $player } ha pisado una mina.
watch-gave-up = { $player } se ha rendido.
watch-busy = { $player } aún está jugando la siguiente partida.

## Statistics

figures-title = Estadísticas
figures-none = Termina una partida para ver tus estadísticas.
figures-no-games = Aún no hay partidas
figures-counting = Contando…
figures-with-help = con ayuda
figures-games = Partidas
figures-won = Ganadas
figures-won-value = { $wins } ({ PERCENT($rate) })
figures-likely = Ganas del { PERCENT($low, digits: 0) } al { PERCENT($high, digits: 0) } de las partidas (95 % de confianza).
figures-streak = Racha
figures-streak-value = { $now } ahora; récord { $best }
figures-best-time = Mejor tiempo
figures-mean-time = Tiempo medio
figures-speed = 3BV/s
figures-speed-value = Mejor { $best }; media { $mean }
figures-efficiency = Eficiencia
figures-undone = Deshecho
figures-deaths =
    { $count ->
        [one] Una muerte
       *[other] { $count } muertes
    }
figures-help = Ayuda
figures-recent =
    { $count ->
        [one] Tu última partida
       *[other] Tus últimas { $count } partidas
    }
figures-times = Tiempos de tus últimas victorias
figures-times-span = De { $low } a { $high } s, la última a la derecha
figures-spread = Distribución de tiempos
figures-best = Mejores partidas
figures-best-speed = { $speed } 3BV/s

## Times

age-now = ahora mismo
age-minutes = hace { $count } min
age-hours = hace { $count } h
age-days = hace { $count } d

## The end of a game; more in game.ftl

end-verdict = Veredicto
end-number = { NUMBER($value) }
end-time-value = { CLOCK($milliseconds) }
end-percent = { PERCENT($share, digits: 0) }
end-help-value = { LIST($kinds) }
end-why = Por qué
end-undos = Deshacer
end-seed = Semilla

## Lessons

lessons-title = Aprender
lessons-done = hecho
lessons-progress = { $done } de { $total }
lessons-example = Ejemplo { $number } de { $count }
lessons-read = leer de nuevo
lessons-hidden = Elige una casilla oculta.
lessons-try-again = Ahora haz tú la jugada.
lessons-free = Laboratorio
lessons-free-about = Prepara casillas en cualquier estado y mídelas todas las veces que quieras.
