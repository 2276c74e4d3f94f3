### A game on the web site: the board, the buttons around it, and the card at its end.

game-missing = Partida no encontrada
game-missing-new = Empezar una partida nueva
game-panel = Panel de la partida
game-paused = En pausa
# What is being played, over the board.
game-playing = { $rules } · { $level } · { $size }
# A board of the day.
game-playing-daily = Tablero del día · { $rules } · { $level }
game-playing-custom = { $rules } · { $size }
game-watching = Estás mirando. Solo puede jugar quien empezó la partida.
game-watching-player = Estás mirando la partida de { $name }.
game-watching-room = Estás mirando. Únete para jugar.
game-spectators =
    { $count ->
        [one] Una persona mirando
       *[other] { $count } personas mirando
    }
game-watched-by = Mirando: { LIST($names) }
game-watched-by-more =
    { $count ->
        [one] Mirando: { LIST($names) } y una persona más
       *[other] Mirando: { LIST($names) } y { $count } personas más
    }
# A spectator without an account who chose a name.
game-watched-by-guest = { $name } (sin cuenta)
# The pointer of another player who has no name.
game-player = Jugador
game-offline-moves =
    { $count ->
        [one] Sin conexión: una jugada se enviará cuando vuelvas a conectarte.
       *[other] Sin conexión: { $count } jugadas se enviarán cuando vuelvas a conectarte.
    }

## The bar over the board

game-mines-left = Minas restantes
game-time = Tiempo
game-shields = Escudos
game-face-playing = Partida nueva
game-face-won = Has ganado. Partida nueva
game-face-lost = Has perdido. Partida nueva
game-face-paused = En pausa. Partida nueva

## Buttons

game-dock = Acciones rápidas
game-tools = Herramientas
game-tap = Acción al tocar
game-tool-dig = Abrir
game-tool-flag = Bandera
game-tool-mark = Marca
game-tool-shield = Escudo
game-group-help = Ayuda
game-solver = Que juegue el solucionador
game-more = Más
game-close = Cerrar
game-group-moves = Jugadas
game-group-view = Vista
game-group-game = Partida
game-hint = Pista
game-hint-why = ¿Por qué?
game-hint-do = Muéstramelo
game-one-move = Una jugada
game-simple-moves = Jugadas simples
game-certain-moves = Jugadas seguras
game-step = Paso
game-auto-play = Automático
game-stop = Detener
game-pace = Velocidad del modo automático
game-pace-steps =
    { $steps ->
        [one] Un paso por segundo
       *[other] { $steps } pasos por segundo
    }
game-may-guess = Adivinar si hace falta
game-chances = Riesgos
# Opens the position in the analyser.
game-reduced = Vista reducida
game-zoom-out = Alejar
game-zoom-in = Acercar
game-fit = Ajustar zoom
game-show-links = Mostrar vínculos
game-coach = Tutor
game-dirac = Notación de Dirac, como |0⟩
game-undo = Deshacer
game-pause = Pausa
game-resume = Reanudar
game-new = Partida nueva
game-share = Compartir
game-sound = Sonido
game-give-up = Rendirse
# The same button, after it was pressed once.
game-give-up-sure = ¿Seguro que te rindes?

## What is said while playing

game-notes = Notas
game-measurements = Mediciones
game-nothing-said = Aún no hay nada que repetir.
game-logged-out = Se ha cerrado tu sesión. Vuelve a iniciarla para continuar esta partida.
# After a move that opened several cells; $cell describes the one that was clicked.
game-opened-more =
    { $count ->
        [one] { $cell }; se abre una casilla más
       *[other] { $cell }; se abren { $count } casillas más
    }
game-same-board = No hay ayuda ni pausa, ni se puede deshacer, mientras otros juegan el mismo tablero.
game-ranked-no-pause = Las partidas clasificatorias no se pueden pausar.
game-link-copied = Enlace copiado. Cualquiera que lo abra puede mirar.
game-result-copied = Resultado copiado, con un enlace a la repetición.
game-link = Enlace a esta partida
game-copy-link = Copiar enlace
# Results to share; $game is the rules and the level.
share-won = { $game }: completado en { $time }
share-lost = { $game }: derrota tras { $time }
game-bloch = Esfera de Bloch de la { CELL($cell) }
game-not-measured = Esta casilla no se midió.

