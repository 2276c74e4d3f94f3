### Quick matches, the lobby, and races against the auto-player or the record.

match-quick = Partida rápida
match-about = Corra contra a próxima pessoa que quiser o mesmo tabuleiro. Não é preciso ter conta.
match-rated = Com rating
# $rating is a number, $uncertainty how far it may be off.
match-rated-help = Seu rating: { $rating } ± { $uncertainty }. Você vai enfrentar gente do seu nível.
match-rating = { $rating } ± { $uncertainty }
match-rating-change =
    { $change ->
        [0] ±0
       *[other] { $sign }{ $change }
    }
match-is-rated = com rating

## The lobby

match-lobby = Partidas abertas
match-lobby-empty = Nenhuma partida aberta agora. Escolha “Partida rápida” e comece a fila.
match-race = Correr
match-watch = Assistir
match-join = Entrar
# To a game of your own in the list.
match-return = Voltar
match-waiting = Esperando adversário
match-lobby-waiting = Esperando jogadores
match-playing = Em andamento
match-spectators =
    { $count ->
        [1] { $count } espectador
       *[other] { $count } espectadores
    }
match-listed = Mostrar esta sala em “Partidas abertas”

## Waiting for an opponent

match-looking = Procurando adversário…
match-looking-note = Ninguém mais procura esta corrida agora. Ela começa assim que aparecer alguém.
match-waiting-for = Esperando há { $time }
match-cancel = Parar de esperar
match-rematch-waiting = Esperando seu adversário…
match-rematch-note = A revanche começa assim que seu adversário entrar.
match-meanwhile = Não quer esperar?
match-auto = Correr contra o bot
match-auto-about = O bot recebe o mesmo tabuleiro e joga em ritmo humano.
match-strength = Força
match-strength-gentle = Tranquilo
match-strength-steady = Constante
match-strength-quick = Rápido
match-strength-expert = Especialista
match-record = Correr contra o recorde
# $name is a player, $time their time.
match-record-about = { $name } venceu este nível em { $time }. Supere essa marca no mesmo tabuleiro.
match-record-about-guest = O melhor tempo verificado é { $time }. Supere essa marca no mesmo tabuleiro.
match-daily = Jogar o desafio diário
match-daily-open = Desafios diários
match-daily-about = Uma tentativa por dia, o mesmo tabuleiro para todo mundo.

## A rival in a race

match-rival-auto = Bot, { $strength }
match-rival-record = Recorde de { $name }
match-rival-record-guest = O recorde
match-rival-first = Você ganhou do bot!
match-rival-record-first = Você bateu o recorde!
match-rival-lost = O bot foi mais rápido.
match-rival-record-lost = O recorde continua de pé.
match-again = Correr de novo
match-boards = Tabuleiros
match-boards-note = Para a corrida ser justa, você só vê o que todos que ainda jogam podem ver. O resto aparece no fim.
match-board-of = Tabuleiro de { $name }, { $percent } aberto
# The name of a guest who did not choose one.
match-guest = Visitante-{ $number }
match-hidden = Nome oculto
