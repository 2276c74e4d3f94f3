### A game on the web site: the board, the buttons around it, and the card at its end.

game-missing = Partida não encontrada
game-missing-new = Começar um novo jogo
game-panel = Painel da partida
game-paused = Em pausa
# What is being played, over the board.
game-playing = { $rules } · { $level } · { $size }
# A board of the day.
game-playing-daily = Desafio diário · { $rules } · { $level }
game-playing-custom = { $rules } · { $size }
game-watching = Você está assistindo. Só quem começou a partida pode jogar.
game-watching-player = Você está assistindo à partida de { $name }.
game-watching-room = Você está assistindo. Entre na sala para jogar.
game-spectators =
    { $count ->
        [1] Um espectador
       *[other] { $count } espectadores
    }
game-watched-by = Na plateia: { LIST($names) }
game-watched-by-more =
    { $count ->
        [1] Na plateia: { LIST($names) } e mais uma pessoa
       *[other] Na plateia: { LIST($names) } e mais { $count } pessoas
    }
# A spectator without an account who chose a name.
game-watched-by-guest = { $name } (visitante)
# The pointer of another player who has no name.
game-player = Jogador
game-offline-moves =
    { $count ->
        [1] Offline: uma jogada será enviada quando você se reconectar.
       *[other] Offline: { $count } jogadas serão enviadas quando você se reconectar.
    }

## The bar over the board

game-mines-left = Minas restantes
game-time = Tempo
game-shields = Escudos
game-face-playing = Novo jogo
game-face-won = Você venceu. Novo jogo
game-face-lost = Você perdeu. Novo jogo
game-face-paused = Em pausa. Novo jogo

## Buttons

game-dock = Ações rápidas
game-tools = Ferramentas
game-tap = Ao tocar
game-tool-dig = Abrir
game-tool-flag = Bandeira
game-tool-mark = Marcar
game-tool-shield = Escudo
game-group-help = Ajuda
game-solver = Deixar o solver jogar
game-more = Mais
game-close = Fechar
game-group-moves = Jogadas
game-group-view = Exibir
game-group-game = Partida
game-hint = Dica
game-hint-why = Por quê?
game-hint-do = Mostrar
game-one-move = Uma jogada
game-simple-moves = Jogadas simples
game-certain-moves = Todas as jogadas garantidas
game-step = Passo
game-auto-play = Automático
game-stop = Parar
game-pace = Velocidade do automático
game-pace-steps =
    { $steps ->
        [1] Um passo por segundo
       *[other] { $steps } passos por segundo
    }
game-may-guess = Chutar se travar
game-chances = Chances
# Opens the position in the analyser.
game-reduced = Visão reduzida
game-zoom-out = Diminuir o zoom
game-zoom-in = Aumentar o zoom
game-fit = Ajustar à tela
game-show-links = Mostrar ligações
game-coach = Guia
game-dirac = Notação de Dirac, como |0⟩
game-undo = Desfazer
game-pause = Pausar
game-resume = Retomar
game-new = Novo jogo
game-share = Compartilhar
game-sound = Som
game-give-up = Desistir
# The same button, after it was pressed once.
game-give-up-sure = Desistir mesmo?

## What is said while playing

game-notes = Notas
game-measurements = Medições
game-nothing-said = Ainda não há nada para repetir.
game-logged-out = Sua sessão foi encerrada. Entre de novo para continuar esta partida.
# After a move that opened several cells; $cell describes the one that was clicked.
game-opened-more =
    { $count ->
        [1] { $cell }; mais uma casa
       *[other] { $cell }; mais { $count } casas
    }
game-same-board = Ajuda, desfazer e pausa ficam desativados enquanto outros jogam o mesmo tabuleiro.
game-ranked-no-pause = Partidas ranqueadas não podem ser pausadas.
game-link-copied = Link copiado. Quem abrir o link pode assistir.
game-result-copied = Resultado copiado, com um link para o replay.
game-link = Link para esta partida
game-copy-link = Copiar link
# Results to share; $game is the rules and the level.
share-won = { $game }: vitória em { $time }
share-lost = { $game }: derrota após { $time }
game-bloch = Esfera de Bloch da casa na { CELL($cell) }
game-not-measured = Esta casa não foi medida.

