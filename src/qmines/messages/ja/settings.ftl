### Settings of the terminal game and the web site, and their values.

language-name = 日本語

## Themes

theme-colour-blind = 色覚に配慮
theme-contrast = ハイコントラスト
theme-dark = 夜
theme-light = 昼
theme-midnight = 真夜中
theme-paper = 紙
theme-traditional = 昔ながら
