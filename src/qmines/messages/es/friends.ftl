### Friends: who is online, what they play, and invitations.

friends-title = Amigos
friends-none = Aún no tienes amigos. Puedes añadir a otras personas desde su perfil.
friends-about = Tus amigos ven que los has añadido. Si también te añaden, ves cuándo están en línea y puedes invitarlos a una carrera.
friends-added-you = { $name } te ha añadido a sus amigos
# Adds somebody who added you as a friend.
friends-add-back = Añadir
# $board is a rule set and a level.
friends-online = En línea
friends-offline = Sin conexión
friends-playing-race = En una carrera: { $board }
friends-playing-coop = Jugando en equipo: { $board }
friends-playing-solo = Jugando: { $board }
friends-playing-waiting = Esperando en una sala: { $board }
friends-invite = Invitar a una carrera
friends-invited = { $name } te invita a una carrera
friends-decline = Rechazar
