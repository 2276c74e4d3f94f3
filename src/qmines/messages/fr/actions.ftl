### What keys do, as lists of keys show it. The keys themselves are in src/qmines/theme/keys.toml.

## Profiles of keys

key-profile-standard = Standard (flèches, WASD)
key-profile-vim = Vim (h j k l, diagonales)
key-profile-keypad = Pavé numérique

## Groups of actions

key-scope-move = Se déplacer
key-scope-play = Jouer
key-scope-assist = Se faire aider
key-scope-view = Affichage
key-scope-anywhere = Partout

## Moving

action-up = Haut
action-down = Bas
action-left = Gauche
action-right = Droite
action-up-left = En haut à gauche
action-up-right = En haut à droite
action-down-left = En bas à gauche
action-down-right = En bas à droite
action-page-up = Page précédente
action-page-down = Page suivante
action-row-start = Début de la ligne
action-row-end = Fin de la ligne

## Playing

action-open = Ouvrir la case ; sur un chiffre : accord
action-flag = Poser ou retirer un drapeau
action-mark = Marque suivante, comme un clic droit
action-chord = Accord : ouvrir les autres cases autour d’un chiffre
action-other-board = Changer de grille
action-shield = Tester la case avec un bouclier
action-undo = Annuler
action-pause = Pause
action-new = Nouvelle partie, mêmes réglages

## Getting help

action-hint = Indice ; nouvel appui pour la raison
action-one-move = Jouer un coup simple
action-all-moves = Jouer tous les coups simples
action-solve = Jouer tous les coups sûrs
action-step = Laisser le jeu auto jouer un coup
action-auto = Lancer ou arrêter le jeu auto
action-analyse = Analyser cette position

## View

action-slower = Plus lent
action-faster = Plus rapide
action-overlay = Afficher ou cacher les risques de mine
action-reduced = Vue épurée : cacher ce qui ne compte plus
action-coach = Afficher ou cacher le coach (parties guidées)
action-explain = Afficher toute l’explication
action-zoom-in = Cases plus grandes
action-zoom-out = Cases plus petites

## Anywhere

action-help = Aide et touches
