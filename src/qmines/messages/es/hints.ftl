### Hints on a board of mines: where to look, why, and what to do.
### $cell is a cell and $cells a list of cells; $clue is a number on the board with its place.

## Where to look, one message per technique

hint-where-single = Fíjate en la { CELLS($cells) }: basta con mirar los números de uno en uno.
hint-where-pair = Fíjate en la { CELLS($cells) }: compara dos números.
hint-where-split = Fíjate en la { CELLS($cells) }: supón que ahí hay una mina, o que no la hay, y mira qué se deduce.
hint-where-total = Fíjate en la { CELLS($cells) }: usa el número de minas restantes.
hint-where-count = Fíjate en la { CELLS($cells) }: repasa todas las distribuciones posibles.
hint-look-at = La mejor apuesta: { CELLS($cells) }.

## What to do

hint-unflag =
    { $count ->
        [one] Quita la bandera de la { CELLS($cells) }.
       *[other] Quita las banderas de la { CELLS($cells) }.
    }
hint-open =
    { $cells ->
        [one] Abre la { CELLS($cells) }.
       *[other] Abre estas casillas: { CELLS($cells) }.
    }
hint-flag =
    { $cells ->
        [one] Pon una bandera en la { CELLS($cells) }.
       *[other] Pon banderas en estas casillas: { CELLS($cells) }.
    }
hint-open-guess = Abre la { CELL($cell) }: { PERCENT($risk) } de riesgo de mina.

## Why: what a number tells by itself

reason-zero = El 0 de la { CELL($clue) } no toca ninguna mina.
reason-mines-found =
    { $number ->
        [1] El 1 de la { CELL($clue) } ya tiene su mina en la { CELLS($mines) }.
        [2] El 2 de la { CELL($clue) } ya tiene sus dos minas en la { CELLS($mines) }.
       *[other] El { $number } de la { CELL($clue) } ya tiene todas sus minas en la { CELLS($mines) }.
    }
reason-only-room =
    { $need ->
        [one] Al { $number } de la { CELL($clue) } solo le queda una casilla oculta para su mina.
       *[other] Al { $number } de la { CELL($clue) } solo le quedan { $need } casillas ocultas para sus { $need } minas.
    }
reason-only-room-left =
    { $need ->
        [one] Al { $number } de la { CELL($clue) } le falta una mina y solo le queda una casilla oculta.
       *[other] Al { $number } de la { CELL($clue) } le faltan { $need } minas y solo le quedan { $need } casillas ocultas.
    }

## Why: what two numbers tell together

# $shared is how many cells there are.
reason-shared =
    El { $number } de la { CELL($clue) } necesita { $need ->
        [one] una mina
       *[other] { $need } minas
    } en la { CELLS($cells, type: "or") }, y { $shared ->
        [2] ambas casillas
       *[other] todas esas casillas
    } tocan también el { $other_number } de la { CELL($other) }, que no necesita ninguna más.
# $own is how many cells there are.
reason-difference =
    El { $number } de la { CELL($clue) } necesita { $more ->
        [one] una mina más
       *[other] { $more } minas más
    } que el { $other_number } de la { CELL($other) }, y { $own ->
        [one] solo hay una casilla que toca
       *[other] solo hay { $own } casillas que tocan
    } el primero pero no el segundo: { CELLS($cells) }.

## Why: what the number of mines left tells

reason-no-mines-left = No quedan minas.
reason-cells-left-are-mines =
    { $left ->
        [one] Quedan una mina y una casilla oculta.
       *[other] Quedan { $left } minas y otras tantas casillas ocultas.
    }
# $count is how many clues there are.
reason-clues-take-all =
    { $left ->
        [one] Solo queda una mina, y { $count ->
            [one] se la lleva { CLUES($clues) }.
           *[other] se la llevan { CLUES($clues) }.
        }
       *[other] Solo quedan { $left } minas, y { $count ->
            [one] se las lleva todas { CLUES($clues) }.
           *[other] se las llevan todas { CLUES($clues) }.
        }
    }
reason-clues-leave-some =
    { $left ->
        [one] Queda una mina, y no puede tocar { CLUES($clues) }.
       *[other] Quedan { $left } minas, y { $most ->
            [0] ninguna puede
            [one] como máximo una puede
           *[other] como máximo { $most } pueden
        } tocar { CLUES($clues) }.
    }

## Why: what all possible arrangements have in common

reason-always-mines =
    { $count ->
        [one] Toda distribución compatible con { CLUES($clues) } tiene una mina en la { CELLS($cells) }.
       *[other] Toda distribución compatible con { CLUES($clues) } tiene minas en la { CELLS($cells) }.
    }
reason-never-mines = Ninguna distribución compatible con { CLUES($clues) } tiene una mina en la { CELLS($cells, type: "or") }.
reason-always-mines-total =
    { $mines ->
        [one] Con una mina en total, toda distribución compatible con { CLUES($clues) } la tiene en la { CELLS($cells) }.
       *[other] Con { $mines } minas en total, toda distribución compatible con { CLUES($clues) } tiene { $count ->
            [one] una mina
           *[other] minas
        } en la { CELLS($cells) }.
    }
reason-never-mines-total =
    { $mines ->
        [one] Con una mina en total, ninguna distribución compatible con { CLUES($clues) } la tiene en la { CELLS($cells, type: "or") }.
       *[other] Con { $mines } minas en total, ninguna distribución compatible con { CLUES($clues) } tiene una mina en la { CELLS($cells, type: "or") }.
    }

