### Replays.

replay-title = Replay: { $game }
replay-open-about = Abra um arquivo de partida, ou solte-o em qualquer lugar desta página, para ver cada jogada com as chances exatas naquele momento.
replay-open-formats = O qmines lê seus próprios arquivos de partida e gravações de outros programas: .rawvf, .avf, .evf, .rmv, .mvf.
# Where there is no server.
replay-open-here = Seu navegador reproduz sozinho os arquivos do qmines de partidas de Clássico e Tolerante; nada é enviado.
replay-here-only = Sem servidor, esta página só reproduz arquivos do qmines de partidas de Clássico e Tolerante; para outros arquivos, use “qmines replay” em um terminal.
replay-no-kernel = O replay roda no seu navegador, mas não foi possível carregar o motor. Recarregue a página para tentar de novo.
replay-open-file = Abrir um arquivo…
# $statistics is a link to the statistics page.
replay-open-private = O arquivo não é armazenado. As partidas que você jogou aqui estão nas suas { $statistics }.
replay-open-statistics = estatísticas
replay-file = Arquivo de partida
replay-too-large = O arquivo { $file } é grande demais para esta página. Use “qmines replay” em um terminal.
replay-missing = Replay não encontrado
replay-missing-game = Ir para a partida
replay-missing-file = Abrir um arquivo de partida

## Keys

replay-keys = Atalhos de teclado
replay-keys-step = Passo anterior e seguinte
replay-keys-ends = Início e fim
replay-keys-play = Reproduzir ou pausar
replay-keys-marks = Chute ou erro seguinte e anterior
replay-keys-speed = Mais devagar e mais rápido
replay-keys-chances = Chances
replay-keys-cells = Mover entre as casas
replay-keys-zoom = Zoom
replay-key-home = Home
replay-key-end = End
replay-key-space = Espaço

## Moves. $board is Z or H, or “none” on a single board.

replay-move-open =
    { $board ->
        [none] Abrir a casa na { CELL($cell) }
       *[other] Abrir a casa na { CELL($cell) } no tabuleiro { $board }
    }
replay-move-measure =
    { $board ->
        [none] Medir a casa na { CELL($cell) }
       *[other] Medir a casa na { CELL($cell) } no tabuleiro { $board }
    }
replay-move-chord =
    { $board ->
        [none] Acorde na { CELL($cell) }
       *[other] Acorde na { CELL($cell) } no tabuleiro { $board }
    }
replay-move-flag =
    { $board ->
        [none] Bandeira na { CELL($cell) }
       *[other] Bandeira na { CELL($cell) } no tabuleiro { $board }
    }
replay-move-question =
    { $board ->
        [none] Interrogação na { CELL($cell) }
       *[other] Interrogação na { CELL($cell) } no tabuleiro { $board }
    }
replay-move-mark =
    { $board ->
        [none] Marca na { CELL($cell) }
       *[other] Marca na { CELL($cell) } no tabuleiro { $board }
    }
replay-move-shield =
    { $board ->
        [none] Escudo na { CELL($cell) }
       *[other] Escudo na { CELL($cell) } no tabuleiro { $board }
    }
replay-move-prepare = Preparar a casa na { CELL($cell) }
# A move that only some rules have; $verb is its name.
replay-move-other =
    { $board ->
        [none] { $verb }: { CELL($cell) }
       *[other] { $verb }: { CELL($cell) } no tabuleiro { $board }
    }
# $kind is a kind of help, such as Hints.
replay-move-help = Ajuda: { $kind }
replay-move-undo = Desfazer
replay-move-pause = Pausar
replay-move-resume = Retomar
replay-move-resign = Desistir
replay-move-reset = Reiniciar todas as casas
replay-won = Vitória
replay-lost = Derrota
replay-end = Fim da partida

## The bar

replay-controls = Replay
replay-step = Passo
replay-marks = Chutes e erros
replay-first = Ir para o início
replay-back = Passo anterior
replay-forward = Próximo passo
replay-last = Ir para o fim
replay-play = Reproduzir
replay-pause = Pausar
replay-previous-mark-name = Chute ou erro anterior
replay-next-mark-name = Próximo chute ou erro
replay-no-next-mark = Nenhum chute ou erro depois deste ponto.
replay-no-previous-mark = Nenhum chute ou erro antes deste ponto.
replay-position = { $step } / { $last }
# $words are the move and what is said of it.
replay-where = { $step } de { $last }: { $words }
replay-words = { $move }.
replay-words-review = { $move }. { $review }
replay-speed = Velocidade
replay-speed-played = Como foi jogado
replay-speed-times = { $times }× o ritmo original
replay-speed-steps =
    { $steps ->
        [1] Um passo por segundo
       *[other] { $steps } passos por segundo
    }

## Beside the board

replay-panel = Painel do replay
replay-time = Tempo
replay-next-move = Próxima jogada
replay-this = Este replay
replay-measured = Última medição
replay-judging = Avaliando as jogadas…
replay-badge =
    { $kind ->
        [safe] ✓ Segura
        [guess] ○ Chute
       *[mistake] ▲ Erro
    }
replay-badge-saved =
    { $kind ->
        [safe] ✓ Segura · resgate
        [guess] ○ Chute · resgate
       *[mistake] ▲ Erro · resgate
    }
replay-chances = Chances (O)
replay-best = Melhor jogada: { $move }
replay-best-sampled = Melhor jogada: { $move } As chances são estimativas, ± { PERCENT($error) }.
replay-tally =
    { $guesses ->
        [0] Nenhum chute
        [1] Um chute (○)
       *[other] { $guesses } chutes (○)
    } e { $mistakes ->
        [0] nenhum erro
        [1] um erro (▲)
       *[other] { $mistakes } erros (▲)
    }.
replay-tally-so-far =
    { $guesses ->
        [0] Nenhum chute
        [1] Um chute (○)
       *[other] { $guesses } chutes (○)
    } e { $mistakes ->
        [0] nenhum erro
        [1] um erro (▲)
       *[other] { $mistakes } erros (▲)
    } até agora. Ainda avaliando…
replay-rules = Com outras regras
replay-rules-loading = Refazendo a partida…
replay-rules-step = Passo { $step }
replay-rules-step-name = Ir para o passo { $step }, onde { $rules } é diferente
replay-fork = Jogar daqui
replay-fork-other = …em outro tabuleiro
replay-fork-other-only = Jogar daqui em outro tabuleiro
replay-fork-same-note = “Jogar daqui” começa uma nova partida no mesmo tabuleiro. Como você já o viu, a partida conta como jogada com ajuda.
replay-fork-qubits-note = “Jogar daqui” começa uma nova partida com os mesmos estados ocultos. Como você já os viu, a partida conta como jogada com ajuda.
replay-fork-recorded-note = A nova partida usa outro tabuleiro, compatível com o que você vê.
replay-fork-not-ready = Ainda não dá para jogar daqui: esta jogada não foi analisada. Tente de novo daqui a pouco ou escolha outra jogada.
replay-recorded = Gravado com outro programa.
replay-recorded-program = Gravado com { $program }.
replay-recorded-player = Jogado por { $player }.
replay-recorded-both = Gravado com { $program }, jogado por { $player }.
replay-copy = Copiar link
replay-copied = Link para este momento copiado.
replay-download = Baixar arquivo da partida
replay-game = Ir para a partida
