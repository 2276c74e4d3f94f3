### Screenshots and other pictures of boards.

## Why no board was read. $columns and $rows count cells, and $size is that of a cell in pixels.

# $formats is a list of names, such as PNG.
picture-format = Este arquivo não é uma imagem aceita. Use um destes formatos: { $formats }.
picture-damaged = Esta imagem está danificada ou incompleta. Tente outra.
picture-bytes = Este arquivo tem { $megabytes } MB, e o limite é { $most } MB. Recorte a imagem para mostrar só o tabuleiro.
picture-pixels = Esta imagem tem pixels demais. Recorte-a para mostrar só o tabuleiro.
# $first and $other are places, such as 30, 40.
picture-several = Há mais de um tabuleiro nesta imagem: no pixel { $first } e no pixel { $other }. Recorte-a para mostrar só um deles.
picture-small = Esta imagem é pequena demais para ser lida. As casas precisam ter pelo menos 10 pixels de largura.
picture-small-found = As casas desta imagem são pequenas demais: { $columns }×{ $rows } casas de { $size } px. Elas precisam ter pelo menos 10 px.
picture-none = Nenhum tabuleiro de Campo Minado encontrado nesta imagem. Ele precisa aparecer reto e sem nada na frente.
picture-none-closest = Nenhum tabuleiro de Campo Minado encontrado nesta imagem; o mais parecido tem { $columns }×{ $rows } casas de { $size } px. Tente uma imagem mais nítida ou recorte-a para mostrar só o tabuleiro.

## In the analyser

picture-open = Abrir uma captura de tela…
picture-open-note = Você também pode colar ou soltar uma imagem. Ela não sai do seu aparelho.
# While something is dragged over the page.
picture-drop = Solte uma captura de tela ou um arquivo para analisar
picture-reading = Lendo a captura de tela…
picture-found = Tabuleiro encontrado: { $width }×{ $height } casas.
picture-found-mines =
    { $mines ->
        [1] Tabuleiro encontrado: { $width }×{ $height } casas, { $mines } mina.
       *[other] Tabuleiro encontrado: { $width }×{ $height } casas, { $mines } minas.
    }
picture-doubts =
    { $count ->
        [1] Uma casa estava difícil de ler. Se estiver errada, toque nela para trocá-la pelo símbolo pequeno do canto.
       *[other] { $count } casas estavam difíceis de ler. Se alguma estiver errada, toque nela para trocá-la pelo símbolo pequeno do canto.
    }
# A cell, how it was read, and what it may be instead.
picture-instead = Na { CELL($cell) }: { $read } → { $instead }
picture-could-be = talvez: { $look }
picture-keep = Tudo certo
picture-mines = Não foi possível ler o contador de minas. Quantas minas há no total?
picture-unavailable = Não foi possível carregar o leitor de capturas de tela. Verifique sua conexão e tente de novo.
