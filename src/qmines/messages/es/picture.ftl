### Screenshots and other pictures of boards.

## Why no board was read. $columns and $rows count cells, and $size is that of a cell in pixels.

# $formats is a list of names, such as PNG.
picture-format = Este archivo no es una imagen compatible. Usa uno de estos formatos: { $formats }.
picture-damaged = Esta imagen está dañada o incompleta. Prueba con otra.
picture-bytes = Este archivo ocupa { $megabytes } MB y el límite es de { $most } MB. Recorta la imagen para que solo se vea el tablero.
picture-pixels = Esta imagen tiene demasiados píxeles. Recórtala para que solo se vea el tablero.
# $first and $other are places, such as 30, 40.
picture-several = En esta imagen hay más de un tablero: en el píxel { $first } y en el píxel { $other }. Recorta la imagen para que solo se vea uno.
picture-small = Esta imagen es demasiado pequeña para leerla. Las casillas deben medir al menos 10 píxeles de ancho.
picture-small-found = Las casillas de esta imagen son demasiado pequeñas: hay { $columns }×{ $rows } casillas de { $size } px. Deben medir al menos 10 px.
picture-none = No se ve ningún tablero de buscaminas en esta imagen. El tablero debe verse recto y sin nada delante.
picture-none-closest = No se ve ningún tablero de buscaminas en esta imagen; lo más parecido tiene { $columns }×{ $rows } casillas de { $size } px. Prueba con una imagen más nítida o recórtala para que solo se vea el tablero.

## In the analyser

picture-open = Abrir una captura…
picture-open-note = También puedes pegar o soltar una imagen. No sale de tu dispositivo.
# While something is dragged over the page.
picture-drop = Suelta una captura o un archivo para analizarlo
picture-reading = Leyendo la captura…
picture-found = Se ha encontrado un tablero de { $width }×{ $height } casillas.
picture-found-mines =
    { $mines ->
        [one] Se ha encontrado un tablero de { $width }×{ $height } casillas con una mina.
       *[other] Se ha encontrado un tablero de { $width }×{ $height } casillas con { $mines } minas.
    }
picture-doubts =
    { $count ->
        [one] Una casilla se lee mal. Si no es correcta, tócala para cambiarla por el símbolo pequeño de su esquina.
       *[other] { $count } casillas se leen mal. Si alguna no es correcta, tócala para cambiarla por el símbolo pequeño de su esquina.
    }
# A cell, how it was read, and what it may be instead.
picture-instead = En la { CELL($cell) }: { $read } → { $instead }
picture-could-be = quizá: { $look }
picture-keep = Todo correcto
picture-mines = No se ha podido leer el contador de minas. ¿Cuántas minas hay en total?
picture-unavailable = No se ha podido cargar el lector de capturas. Comprueba tu conexión e inténtalo de nuevo.
