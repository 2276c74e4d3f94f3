### What rules, levels, options, kinds of help and times are called, wherever games are listed.

# $rules is the name of a rule set, $level that of a level.
game-title = { $rules }, { $level }
game-rules-classic = Classique
game-rules-forgiving = Indulgent
game-rules-qubits = Qubits
game-rules-entangled = Intriqué
game-rules-sandbox = Bac à sable

## Levels

game-level-beginner = Débutant
game-level-intermediate = Intermédiaire
game-level-expert = Expert
game-level-guided = Guidé
game-level-pairs = Paires
game-level-links = Liens
game-level-trios = Trios
game-level-superposition = Superposition
game-level-basis = Base
game-level-singlet = Singulet
game-level-mermin = Mermin
game-level-free = Libre
game-level-number = Niveau { $number }
game-level-sized = { $level } { $width }×{ $height }
game-size-mines =
    { $count ->
        [one] { $width }×{ $height }, { $count } mine
       *[other] { $width }×{ $height }, { $count } mines
    }

## Options

game-options-default = Options par défaut
game-option-value = { $option } : { $value }
game-option-from-a-position = Position personnalisée
game-option-first = Premier clic
game-option-first-opening = ouvre une zone
game-option-first-safe = est sûr
game-option-first-anything = peut être une mine
game-option-questions = Points d’interrogation
game-option-no-guess = Sans hasard
game-option-knowledge = Ce qu’on peut savoir
game-option-knowledge-deducible = tout ce que la logique permet
game-option-knowledge-visible = seulement les chiffres à l’écran
game-option-strict = Strict
game-option-notice = Annoncer les sauvetages
game-option-notice-end = après la partie
game-option-notice-now = tout de suite
game-option-plus = Mines sur H
game-option-minus = Sûres sur H
game-option-expert = Cascade experte
game-option-labels = Notation de Dirac
game-option-labels-original = originale : |−⟩ est sûr sur H
game-option-labels-textbook = des manuels : |+⟩ est sûr sur H
game-option-numbers = Afficher les chiffres
game-option-numbers-both = sur les deux grilles
game-option-numbers-clicked = sur la grille cliquée
game-option-layout = Configuration fixe
game-option-lesson = Leçon
game-option-singlets = Paires singulet
game-option-links = Liens
game-option-trios = Trios de Mermin
game-option-shields = Boucliers
game-option-hidden = Cacher quelles cases sont liées

## Kinds of help

# How many cells there are that are safe, and mines, on the boards Z and H.
game-totals =
    Z : { $zero ->
        [one] { $zero } sûre
       *[other] { $zero } sûres
    }, { $one ->
        [one] { $one } mine
       *[other] { $one } mines
    } · H : { $minus ->
        [one] { $minus } sûre
       *[other] { $minus } sûres
    }, { $plus ->
        [one] { $plus } mine
       *[other] { $plus } mines
    }
# The same in Dirac notation; $bad and $good are the labels of the states that are certain on H.
game-totals-dirac = |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-totals-dirac-shields = { game-totals-dirac } · Boucliers : { $shields }
game-totals-shields = { game-totals } · Boucliers : { $shields }
# The same during a game: cells that are still hidden. $zero and $minus are numbers, or such as ≤3.
game-left =
    Z : { $zero } à ouvrir, { $one ->
        [one] { $one } mine
       *[other] { $one } mines
    } · H : { $minus } à ouvrir, { $plus ->
        [one] { $plus } mine
       *[other] { $plus } mines
    }
game-left-dirac = Reste : |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-left-dirac-shields = { game-left-dirac } · Boucliers : { $shields }
game-left-shields = { game-left } · Boucliers : { $shields }
game-help-none = Sans aide
game-help-hint = Indices
game-help-coach = Coach
game-help-move = Un coup à la fois
game-help-simple = Coups simples
game-help-smart = Analyse de cas
game-help-deduce = Coups sûrs
game-help-auto = Jeu auto
game-help-overlay = Risques
game-help-flags = Vérification des drapeaux
game-help-undo = Annulation
game-help-seed = Grille connue
game-help-together = Jouée à plusieurs
game-help-position = Position personnalisée
game-help-local = Jouée sur ton appareil
# $kind is a kind of help from above, $count how often it was used.
game-help-times = { $kind } ({ $count }×)

## Times

time-seconds = { $seconds } s
# Where there is no value.
value-none = –
