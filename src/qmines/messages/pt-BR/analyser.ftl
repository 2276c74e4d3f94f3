### The analyser.

analyser-title = Analisar uma posição
analyser-field = Tabuleiro
analyser-undo = Desfazer
analyser-undo-key = Ctrl+Z
analyser-redo = Refazer
analyser-redo-key = Ctrl+Y
analyser-hide-all = Limpar
analyser-hint = Dica
analyser-mark-hint = Marcar as casas da dica
analyser-chances = Chances
# Shown with the position that the page starts with.
analyser-example = Esta posição é um exemplo. Limpe-a e pinte a sua, ou abra uma captura de tela.

## What can be painted

analyser-brush = Pincel
analyser-paint-empty = 0 (vazia)
analyser-paint-hidden = Oculta
analyser-paint-flag = Bandeira
analyser-paint-question = Interrogação
analyser-paint-mine = Mina conhecida
analyser-paint-safe = Casa segura
analyser-move = Mover
analyser-move-name = Mover o tabuleiro ou rolar a página

## Size and mines

analyser-size = Tamanho
analyser-width = Largura
analyser-height = Altura
analyser-level = Nível
analyser-level-custom = Personalizado
analyser-level-size = { $level }, { $width }×{ $height }
analyser-mines = Número de minas
analyser-mines-known = Conhecido
analyser-mines-unknown = Desconhecido
analyser-mines-total = Total de minas
analyser-mines-density = Minas a cada 100 casas
analyser-mines-keep = Manter este número ao mudar o tamanho

## What was found

analyser-answer = Análise
analyser-best = Melhor jogada
analyser-pointer = Casa selecionada
analyser-exact = Chances exatas.
analyser-exact-boards =
    { $boards ->
        [1] Chances exatas: só um tabuleiro é possível.
       *[other] Chances exatas: { COUNT($boards) } tabuleiros possíveis.
    }
analyser-sampled = Chances estimadas, ± { PERCENT($error) }.
analyser-sampled-boards = Chances estimadas, ± { PERCENT($error) }: { COUNT($boards) } tabuleiros possíveis.
analyser-bounds = Calcular todas as chances demoraria demais: só o que é certo está marcado.
analyser-certain-none = Nada é certo aqui.
analyser-certain-safe =
    { $safe ->
        [1] Uma casa é segura com certeza.
       *[other] { $safe } casas são seguras com certeza.
    }
analyser-certain-mines =
    { $mines ->
        [1] Uma casa é mina com certeza.
       *[other] { $mines } casas são minas com certeza.
    }
analyser-certain-both =
    Com certeza, { $safe ->
        [1] uma casa é segura
       *[other] { $safe } casas são seguras
    } e { $mines ->
        [1] uma é mina.
       *[other] { $mines } são minas.
    }
# A cell, its look, and its chance of a mine.
analyser-cell = Na { CELL($cell) }: { $look }
analyser-cell-chance = Na { CELL($cell) }: { $look }, { PERCENT($chance) } de chance de mina
analyser-numbers = O que a casa na { CELL($cell) } pode mostrar
analyser-numbers-mine = mina
analyser-best-none = Não há mais nada para abrir.
analyser-best-safe = Abra a casa na { CELL($cell) }: é segura.
analyser-best-safe-wins = Abra a casa na { CELL($cell) }: é segura, e a partir daqui você vence { PERCENT($winning) } das partidas.
analyser-best-safe-wins-about = Abra a casa na { CELL($cell) }: é segura, e a partir daqui você vence { PERCENT($winning) } ± { PERCENT($error) } das partidas.
analyser-best-guess = Abra a casa na { CELL($cell) }: { PERCENT($risk) } de chance de mina.
analyser-best-guess-wins = Abra a casa na { CELL($cell) }: { PERCENT($risk) } de chance de mina. A partir daqui, você vence { PERCENT($winning) } das partidas.
analyser-best-guess-wins-about = Abra a casa na { CELL($cell) }: { PERCENT($risk) } de chance de mina. A partir daqui, você vence { PERCENT($winning) } ± { PERCENT($error) } das partidas.
# Moves that are no worse, as far as the estimates can tell.
analyser-best-alike = Mais ou menos equivalentes: { CELLS($cells) }.
analyser-best-next = Outras boas opções: { LIST($choices) }.
analyser-best-choice = { CELL($cell) } ({ PERCENT($winning) })

## In and out

analyser-exchange = Importar e exportar
analyser-copy-link = Copiar link
analyser-play = Jogar daqui
analyser-play-about = Começar uma partida clássica em um tabuleiro compatível com esta posição
analyser-play-forgiving = Jogar no modo Tolerante
analyser-play-forgiving-about = Jogar daqui com as regras do Tolerante
analyser-play-total = Para jogar daqui, informe primeiro o número de minas.
analyser-copy-as = Copiar como…
analyser-copy = Copiar
analyser-copy-format = Copiar como { $format }
analyser-save = Salvar
analyser-save-format = Salvar como { $format }
analyser-copied = Copiado.
analyser-copy-by-hand = Seu navegador não permitiu copiar. Copie o texto da caixa abaixo.
# $reason is a sentence.
analyser-bad-link = Não foi possível abrir este link: { $reason }
analyser-import = Importar texto, link ou arquivo
analyser-import-text = Texto, link ou ID, em qualquer formato
analyser-import-read = Importar
analyser-import-file = Abrir um arquivo…
analyser-import-file-name = Arquivo de posição
analyser-import-note = Você também pode colar um texto ou soltar um arquivo em qualquer lugar desta página.
analyser-import-done = Importado como { $format }.
analyser-import-long = Este texto é longo demais: o maior tabuleiro tem 100×100.
analyser-import-large = O arquivo { $file } é grande demais: o maior tabuleiro tem 100×100.
analyser-saved = Posições salvas
analyser-saved-name = Nome
analyser-saved-save = Salvar
analyser-saved-open = Abrir
analyser-saved-open-name = Abrir { $name }
analyser-saved-remove = Excluir
analyser-saved-remove-name = Excluir { $name }
# The size of a position, and the day it was saved.
analyser-saved-about = { $size }, { $day }

## Why a position is refused

analyser-refused-title = Dê à posição um nome de 1 a { $most } caracteres visíveis.
analyser-refused-large = Esta posição é grande demais para ser salva. Copie o link em vez disso.
analyser-refused-full = Você atingiu o limite de { $most } posições salvas. Exclua uma primeiro.
analyser-refused-empty = Não há nada para importar. Cole primeiro uma posição, um link ou um tabuleiro.
analyser-refused-format = O qmines não lê este formato. Tente um link desta página ou uma linha de texto para cada linha de casas.
analyser-refused-rows = As linhas têm comprimentos diferentes. Deixe todas com o mesmo comprimento.
analyser-refused-side = Aqui, um tabuleiro pode ter no máximo { $most } linhas e colunas, mas este tem { $width }×{ $height }.
