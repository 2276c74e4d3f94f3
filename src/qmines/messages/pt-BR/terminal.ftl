### The terminal game. Space is short: keep texts about as long as these.

## Menus and forms

menu-resume = Retomar
menu-rules = Regras
menu-custom = Outro…
menu-learn = Aprender
menu-statistics = Estatísticas
menu-games = Partidas
menu-open = Abrir arquivo…
menu-settings = Ajustes
menu-keys = Teclas
menu-keys-more = Teclas…
menu-help = Ajuda
menu-quit = Sair
# A level and a clock.
menu-resume-detail = { $level } { $clock }
# $when is a time such as “2 h ago”.
menu-resume-about = { $rules }, { $level }: { $clock } de jogo, { $when }
menu-level-detail = { $width }×{ $height } { $mines }
menu-level-about =
    { $mines ->
        [1] { $rules }: uma mina em { $width }×{ $height }, { PERCENT($density, digits: 0) }
       *[other] { $rules }: { $mines } minas em { $width }×{ $height }, { PERCENT($density, digits: 0) }
    }
menu-level-coach = Com um guia que explica as regras e cada jogada
menu-level-alone = Sem guia. Primeira vez em { $rules }? Escolha “Aprender” primeiro
menu-custom-about = Qualquer tamanho, número de minas e opções
menu-learn-about = Comece aqui: lições com um guia, da primeira técnica a Qubits e Emaranhado
menu-statistics-about = Vitórias, sequências e tempos por nível e regras
menu-games-about = Todas as suas partidas: reveja ou continue
menu-open-about = Uma partida salva ou uma posição
menu-settings-about = Temas, símbolos, tamanhos, mouse
menu-keys-about = Escolha um perfil e mude as teclas
menu-help-about = Regras e teclas
menu-back = { $key } voltar
menu-number = { $number }
menu-on = sim
menu-off = não

## A new game

new-title = Novo jogo
new-level = Nível
new-level-about = Um nível padrão ou outro tamanho
new-custom = Outro
new-start = Começar
new-density =
    { $mines ->
        [1] Uma mina em { $cells } casas ({ PERCENT($density) }).
       *[other] { $mines } minas em { $cells } casas ({ PERCENT($density) }).
    }
# Short: what there is room for in 18 characters.
new-short = { PERCENT($density) } · { $grade }
new-option-density = Densidade em %
new-option-first = Primeiro clique
new-option-width = Largura
new-option-height = Altura
new-option-mines = Minas
new-option-mines-z = Minas em Z
# $contents is a list such as “84 safe on Z”.
new-contents = Casas: { LIST($contents) }.

## During a game

play-undone =
    { $deaths ->
        [1] Desfeito. Uma morte até agora.
       *[other] Desfeito. { $deaths } mortes até agora.
    }
play-undone-batch = { $count } jogadas desfeitas. { $key } refaz as jogadas.
play-redone =
    { $count ->
        [1] Uma jogada refeita.
       *[other] { $count } jogadas refeitas.
    }
# A key, what it does next, and a hint.
play-hint-then = { $key } { $next } · { $hint }
play-hint-guess = Isto é um chute. Pressione { $key } para arriscar.
play-none-undecided = Não restam casas indefinidas.
play-no-map = O tabuleiro inteiro já está visível.
goto-cell = Linha, coluna
goto-wrong = Digite uma linha de 1 a { $height } e uma coluna de 1 a { $width }.
play-no-redo = Nada para refazer.
play-working = Calculando…
play-not-made = { $error } Sua jogada não foi feita.
# $text is a sentence; the key shows the others.
play-more = { $text } ({ $key }: mais { $count })
# $text ends with what a trio has just shown.
play-trio-lesson = { $text } (Há uma lição sobre isso em Aprender, no menu.)
play-no-effect = Essa jogada não tem efeito.
play-chord-flags = Para o acorde, ponha tantas bandeiras em volta quanto diz o número.
play-flagged = Esta casa tem bandeira. Tire a bandeira primeiro.
play-place = { CELL($cell) } de { $width }×{ $height }
play-place-board = { $board }: { CELL($cell) } de { $width }×{ $height }
play-place-short = { $row },{ $column } de { $width }×{ $height }
play-prepare-sandbox = Só dá para preparar casas no sandbox.
play-reset-sandbox = Só o sandbox pode ser reiniciado.
play-no-verb =
    { $verb ->
        [chord] Não dá para fazer acordes com estas regras.
        [flag] Não dá para pôr bandeiras com estas regras.
        [mark] Não dá para pôr marcas com estas regras.
        [shield] Não dá para usar escudos com estas regras.
       *[other] Não dá para fazer isso com estas regras.
    }
