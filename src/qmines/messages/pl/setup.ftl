### Setting up a game: its level and its options.

setup-level = Poziom
setup-custom = Własny
setup-any-size = dowolny rozmiar
setup-width = Szerokość
setup-height = Wysokość
setup-mines = Miny
setup-mines-z = Miny na Z
setup-density-mines = Miny: { PERCENT($density) }
# Cells of each kind, and those that share a state with others.
setup-totals-linked = { game-totals } · powiązane: { $linked }
setup-full = To więcej, niż pomieści tyle pól: { $cells }.
setup-too-dense =
    { $mines ->
        [one] Plansze bez zgadywania nie mogą być aż tak gęste: najwyżej jedna mina.
        [few] Plansze bez zgadywania nie mogą być aż tak gęste: najwyżej { $mines } miny.
        [many] Plansze bez zgadywania nie mogą być aż tak gęste: najwyżej { $mines } min.
       *[other] Plansze bez zgadywania nie mogą być aż tak gęste: najwyżej { $mines } miny.
    }
setup-seed = Twoje ziarno
setup-seed-help = Twoje ziarno współtworzy planszę, więc nikt inny nie wybierze, którą dostaniesz.
setup-ranked = Rankingowa: bez cofania, bez pauzy
