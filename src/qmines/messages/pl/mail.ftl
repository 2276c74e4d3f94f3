### E-mails to players.

mail-confirm-subject = Potwierdź swój adres e-mail
# $url is a link.
mail-confirm-text =
    Cześć, { $name }!

    Otwórz ten link, żeby potwierdzić swój adres e-mail w qmines:
    { $url }

    Link działa przez godzinę. Jeśli to nie twoja prośba, zignoruj tę wiadomość.
mail-reset-subject = Ustaw nowe hasło do qmines
# $url is a link.
mail-reset-text =
    Cześć, { $name }!

    Otwórz ten link, żeby wybrać nowe hasło do qmines:
    { $url }

    Link działa jeden raz, przez godzinę. Jeśli to nie twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.
