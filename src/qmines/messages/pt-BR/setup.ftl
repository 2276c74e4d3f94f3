### Setting up a game: its level and its options.

setup-level = Nível
setup-custom = Personalizado
setup-any-size = qualquer tamanho
setup-width = Largura
setup-height = Altura
setup-mines = Minas
setup-mines-z = Minas em Z
setup-density-mines = { PERCENT($density) } de minas
# Cells of each kind, and those that share a state with others.
setup-totals-linked =
    { $linked ->
        [1] { game-totals } · { $linked } ligada
       *[other] { game-totals } · { $linked } ligadas
    }
setup-full = Esses números não cabem em { $cells } casas. Diminua-os ou use um tabuleiro maior.
setup-too-dense =
    { $mines ->
        [1] Tabuleiros sem chute não podem ser tão densos: use no máximo uma mina.
       *[other] Tabuleiros sem chute não podem ser tão densos: use no máximo { $mines } minas.
    }
setup-seed = Sua seed
setup-seed-help = Sua seed ajuda a gerar o tabuleiro, então ninguém mais pode escolher qual você recebe.
setup-ranked = Ranqueada: sem desfazer, sem pausa
