### The home page: a board that is ready, and the ways to everything else.

home-title = Minesweeper without the unfair guesses.
# Beside a Classic board, which can require guesses.
home-title-classic = Minesweeper, ready to play.
# Beside a Classic board; $noguess and $forgiving are names of rules above it.
home-lead-guess = Classic boards can force you to guess. With “{ $noguess }” or “{ $forgiving }”, a forced guess never costs you the game.
home-continue = Continue
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }, { $time }
home-daily = Daily boards
home-daily-note = New boards every day, the same for everyone
home-learn = Learn
home-learn-note = Lessons and puzzles, from the first pattern to qubits
home-analyse = Analyse
home-analyse-note = The chance of a mine in every cell of any position

## The bar over the board, also in a game

home-rules = Rules
home-level = Level
home-custom = Custom…
home-custom-help = Any size, and all options
home-custom-game = Custom game
home-cancel = Cancel
home-play = Play
