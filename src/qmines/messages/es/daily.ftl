### The boards of the day.

daily-title = Tableros del día
daily-day = Día
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] Los mismos tableros para todo el mundo, sin tener que adivinar. Tienes un intento, y el reloj arranca al abrir el tablero. Tiempo restante: { $minutes } min.
       *[other] Los mismos tableros para todo el mundo, sin tener que adivinar. Tienes un intento, y el reloj arranca al abrir el tablero. Tiempo restante: { $hours } h { $minutes } min.
    }
daily-past = Tableros de un día pasado, para practicar. No cuentan para la clasificación.
daily-play = Jugar
daily-continue = Continuar
daily-won = Lo has completado en { $time }.
daily-lost = Ya has usado tu intento.
daily-tried =
    { $count ->
        [0] Nadie lo ha intentado todavía.
        [one] Lo ha intentado una persona.
       *[other] Lo han intentado { $count } personas.
    }
daily-tried-none-won =
    { $count ->
        [one] Lo ha intentado una persona, pero nadie con cuenta lo ha completado todavía.
       *[other] Lo han intentado { $count } personas, pero nadie con cuenta lo ha completado todavía.
    }
daily-fair = ¿Juego limpio?
daily-fair-past = La semilla y, debajo, el SHA-256 que se publicó el día anterior:
daily-fair-today = El SHA-256 de la semilla de hoy, que se revelará mañana, y debajo el de la semilla de mañana:

## Why a board of the day is refused

daily-refused-day = “{ $day }” no es una fecha como 2026-11-15.
daily-refused-range = No hay tableros para jugar de esta fecha: { $day }. Elige otro día.
daily-refused-level = Los tableros del día son { LIST($levels) }, no { $level }.
