### The five techniques: their names, and how they work, paragraph by paragraph.

technique-single = Um único número
technique-single-1 = Um número conta as minas nas oito casas em volta. Um número sozinho pode dizer duas coisas.
technique-single-2 = Se um número toca tantas casas ocultas quantas minas faltam para ele, todas essas casas são minas. Se todas as minas dele já são conhecidas, as outras casas em volta são seguras.
technique-single-3 = Você vai usar esta técnica na maior parte do tempo. Aplique-a em todo o tabuleiro antes de tentar algo mais difícil.

technique-pair = Dois números
technique-pair-1 = Dois números que dividem casas dizem mais juntos. Compare quantas minas ainda faltam para cada um.
technique-pair-2 = Se todas as casas ocultas em volta de um número também tocam um segundo, e para os dois falta a mesma quantidade de minas, as outras casas ocultas em volta do segundo são seguras. Um exemplo é o padrão 1-1 na borda.
technique-pair-3 = Se para um número faltam mais minas do que para o outro, e a diferença é igual à quantidade de casas que só ele toca, essas casas são minas. As casas que só o outro toca são seguras: o padrão 1-2.
technique-pair-4 = Ao longo de uma borda reta, dois padrões 1-2 formam padrões mais longos. 1-2-1: as minas estão em frente aos 1, e a casa em frente ao 2 é segura. 1-2-2-1: as minas estão em frente aos 2, e as casas em frente aos 1 são seguras.
technique-pair-5 = Subtraia antes as minas que você já conhece: um 2-3-2 em que cada número toca uma mina conhecida funciona como um 1-2-1.

technique-split = Dois casos
technique-split-1 = Suponha que uma casa seja mina e siga as regras simples a partir daí. Se algum número não puder mais ser satisfeito, a casa é segura. Ou suponha que ela seja segura: se isso levar a uma contradição, ela é mina.
technique-split-2 = Ou teste os dois casos: o que der o mesmo resultado em ambos é certo.
technique-split-3 = Boas casas para testar são as que tocam dois ou três números, porque delas se deduz muita coisa.

technique-total = O contador de minas
technique-total-1 = O contador de minas também é um número e, no fim da partida, é o mais útil deles. Pegue números que não dividem casas e some as minas que ainda faltam para eles.
technique-total-2 = Se números sem casas em comum precisam de exatamente todas as minas restantes, toda casa que não toca nenhum deles é segura. Se não cabem todas as minas restantes em volta desses números, as demais estão em outro lugar.

technique-count = Todas as disposições
technique-count-1 = Às vezes nenhum número e nenhuma suposição resolve nada, e ainda assim uma casa é igual em todos os tabuleiros possíveis. Aí é preciso percorrer todas as disposições de minas, de olho no contador.
technique-count-2 = Calcule o mínimo e o máximo de minas de que os números podem precisar. As outras minas estão nas casas que não tocam nenhum número. Se não sobra nenhuma para essas casas, todas são seguras; se sobra uma para cada, todas são minas.
