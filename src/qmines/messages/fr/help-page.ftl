### The help page of the web site.

help-classic = Un chiffre compte les mines dans les huit cases qui l’entourent. Quand tu les as toutes marquées d’un drapeau, clique ou appuie sur le chiffre pour ouvrir d’un coup ses autres voisines.
help-no-guess = Nous vérifions que chaque grille peut se résoudre sans parier. Si tu bloques, il reste une case sûre quelque part : demande un indice.
help-forgiving = Si tu ouvres une mine que personne ne pouvait connaître, nous la déplaçons à un endroit compatible avec tous les chiffres. Le mode Indulgent est de la pure logique, pas de la physique quantique.
help-qubits = Un chiffre additionne les cases fermées qui l’entourent : 1 pour une mine, ½ pour un pile ou face, 0 pour une case sûre. Un chiffre peut donc comporter un ½, et il peut baisser quand tu ouvres des cases.
help-entangled = Des lettres et des traits montrent quelles cases sont liées : mesures-en une et les autres changent aussitôt. Un bouclier te permet de mesurer une case sans danger.
help-pointer = Souris et écran tactile
help-touch = Un appui fait ce qu’indique le bouton sous la grille ; un appui long fait l’inverse. Appuie sur un chiffre pour faire un accord.
help-large = Fais glisser une grande grille pour la déplacer. Pour zoomer, pince l’écran ou tourne la molette avec Ctrl.
help-keys = Clavier
help-keys-tab = Tab passe d’une grille à l’autre et aux boutons. Les indices, les coups automatiques et les risques comptent comme de l’aide, et les parties jouées avec de l’aide sont à part dans tes statistiques.
