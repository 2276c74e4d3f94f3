### Why a move is refused. $width and $height are numbers.

move-game-over = La partie est finie.
move-lesson-over = La leçon est finie.
move-paused = La partie est en pause. Reprends-la d’abord.
move-not-paused = La partie n’est pas en pause.
move-ranked-undo = Pas d’annulation dans les parties classées.
move-ranked-pause = Pas de pause dans les parties classées.
move-same-board = Pas d’annulation ni de pause tant que d’autres jouent la même grille.
move-no-undo = Il n’y a rien à annuler.
move-no-questions = Les points d’interrogation sont désactivés dans cette partie.
move-no-shields = Tu n’as plus de boucliers.
move-no-board = Aucune grille sans hasard trouvée pour cette première case. Essaie une autre case, ou une partie avec moins de mines.
move-slow-board = Trouver une grille sans hasard prend trop de temps ici. Essaie une autre première case, ou une partie avec moins de mines.
move-too-hard = Ce coup est trop difficile à juger. Ouvre d’abord des cases voisines ou poses-y des drapeaux.
# $states are words such as zero and plus.
move-prepare = Une case peut être préparée en { LIST($states, type: "or") }, pas en { $state }.
move-prepare-group = Tu ne peux pas préparer cette case toute seule : elle partage son état avec d’autres. Utilise « Réinitialiser » pour préparer à nouveau toutes les cases.
move-outside = Il n’y a pas de case en { CELL($cell) } sur une grille de { $width }×{ $height }.
# $usage is a command with its arguments, such as “open ROW COLUMN”.
move-usage = Utilisation : { $usage }.
move-unknown = « { $verb } » n’est pas un coup de ce jeu. Coups possibles : { LIST($verbs) }.
