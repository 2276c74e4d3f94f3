### The learn pages and the trainer. The lessons themselves are in lessons.ftl.

learn-classic = Classique
learn-classic-about = Cinq techniques, de la plus facile à la plus dure. Chacune a des exemples où c’est toi qui trouves le coup ; le solveur vérifie ta réponse et explique pourquoi.
learn-forgiving = Indulgent
learn-forgiving-about = Sur quoi compter quand il ne reste plus qu’à parier, en trois exemples.
learn-trainer-about = Des positions à l’infini pour t’entraîner. L’entraînement insiste sur tes points faibles et ajoute des techniques plus dures à mesure que tu progresses.
learn-trainer-answered =
    { $right ->
        [one] Réponses : { $asked }, dont { $right } juste du premier coup.
       *[other] Réponses : { $asked }, dont { $right } justes du premier coup.
    }
learn-trainer-none = Pas encore de réponse.
learn-trainer-start = Commencer
learn-trainer-continue = Continuer
learn-qubits = Qubits et Intriqué
learn-qubits-about = Trois parties avec un coach, puis quatre leçons sur ce qui se passe derrière les grilles, et un bac à sable où rien n’explose.
learn-sandbox = Bac à sable
learn-sandbox-about = Prépare des cases dans n’importe quel état et mesure-les autant que tu veux.
learn-done = Terminée
learn-not-done = Pas encore terminée
learn-progress = { $done } sur { $total }
learn-examples = Exemples
learn-example = Exemple { $number }
learn-example-solved = Exemple { $number } ✓
learn-next-example = Exemple suivant

## A position to solve

quiz-question = Trouve une case dont tu peux avoir la certitude. Ouvre-la si elle est sûre, ou pose un drapeau si c’est une mine.
learn-puzzles-about = Trois minutes, trois erreurs : combien de cases sûres peux-tu trouver ?
quiz-mines =
    { $count ->
        [one] { $count } mine au total. Les drapeaux marquent les mines connues.
       *[other] { $count } mines au total. Les drapeaux marquent les mines connues.
    }
quiz-mines-unknown = Le nombre de mines est inconnu.
quiz-tap = Ta réponse
quiz-safe = Sûre
quiz-mine = Mine
quiz-pass = Je ne sais pas

## The trainer

trainer-next = Suivant
trainer-choose = S’entraîner sur
trainer-choose-weakest = Tes points faibles
trainer-progress = Tes progrès
trainer-technique = Technique
trainer-right = Juste
trainer-recent = Dix dernières
trainer-share = Fréquence
trainer-right-count = { $right } sur { $asked }
trainer-answer-right = juste
trainer-answer-wrong = faux
trainer-recent-none = Aucune
trainer-locked = Verrouillée
trainer-about = Seule ta première réponse à une position compte. Les techniques ratées dans tes dix dernières réponses reviennent plus souvent ; celles que tu n’as pas encore essayées comptent comme à moitié ratées. Une technique se débloque quand tu as réussi la précédente trois fois sur cinq.
