### The boards of the day.

daily-title = Tableros del día
daily-day = Día
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] Los mismos tableros para todo el mundo. Tienes un intento en cada uno, y el reloj arranca al abrirlo. Nuevos tableros en { $minutes } min.
       *[other] Los mismos tableros para todo el mundo. Tienes un intento en cada uno, y el reloj arranca al abrirlo. Nuevos tableros en { $hours } h { $minutes } min.
    }
daily-past = Tableros de un día pasado, para practicar. No cuentan para la clasificación ni para tu racha.
daily-play = Jugar
daily-continue = Continuar
daily-won = Lo has completado en { $time }.
daily-lost = Ya has usado tu único intento en este tablero.
daily-tried =
    { $count ->
        [0] Nadie ha probado todavía este tablero.
        [one] Una persona ha probado este tablero.
       *[other] { $count } personas han probado este tablero.
    }
daily-tried-none-won =
    { $count ->
        [one] Una persona ha probado este tablero, pero nadie con cuenta lo ha completado todavía.
       *[other] { $count } personas han probado este tablero, pero nadie con cuenta lo ha completado todavía.
    }
daily-fair = ¿Son justos estos tableros?
daily-fair-past = La semilla y, debajo, su hash SHA-256, que se publicó el día anterior:
daily-fair-today = El hash SHA-256 de la semilla de hoy, que se revelará mañana, y debajo el de la semilla de mañana:

## Calendar, yesterday, sharing

daily-calendar = Tu calendario
daily-earlier = Mes anterior
daily-later = Mes siguiente
daily-streak =
    { $count ->
        [0] Ahora mismo no tienes racha
        [one] Racha: un día
       *[other] Racha: { $count } días seguidos
    }
daily-best-streak =
    { $count ->
        [one] Mejor racha: un día
       *[other] Mejor racha: { $count } días
    }
daily-streak-about = Un día cuenta para tu racha si completas al menos uno de sus tableros antes de la medianoche UTC.
daily-calendar-none = { $day }: sin jugar
# $won and $played are numbers of boards.
daily-calendar-day = { $day }, tableros completados: { $won } de { $played }
daily-yesterday = Ayer
daily-yesterday-none = Ayer nadie con cuenta completó un tablero.
# $name is the quickest player of a board.
daily-yesterday-best = El mejor tiempo: { $time }, de { $name }.
daily-yesterday-replay = Ver la repetición
daily-commentary = Comentario del solucionador
daily-commentary-clean = Todas las jugadas eran seguras: ni apuestas ni errores.
daily-commentary-move = Jugada { $number }
daily-commentary-more =
    { $count ->
        [one] En la repetición hay marcada una apuesta o un error más.
       *[other] En la repetición hay marcados { $count } apuestas y errores más.
    }
daily-commentary-loading = El solucionador está revisando la partida…
daily-share = Compartir los resultados de hoy
daily-share-copied = Copiado. El texto no revela nada de los tableros.
daily-share-title = Tableros del día de qmines, { $day }
daily-share-won = ✅ { $board }: { $time }
daily-share-lost = ❌ { $board }
daily-share-streak =
    { $count ->
        [one] 🔥 Racha de un día
       *[other] 🔥 Racha de { $count } días
    }

## Why a board of the day is refused

daily-refused-day = “{ $day }” no es una fecha. Escríbela así: 2026-11-15.
daily-refused-range = No hay tableros para esta fecha: { $day }. Elige otro día.
daily-refused-level = No hay tablero del día para “{ $level }”. Elige { LIST($levels, type: "or") }.
