### Settings of the terminal game and the web site, and their values.

## Themes

theme-colour-blind = Für Farbenblinde
theme-contrast = Hoher Kontrast
theme-dark = Nacht
theme-light = Tag
theme-midnight = Mitternacht
theme-paper = Papier
theme-traditional = Traditionell
