### The terminal game. Space is short: keep texts about as long as these.

## Menus and forms

menu-resume = Reprendre
menu-rules = Règles
menu-custom = Perso…
menu-learn = Apprendre
menu-statistics = Statistiques
menu-games = Parties
menu-open = Ouvrir…
menu-settings = Réglages
menu-keys = Touches
menu-keys-more = Touches…
menu-help = Aide
menu-quit = Quitter
# A level and a clock.
menu-resume-detail = { $level } { $clock }
# $when is a time such as “2 h ago”.
menu-resume-about = { $rules }, { $level } : { $clock } de jeu, { $when }
menu-level-detail = { $width }×{ $height } { $mines }
menu-level-about =
    { $mines ->
        [one] { $rules } : { $mines } mine en { $width }×{ $height }, { PERCENT($density, digits: 0) }
       *[other] { $rules } : { $mines } mines en { $width }×{ $height }, { PERCENT($density, digits: 0) }
    }
menu-level-coach = Avec un coach qui explique les règles et chaque coup
menu-level-alone = Sans coach. Tu découvres { $rules } ? Choisis d’abord « Apprendre »
menu-custom-about = Taille, nombre de mines et options au choix
menu-learn-about = Commence ici : leçons avec un coach, de la première technique à Qubits et Intriqué
menu-statistics-about = Victoires, séries et temps par niveau et règles
menu-games-about = Toutes tes parties : à revoir ou à continuer
menu-open-about = Une partie enregistrée ou une position
menu-settings-about = Thèmes, symboles, tailles, souris
menu-keys-about = Choisir un profil et changer des touches
menu-help-about = Règles et touches
menu-back = { $key } retour
menu-number = { $number }
menu-on = oui
menu-off = non

## A new game

new-title = Nouvelle partie
new-level = Niveau
new-level-about = Un niveau standard ou une taille à toi
new-custom = Perso
new-start = Commencer
new-density =
    { $mines ->
        [one] { $mines } mine pour { $cells } cases ({ PERCENT($density) }).
       *[other] { $mines } mines pour { $cells } cases ({ PERCENT($density) }).
    }
# Short: what there is room for in 18 characters.
new-short = { $grade } { PERCENT($density) }
new-option-density = Densité en %
new-option-first = Premier clic
new-option-width = Largeur
new-option-height = Hauteur
new-option-mines = Mines
new-option-mines-z = Mines sur Z
# $contents is a list such as “84 safe on Z”.
new-contents = Cases : { LIST($contents) }.

## During a game

play-undone =
    { $deaths ->
        [one] Annulé. { $deaths } mort jusqu’ici.
       *[other] Annulé. { $deaths } morts jusqu’ici.
    }
play-undone-batch = { $count } coups annulés. { $key } les rétablit.
play-redone =
    { $count ->
        [one] { $count } coup rétabli.
       *[other] { $count } coups rétablis.
    }
# A key, what it does next, and a hint.
play-hint-then = { $key } { $next } · { $hint }
play-hint-guess = C’est un pari. Appuie sur { $key } pour le tenter.
play-none-undecided = Plus de case indéterminée.
play-no-map = Toute la grille est déjà visible.
goto-cell = Ligne, colonne
goto-wrong = Tape une ligne de 1 à { $height } et une colonne de 1 à { $width }.
play-no-redo = Rien à rétablir.
play-working = Calcul…
play-not-made = { $error } Ton coup n’a pas été joué.
# $text is a sentence; the key shows the others.
play-more = { $text } ({ $key } : { $count } de plus)
# $text ends with what a trio has just shown.
play-trio-lesson = { $text } (Une leçon l’explique : voir Apprendre dans le menu.)
play-no-effect = Ce coup est sans effet.
play-chord-flags = Pour un accord, pose autant de drapeaux autour que le chiffre l’indique.
play-flagged = Cette case a un drapeau. Retire-le d’abord.
play-place = { CELL($cell) } sur { $width }×{ $height }
play-place-board = { $board } : { CELL($cell) } sur { $width }×{ $height }
play-place-short = { $row },{ $column } sur { $width }×{ $height }
play-prepare-sandbox = On ne prépare des cases que dans le bac à sable.
play-reset-sandbox = Seul le bac à sable peut être réinitialisé.
play-no-verb =
    { $verb ->
        [chord] Ces règles ne permettent pas les accords.
        [flag] Ces règles ne permettent pas les drapeaux.
        [mark] Ces règles ne permettent pas les marques.
        [shield] Ces règles ne permettent pas les boucliers.
       *[other] Ces règles ne le permettent pas.
    }
