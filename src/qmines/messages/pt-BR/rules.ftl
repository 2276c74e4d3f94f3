### What rule sets and their options mean. Their names are in games.ftl.

rules-classic-about = Abra todas as casas sem mina. Pisou em uma mina, perdeu.
rules-no-guess-about = Todo tabuleiro se resolve só com lógica. Você nunca precisa chutar.
rules-forgiving-about = Chutes inevitáveis nunca matam. Você só perde se a lógica podia achar a mina.
rules-qubits-about = Campo Minado em dois tabuleiros. Cada casa é definida em um e cara ou coroa no outro: descubra onde ela é segura e abra-a lá.
rules-entangled-about = Qubits com casas ligadas: medir uma muda a outra. Com escudos, você testa sem perigo.
rules-sandbox-about = Prepare qubits e meça-os quantas vezes quiser. Nada explode. Inclui quatro lições.
help-mouse = Clique com o botão esquerdo para abrir uma casa ou as vizinhas de um número, com o direito para pôr bandeira e com o do meio para fazer um acorde.

## Options

option-first = Define se o primeiro clique abre uma área, é seguro ou pode ser mina.
option-first-qubits = Define se o primeiro clique é sempre seguro.
option-questions = Ao marcar de novo uma casa com bandeira, a bandeira vira uma interrogação.
option-no-guess = Só tabuleiros que se resolvem apenas com lógica.
option-position = Começar de uma posição, escrita como em um link: 3x2x1_b3H3.
option-knowledge = Você só perde se abrir uma mina que dava para descobrir: por tudo o que a lógica alcança ou só pelos números na tela.
option-strict = Você também perde se chutar quando há uma casa segura com certeza.
option-notice = Define se você fica sabendo na hora ou depois da partida que uma mina saiu do seu caminho.
option-plus = Quantas das minas estão em H, escritas |+⟩. As outras estão em Z, escritas |1⟩.
option-minus = Quantas casas são seguras em H, escritas |−⟩. As outras são seguras em Z, escritas |0⟩.
option-expert = Casas cujo número cai para 0 mais tarde também abrem as vizinhas.
option-labels = Como a notação de Dirac escreve uma casa segura em H: |−⟩, ou |+⟩ como nos livros.
option-numbers = Define se uma casa medida mostra seu número nos dois tabuleiros ou só no que você clicou.
option-layout = O estado de cada casa, linha por linha: 001-/0000/0000/10+0.
option-lesson = A lição a jogar (opcional).
option-singlets = Número de pares com exatamente uma mina, seja qual for o tabuleiro em que você mede as duas casas.
option-links = Número de pares em que o resultado de uma casa em Z decide o da outra em H.
option-trios = Número de grupos de três casas que dividem um estado.
option-shields = Quantos escudos você tem. Com -1, cada grupo dá um a menos do que tem de casas.
option-hidden = Você só descobre quais casas estão ligadas ao medi-las.

## How hard a level is

difficulty-grade =
    { $grade ->
        [trivial] Trivial
        [easy] Fácil
        [medium] Médio
        [hard] Difícil
        [very-hard] Muito difícil
       *[hopeless] Insano
    }
difficulty-density = { PERCENT($density) } de minas.
difficulty-always = { difficulty-grade }: o jogo automático vence sempre.
difficulty-most = { difficulty-grade }: o jogo automático vence mais de 99% das partidas.
difficulty-few = { difficulty-grade }: o jogo automático vence menos de 1% das partidas.
difficulty-about = { difficulty-grade }: o jogo automático vence cerca de { PERCENT($rate, digits: 0) } das partidas.
