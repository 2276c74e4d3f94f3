### The boards of the day.

daily-title = Grilles du jour
daily-day = Jour
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] Les mêmes grilles pour tout le monde. Tu n’as qu’un essai par grille, et le chrono démarre quand tu l’ouvres. Nouvelles grilles dans { $minutes } min.
       *[other] Les mêmes grilles pour tout le monde. Tu n’as qu’un essai par grille, et le chrono démarre quand tu l’ouvres. Nouvelles grilles dans { $hours } h { $minutes } min.
    }
daily-past = Des grilles d’un jour passé, pour s’entraîner. Elles ne comptent ni pour le classement ni pour ta série.
daily-play = Jouer
daily-continue = Continuer
daily-won = Grille déminée en { $time }.
daily-lost = Tu as utilisé ton seul essai sur cette grille.
daily-tried =
    { $count ->
        [0] Personne n’a encore essayé cette grille.
        [one] { $count } joueur a essayé cette grille.
       *[other] { $count } joueurs ont essayé cette grille.
    }
daily-tried-none-won =
    { $count ->
        [one] { $count } joueur a essayé cette grille, mais aucun joueur inscrit ne l’a encore déminée.
       *[other] { $count } joueurs ont essayé cette grille, mais aucun joueur inscrit ne l’a encore déminée.
    }
daily-fair = Ces grilles sont-elles équitables ?
daily-fair-past = La graine, puis son empreinte SHA-256, publiée la veille :
daily-fair-today = L’empreinte SHA-256 de la graine du jour, qui sera révélée demain, puis celle de la graine de demain :

## Calendar, yesterday, sharing

daily-calendar = Ton calendrier
daily-earlier = Mois précédent
daily-later = Mois suivant
daily-streak =
    { $count ->
        [0] Pas de série en cours
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
daily-best-streak =
    { $count ->
        [one] Meilleure série : { $count } jour
       *[other] Meilleure série : { $count } jours
    }
daily-streak-about = Un jour compte pour ta série si tu démines au moins une de ses grilles avant minuit UTC.
daily-calendar-none = { $day } : pas joué
# $won and $played are numbers of boards.
daily-calendar-day =
    { $won ->
        [one] { $day } : { $won } grille déminée sur { $played }
       *[other] { $day } : { $won } grilles déminées sur { $played }
    }
daily-yesterday = Hier
daily-yesterday-none = Hier, aucun joueur inscrit n’a déminé de grille.
# $name is the quickest player of a board.
daily-yesterday-best = Meilleur temps : { $name }, en { $time }.
daily-yesterday-replay = Voir le replay
daily-commentary = Le commentaire du solveur
daily-commentary-clean = Tous les coups étaient sûrs : aucun pari, aucune erreur.
daily-commentary-move = Coup { $number }
daily-commentary-more =
    { $count ->
        [one] Le replay signale { $count } autre pari ou erreur.
       *[other] Le replay signale { $count } autres paris et erreurs.
    }
daily-commentary-loading = Le solveur analyse la partie…
daily-share = Partager mes résultats du jour
daily-share-copied = Copié. Le texte ne révèle rien des grilles.
daily-share-title = Grilles du jour qmines, { $day }
daily-share-won = ✅ { $board } : { $time }
daily-share-lost = ❌ { $board }
daily-share-streak =
    { $count ->
        [one] 🔥 Série de { $count } jour
       *[other] 🔥 Série de { $count } jours
    }

## Why a board of the day is refused

daily-refused-day = « { $day } » n’est pas une date. Écris-la comme ceci : 2026-11-15.
daily-refused-range = Il n’y a pas de grilles pour cette date : { $day }. Choisis un autre jour.
daily-refused-level = Le niveau { $level } n’a pas de grille du jour. Niveaux possibles : { LIST($levels) }.
