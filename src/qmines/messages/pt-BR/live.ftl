### Playing with others: the list of rooms, and a room before, during and after its game.

live-play = Jogar com outras pessoas
live-play-note = Crie uma sala e mande o link para os outros.
live-mode = Modo
live-race = Corrida
live-race-about = Todos recebem o mesmo tabuleiro. Quem termina primeiro?
live-coop = Em equipe
live-coop-about = Um tabuleiro para todos. Você vê para onde os outros apontam, e a equipe vence ou perde junta.
live-rules = Regras
live-options = Opções
live-create = Criar sala
live-rooms = Suas salas
# $mode is Race or Together, $level the name of a level.
live-room = { $mode }, { $level }
live-stage-lobby = Em espera desde { $when }
live-stage-countdown = Prestes a começar
live-stage-playing = Em andamento desde { $when }
live-stage-over = Terminada, { $when }
live-name = Seu nome
live-name-help = De 3 a 20 letras e números. Os outros veem que você é visitante.

## The room

room-missing = Sala não encontrada
room-missing-words = Esta sala não existe. Talvez tenha sido excluída.
room-missing-new = Criar uma nova sala
# $rules is the name of a rule set, $size the size of its field.
room-rules = { $rules }: { $size }
room-leave = Sair
room-players = Jogadores
room-invite = Convidar
room-link = Link para esta sala
room-copy = Copiar link
room-copied = Copiado.
room-copy-by-hand = Selecione o link e copie.
room-share = Compartilhar…
room-invite-note = Quem tiver este link pode entrar antes do início e assistir depois.
room-join-race = Entrar na corrida
room-join-coop = Entrar na partida
room-here-waiting =
    { $count ->
        [0] Ainda não há ninguém aqui.
        [1] { LIST($names) } está esperando.
       *[other] { LIST($names) } estão esperando.
    }
room-here-playing =
    { $count ->
        [0] Ainda não há ninguém aqui.
        [1] { LIST($names) } está jogando.
       *[other] { LIST($names) } estão jogando.
    }
room-join = Entrar
room-join-as = Entrar como { $name }
room-lobby = Sala de espera
room-needs-two = Uma corrida precisa de duas pessoas. Mande o link para alguém.
room-ready-count = Jogadores a postos: { $ready } de { $players }.
room-host-starts = O host inicia a partida.
room-start = Começar
room-ready = Estou a postos
room-is-ready = A postos
room-countdown = A corrida começa em
room-watching = Você está assistindo a esta corrida.
room-go = Já!
room-came =
    { $names ->
        [1] { LIST($names) } entrou na sala.
       *[other] { LIST($names) } entraram na sala.
    }
room-told-won = { $name } terminou o tabuleiro.
room-told-lost = { $name } pisou em uma mina.
room-told-gave-up = { $name } desistiu.

## Players in a room: notes beside their names, and how they stand

room-place = { $place }º
room-note-you = você
room-note-guest = visitante
room-note-host = host
room-note-left = saiu
room-note-away = ausente
room-state-ready = A postos
room-state-not-ready = Em preparação
room-state-starting = Começando
room-state-won = Venceu
room-state-lost = Perdeu
room-state-gave-up = Desistiu
room-state-waiting = Assistindo

## How it went

room-results = Resultados
room-first = { $name } terminou primeiro.
room-first-you = Você ganhou a corrida!
room-nobody = Ninguém terminou o tabuleiro.
room-coop-won = Vocês venceram juntos.
room-coop-lost = Vocês perderam juntos.
room-coop-won-others = A equipe venceu.
room-coop-lost-others = A equipe perdeu.
room-rematch = Revanche
room-to-rematch = Ir para a revanche
room-another = Criar outra sala
# $boards is a list of links, one for each player.
room-boards = Tabuleiros: { $boards }
room-board-yours = o seu
room-fair = Este tabuleiro foi justo?
room-fair-note = Esta é a seed do tabuleiro e, abaixo dela, o hash SHA-256 da seed, publicado antes do início.
room-judged = Chutes e erros
room-guesses = Chutes
room-mistake = Perdeu por um erro
room-bad-luck = Azar
room-shares = Quem fez o quê
room-share-player = Jogador
room-share-moves = Jogadas
room-share-opened = Casas abertas
room-share-flags = Bandeiras
room-share-last = Última jogada
room-share-won = Fez a última jogada
room-share-lost = Pisou na mina
room-share-gave-up = Desistiu

## Why something in a room is refused

room-refused-over = Esta partida acabou. Peça uma revanche.
room-refused-blocked = Você não pode entrar nesta sala. Escolha outra.
room-refused-race-started = A corrida já começou. Você pode assistir e entrar na próxima.
room-refused-rematch-early = Você pode pedir revanche quando esta partida acabar.
room-refused-host = Só o host pode iniciar a partida.
room-refused-alone = Uma corrida precisa de pelo menos duas pessoas. Mande o link para alguém.
room-refused-full = Esta sala está cheia, mas você pode assistir.
room-refused-missing = Sala não encontrada. Talvez tenha sido excluída.
room-refused-stranger = Você não está nesta sala. Entre nela primeiro.
room-refused-known-board = Uma sala precisa de um tabuleiro novo que ninguém tenha visto. Escolha outras opções.
room-refused-quick = Esta sala é de uma partida rápida. Escolha “Partida rápida” para correr.

## Why a quick match is refused

match-refused-guest = Corridas com rating exigem uma conta. Entre ou corra sem rating.
match-refused-no-record = Ainda não há recorde para bater: ninguém tem uma vitória verificada neste nível.
match-refused-size = Este tabuleiro é grande demais para uma corrida contra o bot. Escolha um menor.
