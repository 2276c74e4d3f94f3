### E-mails to players.

mail-confirm-subject = Confirm your e-mail address
# $url is a link.
mail-confirm-text =
    Hello { $name },

    Open this link to confirm your e-mail address for qmines:
    { $url }

    The link works for one hour. If you didn’t ask for this, you can ignore this message.
mail-reset-subject = Set a new qmines password
# $url is a link.
mail-reset-text =
    Hello { $name },

    Open this link to choose a new password for qmines:
    { $url }

    The link works once, for one hour. If you didn’t ask for this, you can ignore this message: your password won’t change.
