### Playing with others: the list of rooms, and a room before, during and after its game.

live-play = Jugar con otras personas
live-play-note = Crea una sala y envía el enlace a quien quieras.
live-mode = Modo
live-race = Carrera
live-race-about = El mismo tablero para cada participante. ¿Quién lo completa primero?
live-coop = En equipo
live-coop-about = Un solo tablero para todo el equipo. Ves adónde apuntan los demás, y la victoria o la derrota es de todos.
live-rules = Reglas
live-options = Opciones
live-create = Crear sala
live-rooms = Tus salas
# $mode is Race or Together, $level the name of a level.
live-room = { $mode }, { $level }
live-stage-lobby = En espera desde el { $when }
live-stage-countdown = A punto de empezar
live-stage-playing = En juego desde el { $when }
live-stage-over = Terminada, { $when }
live-name = Tu nombre
live-name-help = De 3 a 20 letras y números. Los demás ven que juegas sin cuenta.

## The room

room-missing = Sala no encontrada
room-missing-words = Esta sala no existe. Puede que se haya eliminado.
room-missing-new = Crear una sala nueva
# $rules is the name of a rule set, $size the size of its field.
room-rules = { $rules }: { $size }
room-leave = Salir
room-players = Participantes
room-invite = Invitar
room-link = Enlace a esta sala
room-copy = Copiar enlace
room-copied = Copiado.
room-copy-by-hand = Selecciona el enlace y cópialo.
room-share = Compartir…
room-invite-note = Con este enlace, cualquiera puede unirse antes del inicio y mirar después.
room-join-race = Unirse a la carrera
room-join-coop = Unirse a la partida
room-here-waiting =
    { $count ->
        [0] Aún no hay nadie.
        [one] { LIST($names) } está esperando.
       *[other] { LIST($names) } están esperando.
    }
room-here-playing =
    { $count ->
        [0] Aún no hay nadie.
        [one] { LIST($names) } está jugando.
       *[other] { LIST($names) } están jugando.
    }
room-join = Unirse
room-join-as = Unirse como { $name }
room-lobby = Sala de espera
room-needs-two = Para una carrera hacen falta dos. Envía el enlace a alguien.
room-ready-count = Listos: { $ready } de { $players }.
room-host-starts = El anfitrión inicia la partida.
room-start = Empezar
room-ready = ¡Listo!
room-is-ready = Listo
room-countdown = La carrera empieza en
room-watching = Estás mirando esta carrera.
room-go = ¡Ya!
room-came =
    { $names ->
        [one] { LIST($names) } ha entrado en la sala.
       *[other] { LIST($names) } han entrado en la sala.
    }
room-told-won = { $name } ha completado el tablero.
room-told-lost = { $name } ha pisado una mina.
room-told-gave-up = { $name } se ha rendido.

## Players in a room: notes beside their names, and how they stand

room-place = { $place }.º
room-note-you = tú
room-note-guest = sin cuenta
room-note-host = anfitrión
room-note-left = se fue
room-note-away = ausente
room-state-ready = Listo
room-state-not-ready = Aún no
room-state-starting = Empezando
room-state-won = Completado
room-state-lost = Derrota
room-state-gave-up = Abandono
room-state-waiting = Mirando

## How it went

room-results = Resultados
room-first = En primer lugar: { $name }.
room-first-you = ¡Has ganado la carrera!
room-nobody = Nadie ha completado el tablero.
room-coop-won = ¡Victoria en equipo!
room-coop-lost = Derrota en equipo.
room-coop-won-others = El equipo ha completado el tablero.
room-coop-lost-others = El equipo ha perdido.
room-rematch = Revancha
room-to-rematch = Ir a la revancha
room-another = Crear otra sala
# $boards is a list of links, one for each player.
room-boards = Tableros: { $boards }
room-board-yours = el tuyo
room-fair = ¿Ha sido justo este tablero?
room-fair-note = Esta es la semilla del tablero y, debajo, su hash SHA-256, que se publicó antes de empezar.
room-judged = Apuestas y errores
room-guesses = Apuestas
room-mistake = Derrota por un error
room-bad-luck = Mala suerte
room-shares = Quién hizo qué
room-share-player = Nombre
room-share-moves = Jugadas
room-share-opened = Casillas abiertas
room-share-flags = Banderas
room-share-last = Última jugada
room-share-won = Hizo la última jugada
room-share-lost = Pisó la mina
room-share-gave-up = Se rindió

## Why something in a room is refused

room-refused-over = Esta partida ha terminado. Pide la revancha.
room-refused-blocked = No puedes unirte a esta sala. Elige otra.
room-refused-race-started = La carrera ya ha empezado. Puedes mirarla y unirte a la siguiente.
room-refused-rematch-early = Podrás pedir la revancha cuando termine esta partida.
room-refused-host = Solo el anfitrión puede iniciar la partida.
room-refused-alone = Para una carrera hacen falta al menos dos. Envía el enlace a alguien.
room-refused-full = Esta sala está llena, pero puedes mirar.
room-refused-missing = No se ha encontrado la sala. Puede que se haya eliminado.
room-refused-stranger = No estás en esta sala. Únete primero.
room-refused-known-board = Una sala necesita un tablero nuevo que nadie conozca. Elige otras opciones.
room-refused-quick = Esta sala es para una partida rápida. Pulsa “Partida rápida” para competir.

## Why a quick match is refused

match-refused-guest = Para las carreras por puntos necesitas una cuenta. Inicia sesión o compite sin puntos.
match-refused-no-record = Aún no hay récord que batir: nadie tiene una victoria verificada en este nivel.
match-refused-size = Este tablero es demasiado grande para una carrera contra la máquina. Elige uno más pequeño.