play-no-reduced = A visão reduzida não está disponível com estas regras.
play-no-analyser = Com estas regras, não dá para analisar posições.
play-reduced = Mostrando só o que ainda importa.
play-reduced-off = Mostrando tudo.
play-zoom =
    { $size ->
        [tiny] Tamanho das casas: mínimo
        [small] Tamanho das casas: pequeno
        [wide] Tamanho das casas: largo
        [large] Tamanho das casas: grande
       *[huge] Tamanho das casas: enorme
    }
play-speed =
    { $speed ->
        [1] Automático: uma jogada por segundo
       *[other] Automático: { $speed } jogadas por segundo
    }
play-left =
    { $count ->
        [1] Uma casa ainda oculta ({ $key }: parar)
       *[other] { $count } casas ainda ocultas ({ $key }: parar)
    }
play-flags = Suas bandeiras: certas { $right }, erradas { $wrong }, incertas { $doubtful }.
play-what-happened = O que aconteceu
play-nothing-happened = Nada ainda.
# At the end of a text that is cut off, and the title of the card that shows all of it.
note-more = … { $key }: ler mais
note-title = Texto completo
play-arrow = A casa sob o cursor, { CELL($cell) }: { $arrow }
chance-working = Calculando chances… ({ $key }: parar)
chance-working-error = Calculando chances, ± { PERCENT($error) } até agora… ({ $key }: parar)
chance-safe = Segura com certeza
chance-mine = Mina com certeza
chance-exact = { PERCENT($chance) } de chance de mina
chance-about = Cerca de { PERCENT($chance) } de chance de mina

## Beside the board

side-open = Abertas: { $opened } de { $cells }
side-flags =
    { $flags ->
        [1] Uma bandeira
       *[other] { $flags } bandeiras
    }, { $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    }
side-deaths =
    { $count ->
        [1] Uma morte desfeita
       *[other] { $count } mortes desfeitas
    }
side-saves =
    { $count ->
        [1] Um resgate
       *[other] { $count } resgates
    }
# Short names of keys, also for the line at the bottom.
side-key-open = abrir
side-key-flag = bandeira
side-key-chord = acorde
side-key-undo = desfazer
side-key-other-board = trocar Z/H
side-key-shield = escudo
side-key-explain = explicar
side-key-hint = dica
# What the key of hints does next.
side-key-hint-why = por quê?
side-key-hint-act = fazer
side-key-hint-go = ir lá
side-key-overlay = chances
side-key-reduced = visão reduzida
side-key-solve = garantidas
side-key-zoom-in = ampliar
side-key-pause = pausa
side-key-new = novo jogo
side-key-help = ajuda
side-key-next-undecided = próxima
side-key-palette = comandos
side-key-menu = voltar
side-key-quit = sair
side-key-choose = escolher
side-key-change = mudar
side-key-select = confirmar
side-key-results = resultado
side-key-continue = continuar
side-key-scroll = rolar
side-key-step = passo
side-key-run = reproduzir
side-key-mistake = erros
side-key-fork = jogar
side-key-go-to = ir para
side-key-prepare = preparar
side-key-reset = reiniciar
side-key-games-search = buscar
side-key-games-delete = excluir
side-key-games-export = exportar
side-key-new-key = nova tecla
side-key-more-key = adicionar
side-key-no-key = remover

## Pause and end

