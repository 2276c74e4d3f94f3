### The settings page of the web site. Names of themes and profiles of keys are in settings.ftl and actions.ftl.

settings-appearance = Apparence
settings-language = Langue
settings-language-system = Comme le navigateur
settings-theme = Thème
settings-theme-system = Comme le système
settings-digits = Couleurs des chiffres
settings-digits-traditional = Traditionnelles
settings-digits-safe = Pour daltoniens
settings-cells = Taille des cases
settings-cells-fit = La plus grande possible
settings-cells-small = Petite
settings-cells-medium = Moyenne
settings-cells-large = Grande
settings-cells-very-large = Très grande
settings-boards = Deux grilles
settings-boards-auto = Automatique
settings-boards-beside = Côte à côte
settings-boards-stacked = L’une au-dessus de l’autre
settings-rulers = Afficher les numéros de ligne et de colonne
settings-links = Tracer des traits entre les cases liées
settings-dirac = Notation de Dirac pour les qubits : |0⟩ au lieu de « sûre sur Z »
settings-sound = Jouer les sons
settings-input = Souris et écran tactile
settings-press = Appui long
settings-press-time = { $milliseconds } ms
settings-press-help = Un anneau se ferme autour de la case pendant l’appui. Quand il est complet, l’appui long est pris en compte.
settings-chord-tap = Appuyer sur un chiffre pour faire un accord
settings-swap = Appui pour poser un drapeau, appui long pour ouvrir
settings-keys = Clavier
settings-profile = Profil
settings-keys-list = Voir tous les raccourcis
settings-auto-play = Jeu auto
settings-guess = Parier quand aucun coup n’est sûr
settings-all = Tous les réglages
settings-file = Fichier de réglages
settings-save = Enregistrer dans un fichier
settings-load = Charger depuis un fichier
settings-reset = Rétablir les valeurs par défaut
settings-reset-done = Tous les réglages ont retrouvé leur valeur par défaut.
settings-loaded =
    { $count ->
        [one] { $count } réglage chargé.
       *[other] { $count } réglages chargés.
    }
settings-loaded-some =
    { $count ->
        [one] { $count } réglage chargé. Réglages inconnus ignorés : { LIST($unknown) }.
       *[other] { $count } réglages chargés. Réglages inconnus ignorés : { LIST($unknown) }.
    }
settings-not-a-file = Ce n’est pas un fichier de réglages. Choisis un autre fichier.
settings-stored = Tes réglages sont enregistrés dans ce navigateur. Connecte-toi pour les retrouver sur tes autres appareils.
settings-stored-account = Tes réglages sont enregistrés dans ton compte : tu les retrouves sur tous tes appareils.
