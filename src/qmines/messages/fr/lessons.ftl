### The lessons: what they begin with, what there is to see or to find, and what it shows. The techniques are in
### techniques.ftl.

lesson-forgiving-1 = En mode Indulgent, la malchance ne met jamais fin à la partie. Si tu touches une mine qu’aucune logique ne pouvait trouver, elle part ailleurs et tu continues. Cela s’appelle un sauvetage, et un bouclier marque la case.
lesson-forgiving-2 = Mais une mine que la logique pouvait trouver fait toujours perdre. La logique comprend tout ce que tu apprendrais en ouvrant les cases forcément sûres.
# Each example has a question of its own.
lesson-forgiving-question-1 = Il reste deux cases, et l’une est une mine. Rien ne dit laquelle, alors tente ta chance : ouvre l’une ou l’autre.
lesson-forgiving-question-2 = Ici, on peut savoir où sont les mines. Ouvre une case sûre.
lesson-forgiving-question-3 = Maintenant, la mine est d’un côté du 1 ou de l’autre. Ne joue pas encore au hasard : une case est forcément sûre, et son chiffre te dira le reste. Ouvre celle-là.
lesson-forgiving-end = Ouvre d’abord tout ce qui est forcément sûr. Quand il ne reste plus qu’à parier, parie sans crainte.

## The lessons on qubits. $zero, $one, $plus and $minus are the states of a qubit, in plain words or as players
## prefer them.

lesson-superposition-1 = Chaque case affiche son risque de mine sur chaque grille : 0, ½ ou 1. Mesure une case sur une grille pour voir si c’est une mine sur cette grille ; ici, rien n’explose.
lesson-superposition-2 = Chaque case de la ligne du haut est { STATE($zero) }. Chaque case de la ligne du bas est { STATE($minus) } : sur Z, c’est une mine une fois sur deux, par pur hasard.
lesson-superposition-3 = Ton but : mesure une case du haut sur Z, puis des cases du bas sur Z jusqu’à voir les deux résultats. « Réinitialiser » prépare à nouveau toutes les cases.
lesson-superposition-seen-1 = Une case du haut, mesurée sur Z : pas de mine, comme toujours.
lesson-superposition-seen-2 = Une case du bas, mesurée sur Z : pas de mine cette fois.
lesson-superposition-seen-3 = Une case du bas, mesurée sur Z : une mine cette fois.
lesson-superposition-end = La même préparation, la même question, des réponses différentes : c’est la superposition. Aucune mine n’était cachée là depuis le début : sur H, la même case était certaine.

lesson-basis-1 = Ce que contient une case s’appelle son état. Chaque état est certain sur une grille et un pile ou face sur l’autre. Si tu mesures sur la mauvaise grille, le résultat est aléatoire.
lesson-basis-2 = De gauche à droite, la ligne du haut a une case { STATE($zero) }, une { STATE($minus) }, une { STATE($plus) } et une { STATE($one) }. En bas, chaque case est { STATE($zero) }.
lesson-basis-3 = Ton but : en haut, mesure la première case sur Z et la deuxième sur H, où elles sont sûres, et la troisième sur H, où c’est une mine. Mesure ensuite une case du bas sur Z, sur H, puis encore sur Z. Si les deux résultats sur Z sont les mêmes, essaie une autre case.
lesson-basis-seen-1 = La première case est sûre sur Z.
lesson-basis-seen-2 = La deuxième case est sûre sur H.
lesson-basis-seen-3 = La troisième case est une mine sur H, à chaque fois.
lesson-basis-seen-4 = Tu as mesuré sur Z, puis sur H, et Z donne maintenant un autre résultat : la mesure sur H a effacé le premier.
lesson-basis-end = On ne peut pas connaître à la fois Z et H. Une mesure ne lit pas une liste de réponses : elle laisse le qubit dans un état conforme à la réponse, et ce qui était certain sur l’autre grille est perdu.

