### Settings of the terminal game and the web site, and their values.

language-name = English

## Themes

theme-colour-blind = Colour-blind safe
theme-contrast = High contrast
theme-dark = Night
theme-light = Day
theme-midnight = Midnight
theme-paper = Paper
theme-traditional = Traditional
