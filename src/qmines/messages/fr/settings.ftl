### Settings of the terminal game and the web site, and their values.

language-name = Français

## Themes

theme-colour-blind = Pour daltoniens
theme-contrast = Contraste élevé
theme-dark = Nuit
theme-light = Jour
theme-midnight = Minuit
theme-paper = Papier
theme-traditional = Traditionnel
