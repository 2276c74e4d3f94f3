### The profile of a player.

# $date is a month, such as November 2026.
profile-since = Joue depuis { $date }
profile-hidden = Ce profil n’est visible que pour toi. Tu peux le montrer aux autres dans tes réglages de confidentialité.
profile-empty = Aucune partie finie pour l’instant.
# To the player whose profile it is.
profile-empty-you = Les parties que tu finis sans aide s’affichent ici. Celles jouées en invité sont dans tes statistiques.
profile-missing = Profil introuvable
profile-missing-about = Aucun joueur n’a ce nom, ou son profil est caché.
profile-games = Parties sans aide
profile-wins = Victoires
profile-win-rate = Taux de victoire
profile-streak = Meilleure série
profile-achievements = Succès
profile-not-yet = Pas encore obtenu
profile-favourites = Parties favorites
profile-favourites-none = Ajoute les parties que tu veux montrer. Les autres pourront voir les replays.
profile-add = Ajouter
profile-add-title = Ajouter une de tes dernières victoires
profile-remove = Retirer
profile-replay = Voir le replay
profile-won = Gagné en { $time }
profile-lost = Perdu après { $time }
profile-bests = Records personnels
profile-board = Grille
# $board is a rule set and level, $options what differs from the usual.
profile-board-options = { $board }, { $options }
profile-best-time = Meilleur temps
profile-best-speed = Meilleur 3BV/s
profile-of-games =
    { $count ->
        [one] sur { NUMBER($count) } partie
       *[other] sur { NUMBER($count) } parties
    }
profile-progress = Progression
profile-ratings = Cotes
# $rating is a rating with its uncertainty, such as 1,612 ± 120.
profile-rating-race = Courses : { $rating }
profile-rating-puzzle = Problèmes : { $rating }
profile-rating-about = La cote au fil du temps. La bande est l’intervalle de confiance à 95 %.

## Races

profile-races = Courses
profile-race-opponent = Adversaire
profile-race-result = Résultat
profile-race-rating = Cote
profile-race-date = Date
profile-race-replay = Replay
profile-race-won = Victoire
profile-race-draw = Égalité
profile-race-lost = Défaite
profile-race-unrated = Non cotée
profile-race-auto = Robot
profile-races-more = Plus de courses

## Friends and reports

profile-friend = Ajouter en ami
profile-unfriend = Retirer des amis
profile-block = Bloquer
profile-unblock = Débloquer
profile-report = Signaler
profile-report-reason = Quel est le problème ?
profile-report-name = Le nom est offensant
profile-report-cheating = Suspicion de triche
profile-report-behaviour = Mauvais comportement dans les salons
profile-report-details = Détails
profile-report-send = Envoyer le signalement
profile-report-sent = Merci. L’équipe de ce serveur va examiner ton signalement.

## Achievements

achievement-beginner-win = Premiers pas
achievement-beginner-win-about = Gagne en Classique ou Indulgent, niveau Débutant.
achievement-intermediate-win = Intermédiaire
achievement-intermediate-win-about = Gagne en Classique ou Indulgent, niveau Intermédiaire.
achievement-expert-win = Expert
achievement-expert-win-about = Gagne en Classique, niveau Expert.
achievement-no-flags = Sans drapeau
achievement-no-flags-about = Gagne en Classique, niveau Expert, sans poser un seul drapeau.
achievement-under-two-minutes = Moins de deux minutes
achievement-under-two-minutes-about = Gagne en Classique, niveau Expert, en moins de deux minutes.
achievement-efficient = Pas un clic de trop
achievement-efficient-about = Gagne en Intermédiaire ou Expert avec une efficacité d’au moins 100 %.
achievement-against-the-odds = Contre toute attente
achievement-against-the-odds-about = Gagne en Classique, niveau Expert, malgré des paris que tu avais au plus 5 % de chances de réussir.
achievement-perfect-forgiving = Rien à pardonner
achievement-perfect-forgiving-about = Gagne en Indulgent, niveau Expert, sans aucun sauvetage.
achievement-qubits-win = Qubits
achievement-qubits-win-about = Gagne en mode Qubits, à n’importe quel niveau.
achievement-entangled-win = Intriqué
achievement-entangled-win-about = Gagne en mode Intriqué sur une grille avec des trios.
achievement-mermin = Le trio de Mermin
achievement-mermin-about = Regarde trois cases donner des résultats qu’aucune grille cachée ne pourrait donner.