play-no-reduced = Pas de vue épurée avec ces règles.
play-no-analyser = Avec ces règles, les positions ne peuvent pas être analysées.
play-reduced = Seul ce qui compte encore est affiché.
play-reduced-off = Tout est affiché.
play-zoom =
    { $size ->
        [tiny] Taille des cases : minuscule
        [small] Taille des cases : petite
        [wide] Taille des cases : large
        [large] Taille des cases : grande
       *[huge] Taille des cases : énorme
    }
play-speed =
    { $speed ->
        [one] Jeu auto : { $speed } coup par seconde
       *[other] Jeu auto : { $speed } coups par seconde
    }
play-left =
    { $count ->
        [one] { $count } case encore cachée ({ $key } : arrêter)
       *[other] { $count } cases encore cachées ({ $key } : arrêter)
    }
play-flags = Tes drapeaux. Corrects : { $right }, mal placés : { $wrong }, incertains : { $doubtful }.
play-what-happened = Ce qui s’est passé
play-nothing-happened = Rien pour l’instant.
# At the end of a text that is cut off, and the title of the card that shows all of it.
note-more = … { $key } : lire la suite
note-title = Texte complet
play-arrow = La case sous le curseur, { CELL($cell) } : { $arrow }
chance-working = Calcul des risques… ({ $key } : arrêter)
chance-working-error = Calcul des risques, ± { PERCENT($error) } pour l’instant… ({ $key } : arrêter)
chance-safe = Forcément sûre
chance-mine = Forcément une mine
chance-exact = { PERCENT($chance) } de risque de mine
chance-about = Environ { PERCENT($chance) } de risque de mine

## Beside the board

side-open = Ouvertes : { $opened } sur { $cells }
side-flags =
    { $flags ->
        [one] { $flags } drapeau, reste { $left }
       *[other] { $flags } drapeaux, reste { $left }
    }
side-deaths =
    { $count ->
        [one] { $count } mort annulée
       *[other] { $count } morts annulées
    }
side-saves =
    { $count ->
        [one] { $count } sauvetage
       *[other] { $count } sauvetages
    }
# Short names of keys, also for the line at the bottom.
side-key-open = ouvrir
side-key-flag = drapeau
side-key-chord = accord
side-key-undo = annuler
side-key-other-board = autre grille
side-key-shield = bouclier
side-key-explain = expliquer
side-key-hint = indice
# What the key of hints does next.
side-key-hint-why = pourquoi ?
side-key-hint-act = le jouer
side-key-hint-go = y aller
side-key-overlay = risques
side-key-reduced = vue épurée
side-key-solve = coups sûrs
side-key-zoom-in = agrandir
side-key-pause = pause
side-key-new = nouvelle partie
side-key-help = aide
side-key-next-undecided = suivant
side-key-palette = commandes
side-key-menu = retour
side-key-quit = quitter
side-key-choose = choisir
side-key-change = changer
side-key-select = valider
side-key-results = bilan
side-key-continue = suite
side-key-scroll = défiler
side-key-step = étape
side-key-run = lire
side-key-mistake = erreurs
side-key-fork = jouer
side-key-go-to = aller à
side-key-prepare = préparer
side-key-reset = réinitialiser
side-key-games-search = chercher
side-key-games-delete = effacer
side-key-games-export = exporter
side-key-new-key = changer
side-key-more-key = ajouter
side-key-no-key = retirer

## Pause and end

pause-title = En pause · { $clock }
pause-board = Retour à la grille
pause-reveal-note = fin de partie
pause-help = Aide
pause-kept = sauvegardée
over-won = Gagné
over-lost = Perdu
over-why-note = pas à pas
over-undo-note = compte comme une mort
over-judging = Analyse de tes coups…

