### What the solver says of a position that it cannot answer for.

## No board fits. $clues are numbers on the board with their places, a smallest set of them to blame; $count is how many.

contradiction-any = Ningún tablero encaja con esta posición.
contradiction-total =
    { $mines ->
        [one] Ningún tablero con una mina en total encaja con esta posición.
       *[other] Ningún tablero con { $mines } minas en total encaja con esta posición.
    }
contradiction-clues =
    { $count ->
        [one] Ningún tablero encaja: { CLUES($clues) } no puede ser correcto.
       *[other] Ningún tablero encaja: { CLUES($clues) } no pueden ser correctos a la vez.
    }
contradiction-clues-total =
    { $mines ->
        [one] Ningún tablero con una mina en total encaja: { $count ->
            [one] { CLUES($clues) } no puede ser correcto.
           *[other] { CLUES($clues) } no pueden ser correctos a la vez.
        }
       *[other] Ningún tablero con { $mines } minas en total encaja: { $count ->
            [one] { CLUES($clues) } no puede ser correcto.
           *[other] { CLUES($clues) } no pueden ser correctos a la vez.
        }
    }
# There was no time to find out whether fewer numbers would do.
contradiction-clues-perhaps = Ningún tablero encaja: { CLUES($clues) } no pueden ser correctos a la vez (quizá solo se contradigan algunos).
contradiction-clues-total-perhaps =
    { $mines ->
        [one] Ningún tablero con una mina en total encaja: { CLUES($clues) } no pueden ser correctos a la vez (quizá solo se contradigan algunos).
       *[other] Ningún tablero con { $mines } minas en total encaja: { CLUES($clues) } no pueden ser correctos a la vez (quizá solo se contradigan algunos).
    }

## The number of mines is impossible. $room is how many cells can hold one, $known how many are said to.

total-too-large =
    { $room ->
        [0] { $mines ->
            [one] No hay ninguna casilla oculta para la mina.
           *[other] No hay casillas ocultas para las { $mines } minas.
        }
        [one] { $mines } minas no caben en una casilla oculta.
       *[other] { $mines } minas no caben en { $room } casillas ocultas.
    }
total-too-small =
    { $known ->
        [one] Hay una casilla marcada como mina conocida, pero el total es { $mines }.
       *[other] Hay { $known } casillas marcadas como minas conocidas, pero el total es { $mines }.
    }

## It takes too long or too much memory.

analysis-needs-time =
    { $seconds ->
        [one] No se ha podido analizar esta posición en un segundo. Inténtalo de nuevo cuando haya más casillas abiertas.
       *[other] No se ha podido analizar esta posición en { $seconds } segundos. Inténtalo de nuevo cuando haya más casillas abiertas.
    }
analysis-needs-memory = No se ha podido analizar esta posición con { $mib } MiB de memoria. Inténtalo de nuevo cuando haya más casillas abiertas.
advice-needs-time =
    { $seconds ->
        [one] No se ha podido encontrar la mejor jugada en un segundo. Inténtalo de nuevo cuando haya más casillas abiertas.
       *[other] No se ha podido encontrar la mejor jugada en { $seconds } segundos. Inténtalo de nuevo cuando haya más casillas abiertas.
    }
advice-needs-memory = No se ha podido encontrar la mejor jugada con { $mib } MiB de memoria. Inténtalo de nuevo cuando haya más casillas abiertas.
deduction-needs-time =
    { $seconds ->
        [one] No se han podido encontrar todas las jugadas seguras en un segundo. Inténtalo de nuevo cuando haya más casillas abiertas.
       *[other] No se han podido encontrar todas las jugadas seguras en { $seconds } segundos. Inténtalo de nuevo cuando haya más casillas abiertas.
    }
deduction-needs-memory = No se han podido encontrar todas las jugadas seguras con { $mib } MiB de memoria. Inténtalo de nuevo cuando haya más casillas abiertas.
numbers-need-time = No se ha podido calcular a tiempo qué números puede mostrar la { CELL($cell) }. Inténtalo de nuevo cuando haya más casillas abiertas.
qubits-need-time =
    { $seconds ->
        [one] No se han podido calcular los riesgos en un segundo. Inténtalo de nuevo cuando haya más casillas abiertas.
       *[other] No se han podido calcular los riesgos en { $seconds } segundos. Inténtalo de nuevo cuando haya más casillas abiertas.
    }
qubits-need-memory = No se han podido calcular los riesgos con { $mib } MiB de memoria. Inténtalo de nuevo cuando haya más casillas abiertas.
qubits-too-many = No se han podido calcular los riesgos: hay demasiadas formas de disponer los grupos ocultos. Inténtalo de nuevo cuando haya más casillas abiertas.

## No layout of qubits fits

layout-contradiction-cell = Ninguna disposición encaja con los números que rodean la { CELL($cell) }.
layout-contradiction-total = Ninguna disposición encaja con los números y los totales.

## The budget of a command or a call ran out

exact-needs-time = El recuento exacto necesita más de { $seconds } s. Permite más tiempo o usa estimaciones (método “auto”).
exact-needs-memory = El recuento exacto necesita más de { $mib } MiB. Permite más memoria o usa estimaciones (método “auto”).
boards-need-time = Generar tableros de forma exacta necesita más de { $seconds } s. Permite más tiempo.
boards-need-memory = Generar tableros de forma exacta necesita más de { $mib } MiB. Permite más memoria.
