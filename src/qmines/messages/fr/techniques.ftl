### The five techniques: their names, and how they work, paragraph by paragraph.

technique-single = Un seul chiffre
technique-single-1 = Un chiffre compte les mines dans les huit cases qui l’entourent. À lui seul, il peut te dire deux choses.
technique-single-2 = Si un chiffre touche exactement autant de cases cachées qu’il lui reste de mines à trouver, toutes ces cases sont des mines. Si toutes ses mines sont connues, toutes les autres cases autour sont sûres.
technique-single-3 = C’est la technique qui te servira le plus. Essaie-la partout avant de tenter quelque chose de plus dur.

technique-pair = Deux chiffres
technique-pair-1 = Deux chiffres qui partagent des cases en disent plus ensemble. Compare combien de mines il manque à chacun.
technique-pair-2 = Si toutes les cases cachées autour d’un chiffre touchent aussi un second chiffre, et qu’il manque autant de mines à l’un qu’à l’autre, les autres cases cachées autour du second sont sûres. Exemple : le motif 1-1 contre un bord.
technique-pair-3 = S’il manque plus de mines à un chiffre qu’à l’autre, et que la différence est égale au nombre de cases qu’il est seul à toucher, ces cases sont des mines. Les cases que seul l’autre touche sont sûres. Exemple : le motif 1-2.
technique-pair-4 = Le long d’un bord droit, deux motifs 1-2 en forment de plus longs. 1-2-1 : les mines sont face aux 1, et la case face au 2 est sûre. 1-2-2-1 : les mines sont face aux 2, et les cases face aux 1 sont sûres.
technique-pair-5 = Soustrais d’abord les mines que tu connais déjà : un 2-3-2 dont chaque chiffre touche une mine connue fonctionne comme un 1-2-1.

technique-split = Deux cas
technique-split-1 = Suppose qu’une case est une mine, et applique les règles simples à partir de là. Si un chiffre ne peut plus être respecté, la case est sûre. Ou suppose qu’elle est sûre : si cela mène à une contradiction, c’est une mine.
technique-split-2 = Tu peux aussi essayer les deux cas : ce qui est vrai dans les deux est certain.
technique-split-3 = Essaie plutôt les cases qui touchent deux ou trois chiffres, car beaucoup de choses en découlent.

technique-total = Le compteur de mines
technique-total-1 = Le compteur de mines est un chiffre lui aussi, et en fin de partie c’est le plus utile. Prends des chiffres qui n’ont aucune case en commun, et additionne les mines qui leur manquent.
technique-total-2 = S’il manque à des chiffres sans case commune exactement autant de mines qu’il en reste, toute case qui ne touche aucun de ces chiffres est sûre. Si les cases autour de ces chiffres ne peuvent pas contenir toutes les mines restantes, les autres sont forcément ailleurs.

technique-count = Toutes les dispositions
technique-count-1 = Parfois, aucun chiffre ni aucune hypothèse ne tranche, et pourtant une case est la même sur toutes les grilles possibles. Il faut alors passer en revue toutes les dispositions des mines, sans oublier le compteur.
technique-count-2 = Calcule le minimum et le maximum de mines qu’il faut aux chiffres. Les autres mines sont dans les cases qui ne touchent aucun chiffre. S’il n’en reste pas pour ces cases, elles sont toutes sûres ; s’il y en a une pour chacune, ce sont toutes des mines.
