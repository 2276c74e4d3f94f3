### Setting up a game: its level and its options.

setup-level = Nivel
setup-custom = Personalizado
setup-any-size = cualquier tamaño
setup-width = Ancho
setup-height = Alto
setup-mines = Minas
setup-mines-z = Minas en Z
setup-density-mines = { PERCENT($density) } de minas
# Cells of each kind, and those that share a state with others.
setup-totals-linked =
    { $linked ->
        [one] { game-totals } · { $linked } vinculada
       *[other] { game-totals } · { $linked } vinculadas
    }
setup-full = Estas cantidades no caben en { $cells } casillas. Redúcelas o usa un tablero más grande.
setup-too-dense =
    { $mines ->
        [one] Un tablero sin adivinar no puede ser tan denso: usa una mina como máximo.
       *[other] Un tablero sin adivinar no puede ser tan denso: usa { $mines } minas o menos.
    }
setup-seed = Tu semilla
setup-seed-help = Tu semilla ayuda a generar el tablero, así que nadie más puede elegir cuál te toca.
setup-ranked = Clasificatoria: sin deshacer y sin pausa
