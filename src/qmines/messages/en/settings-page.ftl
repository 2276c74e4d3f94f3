### The settings page of the web site. Names of themes and profiles of keys are in settings.ftl and actions.ftl.

settings-appearance = Appearance
settings-language = Language
settings-language-system = Match browser
settings-theme = Theme
settings-theme-system = Match system
settings-digits = Number colours
settings-digits-traditional = Traditional
settings-digits-safe = Colour-blind safe
settings-cells = Cell size
settings-cells-fit = Fit to screen
settings-cells-small = Small
settings-cells-medium = Medium
settings-cells-large = Large
settings-cells-very-large = Very large
settings-boards = Two boards
settings-boards-auto = Automatic
settings-boards-beside = Side by side
settings-boards-stacked = One above the other
settings-rulers = Show row and column numbers
settings-links = Draw lines between linked cells
settings-dirac = Dirac notation for qubits: |0⟩ instead of “safe on Z”
settings-sound = Play sounds
settings-input = Mouse and touch
settings-press = Long press
settings-press-time = { $milliseconds } ms
settings-press-help = A ring closes around the cell while you hold it. When the ring is complete, the long press counts.
settings-chord-tap = Tap a number to chord
settings-swap = Tap to flag, long press to open
settings-keys = Keyboard
settings-profile = Profile
settings-keys-list = See all shortcuts
settings-auto-play = Auto-play
settings-guess = Guess when no move is certain
settings-all = All settings
settings-file = Settings file
settings-save = Save to a file
settings-load = Load from a file
settings-reset = Reset to defaults
settings-reset-done = All settings are back to their defaults.
settings-loaded =
    { $count ->
        [one] Loaded one setting.
       *[other] Loaded { $count } settings.
    }
settings-loaded-some =
    { $count ->
        [one] Loaded one setting. Ignored unknown settings: { LIST($unknown) }.
       *[other] Loaded { $count } settings. Ignored unknown settings: { LIST($unknown) }.
    }
settings-not-a-file = This isn’t a settings file. Choose another file.
settings-stored = Your settings are stored in this browser. Log in to use them on your other devices too.
settings-stored-account = Your settings are stored in your account, so they’re the same on all your devices.