pause-title = Em pausa · { $clock }
pause-board = Voltar ao tabuleiro
pause-reveal-note = encerra a partida
pause-help = Ajuda
pause-kept = jogo salvo
over-won = Você venceu
over-lost = Você perdeu
over-why-note = passo a passo
over-undo-note = conta como morte
over-judging = Avaliando suas jogadas…

## The command palette

palette-find = Comando
palette-none = Comando não encontrado
palette-new = Novo jogo: { $rules }, { $level }
palette-theme = Tema: { $theme }
palette-menu = Voltar ao menu

## Settings

set-title = Ajustes
set-language = Idioma
set-language-about = Idioma do jogo no terminal; automático segue o sistema
set-theme = Tema
set-theme-about = Cores do tabuleiro e dos menus
set-glyphs = Símbolos
set-glyphs-about = Unicode ou ASCII; automático depende do terminal
set-cells = Tamanho das casas
set-cells-about = Automático: o maior que couber; na partida, pressione + ou −
set-overlay = Chances
set-overlay-about = Como a chance de mina é mostrada
set-chords = Acordes
set-chords-about = Abrir um número com todas as bandeiras abre as vizinhas
set-right-click = Botão direito
set-right-click-about = Bandeira ou alternar todas as marcas
set-side = Painel lateral
set-side-about = Situação e teclas ao lado do tabuleiro, se couber
set-minimap = Mapa
set-minimap-about = Mostrar um mapa quando o tabuleiro não cabe na tela
set-speed = Velocidade do automático
set-speed-about = Jogadas por segundo
set-coach = Guia
set-coach-about = Mostrar o guia nas partidas guiadas de Qubits e Emaranhado
set-dirac = Notação de Dirac
set-dirac-about = Escrever os estados como |0⟩ em vez de “sem mina em Z”
set-guess = O automático chuta
set-guess-about = Chutar quando nenhuma jogada é garantida
set-first = Primeiro clique
set-first-about = Em novos jogos: abre uma área, é seguro ou pode ser mina
set-questions = Interrogações
set-questions-about = Permitir interrogações em novos jogos
set-notice = Avisar resgates
set-notice-about = Quando o Tolerante avisa que moveu uma mina
set-value-auto = automático
set-value-unicode = Unicode
set-value-ascii = ASCII
set-value-tiny = mínimo
set-value-small = pequeno
set-value-wide = largo
set-value-large = grande
set-value-huge = enorme
set-value-both = cor e número
set-value-shade = cor
set-value-numbers = número
set-value-flag = bandeira
set-value-mark = próxima marca
settings-unreadable = Não foi possível ler { $path }; valem os ajustes padrão: { $error }
settings-nested = { $path } tem níveis demais de aninhamento; valem os ajustes padrão.
settings-unknown = { $path }: não foi possível usar { LIST($names) }; vale o padrão.
settings-unwritable = Não foi possível salvar seus ajustes em { $path }: { $error }
play-not-saved = Nada será salvo, porque não é possível gravar em { $path }.

## Keys

