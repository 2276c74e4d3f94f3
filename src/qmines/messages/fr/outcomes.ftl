### How a game ends, what happened on the way, and how it is judged.

## Why the game is over

outcome-cleared = Tu as ouvert toutes les cases sans mine.
outcome-measured = Il ne reste que des mines : tu as mesuré toutes les autres cases.
outcome-learnt = Tu as vu tout ce que cette leçon avait à montrer.
outcome-mine = Tu as touché une mine.
outcome-wrong-flag = Un drapeau était mal placé, et l’accord a ouvert une mine.
outcome-known-mine = La logique permettait de savoir que c’était une mine.
# The mine was far from the numbers; opening safe cells would have led to it.
outcome-known-later = En ouvrant d’abord les cases sûres, tu aurais trouvé cette mine.
outcome-punished = Tu as joué au hasard, alors que la logique permettait de trouver une case sûre.
outcome-resigned = Tu as abandonné.
outcome-rules = Les règles ont mis fin à cette partie.
# One line for both: $why is one of the sentences above.
outcome-won-line = Gagné. { $why }
outcome-lost-line = Perdu. { $why }

## During the game

notice-no-opening = Il y a trop de mines pour une ouverture : ton premier clic était sûr, mais n’a pas ouvert de zone.
notice-unprotected = Aucune case n’est forcément sûre sur la grille choisie, donc ta première case ne pouvait pas être protégée.
# Forgiving moved mines out of the way of a click, or of a chord that opened several cells.
notice-saved =
    { $count ->
        [one] Tu as touché une mine en { CELLS($cells) }. Aucune logique ne pouvait la trouver, alors on l’a déplacée.
       *[other] Tu as touché { $count } mines en { CELLS($cells) }. Aucune logique ne pouvait les trouver, alors on les a déplacées.
    }
notice-saved-visible =
    { $count ->
        [one] Tu as touché une mine en { CELLS($cells) }. Les chiffres à l’écran ne la trahissaient pas, alors on l’a déplacée.
       *[other] Tu as touché { $count } mines en { CELLS($cells) }. Les chiffres à l’écran ne les trahissaient pas, alors on les a déplacées.
    }
notice-risk = Risque pris : { PERCENT($risk) }.
notice-boards = Il y avait { COUNT($boards) } grilles possibles.
# The same in a list.
end-saves-value =
    { $saves ->
        [one] { $saves } mine a été déplacée pour te sauver
       *[other] { $saves } mines ont été déplacées pour te sauver
    }
save-cells = { CELLS($cells) }
save-risk = { CELLS($cells) } : { PERCENT($risk) } de risque
save-boards = { CELLS($cells) } : { PERCENT($risk) } de risque, { COUNT($boards) } grilles possibles
# What a rule set says that has no messages of its own.
plain-text = { $text }

## Whether a loss could have been avoided

verdict-unknown = Cette défaite est trop difficile à juger.
verdict-bad-luck = Malchance : aucun coup n’était plus sûr. Le tien passait dans { PERCENT($survival) } des cas.
verdict-safe-cell = Tu pouvais ouvrir sans risque la case en { CELL($cell) }.
verdict-safe-cell-board = Tu pouvais ouvrir sans risque la case en { CELL($cell) } sur la grille { $board }.
verdict-shield = Tu pouvais utiliser un bouclier.
verdict-safer = Il y avait un coup plus sûr : il passait dans { PERCENT($best) } des cas, le tien dans { PERCENT($survival) }.

## Chances that can’t be shown, or not exactly

chances-sampled = Ces risques sont des estimations, à ± { PERCENT($error) }.
chances-bounds = La plupart des risques seraient trop longs à calculer : seul ce qui est certain est marqué.
chances-too-hard = Ici, les risques sont trop longs à calculer.
chances-paused = La partie était en pause : le joueur ne voyait rien.

## The end of a lesson

lesson-done = Leçon terminée.
lesson-lost = Pas cette fois.
lesson-next = Leçon suivante
lesson-again = Refaire cette leçon
sandbox-lessons = Toutes les leçons
