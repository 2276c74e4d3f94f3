### Hints on a board of mines: where to look, why, and what to do.
### $cell is a cell and $cells a list of cells; $clue is a number on the board with its place.

## Where to look, one message per technique

hint-where-single = Veja aqui: { CELLS($cells) }. Basta olhar um número de cada vez.
hint-where-pair = Veja aqui: { CELLS($cells) }. Compare dois números.
hint-where-split = Veja aqui: { CELLS($cells) }. Suponha uma mina ali, ou nenhuma, e confira o que acontece.
hint-where-total = Veja aqui: { CELLS($cells) }. Use o número de minas restantes.
hint-where-count = Veja aqui: { CELLS($cells) }. Percorra todas as disposições possíveis.
hint-look-at = O melhor chute: { CELLS($cells) }.

## What to do

hint-unflag =
    { $count ->
        [1] Tire a bandeira da casa na { CELLS($cells) }.
       *[other] Tire as bandeiras da { CELLS($cells) }.
    }
hint-open =
    { $cells ->
        [1] Abra a casa na { CELLS($cells) }.
       *[other] Abra estas casas: { CELLS($cells) }.
    }
hint-flag =
    { $cells ->
        [1] Ponha uma bandeira na { CELLS($cells) }.
       *[other] Ponha bandeiras nestas casas: { CELLS($cells) }.
    }
hint-open-guess = Abra a casa na { CELL($cell) }: { PERCENT($risk) } de chance de mina.

## Why: what a number tells by itself

reason-zero = O 0 na { CELL($clue) } não toca nenhuma mina.
reason-mines-found =
    { $number ->
        [1] O 1 na { CELL($clue) } já tem sua mina na { CELLS($mines) }.
        [2] O 2 na { CELL($clue) } já tem suas duas minas na { CELLS($mines) }.
       *[other] O { $number } na { CELL($clue) } já tem todas as suas minas na { CELLS($mines) }.
    }
reason-only-room =
    { $need ->
        [1] O { $number } na { CELL($clue) } só tem uma casa oculta para sua mina.
       *[other] O { $number } na { CELL($clue) } só tem { $need } casas ocultas para suas { $need } minas.
    }
reason-only-room-left =
    { $need ->
        [1] Falta uma mina para o { $number } na { CELL($clue) }, e só resta uma casa oculta.
       *[other] Faltam { $need } minas para o { $number } na { CELL($clue) }, e só restam { $need } casas ocultas.
    }

## Why: what two numbers tell together

# $shared is how many cells there are.
reason-shared =
    O { $number } na { CELL($clue) } precisa de { $need ->
        [1] uma mina
       *[other] { $need } minas
    } na { CELLS($cells, type: "or") }, e { $shared ->
        [1] essa casa também toca
        [2] as duas também tocam
       *[other] todas também tocam
    } o { $other_number } na { CELL($other) }, que não precisa de nenhuma outra mina.
# $own is how many cells there are.
reason-difference =
    O { $number } na { CELL($clue) } precisa de { $more ->
        [1] uma mina
       *[other] { $more } minas
    } a mais do que o { $other_number } na { CELL($other) }, e só { $own ->
        [1] a casa na { CELLS($cells) } toca
       *[other] as casas na { CELLS($cells) } tocam
    } o primeiro, mas não o segundo.

## Why: what the number of mines left tells

reason-no-mines-left = Não restam minas.
reason-cells-left-are-mines =
    { $left ->
        [1] Restam uma mina e uma casa oculta.
       *[other] Restam { $left } minas e o mesmo número de casas ocultas.
    }
# $count is how many clues there are.
reason-clues-take-all =
    { $left ->
        [1] Só resta uma mina, e { CLUES($clues) } { $count ->
            [1] precisa
           *[other] precisam
        } dela.
       *[other] Só restam { $left } minas, e { CLUES($clues) } { $count ->
            [1] precisa
           *[other] precisam
        } de todas elas.
    }
reason-clues-leave-some =
    { $left ->
        [1] Resta uma mina, e não há lugar para ela junto de nenhum destes números: { CLUES($clues) }.
       *[other] Restam { $left } minas, e no máximo { $most } cabem junto destes números: { CLUES($clues) }.
    }

## Why: what all possible arrangements have in common

reason-always-mines =
    { $count ->
        [1] Toda disposição que satisfaz { CLUES($clues) } tem uma mina na { CELLS($cells) }.
       *[other] Toda disposição que satisfaz { CLUES($clues) } tem minas na { CELLS($cells) }.
    }
reason-never-mines = Nenhuma disposição que satisfaz { CLUES($clues) } tem mina na { CELLS($cells, type: "or") }.
reason-always-mines-total =
    { $count ->
        [1] Toda disposição de { $mines } minas que satisfaz { CLUES($clues) } tem uma mina na { CELLS($cells) }.
       *[other] Toda disposição de { $mines } minas que satisfaz { CLUES($clues) } tem minas na { CELLS($cells) }.
    }
reason-never-mines-total = Nenhuma disposição de { $mines } minas que satisfaz { CLUES($clues) } tem mina na { CELLS($cells, type: "or") }.

## Why: what follows from an assumption