keys-title = Teclas
keys-profile = Perfil
keys-profile-about = Padrão: setas e WASD; Vim: hjkl; teclado numérico: dígitos
keys-reset = Restaurar este perfil
keys-reset-about = Voltar às teclas padrão deste perfil
key-name-ctrl = Ctrl
key-name-alt = Alt
key-name-shift = Shift
keys-how = Enter: nova tecla. Insert: adicionar tecla. Delete: remover todas.
keys-press = Pressione a nova tecla para “{ $action }”.
keys-reset-done = Este perfil voltou às teclas padrão.
keys-profile-done = Perfil: { $profile }
keys-bound = { $action }: { LIST($keys) }
keys-unbound = { $action }: sem tecla
keys-taken = A tecla { $key } já é usada para “{ $action }”.
keys-needed = “{ $action }” precisa de pelo menos uma tecla.
key-scope-menus = Menus e formulários
key-scope-pause = Em pausa
key-scope-end = No fim da partida
key-scope-games = Na lista de partidas
key-scope-replay = Vendo um replay
action-redo = Refazer
action-next-undecided = Próxima casa indefinida
action-previous-undecided = Casa indefinida anterior
action-go-to = Ir para uma linha e coluna
action-minimap = Mostrar ou ocultar o mapa do tabuleiro
action-pause-resume = Retomar
action-pause-restart = Novo jogo, mesmas opções
action-pause-new = Novo jogo…
action-pause-reveal = Revelar as minas
action-pause-settings = Ajustes
action-pause-menu = Menu
action-pause-quit = Sair
action-end-again = Jogar de novo
action-end-next = Próximo
action-end-why = Mostrar por quê
action-end-undo = Desfazer
action-end-replay = Replay
action-end-board = Ver o tabuleiro
action-end-menu = Menu
action-games-search = Buscar
action-games-delete = Excluir a partida
action-games-export = Exportar a partida para um arquivo
action-palette = Buscar um comando
action-suspend = Suspender; fg traz o jogo de volta
action-prepare = Sandbox: próximo estado da casa
action-reset = Sandbox: preparar todas as casas de novo
action-check = Conferir bandeiras: certas, erradas ou incertas
action-forward = Próximo passo
action-back = Passo anterior
action-first = Ir para o início
action-last = Ir para o fim
action-run = Reproduzir ou pausar
action-mistake = Próximo chute ou erro
action-fork = Começar daqui um novo jogo
action-menu = Voltar ou abrir o menu
action-quit = Sair; seu jogo fica salvo

## Help

help-title = Ajuda
help-start = Primeira vez aqui? Escolha “Aprender” no menu: um guia joga as primeiras partidas com você.
help-options = Opções de um jogo personalizado:
help-list-choose = Escolher uma linha; as teclas do cursor também servem
help-list-change = Mudar um valor; números e textos podem ser digitados
help-list-enter = Selecionar a linha
help-mouse-title = Mouse
help-mouse-left = esquerdo
help-mouse-left-about = Abrir uma casa; em um número, acorde
help-mouse-right = direito
help-mouse-right-about = Bandeira (ou Ctrl+clique esquerdo)
help-mouse-middle = do meio
help-mouse-middle-about = Acorde
help-mouse-wheel = roda
help-mouse-wheel-about = Rolar; segure Shift para rolar de lado
# The name of an option and what it means.
help-option = { $option }: { $about }

## Games, files and positions

list-title = Partidas
list-none = Ainda sem partidas
list-search = Buscar
list-not-found = Nenhuma partida encontrada
list-delete-sure = Pressione { $key } de novo para excluir esta partida de vez.
list-deleted = Partida excluída.
list-not-deleted = Não dá para excluir esta partida enquanto outros jogam o mesmo tabuleiro.
list-exported = Partida exportada para { $path }
list-unfinished = { $clock } em andamento
list-won = { $clock } vitória
list-lost = { $clock } derrota
list-replay =
    { $events ->
        [1] Uma jogada, { $when }. Enter: ver o replay. ({ $id })
       *[other] { $events } jogadas, { $when }. Enter: ver o replay. ({ $id })
    }
list-continue =
    { $events ->
        [1] Uma jogada, { $when }. Enter: continuar. ({ $id })
       *[other] { $events } jogadas, { $when }. Enter: continuar. ({ $id })
    }
list-helped = Com ajuda: { LIST($help) }. { $about }
file-title = Abrir um arquivo
file-path = Arquivo
file-how = Digite um caminho ou escolha um arquivo: partida salva, gravação ou posição.
file-problem = { $path }: { $error }
system-missing = Esse arquivo ou essa pasta não existe. Verifique o caminho.
system-forbidden = Você não tem permissão para usar este arquivo ou esta pasta.
system-full = O disco está cheio. Libere espaço.
# $where is the file with all games.
store-locked = { $where } está bloqueado há mais de { $seconds } s. Tente de novo.
store-damaged = { $where } está danificado. Restaure um backup ou renomeie o arquivo.
store-none = { $where } não é um banco de dados ou está danificado. Renomeie o arquivo.
store-full = O disco está cheio, então nada foi salvo em { $where }. Libere espaço.
store-read-only = Não é possível gravar em { $where }. Confira as permissões.
store-closed = Não é possível abrir { $where }. Confira o caminho e as permissões.
store-disk = Não foi possível ler ou gravar { $where }. Confira o disco.
found-boards =
    { $boards ->
        [1] Um tabuleiro possível, { $method }, { $time }
       *[other] { COUNT($boards) } tabuleiros possíveis, { $method }, { $time }
    }
