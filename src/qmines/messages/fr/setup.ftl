### Setting up a game: its level and its options.

setup-level = Niveau
setup-custom = Perso
setup-any-size = toute taille
setup-width = Largeur
setup-height = Hauteur
setup-mines = Mines
setup-mines-z = Mines sur Z
setup-density-mines = { PERCENT($density) } de mines
# Cells of each kind, and those that share a state with others.
setup-totals-linked =
    { $linked ->
        [one] { game-totals } · { $linked } liée
       *[other] { game-totals } · { $linked } liées
    }
setup-full = Ces nombres ne tiennent pas dans { $cells } cases. Réduis-les ou agrandis la grille.
setup-too-dense =
    { $mines ->
        [one] Les grilles sans hasard ne peuvent pas être aussi denses : { $mines } mine au maximum.
       *[other] Les grilles sans hasard ne peuvent pas être aussi denses : { $mines } mines au maximum.
    }
setup-seed = Ta graine
setup-seed-help = Ta graine sert à créer la grille : personne d’autre ne peut choisir celle que tu reçois.
setup-ranked = Classée : ni annulation ni pause
