### What a review says of each move in a replay, and what other rules would have made of a game.

## Moves that risk nothing

review-undo = Se deshizo la última jugada.
review-pause = Se pausó la partida.
review-resume = Se reanudó la partida.
review-resign = Abandono de la partida.
# $kind is a kind of help, such as Hints.
review-help = Se usó ayuda: { $kind }.
review-sandbox = En el laboratorio no se arriesga nada.
review-opened-nothing = Esta jugada no abrió nada.
review-shield = Con un escudo no se arriesga nada.
review-first = El primer clic siempre es seguro.
review-no-risk = No se arriesgaba nada.
review-mark = Cambio de marca.
review-flag = Bandera colocada.
review-flag-mine = Bandera correcta: aquí había una mina con certeza.
review-flag-wrong = Bandera incorrecta: podías haber abierto esta casilla sin riesgo.
review-flag-chance = Bandera en una casilla con un { PERCENT($chance) } de riesgo de mina.

## Moves that risk something. $about is “yes” if chances are estimates; $board is Z or H, or “none” on a single board.

review-safe = Esta jugada es segura con certeza.
review-too-hard = Esta jugada es demasiado difícil de evaluar.
review-guess =
    { $about ->
        [yes] Una apuesta segura más o menos el { PERCENT($survival) } de las veces. No había jugada más segura.
       *[no] Una apuesta segura el { PERCENT($survival) } de las veces. No había jugada más segura.
    }
review-mistake-mine =
    { $board ->
        [none] Aquí había una mina con certeza. Podías haber abierto sin riesgo la { CELL($cell) }.
       *[other] Aquí había una mina con certeza. Podías haber abierto sin riesgo la { CELL($cell) } en el tablero { $board }.
    }
review-mistake-risk =
    { $board ->
        [none] Esta jugada solo es segura el { PERCENT($survival) } de las veces. Podías haber abierto sin riesgo la { CELL($cell) }.
       *[other] Esta jugada solo es segura el { PERCENT($survival) } de las veces. Podías haber abierto sin riesgo la { CELL($cell) } en el tablero { $board }.
    }
review-mistake-mine-shield = Aquí había una mina con certeza, y te quedaba un escudo.
review-mistake-risk-shield = Esta jugada solo es segura el { PERCENT($survival) } de las veces, y te quedaba un escudo.
review-mistake-safer =
    { $about ->
        [yes] Había una jugada más segura: salía bien más o menos el { PERCENT($best) } de las veces; esta, más o menos el { PERCENT($survival) }.
       *[no] Había una jugada más segura: salía bien el { PERCENT($best) } de las veces; esta, el { PERCENT($survival) }.
    }
review-lost = Esta jugada costó la partida.

## The best move

best-safe = Abre la { CELL($cell) }: es segura.
best-safe-more =
    { $more ->
        [one] Abre la { CELL($cell) }: es segura, y otra casilla también.
       *[other] Abre la { CELL($cell) }: es segura, y otras { $more } casillas también.
    }
best-guess = Abre la { CELL($cell) }: { PERCENT($risk) } de riesgo de mina.

## The same game under other rules. $result is won or lost; $why is a sentence that says why.

other-forgiving-visible = Indulgente, solo los números en pantalla
other-forgiving-strict = Indulgente, estricto
other-refused = Esta partida no se puede jugar con estas reglas: { $why }
other-moved = Con estas reglas la mina también se mueve, pero el resto del tablero queda distinto, así que desde aquí es otra partida.
other-continues = La partida habría continuado: nadie podía conocer esta mina, así que se habría movido.
other-ends =
    { $result ->
        [won] Habrías ganado aquí. { $why }
       *[lost] Habrías perdido aquí. { $why }
    }
other-ends-otherwise =
    { $result ->
        [won] La partida también habría terminado aquí, pero habrías ganado. { $why }
       *[lost] La partida también habría terminado aquí, pero habrías perdido. { $why }
    }
other-same-so-far = De momento, ninguna diferencia.
other-same =
    { $result ->
        [won] Ninguna diferencia: también habrías ganado.
       *[lost] Ninguna diferencia: también habrías perdido.
    }
other-same-move = Habrías perdido en la misma jugada. { $why }
