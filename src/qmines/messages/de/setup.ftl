### Setting up a game: its level and its options.

setup-level = Stufe
setup-custom = Eigenes
setup-any-size = jede Größe
setup-width = Breite
setup-height = Höhe
setup-mines = Minen
setup-mines-z = Minen auf Z
setup-density-mines = { PERCENT($density) } Minen
# Cells of each kind, and those that share a state with others.
setup-totals-linked = { game-totals } · { $linked } verbunden
setup-full = Diese Anzahlen passen nicht in { $cells } Felder. Verringere sie oder nimm ein größeres Spielfeld.
setup-too-dense =
    { $mines ->
        [one] So dicht geht es nicht ohne Raten: Höchstens eine Mine ist möglich.
       *[other] So dicht geht es nicht ohne Raten: Höchstens { $mines } Minen sind möglich.
    }
setup-seed = Dein Seed
setup-seed-help = Dein Seed bestimmt das Spielfeld mit, damit niemand sonst aussuchen kann, welches du bekommst.
setup-ranked = Gewertet: kein Zurücknehmen, keine Pause
