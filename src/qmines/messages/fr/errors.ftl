### Why a set-up, a request for help or a game file is refused. $mines, $width and $height are numbers.

event-cell = « { $event } » a besoin d’une ligne et d’une colonne, comptées à partir de 0.

## Help

help-none-rules = Il n’y a pas d’aide avec ces règles.
help-none-sandbox = Rien n’est caché dans le bac à sable : il n’y a rien à expliquer.
help-chances-open = Chaque case affiche déjà son risque de mine.
help-no-flags = Dans les parties à deux grilles, les drapeaux ne peuvent pas être vérifiés.
help-not-in-time = Aucun autre coup trouvé à temps. Joue un coup toi-même, puis réessaie.
# $why says that no board fits.
help-flags-clash = Tes drapeaux ne peuvent pas tous être justes. { $why }
help-open-already =
    { $cells ->
        [one] Cette case est déjà ouverte : { CELLS($cells) }.
       *[other] Ces cases sont déjà ouvertes : { CELLS($cells) }.
    }
help-not-certain = Rien de certain ici : { CELLS($cells) }.

## Set-ups

invalid-rules = « { $name } » n’est pas un mode de jeu. Choisis { LIST($names, type: "or") }.
invalid-no-option = { $rules } n’a pas d’option « { $name } ». Ses options : { LIST($names) }.
invalid-option-choice = L’option « { $name } » doit être { LIST($choices, type: "or") }, pas { $value }.
invalid-option-flag = L’option « { $name } » doit être true ou false, pas { $value }.
invalid-option-text = L’option « { $name } » doit avoir au plus { $most } caractères ASCII visibles. Reçu : { $value }.
invalid-option-number = L’option « { $name } » doit être un nombre entier d’au moins { $least }, pas { $value }.
invalid-level-type = Un niveau doit être un nom ou une taille comme 20x12x40, pas { $value }.
invalid-level = « { $text } » n’est pas un niveau. Choisis { LIST($names, type: "or") }, ou une taille comme 20x12x40.
invalid-too-many-mines =
    { $mines ->
        [one] Avec { $mines } mine, il ne reste aucune case sûre en { $width }×{ $height }. Mets moins de mines.
       *[other] Avec { $mines } mines, il ne reste aucune case sûre en { $width }×{ $height }. Mets moins de mines.
    }
invalid-mines-range = Une grille de { $width }×{ $height } peut avoir de 0 à { $most } mines, pas { $mines }.
invalid-side =
    { $side ->
        [width] La largeur doit être d’au moins 1, pas { $value }.
       *[height] La hauteur doit être d’au moins 1, pas { $value }.
    }
invalid-side-type =
    { $side ->
        [width] La largeur doit être un nombre entier, pas { $value }.
       *[height] La hauteur doit être un nombre entier, pas { $value }.
    }
invalid-too-large = Une grille de { $width }×{ $height } est trop grande : { $most } cases au maximum.
invalid-opening = Les grilles sans hasard commencent toujours par une ouverture. Règle l’option « first » sur « opening ».
invalid-no-guess-dense = Les grilles sans hasard ne peuvent pas être aussi denses : { $most } mines au maximum en { $width }×{ $height }.
invalid-plus =
    { $mines ->
        [one] Avec { $mines } mine en tout sur les deux grilles, il ne peut pas y en avoir { $plus } sur H.
       *[other] Avec { $mines } mines en tout sur les deux grilles, il ne peut pas y en avoir { $plus } sur H.
    }
invalid-qubits-full = Mines : { $mines }, cases sûres sur H : { $minus }, cases liées : { $grouped }. Ça ne tient pas dans { $cells } cases. Réduis les nombres ou agrandis la grille.
invalid-no-good = Au moins une case doit être sûre sur une grille, ou liée.
invalid-layout = La configuration ne correspond pas à la taille ou aux totaux de la partie. Change la configuration ou les totaux.
invalid-lesson-layout = La leçon « { $lesson } » a sa propre configuration. Retire l’option « layout ».
invalid-sandbox = Un bac à sable a au plus { $most } cases, et pas plus de mines que de cases.
invalid-layout-rows = Toutes les lignes d’une configuration, séparées par « / », doivent avoir la même longueur.
invalid-layout-cell = « { $text } » en { CELL($cell) } n’est ni un état (0, 1, + ou -) ni la lettre d’un groupe.
invalid-layout-group = La lettre « { $letter } » apparaît { $count } fois, mais un groupe a 2 ou 3 cases.
invalid-player-seed = Ta graine peut avoir jusqu’à 128 caractères ASCII visibles.

## Games that start from a position

position-size = La position ne correspond pas à la taille ou au nombre de mines de la partie. Change la position ou la partie.
position-no-guess = Une partie lancée à partir d’une position ne peut pas être sans hasard. Désactive « Sans hasard ».
position-known = Une partie ne peut partir que de ce qu’un joueur voit : retire d’abord les mines connues et les cases sûres connues.
position-no-number = Une partie ne peut partir que d’une position avec au moins un chiffre.
position-solved = Il n’y a plus rien à ouvrir dans cette position. Choisis-en une avec des cases cachées.
position-impossible = Aucune grille ne correspond à cette position. Vérifie ses chiffres et le nombre de mines.
position-hard = Trouver une grille pour cette position prend trop de temps. Essaie une position avec moins de chiffres.

## Game files

