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
setup-full = Tyle się nie zmieści: wszystkich pól jest { $cells }. Zmniejsz liczby albo powiększ planszę.
setup-too-dense = Plansze bez zgadywania nie mogą być aż tak gęste: limit min to { $mines }.
setup-seed = Twoje ziarno
setup-seed-help = Twoje ziarno współtworzy planszę, więc nikt inny nie wybierze, którą dostaniesz.
setup-ranked = Rankingowa: bez cofania, bez pauzy
