### Why the server refuses a request.

## The request itself

refused-no-page = Page introuvable.
refused-method = Méthode non autorisée.
refused-unanswerable = Le serveur ne comprend pas cette requête. Vérifie-la et réessaie.
refused-malformed = La requête a des champs incorrects ou manquants. Consulte /openapi.json.
refused-host = Ce serveur n’est pas configuré pour ce nom d’hôte. Vérifie l’adresse.
refused-origin = Cette requête doit venir d’une page de ce serveur.
refused-type = La requête doit avoir le type de contenu application/json.
refused-length = L’en-tête Content-Length n’est pas un nombre.
refused-size = La requête est trop volumineuse : { $bytes } octets au maximum.
refused-slow = La suite de la requête n’est pas arrivée à temps. Envoie-la à nouveau.
refused-headers = Les en-têtes sont trop volumineux : au plus { $lines } en-têtes et { $kib } Kio au total.
refused-target = L’URL est trop longue : { $kib } Kio au maximum.
refused-pipelined = Trop de requêtes à la fois : au plus { $most } peuvent attendre sur une connexion.
refused-handshake = Cette négociation WebSocket est mal formée ou a un en-tête de plus de 8 Kio.
refused-utf8 = Le corps n’est pas de l’UTF-8 valide.
refused-json = Le corps n’est pas du JSON valide : { $error }, ligne { $line }, colonne { $column }.
refused-nesting = Le corps a trop de niveaux d’imbrication.
refused-duplicate = Le corps de la requête contient une clé en double ou un nombre non valide.
refused-object = Le corps doit être un objet JSON.
refused-character = Le corps contient un demi-codet isolé, ce qui n’est pas de l’Unicode valide.
refused-large-number = Le corps contient un nombre trop grand.
refused-field = { $field } : { $error }.
refused-query = { $name } apparaît deux fois dans les paramètres de l’URL.
refused-base64 = Les données ne sont pas du base64 valide.
refused-text-or-data = Envoie soit du texte, soit les données d’un fichier, pas les deux.

refused-no-player = Aucun joueur n’a ce nom, ou son profil est caché.
refused-favourites = Ton profil montre au plus { $most } parties. Retires-en une d’abord.

refused-banned =
    { $given ->
        [yes] { $ends ->
            [never] Ce compte est banni de ce serveur. Si c’est une erreur, contacte l’administrateur. Motif : { $reason }
           *[other] Ce compte est banni de ce serveur jusqu’au { $until } (UTC). Si c’est une erreur, contacte l’administrateur. Motif : { $reason }
        }
       *[other] { $ends ->
            [never] Ce compte est banni de ce serveur. Si c’est une erreur, contacte l’administrateur.
           *[other] Ce compte est banni de ce serveur jusqu’au { $until } (UTC). Si c’est une erreur, contacte l’administrateur.
        }
    }
refused-recovery = Le nom ou le code de secours est incorrect, ou le code a déjà servi. Vérifie les deux ou utilise un autre code.
refused-link = Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.
refused-no-mail = Ce serveur n’envoie pas d’e-mails. Utilise plutôt un code de secours.
refused-oneself = Tu ne peux ni t’ajouter en ami ni te bloquer toi-même.
refused-relations = Tu as atteint la limite de { $most } amis et joueurs bloqués. Retires-en un d’abord.
refused-reports = Tu peux signaler au plus { $most } joueurs par jour. Réessaie demain.
refused-report-long = Décris le problème en { $most } caractères au maximum.

## Limits

refused-often = Trop de requêtes ; patiente un instant.
refused-sockets = Trop de connexions ouvertes depuis ton réseau. Ferme quelques onglets, puis réessaie.
refused-tries = Trop de tentatives ; patiente un peu.
refused-busy = Le solveur est occupé ; réessaie.
refused-waiting =
    { $count ->
        [one] { $count } de tes requêtes attend déjà le solveur ; réessaie quand elle aura sa réponse.
       *[other] { $count } de tes requêtes attendent déjà le solveur ; réessaie quand elles auront leur réponse.
    }
refused-at-once = Trop de requêtes à la fois ; attends la réponse aux précédentes.
refused-moment = Le serveur est occupé ; réessaie dans un instant.
refused-quota =
    { $minutes ->
        [one] Trop de données ont été enregistrées récemment depuis ton adresse réseau. Réessaie dans { $minutes } minute.
       *[other] Trop de données ont été enregistrées récemment depuis ton adresse réseau. Réessaie dans { $minutes } minutes.
    }
refused-store = Les parties ne peuvent pas être enregistrées pour le moment. Rien n’est perdu ; réessaie.
refused-failed = Un problème est survenu de notre côté, et nous l’avons consigné. Réessaie.
refused-cancelled = La requête a été annulée.

## Games

refused-owner = C’est la partie de quelqu’un d’autre : tu peux regarder, mais pas jouer.
refused-sealed = D’autres jouent encore cette grille. Attends que tout le monde ait fini.
refused-sealed-help = Pas d’aide tant que d’autres jouent la même grille.
refused-outside = Cette case n’est pas sur la grille.
refused-no-lesson = Leçon introuvable. Recharge la page.
refused-no-drill = Exercice introuvable. Commences-en un nouveau.
refused-no-puzzle = Problème introuvable. Recharge la page.
refused-no-position = Position introuvable. Elle a peut-être été supprimée.

## Accounts

refused-log-in = Connecte-toi d’abord.
refused-log-in-settings = Connecte-toi pour enregistrer tes réglages.
refused-no-session = Session introuvable. Elle est peut-être terminée ; recharge la page.
refused-no-data = Nous n’avons aucune donnée sur toi.
refused-credentials = Le nom ou le mot de passe est incorrect. Vérifie les deux et réessaie.
refused-password = Mot de passe incorrect. Réessaie.

## On the page

server-silent = La requête a échoué pour une raison inconnue. Réessaie.
server-none = Cette fonction a besoin d’un serveur, mais cette copie du site fonctionne sans.
server-unreachable = Serveur injoignable. Vérifie ta connexion et réessaie.
