### The statistics page: filters, figures, plots and the list of games.

stats-leaderboard = Clasificación
stats-none = Termina tu primera partida para ver aquí tus estadísticas.
stats-none-filtered = Ninguna partida terminada coincide con estos filtros.

## Filters

stats-filters = Filtros
stats-rules = Reglas
stats-rules-all = Todas las reglas
stats-level = Nivel
stats-level-all = Todos los niveles
stats-options = Opciones
stats-options-all = Todas las opciones
stats-help = Ayuda
stats-help-all = Con o sin ayuda
stats-help-none = Sin ayuda
stats-help-any = Con ayuda
stats-time = Periodo
stats-time-all = Desde siempre
stats-time-week = Últimos 7 días
stats-time-month = Últimos 30 días
stats-time-quarter = Últimos 90 días
stats-time-year = Últimos 365 días

## Figures

stats-games = Partidas
stats-games-streak =
    { $count ->
        [one] Racha actual: una victoria
       *[other] Racha actual: { $count } victorias
    }
stats-games-kinds =
    { $count ->
        [one] Un tipo de partida
       *[other] { $count } tipos de partidas
    }
stats-won = Ganadas
stats-won-likely = Probable: del { PERCENT($low, digits: 0) } al { PERCENT($high, digits: 0) }
stats-won-games =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
stats-accuracy = Precisión
stats-accuracy-mistakes =
    { $count ->
        [one] Una partida perdida por un error
       *[other] { $count } partidas perdidas por errores
    }
stats-best-time = Mejor tiempo
stats-best-time-level = Elige un nivel
stats-no-wins = Aún sin victorias
stats-mean-time = Tiempo medio
stats-average = { $value } de media
stats-best-speed = Mejor 3BV/s
stats-best-speed-all = Todas las partidas
stats-best-streak = Mejor racha
stats-best-streak-note = Victorias seguidas

## By level

stats-by-level = Por nivel
stats-by-level-help = Ayuda
stats-by-level-with = Con
stats-by-level-without = Sin
stats-by-level-rules = { $rules }, { $options }
stats-by-level-range = { PERCENT($low, digits: 0) }–{ PERCENT($high, digits: 0) }
stats-speed = 3BV/s
stats-streak = Racha

## Plots

stats-plot-win-rate = Porcentaje de victorias
stats-plot-win-rate-about = La proporción de partidas que has ganado. La banda es el intervalo de confianza del 95 %.
stats-plot-accuracy = Precisión y suerte
stats-plot-accuracy-about = Precisión: la proporción de partidas que no se perdieron por un error. Suerte: tu probabilidad de sobrevivir a todas las apuestas de una partida.
stats-plot-luck = Suerte
stats-plot-time = Tiempo
stats-plot-time-about = El tiempo medio y el mejor de las partidas que has ganado, en segundos.
stats-plot-mean = Media
stats-plot-best = Mejor
stats-plot-speed = 3BV por segundo
stats-plot-speed-about = Lo rápido que ganaste: el mínimo de clics que necesita el tablero, dividido entre tu tiempo.
stats-plot-efficiency = Eficiencia
stats-plot-efficiency-about = El mínimo de clics que necesita el tablero sin banderas, dividido entre tus clics.
stats-plot-one-level = Los tiempos solo se pueden comparar dentro de un nivel. Elige uno arriba o en la tabla.
stats-plot-first-win = El tiempo, la velocidad y la eficiencia aparecen con tu primera victoria.
stats-plot-games = Partidas { $first }–{ $last }, { $days }
stats-plot-table = Mostrar como tabla
stats-plot-table-name = { $title }, como tabla
# A point of a plot; $values are those of its lines.
stats-plot-point = { $games }: { $values }
stats-plot-value = { $name } { $value }
stats-plot-interval = { $value } ({ $low } a { $high })
stats-plot-described = { $about } { $last }. La tabla de abajo contiene todos los valores.
stats-plot-described-from = { $about } { $first }. { $last }. La tabla de abajo contiene todos los valores.

## The list of games

stats-list = Partidas
stats-outcome = Resultado
stats-outcome-all = Todos los resultados
stats-outcome-won = Victoria
stats-outcome-lost = Derrota
stats-outcome-playing = Sin terminar
stats-newer = Más recientes
stats-older = Más antiguas
stats-replay-file = Reproducir un archivo de partida
# $play is a link to the home page.
stats-list-none = No hay partidas que coincidan. { $play }
stats-list-play = Juega una partida.
stats-list-game = Partida
stats-list-time = Tiempo
stats-list-when = Cuándo
stats-list-continue = Continuar
stats-list-replay = Repetición
stats-list-gave-up = Abandono
stats-list-mistake = Error
stats-list-luck = Mala suerte
# The options and the help of a game.
stats-list-about = { $options }; { $help }
