### A game on the web site: the board, the buttons around it, and the card at its end.

game-missing = Partie introuvable
game-missing-new = Commencer une nouvelle partie
game-panel = Panneau de jeu
game-paused = En pause
# What is being played, over the board.
game-playing = { $rules } · { $level } · { $size }
# A board of the day.
game-playing-daily = Grille du jour · { $rules } · { $level }
game-playing-custom = { $rules } · { $size }
game-watching = Tu regardes la partie d’un autre joueur : lui seul peut jouer.
game-watching-player = Tu regardes la partie de { $name }.
game-watching-room = Tu regardes. Rejoins la partie pour jouer.
game-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
game-watched-by = Spectateurs : { LIST($names) }
game-watched-by-more =
    { $count ->
        [one] Spectateurs : { LIST($names) } et une autre personne
       *[other] Spectateurs : { LIST($names) } et { $count } autres
    }
# A spectator without an account who chose a name.
game-watched-by-guest = { $name } (invité)
# The pointer of another player who has no name.
game-player = Joueur
game-offline-moves =
    { $count ->
        [one] Hors ligne : { $count } coup sera envoyé à la reconnexion.
       *[other] Hors ligne : { $count } coups seront envoyés à la reconnexion.
    }

## The bar over the board

game-mines-left = Mines restantes
game-time = Temps
game-shields = Boucliers
game-face-playing = Nouvelle partie
game-face-won = Gagné. Nouvelle partie
game-face-lost = Perdu. Nouvelle partie
game-face-paused = En pause. Nouvelle partie

## Buttons

game-dock = Actions rapides
game-tools = Outils
game-tap = Effet d’un appui
game-tool-dig = Ouvrir
game-tool-flag = Drapeau
game-tool-mark = Marquer
game-tool-shield = Bouclier
game-group-help = Aide
game-solver = Laisser jouer le solveur
game-more = Plus
game-close = Fermer
game-group-moves = Coups
game-group-view = Affichage
game-group-game = Partie
game-hint = Indice
game-hint-why = Pourquoi ?
game-hint-do = Montre-moi
game-one-move = Un coup
game-simple-moves = Coups simples
game-certain-moves = Tous les coups sûrs
game-step = Pas à pas
game-auto-play = Jeu auto
game-stop = Stop
game-pace = Vitesse du jeu auto
game-pace-steps =
    { $steps ->
        [one] { $steps } coup par seconde
       *[other] { $steps } coups par seconde
    }
game-may-guess = Parier si besoin
game-chances = Risques
# Opens the position in the analyser.
game-reduced = Vue épurée
game-zoom-out = Zoom arrière
game-zoom-in = Zoom avant
game-fit = Ajuster le zoom
game-show-links = Afficher les liens
game-coach = Coach
game-dirac = Notation de Dirac, comme |0⟩
game-undo = Annuler
game-pause = Pause
game-resume = Reprendre
game-new = Nouvelle partie
game-share = Partager
game-sound = Son
game-give-up = Abandonner
# The same button, after it was pressed once.
game-give-up-sure = Abandonner, vraiment ?

## What is said while playing

game-notes = Messages
game-measurements = Mesures
game-nothing-said = Rien à répéter pour l’instant.
game-logged-out = Ta session est terminée. Reconnecte-toi pour continuer cette partie.
# After a move that opened several cells; $cell describes the one that was clicked.
game-opened-more =
    { $count ->
        [one] { $cell } ; { $count } autre case ouverte
       *[other] { $cell } ; { $count } autres cases ouvertes
    }
game-same-board = Pas d’aide, d’annulation ni de pause tant que d’autres jouent la même grille.
game-ranked-no-pause = Pas de pause dans les parties classées.
game-link-copied = Lien copié. Toute personne qui l’ouvre peut regarder.
game-result-copied = Résultat copié, avec un lien vers le replay.
game-link = Lien vers cette partie
game-copy-link = Copier le lien
# Results to share; $game is the rules and the level.
share-won = { $game } : déminé en { $time }
share-lost = { $game } : perdu après { $time }
game-bloch = Sphère de Bloch : { CELL($cell) }
game-not-measured = Cette case n’a pas été mesurée.

