### What every page of the web site shows: the frame of the page, and its errors.

site-name = qmines
site-description = Le démineur sans hasard injuste : risques exacts, indices expliqués et deux modes quantiques.
site-skip = Aller au contenu
site-navigation = Menu principal
# Opens the navigation on a phone.
site-menu = Menu
site-no-script = qmines a besoin de JavaScript. Tu peux aussi jouer dans un terminal : lance « qmines ».
site-broken = Impossible de charger qmines. Recharge la page.
site-loading = Chargement…
site-retry = Réessayer
site-home = Accueil
site-not-found = Page introuvable
site-not-found-about = Il n’y a pas de page à cette adresse. Elle est peut-être mal écrite, ou la partie a été supprimée.
site-not-loaded = Impossible de charger cette page
site-not-loaded-about = Vérifie ta connexion, puis réessaie.
site-unknown-rules = Cette version de la page ne connaît pas les règles « { $rules } ». Recharge la page.
site-connection-lost = La connexion est perdue. Réessaie quand elle sera rétablie.
# In the masthead.
site-offline-short = Hors ligne
site-update = Une nouvelle version est prête.
site-reload = Recharger
# Closes the notice about a new version.
site-later = Plus tard
site-offline = Tu es hors ligne. Reconnexion…
# A button and its key, as a tooltip.
site-button-key = { $action } ({ $key })

## Titles of pages: in the masthead, in the tab

# $page is the title of the page.
site-title = { $page } · qmines
page-home = Jouer
page-play = Partie
page-analyse = Analyse
page-trainer = Entraînement
page-puzzles = Problèmes
page-learn = Apprendre
page-daily = Grilles du jour
page-live = Multijoueur
page-room = Salon
page-replay = Replay
page-leaderboard = Classement
page-player = Joueur
page-statistics = Statistiques
page-help = Aide
page-settings = Réglages
page-recover = Récupérer ton compte
page-account = Compte
# In the masthead, instead of Account, for guests.
site-log-in = Se connecter
page-lost = Page introuvable
