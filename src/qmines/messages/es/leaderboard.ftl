### The leaderboard.

best-filters = Filtros
best-rules = Reglas
best-level = Nivel
best-level-custom = Tamaño personalizado
best-size = Ancho × alto × minas
best-options = Opciones
best-kind = Partidas
best-kind-solo = Solo, sin ayuda
best-kind-daily = Tableros del día
best-kind-race = Carreras
best-kind-assisted = Solo, con ayuda
best-by = Ordenar por
best-by-time = Tiempo
best-by-speed = 3BV/s
best-by-efficiency = Eficiencia
best-by-streak = Racha
best-when = Periodo
best-when-day = Hoy
best-when-week = Esta semana
best-when-month = Este mes
best-when-all = Desde siempre
best-verified-only = Solo verificadas
best-verified = Verificada
best-pace-fast = Inusualmente rápida
best-pace-regular = Inusualmente regular
best-pace-about = Es raro que una persona haga clic así, pero eso solo no demuestra que haya jugado un programa.
best-you = Tú
best-guest = Sin cuenta no apareces en la lista.
best-unlisted = Solo tú ves esta fila.
# $play is a link to the home page.
best-none = Nadie ha ganado aún una partida así. { $play }
best-none-play = Estrena la lista.
best-players =
    { $count ->
        [0] No hay nadie en la lista
        [one] Una persona
       *[other] { NUMBER($count) } personas
    }
best-player = Nombre
best-time = Tiempo
best-speed = 3BV/s
best-efficiency = Eficiencia
best-streak = Victorias seguidas
best-wins = Victorias
best-date = Fecha
best-fair = Juego limpio
best-fair-title = Juego limpio verificado
# $command is a command for the terminal.
best-fair-about = El servidor fijó la semilla antes del primer clic. Al terminar la partida, repitió cada jugada a partir de esa semilla y obtuvo los mismos hashes, el mismo resultado y el mismo tiempo. No se usó ayuda ni se deshizo nada, y nadie podía conocer el tablero. ¿No te fías del servidor? Descarga el archivo de partida y ejecuta { $command }.
