### Answers in the trainer and in lessons.

drill-solution = Aqui está a solução.
drill-right-safe = Certo: a casa na { CELL($cell) } é segura.
drill-right-mine = Certo: há uma mina na { CELL($cell) }.
drill-wrong-mine = Não, com certeza há uma mina na { CELL($cell) }.
drill-wrong-safe = Não, a casa na { CELL($cell) } é segura com certeza.
drill-uncertain = Não dá para ter certeza: a casa na { CELL($cell) } tem mina em { PERCENT($risk) } de todos os tabuleiros possíveis.
drill-easier-elsewhere = Havia uma casa mais fácil.
# In the lesson on Forgiving.
drill-lost = Em uma partida, você teria perdido: a lógica podia achar a mina na { CELL($cell) }.
drill-open-one = Nada de bandeiras desta vez: abra uma casa.
drill-just-guess = Aqui não há o que deduzir. Abra qualquer uma das duas casas.
