### What rule sets and their options mean. Their names are in games.ftl.

rules-classic-about = Ouvre toutes les cases sans mine. Touche une mine et tu perds.
rules-no-guess-about = Chaque grille se résout par la seule logique. Tu n’as jamais à parier.
rules-forgiving-about = Un pari forcé ne te fait jamais perdre. Tu ne perds que si la logique permettait de trouver la mine.
rules-qubits-about = Un démineur à deux grilles. Chaque case est certaine sur l’une et un pile ou face sur l’autre : trouve où elle est sûre pour l’y ouvrir.
rules-entangled-about = Le mode Qubits avec des cases liées : en mesurer une change sa partenaire. Les boucliers permettent de tester sans danger.
rules-sandbox-about = Prépare des qubits et mesure-les autant que tu veux. Rien n’explose. Avec quatre leçons.
help-mouse = Clic gauche pour ouvrir une case, ou les voisines d’un chiffre. Clic droit pour poser un drapeau. Clic du milieu pour faire un accord.

## Options

option-first = Indique si ton premier clic ouvre une zone, est sûr ou peut être une mine.
option-first-qubits = Indique si ton premier clic est toujours sûr.
option-questions = Si tu marques à nouveau une case qui a un drapeau, le drapeau devient un point d’interrogation.
option-no-guess = Seulement des grilles que la logique suffit à résoudre.
option-position = Partir d’une position, écrite comme dans un lien : 3x2x1_b3H3.
option-knowledge = Tu ne perds que si tu ouvres une mine que tu pouvais trouver : avec tout ce que la logique permet, ou seulement avec les chiffres à l’écran.
option-strict = Tu perds aussi si tu paries alors qu’une case est forcément sûre.
option-notice = Indique si tu apprends tout de suite ou après la partie qu’une mine a été déplacée pour te sauver.
option-plus = Combien de mines sont sur H, notées |+⟩. Les autres sont sur Z, notées |1⟩.
option-minus = Combien de cases sont sûres sur H, notées |−⟩. Les autres sont sûres sur Z, notées |0⟩.
option-expert = Les cases dont le chiffre tombe à 0 plus tard ouvrent aussi leurs voisines.
option-labels = Comment la notation de Dirac écrit une case sûre sur H : |−⟩, ou |+⟩ comme dans les manuels.
option-numbers = Indique si une case mesurée affiche son chiffre sur les deux grilles, ou seulement sur celle où tu cliques.
option-layout = L’état de chaque case, ligne par ligne : 001-/0000/0000/10+0.
option-lesson = La leçon à jouer, le cas échéant.
option-singlets = Nombre de paires avec exactement une mine si tu mesures les deux cases sur la même grille.
option-links = Nombre de paires où le résultat Z d’une case décide du résultat H de l’autre.
option-trios = Nombre de groupes de trois cases qui partagent un état.
option-shields = Combien de boucliers tu as. Avec -1, chaque groupe t’en donne un de moins qu’il n’a de cases.
option-hidden = Tu ne découvres quelles cases sont liées qu’en les mesurant.

## How hard a level is

difficulty-grade =
    { $grade ->
        [trivial] Trivial
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [very-hard] Très difficile
       *[hopeless] Sans espoir
    }
difficulty-density = { PERCENT($density) } de mines.
difficulty-always = { difficulty-grade } : le jeu auto gagne toujours.
difficulty-most = { difficulty-grade } : le jeu auto gagne plus de 99 % des parties.
difficulty-few = { difficulty-grade } : le jeu auto gagne moins de 1 % des parties.
difficulty-about = { difficulty-grade } : le jeu auto gagne environ { PERCENT($rate, digits: 0) } des parties.
