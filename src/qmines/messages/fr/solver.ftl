### What the solver says of a position that it cannot answer for.

## No board fits. $clues are numbers on the board with their places, a smallest set of them to blame; $count is how many.

contradiction-any = Aucune grille ne correspond à cette position.
contradiction-total =
    { $mines ->
        [one] Aucune grille avec { $mines } mine au total ne correspond à cette position.
       *[other] Aucune grille avec { $mines } mines au total ne correspond à cette position.
    }
contradiction-clues =
    { $count ->
        [one] Aucune grille ne convient : { CLUES($clues) } ne peut pas être juste.
        [2] Aucune grille ne convient : { CLUES($clues) } se contredisent.
       *[other] Aucune grille ne convient : { CLUES($clues) } ne peuvent pas tous être justes.
    }
contradiction-clues-total =
    { $mines ->
        [one] Aucune grille avec { $mines } mine au total ne convient : { $count ->
            [one] { CLUES($clues) } ne peut pas être juste.
            [2] { CLUES($clues) } se contredisent.
           *[other] { CLUES($clues) } ne peuvent pas tous être justes.
        }
       *[other] Aucune grille avec { $mines } mines au total ne convient : { $count ->
            [one] { CLUES($clues) } ne peut pas être juste.
            [2] { CLUES($clues) } se contredisent.
           *[other] { CLUES($clues) } ne peuvent pas tous être justes.
        }
    }
# There was no time to find out whether fewer numbers would do.
contradiction-clues-perhaps = Aucune grille ne convient : { CLUES($clues) } ne peuvent pas tous être justes (peut-être que seuls certains se contredisent).
contradiction-clues-total-perhaps =
    { $mines ->
        [one] Aucune grille avec { $mines } mine au total ne convient : { CLUES($clues) } ne peuvent pas tous être justes (peut-être que seuls certains se contredisent).
       *[other] Aucune grille avec { $mines } mines au total ne convient : { CLUES($clues) } ne peuvent pas tous être justes (peut-être que seuls certains se contredisent).
    }

## The number of mines is impossible. $room is how many cells can hold one, $known how many are said to.

total-too-large =
    { $room ->
        [0] Il n’y a aucune case cachée où placer une mine. Total indiqué : { $mines }.
        [one] { $mines } mines ne tiennent pas dans une seule case cachée.
       *[other] { $mines } mines ne tiennent pas dans { $room } cases cachées.
    }
total-too-small =
    { $known ->
        [one] { $known } case est indiquée comme mine connue, mais le total est de { $mines }.
       *[other] { $known } cases sont indiquées comme mines connues, mais le total est de { $mines }.
    }

## It takes too long or too much memory.

analysis-needs-time =
    { $seconds ->
        [one] Impossible d’analyser cette position en { $seconds } seconde. Réessaie quand plus de cases seront ouvertes.
       *[other] Impossible d’analyser cette position en { $seconds } secondes. Réessaie quand plus de cases seront ouvertes.
    }
analysis-needs-memory = Impossible d’analyser cette position avec { $mib } Mio de mémoire. Réessaie quand plus de cases seront ouvertes.
advice-needs-time =
    { $seconds ->
        [one] Impossible de trouver le meilleur coup en { $seconds } seconde. Réessaie quand plus de cases seront ouvertes.
       *[other] Impossible de trouver le meilleur coup en { $seconds } secondes. Réessaie quand plus de cases seront ouvertes.
    }
advice-needs-memory = Impossible de trouver le meilleur coup avec { $mib } Mio de mémoire. Réessaie quand plus de cases seront ouvertes.
deduction-needs-time =
    { $seconds ->
        [one] Impossible de trouver tous les coups sûrs en { $seconds } seconde. Réessaie quand plus de cases seront ouvertes.
       *[other] Impossible de trouver tous les coups sûrs en { $seconds } secondes. Réessaie quand plus de cases seront ouvertes.
    }
deduction-needs-memory = Impossible de trouver tous les coups sûrs avec { $mib } Mio de mémoire. Réessaie quand plus de cases seront ouvertes.
numbers-need-time = Impossible de calculer à temps les chiffres possibles en { CELL($cell) }. Réessaie quand plus de cases seront ouvertes.
qubits-need-time =
    { $seconds ->
        [one] Impossible de calculer les risques en { $seconds } seconde. Réessaie quand plus de cases seront ouvertes.
       *[other] Impossible de calculer les risques en { $seconds } secondes. Réessaie quand plus de cases seront ouvertes.
    }
qubits-need-memory = Impossible de calculer les risques avec { $mib } Mio de mémoire. Réessaie quand plus de cases seront ouvertes.
qubits-too-many = Impossible de calculer les risques : il y a trop de façons de placer les groupes cachés. Réessaie quand plus de cases seront ouvertes.

## No layout of qubits fits

layout-contradiction-cell = Aucune configuration ne convient aux chiffres autour de la case en { CELL($cell) }.
layout-contradiction-total = Aucune configuration ne convient aux chiffres et aux totaux.

## The budget of a command or a call ran out

exact-needs-time = Le compte exact demande plus de { $seconds } s. Accorde plus de temps, ou utilise des estimations (méthode « auto »).
exact-needs-memory = Le compte exact demande plus de { $mib } Mio. Accorde plus de mémoire, ou utilise des estimations (méthode « auto »).
boards-need-time = Le tirage exact de grilles demande plus de { $seconds } s. Accorde plus de temps.
boards-need-memory = Le tirage exact de grilles demande plus de { $mib } Mio. Accorde plus de mémoire.
