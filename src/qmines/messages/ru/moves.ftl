### Why a move is refused. $width and $height are numbers.

move-game-over = Игра закончена.
move-lesson-over = Урок закончен.
move-paused = Игра на паузе. Сначала продолжите её.
move-not-paused = Игра не на паузе.
move-ranked-undo = В зачётной игре отмены нет.
move-ranked-pause = В зачётной игре паузы нет.
move-same-board = Пока другие играют на этом же поле, отмены и паузы нет.
move-no-undo = Отменять нечего.
move-no-questions = Знаки вопроса в этой игре отключены.
move-no-shields = Щитов не осталось.
move-no-board = Для этой первой клетки не нашлось поля без угадывания. Попробуйте другую клетку или игру, где мин меньше.
move-slow-board = Поиск поля без угадывания занимает здесь слишком много времени. Попробуйте начать с другой клетки или с игры, где мин меньше.
move-too-hard = Этот ход слишком трудно оценить. Сначала откройте или отметьте клетки поблизости.
# $states are words such as zero and plus.
move-prepare = Клетку можно приготовить так: { LIST($states, type: "or") }. Состояние { $state } не подходит.
move-prepare-group = Приготовить эту клетку отдельно нельзя: у неё общее состояние с другими клетками. «Сбросить» готовит все клетки заново.
move-outside = На поле { $width }×{ $height } такой клетки нет: { CELL($cell) }.
# $usage is a command with its arguments, such as “open ROW COLUMN”.
move-usage = Формат: { $usage }.
move-unknown = Хода «{ $verb }» в этой игре нет. Ходы: { LIST($verbs) }.
