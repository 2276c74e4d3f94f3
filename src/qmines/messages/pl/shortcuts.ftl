### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = Skróty klawiszowe
shortcut-close = Zamknij
shortcut-shift = Shift+{ $key }
shortcut-how = Aby dodać klawisz, wybierz + i naciśnij klawisz. Aby usunąć klawisz, wybierz ×. Każdy klawisz robi jedną rzecz.
shortcut-press = Naciśnij nowy klawisz dla „{ $action }” albo Esc, żeby anulować.
shortcut-cancelled = Nic się nie zmieniło.
shortcut-given = Nowe działanie klawisza { $key }: { $action }.
shortcut-same = Klawisz { $key } jest już przypisany do tego działania.
shortcut-taken = Klawisz { $key } jest już zajęty: „{ $action }”.
shortcut-take = Przypisz ten klawisz
shortcut-freed = Klawisz { $key } jest już wolny.
shortcut-remove = Usuń klawisz { $key } z „{ $action }”
shortcut-add = Dodaj klawisz do „{ $action }”
shortcut-reset = Zresetuj ten profil
shortcut-reset-done = Ten profil ma znów domyślne klawisze.
shortcut-reserved-tab = Tab przechodzi między częściami strony, więc nie może być skrótem.
shortcut-reserved-modifier = Skróty z Ctrl, Alt lub Meta są zarezerwowane dla przeglądarki.

## Keys, as they are printed on a keyboard; the terminal game has these too

key-name-enter = Enter
key-name-space = Spacja
key-name-escape = Esc
key-name-backspace = Backspace
key-name-tab = Tab
key-name-page-up = PgUp
key-name-page-down = PgDn
key-name-home = Home
key-name-end = End
key-name-insert = Insert
key-name-delete = Delete
