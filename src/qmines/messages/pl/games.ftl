### What rules, levels, options, kinds of help and times are called, wherever games are listed.

# $rules is the name of a rule set, $level that of a level.
game-title = { $rules }, { $level }
game-rules-classic = Klasyczny
game-rules-forgiving = Wyrozumiały
game-rules-qubits = Kubity
game-rules-entangled = Splątanie
game-rules-sandbox = Piaskownica

## Levels

game-level-beginner = Początkujący
game-level-intermediate = Zaawansowany
game-level-expert = Ekspert
game-level-guided = Z trenerem
game-level-pairs = Pary
game-level-links = Powiązania
game-level-trios = Tria
game-level-superposition = Superpozycja
game-level-basis = Baza
game-level-singlet = Singlet
game-level-mermin = Mermin
game-level-free = Dowolnie
game-level-number = Poziom { $number }
game-level-sized = { $level } { $width }×{ $height }
game-size-mines = { $width }×{ $height }, miny: { $count }

## Options

game-options-default = Opcje domyślne
game-option-value = { $option }: { $value }
game-option-from-a-position = Własna pozycja
game-option-first = Pierwsze kliknięcie
game-option-first-opening = odkrywa obszar
game-option-first-safe = jest bezpieczne
game-option-first-anything = może trafić na minę
game-option-questions = Znaki zapytania
game-option-no-guess = Bez zgadywania
game-option-knowledge = Co można wiedzieć
game-option-knowledge-deducible = wszystko, co wynika z logiki
game-option-knowledge-visible = to, co wynika z widocznych liczb
game-option-strict = Surowe zasady
game-option-notice = Ogłaszaj ratunki
game-option-notice-end = po grze
game-option-notice-now = od razu
game-option-plus = Miny na H
game-option-minus = Bezpieczne na H
game-option-expert = Kaskada ekspercka
game-option-labels = Notacja Diraca
game-option-labels-original = oryginalna: |−⟩ jest bezpieczne na H
game-option-labels-textbook = podręcznikowa: |+⟩ jest bezpieczne na H
game-option-numbers = Pokazuj liczby
game-option-numbers-both = na obu planszach
game-option-numbers-clicked = na klikniętej planszy
game-option-layout = Stały układ
game-option-lesson = Lekcja
game-option-singlets = Pary singletowe
game-option-links = Powiązania
game-option-trios = Tria Mermina
game-option-shields = Tarcze
game-option-hidden = Ukryj, które pola są powiązane

## Kinds of help

# How many cells there are that are safe, and mines, on the boards Z and H.
game-totals = Z: bezpieczne { $zero }, miny { $one } · H: bezpieczne { $minus }, miny { $plus }
# The same in Dirac notation; $bad and $good are the labels of the states that are certain on H.
game-totals-dirac = |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-totals-dirac-shields = { game-totals-dirac } · Tarcze: { $shields }
game-totals-shields = { game-totals } · Tarcze: { $shields }
# The same during a game: cells that are still hidden. $zero and $minus are numbers, or such as ≤3.
game-left = Z: do odkrycia { $zero }, miny { $one } · H: do odkrycia { $minus }, miny { $plus }
game-left-dirac = Zostało: |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-left-dirac-shields = { game-left-dirac } · Tarcze: { $shields }
game-left-shields = { game-left } · Tarcze: { $shields }
game-help-none = Bez pomocy
game-help-hint = Podpowiedzi
game-help-coach = Trener
game-help-move = Pojedyncze ruchy
game-help-simple = Proste ruchy
game-help-smart = Analiza przypadków
game-help-deduce = Pewne ruchy
game-help-auto = Autopilot
game-help-overlay = Ryzyko
game-help-flags = Sprawdzanie flag
game-help-undo = Cofanie
game-help-seed = Znana plansza
game-help-together = Gra wspólna
game-help-position = Własna pozycja
game-help-local = Gra na własnym urządzeniu
# $kind is a kind of help from above, $count how often it was used.
game-help-times = { $kind } ({ $count }×)

## Times

time-seconds = { $seconds } s
# Where there is no value.
value-none = –
