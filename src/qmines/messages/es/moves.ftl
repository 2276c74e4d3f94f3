### Why a move is refused. $width and $height are numbers.

move-game-over = La partida ha terminado.
move-lesson-over = La lección ha terminado.
move-paused = La partida está en pausa. Reanúdala primero.
move-not-paused = La partida no está en pausa.
move-ranked-undo = En las partidas clasificatorias no se puede deshacer.
move-ranked-pause = Las partidas clasificatorias no se pueden pausar.
move-same-board = No se puede deshacer ni pausar mientras otros juegan el mismo tablero.
move-no-undo = No hay nada que deshacer.
move-no-questions = En esta partida, las interrogaciones están desactivadas.
move-no-shields = No te quedan escudos.
move-no-board = No se ha encontrado un tablero sin adivinar para esta primera casilla. Prueba con otra casilla o con menos minas.
move-slow-board = Encontrar aquí un tablero sin adivinar lleva demasiado tiempo. Prueba con otra primera casilla o con menos minas.
move-too-hard = Esta jugada es demasiado difícil de evaluar. Abre o marca antes casillas cercanas.
# $states are words such as zero and plus.
move-prepare = Una casilla se puede preparar como { LIST($states, type: "or") }, no como { $state }.
move-prepare-group = No puedes preparar esta casilla por separado: comparte su estado con otras. Usa “Reiniciar” para preparar de nuevo todas las casillas.
move-outside = No existe la { CELL($cell) } en un tablero de { $width }×{ $height }.
# $usage is a command with its arguments, such as “open ROW COLUMN”.
move-usage = Uso: { $usage }.
move-unknown = “{ $verb }” no es una jugada de esta partida. Jugadas: { LIST($verbs) }.
