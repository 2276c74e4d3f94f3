### Screenshots and other pictures of boards.

## Why no board was read. $columns and $rows count cells, and $size is that of a cell in pixels.

# $formats is a list of names, such as PNG.
picture-format = Ce fichier n’est pas une image prise en charge. Utilise un de ces formats : { $formats }.
picture-damaged = Cette image est endommagée ou incomplète. Essaie avec une autre.
picture-bytes = Ce fichier fait { $megabytes } Mo, et la limite est de { $most } Mo. Recadre l’image sur la grille.
picture-pixels = Cette image a trop de pixels. Recadre-la sur la grille.
# $first and $other are places, such as 30, 40.
picture-several = Il y a plus d’une grille sur cette image : au pixel { $first } et au pixel { $other }. Recadre l’image sur une seule grille.
picture-small = Cette image est trop petite pour être lisible. Les cases doivent faire au moins 10 pixels de large.
picture-small-found = Les cases de cette image sont trop petites : { $columns }×{ $rows } cases de { $size } px. Elles doivent faire au moins 10 px.
picture-none = Aucune grille de démineur trouvée sur cette image. La grille doit être droite et entièrement visible.
picture-none-closest = Aucune grille de démineur trouvée sur cette image ; ce qui s’en approche le plus a { $columns }×{ $rows } cases de { $size } px. Essaie une image plus nette, ou recadre-la sur la grille.

## In the analyser

picture-open = Ouvrir une capture…
picture-open-note = Tu peux aussi coller ou déposer une image. Elle reste sur ton appareil.
# While something is dragged over the page.
picture-drop = Dépose une capture ou un fichier pour l’analyser
picture-reading = Lecture de la capture…
picture-found = Grille trouvée : { $width }×{ $height } cases.
picture-found-mines =
    { $mines ->
        [one] Grille trouvée : { $width }×{ $height } cases, { $mines } mine.
       *[other] Grille trouvée : { $width }×{ $height } cases, { $mines } mines.
    }
picture-doubts =
    { $count ->
        [one] { $count } case est difficile à lire. En cas d’erreur, touche-la pour la remplacer par le petit symbole dans son coin.
       *[other] { $count } cases sont difficiles à lire. En cas d’erreur, touche la case pour la remplacer par le petit symbole dans son coin.
    }
# A cell, how it was read, and what it may be instead.
picture-instead = En { CELL($cell) } : { $read } → { $instead }
picture-could-be = peut-être : { $look }
picture-keep = Tout est correct
picture-mines = Le compteur de mines est illisible. Combien y a-t-il de mines au total ?
picture-unavailable = Impossible de charger le lecteur de captures. Vérifie ta connexion et réessaie.
