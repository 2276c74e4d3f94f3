### Why a move is refused. $width and $height are numbers.

move-game-over = A partida acabou.
move-lesson-over = A lição acabou.
move-paused = A partida está em pausa. Retome-a primeiro.
move-not-paused = A partida não está em pausa.
move-ranked-undo = Em partidas ranqueadas não dá para desfazer.
move-ranked-pause = Partidas ranqueadas não podem ser pausadas.
move-same-board = Não dá para desfazer nem pausar enquanto outros jogam o mesmo tabuleiro.
move-no-undo = Não há nada para desfazer.
move-no-questions = As interrogações estão desativadas nesta partida.
move-no-shields = Você não tem mais escudos.
move-no-board = Não foi encontrado um tabuleiro sem chute para esta primeira casa. Tente outra casa ou menos minas.
move-slow-board = Encontrar um tabuleiro sem chute aqui demora demais. Tente outra primeira casa ou menos minas.
move-too-hard = Esta jogada é difícil demais de avaliar. Abra ou marque antes casas próximas.
# $states are words such as zero and plus.
move-prepare = Uma casa pode ser preparada como { LIST($states, type: "or") }, não como { $state }.
move-prepare-group = Não dá para preparar esta casa sozinha: ela divide o estado com outras casas. Use “Reiniciar” para preparar todas as casas de novo.
move-outside = Não existe casa na { CELL($cell) }: o tabuleiro tem { $width }×{ $height }.
# $usage is a command with its arguments, such as “open ROW COLUMN”.
move-usage = Uso: { $usage }.
move-unknown = “{ $verb }” não é uma jogada desta partida. Jogadas: { LIST($verbs) }.
