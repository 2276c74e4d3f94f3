### Settings of the terminal game and the web site, and their values.

language-name = Español

## Themes

theme-colour-blind = Daltonismo
theme-contrast = Alto contraste
theme-dark = Noche
theme-light = Día
theme-midnight = Medianoche
theme-paper = Papel
theme-traditional = Tradicional