## The sandbox

sandbox-title = Laboratorio
sandbox-free = Elige qué hace un clic: medir la casilla en el tablero en el que haces clic o prepararla en un estado. Cada casilla muestra su riesgo de mina; las líneas unen las casillas vinculadas.
sandbox-story = Lección y resultados
sandbox-tap = Acción al tocar
sandbox-measure = Medir
sandbox-prepare = Preparar una casilla { STATE($state) }
# On a button that prepares a cell in this state.
sandbox-state-name = { STATE($state) }
sandbox-reset = Reiniciar las casillas

## The card at the end

end-title = Resultado
end-won = Completado
end-won-in = Completado en { $time }
end-record = ¡Nuevo récord personal!
# $before says whether that was the best time before this game.
end-best =
    { $before ->
        [yes] Récord anterior: { $time }
       *[no] Récord: { $time }
    }
end-streak = { $count } victorias seguidas
# $place is the rank of a ranked win.
end-place = Puesto { $place } en la clasificación
end-lost = Derrota
end-resigned = Abandono
end-hidden = El tablero y tus estadísticas aparecerán cuando todo el mundo haya terminado.
end-hidden-daily = El tablero y tus estadísticas aparecerán después de la medianoche UTC.
end-daily = Volver a los tableros del día
end-again = Partida nueva
end-rematch = Jugar otra vez este tablero
end-replay = Repetición
end-share = Compartir
end-picture = Guardar imagen
end-more = Todas las estadísticas
end-loading = Calculando estadísticas…
end-fair = ¿Ha sido justo este tablero?
# $file is a link to download the game, $command a command for the terminal.
end-fair-check = La semilla de abajo quedó fijada antes del primer clic. Para comprobarlo, descarga el { $file } y ejecuta { $command }.
end-fair-file = archivo de partida
end-states = Mostrar todos los estados
end-circuit = Circuito
end-circuit-qasm = OpenQASM
end-circuit-picture = Circuito de esta partida
end-circuit-large = Este circuito es demasiado grande para dibujarlo. Puedes descargarlo como OpenQASM.

## Statistics on the card: a name, a value, and what it means

end-time = Tiempo
# How much of the board was open at the end, as a percentage.
end-cleared = Progreso
end-bbbv = 3BV
end-bbbv-value = { $solved } de { $total }
end-bbbv-help = El mínimo de clics para completar el tablero sin banderas
end-bbbv-per-second = 3BV/s
end-clicks = Clics
end-clicks-value =
    { $wasted ->
        [one] { $clicks } ({ $wasted } inútil)
       *[other] { $clicks } ({ $wasted } inútiles)
    }
end-efficiency = Eficiencia
end-efficiency-help = 3BV por clic
end-correctness = Clics útiles
end-correctness-help = La proporción de clics que cambiaron algo
end-throughput = Rendimiento
end-throughput-help = 3BV por cada clic que cambió algo
end-zini = ZiNi
end-zini-help = Clics necesarios con banderas y acordes, estimados con un algoritmo voraz
end-openings = Aperturas
end-openings-value =
    { $islands ->
        [one] { $openings } (una isla)
       *[other] { $openings } ({ $islands } islas)
    }
end-luck = Suerte
end-luck-value =
    { $guesses ->
        [one] { PERCENT($luck) }, una apuesta
       *[other] { PERCENT($luck) }, { $guesses } apuestas
    }
end-luck-none = No hizo falta
end-luck-help = La probabilidad de sobrevivir a las apuestas que hiciste
end-saves = Rescates
end-saves-help = Cuántas veces se apartó una mina de tu camino
end-flags = Banderas
end-flags-used = Usadas
end-flags-none = Ninguna (NF)
end-undone = Deshecho
end-undone-value =
    { $deaths ->
        [one] Una muerte
       *[other] { $deaths } muertes
    }
end-help = Ayuda
end-help-none = Ninguna
