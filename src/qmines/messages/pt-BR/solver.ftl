### What the solver says of a position that it cannot answer for.

## No board fits. $clues are numbers on the board with their places, a smallest set of them to blame; $count is how many.

contradiction-any = Nenhum tabuleiro combina com esta posição.
contradiction-total =
    { $mines ->
        [1] Nenhum tabuleiro com uma mina ao todo combina com esta posição.
       *[other] Nenhum tabuleiro com { $mines } minas ao todo combina com esta posição.
    }
contradiction-clues =
    { $count ->
        [1] Nenhum tabuleiro é possível: { CLUES($clues) } não pode estar certo.
        [2] Nenhum tabuleiro é possível: { CLUES($clues) } não podem estar ambos certos.
       *[other] Nenhum tabuleiro é possível: { CLUES($clues) } não podem estar todos certos.
    }
contradiction-clues-total =
    { $mines ->
        [1] Nenhum tabuleiro com uma mina ao todo é possível: { $count ->
            [1] { CLUES($clues) } não pode estar certo.
            [2] { CLUES($clues) } não podem estar ambos certos.
           *[other] { CLUES($clues) } não podem estar todos certos.
        }
       *[other] Nenhum tabuleiro com { $mines } minas ao todo é possível: { $count ->
            [1] { CLUES($clues) } não pode estar certo.
            [2] { CLUES($clues) } não podem estar ambos certos.
           *[other] { CLUES($clues) } não podem estar todos certos.
        }
    }
# There was no time to find out whether fewer numbers would do.
contradiction-clues-perhaps = Nenhum tabuleiro é possível: { CLUES($clues) } não podem estar todos certos (talvez só alguns deles se contradigam).
contradiction-clues-total-perhaps =
    { $mines ->
        [1] Nenhum tabuleiro com uma mina ao todo é possível: { CLUES($clues) } não podem estar todos certos (talvez só alguns deles se contradigam).
       *[other] Nenhum tabuleiro com { $mines } minas ao todo é possível: { CLUES($clues) } não podem estar todos certos (talvez só alguns deles se contradigam).
    }

## The number of mines is impossible. $room is how many cells can hold one, $known how many are said to.

total-too-large =
    { $room ->
        [0] { $mines ->
            [1] Não há casa oculta para a mina.
           *[other] Não há casa oculta para nenhuma das { $mines } minas.
        }
        [1] { $mines } minas não cabem em uma casa oculta.
       *[other] { $mines } minas não cabem em { $room } casas ocultas.
    }
total-too-small =
    { $known ->
        [1] Uma casa está marcada como mina conhecida, mas o total é { $mines }.
       *[other] { $known } casas estão marcadas como minas conhecidas, mas o total é { $mines }.
    }

## It takes too long or too much memory.

analysis-needs-time =
    { $seconds ->
        [1] Não deu para analisar esta posição em um segundo. Tente de novo quando houver mais casas abertas.
       *[other] Não deu para analisar esta posição em { $seconds } segundos. Tente de novo quando houver mais casas abertas.
    }
analysis-needs-memory = Não deu para analisar esta posição com { $mib } MiB de memória. Tente de novo quando houver mais casas abertas.
advice-needs-time =
    { $seconds ->
        [1] Não deu para achar a melhor jogada em um segundo. Tente de novo quando houver mais casas abertas.
       *[other] Não deu para achar a melhor jogada em { $seconds } segundos. Tente de novo quando houver mais casas abertas.
    }
advice-needs-memory = Não deu para achar a melhor jogada com { $mib } MiB de memória. Tente de novo quando houver mais casas abertas.
deduction-needs-time =
    { $seconds ->
        [1] Não deu para achar todas as jogadas garantidas em um segundo. Tente de novo quando houver mais casas abertas.
       *[other] Não deu para achar todas as jogadas garantidas em { $seconds } segundos. Tente de novo quando houver mais casas abertas.
    }
deduction-needs-memory = Não deu para achar todas as jogadas garantidas com { $mib } MiB de memória. Tente de novo quando houver mais casas abertas.
numbers-need-time = Não deu para calcular a tempo que números a casa na { CELL($cell) } pode mostrar. Tente de novo quando houver mais casas abertas.
qubits-need-time =
    { $seconds ->
        [1] Não deu para calcular as chances em um segundo. Tente de novo quando houver mais casas abertas.
       *[other] Não deu para calcular as chances em { $seconds } segundos. Tente de novo quando houver mais casas abertas.
    }
qubits-need-memory = Não deu para calcular as chances com { $mib } MiB de memória. Tente de novo quando houver mais casas abertas.
qubits-too-many = Não deu para calcular as chances: há maneiras demais de dispor os grupos ocultos. Tente de novo quando houver mais casas abertas.

## No layout of qubits fits

layout-contradiction-cell = Nenhuma disposição combina com os números em volta da casa na { CELL($cell) }.
layout-contradiction-total = Nenhuma disposição combina com os números e os totais.

## The budget of a command or a call ran out

exact-needs-time = A contagem exata leva mais de { $seconds } s. Permita mais tempo ou estimativas (método “auto”).
exact-needs-memory = A contagem exata usa mais de { $mib } MiB. Permita mais memória ou estimativas (método “auto”).
boards-need-time = Sortear tabuleiros com exatidão leva mais de { $seconds } s. Permita mais tempo.
boards-need-memory = Sortear tabuleiros com exatidão usa mais de { $mib } MiB. Permita mais memória.
