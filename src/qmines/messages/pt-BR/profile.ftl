### The profile of a player.

# $date is a month, such as November 2026.
profile-since = Joga desde { $date }
profile-hidden = Só você vê este perfil. Você pode mostrá-lo aos outros nas configurações de privacidade.
profile-empty = Nenhuma partida terminada ainda.
# To the player whose profile it is.
profile-empty-you = As partidas que você terminar sem ajuda aparecem aqui. As que você jogou como visitante estão nas suas estatísticas.
profile-missing = Perfil não encontrado
profile-missing-about = Não há jogador com este nome, ou o perfil está oculto.
profile-games = Partidas sem ajuda
profile-wins = Vitórias
profile-win-rate = Taxa de vitórias
profile-streak = Melhor sequência
profile-achievements = Conquistas
profile-not-yet = Ainda não conquistada
profile-favourites = Partidas favoritas
profile-favourites-none = Adicione as partidas que você quer mostrar. Os outros podem ver os replays.
profile-add = Adicionar
profile-add-title = Adicione uma das suas últimas vitórias
profile-remove = Remover
profile-replay = Ver replay
profile-won = Vitória em { $time }
profile-lost = Derrota após { $time }
profile-bests = Recordes pessoais
profile-board = Tabuleiro
# $board is a rule set and level, $options what differs from the usual.
profile-board-options = { $board }, { $options }
profile-best-time = Melhor tempo
profile-best-speed = Melhor 3BV/s
profile-of-games =
    { $count ->
        [1] de uma partida
       *[other] de { NUMBER($count) } partidas
    }
profile-progress = Progresso
profile-ratings = Ratings
# $rating is a rating with its uncertainty, such as 1,612 ± 120.
profile-rating-race = Corridas: { $rating }
profile-rating-puzzle = Puzzles: { $rating }
profile-rating-about = O rating do jogador ao longo do tempo. A faixa é o intervalo de confiança de 95%.

## Races

profile-races = Corridas
profile-race-opponent = Adversário
profile-race-result = Resultado
profile-race-rating = Rating
profile-race-date = Data
profile-race-replay = Replay
profile-race-won = Vitória
profile-race-draw = Empate
profile-race-lost = Derrota
profile-race-unrated = Sem rating
profile-race-auto = Bot
profile-races-more = Mais corridas

## Friends and reports

profile-friend = Adicionar amigo
profile-unfriend = Remover amigo
profile-block = Bloquear
profile-unblock = Desbloquear
profile-report = Denunciar
profile-report-reason = Qual é o problema?
profile-report-name = O nome é ofensivo
profile-report-cheating = Suspeita de trapaça
profile-report-behaviour = Mau comportamento nas salas
profile-report-details = Detalhes
profile-report-send = Enviar denúncia
profile-report-sent = Agradecemos o aviso. Quem administra este servidor vai analisar sua denúncia.

## Achievements

achievement-beginner-win = Primeiros passos
achievement-beginner-win-about = Vença o Clássico ou o Tolerante no nível Iniciante.
achievement-intermediate-win = Intermediário
achievement-intermediate-win-about = Vença o Clássico ou o Tolerante no nível Intermediário.
achievement-expert-win = Especialista
achievement-expert-win-about = Vença o Clássico no nível Especialista.
achievement-no-flags = Sem bandeiras
achievement-no-flags-about = Vença o Clássico no nível Especialista sem pôr nenhuma bandeira.
achievement-under-two-minutes = Menos de dois minutos
achievement-under-two-minutes-about = Vença o Clássico no nível Especialista em menos de dois minutos.
achievement-efficient = Nem um clique a mais
achievement-efficient-about = Vença no Intermediário ou no Especialista com eficiência de pelo menos 100%.
achievement-against-the-odds = Contra todas as probabilidades
achievement-against-the-odds-about = Vença o Clássico no nível Especialista com chutes que só dão certo uma vez em vinte.
achievement-perfect-forgiving = Nada a perdoar
achievement-perfect-forgiving-about = Vença o Tolerante no nível Especialista sem precisar de resgate.
achievement-qubits-win = Qubits
achievement-qubits-win-about = Vença o Qubits em qualquer nível.
achievement-entangled-win = Emaranhado
achievement-entangled-win-about = Vença o Emaranhado em um tabuleiro com trios.
achievement-mermin = O trio de Mermin
achievement-mermin-about = Veja três casas darem resultados que nenhum tabuleiro oculto daria.
