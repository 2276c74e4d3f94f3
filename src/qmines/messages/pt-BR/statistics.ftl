### The statistics page: filters, figures, plots and the list of games.

stats-leaderboard = Ranking
stats-none = Termine sua primeira partida para ver suas estatísticas aqui.
stats-none-filtered = Nenhuma partida terminada corresponde a estes filtros.

## Filters

stats-filters = Filtros
stats-rules = Regras
stats-rules-all = Todas as regras
stats-level = Nível
stats-level-all = Todos os níveis
stats-options = Opções
stats-options-all = Todas as opções
stats-help = Ajuda
stats-help-all = Com ou sem ajuda
stats-help-none = Sem ajuda
stats-help-any = Com ajuda
stats-time = Período
stats-time-all = Desde sempre
stats-time-week = Últimos 7 dias
stats-time-month = Últimos 30 dias
stats-time-quarter = Últimos 90 dias
stats-time-year = Últimos 365 dias

## Figures

stats-games = Partidas
stats-games-streak =
    { $count ->
        [1] Sequência atual: uma vitória
       *[other] Sequência atual: { $count } vitórias
    }
stats-games-kinds =
    { $count ->
        [1] Um tipo de partida
       *[other] { $count } tipos de partida
    }
stats-won = Vitórias
stats-won-likely = Provavelmente entre { PERCENT($low, digits: 0) } e { PERCENT($high, digits: 0) }
stats-won-games =
    { $count ->
        [1] Uma partida
       *[other] { $count } partidas
    }
stats-accuracy = Precisão
stats-accuracy-mistakes =
    { $count ->
        [1] Uma partida perdida por erro
       *[other] { $count } partidas perdidas por erro
    }
stats-best-time = Melhor tempo
stats-best-time-level = Escolha um nível
stats-no-wins = Nenhuma vitória ainda
stats-mean-time = Tempo médio
stats-average = { $value } em média
stats-best-speed = Melhor 3BV/s
stats-best-speed-all = Todas as partidas
stats-best-streak = Melhor sequência
stats-best-streak-note = Vitórias seguidas

## By level

stats-by-level = Por nível
stats-by-level-help = Ajuda
stats-by-level-with = Com
stats-by-level-without = Sem
stats-by-level-rules = { $rules }, { $options }
stats-by-level-range = { PERCENT($low, digits: 0) }–{ PERCENT($high, digits: 0) }
stats-speed = 3BV/s
stats-streak = Sequência

## Plots

stats-plot-win-rate = Taxa de vitórias
stats-plot-win-rate-about = A parcela das partidas que você venceu. A faixa é o intervalo de confiança de 95%.
stats-plot-accuracy = Precisão e sorte
stats-plot-accuracy-about = Precisão: a parcela das partidas não perdidas por erro. Sorte: sua chance de sobreviver a todos os chutes de uma partida.
stats-plot-luck = Sorte
stats-plot-time = Tempo
stats-plot-time-about = O tempo médio e o melhor tempo das partidas que você venceu, em segundos.
stats-plot-mean = Média
stats-plot-best = Melhor
stats-plot-speed = 3BV por segundo
stats-plot-speed-about = A velocidade das suas vitórias: o mínimo de cliques que o tabuleiro exige, dividido pelo seu tempo.
stats-plot-efficiency = Eficiência
stats-plot-efficiency-about = O mínimo de cliques que o tabuleiro exige sem bandeiras, dividido pelos seus cliques.
stats-plot-one-level = Só dá para comparar tempos dentro de um nível. Escolha um acima ou na tabela.
stats-plot-first-win = Tempo, velocidade e eficiência aparecem com sua primeira vitória.
stats-plot-games = Partidas { $first }–{ $last }, { $days }
stats-plot-table = Mostrar como tabela
stats-plot-table-name = { $title }, como tabela
# A point of a plot; $values are those of its lines.
stats-plot-point = { $games }: { $values }
stats-plot-value = { $name } { $value }
stats-plot-interval = { $value } ({ $low } a { $high })
stats-plot-described = { $about } { $last }. A tabela abaixo tem todos os valores.
stats-plot-described-from = { $about } { $first }. { $last }. A tabela abaixo tem todos os valores.

## The list of games

stats-list = Partidas
stats-outcome = Resultado
stats-outcome-all = Todos os resultados
stats-outcome-won = Vitória
stats-outcome-lost = Derrota
stats-outcome-playing = Em andamento
stats-newer = Mais novas
stats-older = Mais antigas
stats-replay-file = Ver o replay de um arquivo
# $play is a link to the home page.
stats-list-none = Nenhuma partida encontrada. { $play }
stats-list-play = Jogue uma partida.
stats-list-game = Partida
stats-list-time = Tempo
stats-list-when = Quando
stats-list-continue = Continuar
stats-list-replay = Replay
stats-list-gave-up = Desistência
stats-list-mistake = Erro
stats-list-luck = Azar
# The options and the help of a game.
stats-list-about = { $options }; { $help }
