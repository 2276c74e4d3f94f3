### Answers in the trainer and in lessons.

drill-solution = Voici la solution.
drill-right-safe = Exact : pas de mine en { CELL($cell) }.
drill-right-mine = Exact : il y a une mine en { CELL($cell) }.
drill-wrong-mine = Non, il y a forcément une mine en { CELL($cell) }.
drill-wrong-safe = Non, il ne peut pas y avoir de mine en { CELL($cell) }.
drill-uncertain = Ce n’est pas certain : il y a une mine en { CELL($cell) } dans { PERCENT($risk) } des grilles possibles.
drill-easier-elsewhere = Il y avait une case plus facile.
# In the lesson on Forgiving.
drill-lost = En partie, tu aurais perdu : la logique permettait de trouver la mine en { CELL($cell) }.
drill-open-one = Pas de drapeaux cette fois : ouvre une case.
drill-just-guess = Il n’y a rien à déduire ici. Ouvre l’une ou l’autre case.
