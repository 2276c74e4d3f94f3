### The boards of the day.

daily-title = Desafios diários
daily-day = Dia
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] Os tabuleiros são os mesmos para todo mundo. Você tem uma tentativa em cada um, e o relógio começa a correr quando você abre o tabuleiro. Novos tabuleiros em { $minutes } min.
       *[other] Os tabuleiros são os mesmos para todo mundo. Você tem uma tentativa em cada um, e o relógio começa a correr quando você abre o tabuleiro. Novos tabuleiros em { $hours } h { $minutes } min.
    }
daily-past = Tabuleiros de um dia que já passou, para treinar. Não contam para o ranking nem para a sua sequência.
daily-play = Jogar
daily-continue = Continuar
daily-won = Você venceu em { $time }.
daily-lost = Você já usou sua única tentativa neste tabuleiro.
daily-tried =
    { $count ->
        [0] Ninguém tentou este tabuleiro ainda.
        [1] Uma pessoa já tentou este tabuleiro.
       *[other] { $count } pessoas já tentaram este tabuleiro.
    }
daily-tried-none-won =
    { $count ->
        [1] Uma pessoa já tentou este tabuleiro, mas ninguém com conta venceu ainda.
       *[other] { $count } pessoas já tentaram este tabuleiro, mas ninguém com conta venceu ainda.
    }
daily-fair = Estes tabuleiros são justos?
daily-fair-past = A seed e, abaixo dela, seu hash SHA-256, publicado na véspera:
daily-fair-today = O hash SHA-256 da seed de hoje, que será revelada amanhã, e, abaixo dele, o da seed de amanhã:

## Calendar, yesterday, sharing

daily-calendar = Seu calendário
daily-earlier = Mês anterior
daily-later = Mês seguinte
daily-streak =
    { $count ->
        [0] Nenhuma sequência no momento
        [1] Sequência de um dia
       *[other] { $count } dias seguidos
    }
daily-best-streak =
    { $count ->
        [1] Melhor sequência: um dia
       *[other] Melhor sequência: { $count } dias
    }
daily-streak-about = O dia conta para a sequência se você vencer pelo menos um dos tabuleiros dele antes da meia-noite UTC.
daily-calendar-none = { $day }: não jogou
# $won and $played are numbers of boards.
daily-calendar-day = { $day }: venceu { $won } de { $played }
daily-yesterday = Ontem
daily-yesterday-none = Ninguém com conta venceu um tabuleiro ontem.
# $name is the quickest player of a board.
daily-yesterday-best = { $name } teve o melhor tempo: { $time }.
daily-yesterday-replay = Ver o replay
daily-commentary = Comentários do solver
daily-commentary-clean = Todas as jogadas eram garantidas: nenhum chute, nenhum erro.
daily-commentary-move = Jogada { $number }
daily-commentary-more =
    { $count ->
        [1] Mais um chute ou erro está marcado no replay.
       *[other] Mais { $count } chutes e erros estão marcados no replay.
    }
daily-commentary-loading = O solver está analisando a partida…
daily-share = Compartilhar os resultados de hoje
daily-share-copied = Copiado. O texto não revela nada sobre os tabuleiros.
daily-share-title = Desafios diários do qmines, { $day }
daily-share-won = ✅ { $board }: { $time }
daily-share-lost = ❌ { $board }
daily-share-streak =
    { $count ->
        [1] 🔥 sequência de um dia
       *[other] 🔥 { $count } dias seguidos
    }

## Why a board of the day is refused

daily-refused-day = “{ $day }” não é uma data. Use uma data como 2026-11-15.
daily-refused-range = Não há tabuleiros para jogar em { $day }. Escolha outro dia.
daily-refused-level = Não há desafio diário para “{ $level }”. Escolha { LIST($levels, type: "or") }.
