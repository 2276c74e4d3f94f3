### Settings of the terminal game and the web site, and their values.

language-name = 简体中文

## Themes

theme-colour-blind = 色盲友好
theme-contrast = 高对比度
theme-dark = 夜间
theme-light = 日间
theme-midnight = 午夜
theme-paper = 纸张
theme-traditional = 传统
