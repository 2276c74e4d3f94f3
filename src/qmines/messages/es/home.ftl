### The home page: a board that is ready, and the ways to everything else.

home-title = Buscaminas sin apuestas injustas.
# Beside a Classic board, which can require guesses.
home-title-classic = Buscaminas, listo para jugar.
# Beside a Classic board; $noguess and $forgiving are names of rules above it.
home-lead-guess = Un tablero clásico puede obligarte a adivinar. Con “{ $noguess }” y “{ $forgiving }” nunca pierdes por eso.
home-continue = Continuar
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }, { $time }
home-daily = Tableros del día
home-daily-note = Tableros nuevos cada día, los mismos para todo el mundo
home-learn = Aprender
home-learn-note = Lecciones y puzles, del primer patrón a los qubits
home-analyse = Analizar
home-analyse-note = El riesgo de mina de cada casilla en cualquier posición

## The bar over the board, also in a game

home-rules = Reglas
home-level = Nivel
home-custom = Otro…
home-custom-help = Cualquier tamaño y todas las opciones
home-custom-game = Partida personalizada
home-cancel = Cancelar
home-play = Jugar
