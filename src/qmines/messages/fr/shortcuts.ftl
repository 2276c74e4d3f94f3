### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = Raccourcis clavier
shortcut-close = Fermer
shortcut-shift = Maj+{ $key }
shortcut-how = Pour ajouter une touche, choisis + et appuie sur la touche. Pour en retirer une, choisis ×. Chaque touche ne fait qu’une chose.
shortcut-press = Appuie sur la nouvelle touche pour « { $action } », ou Échap pour annuler.
shortcut-cancelled = Rien n’a changé.
shortcut-given = { $key } sert maintenant à « { $action } ».
shortcut-same = { $key } sert déjà à cette action.
shortcut-taken = { $key } sert déjà à « { $action } ».
shortcut-take = Réattribuer cette touche
shortcut-freed = La touche { $key } n’est plus utilisée.
shortcut-remove = Retirer { $key } de « { $action } »
shortcut-add = Ajouter une touche pour « { $action } »
shortcut-reset = Réinitialiser ce profil
shortcut-reset-done = Ce profil a retrouvé ses touches par défaut.
shortcut-reserved-tab = Tab sert à parcourir la page et ne peut donc pas être un raccourci.
shortcut-reserved-modifier = Les raccourcis avec Ctrl, Alt ou Meta sont réservés au navigateur.

## Keys, as they are printed on a keyboard; the terminal game has these too

key-name-enter = Entrée
key-name-space = Espace
key-name-escape = Échap
key-name-backspace = Retour
key-name-tab = Tab
key-name-page-up = Page préc.
key-name-page-down = Page suiv.
key-name-home = Début
key-name-end = Fin
key-name-insert = Inser
key-name-delete = Suppr
