### Settings of the terminal game and the web site, and their values.

language-name = Polski

## Themes

theme-colour-blind = Dla daltonistów
theme-contrast = Wysoki kontrast
theme-dark = Noc
theme-light = Dzień
theme-midnight = Północ
theme-paper = Papier
theme-traditional = Tradycyjny
