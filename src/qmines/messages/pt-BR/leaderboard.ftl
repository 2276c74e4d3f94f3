### The leaderboard.

best-filters = Filtros
best-rules = Regras
best-level = Nível
best-level-custom = Tamanho personalizado
best-size = Largura × altura × minas
best-options = Opções
best-kind = Partidas
best-kind-solo = Solo, sem ajuda
best-kind-daily = Desafios diários
best-kind-race = Corridas
best-kind-assisted = Solo, com ajuda
best-by = Ordenar por
best-by-time = Tempo
best-by-speed = 3BV/s
best-by-efficiency = Eficiência
best-by-streak = Sequência
best-when = Período
best-when-day = Hoje
best-when-week = Esta semana
best-when-month = Este mês
best-when-all = Desde sempre
best-verified-only = Só verificadas
best-verified = Verificada
best-pace-fast = Rapidez incomum
best-pace-regular = Regularidade incomum
best-pace-about = É raro alguém clicar assim, mas só isso não prova que um programa jogou.
best-you = Você
best-guest = Visitantes não aparecem na lista.
best-unlisted = Só você vê esta linha.
# $play is a link to the home page.
best-none = Ninguém venceu uma partida assim ainda. { $play }
best-none-play = Que tal você?
best-players =
    { $count ->
        [0] Nenhum jogador na lista
        [1] Um jogador
       *[other] { NUMBER($count) } jogadores
    }
best-player = Jogador
best-time = Tempo
best-speed = 3BV/s
best-efficiency = Eficiência
best-streak = Vitórias seguidas
best-wins = Vitórias
best-date = Data
best-fair = Jogo limpo
best-fair-title = Jogo limpo verificado
# $command is a command for the terminal.
best-fair-about = O servidor definiu a seed antes do primeiro clique. Depois da partida, ele refez cada jogada a partir dessa seed e obteve os mesmos hashes, o mesmo resultado e o mesmo tempo. Não houve ajuda nem jogadas desfeitas, e ninguém podia conhecer o tabuleiro. Não quer confiar no servidor? Baixe o arquivo da partida e execute { $command }.
