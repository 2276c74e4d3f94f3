### Replays.

replay-title = Replay : { $game }
replay-open-about = Ouvre un fichier de partie, ou dépose-le n’importe où sur cette page, pour voir chaque coup avec les risques exacts à ce moment-là.
replay-open-formats = qmines lit ses propres fichiers de partie et les enregistrements d’autres programmes : .rawvf, .avf, .evf, .rmv, .mvf.
# Where there is no server.
replay-open-here = Ton navigateur relit lui-même les fichiers de partie qmines des modes Classique et Indulgent ; rien n’est envoyé.
replay-here-only = Sans serveur, cette page ne relit que les fichiers de partie qmines des modes Classique et Indulgent ; pour les autres fichiers, utilise « qmines replay » dans un terminal.
replay-no-kernel = Le replay tourne dans ton navigateur, mais son moteur n’a pas pu être chargé. Recharge la page pour réessayer.
replay-open-file = Ouvrir un fichier…
# $statistics is a link to the statistics page.
replay-open-private = Le fichier n’est pas conservé. Les parties que tu as jouées ici sont dans tes { $statistics }.
replay-open-statistics = statistiques
replay-file = Fichier de partie
replay-too-large = { $file } est trop volumineux pour cette page. Utilise plutôt « qmines replay » dans un terminal.
replay-missing = Replay introuvable
replay-missing-game = Aller à la partie
replay-missing-file = Ouvrir un fichier de partie

## Keys

replay-keys = Raccourcis clavier
replay-keys-step = Étape précédente ou suivante
replay-keys-ends = Début et fin
replay-keys-play = Lecture ou pause
replay-keys-marks = Pari ou erreur, suivant ou précédent
replay-keys-speed = Plus lent ou plus rapide
replay-keys-chances = Risques
replay-keys-cells = Passer d’une case à l’autre
replay-keys-zoom = Zoom
replay-key-home = Début
replay-key-end = Fin
replay-key-space = Espace

## Moves. $board is Z or H, or “none” on a single board.

replay-move-open =
    { $board ->
        [none] Ouvrir la case en { CELL($cell) }
       *[other] Ouvrir la case en { CELL($cell) } sur la grille { $board }
    }
replay-move-measure =
    { $board ->
        [none] Mesurer la case en { CELL($cell) }
       *[other] Mesurer la case en { CELL($cell) } sur la grille { $board }
    }
replay-move-chord =
    { $board ->
        [none] Accord en { CELL($cell) }
       *[other] Accord en { CELL($cell) } sur la grille { $board }
    }
replay-move-flag =
    { $board ->
        [none] Drapeau en { CELL($cell) }
       *[other] Drapeau en { CELL($cell) } sur la grille { $board }
    }
replay-move-question =
    { $board ->
        [none] Point d’interrogation en { CELL($cell) }
       *[other] Point d’interrogation en { CELL($cell) } sur la grille { $board }
    }
replay-move-mark =
    { $board ->
        [none] Marque en { CELL($cell) }
       *[other] Marque en { CELL($cell) } sur la grille { $board }
    }
replay-move-shield =
    { $board ->
        [none] Bouclier en { CELL($cell) }
       *[other] Bouclier en { CELL($cell) } sur la grille { $board }
    }
replay-move-prepare = Préparer la case en { CELL($cell) }
# A move that only some rules have; $verb is its name.
replay-move-other =
    { $board ->
        [none] { $verb } : { CELL($cell) }
       *[other] { $verb } : { CELL($cell) } sur la grille { $board }
    }
# $kind is a kind of help, such as Hints.
replay-move-help = Aide : { $kind }
replay-move-undo = Annulation
replay-move-pause = Pause
replay-move-resume = Reprise
replay-move-resign = Abandon
replay-move-reset = Réinitialiser les cases
replay-won = Gagné
replay-lost = Perdu
replay-end = Fin de la partie

## The bar

replay-controls = Replay
replay-step = Étape
replay-marks = Paris et erreurs
replay-first = Aller au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = Aller à la fin
replay-play = Lecture
replay-pause = Pause
replay-previous-mark-name = Pari ou erreur précédent
replay-next-mark-name = Pari ou erreur suivant
replay-no-next-mark = Plus de pari ni d’erreur après cette étape.
replay-no-previous-mark = Pas de pari ni d’erreur avant cette étape.
replay-position = { $step } / { $last }
# $words are the move and what is said of it.
replay-where = { $step } sur { $last } : { $words }
replay-words = { $move }.
replay-words-review = { $move }. { $review }
replay-speed = Vitesse
replay-speed-played = Temps réel
replay-speed-times = { $times }× le temps réel
replay-speed-steps =
    { $steps ->
        [one] { $steps } étape par seconde
       *[other] { $steps } étapes par seconde
    }

## Beside the board

replay-panel = Panneau du replay
replay-time = Temps
replay-next-move = Coup suivant
replay-this = Ce replay
replay-measured = Tout juste mesuré
replay-judging = Analyse des coups…
replay-badge =
    { $kind ->
        [safe] ✓ Sûr
        [guess] ○ Pari
       *[mistake] ▲ Erreur
    }
replay-badge-saved =
    { $kind ->
        [safe] ✓ Sûr · sauvetage
        [guess] ○ Pari · sauvetage
       *[mistake] ▲ Erreur · sauvetage
    }
replay-chances = Risques (O)
replay-best = Meilleur coup : { $move }
replay-best-sampled = Meilleur coup : { $move } Les risques sont des estimations, à ± { PERCENT($error) }.
replay-tally =
    { $guesses ->
        [0] Aucun pari
        [one] { $guesses } pari (○)
       *[other] { $guesses } paris (○)
    } et { $mistakes ->
        [0] aucune erreur
        [one] { $mistakes } erreur (▲)
       *[other] { $mistakes } erreurs (▲)
    }.
replay-tally-so-far =
    Pour l’instant, { $guesses ->
        [0] aucun pari
        [one] { $guesses } pari (○)
       *[other] { $guesses } paris (○)
    } et { $mistakes ->
        [0] aucune erreur
        [one] { $mistakes } erreur (▲)
       *[other] { $mistakes } erreurs (▲)
    }. Analyse en cours…
replay-rules = Avec d’autres règles
replay-rules-loading = Relecture…
replay-rules-step = Étape { $step }
replay-rules-step-name = Aller à l’étape { $step }, où { $rules } diffère
replay-fork = Jouer à partir d’ici
replay-fork-other = …sur une autre grille
replay-fork-other-only = Jouer à partir d’ici sur une autre grille
replay-fork-same-note = « Jouer à partir d’ici » lance une nouvelle partie sur la même grille. Tu as déjà vu cette grille, donc la partie compte comme jouée avec aide.
replay-fork-qubits-note = « Jouer à partir d’ici » lance une nouvelle partie avec les mêmes états cachés. Comme tu les as vus, la partie compte comme jouée avec aide.
replay-fork-recorded-note = La nouvelle partie se joue sur une autre grille, compatible avec ce que tu vois.
replay-fork-not-ready = Tu ne peux pas encore jouer à partir d’ici : ce coup n’a pas été analysé. Réessaie dans un instant, ou choisis un autre coup.
replay-recorded = Enregistré avec un autre programme.
replay-recorded-program = Partie enregistrée avec { $program }.
replay-recorded-player = Partie jouée par { $player }.
replay-recorded-both = Enregistré avec { $program }, joué par { $player }.
replay-copy = Copier le lien
replay-copied = Lien vers ce moment copié.
replay-download = Télécharger le fichier de partie
replay-game = Aller à la partie
