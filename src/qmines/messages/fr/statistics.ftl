### The statistics page: filters, figures, plots and the list of games.

stats-leaderboard = Classement
stats-none = Finis ta première partie pour voir tes statistiques ici.
stats-none-filtered = Aucune partie finie ne correspond à ces filtres.

## Filters

stats-filters = Filtres
stats-rules = Règles
stats-rules-all = Toutes les règles
stats-level = Niveau
stats-level-all = Tous les niveaux
stats-options = Options
stats-options-all = Toutes les options
stats-help = Aide
stats-help-all = Avec ou sans aide
stats-help-none = Sans aide
stats-help-any = Avec aide
stats-time = Période
stats-time-all = Depuis toujours
stats-time-week = 7 derniers jours
stats-time-month = 30 derniers jours
stats-time-quarter = 90 derniers jours
stats-time-year = 365 derniers jours

## Figures

stats-games = Parties
stats-games-streak =
    { $count ->
        [one] Série en cours : { $count } victoire
       *[other] Série en cours : { $count } victoires
    }
stats-games-kinds =
    { $count ->
        [one] { $count } type de partie
       *[other] { $count } types de parties
    }
stats-won = Gagnées
stats-won-likely = Probablement de { PERCENT($low, digits: 0) } à { PERCENT($high, digits: 0) }
stats-won-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
stats-accuracy = Précision
stats-accuracy-mistakes =
    { $count ->
        [one] { $count } partie perdue sur une erreur
       *[other] { $count } parties perdues sur une erreur
    }
stats-best-time = Meilleur temps
stats-best-time-level = Choisis un niveau
stats-no-wins = Pas encore de victoire
stats-mean-time = Temps moyen
stats-average = { $value } en moyenne
stats-best-speed = Meilleur 3BV/s
stats-best-speed-all = Toutes les parties
stats-best-streak = Meilleure série
stats-best-streak-note = Victoires d’affilée

## By level

stats-by-level = Par niveau
stats-by-level-help = Aide
stats-by-level-with = Avec
stats-by-level-without = Sans
stats-by-level-rules = { $rules }, { $options }
stats-by-level-range = { PERCENT($low, digits: 0) } – { PERCENT($high, digits: 0) }
stats-speed = 3BV/s
stats-streak = Série

## Plots

stats-plot-win-rate = Taux de victoire
stats-plot-win-rate-about = La part des parties gagnées. La bande est l’intervalle de confiance à 95 %.
stats-plot-accuracy = Précision et chance
stats-plot-accuracy-about = Précision : la part des parties que tu n’as pas perdues sur une erreur. Chance : ta probabilité de survivre à tous les paris d’une partie.
stats-plot-luck = Chance
stats-plot-time = Temps
stats-plot-time-about = Le temps moyen et le meilleur temps de tes parties gagnées, en secondes.
stats-plot-mean = Moyenne
stats-plot-best = Record
stats-plot-speed = 3BV par seconde
stats-plot-speed-about = À quelle vitesse tu as gagné : le minimum de clics que demande la grille, divisé par ton temps.
stats-plot-efficiency = Efficacité
stats-plot-efficiency-about = Le minimum de clics que demande la grille sans drapeaux, divisé par le nombre de tes clics.
stats-plot-one-level = Les temps ne se comparent qu’à niveau égal. Choisis-en un ci-dessus ou dans le tableau.
stats-plot-first-win = Le temps, la vitesse et l’efficacité apparaîtront avec ta première victoire.
stats-plot-games = Parties { $first }–{ $last }, { $days }
stats-plot-table = Afficher en tableau
stats-plot-table-name = { $title }, en tableau
# A point of a plot; $values are those of its lines.
stats-plot-point = { $games } : { $values }
stats-plot-value = { $name } { $value }
stats-plot-interval = { $value } ({ $low } à { $high })
stats-plot-described = { $about } { $last }. Toutes les valeurs sont dans le tableau ci-dessous.
stats-plot-described-from = { $about } { $first }. { $last }. Toutes les valeurs sont dans le tableau ci-dessous.

## The list of games

stats-list = Parties
stats-outcome = Résultat
stats-outcome-all = Tous les résultats
stats-outcome-won = Gagnée
stats-outcome-lost = Perdue
stats-outcome-playing = En cours
stats-newer = Plus récentes
stats-older = Plus anciennes
stats-replay-file = Relire un fichier de partie
# $play is a link to the home page.
stats-list-none = Aucune partie ne correspond. { $play }
stats-list-play = Joue une partie.
stats-list-game = Partie
stats-list-time = Temps
stats-list-when = Quand
stats-list-continue = Continuer
stats-list-replay = Replay
stats-list-gave-up = Abandon
stats-list-mistake = Erreur
stats-list-luck = Malchance
# The options and the help of a game.
stats-list-about = { $options } ; { $help }