## The sandbox

sandbox-title = Sandbox
sandbox-free = Escolha o que um clique faz: medir a casa no tabuleiro em que você clica ou prepará-la em um estado. Cada casa mostra sua chance de mina; linhas unem as casas ligadas.
sandbox-story = Lição e resultados
sandbox-tap = Ao tocar
sandbox-measure = Medir
sandbox-prepare = Preparar uma casa: { STATE($state) }
# On a button that prepares a cell in this state.
sandbox-state-name = { STATE($state) }
sandbox-reset = Reiniciar todas as casas

## The card at the end

end-title = Resultado
end-won = Vitória
end-won-in = Vitória em { $time }
end-record = Novo recorde pessoal!
# $before says whether that was the best time before this game.
end-best =
    { $before ->
        [yes] Recorde anterior: { $time }
       *[no] Recorde: { $time }
    }
end-streak =
    { $count ->
        [1] Uma vitória
       *[other] { $count } vitórias seguidas
    }
# $place is the rank of a ranked win.
end-place = { $place }º lugar no ranking
end-lost = Derrota
end-resigned = Desistência
end-hidden = O tabuleiro e suas estatísticas aparecem quando todos terminarem.
end-hidden-daily = O tabuleiro e suas estatísticas aparecem depois da meia-noite UTC.
end-daily = Voltar aos desafios diários
end-again = Novo jogo
end-rematch = Jogar este tabuleiro de novo
end-replay = Replay
end-share = Compartilhar
end-picture = Salvar imagem
end-more = Todas as estatísticas
end-loading = Calculando as estatísticas…
end-fair = Este tabuleiro foi justo?
# $file is a link to download the game, $command a command for the terminal.
end-fair-check = A seed abaixo foi definida antes do primeiro clique. Para conferir, baixe o { $file } e execute { $command }.
end-fair-file = arquivo da partida
end-states = Mostrar todos os estados
end-circuit = Circuito
end-circuit-qasm = OpenQASM
end-circuit-picture = Circuito desta partida
end-circuit-large = Este circuito é grande demais para desenhar. Você pode baixá-lo como OpenQASM.

## Statistics on the card: a name, a value, and what it means

end-time = Tempo
# How much of the board was open at the end, as a percentage.
end-cleared = Progresso
end-bbbv = 3BV
end-bbbv-value = { $solved } de { $total }
end-bbbv-help = O mínimo de cliques para vencer o tabuleiro sem bandeiras
end-bbbv-per-second = 3BV/s
end-clicks = Cliques
end-clicks-value =
    { $wasted ->
        [1] { $clicks } (1 à toa)
       *[other] { $clicks } ({ $wasted } à toa)
    }
end-efficiency = Eficiência
end-efficiency-help = 3BV por clique
end-correctness = Aproveitamento
end-correctness-help = A parcela dos cliques que mudou algo
end-throughput = Rendimento
end-throughput-help = 3BV por clique que mudou algo
end-zini = ZiNi
end-zini-help = Cliques necessários com bandeiras e acordes, segundo a estimativa de um algoritmo guloso
end-openings = Aberturas
end-openings-value =
    { $islands ->
        [1] { $openings } (uma ilha)
       *[other] { $openings } ({ $islands } ilhas)
    }
end-luck = Sorte
end-luck-value =
    { $guesses ->
        [1] { PERCENT($luck) }, um chute
       *[other] { PERCENT($luck) }, { $guesses } chutes
    }
end-luck-none = Não foi preciso
end-luck-help = A chance de sobreviver aos chutes que você deu
end-saves = Resgates
end-saves-help = Quantas vezes uma mina saiu do seu caminho
end-flags = Bandeiras
end-flags-used = Usadas
end-flags-none = Nenhuma (NF)
end-undone = Desfeitas
end-undone-value =
    { $deaths ->
        [1] Uma morte
       *[other] { $deaths } mortes
    }
end-help = Ajuda
end-help-none = Nenhuma
