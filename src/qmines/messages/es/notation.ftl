# Formats of positions and boards: their list in the analyser, and what is wrong with a text or a file that somebody opens.

## What a format holds. Its own words, such as .mbf and ?p=, stay as they are.

format-analysis = Enlace ?analysis=…: una posición
format-board = Archivo .board, versión 0.1: las minas, lo que se veía al jugar o ambas cosas
format-link = Enlace ?p=…: cualquier posición, como la comparte el sitio web
format-mbf = Archivo .mbf o .abf: las minas de un tablero, en bytes
format-mbf-hex = Los bytes de un archivo .mbf, en texto hexadecimal
format-mine = Archivo .mine: una posición con F, H, M y números
format-pttacg = Enlace ?b=…&m=…: las minas de un tablero
format-puzzle = ID de puzle WxH:x,y,u…: las minas de un tablero y el primer clic
format-rawvf = Grabación RAWVF: solo se lee su tablero
format-text = Texto sin formato: una fila por línea

## Where it is wrong. $why is one of the sentences below.

notation-line = Línea { $line }: { $why }
notation-column = Línea { $line }, carácter { $column }: { $why }

## What is wrong with it

notation-empty = No hay nada que leer. Pega una posición, un enlace o un tablero.
notation-unknown = qmines no reconoce el formato de la entrada. Prueba con otro formato.
notation-utf8 = El byte { $byte } no es texto UTF-8. Guarda el texto en UTF-8.
# $symbols are the characters that a cell can be.
notation-cell = Casilla desconocida: “{ $cell }”. Usa { $symbols }.
notation-width = La longitud de esta fila es { $found }, pero la de la línea { $first } es { $expected }. Escribe 0 para una casilla abierta sin número.
notation-row = La longitud de esta fila debería ser { $expected }, no { $found }.
notation-rows = El número de filas debería ser { $expected }, no { $found }.
# Sizes such as 9×9.
notation-size = El encabezado dice { $told }, pero el tablero es de { $found }.
notation-mines = Según el encabezado, el número de minas es { $told }, pero en el tablero es { $found }.
notation-number =
    { $mines ->
        [0] El número es { $number }, pero no hay ninguna mina alrededor.
        [one] El número es { $number }, pero solo hay una mina alrededor.
       *[other] El número es { $number }, pero hay { $mines } minas alrededor.
    }
notation-gap = Hay una línea vacía entre las filas. Quítala.
notation-no-rows = La entrada no tiene ninguna fila de casillas. Escribe una fila por línea.
notation-spaces = Pon un espacio entre todas las casillas de una fila o no pongas ninguno. Escribe 0 para una casilla abierta sin número.
notation-density = La densidad debe estar entre 0 y 1, pero es { $density }.
notation-total = “{ $total }” no es un número de minas ni una densidad.
# $part is code, such as p=.
notation-link = El enlace está incompleto: falta { $part }.
notation-link-size = “{ $text }” no es un tamaño. Usa 1, 2, 3 o las cifras del ancho y del alto.
notation-part = Falta { $part }.
# $start and $example are code, such as WxHxM and 30x16x99.
notation-start = Este formato empieza por { $start }, por ejemplo { $example }.
notation-first-line = La primera línea debe ser { $start }.
notation-version = La versión { $version } no es compatible. Usa la versión { $known }.
notation-unexpected = Texto inesperado: “{ $text }”.
# $key is code, such as rows:
notation-key = { $key } debe ser un número, no “{ $value }”.
# A run is a sequence of equal cells in a link.
notation-run-empty = Esta serie de casillas está vacía.
notation-run-long = Esta serie de casillas es demasiado larga: el tablero solo tiene { $cells } casillas.
notation-missing = Casillas que faltan: { $missing } de { $cells }.
notation-letter = “{ $character }” no es una letra ni una cifra.
notation-characters = Debería haber al menos { $least } caracteres, pero hay { $found }.
notation-bits = Para un tablero de { $size }, el número de caracteres debería ser { $expected }, no { $found }.
notation-digit = “{ $character }” no es una cifra del 0 al { $last }.
notation-beyond = Hay una mina después de la última casilla.
notation-clue-large = El número de la { CELL($cell) } sería { $number }, pero el máximo es 8.
notation-even = El número de cifras hexadecimales debe ser par, pero es { $found }.
notation-bytes = Debería haber { $expected } bytes, pero hay { $found }.
notation-byte-outside = Byte { $byte }: la mina de x { $x }, y { $y } está fuera del tablero de { $size }.
notation-byte-twice = Byte { $byte }: la mina de x { $x }, y { $y } aparece dos veces.
notation-puzzle-seed = Este ID es una semilla aleatoria y no contiene minas. Usa uno que las enumere, como { $example }.
notation-puzzle-masked = Las minas de este ID están enmascaradas (m). Usa un ID con minas legibles (u).
# $click is x and y from 0, as they are in the ID, such as 0,3.
notation-click-outside = El primer clic, { $click }, está fuera del tablero de { $size }.
notation-click-mine = El primer clic, { $click }, cae en una mina.

## Recordings; $suffix is that of the file, such as .avf

notation-no-reader = Ejecuta pip install 'qmines[recordings]' para poder leer archivos { $suffix }.
notation-slow = Leer este archivo { $suffix } lleva demasiado tiempo. Prueba con otro.
notation-damaged = No es un archivo { $suffix } o está dañado. Usa otra copia.

## Why a position can’t be written in a format

notation-no-total = El formato { $format } necesita el número de minas.
notation-cannot-say =
    { $kind ->
        [flag] En la { CELL($cell) } hay una bandera, pero el formato { $format } no admite banderas.
        [question] En la { CELL($cell) } hay una interrogación, pero el formato { $format } no admite interrogaciones.
        [mine] En la { CELL($cell) } hay una mina conocida, pero el formato { $format } no admite minas conocidas.
        [safe] En la { CELL($cell) } hay una casilla segura conocida, pero el formato { $format } no admite casillas seguras conocidas.
       *[hidden] En la { CELL($cell) } hay una casilla oculta, pero el formato { $format } no admite casillas ocultas.
    }
# $known of $mines mines are known; flags, if there are any, are not taken for mines.
notation-mines-known =
    { $flags ->
        [0] Este formato guarda dónde está cada mina, pero solo se conocen { $known } de { $mines }.
       *[other] Este formato guarda dónde está cada mina, pero solo se conocen { $known } de { $mines }. Las banderas no cuentan como minas conocidas.
    }
notation-doubtful =
    { $flags ->
        [0] Este formato guarda dónde está cada mina. Marca primero cada casilla oculta como mina o como segura.
       *[other] Este formato guarda dónde está cada mina. Marca primero cada casilla oculta como mina o como segura. Las banderas no cuentan como minas conocidas.
    }
notation-clue =
    { $mines ->
        [0] El número de la { CELL($cell) } es { $number }, pero no hay ninguna mina conocida alrededor.
        [one] El número de la { CELL($cell) } es { $number }, pero hay una mina conocida alrededor.
       *[other] El número de la { CELL($cell) } es { $number }, pero hay { $mines } minas conocidas alrededor.
    }
