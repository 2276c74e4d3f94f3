### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is the state of a qubit.

qubit-hint-open = Ouvre la case en { CELL($cell) } sur la grille { $board }.
qubit-hint-shield = Teste la case en { CELL($cell) } avec un bouclier sur la grille { $board }.
qubit-only-state = Cette case ne peut être que { STATE($state) }.
qubit-more-certain =
    { $count ->
        [one] { $count } autre case est certaine.
       *[other] { $count } autres cases sont certaines.
    }
# Why a cell is certainly safe on $board. $clue, $other and $clues are open cells, $cells the cells in question;
# $numbers is a list such as “½ on Z and 1 on H”.
# $aside says whether linked cells are left out of the numbers.
qubit-why-zero =
    { $aside ->
        [yes] Sans les cases liées, il reste 0 sur { $board } pour le chiffre en { CELL($clue) }, donc aucune autre case autour n’y est une mine.
       *[no] Le chiffre en { CELL($clue) } vaut maintenant 0 sur { $board }, donc aucune case fermée autour n’y est une mine.
    }
qubit-why-one =
    { $aside ->
        [yes] Sans les cases liées, le chiffre en { CELL($clue) } ne compte plus que { LIST($numbers) } pour { $count } cases fermées : le compte n’est bon que si elles sont toutes sûres sur { $board }.
       *[no] { qubit-why-one-alone }
    }
qubit-why-one-alone =
    { $count ->
        [one] La case en { CELL($clue) } affiche { LIST($numbers) }, et ne compte plus que cette case fermée. Le compte n’est bon que si elle est sûre sur { $board }.
       *[other] La case en { CELL($clue) } affiche { LIST($numbers) } pour { $count } cases fermées. Le compte n’est bon que si elles sont toutes sûres sur { $board }.
    }
qubit-why-same =
    { $aside ->
        [yes] Sans compter les cases liées, les chiffres en { CELL($clue) } et en { CELL($other) } valent tous les deux { $number } sur { $board }, mais celui en { CELL($clue) } compte aussi : { CELLS($cells) }. { qubit-adds-nothing }
       *[no] Les chiffres en { CELL($clue) } et en { CELL($other) } valent tous les deux { $number } sur { $board }, mais celui en { CELL($clue) } compte aussi : { CELLS($cells) }. { qubit-adds-nothing }
    }
qubit-adds-nothing =
    { $cells ->
        [one] Cette case n’ajoute donc rien : elle est sûre sur { $board }.
       *[other] Ces cases n’ajoutent donc rien : elles sont sûres sur { $board }.
    }
qubit-why-more =
    { $aside ->
        [yes] Laisse de côté les cases liées. Le chiffre en { CELL($clue) } compte alors les mêmes cases que celui en { CELL($other) }, et aussi : { CELLS($cells) }. La différence est de { LIST($numbers) }. Le compte n’est bon que si cette case est sûre sur { $board }.
       *[no] Le chiffre en { CELL($clue) } compte les mêmes cases que celui en { CELL($other) }, et aussi : { CELLS($cells) }. La différence est de { LIST($numbers) }. Le compte n’est bon que si cette case est sûre sur { $board }.
    }
qubit-why-need =
    { $count ->
        [one] Le chiffre en { CELL($clue) } vaut { LIST($numbers) }, pour { $count } case fermée.
       *[other] Le chiffre en { CELL($clue) } vaut { LIST($numbers) }, pour { $count } cases fermées.
    }
qubit-why-adds-up = Pris ensemble, ces chiffres ne tombent juste que si cette case est sûre sur { $board }.
qubit-why-linked = Cette case est liée, et le résultat en { CELLS($clues) } la rend sûre sur { $board }.
qubit-why-several = Ensemble, les chiffres en { CELLS($clues) } ne laissent pas d’autre possibilité : cette case est sûre sur { $board }.
qubit-why-totals = Les chiffres en { CELLS($clues) } et les totaux de chaque sorte de case ne laissent pas d’autre possibilité : cette case est sûre sur { $board }.
qubit-why-totals-alone = Les totaux de chaque sorte de case ne laissent pas d’autre possibilité : cette case est sûre sur { $board }.
qubit-group-ruled-out = Les mesures dans le groupe de cette case excluent une mine ici sur la grille { $board }.
qubit-shield-settles = Cette case est liée : c’est un pile ou face sur les deux grilles. Un bouclier la teste sans risque, et le résultat décide des cases qui lui sont liées.
qubit-shield-likely-linked = Cette case est probablement liée, et c’est sur une case liée qu’un bouclier sert le plus.
qubit-shield-half = Le risque de mine est de 50 %, et c’est là qu’un bouclier sert le plus.
qubit-shield-spare = Tu as plus de boucliers qu’il n’en faut pour les groupes.
qubit-first-safe = La première case est toujours sûre, et c’est un coin qui a le plus de chances d’ouvrir une zone.
qubit-first-unknown = On ne sait encore rien. C’est un coin qui a le plus de chances d’ouvrir une zone.
qubit-risk = Rien n’est certain : { PERCENT($risk) } de risque de mine.
qubit-survives = Rien n’est certain ; ce coup passe dans { PERCENT($survival) } des cas : { LIST($states) }.
qubit-survives-about = Rien n’est certain ; ce coup passe dans { PERCENT($survival) } ± { PERCENT($error) } des cas : { LIST($states) }.
qubit-state-share = { STATE($state) } ({ PERCENT($share) })
qubit-no-state = sans état individuel
qubit-wins = Avec ce coup, tu gagnes { PERCENT($share) } des parties.
qubit-none-left = Il n’y a plus rien à mesurer.

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $label } (x = { $x }, z = { $z }), forcément sûre sur { $board } et pile ou face sur { $other }.
arrow-mine = { $label } (x = { $x }, z = { $z }), forcément une mine sur { $board } et pile ou face sur { $other }.
arrow-none = sans état propre (x = 0, z = 0), pile ou face sur les deux grilles.
