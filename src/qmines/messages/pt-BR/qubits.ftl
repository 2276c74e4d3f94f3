### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is the state of a qubit.

qubit-hint-open = Abra a casa na { CELL($cell) } no tabuleiro { $board }.
qubit-hint-shield = Use um escudo na { CELL($cell) } no tabuleiro { $board }.
qubit-only-state = O único estado possível desta casa: { STATE($state) }.
qubit-more-certain =
    { $count ->
        [1] Mais uma casa está definida.
       *[other] Mais { $count } casas estão definidas.
    }
# Why a cell is certainly safe on $board. $clue, $other and $clues are open cells, $cells the cells in question;
# $numbers is a list such as “½ on Z and 1 on H”.
# $aside says whether linked cells are left out of the numbers.
qubit-why-zero =
    { $aside ->
        [yes] Sem as casas ligadas, o número na { CELL($clue) } fica com 0 em { $board }, então nenhuma outra casa em volta é mina lá.
       *[no] O número na { CELL($clue) } agora é 0 em { $board }, então nenhuma casa fechada em volta é mina lá.
    }
qubit-why-one =
    { $aside ->
        [yes] Sem as casas ligadas, o número na { CELL($clue) } fica com { LIST($numbers) } para { $count ->
            [1] uma casa fechada: a conta só fecha se ela for segura em { $board }.
           *[other] { $count } casas fechadas: a conta só fecha se todas forem seguras em { $board }.
        }
       *[no] { qubit-why-one-alone }
    }
qubit-why-one-alone =
    { $count ->
        [1] A casa na { CELL($clue) } mostra { LIST($numbers) }, e esta é a única casa fechada que ela conta. A conta só fecha se esta casa for segura em { $board }.
       *[other] A casa na { CELL($clue) } mostra { LIST($numbers) } para { $count } casas fechadas. A conta só fecha se todas forem seguras em { $board }.
    }
qubit-why-same =
    { $aside ->
        [yes] Sem contar as casas ligadas, a casa na { CELL($clue) } e a casa na { CELL($other) } mostram { $number } em { $board }, mas a primeira também conta o que há na { CELLS($cells) }. { qubit-adds-nothing }
       *[no] Em { $board }, a casa na { CELL($clue) } e a casa na { CELL($other) } mostram { $number }, mas a primeira também conta o que há na { CELLS($cells) }. { qubit-adds-nothing }
    }
qubit-adds-nothing =
    { $cells ->
        [1] Então essa casa não soma nada: é segura em { $board }.
       *[other] Então essas casas não somam nada: são seguras em { $board }.
    }
qubit-why-more =
    { $aside ->
        [yes] Deixe de fora as casas ligadas. Então o número na { CELL($clue) } conta as mesmas casas que o da { CELL($other) }, mais a { CELLS($cells) }, e a diferença é de { LIST($numbers) }. A conta só fecha se esta casa for segura em { $board }.
       *[no] O número na { CELL($clue) } conta as mesmas casas que o da { CELL($other) }, mais a { CELLS($cells) }, e a diferença é de { LIST($numbers) }. A conta só fecha se esta casa for segura em { $board }.
    }
qubit-why-need =
    { $count ->
        [1] O número na { CELL($clue) } é { LIST($numbers) }, com uma casa fechada.
       *[other] O número na { CELL($clue) } é { LIST($numbers) }, com { $count } casas fechadas.
    }
qubit-why-adds-up = Juntando esses números, a conta só fecha se esta casa for segura em { $board }.
qubit-why-linked = Esta casa está ligada, e o resultado na { CELLS($clues) } a torna segura em { $board }.
qubit-why-several = Juntos, os números na { CELLS($clues) } não deixam outra possibilidade: a casa é segura em { $board }.
qubit-why-totals = Os números na { CELLS($clues) } e os totais de cada tipo de casa não deixam outra possibilidade: a casa é segura em { $board }.
qubit-why-totals-alone = Os totais de cada tipo de casa não deixam outra possibilidade: a casa é segura em { $board }.
qubit-group-ruled-out = As medições no grupo desta casa descartam uma mina aqui no tabuleiro { $board }.
qubit-shield-settles = A casa está ligada, então é cara ou coroa nos dois tabuleiros. Um escudo a testa sem risco, e o resultado decide as casas ligadas a ela.
qubit-shield-likely-linked = Esta casa provavelmente está ligada, e é em uma casa ligada que um escudo vale mais.
qubit-shield-half = A chance de mina é de 50%, e é aí que um escudo vale mais.
qubit-shield-spare = Você tem mais escudos do que os grupos precisam.
qubit-first-safe = A primeira casa é sempre segura, e um canto tem mais chance de abrir uma área.
qubit-first-unknown = Ainda não se sabe nada. Um canto tem mais chance de abrir uma área.
qubit-risk = Nada é certo: { PERCENT($risk) } de chance de mina.
qubit-survives = Nada é certo; a casa é segura em { PERCENT($survival) } dos casos: { LIST($states) }.
qubit-survives-about = Nada é certo; a casa é segura em { PERCENT($survival) } ± { PERCENT($error) } dos casos: { LIST($states) }.
qubit-state-share = { STATE($state) } { PERCENT($share) }
qubit-no-state = sem estado próprio
qubit-wins = Com esta jogada, você vence { PERCENT($share) } das partidas.
qubit-none-left = Não há mais nada para medir.

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $label } (x = { $x }, z = { $z }), segura com certeza em { $board } e cara ou coroa em { $other }.
arrow-mine = { $label } (x = { $x }, z = { $z }), mina com certeza em { $board } e cara ou coroa em { $other }.
arrow-none = sem estado próprio (x = 0, z = 0), cara ou coroa nos dois tabuleiros.
