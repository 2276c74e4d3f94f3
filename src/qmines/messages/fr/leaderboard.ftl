### The leaderboard.

best-filters = Filtres
best-rules = Règles
best-level = Niveau
best-level-custom = Taille personnalisée
best-size = Largeur × hauteur × mines
best-options = Options
best-kind = Parties
best-kind-solo = Solo, sans aide
best-kind-daily = Grilles du jour
best-kind-race = Courses
best-kind-assisted = Solo, avec aide
best-by = Trier par
best-by-time = Temps
best-by-speed = 3BV/s
best-by-efficiency = Efficacité
best-by-streak = Série
best-when = Période
best-when-day = Aujourd’hui
best-when-week = Cette semaine
best-when-month = Ce mois-ci
best-when-all = Depuis toujours
best-verified-only = Vérifiées seulement
best-verified = Vérifiée
best-pace-fast = Vitesse inhabituelle
best-pace-regular = Régularité inhabituelle
best-pace-about = Les humains cliquent rarement ainsi, mais cela ne suffit pas à prouver qu’un programme a joué.
best-you = Toi
best-guest = Les invités ne sont pas classés.
best-unlisted = Cette ligne n’est visible que pour toi.
# $play is a link to the home page.
best-none = Personne n’a encore gagné une partie de ce genre. { $play }
best-none-play = Lance-toi !
best-players =
    { $count ->
        [0] Aucun joueur classé
        [one] { NUMBER($count) } joueur
       *[other] { NUMBER($count) } joueurs
    }
best-player = Joueur
best-time = Temps
best-speed = 3BV/s
best-efficiency = Efficacité
best-streak = Victoires d’affilée
best-wins = Victoires
best-date = Date
best-fair = Fair-play
best-fair-title = Fair-play vérifié
# $command is a command for the terminal.
best-fair-about = Le serveur a fixé la graine avant le premier clic. Après la partie, il a rejoué chaque coup à partir de cette graine et obtenu les mêmes empreintes, le même résultat et le même temps. Aucune aide, aucune annulation, et personne ne pouvait connaître la grille. Tu préfères ne pas croire le serveur sur parole ? Télécharge le fichier de partie et lance { $command }.