suppose-mine = Suponha uma mina na { CELL($cell) }.
suppose-safe = Suponha que a casa na { CELL($cell) } seja segura.
# An assumption within an assumption.
suppose-also-mine = Suponha também uma mina na { CELL($cell) }.
suppose-also-safe = Suponha que a casa na { CELL($cell) } também seja segura.
# $by says what it follows from.
follows-mines =
    Então { $count ->
        [1] há uma mina na { CELLS($cells) }
       *[other] há minas na { CELLS($cells) }
    }{ $by ->
        [clues] , segundo { CLUES($clues) }.
        [clues-and-total] , segundo { CLUES($clues) } e o número de minas restantes.
        [total] , segundo o número de minas restantes.
       *[contradiction] .
    }
follows-safe =
    Então { $count ->
        [1] a casa na { CELLS($cells) } é segura
       *[other] as casas na { CELLS($cells) } são seguras
    }{ $by ->
        [clues] , segundo { CLUES($clues) }.
        [clues-and-total] , segundo { CLUES($clues) } e o número de minas restantes.
        [total] , segundo o número de minas restantes.
       *[contradiction] .
    }
follows-both =
    Então { $mined_count ->
        [1] há uma mina na { CELLS($mined) }
       *[other] há minas na { CELLS($mined) }
    }, e { $safe_count ->
        [1] a casa na { CELLS($safe) } é segura
       *[other] as casas na { CELLS($safe) } são seguras
    }{ $by ->
        [clues] , segundo { CLUES($clues) }.
        [clues-and-total] , segundo { CLUES($clues) } e o número de minas restantes.
        [total] , segundo o número de minas restantes.
       *[contradiction] .
    }
clash-too-many-needed = Mas aí seriam necessárias mais minas do que as que restam.
clash-no-room = Mas aí não há lugar para todas as minas restantes.
clash-both = Mas aí estes números não podem estar certos ao mesmo tempo: { CLUES($clues) }.
clash-too-many =
    Mas aí o { $number } na { CELL($clue) } toca { $mines ->
        [1] uma mina
       *[other] { $mines } minas
    }.
clash-too-few =
    { $most ->
        [0] Mas aí o { $number } na { CELL($clue) } não toca nenhuma mina.
        [1] Mas aí o { $number } na { CELL($clue) } toca no máximo uma mina.
       *[other] Mas aí o { $number } na { CELL($clue) } toca no máximo { $most } minas.
    }

## The conclusion

so-mines =
    { $count ->
        [1] Logo, há uma mina na { CELLS($cells) }.
       *[other] Logo, há minas na { CELLS($cells) }.
    }
so-safe =
    { $count ->
        [1] Logo, a casa na { CELLS($cells) } é segura.
       *[other] Logo, as casas na { CELLS($cells) } são seguras.
    }
so-both =
    Logo, { $mined_count ->
        [1] há uma mina na { CELLS($mined) }
       *[other] há minas na { CELLS($mined) }
    }, e { $safe_count ->
        [1] a casa na { CELLS($safe) } é segura.
       *[other] as casas na { CELLS($safe) } são seguras.
    }
either-way-mines =
    { $count ->
        [1] De um jeito ou de outro, há uma mina na { CELLS($cells) }.
       *[other] De um jeito ou de outro, há minas na { CELLS($cells) }.
    }
either-way-safe =
    { $count ->
        [1] De um jeito ou de outro, a casa na { CELLS($cells) } é segura.
       *[other] De um jeito ou de outro, as casas na { CELLS($cells) } são seguras.
    }
either-way-both =
    De um jeito ou de outro, { $mined_count ->
        [1] há uma mina na { CELLS($mined) }
       *[other] há minas na { CELLS($mined) }
    }, e { $safe_count ->
        [1] a casa na { CELLS($safe) } é segura.
       *[other] as casas na { CELLS($safe) } são seguras.
    }

## What is known already

known-mines =
    { $count ->
        [1] Há uma mina na { CELLS($cells) }.
       *[other] Há minas na { CELLS($cells) }.
    }
wrong-flags =
    { $count ->
        [1] A bandeira na { CELLS($cells) } está errada.
       *[other] As bandeiras na { CELLS($cells) } estão erradas.
    }

## Guesses

hint-nothing-left = Não há mais nada a descobrir: todas as casas ocultas são conhecidas.
hint-nothing-certain = Nada é certo aqui.
hint-nothing-in-time = Não foi possível achar uma jogada garantida a tempo.
guess-wins-most = O melhor chute é a casa na { CELL($cell) }: com ele, você vence { PERCENT($winning) } das vezes ({ PERCENT($risk) } de chance de mina).
guess-most-useful = O chute mais útil é a casa na { CELL($cell) }: { PERCENT($risk) } de chance de mina.
guess-safest = O chute mais seguro é a casa na { CELL($cell) }: { PERCENT($risk) } de chance de mina.
guess-equals =
    { $count ->
        [1] Outra casa é igualmente segura.
       *[other] Outras { $count } casas são igualmente seguras.
    }
guess-opens-area = Este chute abre uma área em { PERCENT($chance) } das vezes.
guess-next = O segundo melhor chute é a casa na { CELL($cell) }: { PERCENT($risk) } de chance de mina.
guess-next-wins = O segundo melhor chute é a casa na { CELL($cell) }: com ele, você vence { PERCENT($winning) } das vezes ({ PERCENT($risk) } de chance de mina).
guess-never-loses = Nesta partida, chutes nunca fazem você perder.
