### What keys do, as lists of keys show it. The keys themselves are in src/qmines/theme/keys.toml.

## Profiles of keys

key-profile-standard = Standard (Pfeiltasten, WASD)
key-profile-vim = Vim (h j k l, Diagonalen)
key-profile-keypad = Ziffernblock

## Groups of actions

key-scope-move = Bewegen
key-scope-play = Spielen
key-scope-assist = Hilfe im Spiel
key-scope-view = Ansicht
key-scope-anywhere = Überall

## Moving

action-up = Nach oben
action-down = Nach unten
action-left = Nach links
action-right = Nach rechts
action-up-left = Nach links oben
action-up-right = Nach rechts oben
action-down-left = Nach links unten
action-down-right = Nach rechts unten
action-page-up = Seite nach oben
action-page-down = Seite nach unten
action-row-start = Zum Zeilenanfang
action-row-end = Zum Zeilenende

## Playing

action-open = Feld aufdecken, auf einer Zahl: Akkord
action-flag = Flagge setzen oder entfernen
action-mark = Nächste Markierung, wie ein Rechtsklick
action-chord = Akkord: übrige Felder um eine Zahl aufdecken
action-other-board = Brett wechseln
action-shield = Feld mit einem Schild testen
action-undo = Rückgängig
action-pause = Pause
action-new = Neues Spiel mit denselben Einstellungen

## Getting help

action-hint = Tipp; noch einmal drücken für den Grund
action-one-move = Einen einfachen Zug spielen
action-all-moves = Alle einfachen Züge spielen
action-solve = Alle sicheren Züge spielen
action-step = Automatik einen Zug machen lassen
action-auto = Automatik starten oder anhalten
action-analyse = Diese Stellung analysieren

## View

action-slower = Langsamer
action-faster = Schneller
action-overlay = Minenrisiken ein- oder ausblenden
action-reduced = Reduzierte Ansicht: nur, was noch zählt
action-coach = Coach in geführten Spielen ein- oder ausblenden
action-explain = Ganze Erklärung zeigen
action-zoom-in = Größere Felder
action-zoom-out = Kleinere Felder

## Anywhere

action-help = Hilfe und Tasten