## The command palette

palette-find = Commande
palette-none = Commande inconnue
palette-new = Nouvelle partie : { $rules }, { $level }
palette-theme = Thème : { $theme }
palette-menu = Retour au menu

## Settings

set-title = Réglages
set-language = Langue
set-language-about = Langue du jeu en terminal ; automatique : celle du système
set-theme = Thème
set-theme-about = Couleurs de la grille et des menus
set-glyphs = Symboles
set-glyphs-about = Unicode ou ASCII ; automatique : selon le terminal
set-cells = Taille des cases
set-cells-about = Automatique : la plus grande possible ; touches + et − en jeu
set-overlay = Risques
set-overlay-about = Comment le risque de mine est affiché
set-chords = Accords
set-chords-about = Ouvrir un chiffre qui a tous ses drapeaux ouvre ses voisines
set-right-click = Clic droit
set-right-click-about = Drapeau, ou toutes les marques tour à tour
set-side = Panneau latéral
set-side-about = État et touches à côté de la grille, s’il y a la place
set-minimap = Carte
set-minimap-about = Afficher une carte quand la grille dépasse l’écran
set-speed = Vitesse du jeu auto
set-speed-about = Coups par seconde
set-coach = Coach
set-coach-about = Afficher le coach dans les parties guidées de Qubits et Intriqué
set-dirac = Notation de Dirac
set-dirac-about = Noter les états des qubits |0⟩ au lieu de « sûre sur Z »
set-guess = Le jeu auto parie
set-guess-about = Parier quand aucun coup n’est sûr
set-first = Premier clic
set-first-about = Indique si le premier clic ouvre une zone, est sûr ou peut être une mine
set-questions = Points d’interrogation
set-questions-about = Autoriser les points d’interrogation dans les nouvelles parties
set-notice = Annoncer les sauvetages
set-notice-about = Quand le mode Indulgent te dit qu’il a déplacé une mine
set-value-auto = automatique
set-value-unicode = Unicode
set-value-ascii = ASCII
set-value-tiny = minuscule
set-value-small = petite
set-value-wide = large
set-value-large = grande
set-value-huge = énorme
set-value-both = teinte et nombre
set-value-shade = teinte
set-value-numbers = nombre
set-value-flag = drapeau
set-value-mark = marque suivante
settings-unreadable = Impossible de lire { $path }, donc les réglages par défaut s’appliquent : { $error }
settings-nested = { $path } a trop de niveaux d’imbrication, donc les réglages par défaut s’appliquent.
settings-unknown = { $path } : impossible d’utiliser { LIST($names) }, donc les valeurs par défaut s’appliquent.
settings-unwritable = Impossible d’enregistrer tes réglages dans { $path } : { $error }
play-not-saved = Rien ne sera enregistré, car il est impossible d’écrire dans { $path }.

## Keys

