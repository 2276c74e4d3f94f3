### Setting up a game: its level and its options.

setup-level = Level
setup-custom = Custom
setup-any-size = any size
setup-width = Width
setup-height = Height
setup-mines = Mines
setup-mines-z = Mines on Z
setup-density-mines = { PERCENT($density) } mines
# Cells of each kind, and those that share a state with others.
setup-totals-linked = { game-totals } · { $linked } linked
setup-full = These numbers don’t fit in { $cells } cells. Lower them, or use a larger board.
setup-too-dense =
    { $mines ->
        [one] No-guess boards can’t be this dense: use one mine at most.
       *[other] No-guess boards can’t be this dense: use { $mines } mines or fewer.
    }
setup-seed = Your seed
setup-seed-help = Your seed helps to generate the board, so nobody else can choose which board you get.
setup-ranked = Ranked: no undo, no pause
