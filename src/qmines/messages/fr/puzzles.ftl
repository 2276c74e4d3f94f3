### Puzzles: find a safe cell.

puzzles-rated = Problèmes cotés
puzzles-rated-about = Chaque position est nouvelle et choisie selon ta cote. Ton premier clic compte.
puzzles-rated-log-in = Se connecter pour avoir une cote
puzzles-rush = Contre-la-montre
puzzles-rush-about = Trois minutes. Les positions deviennent plus dures, et la troisième erreur met fin à l’essai.
puzzles-best = Ton record : { $score }
puzzles-best-none = Pas encore d’essai.
puzzles-start = Commencer
puzzles-stop = Arrêter
puzzles-score = Résolus
puzzles-lives =
    { $count ->
        [0] Plus droit à l’erreur
        [one] Encore { $count } erreur permise
       *[other] Encore { $count } erreurs permises
    }
puzzles-over = Problèmes résolus : { $score }.
puzzles-over-best = Problèmes résolus : { $score }. Nouveau record !
puzzles-training = Travailler une technique
puzzles-training-about = Sans chrono : une position après l’autre.
puzzles-mistakes = Tes erreurs
puzzles-mistakes-about = Les problèmes ratés et les positions de tes parties où tu as manqué une case sûre.
puzzles-mistakes-start =
    { $count ->
        [one] Refaire { $count } problème
       *[other] Refaire { $count } problèmes
    }
puzzles-mistakes-none = Rien à revoir pour l’instant. Tu retrouveras ici les problèmes ratés et les positions de tes parties où tu as manqué une case sûre.
puzzles-question = Trouve une case sûre.
puzzles-right = Sûre !
puzzles-wrong = Cette case n’était pas forcément sûre. Les cases sûres sont marquées.
puzzles-rating = Ta cote aux problèmes : { $rating }
puzzles-rating-none = Résous un problème pour obtenir une cote.
puzzles-chart = Cote aux problèmes
puzzles-chart-about = Ta cote après chaque problème. La bande est l’intervalle de confiance à 95 %.