file-none = Ce n’est pas un fichier de partie qmines. Choisis un autre fichier.
file-version = Ce fichier de partie est en version { $version }, que cette version de qmines ne sait pas lire. Mets qmines à jour.
file-too-large = Ce fichier de partie est trop gros : { $mib } Mio au plus.
file-keys = Le fichier de partie a des entrées manquantes ou inconnues : { LIST($names) }. Utilise le fichier d’origine.
file-changed = Le fichier de partie a été modifié ou endommagé : sa somme de contrôle ne correspond pas. Utilise le fichier d’origine.
file-not-exact = Le fichier de partie n’est pas exactement tel que qmines l’a écrit. Utilise le fichier d’origine.
# $why is in English, as qmines verify prints it.
file-wrong = Le fichier de partie n’est pas valide. { $why }
file-untrue = Le fichier de partie n’a pas passé la vérification. { $why }
file-no-seed-continue = Le fichier de partie ne contient pas la graine, donc la partie ne peut pas continuer ici. Continue-la là où tu l’as commencée.
file-no-seed-replay = Le fichier de partie ne contient pas la graine, donc il n’y a pas de replay possible. Télécharge le fichier à nouveau quand la partie sera finie.
file-packed = Le fichier compressé est endommagé. Utilise une autre copie.
file-unfinished = Cette partie n’est pas finie. Son replay sera disponible à la fin.
file-not-played = Cet enregistrement ne contient aucun coup. Choisis-en un autre.
file-step = Cette partie n’a pas cette étape. Choisis une étape de 0 à { $last }.

## After the game

after-seed = La graine est révélée à la fin de la partie.
after-states = Le contenu des cases est révélé à la fin de la partie.
after-circuit = Le circuit montre ce que contiennent les cases : finis d’abord la partie.

## On the web site

site-guest-full = Un invité peut garder { $games } parties avec { $moves } coups en tout, et tu as atteint cette limite. Crée un compte ou connecte-toi pour continuer ; tes parties te suivent.
site-cells = Sur ce serveur, une grille a au plus { $most } cases.
site-no-difficulty = Pas d’estimation de la difficulté pour ces règles.
site-known-board = Une grille connue ne peut pas compter comme partie classée. Désactive « Classée ».
site-continue = Tu ne peux continuer à partir d’un coup que si la partie est finie, et la nouvelle partie ne peut pas être classée.
site-same-board = Tu pourras rejouer la même grille quand cette partie sera finie.
# $kinds are kinds of help, as events name them.
site-help-recorded = Seuls ces types d’aide peuvent être enregistrés : { LIST($kinds) }.
site-explain = Seules les mesures des modes Qubits et Intriqué peuvent être expliquées.
site-no-qubits = Cette partie n’a pas de qubits à montrer pour le moment.
site-fork-first = On ne peut reprendre une partie qu’à l’un de ses { $most } premiers événements.
site-fork-events =
    { $count ->
        [one] Cette partie n’a que { $count } événement. Choisis un moment antérieur.
       *[other] Cette partie n’a que { $count } événements. Choisis un moment antérieur.
    }
site-fork-over = À ce moment-là, la partie est déjà finie. Choisis un moment antérieur.
site-fork-long = Cette partie a { $count } événements, mais ici on ne peut reprendre que les parties de { $most } événements au plus.
site-local-kind = Seules les parties non classées en mode Classique ou Indulgent peuvent être envoyées depuis un navigateur.
site-local-taken = Impossible d’envoyer cette partie : une autre partie a déjà son identifiant.
site-recorded = Cet enregistrement ne contient pas la graine, donc tu ne peux pas continuer sur la même grille. Continue plutôt sur une autre grille, compatible avec ce que tu vois.
site-circuit-large = Ce circuit est trop grand pour être dessiné : au plus { $qubits } qubits et { $operations } opérations. Télécharge-le plutôt en OpenQASM.
site-circuit-long = Cette partie compte plus de { $most } mesures. Télécharge plutôt le fichier de partie et lance « qmines circuit ».
site-solver-slow = Cette position est trop longue à résoudre ici. Essaie « qmines analyse » dans un terminal, avec une limite de temps plus élevée.
site-solver-stopping = Le serveur s’arrête. Réessaie dans un instant.
site-solver-gone = Le solveur s’est arrêté de façon inattendue. Réessaie.
site-game-missing = Partie introuvable. Elle a peut-être été supprimée.
site-game-reloading = Cette partie est en cours de rechargement. Réessaie.
site-game-elsewhere = Cette partie a avancé : elle a { $count } événements au lieu de { $expected }. Recharge-la et réessaie.
site-game-long = Une partie a au plus { $most } événements. Commences-en une nouvelle.
site-key-used = La clé { $key } a déjà servi pour un autre événement : { $event }. Choisis une nouvelle clé.
# What takes too long: $doing is “replay”, or “rules” to play the game again under other rules.
site-cost-no-guess =
    { $doing ->
        [rules] Cette grille sans hasard est trop grande pour être jouée ici avec d’autres règles : { $width }×{ $height }. Avec autant de mines, la limite est de { $most } cases.
       *[replay] Cette grille sans hasard est trop grande pour un replay ici : { $width }×{ $height }. Avec autant de mines, la limite est de { $most } cases. Utilise plutôt « qmines replay » dans un terminal.
    }
site-cost-board =
    { $doing ->
        [rules] Cette grille est trop grande pour être jouée ici avec d’autres règles : { $width }×{ $height }. La limite est de { $most } cases.
       *[replay] Cette grille est trop grande pour un replay ici : { $width }×{ $height }. Avec ces règles, la limite est de { $most } cases. Utilise plutôt « qmines replay » dans un terminal.
    }
site-cost-events =
    { $doing ->
        [rules] Cette partie est trop longue pour être jouée ici avec d’autres règles : { $events } événements en { $width }×{ $height }. La limite est d’environ { $most }.
       *[replay] Cette partie est trop longue pour un replay ici : { $events } événements en { $width }×{ $height }. La limite est d’environ { $most }. Utilise plutôt « qmines replay » dans un terminal.
    }
