# Formats of positions and boards: their list in the analyser, and what is wrong with a text or a file that somebody opens.

## What a format holds. Its own words, such as .mbf and ?p=, stay as they are.

format-analysis = Link ?analysis=…: uma posição
format-board = Arquivo .board, versão 0.1: as minas, o que o jogador via ou ambos
format-link = Link ?p=…: qualquer posição, como o site a compartilha
format-mbf = Arquivo .mbf ou .abf: as minas de um tabuleiro, em bytes
format-mbf-hex = Os bytes de um arquivo .mbf, em texto hexadecimal
format-mine = Arquivo .mine: uma posição com F, H, M e números
format-pttacg = Link ?b=…&m=…: as minas de um tabuleiro
format-puzzle = ID de puzzle WxH:x,y,u…: as minas de um tabuleiro e o primeiro clique
format-rawvf = Gravação RAWVF: só o tabuleiro é lido
format-text = Texto simples: uma linha de texto para cada linha de casas

## Where it is wrong. $why is one of the sentences below.

notation-line = Linha de texto { $line }: { $why }
notation-column = Linha de texto { $line }, caractere { $column }: { $why }

## What is wrong with it

notation-empty = Não há nada para ler. Cole uma posição, um link ou um tabuleiro.
notation-unknown = O qmines não lê este formato. Tente outro.
notation-utf8 = O byte { $byte } não é texto UTF-8. Salve o texto em UTF-8.
# $symbols are the characters that a cell can be.
notation-cell = Casa desconhecida: “{ $cell }”. Use { $symbols }.
notation-width = Esta linha tem comprimento { $found }, mas a linha de texto { $first } tem { $expected }. Escreva 0 para uma casa aberta sem número.
notation-row = Esta linha deveria ter comprimento { $expected }, não { $found }.
notation-rows = O número de linhas deveria ser { $expected }, não { $found }.
# Sizes such as 9×9.
notation-size = O cabeçalho diz { $told }, mas o tabuleiro é { $found }.
notation-mines = Segundo o cabeçalho, o número de minas é { $told }, mas no tabuleiro é { $found }.
notation-number =
    { $mines ->
        [0] O número é { $number }, mas não há nenhuma mina em volta.
        [1] O número é { $number }, mas só há uma mina em volta.
       *[other] O número é { $number }, mas há { $mines } minas em volta.
    }
notation-gap = Há uma linha vazia no meio do tabuleiro. Remova-a.
notation-no-rows = Não há nenhuma linha de casas. Escreva cada fileira do tabuleiro em sua própria linha.
notation-spaces = Ponha um espaço entre todas as casas de uma linha ou nenhum. Escreva 0 para uma casa aberta sem número.
notation-density = A densidade deve estar entre 0 e 1, mas é { $density }.
notation-total = “{ $total }” não é um número de minas nem uma densidade.
# $part is code, such as p=.
notation-link = Este link está incompleto: falta { $part }.
notation-link-size = “{ $text }” não é um tamanho. Use 1, 2, 3 ou os algarismos da largura e da altura.
notation-part = Falta { $part }.
# $start and $example are code, such as WxHxM and 30x16x99.
notation-start = Este formato começa com { $start }, por exemplo { $example }.
notation-first-line = A primeira linha deve ser { $start }.
notation-version = A versão { $version } não é compatível. Use a versão { $known }.
notation-unexpected = Texto inesperado: “{ $text }”.
# $key is code, such as rows:
notation-key = { $key } deve ser um número, não “{ $value }”.
# A run is a sequence of equal cells in a link.
notation-run-empty = Esta sequência de casas está vazia.
notation-run-long = Esta sequência de casas é longa demais: o tabuleiro só tem { $cells } casas.
notation-missing = Casas que faltam: { $missing } de { $cells }.
notation-letter = “{ $character }” não é uma letra nem um algarismo.
notation-characters = Deveria haver pelo menos { $least } caracteres, mas há { $found }.
notation-bits = Para um tabuleiro { $size }, o número de caracteres deveria ser { $expected }, não { $found }.
notation-digit = “{ $character }” não é um algarismo de 0 a { $last }.
notation-beyond = Há uma mina depois da última casa.
notation-clue-large = O número na { CELL($cell) } seria { $number }, mas o máximo é 8.
notation-even = A quantidade de algarismos hexadecimais deve ser par, não { $found }.
notation-bytes = Deveria haver { $expected } bytes, mas há { $found }.
notation-byte-outside = Byte { $byte }: a mina em x { $x }, y { $y } está fora do tabuleiro { $size }.
notation-byte-twice = Byte { $byte }: a mina em x { $x }, y { $y } aparece duas vezes.
notation-puzzle-seed = Este ID é uma seed aleatória e não contém minas. Use um que as liste, como { $example }.
notation-puzzle-masked = As minas deste ID estão mascaradas (m). Use um ID com minas legíveis (u).
# $click is x and y from 0, as they are in the ID, such as 0,3.
notation-click-outside = O primeiro clique, { $click }, está fora do tabuleiro { $size }.
notation-click-mine = O primeiro clique, { $click }, cai em uma mina.

## Recordings; $suffix is that of the file, such as .avf

notation-no-reader = Execute pip install 'qmines[recordings]' para poder ler arquivos { $suffix }.
notation-slow = Ler este arquivo { $suffix } demora demais. Tente outro.
notation-damaged = Isso não é um arquivo { $suffix }, ou está danificado. Use outra cópia.

## Why a position can’t be written in a format

notation-no-total = O formato { $format } precisa do número de minas.
notation-cannot-say =
    { $kind ->
        [flag] O formato { $format } não aceita bandeiras ({ CELL($cell) }).
        [question] O formato { $format } não aceita interrogações ({ CELL($cell) }).
        [mine] O formato { $format } não aceita minas conhecidas ({ CELL($cell) }).
        [safe] O formato { $format } não aceita casas seguras conhecidas ({ CELL($cell) }).
       *[hidden] O formato { $format } não aceita casas ocultas ({ CELL($cell) }).
    }
# $known of $mines mines are known; flags, if there are any, are not taken for mines.
notation-mines-known =
    { $flags ->
        [0] Este formato precisa de todas as minas. Minas conhecidas: { $known } de { $mines }.
       *[other] Este formato precisa de todas as minas. Minas conhecidas: { $known } de { $mines }. Bandeiras não contam como minas conhecidas.
    }
notation-doubtful =
    { $flags ->
        [0] Este formato precisa de todas as minas. Marque antes cada casa oculta como mina ou como segura.
       *[other] Este formato precisa de todas as minas. Marque antes cada casa oculta como mina ou como segura. Bandeiras não contam como minas conhecidas.
    }
notation-clue =
    { $mines ->
        [0] O número na { CELL($cell) } é { $number }, mas não há nenhuma mina conhecida em volta.
        [1] O número na { CELL($cell) } é { $number }, mas há uma mina conhecida em volta.
       *[other] O número na { CELL($cell) } é { $number }, mas há { $mines } minas conhecidas em volta.
    }
