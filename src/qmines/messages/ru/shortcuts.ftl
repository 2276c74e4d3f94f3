### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = Сочетания клавиш
shortcut-close = Закрыть
shortcut-shift = Shift+{ $key }
shortcut-how = Чтобы добавить клавишу, выберите + и нажмите её. Чтобы убрать, выберите ×. У каждой клавиши одно действие.
shortcut-press = Нажмите новую клавишу для действия «{ $action }» или Esc для отмены.
shortcut-cancelled = Ничего не изменилось.
shortcut-given = Новое действие клавиши { $key }: { $action }.
shortcut-same = Клавиша { $key } уже назначена этому действию.
shortcut-taken = Клавиша { $key } уже занята действием «{ $action }».
shortcut-take = Всё равно назначить
shortcut-freed = Клавиша { $key } больше не используется.
shortcut-remove = Убрать клавишу { $key } из действия «{ $action }»
shortcut-add = Добавить клавишу для действия «{ $action }»
shortcut-reset = Сбросить профиль
shortcut-reset-done = У этого профиля снова исходные клавиши.
shortcut-reserved-tab = Tab переключает части страницы, поэтому назначить её нельзя.
shortcut-reserved-modifier = Сочетания с Ctrl, Alt и Meta заняты браузером.

## Keys, as they are printed on a keyboard; the terminal game has these too

key-name-enter = Enter
key-name-space = Пробел
key-name-escape = Esc
key-name-backspace = Backspace
key-name-tab = Tab
key-name-page-up = PgUp
key-name-page-down = PgDn
key-name-home = Home
key-name-end = End
key-name-insert = Insert
key-name-delete = Delete