## Why: what follows from an assumption

suppose-mine = Supón que hay una mina en la { CELL($cell) }.
suppose-safe = Supón que no hay mina en la { CELL($cell) }.
# An assumption within an assumption.
suppose-also-mine = Supón que además hay una mina en la { CELL($cell) }.
suppose-also-safe = Supón que además no hay mina en la { CELL($cell) }.
# $by says what it follows from.
follows-mines =
    { $count ->
        [one] Entonces hay una mina en la { CELLS($cells) }
       *[other] Entonces hay minas en la { CELLS($cells) }
    }{ $by ->
        [clues] , por { CLUES($clues) }.
        [clues-and-total] , por { CLUES($clues) } y por el número de minas restantes.
        [total] , por el número de minas restantes.
       *[contradiction] .
    }
follows-safe =
    { $count ->
        [one] Entonces no hay mina en la { CELLS($cells) }
       *[other] Entonces no hay minas en la { CELLS($cells) }
    }{ $by ->
        [clues] , por { CLUES($clues) }.
        [clues-and-total] , por { CLUES($clues) } y por el número de minas restantes.
        [total] , por el número de minas restantes.
       *[contradiction] .
    }
follows-both =
    Entonces hay { $mined_count ->
        [one] una mina
       *[other] minas
    } en la { CELLS($mined) }, pero { $safe_count ->
        [one] no en la
       *[other] ninguna en la
    } { CELLS($safe) }{ $by ->
        [clues] , por { CLUES($clues) }.
        [clues-and-total] , por { CLUES($clues) } y por el número de minas restantes.
        [total] , por el número de minas restantes.
       *[contradiction] .
    }
clash-too-many-needed = Pero entonces hacen falta más minas de las que quedan.
clash-no-room = Pero entonces no hay sitio para todas las minas restantes.
clash-both = Pero entonces { CLUES($clues) } no pueden ser correctos a la vez.
clash-too-many = Pero entonces el { $number } de la { CELL($clue) } toca { $mines } minas.
clash-too-few =
    { $most ->
        [0] Pero entonces el { $number } de la { CELL($clue) } no toca ninguna mina.
        [one] Pero entonces el { $number } de la { CELL($clue) } toca como máximo una mina.
       *[other] Pero entonces el { $number } de la { CELL($clue) } toca como máximo { $most } minas.
    }

## The conclusion

so-mines =
    { $count ->
        [one] Así que hay una mina en la { CELLS($cells) }.
       *[other] Así que hay minas en la { CELLS($cells) }.
    }
so-safe =
    { $count ->
        [one] Así que no hay mina en la { CELLS($cells) }.
       *[other] Así que no hay minas en la { CELLS($cells) }.
    }
so-both =
    Así que hay { $mined_count ->
        [one] una mina
       *[other] minas
    } en la { CELLS($mined) }, pero { $safe_count ->
        [one] no en la
       *[other] ninguna en la
    } { CELLS($safe) }.
either-way-mines =
    { $count ->
        [one] En ambos casos hay una mina en la { CELLS($cells) }.
       *[other] En ambos casos hay minas en la { CELLS($cells) }.
    }
either-way-safe =
    { $count ->
        [one] En ninguno de los dos casos hay una mina en la { CELLS($cells) }.
       *[other] En ninguno de los dos casos hay minas en la { CELLS($cells) }.
    }
either-way-both =
    En ambos casos hay { $mined_count ->
        [one] una mina
       *[other] minas
    } en la { CELLS($mined) }, pero { $safe_count ->
        [one] no en la
       *[other] ninguna en la
    } { CELLS($safe) }.

## What is known already

known-mines =
    { $count ->
        [one] Hay una mina en la { CELLS($cells) }.
       *[other] Hay minas en la { CELLS($cells) }.
    }
wrong-flags =
    { $count ->
        [one] La bandera de la { CELLS($cells) } es incorrecta.
       *[other] Las banderas de la { CELLS($cells) } son incorrectas.
    }

## Guesses

hint-nothing-left = No queda nada por descubrir: todas las casillas ocultas se conocen.
hint-nothing-certain = Aquí no hay nada seguro.
hint-nothing-in-time = No se ha encontrado una jugada segura a tiempo.
guess-wins-most = La jugada con la que más se gana es abrir la { CELL($cell) }: el { PERCENT($winning) } de las veces ({ PERCENT($risk) } de riesgo de mina).
guess-most-useful = La apuesta más útil es la { CELL($cell) }: { PERCENT($risk) } de riesgo de mina.
guess-safest = La apuesta más segura es la { CELL($cell) }: { PERCENT($risk) } de riesgo de mina.
guess-equals =
    { $count ->
        [one] Hay otra casilla igual de segura.
       *[other] Hay otras { $count } casillas igual de seguras.
    }
guess-opens-area = Con esta apuesta se abre una zona el { PERCENT($chance) } de las veces.
guess-next = La segunda mejor apuesta es la { CELL($cell) }: { PERCENT($risk) } de riesgo de mina.
guess-next-wins = La segunda mejor apuesta, la { CELL($cell) }, gana el { PERCENT($winning) } de las veces ({ PERCENT($risk) } de riesgo de mina).
guess-never-loses = En esta partida nunca pierdes por una apuesta.
