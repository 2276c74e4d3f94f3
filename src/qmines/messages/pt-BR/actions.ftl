### What keys do, as lists of keys show it. The keys themselves are in src/qmines/theme/keys.toml.

## Profiles of keys

key-profile-standard = Padrão (setas, WASD)
key-profile-vim = Vim (h j k l, diagonais)
key-profile-keypad = Teclado numérico

## Groups of actions

key-scope-move = Mover
key-scope-play = Jogar
key-scope-assist = Ajuda
key-scope-view = Exibição
key-scope-anywhere = Em qualquer lugar

## Moving

action-up = Para cima
action-down = Para baixo
action-left = Para a esquerda
action-right = Para a direita
action-up-left = Para cima e para a esquerda
action-up-right = Para cima e para a direita
action-down-left = Para baixo e para a esquerda
action-down-right = Para baixo e para a direita
action-page-up = Página acima
action-page-down = Página abaixo
action-row-start = Início da linha
action-row-end = Fim da linha

## Playing

action-open = Abrir a casa; em um número, acorde
action-flag = Pôr ou tirar a bandeira
action-mark = Alternar as marcas, como o botão direito
action-chord = Acorde: abrir as outras casas em volta do número
action-other-board = Trocar de tabuleiro
action-shield = Testar a casa com um escudo
action-undo = Desfazer
action-pause = Pausar
action-new = Novo jogo com as mesmas opções

## Getting help

action-hint = Dica: primeiro onde, depois por quê
action-one-move = Fazer uma jogada simples
action-all-moves = Fazer todas as jogadas simples
action-solve = Fazer todas as jogadas garantidas
action-step = Fazer uma jogada do automático
action-auto = Iniciar ou parar o jogo automático
action-analyse = Analisar esta posição

## View

action-slower = Mais devagar
action-faster = Mais rápido
action-overlay = Mostrar ou ocultar as chances de mina
action-reduced = Visão reduzida: só o que ainda importa
action-coach = Mostrar ou ocultar o guia nas partidas guiadas
action-explain = Mostrar a explicação completa
action-zoom-in = Casas maiores
action-zoom-out = Casas menores

## Anywhere

action-help = Ajuda e teclas
