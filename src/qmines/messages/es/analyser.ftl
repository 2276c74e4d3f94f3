### The analyser.

analyser-title = Analizar una posición
analyser-field = Tablero
analyser-undo = Deshacer
analyser-undo-key = Ctrl+Z
analyser-redo = Rehacer
analyser-redo-key = Ctrl+Y
analyser-hide-all = Vaciar
analyser-hint = Pista
analyser-mark-hint = Marcar las casillas deducidas
analyser-chances = Riesgos
# Shown with the position that the page starts with.
analyser-example = Esta posición es un ejemplo. Vacíala y pinta la tuya, o abre una captura de pantalla.

## What can be painted

analyser-brush = Pincel
analyser-paint-empty = 0 (vacía)
analyser-paint-hidden = Oculta
analyser-paint-flag = Bandera
analyser-paint-question = Interrogación
analyser-paint-mine = Mina conocida
analyser-paint-safe = Casilla segura conocida
analyser-move = Mover
analyser-move-name = Mover el tablero o desplazar la página

## Size and mines

analyser-size = Tamaño
analyser-width = Ancho
analyser-height = Alto
analyser-level = Nivel
analyser-level-custom = Personalizado
analyser-level-size = { $level }, { $width }×{ $height }
analyser-mines = Número de minas
analyser-mines-known = Conocido
analyser-mines-unknown = Desconocido
analyser-mines-total = Minas en total
analyser-mines-density = Minas por cada 100 casillas
analyser-mines-keep = Mantener este número al cambiar el tamaño

## What was found

analyser-answer = Análisis
analyser-best = Mejor jugada
analyser-pointer = Casilla elegida
analyser-exact = Riesgos exactos.
analyser-exact-boards =
    { $boards ->
        [1] Riesgos exactos: solo hay un tablero posible.
       *[other] Riesgos exactos. Tableros posibles: { COUNT($boards) }.
    }
analyser-sampled = Riesgos estimados, ± { PERCENT($error) }.
analyser-sampled-boards = Riesgos estimados, ± { PERCENT($error) }. Tableros posibles: { COUNT($boards) }.
analyser-bounds = Calcular todos los riesgos llevaría demasiado tiempo, así que solo se marcan las casillas de las que hay certeza.
analyser-certain-none = No hay certeza sobre ninguna casilla.
analyser-certain-safe =
    { $safe ->
        [one] Hay una casilla segura con certeza.
       *[other] Hay { $safe } casillas seguras con certeza.
    }
analyser-certain-mines =
    { $mines ->
        [one] Hay una mina con certeza.
       *[other] Hay { $mines } minas con certeza.
    }
analyser-certain-both =
    Con certeza hay { $safe ->
        [one] una casilla segura
       *[other] { $safe } casillas seguras
    } y { $mines ->
        [one] una mina.
       *[other] { $mines } minas.
    }
# A cell, its look, and its chance of a mine.
analyser-cell = En la { CELL($cell) }: { $look }
analyser-cell-chance = En la { CELL($cell) }: { $look }, { PERCENT($chance) } de riesgo de mina
analyser-numbers = Lo que puede mostrar la { CELL($cell) }
analyser-numbers-mine = mina
analyser-best-none = No queda nada por abrir.
analyser-best-safe = Abre la { CELL($cell) }: es segura.
analyser-best-safe-wins = Abre la { CELL($cell) }: es segura, y desde aquí se gana el { PERCENT($winning) } de las partidas.
analyser-best-safe-wins-about = Abre la { CELL($cell) }: es segura, y desde aquí se gana el { PERCENT($winning) } ± { PERCENT($error) } de las partidas.
analyser-best-guess = Abre la { CELL($cell) }: { PERCENT($risk) } de riesgo de mina.
analyser-best-guess-wins = Abre la { CELL($cell) }: { PERCENT($risk) } de riesgo de mina. Desde aquí se gana el { PERCENT($winning) } de las partidas.
analyser-best-guess-wins-about = Abre la { CELL($cell) }: { PERCENT($risk) } de riesgo de mina. Desde aquí se gana el { PERCENT($winning) } ± { PERCENT($error) } de las partidas.
# Moves that are no worse, as far as the estimates can tell.
analyser-best-alike = Jugadas más o menos igual de buenas: { CELLS($cells) }.
analyser-best-next = Otras buenas opciones: { LIST($choices) }.
analyser-best-choice = { CELL($cell) } ({ PERCENT($winning) })

## In and out

analyser-exchange = Importar y exportar
analyser-copy-link = Copiar enlace
analyser-play = Jugar desde aquí
analyser-play-about = Empieza una partida clásica en un tablero que encaje con esta posición
analyser-play-forgiving = Jugar en modo Indulgente
analyser-play-forgiving-about = Juega desde aquí con las reglas de Indulgente
analyser-play-total = Para jugar desde aquí, indica primero el número de minas.
analyser-copy-as = Copiar como…
analyser-copy = Copiar
analyser-copy-format = Copiar como { $format }
analyser-save = Guardar
analyser-save-format = Guardar como { $format }
analyser-copied = Copiado.
analyser-copy-by-hand = Tu navegador no ha permitido copiar. Copia el texto del cuadro de abajo.
# $reason is a sentence.
analyser-bad-link = No se ha podido abrir este enlace: { $reason }
analyser-import = Importar un texto, un enlace o un archivo
analyser-import-text = Texto, enlace o ID, en cualquier formato
analyser-import-read = Importar
analyser-import-file = Abrir un archivo…
analyser-import-file-name = Archivo de posición
analyser-import-note = También puedes pegar texto o soltar un archivo en cualquier lugar de esta página.
analyser-import-done = Importado como { $format }.
analyser-import-long = Este texto es demasiado largo. El tablero más grande que puedes importar es de 100×100.
analyser-import-large = { $file } es demasiado grande. El tablero más grande que puedes importar es de 100×100.
analyser-saved = Posiciones guardadas
analyser-saved-name = Nombre
analyser-saved-save = Guardar
analyser-saved-open = Abrir
analyser-saved-open-name = Abrir { $name }
analyser-saved-remove = Eliminar
analyser-saved-remove-name = Eliminar { $name }
# The size of a position, and the day it was saved.
analyser-saved-about = { $size }, { $day }

## Why a position is refused

analyser-refused-title = Pon a la posición un nombre de 1 a { $most } caracteres visibles.
analyser-refused-large = Esta posición es demasiado grande para guardarla. Copia su enlace.
analyser-refused-full = Has llegado al límite de { $most } posiciones guardadas. Elimina alguna primero.
analyser-refused-empty = No hay nada que importar. Pega primero una posición, un enlace o un tablero.
analyser-refused-format = qmines no reconoce este formato. Prueba con un enlace de esta página o con una fila de casillas por línea.
analyser-refused-rows = Todas las filas deben tener la misma longitud.
analyser-refused-side = Este tablero es de { $width }×{ $height }, pero el análisis admite como máximo { $most } filas y columnas.
