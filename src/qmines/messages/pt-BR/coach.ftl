### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Guia
coach-next = Avançar
coach-back = Voltar
coach-page = { $page } de { $pages }
coach-hide = Ocultar o guia
coach-again = Recomeçar
coach-undo-button = Desfazer
coach-none = Não há guia para esta partida, só para Qubits e Emaranhado.
coach-offer =
    { $rules ->
        [entangled] Primeira vez no Emaranhado? Um guia acompanha sua primeira partida, jogada por jogada.
       *[other] Primeira vez no Qubits? Um guia acompanha sua primeira partida, jogada por jogada.
    }
coach-offer-play = Jogar com o guia
coach-offer-no = Agora não

## The first game

coach-boards = Este jogo tem dois tabuleiros, Z e H. Eles mostram as mesmas casas de dois jeitos: a { CELL($corner) } em Z e a { CELL($corner) } em H são a mesma casa. Se você abrir em um tabuleiro, ela fica aberta nos dois.
coach-kinds = Há quatro tipos de casa. Em um tabuleiro, a casa é definida: segura ou mina. No outro, é cara ou coroa. Não dá para ver de que tipo é cada casa.
coach-numbers = Cada tabuleiro tem seus números. Um número soma as casas em volta que ainda estão fechadas: 1 para mina, ½ para cara ou coroa, 0 para casa segura. Por isso, diferente do Campo Minado, os números podem diminuir quando você abre casas.
coach-goal = Para vencer, abra cada casa segura no tabuleiro em que ela é segura: { $zero } em Z e { $minus } em H. As outras { $mines } casas são minas: deixe-as fechadas. No tabuleiro errado, uma casa é cara ou coroa e pode custar a partida.
coach-first = Comece pelo canto superior esquerdo: aqui ele é seguro em Z. Abra a casa na { CELL($corner) } no tabuleiro Z.
coach-corner = O canto está em branco, ou seja, 0: nada em volta dele pode ser mina em Z, então essas casas se abriram sozinhas. O mesmo aconteceu na { CELL($below) }.
coach-compare = Agora olhe só para Z: a { CELL($first) } e a { CELL($second) } mostram 1, mas a segunda também conta a { CELL($cell) }. Quanto essa casa pode somar em Z? A resposta está na próxima página.
coach-compared = Os dois números são iguais, então a { CELL($cell) } não soma nada: ela é segura em Z. Abra-a lá.
coach-half = O novo número em Z é ½, e um ½ só pode vir de um cara ou coroa. Então exatamente uma das casas fechadas em volta da { CELL($cell) } é cara ou coroa em Z, e as outras são seguras lá.
coach-shared = Em Z, a casa na { CELL($clue) } mostra 1½ e toca quatro casas ocultas. As três destacadas também tocam a casa na { CELL($cell) }, então juntas somam no máximo ½. Logo, a quarta, na { CELL($mine) }, soma 1: é uma mina.
coach-shared-rest = As três casas destacadas somam o outro ½, e isso é tudo o que a casa na { CELL($cell) } conta em Z. Então as outras casas ocultas em volta, as três com ✓, não somam nada: são seguras em Z. Comece pela casa na { CELL($safe) }.
coach-same-reason = Abra também a { CELL($safe) } em { $board }: ela é segura pelo mesmo motivo que a casa que você acabou de abrir.
coach-toss-why = Essa casa era segura. Em Z, a { CELL($first) } mostra 1, então a { CELL($mine) } é uma mina. Ela leva 1 do 1½ da { CELL($second) }, e o ½ fica para a { CELL($cell) }: em Z, é cara ou coroa.
coach-safe-on-h = Em H, a { CELL($first) } e a { CELL($second) } mostram ½, mas só a segunda também conta a { CELL($cell) }. Então essa casa não soma nada: é segura em H. Abra-a lá.

## The second game

coach-second = Este tabuleiro é maior: { $zero } casas são seguras em Z e { $minus } em H. Você nunca precisa chutar. A cada jogada, mostro as pistas e o motivo.

## The first game of Entangled

coach-linked = Duas casas deste tabuleiro estão ligadas; as duas têm a letra a. Cada uma é cara ou coroa nos dois tabuleiros e soma ½ aos números em volta. Mas juntas não deixam dúvida: abra as duas no mesmo tabuleiro, e exatamente uma é mina.
coach-shields = Não abra uma casa ligada sem proteção. Com um escudo, você pode testar uma casa em segurança, mesmo que seja mina. Testar uma casa do par também decide a outra, onde quer que esteja.

## What a move did

coach-opened = Essa casa era segura.
coach-opened-more =
    { $count ->
        [1] Essa casa era segura, e um 0 em { $board } abriu mais uma casa.
       *[other] Essa casa era segura, e um 0 em { $board } abriu mais { $count } casas.
    }
coach-opened-both = Essa casa era segura, e mais casas se abriram: { $count } em { $board } e, em { $other }, { CELLS($cells) }.
coach-opened-other =
    { $count ->
        [1] Essa casa era segura. Agora ela também está aberta em { $board }, e lá um 0 abriu mais uma casa.
       *[other] Essa casa era segura. Agora ela também está aberta em { $board }, e lá um 0 abriu mais { $count } casas.
    }
coach-gamble = Essa foi arriscada: { PERCENT($risk) } de chance de mina.
# On the web site, where a tool is chosen first.
coach-use-shield = Escolha “Escudo” e toque na casa.
coach-turn = Mude para o tabuleiro { $board }.
coach-toss = Uma casa segura em { $board } é sempre cara ou coroa em { $other }.
coach-late-zero = As casas só se abrem sozinhas em volta de um 0 recém-aberto. Este número caiu para 0 depois, então nada se abriu em volta dele.

## The end

coach-won = Você venceu! Cada casa segura está aberta no tabuleiro em que é segura. As bandeiras marcam as minas: { $one } em Z e { $plus } em H.
coach-qubit = Aliás, cada casa é um qubit, a peça básica dos computadores quânticos: a uma pergunta ela responde com certeza; à outra, tirando cara ou coroa. Z e H são os nomes que os físicos dão a essas duas perguntas.
coach-lost-mine = A casa na { CELL($cell) } era uma mina em { $board }.
coach-lost-toss = A casa na { CELL($cell) } era cara ou coroa em { $board }, e você perdeu. Ela só era definida em { $other }.
coach-lost-linked = A casa na { CELL($cell) } estava ligada: cara ou coroa nos dois tabuleiros. É para isso que servem os escudos.
coach-undo = Você pode desfazer a jogada.
coach-gave-up = Recomece quando quiser.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = segura
coach-kind-mine = mina
coach-kind-toss = cara/coroa
coach-kind = tipo { $number }
coach-on-board = em { $board }
coach-picture-kinds = Os quatro tipos de casa
coach-picture-numbers = Como um número é somado: casa segura 0, cara ou coroa ½, mina 1

## In the terminal

coach-none-here = O guia só aparece nas partidas guiadas: escolha “Nível 1” ou “Guiado”.
coach-hidden = O guia está oculto. { $key } o traz de volta.
coach-sum = casa segura 0  +  cara ou coroa ½  +  mina 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }: avançar ({ $page } de { $pages })
coach-keys-back = { $key }: voltar
coach-keys-hide = { $hide }: ocultar o guia
coach-keys = Setas: mover · { $open }: abrir · { $other }: outro tabuleiro · { $hide }: ocultar guia
coach-keys-shield = Setas: mover · { $shield }: escudo · { $other }: outro tabuleiro · { $hide }: ocultar guia
