### What rules, levels, options, kinds of help and times are called, wherever games are listed.

# $rules is the name of a rule set, $level that of a level.
game-title = { $rules }, { $level }
game-rules-classic = Klassisch
game-rules-forgiving = Nachsichtig
game-rules-qubits = Qubits
game-rules-entangled = Verschränkt
game-rules-sandbox = Sandkasten

## Levels

game-level-beginner = Anfänger
game-level-intermediate = Fortgeschritten
game-level-expert = Profi
game-level-guided = Geführt
game-level-pairs = Paare
game-level-links = Verbindungen
game-level-trios = Trios
game-level-superposition = Superposition
game-level-basis = Basis
game-level-singlet = Singulett
game-level-mermin = Mermin
game-level-free = Frei
game-level-number = Stufe { $number }
game-level-sized = { $level } { $width }×{ $height }
game-size-mines =
    { $count ->
        [one] { $width }×{ $height }, eine Mine
       *[other] { $width }×{ $height }, { $count } Minen
    }

## Options

game-options-default = Standardoptionen
game-option-value = { $option }: { $value }
game-option-from-a-position = Eigene Stellung
game-option-first = Erster Klick
game-option-first-opening = öffnet ein Gebiet
game-option-first-safe = ist sicher
game-option-first-anything = kann eine Mine sein
game-option-questions = Fragezeichen
game-option-no-guess = Ohne Raten
game-option-knowledge = Was als erkennbar gilt
game-option-knowledge-deducible = alles, was die Logik hergibt
game-option-knowledge-visible = nur die sichtbaren Zahlen
game-option-strict = Streng
game-option-notice = Rettungen melden
game-option-notice-end = nach dem Spiel
game-option-notice-now = sofort
game-option-plus = Minen auf H
game-option-minus = Sicher auf H
game-option-expert = Profi-Kaskade
game-option-labels = Dirac-Notation
game-option-labels-original = Original: |−⟩ ist auf H sicher
game-option-labels-textbook = Lehrbuch: |+⟩ ist auf H sicher
game-option-numbers = Zahlen zeigen
game-option-numbers-both = auf beiden Brettern
game-option-numbers-clicked = auf dem angeklickten Brett
game-option-layout = Feste Belegung
game-option-lesson = Lektion
game-option-singlets = Singulett-Paare
game-option-links = Verbindungen
game-option-trios = Mermin-Trios
game-option-shields = Schilde
game-option-hidden = Verbindungen verbergen

## Kinds of help

# How many cells there are that are safe, and mines, on the boards Z and H.
game-totals =
    Z: { $zero } sicher, { $one ->
        [one] { $one } Mine
       *[other] { $one } Minen
    } · H: { $minus } sicher, { $plus ->
        [one] { $plus } Mine
       *[other] { $plus } Minen
    }
# The same in Dirac notation; $bad and $good are the labels of the states that are certain on H.
game-totals-dirac = |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-totals-dirac-shields = { game-totals-dirac } · Schilde: { $shields }
game-totals-shields = { game-totals } · Schilde: { $shields }
# The same during a game: cells that are still hidden. $zero and $minus are numbers, or such as ≤3.
game-left =
    Z: noch { $zero }, { $one ->
        [one] { $one } Mine
       *[other] { $one } Minen
    } · H: noch { $minus }, { $plus ->
        [one] { $plus } Mine
       *[other] { $plus } Minen
    }
game-left-dirac = Übrig: |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-left-dirac-shields = { game-left-dirac } · Schilde: { $shields }
game-left-shields = { game-left } · Schilde: { $shields }
game-help-none = Ohne Hilfe
game-help-hint = Tipps
game-help-coach = Coach
game-help-move = Einzelne Züge
game-help-simple = Einfache Züge
game-help-smart = Fallunterscheidung
game-help-deduce = Sichere Züge
game-help-auto = Automatik
game-help-overlay = Risiken
game-help-flags = Flaggenprüfung
game-help-undo = Rückgängig
game-help-seed = Bekanntes Spielfeld
game-help-together = Gemeinsam gespielt
game-help-position = Eigene Stellung
game-help-local = Auf deinem Gerät gespielt
# $kind is a kind of help from above, $count how often it was used.
game-help-times = { $kind } ({ $count }×)

## Times

time-seconds = { $seconds } s
# Where there is no value.
value-none = –
