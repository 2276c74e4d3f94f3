### Settings of the terminal game and the web site, and their values.

language-name = Deutsch

## Themes

theme-colour-blind = Für Farbenblinde
theme-contrast = Hoher Kontrast
theme-dark = Nacht
theme-light = Tag
theme-midnight = Mitternacht
theme-paper = Papier
theme-traditional = Traditionell
