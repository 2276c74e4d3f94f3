### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = Tastenkürzel
shortcut-close = Schließen
shortcut-shift = Umschalt+{ $key }
shortcut-how = Um eine Taste hinzuzufügen, wähle + und drücke sie. Um eine zu entfernen, wähle ×. Jede Taste hat nur eine Aufgabe.
shortcut-press = Drücke die neue Taste für „{ $action }“ oder Escape zum Abbrechen.
shortcut-cancelled = Nichts geändert.
shortcut-given = { $key } ist jetzt mit „{ $action }“ belegt.
shortcut-same = { $key } ist schon mit dieser Aktion belegt.
shortcut-taken = { $key } ist schon mit „{ $action }“ belegt.
shortcut-take = Taste neu belegen
shortcut-freed = { $key } ist nicht mehr belegt.
shortcut-remove = { $key } von „{ $action }“ entfernen
shortcut-add = Taste für „{ $action }“ hinzufügen
shortcut-reset = Dieses Profil zurücksetzen
shortcut-reset-done = Dieses Profil hat wieder seine Standardtasten.
shortcut-reserved-tab = Tab wechselt zwischen den Teilen der Seite und kann deshalb kein Tastenkürzel sein.
shortcut-reserved-modifier = Kürzel mit Strg, Alt oder Meta sind dem Browser vorbehalten.

## Keys, as they are printed on a keyboard; the terminal game has these too

key-name-enter = Enter
key-name-space = Leertaste
key-name-escape = Esc
key-name-backspace = Rück
key-name-tab = Tab
key-name-page-up = Bild↑
key-name-page-down = Bild↓
key-name-home = Pos1
key-name-end = Ende
key-name-insert = Einfg
key-name-delete = Entf
