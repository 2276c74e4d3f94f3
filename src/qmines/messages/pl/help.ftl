### Moves made for the player, and the first cell of a game.

hint-first-open = Odkryj dowolne pole: pierwsze jest zawsze bezpieczne.
assist-made =
    { $count ->
        [one] Wykonano jeden ruch.
        [few] Wykonano { $count } ruchy.
        [many] Wykonano { $count } ruchów.
       *[other] Wykonano { $count } ruchu.
    }
assist-made-all =
    { $count ->
        [one] Wykonano jeden ruch. Nic więcej nie jest pewne.
        [few] Wykonano { $count } ruchy. Nic więcej nie jest pewne.
        [many] Wykonano { $count } ruchów. Nic więcej nie jest pewne.
       *[other] Wykonano { $count } ruchu. Nic więcej nie jest pewne.
    }
assist-made-simple =
    { $count ->
        [one] Wykonano jeden ruch. „Wszystkie pewne ruchy” mogą znaleźć więcej.
        [few] Wykonano { $count } ruchy. „Wszystkie pewne ruchy” mogą znaleźć więcej.
        [many] Wykonano { $count } ruchów. „Wszystkie pewne ruchy” mogą znaleźć więcej.
       *[other] Wykonano { $count } ruchu. „Wszystkie pewne ruchy” mogą znaleźć więcej.
    }
assist-made-more =
    { $count ->
        [one] Wykonano jeden ruch. Może być ich więcej.
        [few] Wykonano { $count } ruchy. Może być ich więcej.
        [many] Wykonano { $count } ruchów. Może być ich więcej.
       *[other] Wykonano { $count } ruchu. Może być ich więcej.
    }
assist-stopped =
    { $count ->
        [one] Zatrzymano po jednym ruchu.
        [few] Zatrzymano po { $count } ruchach.
        [many] Zatrzymano po { $count } ruchach.
       *[other] Zatrzymano po { $count } ruchu.
    }
assist-none-move = Nie ma już prostych ruchów. „Wszystkie pewne ruchy” mogą znaleźć więcej.
assist-none-simple = Nie ma już prostych ruchów. „Wszystkie pewne ruchy” mogą znaleźć więcej.
assist-none-smart = Nie znaleziono ruchu. „Wszystkie pewne ruchy” mogą jakiś znaleźć.
assist-none-deduce = Nic tu nie jest pewne.
assist-none-auto = Nic tu nie jest pewne.
assist-guessed = Strzał: { CELL($cell) }, ryzyko miny { PERCENT($risk) }.
auto-play-never-guesses = Autopilot nie zgaduje; możesz to zmienić w ustawieniach.
