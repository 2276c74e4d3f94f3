### The analyser.

analyser-title = Analyser une position
analyser-field = Grille
analyser-undo = Annuler
analyser-undo-key = Ctrl+Z
analyser-redo = Rétablir
analyser-redo-key = Ctrl+Y
analyser-hide-all = Effacer
analyser-hint = Indice
analyser-mark-hint = Marquer les cases déduites
analyser-chances = Risques
# Shown with the position that the page starts with.
analyser-example = Cette position est un exemple. Efface-la et peins la tienne, ou ouvre une capture d’écran.

## What can be painted

analyser-brush = Pinceau
analyser-paint-empty = 0 (vide)
analyser-paint-hidden = Cachée
analyser-paint-flag = Drapeau
analyser-paint-question = Point d’interrogation
analyser-paint-mine = Mine connue
analyser-paint-safe = Case sûre connue
analyser-move = Déplacer
analyser-move-name = Déplacer la grille ou faire défiler la page

## Size and mines

analyser-size = Taille
analyser-width = Largeur
analyser-height = Hauteur
analyser-level = Niveau
analyser-level-custom = Personnalisé
analyser-level-size = { $level }, { $width }×{ $height }
analyser-mines = Nombre de mines
analyser-mines-known = Connu
analyser-mines-unknown = Inconnu
analyser-mines-total = Mines au total
analyser-mines-density = Mines pour 100 cases
analyser-mines-keep = Garder ce nombre si la taille change

## What was found

analyser-answer = Analyse
analyser-best = Meilleur coup
analyser-pointer = Case choisie
analyser-exact = Risques exacts.
analyser-exact-boards =
    { $boards ->
        [1] Risques exacts : une seule grille est possible.
       *[other] Risques exacts : { COUNT($boards) } grilles possibles.
    }
analyser-sampled = Risques estimés, ± { PERCENT($error) }.
analyser-sampled-boards = Risques estimés, ± { PERCENT($error) } : { COUNT($boards) } grilles possibles.
analyser-bounds = Calculer tous les risques prendrait trop de temps : seul ce qui est certain est marqué.
analyser-certain-none = Aucune case n’est certaine.
analyser-certain-safe =
    { $safe ->
        [one] { $safe } case est forcément sûre.
       *[other] { $safe } cases sont forcément sûres.
    }
analyser-certain-mines =
    { $mines ->
        [one] { $mines } case est forcément une mine.
       *[other] { $mines } cases sont forcément des mines.
    }
analyser-certain-both =
    { $safe ->
        [one] { $safe } case est forcément sûre
       *[other] { $safe } cases sont forcément sûres
    } et { $mines ->
        [one] { $mines } est forcément une mine.
       *[other] { $mines } sont forcément des mines.
    }
# A cell, its look, and its chance of a mine.
analyser-cell = En { CELL($cell) } : { $look }
analyser-cell-chance = En { CELL($cell) } : { $look }, { PERCENT($chance) } de risque de mine
analyser-numbers = Chiffres possibles en { CELL($cell) }
analyser-numbers-mine = mine
analyser-best-none = Il n’y a plus rien à ouvrir.
analyser-best-safe = Ouvre la case en { CELL($cell) } : elle est sûre.
analyser-best-safe-wins = Ouvre la case en { CELL($cell) } : elle est sûre, et tu gagnes ensuite { PERCENT($winning) } des parties.
analyser-best-safe-wins-about = Ouvre la case en { CELL($cell) } : elle est sûre, et tu gagnes ensuite { PERCENT($winning) } ± { PERCENT($error) } des parties.
analyser-best-guess = Ouvre la case en { CELL($cell) } : { PERCENT($risk) } de risque de mine.
analyser-best-guess-wins = Ouvre la case en { CELL($cell) } : { PERCENT($risk) } de risque de mine. À partir d’ici, tu gagnes { PERCENT($winning) } des parties.
analyser-best-guess-wins-about = Ouvre la case en { CELL($cell) } : { PERCENT($risk) } de risque de mine. À partir d’ici, tu gagnes { PERCENT($winning) } ± { PERCENT($error) } des parties.
# Moves that are no worse, as far as the estimates can tell.
analyser-best-alike = Coups à peu près équivalents : { CELLS($cells) }.
analyser-best-next = Autres choix : { LIST($choices) }.
analyser-best-choice = { CELL($cell) } ({ PERCENT($winning) })

## In and out

analyser-exchange = Importer et exporter
analyser-copy-link = Copier le lien
analyser-play = Jouer à partir d’ici
analyser-play-about = Commencer une partie Classique sur une grille compatible avec cette position
analyser-play-forgiving = Jouer en mode Indulgent
analyser-play-forgiving-about = Jouer à partir d’ici en mode Indulgent
analyser-play-total = Pour jouer à partir d’ici, indique d’abord le nombre de mines.
analyser-copy-as = Copier en…
analyser-copy = Copier
analyser-copy-format = Copier en { $format }
analyser-save = Enregistrer
analyser-save-format = Enregistrer en { $format }
analyser-copied = Copié.
analyser-copy-by-hand = Ton navigateur n’a pas autorisé la copie. Copie le texte du cadre ci-dessous.
# $reason is a sentence.
analyser-bad-link = Impossible d’ouvrir ce lien. { $reason }
analyser-import = Importer un texte, un lien ou un fichier
analyser-import-text = Texte, lien ou identifiant, dans n’importe quel format
analyser-import-read = Importer
analyser-import-file = Ouvrir un fichier…
analyser-import-file-name = Fichier de position
analyser-import-note = Tu peux aussi coller du texte ou déposer un fichier n’importe où sur cette page.
analyser-import-done = Importé comme { $format }.
analyser-import-long = Ce texte est trop long. La plus grande grille que tu peux importer fait 100×100.
analyser-import-large = { $file } est trop volumineux. La plus grande grille que tu peux importer fait 100×100.
analyser-saved = Positions enregistrées
analyser-saved-name = Nom
analyser-saved-save = Enregistrer
analyser-saved-open = Ouvrir
analyser-saved-open-name = Ouvrir { $name }
analyser-saved-remove = Supprimer
analyser-saved-remove-name = Supprimer { $name }
# The size of a position, and the day it was saved.
analyser-saved-about = { $size }, { $day }

## Why a position is refused

analyser-refused-title = Donne à la position un nom de 1 à { $most } caractères visibles.
analyser-refused-large = Cette position est trop grande pour être enregistrée. Copie plutôt son lien.
analyser-refused-full = Tu as atteint la limite de { $most } positions enregistrées. Supprimes-en une d’abord.
analyser-refused-empty = Il n’y a rien à importer. Colle d’abord une position, un lien ou une grille.
analyser-refused-format = qmines ne reconnaît pas ce format. Essaie un lien de cette page, ou une ligne de texte par ligne de cases.
analyser-refused-rows = Toutes les lignes doivent avoir la même longueur.
analyser-refused-side = Cette grille fait { $width }×{ $height }, mais l’analyse accepte au plus { $most } lignes et colonnes.
