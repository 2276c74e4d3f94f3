### Why a move is refused. $width and $height are numbers.

move-game-over = Das Spiel ist vorbei.
move-lesson-over = Die Lektion ist vorbei.
move-paused = Das Spiel ist pausiert. Setze es zuerst fort.
move-not-paused = Das Spiel ist nicht pausiert.
move-ranked-undo = In gewerteten Spielen kannst du nichts zurücknehmen.
move-ranked-pause = In gewerteten Spielen gibt es keine Pause.
move-same-board = Rückgängig und Pause sind aus, solange andere dasselbe Spielfeld spielen.
move-no-undo = Es gibt nichts rückgängig zu machen.
move-no-questions = In diesem Spiel sind Fragezeichen ausgeschaltet.
move-no-shields = Du hast keine Schilde mehr.
move-no-board = Für dieses erste Feld ließ sich kein Spielfeld ohne Raten finden. Versuch es mit einem anderen Feld oder mit weniger Minen.
move-slow-board = Ein Spielfeld ohne Raten zu finden dauert hier zu lange. Versuch es mit einem anderen ersten Feld oder mit weniger Minen.
move-too-hard = Dieser Zug ist zu schwer zu beurteilen. Decke zuerst Felder in der Nähe auf oder markiere sie.
# $states are words such as zero and plus.
move-prepare = Ein Feld lässt sich als { LIST($states, type: "or") } vorbereiten, nicht als { $state }.
move-prepare-group = Dieses Feld lässt sich nicht allein vorbereiten: Es teilt seinen Zustand mit anderen. Mit „Zurücksetzen“ bereitest du alle Felder neu vor.
move-outside = { CELL($cell) } gibt es auf einem Spielfeld mit { $width }×{ $height } nicht.
# $usage is a command with its arguments, such as “open ROW COLUMN”.
move-usage = Verwendung: { $usage }.
move-unknown = „{ $verb }“ ist in diesem Spiel kein Zug. Mögliche Züge: { LIST($verbs) }.
