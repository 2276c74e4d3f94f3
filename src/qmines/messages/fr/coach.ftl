### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Coach
coach-next = Suivant
coach-back = Retour
coach-page = { $page } sur { $pages }
coach-hide = Cacher le coach
coach-again = Recommencer
coach-undo-button = Annuler
coach-none = Il n’y a pas de coach pour cette partie.
coach-offer =
    { $rules ->
        [entangled] Tu découvres le mode Intriqué ? Un coach t’accompagne coup par coup dans ta première partie.
       *[other] Tu découvres le mode Qubits ? Un coach t’accompagne coup par coup dans ta première partie.
    }
coach-offer-play = Jouer la partie guidée
coach-offer-no = Non merci

## The first game

coach-boards = Ce jeu a deux grilles, Z et H. Elles montrent les mêmes cases : { CELL($corner) } sur Z et { CELL($corner) } sur H sont une seule et même case, vue de deux façons.
coach-kinds = Il y a quatre sortes de cases. Chacune est certaine sur une grille et un pile ou face sur l’autre. Tu ne vois pas laquelle est laquelle.
coach-numbers = Les chiffres marchent comme au démineur, une fois pour chaque grille. Un chiffre additionne les cases fermées qui l’entourent : 1 pour une mine, ½ pour un pile ou face, 0 pour une case sûre.
coach-goal = Pour gagner, ouvre chaque case sûre sur la grille où elle est sûre : { $zero } sur Z et { $minus } sur H. Laisse les mines fermées : { $one } sur Z et { $plus } sur H. Ouvrir un pile ou face peut te coûter la partie.
coach-first = Commence dans le coin en haut à gauche : ici, il est sûr sur Z. Ouvre la case en { CELL($corner) } sur la grille Z.
coach-corner = Le coin est vide, ce qui veut dire 0 : rien autour ne peut être une mine sur Z, donc ces cases se sont ouvertes toutes seules. Même chose en { CELL($below) }.
coach-compare = Maintenant, ne regarde que Z : les cases en { CELL($first) } et en { CELL($second) } affichent toutes les deux 1, mais la seconde compte aussi celle en { CELL($cell) }. Que peut ajouter cette case sur Z ?
coach-compared = Rien : sinon, le second chiffre serait plus grand. Il n’y a donc pas de mine sur Z en { CELL($cell) }. Ouvre cette case sur Z.
coach-half = Certains chiffres ont baissé, car ils ne comptent que les cases fermées. Le nouveau sur Z est ½, et un ½ ne peut venir que d’un pile ou face. Autour de la case en { CELL($cell) }, il y a donc un pile ou face sur Z, et toutes les autres cases sont sûres.
coach-shared = Sur Z, la case en { CELL($clue) } affiche 1½. Trois de ses voisines touchent aussi celle en { CELL($cell) }, et ajoutent au plus ½. Le 1 vient donc de la case en { CELL($mine) }, et le ½ d’une de ces trois. Il ne reste rien pour la dernière colonne : ouvre la case en { CELL($safe) } sur Z.

## The second game

coach-second = Une grille plus grande. Cases sûres : { $zero } sur Z et { $minus } sur H. Tu n’auras jamais à parier. Je te montre les chiffres utiles ; essaie de comprendre pourquoi avant d’ouvrir la case.

## The first game of Entangled

coach-linked = Deux cases de cette grille sont liées ; elles portent toutes les deux la lettre a. Chacune est un pile ou face sur les deux grilles et ajoute ½ aux chiffres voisins. Mais ensemble, elles sont certaines : ouvre les deux sur la même grille, et exactement une est une mine.
coach-shields = N’ouvre donc pas une case liée sans protection. Avec un bouclier, tu peux tester une case sans craindre la mine. Tester une case d’une paire décide aussi de l’autre, où qu’elle soit.

## What a move did

coach-opened = Pas de mine ici.
coach-opened-more =
    { $count ->
        [one] Pas de mine ici, et un 0 a ouvert { $count } case de plus.
       *[other] Pas de mine ici, et un 0 a ouvert { $count } cases de plus.
    }
coach-gamble = C’était un pari, avec { PERCENT($risk) } de risque de mine.
# On the web site, where a tool is chosen first.
coach-use-shield = Choisis « Bouclier », puis touche la case.
coach-turn = Passe à la grille { $board }.

## The end

coach-won = Gagné ! Toutes les cases sûres sont ouvertes, chacune sur la grille où elle est sûre.
coach-won-next = { coach-won } On passe à la leçon suivante ?
coach-lost-mine = La case en { CELL($cell) } était une mine sur { $board }.
coach-lost-toss = La case en { CELL($cell) } était un pile ou face sur { $board }, et tu l’as perdu. Elle n’était certaine que sur { $other }.
coach-lost-linked = La case en { CELL($cell) } était liée : un pile ou face sur les deux grilles. C’est à ça que servent les boucliers.
coach-undo = Tu peux annuler ce coup.
coach-gave-up = Recommence quand tu veux.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = sûre
coach-kind-mine = mine
coach-kind-toss = pile ou face
coach-picture-kinds = Les quatre sortes de cases
coach-picture-numbers = D’où vient un chiffre : 0 pour une case sûre, ½ pour un pile ou face, 1 pour une mine

## In the terminal

coach-none-here = Le coach n’aide que dans les parties guidées : niveau 1 et Guidé.
coach-sum = case sûre 0  +  pile ou face ½  +  mine 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open } : suite ({ $page } sur { $pages }) · { $hide } : cacher le coach
coach-keys = Flèches : bouger · { $open } : ouvrir · { $other } : autre grille · { $hide } : cacher le coach
coach-keys-shield = Flèches : bouger · { $shield } : bouclier · { $other } : autre grille · { $hide } : cacher le coach
