### The home page: a board that is ready, and the ways to everything else.

home-title = Campo Minado sem chutes injustos.
# Beside a Classic board, which can require guesses.
home-title-classic = Campo Minado, pronto para jogar.
# Beside a Classic board; $noguess and $forgiving are names of rules above it.
home-lead-guess = O modo clássico pode obrigar você a chutar. Em “{ $noguess }” e “{ $forgiving }”, você nunca perde por isso.
home-continue = Continuar
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }, { $time }
home-daily = Desafios diários
home-daily-note = Novos tabuleiros todo dia, os mesmos para todo mundo
home-learn = Aprender
home-learn-note = Lições e puzzles, do primeiro padrão aos qubits
home-analyse = Analisar
home-analyse-note = A chance de mina em cada casa de qualquer posição

## The bar over the board, also in a game

home-rules = Regras
home-level = Nível
home-custom = Outro…
home-custom-help = Qualquer tamanho e todas as opções
home-custom-game = Jogo personalizado
home-cancel = Cancelar
home-play = Jogar
