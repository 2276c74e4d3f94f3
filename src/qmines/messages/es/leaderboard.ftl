### The leaderboard.

best-filters = Filtros
best-rules = Reglas
best-level = Nivel
best-level-custom = Tamaño propio
best-size = Ancho × alto × minas
best-options = Opciones
best-help = Ayuda
best-help-none = Sin ayuda
best-help-any = Con ayuda
best-by = Ordenar por
best-by-time = Tiempo
best-by-speed = 3BV por segundo
best-by-efficiency = Eficiencia
best-when = Periodo
best-when-all = Siempre
best-when-day = Hoy
best-when-week = Últimos 7 días
best-when-month = Últimos 30 días
best-verified-only = Solo verificadas
best-verified = Verificada
best-ranked = Clasificatoria
best-pace-fast = Inusualmente rápida
best-pace-regular = Inusualmente regular
best-pace-about = Es raro que una persona haga clic así. No demuestra que haya jugado un programa.
best-guest = Sin cuenta
# $play is a link to the first page.
best-none = Nadie ha ganado aún una partida así. { $play }
best-none-play = Estrena la lista.
best-player = Nombre
best-time = Tiempo
best-speed = 3BV/s
best-efficiency = Eficiencia
best-date = Fecha
best-fair = Juego limpio
best-fair-title = Juego limpio verificado
# $command is a command for the terminal.
best-fair-about = El servidor fijó la semilla antes del primer clic. Al terminar la partida, repitió cada jugada a partir de esa semilla y obtuvo los mismos hashes, el mismo resultado y el mismo tiempo. No se usó ayuda ni se deshizo nada, y nadie podía conocer el tablero. ¿No te fías del servidor? Descarga el archivo de partida y ejecuta { $command }.
