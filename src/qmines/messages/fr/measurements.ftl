### What measuring a qubit tells, sentence by sentence. $board is Z or H; $state is a state of a qubit;
### $chance is 0, ½ or 1.

measured-outcome =
    { $mine ->
        [yes] Mesure en { CELL($cell) } sur la grille { $board } : une mine.
       *[no] Mesure en { CELL($cell) } sur la grille { $board } : pas de mine.
    }
measured-shielded =
    { $mine ->
        [yes] Bouclier en { CELL($cell) } sur la grille { $board } : une mine.
       *[no] Bouclier en { CELL($cell) } sur la grille { $board } : pas de mine.
    }
measured-state = La case était { STATE($state) }, donc le risque de mine était de { $chance }.
measured-shared =
    { $kind ->
        [singlet] La case est la moitié d’une paire liée (un singulet), donc le risque de mine était de { $chance }.
        [link] La case est la moitié d’une paire liée (un lien), donc le risque de mine était de { $chance }.
       *[trio] La case est l’une des trois cases liées d’un trio, donc le risque de mine était de { $chance }.
    }
# $numbers and $shares are lists such as “½ on Z and 1 on H”.
measured-shows = Elle affiche { LIST($numbers) }.
measured-dropped = Les chiffres autour ont baissé de { LIST($shares) }.
measured-on-board = { $number } sur { $board }
measured-so-held = Elle était donc { STATE($state) }.
measured-now = Maintenant, la case en { CELL($cell) } est { STATE($state) }.
measured-still-shared = Même maintenant, la case en { CELL($cell) } n’a pas d’état propre.
# Two cells of a trio were measured, which decides the third; $boards is a text such as “H Z Z”.
measured-trio-odd =
    { $mines ->
        [one] Mesuré sur { $boards }, ce trio a { $mines } mine. Sur H H H, c’est toujours un nombre impair ; sur H Z Z, Z H Z et Z Z H, toujours un nombre pair : aucune grille cachée ne peut faire ça.
       *[other] Mesuré sur { $boards }, ce trio a { $mines } mines. Sur H H H, c’est toujours un nombre impair ; sur H Z Z, Z H Z et Z Z H, toujours un nombre pair : aucune grille cachée ne peut faire ça.
    }
measured-trio-even =
    { $mines ->
        [0] Mesuré sur { $boards }, ce trio n’a aucune mine. Sur H Z Z, Z H Z et Z Z H, c’est toujours un nombre pair ; sur H H H, toujours un nombre impair : aucune grille cachée ne peut faire ça.
       *[other] Mesuré sur { $boards }, ce trio a { $mines } mines. Sur H Z Z, Z H Z et Z Z H, c’est toujours un nombre pair ; sur H H H, toujours un nombre impair : aucune grille cachée ne peut faire ça.
    }
# A link to the lesson on trios.
measured-trio-lesson = Découvre pourquoi dans la leçon sur le trio de Mermin
measured-more =
    { $count ->
        [one] { $count } autre case a été mesurée.
       *[other] { $count } autres cases ont été mesurées.
    }

## In the sandbox

# $what and $why are whole sentences.
sandbox-measured = { $what } { $why }
sandbox-state = La case était { STATE($state) }, donc le risque de mine était de { $chance }.
sandbox-state-shared = La case n’avait pas d’état propre, donc le risque de mine était de { $chance }.
sandbox-now = Maintenant, la case en { CELL($cell) } est { STATE($state) }.
sandbox-now-shared = Maintenant, la case en { CELL($cell) } n’a plus d’état à elle seule.
sandbox-seen = Vu : { $what }
