### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Coach
coach-next = Suivant
coach-back = Retour
coach-page = { $page } sur { $pages }
coach-hide = Cacher le coach
coach-again = Recommencer
coach-undo-button = Annuler
coach-none = Il n’y a pas de coach pour cette partie, seulement pour les modes Qubits et Intriqué.
coach-offer =
    { $rules ->
        [entangled] Tu découvres le mode Intriqué ? Un coach t’accompagne coup par coup dans ta première partie.
       *[other] Tu découvres le mode Qubits ? Un coach t’accompagne coup par coup dans ta première partie.
    }
coach-offer-play = Jouer la partie guidée
coach-offer-no = Non merci

## The first game

coach-boards = Ce jeu a deux grilles, Z et H. Elles montrent les mêmes cases de deux façons : { CELL($corner) } sur Z et { CELL($corner) } sur H sont une seule et même case. Ouverte sur une grille, elle l’est sur les deux.
coach-kinds = Il y a quatre sortes de cases. Sur une grille, une case est certaine : sûre ou minée. Sur l’autre, c’est un pile ou face. Tu ne vois pas de quelle sorte est une case.
coach-numbers = Chaque grille a ses chiffres. Un chiffre additionne les cases encore fermées qui l’entourent : 1 pour une mine, ½ pour un pile ou face, 0 pour une case sûre. Contrairement au démineur, un chiffre peut donc baisser quand tu ouvres des cases.
coach-goal = Pour gagner, ouvre chaque case sûre sur la grille où elle est sûre : { $zero } sur Z et { $minus } sur H. Les { $mines } autres cases sont des mines : laisse-les fermées. Sur la mauvaise grille, une case est un pile ou face et peut te coûter la partie.
coach-first = Commence dans le coin en haut à gauche : ici, il est sûr sur Z. Ouvre la case en { CELL($corner) } sur la grille Z.
coach-corner = Le coin est vide, ce qui veut dire 0 : aucune des cases qui l’entourent n’est une mine sur Z, donc elles se sont ouvertes toutes seules. Même chose en { CELL($below) }.
coach-compare = Maintenant, ne regarde que Z : les cases en { CELL($first) } et en { CELL($second) } affichent toutes les deux 1, mais la seconde compte aussi celle en { CELL($cell) }. Que peut ajouter cette case sur Z ? La réponse est à la page suivante.
coach-compared = Les deux chiffres sont égaux, donc la case en { CELL($cell) } n’ajoute rien : elle est sûre sur Z. Ouvre-la sur Z.
coach-half = Le nouveau chiffre sur Z est ½, et un ½ ne peut venir que d’un pile ou face. Parmi les cases fermées autour de celle en { CELL($cell) }, il y a donc exactement un pile ou face sur Z, et les autres y sont sûres.
coach-shared = Sur Z, la case en { CELL($clue) } affiche 1½ et touche quatre cases cachées. Les trois en surbrillance touchent aussi celle en { CELL($cell) }, donc à elles trois elles ajoutent au plus ½. La quatrième, en { CELL($mine) }, ajoute donc 1 : c’est une mine.
coach-shared-rest = Les trois cases en surbrillance ajoutent l’autre ½, et c’est tout ce que compte la case en { CELL($cell) } sur Z. Ses autres voisines cachées, les trois cochées, n’ajoutent donc rien : elles sont sûres sur Z. Commence par celle en { CELL($safe) }.
coach-same-reason = Ouvre aussi la case en { CELL($safe) } sur { $board } : elle est sûre pour la même raison que celle que tu viens d’ouvrir.
coach-toss-why = Cette case était sûre. Sur Z, la case en { CELL($first) } affiche 1, donc il y a une mine en { CELL($mine) }. Cette mine prend 1 du 1½ en { CELL($second) }, et il reste ½ pour la case en { CELL($cell) } : un pile ou face sur Z.
coach-safe-on-h = Sur H, les cases en { CELL($first) } et en { CELL($second) } affichent toutes les deux ½, mais seule la seconde compte aussi celle en { CELL($cell) }. Cette case n’ajoute donc rien : elle est sûre sur H. Ouvre-la sur H.

