### The account page.

account-why-guest = Estás jugando sin cuenta. Crea una para conservar tus partidas y jugar en otros dispositivos.
account-why = No necesitas una cuenta para jugar. Crea una para conservar tus partidas y jugar en otros dispositivos.
account-log-in = Iniciar sesión
account-sign-up = Crear cuenta
account-log-out = Cerrar sesión
account-name = Nombre
account-name-help = Usa letras y números. Entre ellos puedes poner “-”, “_” o “.”, pero nunca dos seguidos. Los demás pueden ver tu nombre.
account-password = Contraseña
account-password-help = Al menos 8 caracteres.
account-forgot = ¿Has olvidado tu contraseña?
account-password-length = Al menos 8 caracteres.
account-sign-up-note = Las partidas que jugaste sin cuenta se quedan contigo. Cuentan para tus mejores tiempos y las clasificaciones, pero no para tus porcentajes de victorias ni tus rachas.
account-taken = Ese nombre ya está en uso. ¿Es tuyo? Entonces inicia sesión.
account-profile = Mi perfil
account-privacy = Privacidad
account-hide-profile = Ocultar mi perfil a los demás
account-leave-leaderboards = No aparecer en las clasificaciones ni en otras listas públicas
account-export = Exportar mis datos
account-change-password = Cambiar contraseña
account-old-password = Contraseña actual
account-new-password = Contraseña nueva
account-password-changed = Contraseña cambiada. Se ha cerrado tu sesión en todos los demás sitios.
account-sessions = Dónde tienes la sesión abierta
account-session-this = Este navegador
account-session-seen = Última actividad: { $when }
account-session-end = Cerrar sesión
# $browser and $system are names such as Firefox and Windows.
account-browser = { $browser } en { $system }
account-browser-unknown = Navegador desconocido
account-browser-unknown-system = Navegador desconocido en { $system }
account-delete = Eliminar cuenta
account-delete-forever = Eliminar para siempre
account-delete-note = Al eliminar la cuenta se borran tu nombre, tus partidas y tus estadísticas. No se puede deshacer.

## Recovery

recover-codes = Códigos de recuperación
recover-codes-about = Si olvidas tu contraseña, cada uno de estos códigos te permite elegir una nueva, una sola vez. Guárdalos en un lugar seguro: no se volverán a mostrar.
recover-codes-copy = Copiar
recover-codes-copied = Copiado
recover-codes-done = Ya he guardado mis códigos
recover-codes-left =
    { $count ->
        [0] No te quedan códigos de recuperación.
        [one] Te queda un código de recuperación.
       *[other] Te quedan { $count } códigos de recuperación.
    }
recover-codes-new = Obtener códigos nuevos
recover-code = Código de recuperación
recover-code-title = Usar un código de recuperación
recover-set = Guardar contraseña nueva
recover-changed = Tu contraseña ha cambiado. Ya puedes iniciar sesión.
recover-email-title = Recibir un enlace por correo
recover-email-note = Si la cuenta tiene una dirección de correo confirmada, te enviaremos un enlace que funciona durante una hora.
recover-email-send = Enviar enlace
recover-email-sent = Si esta cuenta tiene una dirección de correo confirmada, el enlace está en camino.
recover-link-title = Elige una contraseña nueva
recover-confirmed = Tu dirección de correo está confirmada.
recover-email = Dirección de correo
recover-email-about = Solo se usa para recuperar tu cuenta.
recover-email-add = Añadir dirección
recover-email-unconfirmed = Falta confirmar { $address }. Revisa tu correo.
recover-email-remove = Quitar dirección

## Friends

friends-blocked = Personas bloqueadas
friends-remove = Quitar
friends-unblock = Desbloquear

## Why a name, a password or settings are refused

account-refused-name = Usa de { $least } a { $most } letras y números, con todas las letras del mismo alfabeto. Entre ellos puedes poner “-”, “_” o “.”, pero nunca dos seguidos.
account-refused-password-length = Elige una contraseña de { $least } a { $most } caracteres.
account-refused-password-name = Tu contraseña no puede ser tu nombre. Elige otra.
account-refused-password-common = Esta contraseña es fácil de adivinar. Elige una más larga: por ejemplo, tres palabras al azar.
account-refused-email = Esto no es una dirección de correo. Comprueba que esté bien escrita.
account-refused-settings = Tus ajustes ocupan demasiado para guardarlos: el límite es de { $most } caracteres. Restablece los valores predeterminados.
