### Friends: who is online, what they play, and invitations.

friends-title = Amigos
friends-none = Nenhum amigo ainda. Você pode adicionar pessoas no perfil delas.
friends-about = Seus amigos veem que você os adicionou. Se também adicionarem você, você vê quando estão online e pode convidá-los para uma corrida.
friends-added-you = { $name } adicionou você como amigo
# Adds somebody who added you as a friend.
friends-add-back = Adicionar
# $board is a rule set and a level.
friends-online = Online
friends-offline = Offline
friends-playing-race = Em uma corrida: { $board }
friends-playing-coop = Jogando em equipe: { $board }
friends-playing-solo = Jogando: { $board }
friends-playing-waiting = Esperando em uma sala: { $board }
friends-invite = Convidar para uma corrida
friends-invited = { $name } convida você para uma corrida
friends-decline = Recusar