keys-title = Touches
keys-profile = Profil
keys-profile-about = Standard : flèches et WASD ; Vim : hjkl ; pavé numérique : chiffres
keys-reset = Réinitialiser ce profil
keys-reset-about = Revenir aux touches par défaut de ce profil
key-name-ctrl = Ctrl
key-name-alt = Alt
key-name-shift = Maj
keys-how = Entrée : choisir une touche. Inser : en ajouter une. Suppr : tout retirer.
keys-press = Appuie sur la nouvelle touche pour « { $action } ».
keys-reset-done = Ce profil a retrouvé ses touches par défaut.
keys-profile-done = Profil : { $profile }
keys-bound = { $action } : { LIST($keys) }
keys-unbound = { $action } : aucune touche
keys-taken = { $key } sert déjà à « { $action } ».
keys-needed = « { $action } » a besoin d’au moins une touche.
key-scope-menus = Menus et formulaires
key-scope-pause = Pendant la pause
key-scope-end = En fin de partie
key-scope-games = Dans la liste des parties
key-scope-replay = Pendant un replay
action-redo = Rétablir
action-next-undecided = Case indéterminée suivante
action-previous-undecided = Case indéterminée précédente
action-go-to = Aller à une ligne et une colonne
action-minimap = Afficher ou cacher la carte d’une grande grille
action-pause-resume = Reprendre
action-pause-restart = Nouvelle partie identique
action-pause-new = Nouvelle partie…
action-pause-reveal = Révéler les mines
action-pause-settings = Réglages
action-pause-menu = Menu
action-pause-quit = Quitter
action-end-again = Rejouer
action-end-next = Suivant
action-end-why = Voir pourquoi
action-end-undo = Annuler
action-end-replay = Replay
action-end-board = Voir la grille
action-end-menu = Menu
action-games-search = Chercher
action-games-delete = Supprimer la partie
action-games-export = Exporter la partie dans un fichier
action-palette = Chercher une commande
action-suspend = Suspendre ; tape fg pour revenir
action-prepare = Bac à sable : état suivant de la case
action-reset = Bac à sable : préparer à nouveau les cases
action-check = Vérifier tes drapeaux : corrects, mal placés, incertains
action-forward = Étape suivante
action-back = Étape précédente
action-first = Aller au début
action-last = Aller à la fin
action-run = Lecture ou pause
action-mistake = Pari ou erreur suivant
action-fork = Jouer à partir d’ici dans une nouvelle partie
action-menu = Retour, ou ouvrir le menu
action-quit = Quitter ; ta partie est sauvegardée

## Help

help-title = Aide
help-start = Tu débutes ? Choisis « Apprendre » dans le menu : un coach te guide dans tes premières parties.
help-options = Options d’une partie perso :
help-list-choose = Choisir une ligne ; les touches du curseur marchent aussi
help-list-change = Changer une valeur ; tu peux aussi la taper
help-list-enter = Choisir la ligne
help-mouse-title = Souris
help-mouse-left = gauche
help-mouse-left-about = Ouvrir une case ; sur un chiffre : accord
help-mouse-right = droit
help-mouse-right-about = Drapeau (ou Ctrl+clic gauche)
help-mouse-middle = milieu
help-mouse-middle-about = Accord
help-mouse-wheel = molette
help-mouse-wheel-about = Défiler ; avec Maj, horizontalement
# The name of an option and what it means.
help-option = { $option } : { $about }

## Games, files and positions

list-title = Parties
list-none = Pas encore de partie
list-search = Chercher
list-not-found = Aucune partie ne correspond
list-delete-sure = Appuie encore sur { $key } pour supprimer cette partie pour de bon.
list-deleted = Partie supprimée.
list-not-deleted = Impossible de supprimer cette partie : d’autres jouent encore sur la même grille.
list-exported = Partie exportée dans { $path }
list-unfinished = { $clock } en cours
list-won = { $clock } gagnée
list-lost = { $clock } perdue
list-replay =
    { $events ->
        [one] { $events } coup, { $when }. Entrée : revoir. ({ $id })
       *[other] { $events } coups, { $when }. Entrée : revoir. ({ $id })
    }
list-continue =
    { $events ->
        [one] { $events } coup, { $when }. Entrée : continuer. ({ $id })
       *[other] { $events } coups, { $when }. Entrée : continuer. ({ $id })
    }
list-helped = Avec aide : { LIST($help) }. { $about }
file-title = Ouvrir un fichier
file-path = Fichier
file-how = Tape un chemin ou choisis un fichier : une partie, un enregistrement ou une position.
file-problem = { $path } : { $error }
system-missing = Ce fichier ou ce dossier n’existe pas. Vérifie le chemin.
system-forbidden = Tu n’as pas les droits nécessaires sur ce fichier ou ce dossier.
system-full = Le disque est plein. Libère de l’espace.
# $where is the file with all games.
store-locked = { $where } est verrouillé depuis plus de { $seconds } s. Réessaie.
store-damaged = { $where } est endommagé. Restaure une sauvegarde ou renomme-le.
store-none = { $where } n’est pas une base de données, ou est endommagé. Renomme-le.
store-full = Le disque est plein : rien n’a été enregistré dans { $where }. Libère de l’espace.
store-read-only = Impossible d’écrire dans { $where }. Vérifie ses droits d’accès.
store-closed = Impossible d’ouvrir { $where }. Vérifie le chemin et les droits d’accès.
store-disk = Impossible de lire ou d’écrire { $where }. Vérifie le disque.
found-boards =
    { $boards ->
        [1] Une seule grille possible, { $method }, { $time }
       *[other] { COUNT($boards) } grilles possibles, { $method }, { $time }
    }
