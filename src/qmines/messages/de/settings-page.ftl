### The settings page of the web site. Names of themes and profiles of keys are in settings.ftl and actions.ftl.

settings-appearance = Darstellung
settings-language = Sprache
settings-language-system = Wie der Browser
settings-theme = Design
settings-theme-system = Wie das System
settings-digits = Farben der Zahlen
settings-digits-traditional = Traditionell
settings-digits-safe = Für Farbenblinde
settings-cells = Feldgröße
settings-cells-fit = So groß wie möglich
settings-cells-small = Klein
settings-cells-medium = Mittel
settings-cells-large = Groß
settings-cells-very-large = Sehr groß
settings-boards = Zwei Bretter
settings-boards-auto = Automatisch
settings-boards-beside = Nebeneinander
settings-boards-stacked = Übereinander
settings-rulers = Zeilen- und Spaltennummern zeigen
settings-links = Linien zwischen verbundenen Feldern zeichnen
settings-dirac = Dirac-Notation für Qubits: |0⟩ statt „auf Z sicher“
settings-sound = Töne abspielen
settings-input = Maus und Touch
settings-press = Langes Drücken
settings-press-time = { $milliseconds } ms
settings-press-help = Während du drückst, schließt sich ein Ring um das Feld. Ist er voll, zählt es als langes Drücken.
settings-chord-tap = Akkord beim Tippen auf eine Zahl
settings-swap = Tippen setzt Flagge, langes Drücken deckt auf
settings-keys = Tastatur
settings-profile = Profil
settings-keys-list = Alle Tastenkürzel ansehen
settings-auto-play = Automatik
settings-guess = Raten, wenn kein Zug sicher ist
settings-all = Alle Einstellungen
settings-file = Einstellungsdatei
settings-save = In Datei speichern
settings-load = Aus Datei laden
settings-reset = Auf Standardwerte zurücksetzen
settings-reset-done = Alle Einstellungen sind auf die Standardwerte zurückgesetzt.
settings-loaded =
    { $count ->
        [one] Eine Einstellung geladen.
       *[other] { $count } Einstellungen geladen.
    }
settings-loaded-some =
    { $count ->
        [one] Eine Einstellung geladen. Unbekannte Einstellungen ignoriert: { LIST($unknown) }.
       *[other] { $count } Einstellungen geladen. Unbekannte Einstellungen ignoriert: { LIST($unknown) }.
    }
settings-not-a-file = Das ist keine Einstellungsdatei. Wähle eine andere Datei.
settings-stored = Deine Einstellungen sind in diesem Browser gespeichert. Melde dich an, um sie auch auf anderen Geräten zu nutzen.
settings-stored-account = Deine Einstellungen sind in deinem Konto gespeichert und gelten auf allen deinen Geräten.
