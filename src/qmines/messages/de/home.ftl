### The home page: a board that is ready, and the ways to everything else.

home-title = Minesweeper ohne unfaires Raten.
# Beside a Classic board, which can require guesses.
home-title-classic = Minesweeper zum Sofortspielen.
# Beside a Classic board; $noguess and $forgiving are names of rules above it.
home-lead-guess = Im klassischen Spiel musst du manchmal raten. Bei „{ $noguess }“ und „{ $forgiving }“ kostet dich das nie das Spiel.
home-continue = Weiterspielen
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }, { $time }
home-daily = Tagesrätsel
home-daily-note = Jeden Tag neue Spielfelder, für alle dieselben
home-learn = Lernen
home-learn-note = Lektionen und Puzzles, vom ersten Muster bis zu den Qubits
home-analyse = Analyse
home-analyse-note = Das Minenrisiko jedes Felds in jeder Stellung

## The bar over the board, also in a game

home-rules = Regeln
home-level = Stufe
home-custom = Eigenes …
home-custom-help = Jede Größe und alle Optionen
home-custom-game = Eigenes Spiel
home-cancel = Abbrechen
home-play = Spielen
