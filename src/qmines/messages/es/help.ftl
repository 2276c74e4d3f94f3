### Moves made for the player, and the first cell of a game.

hint-first-open = Abre cualquier casilla: la primera siempre es segura.
assist-made =
    { $count ->
        [one] Una jugada hecha.
       *[other] { $count } jugadas hechas.
    }
assist-made-all =
    { $count ->
        [one] Una jugada hecha. No queda nada seguro.
       *[other] { $count } jugadas hechas. No queda nada seguro.
    }
assist-made-simple =
    { $count ->
        [one] Una jugada hecha. “Jugadas seguras” quizá encuentre más.
       *[other] { $count } jugadas hechas. “Jugadas seguras” quizá encuentre más.
    }
assist-made-more =
    { $count ->
        [one] Una jugada hecha. Puede que haya más.
       *[other] { $count } jugadas hechas. Puede que haya más.
    }
assist-stopped =
    { $count ->
        [one] Detenido tras una jugada.
       *[other] Detenido tras { $count } jugadas.
    }
assist-none-move = No quedan jugadas simples. “Jugadas seguras” quizá encuentre más.
assist-none-simple = No quedan jugadas simples. “Jugadas seguras” quizá encuentre más.
assist-none-smart = No se ha encontrado ninguna jugada. “Jugadas seguras” quizá encuentre alguna.
assist-none-deduce = Aquí no hay nada seguro.
assist-none-auto = Aquí no hay nada seguro.
assist-guessed = Apuesta en la { CELL($cell) }: { PERCENT($risk) } de riesgo de mina.
auto-play-never-guesses = El modo automático no adivina. Puedes permitírselo en Ajustes.
