### Moves made for the player, and the first cell of a game.

hint-first-open = Decke ein beliebiges Feld auf: Das erste ist immer sicher.
assist-made =
    { $count ->
        [one] Ein Zug gespielt.
       *[other] { $count } Züge gespielt.
    }
assist-made-all =
    { $count ->
        [one] Ein Zug gespielt. Sonst steht nichts fest.
       *[other] { $count } Züge gespielt. Sonst steht nichts fest.
    }
assist-made-simple =
    { $count ->
        [one] Ein Zug gespielt. „Alle sicheren Züge“ findet vielleicht mehr.
       *[other] { $count } Züge gespielt. „Alle sicheren Züge“ findet vielleicht mehr.
    }
assist-made-more =
    { $count ->
        [one] Ein Zug gespielt. Vielleicht gibt es noch mehr.
       *[other] { $count } Züge gespielt. Vielleicht gibt es noch mehr.
    }
assist-stopped =
    { $count ->
        [one] Nach einem Zug angehalten.
       *[other] Nach { $count } Zügen angehalten.
    }
assist-none-move = Kein einfacher Zug mehr. „Alle sicheren Züge“ findet vielleicht mehr.
assist-none-simple = Kein einfacher Zug mehr. „Alle sicheren Züge“ findet vielleicht mehr.
assist-none-smart = Kein Zug gefunden. „Alle sicheren Züge“ findet vielleicht einen.
assist-none-deduce = Hier steht nichts fest.
assist-none-auto = Hier steht nichts fest.
assist-guessed = Geraten: { CELL($cell) }, { PERCENT($risk) } Minenrisiko.
auto-play-never-guesses = Die Automatik rät nicht. In den Einstellungen kannst du ihr das Raten erlauben.