found-chances = Risques : { $method }, { $time }
found-method =
    { $method ->
        [exact] calcul exact
        [approximated] approximation
        [sampled] estimation
       *[other] { $method }
    }
found-cell = Regarde en { CELL($cell) }.
found-cell-chance = Risque de mine en { CELL($cell) } : { PERCENT($chance) }

## Replays

watch-short = replay
watch-speed =
    { $speed ->
        [one] { $speed } étape par seconde
       *[other] { $speed } étapes par seconde
    }
watch-none = Plus de pari ni d’erreur.
watch-no-store = Les parties ne sont pas conservées : tu ne peux pas jouer à partir d’ici.
watch-no-seed = Un enregistrement n’a pas de graine : tu ne peux pas jouer à partir d’ici.
# $move is a move such as “Open row 3, column 4”.
watch-risk = { $move } ({ PERCENT($risk) } de risque).
watch-risk-best = { $move } ({ PERCENT($risk) } de risque). Mieux : { $best }
watch-best = { $move }. Mieux : { $best }
watch-move = { $move }.
watch-end = Fin.
# $saves is a list such as “row 3, column 4: 50.0% risk, 2 possible boards”.
watch-saves = { $outcome } Sauvetages : { $saves }
# Strategies that play one game after another; $player is a name such as “best”.
watch-title = { $player } · { $level } · partie { $number } sur { $total }
watch-tally = Gagnées : { $won } sur { $played }
watch-won = { $player } a gagné.
watch-lost = { $player } a touché une mine.
watch-gave-up = { $player } a abandonné.
watch-busy = { $player } joue encore la partie suivante.

## Statistics

figures-title = Statistiques
figures-none = Finis une partie pour voir tes statistiques.
figures-no-games = Pas encore de partie
figures-counting = Calcul…
figures-with-help = avec aide
figures-games = Parties
figures-won = Gagnées
figures-won-value = { $wins } ({ PERCENT($rate) })
figures-likely = Tu gagnes de { PERCENT($low, digits: 0) } à { PERCENT($high, digits: 0) } des parties (confiance de 95 %).
figures-streak = Série
figures-streak-value = { $now } en cours, record { $best }
figures-best-time = Meilleur temps
figures-mean-time = Temps moyen
figures-speed = 3BV/s
figures-speed-value = Record { $best }, moyenne { $mean }
figures-efficiency = Efficacité
figures-undone = Annulé
figures-deaths =
    { $count ->
        [one] { $count } mort
       *[other] { $count } morts
    }
figures-help = Aide
figures-recent =
    { $count ->
        [one] Ta dernière partie
       *[other] Tes { $count } dernières parties
    }
figures-times = Temps de tes dernières victoires
figures-times-span = de { $low } à { $high } s, la plus récente à droite
figures-spread = Répartition des temps
figures-best = Meilleures parties
figures-best-speed = { $speed } 3BV/s

## Times

age-now = à l’instant
age-minutes = il y a { $count } min
age-hours = il y a { $count } h
age-days = il y a { $count } j

## The end of a game; more in game.ftl

end-verdict = Verdict
end-number = { NUMBER($value) }
end-time-value = { CLOCK($milliseconds) }
end-percent = { PERCENT($share, digits: 0) }
end-help-value = { LIST($kinds) }
end-why = Pourquoi
end-undos = Annulations
end-seed = Graine

## Lessons

lessons-title = Apprendre
lessons-done = fait
lessons-progress = { $done } sur { $total }
lessons-example = Exemple { $number } sur { $count }
lessons-read = relire
lessons-hidden = Choisis une case cachée.
lessons-try-again = À toi de jouer ce coup.
lessons-free = Bac à sable
lessons-free-about = Prépare des cases dans n’importe quel état et mesure-les autant que tu veux.
