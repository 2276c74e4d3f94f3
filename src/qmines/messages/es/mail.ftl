### E-mails to players.

mail-confirm-subject = Confirma tu dirección de correo
# $url is a link.
mail-confirm-text =
    Hola, { $name }:

    Abre este enlace para confirmar tu dirección de correo en qmines:
    { $url }

    Funciona durante una hora. Si no lo has pedido, ignora este mensaje.
mail-reset-subject = Elige una contraseña nueva para qmines
# $url is a link.
mail-reset-text =
    Hola, { $name }:

    Abre este enlace para elegir una contraseña nueva en qmines:
    { $url }

    Funciona una sola vez, durante una hora. Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.
