### E-mails to players.

mail-confirm-subject = Confirme ton adresse e-mail
# $url is a link.
mail-confirm-text =
    Bonjour { $name },

    Ouvre ce lien pour confirmer ton adresse e-mail sur qmines :
    { $url }

    Il est valable une heure. Si tu n’as rien demandé, ignore ce message.
mail-reset-subject = Choisis un nouveau mot de passe qmines
# $url is a link.
mail-reset-text =
    Bonjour { $name },

    Ouvre ce lien pour choisir un nouveau mot de passe sur qmines :
    { $url }

    Il ne marche qu’une fois, pendant une heure. Si tu n’as rien demandé, ignore ce message : ton mot de passe reste le même.
