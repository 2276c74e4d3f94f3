### What the moves of a game do.

event-open = Abre uma casa oculta.
event-flag = Põe uma bandeira em uma casa oculta, ou tira a bandeira dela.
event-question = Põe uma interrogação em uma casa oculta, ou tira a interrogação dela.
event-mark = Passa para a próxima marca: bandeira, interrogação (se permitida), nenhuma.
event-chord = Abre as casas vizinhas de um número que já tem todas as bandeiras.
event-open-z = Mede uma casa no tabuleiro Z. Se ela for mina lá, você perde.
event-open-h = Mede uma casa no tabuleiro H. Se ela for mina lá, você perde.
event-mark-z = Marca uma mina no tabuleiro Z, ou tira a marca.
event-mark-h = Marca uma mina no tabuleiro H, ou tira a marca.
event-shield-z = Testa uma casa no tabuleiro Z com um escudo. A mina não explode.
event-shield-h = Testa uma casa no tabuleiro H com um escudo. A mina não explode.
event-sandbox-z = Mede uma casa no tabuleiro Z, quantas vezes você quiser.
event-sandbox-h = Mede uma casa no tabuleiro H, quantas vezes você quiser.
event-prepare = Prepara uma casa no estado “zero”, “one”, “plus” ou “minus”.
event-reset = Devolve todas as casas ao estado inicial.
event-undo = Desfaz a última jogada que mudou algo.
event-pause = Para o relógio e esconde o tabuleiro.
event-resume = Mostra o tabuleiro e retoma o relógio.
event-resign = Desiste.
event-help = Registra qual ajuda foi usada, por exemplo: help hint.
