### The account page.

account-why-guest = Tu joues en invité. Crée un compte pour garder tes parties et jouer sur d’autres appareils.
account-why = Pas besoin de compte pour jouer. Crée-en un pour garder tes parties et jouer sur d’autres appareils.
account-log-in = Se connecter
account-sign-up = S’inscrire
account-log-out = Se déconnecter
account-name = Nom
account-name-help = Utilise des lettres et des chiffres. Tu peux les séparer par « - », « _ » ou « . », mais jamais deux à la suite. Les autres peuvent voir ton nom.
account-password = Mot de passe
account-password-help = Au moins 8 caractères.
account-forgot = Mot de passe oublié ?
account-password-length = Au moins 8 caractères.
account-sign-up-note = Tes parties jouées en invité te suivent. Elles comptent pour tes meilleurs temps et les classements, mais pas pour tes taux de victoire ni tes séries.
account-taken = Ce nom est déjà pris. C’est le tien ? Connecte-toi.
account-profile = Mon profil
account-privacy = Confidentialité
account-hide-profile = Cacher mon profil aux autres
account-leave-leaderboards = Ne pas apparaître dans les classements et autres listes publiques
account-export = Exporter mes données
account-change-password = Changer le mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-changed = Mot de passe changé. Toutes tes autres sessions ont été fermées.
account-sessions = Tes sessions ouvertes
account-session-this = Ce navigateur
account-session-seen = Dernière activité : { $when }
account-session-end = Déconnecter
# $browser and $system are names such as Firefox and Windows.
account-browser = { $browser } sur { $system }
account-browser-unknown = Navigateur inconnu
account-browser-unknown-system = Navigateur inconnu sur { $system }
account-delete = Supprimer le compte
account-delete-forever = Supprimer définitivement
account-delete-note = Supprimer le compte efface ton nom, tes parties et tes statistiques. C’est irréversible.

## Recovery

recover-codes = Codes de secours
recover-codes-about = Si tu oublies ton mot de passe, chacun de ces codes te permet d’en choisir un nouveau, une seule fois. Garde-les en lieu sûr : ils ne seront plus affichés.
recover-codes-copy = Copier
recover-codes-copied = Copié
recover-codes-done = J’ai noté mes codes
recover-codes-left =
    { $count ->
        [0] Il ne te reste aucun code de secours.
        [one] Il te reste { $count } code de secours.
       *[other] Il te reste { $count } codes de secours.
    }
recover-codes-new = Obtenir de nouveaux codes
recover-code = Code de secours
recover-code-title = Utiliser un code de secours
recover-set = Enregistrer le nouveau mot de passe
recover-changed = Ton mot de passe a été changé. Tu peux te connecter.
recover-email-title = Recevoir un lien par e-mail
recover-email-note = Si le compte a une adresse e-mail confirmée, nous y enverrons un lien valable une heure.
recover-email-send = Envoyer le lien
recover-email-sent = Si ce compte a une adresse e-mail confirmée, le lien est en route.
recover-link-title = Choisis un nouveau mot de passe
recover-confirmed = Ton adresse e-mail est confirmée.
recover-email = Adresse e-mail
recover-email-about = Elle ne sert qu’à récupérer ton compte.
recover-email-add = Ajouter l’adresse
recover-email-unconfirmed = { $address } n’est pas encore confirmée. Regarde ta boîte de réception.
recover-email-remove = Retirer l’adresse

## Friends

friends-blocked = Joueurs bloqués
friends-remove = Retirer
friends-unblock = Débloquer

## Why a name, a password or settings are refused

account-refused-name = Utilise de { $least } à { $most } lettres et chiffres, toutes les lettres venant du même alphabet. Tu peux les séparer par « - », « _ » ou « . », mais jamais deux à la suite.
account-refused-password-length = Choisis un mot de passe de { $least } à { $most } caractères.
account-refused-password-name = Ton mot de passe ne peut pas être ton nom. Choisis-en un autre.
account-refused-password-common = Ce mot de passe est facile à deviner. Choisis-en un plus long : trois mots au hasard, par exemple.
account-refused-email = Ce n’est pas une adresse e-mail. Vérifie qu’il n’y a pas de faute de frappe.
account-refused-settings = Tes réglages sont trop volumineux pour être enregistrés : la limite est de { $most } caractères. Rétablis les valeurs par défaut.
