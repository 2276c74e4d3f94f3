### What a review says of each move in a replay, and what other rules would have made of a game.

## Moves that risk nothing

review-undo = A última jogada foi desfeita.
review-pause = A partida foi pausada.
review-resume = A partida foi retomada.
review-resign = O jogador desistiu.
# $kind is a kind of help, such as Hints.
review-help = Ajuda usada: { $kind }.
review-sandbox = No sandbox não há nada em jogo.
review-opened-nothing = Esta jogada não abriu nada.
review-shield = Com um escudo, não há nada em jogo.
review-first = O primeiro clique é sempre seguro.
review-no-risk = Não havia nada em jogo.
review-mark = Marca alterada.
review-flag = Bandeira colocada.
review-flag-mine = Bandeira certa: aqui havia uma mina com certeza.
review-flag-wrong = Bandeira errada: você podia ter aberto esta casa em segurança.
review-flag-chance = Bandeira em uma casa com { PERCENT($chance) } de chance de mina.

## Moves that risk something. $about is “yes” if chances are estimates; $board is Z or H, or “none” on a single board.

review-safe = Esta jogada é segura com certeza.
review-too-hard = Esta jogada é difícil demais de avaliar.
review-guess =
    { $about ->
        [yes] Um chute, seguro em cerca de { PERCENT($survival) } dos casos. Nenhuma jogada era mais segura.
       *[no] Um chute, seguro em { PERCENT($survival) } dos casos. Nenhuma jogada era mais segura.
    }
review-mistake-mine =
    { $board ->
        [none] Era uma mina com certeza. Você podia ter aberto a casa na { CELL($cell) } em segurança.
       *[other] Era uma mina com certeza. Você podia ter aberto a casa na { CELL($cell) } em segurança no tabuleiro { $board }.
    }
review-mistake-risk =
    { $board ->
        [none] Esta jogada só é segura em { PERCENT($survival) } dos casos. Você podia ter aberto a casa na { CELL($cell) } em segurança.
       *[other] Esta jogada só é segura em { PERCENT($survival) } dos casos. Você podia ter aberto a casa na { CELL($cell) } em segurança no tabuleiro { $board }.
    }
review-mistake-mine-shield = Era uma mina com certeza, e você ainda tinha um escudo.
review-mistake-risk-shield = Esta jogada só é segura em { PERCENT($survival) } dos casos, e você ainda tinha um escudo.
review-mistake-safer =
    { $about ->
        [yes] Havia uma jogada mais segura: ela era segura em cerca de { PERCENT($best) } dos casos; esta, em cerca de { PERCENT($survival) }.
       *[no] Havia uma jogada mais segura: ela era segura em { PERCENT($best) } dos casos; esta, em { PERCENT($survival) }.
    }
review-lost = Essa jogada custou a partida.

## The best move

best-safe = Abra a casa na { CELL($cell) }: é segura.
best-safe-more =
    { $more ->
        [1] Abra a casa na { CELL($cell) }: é segura, e outra casa também.
       *[other] Abra a casa na { CELL($cell) }: é segura, e outras { $more } casas também.
    }
best-guess = Abra a casa na { CELL($cell) }: { PERCENT($risk) } de chance de mina.

## The same game under other rules. $result is won or lost; $why is a sentence that says why.

other-forgiving-visible = Tolerante, só os números na tela
other-forgiving-strict = Tolerante, rigoroso
other-refused = Esta partida não pode ser jogada com estas regras: { $why }
other-moved = Com estas regras a mina também muda de lugar, mas o resto do tabuleiro fica diferente: daqui em diante é outra partida.
other-continues = A partida teria continuado: ninguém tinha como saber desta mina, então ela teria mudado de lugar.
other-ends =
    { $result ->
        [won] Você teria vencido aqui. { $why }
       *[lost] Você teria perdido aqui. { $why }
    }
other-ends-otherwise =
    { $result ->
        [won] A partida também teria acabado aqui, mas você teria vencido. { $why }
       *[lost] A partida também teria acabado aqui, mas você teria perdido. { $why }
    }
other-same-so-far = Nenhuma diferença até agora.
other-same =
    { $result ->
        [won] Nenhuma diferença: você também teria vencido.
       *[lost] Nenhuma diferença: você também teria perdido.
    }
other-same-move = Você teria perdido na mesma jogada. { $why }
