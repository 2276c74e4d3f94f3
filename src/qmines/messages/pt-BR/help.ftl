### Moves made for the player, and the first cell of a game.

hint-first-open = Abra qualquer casa: a primeira é sempre segura.
assist-made =
    { $count ->
        [1] Uma jogada feita.
       *[other] { $count } jogadas feitas.
    }
assist-made-all =
    { $count ->
        [1] Uma jogada feita. Não há mais nada certo.
       *[other] { $count } jogadas feitas. Não há mais nada certo.
    }
assist-made-simple =
    { $count ->
        [1] Uma jogada feita. “Todas as jogadas garantidas” pode achar mais.
       *[other] { $count } jogadas feitas. “Todas as jogadas garantidas” pode achar mais.
    }
assist-made-more =
    { $count ->
        [1] Uma jogada feita. Pode haver mais.
       *[other] { $count } jogadas feitas. Pode haver mais.
    }
assist-stopped =
    { $count ->
        [1] Parou depois de uma jogada.
       *[other] Parou depois de { $count } jogadas.
    }
assist-none-move = Não há mais jogadas simples. “Todas as jogadas garantidas” pode achar mais.
assist-none-simple = Não há mais jogadas simples. “Todas as jogadas garantidas” pode achar mais.
assist-none-smart = Nenhuma jogada encontrada. “Todas as jogadas garantidas” pode achar uma.
assist-none-deduce = Nada é certo aqui.
assist-none-auto = Nada é certo aqui.
assist-guessed = Chute na { CELL($cell) }: { PERCENT($risk) } de chance de mina.
auto-play-never-guesses = O jogo automático não chuta; você pode mudar isso nas configurações.
