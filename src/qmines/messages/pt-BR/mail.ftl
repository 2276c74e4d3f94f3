### E-mails to players.

mail-confirm-subject = Confirme seu e-mail
# $url is a link.
mail-confirm-text =
    Olá, { $name }!

    Abra este link para confirmar seu e-mail no qmines:
    { $url }

    Ele vale por uma hora. Se você não pediu isso, ignore esta mensagem.
mail-reset-subject = Defina uma nova senha do qmines
# $url is a link.
mail-reset-text =
    Olá, { $name }!

    Abra este link para escolher uma nova senha no qmines:
    { $url }

    Ele funciona uma vez, durante uma hora. Se você não pediu isso, ignore esta mensagem: sua senha continua a mesma.
