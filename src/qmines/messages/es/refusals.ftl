### Why the server refuses a request.

## The request itself

refused-no-page = Página no encontrada.
refused-method = Método no permitido.
refused-unanswerable = El servidor no entiende esta solicitud. Revísala e inténtalo de nuevo.
refused-malformed = La solicitud tiene campos incorrectos o le faltan campos. Consulta /openapi.json.
refused-host = Este servidor no está configurado para ese nombre de host. Comprueba la dirección.
refused-origin = Esta solicitud debe venir de una página de este servidor.
refused-type = La solicitud debe tener el tipo de contenido application/json.
refused-length = La cabecera Content-Length no es un número.
refused-size = La solicitud es demasiado grande: se permiten { $bytes } bytes como máximo.
refused-slow = El resto de la solicitud no llegó a tiempo. Envíala de nuevo.
refused-headers = Las cabeceras son demasiado grandes: envía como máximo { $lines } cabeceras y { $kib } KiB en total.
refused-target = La URL es demasiado larga: se permiten { $kib } KiB como máximo.
refused-pipelined = Demasiadas solicitudes a la vez: en una conexión pueden esperar { $most } como máximo.
refused-handshake = Esta negociación WebSocket está mal formada o tiene una cabecera de más de 8 KiB.
refused-utf8 = El cuerpo no es UTF-8 válido.
refused-json = El cuerpo no es JSON válido: { $error } en la línea { $line }, columna { $column }.
refused-nesting = El cuerpo tiene demasiados niveles de anidamiento.
refused-duplicate = El cuerpo tiene una clave duplicada o un número no válido.
refused-object = El cuerpo debe ser un objeto JSON.
refused-character = El cuerpo contiene un sustituto sin pareja, que no es Unicode válido.
refused-large-number = El cuerpo contiene un número demasiado grande.
refused-field = { $field }: { $error }.
refused-query = { $name } aparece dos veces en la cadena de consulta.
refused-base64 = Los datos no son base64 válido.
refused-text-or-data = Envía texto o los datos de un archivo, pero no ambos.

refused-no-player = Nadie se llama así, o su perfil está oculto.
refused-favourites = Tu perfil muestra { $most } partidas como máximo. Quita una primero.

refused-banned =
    { $given ->
        [yes] { $ends ->
            [never] Esta cuenta está vetada en este servidor. Si es un error, contacta con el administrador. Motivo: { $reason }
           *[other] Esta cuenta está vetada en este servidor hasta el { $until } (UTC). Si es un error, contacta con el administrador. Motivo: { $reason }
        }
       *[other] { $ends ->
            [never] Esta cuenta está vetada en este servidor. Si es un error, contacta con el administrador.
           *[other] Esta cuenta está vetada en este servidor hasta el { $until } (UTC). Si es un error, contacta con el administrador.
        }
    }
refused-recovery = El nombre o el código de recuperación no son correctos, o el código ya se usó. Revisa ambos o usa otro código.
refused-link = Este enlace ha caducado o ya se usó. Pide uno nuevo.
refused-no-mail = Este servidor no envía correos. Usa un código de recuperación.
refused-oneself = No puedes añadirte a tus amigos ni bloquearte.
refused-relations = Has llegado al límite de { $most } amigos y bloqueados. Quita a alguien primero.
refused-reports = Puedes denunciar a { $most } personas al día como máximo. Vuelve a intentarlo mañana.
refused-report-long = Describe el problema en { $most } caracteres como máximo.

## Limits

refused-often = Demasiadas solicitudes; espera un momento.
refused-sockets = Hay demasiadas conexiones abiertas desde tu red. Cierra algunas pestañas y vuelve a intentarlo.
refused-tries = Demasiados intentos; espera un rato.
refused-busy = El solucionador está ocupado; inténtalo de nuevo.
refused-waiting =
    { $count ->
        [one] Una de tus solicitudes ya está esperando al solucionador; inténtalo de nuevo cuando tenga respuesta.
       *[other] { $count } de tus solicitudes ya están esperando al solucionador; inténtalo de nuevo cuando tengan respuesta.
    }
refused-at-once = Demasiadas solicitudes a la vez; espera a que se respondan las anteriores.
refused-moment = El servidor está ocupado; inténtalo de nuevo dentro de un momento.
refused-quota =
    { $minutes ->
        [one] Desde tu dirección de red se han guardado demasiados datos últimamente. Inténtalo de nuevo dentro de un minuto.
       *[other] Desde tu dirección de red se han guardado demasiados datos últimamente. Inténtalo de nuevo dentro de { $minutes } minutos.
    }
refused-store = Ahora mismo no se pueden guardar partidas. No se ha perdido nada; inténtalo de nuevo.
refused-failed = Algo ha fallado por nuestra parte y lo hemos registrado. Inténtalo de nuevo.
refused-cancelled = La solicitud se ha cancelado.

## Games

refused-owner = Esta partida es de otra persona: puedes mirar, pero no jugar.
refused-sealed = Aún hay gente jugando este tablero. Espera a que todo el mundo termine.
refused-sealed-help = No hay ayuda mientras otros juegan el mismo tablero.
refused-outside = Esta casilla no está en el tablero.
refused-no-lesson = Lección no encontrada. Recarga la página.
refused-no-drill = Ejercicio no encontrado. Empieza uno nuevo.
refused-no-puzzle = Puzle no encontrado. Recarga la página.
refused-no-position = No se ha encontrado la posición. Puede que se haya eliminado.

## Accounts

refused-log-in = Inicia sesión primero.
refused-log-in-settings = Inicia sesión para guardar tus ajustes.
refused-no-session = No se ha encontrado la sesión. Puede que haya terminado; recarga la página.
refused-no-data = No tenemos datos sobre ti.
refused-credentials = El nombre o la contraseña no son correctos. Revisa ambos e inténtalo de nuevo.
refused-password = La contraseña no es correcta. Inténtalo de nuevo.

## On the page

server-silent = La solicitud ha fallado por un motivo desconocido. Inténtalo de nuevo.
server-none = Esta función necesita un servidor, pero esta copia del sitio funciona sin él.
server-unreachable = No se puede conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.
