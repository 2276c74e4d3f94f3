### Settings of the terminal game and the web site, and their values.

language-name = Português (Brasil)

## Themes

theme-colour-blind = Para daltônicos
theme-contrast = Alto contraste
theme-dark = Noite
theme-light = Dia
theme-midnight = Meia-noite
theme-paper = Papel
theme-traditional = Tradicional