## The sandbox

sandbox-title = Bac à sable
sandbox-free = Choisis ce que fait un clic : mesurer la case sur la grille où tu cliques, ou la préparer dans un état. Chaque case affiche son risque de mine ; des traits relient les cases liées.
sandbox-story = Leçon et résultats
sandbox-tap = Effet d’un appui
sandbox-measure = Mesurer
sandbox-prepare = Préparer une case { STATE($state) }
# On a button that prepares a cell in this state.
sandbox-state-name = { STATE($state) }
sandbox-reset = Réinitialiser les cases

## The card at the end

end-title = Résultat
end-won = Grille déminée
end-won-in = Grille déminée en { $time }
end-record = Nouveau record personnel !
# $before says whether that was the best time before this game.
end-best =
    { $before ->
        [yes] Ancien record : { $time }
       *[no] Record : { $time }
    }
end-streak =
    { $count ->
        [one] { $count } victoire d’affilée
       *[other] { $count } victoires d’affilée
    }
# $place is the rank of a ranked win.
end-place = N° { $place } au classement
end-lost = Perdu
end-resigned = Abandon
end-hidden = La grille et tes statistiques apparaîtront quand tout le monde aura fini.
end-hidden-daily = La grille et tes statistiques apparaîtront après minuit UTC.
end-daily = Retour aux grilles du jour
end-again = Nouvelle partie
end-rematch = Rejouer cette grille
end-replay = Replay
end-share = Partager
end-picture = Enregistrer l’image
end-more = Toutes les statistiques
end-loading = Calcul des statistiques…
end-fair = Cette grille était-elle équitable ?
# $file is a link to download the game, $command a command for the terminal.
end-fair-check = La graine ci-dessous était fixée avant le premier clic. Pour le vérifier, télécharge le { $file } et lance { $command }.
end-fair-file = fichier de partie
end-states = Afficher tous les états
end-circuit = Circuit
end-circuit-qasm = OpenQASM
end-circuit-picture = Circuit de cette partie
end-circuit-large = Ce circuit est trop grand pour être dessiné. Tu peux le télécharger en OpenQASM.

## Statistics on the card: a name, a value, and what it means

end-time = Temps
# How much of the board was open at the end, as a percentage.
end-cleared = Progression
end-bbbv = 3BV
end-bbbv-value = { $solved } sur { $total }
end-bbbv-help = Le minimum de clics pour déminer la grille sans drapeaux
end-bbbv-per-second = 3BV/s
end-clicks = Clics
end-clicks-value =
    { $wasted ->
        [one] { $clicks }, dont { $wasted } inutile
       *[other] { $clicks }, dont { $wasted } inutiles
    }
end-efficiency = Efficacité
end-efficiency-help = 3BV par clic
end-correctness = Justesse
end-correctness-help = La part des clics qui ont changé quelque chose
end-throughput = Rendement
end-throughput-help = 3BV par clic qui a changé quelque chose
end-zini = ZiNi
end-zini-help = Clics nécessaires avec drapeaux et accords, estimés par un algorithme glouton
end-openings = Ouvertures
end-openings-value =
    { $islands ->
        [one] { $openings } ({ $islands } îlot)
       *[other] { $openings } ({ $islands } îlots)
    }
end-luck = Chance
end-luck-value =
    { $guesses ->
        [one] { PERCENT($luck) }, { $guesses } pari
       *[other] { PERCENT($luck) }, { $guesses } paris
    }
end-luck-none = Pas nécessaire
end-luck-help = La probabilité de survivre à tes paris
end-saves = Sauvetages
end-saves-help = Combien de fois une mine a été déplacée pour te sauver
end-flags = Drapeaux
end-flags-used = Utilisés
end-flags-none = Aucun (NF)
end-undone = Annulé
end-undone-value =
    { $deaths ->
        [one] { $deaths } mort
       *[other] { $deaths } morts
    }
end-help = Aide
end-help-none = Aucune
