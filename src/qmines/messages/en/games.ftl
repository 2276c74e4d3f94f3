### What rules, levels, options, kinds of help and times are called, wherever games are listed.

# $rules is the name of a rule set, $level that of a level.
game-title = { $rules }, { $level }
game-rules-classic = Classic
game-rules-forgiving = Forgiving
game-rules-qubits = Qubits
game-rules-entangled = Entangled
game-rules-sandbox = Sandbox

## Levels

game-level-beginner = Beginner
game-level-intermediate = Intermediate
game-level-expert = Expert
game-level-guided = Guided
game-level-pairs = Pairs
game-level-links = Links
game-level-trios = Trios
game-level-superposition = Superposition
game-level-basis = Basis
game-level-singlet = Singlet
game-level-mermin = Mermin
game-level-free = Free
game-level-number = Level { $number }
game-level-sized = { $level } { $width }×{ $height }
game-size-mines =
    { $count ->
        [one] { $width }×{ $height }, one mine
       *[other] { $width }×{ $height }, { $count } mines
    }

## Options

game-options-default = Default options
game-option-value = { $option }: { $value }
game-option-from-a-position = Custom position
game-option-first = First click
game-option-first-opening = opens an area
game-option-first-safe = is safe
game-option-first-anything = can be a mine
game-option-questions = Question marks
game-option-no-guess = No guessing
game-option-knowledge = What counts as knowable
game-option-knowledge-deducible = everything logic can reach
game-option-knowledge-visible = only the numbers on screen
game-option-strict = Strict
game-option-notice = Announce saves
game-option-notice-end = after the game
game-option-notice-now = immediately
game-option-plus = Mines on H
game-option-minus = Safe on H
game-option-expert = Expert cascade
game-option-labels = Dirac notation
game-option-labels-original = original: |−⟩ is safe on H
game-option-labels-textbook = textbook: |+⟩ is safe on H
game-option-numbers = Show numbers
game-option-numbers-both = on both boards
game-option-numbers-clicked = on the board you clicked
game-option-layout = Fixed layout
game-option-lesson = Lesson
game-option-singlets = Singlet pairs
game-option-links = Links
game-option-trios = Mermin trios
game-option-shields = Shields
game-option-hidden = Hide which cells are linked

## Kinds of help

# How many cells there are that are safe, and mines, on the boards Z and H.
game-totals =
    Z: { $zero } safe, { $one ->
        [one] { $one } mine
       *[other] { $one } mines
    } · H: { $minus } safe, { $plus ->
        [one] { $plus } mine
       *[other] { $plus } mines
    }
# The same in Dirac notation; $bad and $good are the labels of the states that are certain on H.
game-totals-dirac = |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-totals-dirac-shields = { game-totals-dirac } · Shields: { $shields }
game-totals-shields = { game-totals } · Shields: { $shields }
# The same during a game: cells that are still hidden. $zero and $minus are numbers, or such as ≤3.
game-left =
    Z: { $zero } to open, { $one ->
        [one] { $one } mine
       *[other] { $one } mines
    } · H: { $minus } to open, { $plus ->
        [one] { $plus } mine
       *[other] { $plus } mines
    }
game-left-dirac = Left: |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-left-dirac-shields = { game-left-dirac } · Shields: { $shields }
game-left-shields = { game-left } · Shields: { $shields }
game-help-none = No help
game-help-hint = Hints
game-help-coach = Coach
game-help-move = One move at a time
game-help-simple = Simple moves
game-help-smart = Case analysis
game-help-deduce = Certain moves
game-help-auto = Auto-play
game-help-overlay = Chances
game-help-flags = Flag check
game-help-undo = Undo
game-help-seed = Known board
game-help-together = Played together
game-help-position = Custom position
game-help-local = Played on your device
# $kind is a kind of help from above, $count how often it was used.
game-help-times = { $kind } ({ $count }×)

## Times

time-seconds = { $seconds } s
# Where there is no value.
value-none = –
