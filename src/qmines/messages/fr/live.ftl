### Playing with others: the list of rooms, and a room before, during and after its game.

live-play = Jouer à plusieurs
live-play-note = Crée un salon et envoie son lien aux autres.
live-mode = Mode
live-race = Course
live-race-about = Tout le monde a la même grille. Qui la démine en premier ?
live-coop = Coop
live-coop-about = Une seule grille pour tous. Tu vois où pointent les autres, et vous gagnez ou perdez en équipe.
live-rules = Règles
live-options = Options
live-create = Créer un salon
live-rooms = Tes salons
# $mode is Race or Together, $level the name of a level.
live-room = { $mode }, { $level }
live-stage-lobby = En attente depuis le { $when }
live-stage-countdown = Sur le point de commencer
live-stage-playing = En cours depuis le { $when }
live-stage-over = Terminé le { $when }
live-name = Ton nom
live-name-help = De 3 à 20 lettres et chiffres. Les autres voient que tu joues en invité.

## The room

room-missing = Salon introuvable
room-missing-words = Ce salon n’existe pas. Il a peut-être été supprimé.
room-missing-new = Créer un nouveau salon
# $rules is the name of a rule set, $size the size of its field.
room-rules = { $rules } : { $size }
room-leave = Quitter
room-players = Joueurs
room-invite = Inviter
room-link = Lien vers ce salon
room-copy = Copier le lien
room-copied = Copié.
room-copy-by-hand = Sélectionne le lien et copie-le.
room-share = Partager…
room-invite-note = Avec ce lien, on peut rejoindre le salon avant le départ, et regarder ensuite.
room-join-race = Rejoindre la course
room-join-coop = Rejoindre la partie
room-here-waiting =
    { $count ->
        [0] Il n’y a encore personne.
        [one] { LIST($names) } attend.
       *[other] { LIST($names) } attendent.
    }
room-here-playing =
    { $count ->
        [0] Il n’y a encore personne.
        [one] { LIST($names) } joue.
       *[other] { LIST($names) } jouent.
    }
room-join = Rejoindre
room-join-as = Rejoindre en tant que { $name }
room-lobby = Salle d’attente
room-needs-two = Il faut deux joueurs pour une course. Envoie le lien à quelqu’un.
room-ready-count = Prêts : { $ready } sur { $players }.
room-host-starts = L’hôte lance la partie.
room-start = Démarrer
room-ready = C’est bon pour moi
room-is-ready = Prêt
room-countdown = La course commence dans
room-watching = Tu regardes cette course.
room-go = Partez !
room-came =
    { $names ->
        [one] { LIST($names) } a rejoint le salon.
       *[other] { LIST($names) } ont rejoint le salon.
    }
room-told-won = { $name } a déminé la grille.
room-told-lost = { $name } a touché une mine.
room-told-gave-up = { $name } a abandonné.

## Players in a room: notes beside their names, and how they stand

room-place = { $place }.
room-note-you = toi
room-note-guest = invité
room-note-host = hôte
room-note-left = n’est plus là
room-note-away = absent
room-state-ready = Prêt
room-state-not-ready = Pas prêt
room-state-starting = Démarre
room-state-won = Déminé
room-state-lost = Perdu
room-state-gave-up = Abandon
room-state-waiting = Regarde

## How it went

room-results = Résultats
room-first = { $name } termine en tête.
room-first-you = Tu as gagné la course !
room-nobody = Personne n’a déminé la grille.
room-coop-won = Vous avez déminé la grille ensemble.
room-coop-lost = Vous avez perdu ensemble.
room-coop-won-others = L’équipe a déminé la grille.
room-coop-lost-others = L’équipe a perdu.
room-rematch = Revanche
room-to-rematch = Aller à la revanche
room-another = Créer un autre salon
# $boards is a list of links, one for each player.
room-boards = Grilles : { $boards }
room-board-yours = la tienne
room-fair = Cette grille était-elle équitable ?
room-fair-note = Voici la graine de la grille, puis son empreinte SHA-256, publiée avant le départ.
room-judged = Paris et erreurs
room-guesses = Paris
room-mistake = Perdu sur une erreur
room-bad-luck = Malchance
room-shares = Qui a fait quoi
room-share-player = Joueur
room-share-moves = Coups
room-share-opened = Cases ouvertes
room-share-flags = Drapeaux
room-share-last = Dernier coup
room-share-won = A joué le dernier coup
room-share-lost = A touché la mine
room-share-gave-up = A abandonné

## Why something in a room is refused

room-refused-over = Cette partie est finie. Demande une revanche.
room-refused-blocked = Tu ne peux pas rejoindre ce salon. Choisis-en un autre.
room-refused-race-started = La course a commencé. Tu peux la regarder et rejoindre la suivante.
room-refused-rematch-early = Tu pourras demander une revanche quand cette partie sera finie.
room-refused-host = Seul l’hôte peut lancer la partie.
room-refused-alone = Il faut au moins deux joueurs pour une course. Envoie le lien à quelqu’un.
room-refused-full = Ce salon est complet, mais tu peux regarder.
room-refused-missing = Salon introuvable. Il a peut-être été supprimé.
room-refused-stranger = Tu n’es pas dans ce salon. Rejoins-le d’abord.
room-refused-known-board = Un salon a besoin d’une nouvelle grille que personne ne connaît. Choisis d’autres options.
room-refused-quick = Ce salon est réservé à un match rapide. Appuie sur « Match rapide » pour faire la course.

## Why a quick match is refused

match-refused-guest = Il faut un compte pour les courses cotées. Connecte-toi ou fais une course non cotée.
match-refused-no-record = Il n’y a pas encore de record à battre : personne n’a de victoire vérifiée à ce niveau.
match-refused-size = Cette grille est trop grande pour une course contre le robot. Choisis-en une plus petite.
