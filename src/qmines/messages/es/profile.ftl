### The profile of a player.

# $date is a month, such as November 2026.
profile-since = En qmines desde { $date }
profile-hidden = Solo tú puedes ver este perfil. Puedes mostrarlo a los demás en tus ajustes de privacidad.
profile-empty = Aún no hay partidas terminadas.
# To the player whose profile it is.
profile-empty-you = Aquí aparecen las partidas que termines sin ayuda. Las que jugaste sin cuenta están en tus estadísticas.
profile-missing = No se ha encontrado el perfil
profile-missing-about = Nadie se llama así, o su perfil está oculto.
profile-games = Partidas sin ayuda
profile-wins = Victorias
profile-win-rate = Porcentaje de victorias
profile-streak = Mejor racha
profile-achievements = Logros
profile-not-yet = Aún sin conseguir
profile-favourites = Partidas favoritas
profile-favourites-none = Añade las partidas que quieras enseñar a los demás. Podrán ver las repeticiones.
profile-add = Añadir
profile-add-title = Añadir una de tus últimas victorias
profile-remove = Quitar
profile-replay = Ver repetición
profile-won = Victoria en { $time }
profile-lost = Derrota tras { $time }
profile-bests = Mejores marcas
profile-board = Tablero
# $board is a rule set and level, $options what differs from the usual.
profile-board-options = { $board }, { $options }
profile-best-time = Mejor tiempo
profile-best-speed = Mejor 3BV/s
profile-of-games =
    { $count ->
        [one] de una partida
       *[other] de { NUMBER($count) } partidas
    }
profile-progress = Progreso
profile-ratings = Puntuaciones
# $rating is a rating with its uncertainty, such as 1,612 ± 120.
profile-rating-race = Carreras: { $rating }
profile-rating-puzzle = Puzles: { $rating }
profile-rating-about = La puntuación a lo largo del tiempo. La banda es el intervalo de confianza del 95 %.

## Races

profile-races = Carreras
profile-race-opponent = Rival
profile-race-result = Resultado
profile-race-rating = Puntuación
profile-race-date = Fecha
profile-race-replay = Repetición
profile-race-won = Victoria
profile-race-draw = Empate
profile-race-lost = Derrota
profile-race-unrated = Sin puntos
profile-race-auto = Máquina
profile-races-more = Más carreras

## Friends and reports

profile-friend = Añadir a amigos
profile-unfriend = Quitar de amigos
profile-block = Bloquear
profile-unblock = Desbloquear
profile-report = Denunciar
profile-report-reason = ¿Qué ocurre?
profile-report-name = El nombre es ofensivo
profile-report-cheating = Sospecho que hace trampas
profile-report-behaviour = Mal comportamiento en las salas
profile-report-details = Detalles
profile-report-send = Enviar denuncia
profile-report-sent = Gracias. El equipo de este servidor revisará tu denuncia.

## Achievements

achievement-beginner-win = Primeros pasos
achievement-beginner-win-about = Gana en Clásico o Indulgente, nivel Principiante.
achievement-intermediate-win = Intermedio
achievement-intermediate-win-about = Gana en Clásico o Indulgente, nivel Intermedio.
achievement-expert-win = Experto
achievement-expert-win-about = Gana en Clásico, nivel Experto.
achievement-no-flags = Sin banderas
achievement-no-flags-about = Gana en Clásico, nivel Experto, sin poner ninguna bandera.
achievement-under-two-minutes = Menos de dos minutos
achievement-under-two-minutes-about = Gana en Clásico, nivel Experto, en menos de dos minutos.
achievement-efficient = Ni un clic de más
achievement-efficient-about = Gana en Intermedio o Experto con una eficiencia mínima del 100 %.
achievement-against-the-odds = Contra todo pronóstico
achievement-against-the-odds-about = Gana en Clásico, nivel Experto, con apuestas que salen bien como mucho una vez de cada veinte.
achievement-perfect-forgiving = Nada que perdonar
achievement-perfect-forgiving-about = Gana en Indulgente, nivel Experto, sin necesitar ningún rescate.
achievement-qubits-win = Qubits
achievement-qubits-win-about = Gana en Qubits en cualquier nivel.
achievement-entangled-win = Entrelazado
achievement-entangled-win-about = Gana en Entrelazado en un tablero con tríos.
achievement-mermin = El trío de Mermin
achievement-mermin-about = Mira cómo tres casillas dan resultados que ningún tablero oculto podría dar.
