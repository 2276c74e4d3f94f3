### Replays.

replay-title = Repetición: { $game }
replay-open-about = Abre un archivo de partida, o suéltalo en cualquier lugar de esta página, para ver cada jugada con los riesgos exactos de ese momento.
replay-open-formats = qmines lee sus propios archivos de partida y grabaciones de otros programas: .rawvf, .avf, .evf, .rmv, .mvf.
# Where there is no server.
replay-open-here = Tu navegador reproduce por sí mismo los archivos de partida de qmines de Clásico e Indulgente; no se sube nada.
replay-here-only = Sin servidor, esta página solo reproduce archivos de partida de qmines de Clásico e Indulgente; para otros archivos, usa “qmines replay” en la terminal.
replay-no-kernel = La repetición se ejecuta en tu navegador, pero no se ha podido cargar su motor. Recarga la página para volver a intentarlo.
replay-open-file = Abrir un archivo…
# $statistics is a link to the statistics page.
replay-open-private = El archivo no se guarda. Las partidas que has jugado aquí están en tus { $statistics }.
replay-open-statistics = estadísticas
replay-file = Archivo de partida
replay-too-large = { $file } es demasiado grande para esta página. Usa “qmines replay” en la terminal.
replay-missing = Repetición no encontrada
replay-missing-game = Ir a la partida
replay-missing-file = Abrir un archivo de partida

## Keys

replay-keys = Atajos de teclado
replay-keys-step = Paso anterior y siguiente
replay-keys-ends = Principio y final
replay-keys-play = Reproducir o pausar
replay-keys-marks = Apuesta o error siguiente y anterior
replay-keys-speed = Más lento y más rápido
replay-keys-chances = Riesgos
replay-keys-cells = Moverse entre casillas
replay-keys-zoom = Zoom
replay-key-home = Inicio
replay-key-end = Fin
replay-key-space = Espacio

## Moves. $board is Z or H, or “none” on a single board.

replay-move-open =
    { $board ->
        [none] Abrir la { CELL($cell) }
       *[other] Abrir la { CELL($cell) } en el tablero { $board }
    }
replay-move-measure =
    { $board ->
        [none] Medir la { CELL($cell) }
       *[other] Medir la { CELL($cell) } en el tablero { $board }
    }
replay-move-chord =
    { $board ->
        [none] Acorde en la { CELL($cell) }
       *[other] Acorde en la { CELL($cell) } del tablero { $board }
    }
replay-move-flag =
    { $board ->
        [none] Bandera en la { CELL($cell) }
       *[other] Bandera en la { CELL($cell) } del tablero { $board }
    }
replay-move-question =
    { $board ->
        [none] Interrogación en la { CELL($cell) }
       *[other] Interrogación en la { CELL($cell) } del tablero { $board }
    }
replay-move-mark =
    { $board ->
        [none] Marca en la { CELL($cell) }
       *[other] Marca en la { CELL($cell) } del tablero { $board }
    }
replay-move-shield =
    { $board ->
        [none] Escudo en la { CELL($cell) }
       *[other] Escudo en la { CELL($cell) } del tablero { $board }
    }
replay-move-prepare = Preparar la { CELL($cell) }
# A move that only some rules have; $verb is its name.
replay-move-other =
    { $board ->
        [none] { $verb }: { CELL($cell) }
       *[other] { $verb }: { CELL($cell) } en el tablero { $board }
    }
# $kind is a kind of help, such as Hints.
replay-move-help = Ayuda: { $kind }
replay-move-undo = Deshacer
replay-move-pause = Pausa
replay-move-resume = Reanudar
replay-move-resign = Rendirse
replay-move-reset = Reiniciar las casillas
replay-won = Victoria
replay-lost = Derrota
replay-end = Fin de la partida

## The bar

replay-controls = Repetición
replay-step = Paso
replay-marks = Apuestas y errores
replay-first = Ir al principio
replay-back = Paso anterior
replay-forward = Paso siguiente
replay-last = Ir al final
replay-play = Reproducir
replay-pause = Pausa
replay-previous-mark-name = Apuesta o error anterior
replay-next-mark-name = Siguiente apuesta o error
replay-no-next-mark = No hay más apuestas ni errores después de este paso.
replay-no-previous-mark = No hay apuestas ni errores antes de este paso.
replay-position = { $step } / { $last }
# $words are the move and what is said of it.
replay-where = { $step } de { $last }: { $words }
replay-words = { $move }.
replay-words-review = { $move }. { $review }
replay-speed = Velocidad
replay-speed-played = Original
replay-speed-times = { $times }× la original
replay-speed-steps =
    { $steps ->
        [one] Un paso por segundo
       *[other] { $steps } pasos por segundo
    }

## Beside the board

replay-panel = Panel de la repetición
replay-time = Tiempo
replay-next-move = Siguiente jugada
replay-this = Esta repetición
replay-measured = Recién medido
replay-judging = Evaluando las jugadas…
replay-badge =
    { $kind ->
        [safe] ✓ Segura
        [guess] ○ Apuesta
       *[mistake] ▲ Error
    }
replay-badge-saved =
    { $kind ->
        [safe] ✓ Segura · rescate
        [guess] ○ Apuesta · rescate
       *[mistake] ▲ Error · rescate
    }
replay-chances = Riesgos (O)
replay-best = Mejor jugada: { $move }
replay-best-sampled = Mejor jugada: { $move } Los riesgos son estimaciones, ± { PERCENT($error) }.
replay-tally =
    { $guesses ->
        [0] Ninguna apuesta
        [one] Una apuesta (○)
       *[other] { $guesses } apuestas (○)
    } y { $mistakes ->
        [0] ningún error
        [one] un error (▲)
       *[other] { $mistakes } errores (▲)
    }.
replay-tally-so-far =
    De momento, { $guesses ->
        [0] ninguna apuesta
        [one] una apuesta (○)
       *[other] { $guesses } apuestas (○)
    } y { $mistakes ->
        [0] ningún error
        [one] un error (▲)
       *[other] { $mistakes } errores (▲)
    }. Evaluando todavía…
replay-rules = Con otras reglas
replay-rules-loading = Reproduciendo…
replay-rules-step = Paso { $step }
replay-rules-step-name = Ir al paso { $step }, donde hay diferencias con { $rules }
replay-fork = Jugar desde aquí
replay-fork-other = …en otro tablero
replay-fork-other-only = Jugar desde aquí en otro tablero
replay-fork-same-note = “Jugar desde aquí” empieza una partida nueva en el mismo tablero. Como ya lo has visto, la partida cuenta como jugada con ayuda.
replay-fork-qubits-note = “Jugar desde aquí” empieza una partida nueva con los mismos estados ocultos. Como ya los has visto, la partida cuenta como jugada con ayuda.
replay-fork-recorded-note = La partida nueva se juega en otro tablero que encaja con lo que ves.
replay-fork-not-ready = Aún no puedes jugar desde aquí: esta jugada no se ha analizado. Inténtalo dentro de un momento o elige otra jugada.
replay-recorded = Grabada con otro programa.
replay-recorded-program = Grabada con { $program }.
replay-recorded-player = Jugada por { $player }.
replay-recorded-both = Grabada con { $program }, jugada por { $player }.
replay-copy = Copiar enlace
replay-copied = Enlace a este momento copiado.
replay-download = Descargar archivo de partida
replay-game = Ir a la partida