found-chances = Chances: { $method }, { $time }
found-method =
    { $method ->
        [exact] exato
        [approximated] aproximado
        [sampled] estimado
       *[other] { $method }
    }
found-cell = Veja a casa na { CELL($cell) }.
found-cell-chance = Chance de mina na { CELL($cell) }: { PERCENT($chance) }

## Replays

watch-short = replay
watch-speed =
    { $speed ->
        [1] Um passo por segundo
       *[other] { $speed } passos por segundo
    }
watch-none = Não há mais chutes nem erros.
watch-no-store = As partidas não são armazenadas, então não dá para jogar daqui.
watch-no-seed = Uma gravação não tem seed, então não dá para jogar daqui.
# $move is a move such as “Open row 3, column 4”.
watch-risk = { $move } (risco de { PERCENT($risk) }).
watch-risk-best = { $move } (risco de { PERCENT($risk) }). Melhor: { $best }
watch-best = { $move }. Melhor: { $best }
watch-move = { $move }.
watch-end = Fim.
# $saves is a list such as “row 3, column 4: 50.0% risk, 2 possible boards”.
watch-saves = { $outcome } Resgates: { $saves }
# Strategies that play one game after another; $player is a name such as “best”.
watch-title = { $player } · { $level } · partida { $number } de { $total }
watch-tally = Vitórias: { $won } de { $played }
watch-won = { $player } venceu.
watch-lost = { $player } pisou em uma mina.
watch-gave-up = { $player } desistiu.
watch-busy = { $player } ainda está jogando a próxima partida.

## Statistics

figures-title = Estatísticas
figures-none = Termine uma partida para ver suas estatísticas.
figures-no-games = Ainda sem partidas
figures-counting = Contando…
figures-with-help = com ajuda
figures-games = Partidas
figures-won = Vitórias
figures-won-value = { $wins } ({ PERCENT($rate) })
figures-likely = Você vence de { PERCENT($low, digits: 0) } a { PERCENT($high, digits: 0) } das partidas (95% de confiança).
figures-streak = Sequência
figures-streak-value = { $now } agora, recorde { $best }
figures-best-time = Melhor tempo
figures-mean-time = Tempo médio
figures-speed = 3BV/s
figures-speed-value = Melhor { $best }, média { $mean }
figures-efficiency = Eficiência
figures-undone = Desfeitas
figures-deaths =
    { $count ->
        [1] Uma morte
       *[other] { $count } mortes
    }
figures-help = Ajuda
figures-recent =
    { $count ->
        [1] Sua última partida
       *[other] Suas últimas { $count } partidas
    }
figures-times = Tempos das suas últimas vitórias
figures-times-span = { $low } a { $high } s, o mais recente à direita
figures-spread = Distribuição dos tempos
figures-best = Melhores partidas
figures-best-speed = { $speed } 3BV/s

## Times

age-now = agora mesmo
age-minutes = há { $count } min
age-hours = há { $count } h
age-days = há { $count } d

## The end of a game; more in game.ftl

end-verdict = Veredito
end-number = { NUMBER($value) }
end-time-value = { CLOCK($milliseconds) }
end-percent = { PERCENT($share, digits: 0) }
end-help-value = { LIST($kinds) }
end-why = Por quê
end-undos = Desfeitas
end-seed = Seed

## Lessons

lessons-title = Aprender
lessons-done = feita
lessons-progress = { $done } de { $total }
lessons-example = Exemplo { $number } de { $count }
lessons-read = ler de novo
lessons-hidden = Escolha uma casa oculta.
lessons-try-again = Agora faça você a jogada.
lessons-free = Sandbox
lessons-free-about = Prepare casas em qualquer estado e meça-as quantas vezes quiser.
