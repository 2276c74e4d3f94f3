### Quick matches, the lobby, and races against the auto-player or the record.

match-quick = Match rapide
match-about = Fais la course contre le prochain joueur qui veut la même grille. Pas besoin de compte.
match-rated = Coté
# $rating is a number, $uncertainty how far it may be off.
match-rated-help = Ta cote : { $rating } ± { $uncertainty }. Tu affronteras des joueurs de force similaire.
match-rating = { $rating } ± { $uncertainty }
match-rating-change =
    { $change ->
        [0] ±0
       *[other] { $sign }{ $change }
    }
match-is-rated = cotée

## The lobby

match-lobby = Parties ouvertes
match-lobby-empty = Aucune partie ouverte en ce moment. Appuie sur « Match rapide » pour ouvrir le bal.
match-race = Défier
match-watch = Regarder
match-join = Rejoindre
# To a game of your own in the list.
match-return = Revenir
match-waiting = En attente d’un adversaire
match-lobby-waiting = En attente de joueurs
match-playing = En cours
match-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
match-listed = Afficher ce salon dans « Parties ouvertes »

## Waiting for an opponent

match-looking = Recherche d’un adversaire…
match-looking-note = Personne d’autre ne cherche cette course pour le moment. Elle commence dès que quelqu’un arrive.
match-waiting-for = En attente depuis { $time }
match-cancel = Ne plus attendre
match-rematch-waiting = On attend ton adversaire…
match-rematch-note = La revanche commence dès l’arrivée de ton adversaire.
match-meanwhile = Pas envie d’attendre ?
match-auto = Défier le robot
match-auto-about = Le robot a la même grille et joue à un rythme humain.
match-strength = Force
match-strength-gentle = Tranquille
match-strength-steady = Régulier
match-strength-quick = Rapide
match-strength-expert = Expert
match-record = Défier le record
# $name is a player, $time their time.
match-record-about = { $name } a déminé ce niveau en { $time }. Fais mieux sur la même grille.
match-record-about-guest = Le meilleur temps vérifié est { $time }. Fais mieux sur la même grille.
match-daily = Jouer la grille du jour
match-daily-open = Grilles du jour
match-daily-about = Un essai par jour, la même grille pour tout le monde.

## A rival in a race

match-rival-auto = Robot, { $strength }
match-rival-record = Record : { $name }
match-rival-record-guest = Le record
match-rival-first = Tu as battu le robot !
match-rival-record-first = Tu as battu le record !
match-rival-lost = Le robot a été plus rapide.
match-rival-record-lost = Le record tient toujours.
match-again = Nouvelle course
match-boards = Grilles
match-boards-note = Pour que la course reste équitable, tu ne vois que ce que voient tous ceux qui jouent encore. Le reste apparaît à la fin.
match-board-of = { $name } : grille ouverte à { $percent }
# The name of a guest who did not choose one.
match-guest = Invité-{ $number }
match-hidden = Nom masqué
