### What a review says of each move in a replay, and what other rules would have made of a game.

## Moves that risk nothing

review-undo = Le dernier coup a été annulé.
review-pause = La partie a été mise en pause.
review-resume = La partie a repris.
review-resign = Le joueur a abandonné.
# $kind is a kind of help, such as Hints.
review-help = Aide utilisée : { $kind }.
review-sandbox = Aucun enjeu dans le bac à sable.
review-opened-nothing = Ce coup n’a rien ouvert.
review-shield = Avec un bouclier, rien à craindre.
review-first = Le premier clic est toujours sûr.
review-no-risk = Il n’y avait aucun risque.
review-mark = Marque changée.
review-flag = Drapeau posé.
review-flag-mine = Drapeau sur une mine certaine.
review-flag-wrong = Drapeau mal placé : tu pouvais ouvrir cette case sans risque.
review-flag-chance = Drapeau posé : { PERCENT($chance) } de risque de mine.

## Moves that risk something. $about is “yes” if chances are estimates; $board is Z or H, or “none” on a single board.

review-safe = Ce coup est forcément sûr.
review-too-hard = Ce coup est trop difficile à juger.
review-guess =
    { $about ->
        [yes] Un pari qui passe dans environ { PERCENT($survival) } des cas. Aucun coup n’était plus sûr.
       *[no] Un pari qui passe dans { PERCENT($survival) } des cas. Aucun coup n’était plus sûr.
    }
review-mistake-mine =
    { $board ->
        [none] C’était forcément une mine. Tu pouvais ouvrir sans risque la case en { CELL($cell) }.
       *[other] C’était forcément une mine. Tu pouvais ouvrir sans risque la case en { CELL($cell) } sur la grille { $board }.
    }
review-mistake-risk =
    { $board ->
        [none] Ce coup ne passe que dans { PERCENT($survival) } des cas. Tu pouvais ouvrir sans risque la case en { CELL($cell) }.
       *[other] Ce coup ne passe que dans { PERCENT($survival) } des cas. Tu pouvais ouvrir sans risque la case en { CELL($cell) } sur la grille { $board }.
    }
review-mistake-mine-shield = C’était forcément une mine, et il te restait un bouclier.
review-mistake-risk-shield = Ce coup ne passe que dans { PERCENT($survival) } des cas, et il te restait un bouclier.
review-mistake-safer =
    { $about ->
        [yes] Il y avait un coup plus sûr : il passait dans environ { PERCENT($best) } des cas, celui-ci dans environ { PERCENT($survival) }.
       *[no] Il y avait un coup plus sûr : il passait dans { PERCENT($best) } des cas, celui-ci dans { PERCENT($survival) }.
    }
review-lost = Ce coup a fait perdre la partie.

## The best move

best-safe = Ouvre la case en { CELL($cell) } : elle est sûre.
best-safe-more =
    { $more ->
        [one] Ouvre la case en { CELL($cell) } : elle est sûre, et { $more } autre case aussi.
       *[other] Ouvre la case en { CELL($cell) } : elle est sûre, et { $more } autres cases aussi.
    }
best-guess = Ouvre la case en { CELL($cell) } : { PERCENT($risk) } de risque de mine.

## The same game under other rules. $result is won or lost; $why is a sentence that says why.

other-forgiving-visible = Indulgent, seulement les chiffres à l’écran
other-forgiving-strict = Indulgent, strict
other-refused = Cette partie ne peut pas être jouée avec ces règles. { $why }
other-moved = La mine se déplace aussi avec ces règles, mais le reste de la grille n’est plus le même : à partir d’ici, c’est une autre partie.
other-continues = La partie aurait continué : personne ne pouvait connaître cette mine, donc elle aurait été déplacée.
other-ends =
    { $result ->
        [won] Tu aurais gagné ici. { $why }
       *[lost] Tu aurais perdu ici. { $why }
    }
other-ends-otherwise =
    { $result ->
        [won] La partie aurait aussi fini ici, mais tu aurais gagné. { $why }
       *[lost] La partie aurait aussi fini ici, mais tu aurais perdu. { $why }
    }
other-same-so-far = Aucune différence jusqu’ici.
other-same =
    { $result ->
        [won] Aucune différence : tu aurais gagné aussi.
       *[lost] Aucune différence : tu aurais perdu aussi.
    }
other-same-move = Tu aurais perdu au même coup. { $why }
