### Moves made for the player, and the first cell of a game.

hint-first-open = Ouvre n’importe quelle case : la première est toujours sûre.
assist-made =
    { $count ->
        [one] { $count } coup joué.
       *[other] { $count } coups joués.
    }
assist-made-all =
    { $count ->
        [one] { $count } coup joué. Rien d’autre n’est certain.
       *[other] { $count } coups joués. Rien d’autre n’est certain.
    }
assist-made-simple =
    { $count ->
        [one] { $count } coup joué. « Tous les coups sûrs » en trouvera peut-être d’autres.
       *[other] { $count } coups joués. « Tous les coups sûrs » en trouvera peut-être d’autres.
    }
assist-made-more =
    { $count ->
        [one] { $count } coup joué. Il y en a peut-être d’autres.
       *[other] { $count } coups joués. Il y en a peut-être d’autres.
    }
assist-stopped =
    { $count ->
        [one] Arrêt après { $count } coup.
       *[other] Arrêt après { $count } coups.
    }
assist-none-move = Plus de coup simple. « Tous les coups sûrs » en trouvera peut-être d’autres.
assist-none-simple = Plus de coup simple. « Tous les coups sûrs » en trouvera peut-être d’autres.
assist-none-smart = Aucun coup trouvé. « Tous les coups sûrs » en trouvera peut-être un.
assist-none-deduce = Rien n’est certain ici.
assist-none-auto = Rien n’est certain ici.
assist-guessed = Pari en { CELL($cell) } : { PERCENT($risk) } de risque de mine.
auto-play-never-guesses = Le jeu auto ne parie pas. Tu peux autoriser les paris dans les Réglages.
