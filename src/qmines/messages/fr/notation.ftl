# Formats of positions and boards: their list in the analyser, and what is wrong with a text or a file that somebody opens.

## What a format holds. Its own words, such as .mbf and ?p=, stay as they are.

format-analysis = Lien ?analysis=… : une position
format-board = Fichier .board, version 0.1 : les mines, ce que voyait le joueur, ou les deux
format-link = Lien ?p=… : n’importe quelle position, telle que le site la partage
format-mbf = Fichier .mbf ou .abf : les mines d’une grille, en octets
format-mbf-hex = Les octets d’un fichier .mbf, en texte hexadécimal
format-mine = Fichier .mine : une position avec F, H, M et des chiffres
format-pttacg = Lien ?b=…&m=… : les mines d’une grille
format-puzzle = Identifiant de problème WxH:x,y,u… : les mines d’une grille et le premier clic
format-rawvf = Enregistrement RAWVF : seule sa grille est lue
format-text = Texte brut : une ligne de texte par ligne de cases

## Where it is wrong. $why is one of the sentences below.

notation-line = Ligne de texte { $line } : { $why }
notation-column = Ligne de texte { $line }, caractère { $column } : { $why }

## What is wrong with it

notation-empty = Il n’y a rien à lire. Colle une position, un lien ou une grille.
notation-unknown = qmines ne reconnaît pas le format de l’entrée. Essaie un autre format.
notation-utf8 = L’octet { $byte } n’est pas du texte UTF-8. Enregistre le texte en UTF-8.
# $symbols are the characters that a cell can be.
notation-cell = Case inconnue : « { $cell } ». Utilise { $symbols }.
notation-width = Cette ligne a une longueur de { $found }, mais la ligne de texte { $first } une longueur de { $expected }. Écris 0 pour une case ouverte sans chiffre.
notation-row = Cette ligne devrait avoir une longueur de { $expected }, pas de { $found }.
notation-rows = Le nombre de lignes devrait être { $expected }, pas { $found }.
# Sizes such as 9×9.
notation-size = L’en-tête indique { $told }, mais la grille fait { $found }.
notation-mines = Nombre de mines selon l’en-tête : { $told } ; sur la grille : { $found }.
notation-number =
    { $mines ->
        [0] Le chiffre est { $number }, mais il n’y a aucune mine autour.
        [one] Le chiffre est { $number }, mais il n’y a qu’une mine autour.
       *[other] Le chiffre est { $number }, mais il y a { $mines } mines autour.
    }
notation-gap = Il y a une ligne vide entre les lignes de cases. Supprime-la.
notation-no-rows = L’entrée ne contient aucune ligne de cases. Écris une rangée par ligne de texte.
notation-spaces = Mets une espace entre toutes les cases d’une ligne, ou aucune. Écris 0 pour une case ouverte sans chiffre.
notation-density = La densité doit être comprise entre 0 et 1, mais elle est de { $density }.
notation-total = « { $total } » n’est ni un nombre de mines ni une densité.
# $part is code, such as p=.
notation-link = Ce lien est incomplet : il manque { $part }.
notation-link-size = « { $text } » n’est pas une taille. Utilise 1, 2, 3 ou les chiffres de la largeur et de la hauteur.
notation-part = Il manque { $part }.
# $start and $example are code, such as WxHxM and 30x16x99.
notation-start = Ce format commence par { $start }, par exemple { $example }.
notation-first-line = La première ligne doit être { $start }.
notation-version = La version { $version } n’est pas prise en charge. Utilise la version { $known }.
notation-unexpected = Texte inattendu : « { $text } ».
# $key is code, such as rows:
notation-key = { $key } doit être un nombre, pas « { $value } ».
# A run is a sequence of equal cells in a link.
notation-run-empty = Cette suite de cases est vide.
notation-run-long = Cette suite de cases est trop longue : la grille n’a que { $cells } cases.
notation-missing = Cases manquantes : { $missing } sur { $cells }.
notation-letter = « { $character } » n’est ni une lettre ni un chiffre.
notation-characters = Il devrait y avoir au moins { $least } caractères, mais il y en a { $found }.
notation-bits = Pour une grille { $size }, le nombre de caractères devrait être { $expected }, pas { $found }.
notation-digit = « { $character } » n’est pas un chiffre de 0 à { $last }.
notation-beyond = Il y a une mine après la dernière case.
notation-clue-large = Le chiffre en { CELL($cell) } serait { $number }, mais le maximum est 8.
notation-even = Le nombre de chiffres hexadécimaux doit être pair, mais il y en a { $found }.
notation-bytes = Il devrait y avoir { $expected } octets, mais il y en a { $found }.
notation-byte-outside = Octet { $byte } : la mine en x { $x }, y { $y } est hors de la grille { $size }.
notation-byte-twice = Octet { $byte } : la mine en x { $x }, y { $y } apparaît deux fois.
notation-puzzle-seed = Cet identifiant est une graine aléatoire et ne contient pas de mines. Prends-en un qui les énumère, comme { $example }.
notation-puzzle-masked = Les mines de cet identifiant sont masquées (m). Prends un identifiant où elles sont lisibles (u).
# $click is x and y from 0, as they are in the ID, such as 0,3.
notation-click-outside = Le premier clic, { $click }, est hors de la grille { $size }.
notation-click-mine = Le premier clic, { $click }, tombe sur une mine.

## Recordings; $suffix is that of the file, such as .avf

notation-no-reader = Exécute d’abord pip install 'qmines[recordings]' pour pouvoir lire les fichiers { $suffix }.
notation-slow = Lire ce fichier { $suffix } prend trop de temps. Essaie avec un autre.
notation-damaged = Ce n’est pas un fichier { $suffix }, ou il est endommagé. Utilise une autre copie.

## Why a position can’t be written in a format

notation-no-total = Le format { $format } a besoin du nombre de mines.
notation-cannot-say =
    { $kind ->
        [flag] Il y a un drapeau en { CELL($cell) }, mais le format { $format } ne gère pas les drapeaux.
        [question] Il y a un point d’interrogation en { CELL($cell) }, mais le format { $format } ne gère pas les points d’interrogation.
        [mine] Il y a une mine connue en { CELL($cell) }, mais le format { $format } ne gère pas les mines connues.
        [safe] Il y a une case sûre connue en { CELL($cell) }, mais le format { $format } ne gère pas les cases sûres connues.
       *[hidden] Il y a une case cachée en { CELL($cell) }, mais le format { $format } ne gère pas les cases cachées.
    }
# $known of $mines mines are known; flags, if there are any, are not taken for mines.
notation-mines-known =
    { $flags ->
        [0] Ce format enregistre la place de chaque mine, mais on n’en connaît que { $known } sur { $mines }.
       *[other] Ce format enregistre la place de chaque mine, mais on n’en connaît que { $known } sur { $mines }. Les drapeaux ne comptent pas comme des mines connues.
    }
notation-doubtful =
    { $flags ->
        [0] Ce format enregistre la place de chaque mine. Marque d’abord chaque case cachée comme mine ou comme sûre.
       *[other] Ce format enregistre la place de chaque mine. Marque d’abord chaque case cachée comme mine ou comme sûre. Les drapeaux ne comptent pas comme des mines connues.
    }
notation-clue =
    { $mines ->
        [0] Le chiffre en { CELL($cell) } est { $number }, mais il n’y a aucune mine connue autour.
        [one] Le chiffre en { CELL($cell) } est { $number }, mais il y a une mine connue autour.
       *[other] Le chiffre en { CELL($cell) } est { $number }, mais il y a { $mines } mines connues autour.
    }
