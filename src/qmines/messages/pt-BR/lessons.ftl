### The lessons: what they begin with, what there is to see or to find, and what it shows. The techniques are in
### techniques.ftl.

lesson-forgiving-1 = No Tolerante, o azar nunca acaba com a partida. Se você pisar em uma mina que lógica nenhuma acharia, ela muda de lugar e você segue jogando. Isso se chama resgate, e um escudo marca a casa.
lesson-forgiving-2 = Mas uma mina que a lógica podia achar ainda encerra a partida. A lógica inclui tudo o que você descobriria abrindo casas que são seguras com certeza.
# Each example has a question of its own.
lesson-forgiving-question-1 = Restam duas casas, e uma delas é mina. Nada diz qual, então chute: abra qualquer uma.
lesson-forgiving-question-2 = Aqui dá para saber onde estão as minas. Abra uma casa segura.
lesson-forgiving-question-3 = Agora a mina está de um lado do 1 ou do outro. Não chute ainda: uma casa é segura com certeza, e o número dela diz o resto. Abra essa casa.
lesson-forgiving-end = Abra primeiro tudo o que é seguro com certeza. Quando só restar chutar, chute sem medo.

## The lessons on qubits. $zero, $one, $plus and $minus are the states of a qubit, in plain words or as players
## prefer them.

lesson-superposition-1 = Cada casa mostra sua chance de mina em cada tabuleiro: 0, ½ ou 1. Meça uma casa em um tabuleiro para saber se ela é mina lá; aqui nada explode.
lesson-superposition-2 = Estado das casas da linha de cima: { STATE($zero) }. Estado das casas da linha de baixo: { STATE($minus) }; em Z, cada uma é mina metade das vezes, por puro acaso.
lesson-superposition-3 = Seu objetivo: meça em Z uma casa da linha de cima e, depois, casas da linha de baixo, também em Z, até ver os dois resultados. “Reiniciar” prepara todas as casas de novo.
lesson-superposition-seen-1 = Uma casa da linha de cima, medida em Z: sem mina, como sempre.
lesson-superposition-seen-2 = Uma casa da linha de baixo, medida em Z: sem mina desta vez.
lesson-superposition-seen-3 = Uma casa da linha de baixo, medida em Z: mina desta vez.
lesson-superposition-end = A mesma preparação, a mesma pergunta, respostas diferentes: isso é superposição. Não era uma mina que você apenas desconhecia: em H, a mesma casa era definida.

lesson-basis-1 = O que há em uma casa se chama estado. Todo estado é definido em um tabuleiro e cara ou coroa no outro. Meça no tabuleiro errado, e o resultado é aleatório.
lesson-basis-2 = Da esquerda para a direita, estas são as casas da linha de cima: { STATE($zero) }, { STATE($minus) }, { STATE($plus) } e { STATE($one) }. Na linha de baixo, todas são iguais: { STATE($zero) }.
lesson-basis-3 = Seu objetivo: na linha de cima, meça a primeira casa em Z e a segunda em H, onde são seguras, e a terceira em H, onde é mina. Depois meça uma casa da linha de baixo em Z, em H e em Z de novo. Se os dois resultados em Z forem iguais, tente outra casa.
lesson-basis-seen-1 = A primeira casa é segura em Z.
lesson-basis-seen-2 = A segunda casa é segura em H.
lesson-basis-seen-3 = A terceira casa é mina em H, sempre.
lesson-basis-seen-4 = Você mediu em Z, depois em H, e agora Z dá outro resultado: medir em H apagou o primeiro.
lesson-basis-end = Não dá para conhecer Z e H ao mesmo tempo. Uma medição não lê uma lista de respostas: ela deixa o qubit em um estado que combina com a resposta, e o que era definido no outro tabuleiro se perde.

lesson-singlet-1 = Estas casas estão ligadas em pares, uma acima da outra. Um par divide um só estado, chamado singleto. Nenhuma das duas tem estado próprio: cada uma é cara ou coroa nos dois tabuleiros.
lesson-singlet-2 = Seu objetivo: meça as duas casas de um singleto em Z e as duas de outro em H. Depois, em um terceiro, meça uma casa em Z e a outra em H.
lesson-singlet-seen-1 = Em Z havia exatamente uma mina.
lesson-singlet-seen-2 = Em H também havia exatamente uma mina.
lesson-singlet-seen-3 = Em tabuleiros diferentes, os dois resultados não tiveram nenhuma relação entre si.
lesson-singlet-end = Meça as duas casas no mesmo tabuleiro, e exatamente uma é mina, embora cada resultado sozinho seja cara ou coroa. Nenhum resultado estava decidido antes; só a regra que os liga.

lesson-mermin-1 = Três casas também podem dividir um estado: um trio. Cada linha é um trio.
lesson-mermin-2 = Seu objetivo: meça um trio em H H H, um em H Z Z, um em Z H Z e um em Z Z H (esquerda, meio, direita) e conte as minas.
lesson-mermin-seen-1 = H H H: um número ímpar de minas.
lesson-mermin-seen-2 = H Z Z: um número par de minas.
lesson-mermin-seen-3 = Z H Z: um número par de minas.
lesson-mermin-seen-4 = Z Z H: um número par de minas.
lesson-mermin-end = Suponha que as minas estivessem lá desde o começo. Some as três linhas pares: cada mina em Z conta duas vezes, então o número de minas em H tem que ser par. Mas em H H H ele é ímpar, sempre. Nenhuma das 64 maneiras de colocar minas faz isso: não existe tabuleiro oculto.

## Names of the lessons

lesson-forgiving-title = Quando há resgate?
lesson-qubits-first-title = Sua primeira partida de Qubits
lesson-qubits-second-title = Qubits em um tabuleiro maior
lesson-entangled-first-title = Sua primeira partida de Emaranhado
lesson-superposition-title = Superposição
lesson-basis-title = Escolher a base
lesson-singlet-title = O singleto
lesson-mermin-title = O trio de Mermin

## What each lesson is for, in a list and above its examples

lesson-goal = Objetivo: { $goal }
lesson-single-goal = Ache minas e casas seguras com um número por vez.
lesson-pair-goal = Compare dois números e reconheça 1-1, 1-2, 1-2-1 e 1-2-2-1.
lesson-split-goal = Teste os dois casos e veja o que vale em ambos.
lesson-total-goal = Use o contador de minas para terminar um tabuleiro.
lesson-count-goal = Percorra todas as disposições quando nada mais ajudar.
lesson-forgiving-goal = Ganhe um resgate e depois ache duas casas seguras com certeza.
lesson-qubits-first-goal = Vença uma partida curta com um guia que explica os dois tabuleiros.
lesson-qubits-second-goal = Vença uma partida maior: o guia mostra as pistas.
lesson-entangled-first-goal = Teste casas ligadas com um escudo e vença.
lesson-superposition-goal = Veja a mesma pergunta ter respostas diferentes.
lesson-basis-goal = Veja por que medir em um tabuleiro apaga o que era definido no outro.
lesson-singlet-goal = Meça uma casa e descubra algo sobre outra.
lesson-mermin-goal = Veja três casas fazerem o que nenhum tabuleiro oculto consegue.

## What lessons with examples end with

lesson-single-end = Um número por vez: isso é quase o jogo todo.
lesson-pair-end = Compare números vizinhos, e os padrões vão saltar aos olhos.
lesson-split-end = Se os dois casos concordam sobre uma casa, você não precisa saber qual é o verdadeiro.
lesson-total-end = Perto do fim, olhe sempre o contador de minas.
lesson-count-end = Agora você conhece todas as técnicas que as dicas do solver usam.
