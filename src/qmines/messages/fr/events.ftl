### What the moves of a game do.

event-open = Ouvre une case cachée.
event-flag = Pose un drapeau sur une case cachée, ou le retire.
event-question = Met un point d’interrogation sur une case cachée, ou le retire.
event-mark = Passe à la marque suivante : drapeau, point d’interrogation (si permis), rien.
event-chord = Ouvre les voisines d’un chiffre qui a tous ses drapeaux.
event-open-z = Mesure une case sur la grille Z. Si c’est une mine sur cette grille, tu perds.
event-open-h = Mesure une case sur la grille H. Si c’est une mine sur cette grille, tu perds.
event-mark-z = Marque une mine sur la grille Z, ou retire la marque.
event-mark-h = Marque une mine sur la grille H, ou retire la marque.
event-shield-z = Teste une case sur la grille Z avec un bouclier. Si c’est une mine, elle n’explose pas.
event-shield-h = Teste une case sur la grille H avec un bouclier. Si c’est une mine, elle n’explose pas.
event-sandbox-z = Mesure une case sur la grille Z, autant de fois que tu veux.
event-sandbox-h = Mesure une case sur la grille H, autant de fois que tu veux.
event-prepare = Prépare une case dans l’état « zero », « one », « plus » ou « minus ».
event-reset = Remet chaque case dans son état de départ.
event-undo = Annule le dernier coup qui a changé quelque chose.
event-pause = Arrête le chrono et cache la grille.
event-resume = Montre la grille et relance le chrono.
event-resign = Abandonne la partie.
event-help = Note quelle aide a servi, par exemple : help hint.
