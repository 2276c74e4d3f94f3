### What measuring a qubit tells, sentence by sentence. $board is Z or H; $state is a state of a qubit;
### $chance is 0, ½ or 1.

measured-outcome =
    { $mine ->
        [yes] Medição da casa na { CELL($cell) } no tabuleiro { $board }: uma mina.
       *[no] Medição da casa na { CELL($cell) } no tabuleiro { $board }: sem mina.
    }
measured-shielded =
    { $mine ->
        [yes] Escudo na { CELL($cell) } no tabuleiro { $board }: uma mina.
       *[no] Escudo na { CELL($cell) } no tabuleiro { $board }: sem mina.
    }
measured-state = O estado da casa era: { STATE($state) }; por isso, a chance de mina era { $chance }.
measured-shared =
    { $kind ->
        [singlet] A casa é metade de um par ligado (um singleto); por isso, a chance de mina era { $chance }.
        [link] A casa é metade de um par ligado (uma ligação); por isso, a chance de mina era { $chance }.
       *[trio] A casa é uma de três casas ligadas (um trio); por isso, a chance de mina era { $chance }.
    }
# $numbers and $shares are lists such as “½ on Z and 1 on H”.
measured-shows = Ela mostra { LIST($numbers) }.
measured-dropped = Os números em volta diminuíram { LIST($shares) }.
measured-on-board = { $number } em { $board }
measured-so-held = Então o estado era: { STATE($state) }.
measured-now = Agora, o estado da casa na { CELL($cell) } é: { STATE($state) }.
measured-still-shared = Mesmo agora, a casa na { CELL($cell) } não tem estado próprio.
# Two cells of a trio were measured, which decides the third; $boards is a text such as “H Z Z”.
measured-trio-odd =
    { $mines ->
        [1] Medido em { $boards }, este trio tem uma mina. Em H H H, o número é sempre ímpar; em H Z Z, Z H Z e Z Z H, sempre par: nenhum tabuleiro oculto consegue isso.
       *[other] Medido em { $boards }, este trio tem { $mines } minas. Em H H H, o número é sempre ímpar; em H Z Z, Z H Z e Z Z H, sempre par: nenhum tabuleiro oculto consegue isso.
    }
measured-trio-even =
    { $mines ->
        [0] Medido em { $boards }, este trio não tem mina. Em H Z Z, Z H Z e Z Z H, o número é sempre par; em H H H, sempre ímpar: nenhum tabuleiro oculto consegue isso.
       *[other] Medido em { $boards }, este trio tem { $mines } minas. Em H Z Z, Z H Z e Z Z H, o número é sempre par; em H H H, sempre ímpar: nenhum tabuleiro oculto consegue isso.
    }
# A link to the lesson on trios.
measured-trio-lesson = Veja por quê na lição sobre o trio de Mermin
measured-more =
    { $count ->
        [1] Mais uma casa foi medida.
       *[other] Mais { $count } casas foram medidas.
    }

## In the sandbox

# $what and $why are whole sentences.
sandbox-measured = { $what } { $why }
sandbox-state = O estado da casa era: { STATE($state) }; por isso, a chance de mina era { $chance }.
sandbox-state-shared = A casa não tinha estado próprio; por isso, a chance de mina era { $chance }.
sandbox-now = Agora, o estado da casa na { CELL($cell) } é: { STATE($state) }.
sandbox-now-shared = Agora, a casa na { CELL($cell) } não tem estado próprio.
sandbox-seen = Visto: { $what }
