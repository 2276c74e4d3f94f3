### E-mails to players.

mail-confirm-subject = Bestätige deine E-Mail-Adresse
# $url is a link.
mail-confirm-text =
    Hallo { $name },

    mit diesem Link bestätigst du deine E-Mail-Adresse für qmines:
    { $url }

    Er gilt eine Stunde lang. Falls du das nicht wolltest, ignoriere diese Nachricht.
mail-reset-subject = Neues Passwort für qmines
# $url is a link.
mail-reset-text =
    Hallo { $name },

    mit diesem Link wählst du ein neues Passwort für qmines:
    { $url }

    Er gilt einmal und nur eine Stunde lang. Falls du das nicht wolltest, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.
