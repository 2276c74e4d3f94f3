### The account page.

account-why-guest = Estás jugando sin cuenta. Crea una para conservar tus partidas y jugar en otros dispositivos.
account-why = No necesitas una cuenta para jugar. Crea una para conservar tus partidas y jugar en otros dispositivos.
account-log-in = Iniciar sesión
account-sign-up = Crear cuenta
account-log-out = Cerrar sesión
account-name = Nombre
account-name-help = Letras y números. Los demás pueden verlo.
account-password = Contraseña
account-password-help = Al menos 8 caracteres. No hay forma de recuperarla.
account-password-length = Al menos 8 caracteres.
account-sign-up-note = Las partidas que jugaste sin cuenta se quedan contigo.
account-taken = Ese nombre ya está en uso. ¿Es tuyo? Entonces inicia sesión.
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
account-delete-note = Se eliminarán tu nombre, tus partidas y tus estadísticas. No se puede deshacer.

## Why a name, a password or settings are refused

account-refused-name = Usa de { $least } a { $most } letras de un mismo alfabeto o números, con “-”, “_” o “.” sueltos entre ellos.
account-refused-password-length = Elige una contraseña de { $least } a { $most } caracteres.
account-refused-password-name = Tu contraseña no puede ser tu nombre. Elige otra.
account-refused-password-common = Esta contraseña es fácil de adivinar. Elige una más larga: por ejemplo, tres palabras al azar.
account-refused-settings = Tus ajustes ocupan demasiado: se permiten { $most } caracteres como máximo.
