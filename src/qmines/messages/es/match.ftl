### Quick matches, the lobby, and races against the auto-player or the record.

match-quick = Partida rápida
match-about = Compite con la próxima persona que quiera el mismo tablero. No necesitas una cuenta.
match-rated = Por puntos
# $rating is a number, $uncertainty how far it may be off.
match-rated-help = Tu puntuación: { $rating } ± { $uncertainty }. Te tocarán rivales de un nivel parecido.
match-rating = { $rating } ± { $uncertainty }
match-rating-change =
    { $change ->
        [0] ±0
       *[other] { $sign }{ $change }
    }
match-is-rated = por puntos

## The lobby

match-lobby = Partidas abiertas
match-lobby-empty = Ahora mismo no hay partidas abiertas. Pulsa “Partida rápida” y te pondrás al principio de la cola.
match-race = Competir
match-watch = Mirar
match-join = Unirse
# To a game of your own in the list.
match-return = Volver
match-waiting = Esperando rival
match-lobby-waiting = Esperando participantes
match-playing = En juego
match-spectators = { $count } mirando
match-listed = Mostrar esta sala en “Partidas abiertas”

## Waiting for an opponent

match-looking = Buscando rival…
match-looking-note = Ahora mismo nadie más busca una carrera así. Empezará en cuanto alguien se apunte.
match-waiting-for = Tiempo de espera: { $time }
match-cancel = Dejar de esperar
match-rematch-waiting = Esperando a tu rival…
match-rematch-note = La revancha empieza en cuanto se una tu rival.
match-meanwhile = ¿No quieres esperar?
match-auto = Competir contra la máquina
match-auto-about = La máquina recibe el mismo tablero y juega a ritmo humano.
match-strength = Fuerza
match-strength-gentle = Tranquila
match-strength-steady = Constante
match-strength-quick = Rápida
match-strength-expert = Experta
match-record = Competir contra el récord
# $name is a player, $time their time.
match-record-about = { $name } completó este nivel en { $time }. Supéralo en el mismo tablero.
match-record-about-guest = El mejor tiempo verificado es { $time }. Supéralo en el mismo tablero.
match-daily = Jugar el tablero del día
match-daily-open = Tableros del día
match-daily-about = Un intento al día y el mismo tablero para todo el mundo.

## A rival in a race

match-rival-auto = Máquina: { $strength }
match-rival-record = Récord de { $name }
match-rival-record-guest = El récord
match-rival-first = ¡Has ganado a la máquina!
match-rival-record-first = ¡Has batido el récord!
match-rival-lost = La máquina ha sido más rápida.
match-rival-record-lost = El récord sigue en pie.
match-again = Otra carrera
match-boards = Tableros
match-boards-note = Para que la carrera sea justa, solo ves lo que pueden ver quienes siguen jugando. El resto aparece al final.
match-board-of = Tablero de { $name }, { $percent } abierto
# The name of a guest who did not choose one.
match-guest = Visitante-{ $number }
match-hidden = Nombre oculto
