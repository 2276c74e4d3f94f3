### How a game ends, what happened on the way, and how it is judged.

## Why the game is over

outcome-cleared = Você abriu todas as casas sem mina.
outcome-measured = Só restam minas: você mediu todas as outras casas.
outcome-learnt = Você viu tudo o que esta lição tem para mostrar.
outcome-mine = Você pisou em uma mina.
outcome-wrong-flag = Uma bandeira estava errada, e o acorde abriu uma mina.
outcome-known-mine = Com lógica, dava para saber que era uma mina.
# The mine was far from the numbers; opening safe cells would have led to it.
outcome-known-later = Se você tivesse aberto antes as casas seguras, teria achado esta mina.
outcome-punished = Você chutou, embora a lógica pudesse achar uma casa segura.
outcome-resigned = Você desistiu.
outcome-rules = A partida terminou por causa das regras.
# One line for both: $why is one of the sentences above.
outcome-won-line = Vitória. { $why }
outcome-lost-line = Derrota. { $why }

## During the game

notice-no-opening = Há minas demais para abrir uma área: seu primeiro clique foi seguro, mas não abriu nenhuma.
notice-unprotected = Nenhuma casa é segura com certeza no tabuleiro escolhido, então não deu para proteger sua primeira casa.
# Forgiving moved mines out of the way of a click, or of a chord that opened several cells.
notice-saved =
    { $count ->
        [1] Você pisou em uma mina na { CELLS($cells) }. Nenhuma lógica a encontraria, então a mina mudou de lugar.
       *[other] Você pisou em { $count } minas na { CELLS($cells) }. Nenhuma lógica as encontraria, então as minas mudaram de lugar.
    }
notice-saved-visible =
    { $count ->
        [1] Você pisou em uma mina na { CELLS($cells) }. Os números na tela não a revelavam, então a mina mudou de lugar.
       *[other] Você pisou em { $count } minas na { CELLS($cells) }. Os números na tela não as revelavam, então as minas mudaram de lugar.
    }
notice-risk = Você correu um risco de { PERCENT($risk) }.
notice-boards = Havia { COUNT($boards) } tabuleiros possíveis.
# The same in a list.
end-saves-value =
    { $saves ->
        [1] Uma mina saiu do seu caminho
       *[other] { $saves } minas saíram do seu caminho
    }
save-cells = { CELLS($cells) }
save-risk = { CELLS($cells) }: { PERCENT($risk) } de risco
save-boards = { CELLS($cells) }: { PERCENT($risk) } de risco, { COUNT($boards) } tabuleiros possíveis
# What a rule set says that has no messages of its own.
plain-text = { $text }

## Whether a loss could have been avoided

verdict-unknown = Esta derrota é difícil demais de avaliar.
verdict-bad-luck = Azar: nenhuma jogada era mais segura. A sua era segura em { PERCENT($survival) } dos casos.
verdict-safe-cell = Você podia ter aberto a casa na { CELL($cell) } em segurança.
verdict-safe-cell-board = Você podia ter aberto a casa na { CELL($cell) } em segurança no tabuleiro { $board }.
verdict-shield = Você podia ter usado um escudo.
verdict-safer = Havia uma jogada mais segura: segura em { PERCENT($best) } dos casos; a sua, em { PERCENT($survival) }.

## Chances that can’t be shown, or not exactly

chances-sampled = Estas chances são estimativas, com erro de ± { PERCENT($error) }.
chances-bounds = Calcular a maioria destas chances demora demais: só o que é certo está marcado.
chances-too-hard = Calcular as chances aqui demora demais.
chances-paused = A partida estava em pausa, e o jogador não via nada.

## The end of a lesson

lesson-done = Lição concluída.
lesson-lost = Não foi desta vez.
lesson-next = Próxima lição
lesson-again = Repetir esta lição
sandbox-lessons = Todas as lições
