### The learn pages and the trainer. The lessons themselves are in lessons.ftl.

learn-classic = Clássico
learn-classic-about = Cinco técnicas, começando pela mais fácil. Cada uma tem exemplos em que você encontra a jogada; o solver confere sua resposta e explica.
learn-forgiving = Tolerante
learn-forgiving-about = Com o que você pode contar quando só resta chutar, em três exemplos.
learn-trainer-about = Posições para praticar sem fim. O treino pergunta mais o que você erra e traz técnicas mais difíceis conforme você melhora.
learn-trainer-answered = Respondidas: { $asked }. Certas de primeira: { $right }.
learn-trainer-none = Nenhuma resposta ainda.
learn-trainer-start = Começar
learn-trainer-continue = Continuar
learn-qubits = Qubits e Emaranhado
learn-qubits-about = Três partidas com um guia, depois quatro lições sobre o que acontece por trás dos tabuleiros e um sandbox onde nada explode.
learn-sandbox = Sandbox
learn-sandbox-about = Prepare casas em qualquer estado e meça-as quantas vezes quiser.
learn-done = Feita
learn-not-done = Ainda não feita
learn-progress = { $done } de { $total }
learn-examples = Exemplos
learn-example = Exemplo { $number }
learn-example-solved = Exemplo { $number } ✓
learn-next-example = Próximo exemplo

## A position to solve

quiz-question = Encontre uma casa da qual você tenha certeza. Abra se for segura ou ponha uma bandeira se for mina.
learn-puzzles-about = Três minutos, três erros: quantas casas seguras você consegue achar?
quiz-mines =
    { $count ->
        [1] Uma mina ao todo. Bandeiras são minas conhecidas.
       *[other] { $count } minas ao todo. Bandeiras são minas conhecidas.
    }
quiz-mines-unknown = O número de minas é desconhecido.
quiz-tap = Sua resposta
quiz-safe = Segura
quiz-mine = Mina
quiz-pass = Não sei

## The trainer

trainer-next = Próxima
trainer-choose = Praticar
trainer-choose-weakest = Suas técnicas mais fracas
trainer-progress = Seu progresso
trainer-technique = Técnica
trainer-right = Certas
trainer-recent = Últimas dez
trainer-share = Frequência
trainer-right-count = { $right } de { $asked }
trainer-answer-right = certa
trainer-answer-wrong = errada
trainer-recent-none = Nenhuma ainda
trainer-locked = Bloqueada
trainer-about = Só conta sua primeira resposta a cada posição. As técnicas que você errou nas últimas dez respostas aparecem mais; as que você ainda não tentou contam como se metade das respostas estivesse errada. Uma técnica é liberada quando você acerta a anterior três vezes em cinco.