lesson-singlet-1 = Ces cases sont liées par paires, l’une au-dessus de l’autre. Une paire partage un seul état, appelé singulet. Aucune des deux cases n’a d’état propre : chacune est un pile ou face sur les deux grilles.
lesson-singlet-2 = Ton but : mesure les deux cases d’un singulet sur Z, et les deux cases d’un autre sur H. Dans un troisième, mesure ensuite une case sur Z et l’autre sur H.
lesson-singlet-seen-1 = Sur Z, il y avait exactement une mine.
lesson-singlet-seen-2 = Sur H aussi, il y avait exactement une mine.
lesson-singlet-seen-3 = Mesurées sur des grilles différentes, les deux cases donnent des résultats sans rapport.
lesson-singlet-end = Si tu mesures les deux cases sur la même grille, exactement une des deux est une mine, alors que chaque résultat pris seul est un pile ou face. Aucun résultat n’était décidé d’avance ; seule la règle qui les lie l’était.

lesson-mermin-1 = Trois cases aussi peuvent partager un état : un trio. Chaque ligne en est un.
lesson-mermin-2 = Ton but : mesure un trio sur H H H, un sur H Z Z, un sur Z H Z et un sur Z Z H (gauche, milieu, droite), et compte les mines.
lesson-mermin-seen-1 = H H H : un nombre impair de mines.
lesson-mermin-seen-2 = H Z Z : un nombre pair de mines.
lesson-mermin-seen-3 = Z H Z : un nombre pair de mines.
lesson-mermin-seen-4 = Z Z H : un nombre pair de mines.
lesson-mermin-end = Supposons que les mines aient été là depuis le début. Additionne les trois lignes paires : chaque mine sur Z compte deux fois, donc le nombre de mines sur H doit être pair. Or H H H est impair, à chaque fois. Aucune des 64 façons de placer les mines ne donne cela : il n’y a pas de grille cachée.

## Names of the lessons

lesson-forgiving-title = Qu’est-ce qui te sauve ?
lesson-qubits-first-title = Ta première partie de Qubits
lesson-qubits-second-title = Qubits sur une plus grande grille
lesson-entangled-first-title = Ta première partie en mode Intriqué
lesson-superposition-title = Superposition
lesson-basis-title = Choisir une base
lesson-singlet-title = Le singulet
lesson-mermin-title = Le trio de Mermin

## What each lesson is for, in a list and above its examples

lesson-goal = But : { $goal }
lesson-single-goal = Trouve des mines et des cases sûres, un chiffre à la fois.
lesson-pair-goal = Compare deux chiffres et reconnais 1-1, 1-2, 1-2-1 et 1-2-2-1.
lesson-split-goal = Essaie les deux cas et trouve ce qui est vrai dans l’un comme dans l’autre.
lesson-total-goal = Sers-toi du compteur de mines pour finir une grille.
lesson-count-goal = Passe toutes les dispositions en revue quand rien d’autre n’aide.
lesson-forgiving-goal = Fais-toi sauver une fois, puis trouve deux cases forcément sûres.
lesson-qubits-first-goal = Gagne une petite partie avec un coach qui explique les deux grilles.
lesson-qubits-second-goal = Gagne une partie plus grande : le coach te montre les chiffres utiles.
lesson-entangled-first-goal = Teste des cases liées avec un bouclier, et gagne.
lesson-superposition-goal = Découvre comment la même question reçoit des réponses différentes.
lesson-basis-goal = Découvre pourquoi mesurer sur une grille efface ce qui était certain sur l’autre.
lesson-singlet-goal = Mesure une case et apprends quelque chose sur une autre.
lesson-mermin-goal = Regarde trois cases faire ce qu’aucune grille cachée ne peut faire.

## What lessons with examples end with

lesson-single-end = Un chiffre à la fois : c’est l’essentiel du jeu.
lesson-pair-end = Compare les chiffres voisins, et les motifs te sauteront aux yeux.
lesson-split-end = Si les deux cas s’accordent sur une case, pas besoin de savoir lequel est vrai.
lesson-total-end = Vers la fin, regarde toujours le compteur de mines.
lesson-count-end = Tu connais maintenant toutes les techniques qu’utilisent les indices du solveur.
