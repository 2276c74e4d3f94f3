### Settings of the terminal game and the web site, and their values.

language-name = Русский

## Themes

theme-colour-blind = Для дальтоников
theme-contrast = Контрастная
theme-dark = Ночь
theme-light = День
theme-midnight = Полночь
theme-paper = Бумага
theme-traditional = Традиционная
