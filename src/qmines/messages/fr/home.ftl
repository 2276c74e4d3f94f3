### The home page: a board that is ready, and the ways to everything else.

home-title = Le démineur sans hasard injuste.
# Beside a Classic board, which can require guesses.
home-title-classic = Le démineur, prêt à jouer.
# Beside a Classic board; $noguess and $forgiving are names of rules above it.
home-lead-guess = Une grille classique peut te forcer à jouer au hasard. Avec « { $noguess } » ou « { $forgiving } », cela ne te fait jamais perdre.
home-continue = Continuer
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }, { $time }
home-daily = Grilles du jour
home-daily-note = De nouvelles grilles chaque jour, les mêmes pour tout le monde
home-learn = Apprendre
home-learn-note = Leçons et problèmes, du premier motif aux qubits
home-analyse = Analyser
home-analyse-note = Le risque de mine de chaque case, dans n’importe quelle position

## The bar over the board, also in a game

home-rules = Règles
home-level = Niveau
home-custom = Perso…
home-custom-help = Toutes les tailles, toutes les options
home-custom-game = Partie personnalisée
home-cancel = Annuler
home-play = Jouer