## The second game

coach-second = Cette grille est plus grande. Cases sûres : { $zero } sur Z et { $minus } sur H. Tu n’auras jamais à parier. À chaque coup, je te montre les chiffres utiles et la raison.

## The first game of Entangled

coach-linked = Deux cases de cette grille sont liées ; elles portent toutes les deux la lettre a. Chacune est un pile ou face sur les deux grilles et ajoute ½ aux chiffres voisins. Mais ensemble, elles sont certaines : ouvre-les sur la même grille, et exactement une des deux est une mine.
coach-shields = N’ouvre pas une case liée sans protection. Avec un bouclier, tu peux tester une case sans danger, même si c’est une mine. Tester une case d’une paire décide aussi de l’autre, où qu’elle soit.

## What a move did

coach-opened = Cette case était sûre.
coach-opened-more =
    { $count ->
        [one] Cette case était sûre, et un 0 sur { $board } a ouvert { $count } case de plus.
       *[other] Cette case était sûre, et un 0 sur { $board } a ouvert { $count } cases de plus.
    }
coach-opened-both = Cette case était sûre, et d’autres se sont ouvertes : { $count } sur { $board } et, sur { $other }, { CELLS($cells) }.
coach-opened-other =
    { $count ->
        [one] Cette case était sûre. Elle est maintenant ouverte sur { $board } aussi, et un 0 y a ouvert { $count } case de plus.
       *[other] Cette case était sûre. Elle est maintenant ouverte sur { $board } aussi, et un 0 y a ouvert { $count } cases de plus.
    }
coach-gamble = C’était un pari, avec { PERCENT($risk) } de risque de mine.
# On the web site, where a tool is chosen first.
coach-use-shield = Choisis « Bouclier », puis touche la case.
coach-turn = Passe à la grille { $board }.
coach-toss = Une case sûre sur { $board } est toujours un pile ou face sur { $other }.
coach-late-zero = Les cases ne s’ouvrent toutes seules qu’autour d’un 0 qui vient d’être ouvert. Ce chiffre est tombé à 0 plus tard, donc rien ne s’est ouvert autour.

## The end

coach-won = Gagné ! Toutes les cases sûres sont ouvertes, chacune sur la grille où elle est sûre. Les drapeaux marquent les mines : { $one } sur Z et { $plus } sur H.
coach-qubit = Au fait, chaque case est un qubit, la brique de base des ordinateurs quantiques : pose-lui une question, et sa réponse est certaine ; pose-lui l’autre, et il joue à pile ou face. Z et H sont les noms que les physiciens donnent à ces deux questions.
coach-lost-mine = La case en { CELL($cell) } était une mine sur { $board }.
coach-lost-toss = La case en { CELL($cell) } était un pile ou face sur { $board }, et tu l’as perdu. Elle n’était certaine que sur { $other }.
coach-lost-linked = La case en { CELL($cell) } était liée : un pile ou face sur les deux grilles. C’est à ça que servent les boucliers.
coach-undo = Utilise « Annuler » pour revenir sur ce coup.
coach-gave-up = Recommence quand tu veux.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = sûre
coach-kind-mine = mine
coach-kind-toss = pile ou face
coach-kind = type { $number }
coach-on-board = sur { $board }
coach-picture-kinds = Les quatre sortes de cases
coach-picture-numbers = D’où vient un chiffre : 0 pour une case sûre, ½ pour un pile ou face, 1 pour une mine

## In the terminal

coach-none-here = Seules les parties guidées ont un coach : choisis « Niveau 1 » ou « Guidé ».
coach-hidden = Le coach est caché. Appuie sur { $key } pour le réafficher.
coach-sum = case sûre 0  +  pile ou face ½  +  mine 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open } : suite ({ $page } sur { $pages })
coach-keys-back = { $key } : retour
coach-keys-hide = { $hide } : cacher le coach
coach-keys = Flèches : bouger · { $open } : ouvrir · { $other } : autre grille · { $hide } : cacher le coach
coach-keys-shield = Flèches : bouger · { $shield } : bouclier · { $other } : autre grille · { $hide } : cacher le coach
