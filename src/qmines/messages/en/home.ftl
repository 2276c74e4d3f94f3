### The first page.

home-title = Minesweeper without the unfair guesses.
home-lead = Exact chances, hints that explain themselves, and two quantum modes.
home-rules = Rules
home-options = Options
home-play = Play
home-continue = Continue
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }, { $time }
