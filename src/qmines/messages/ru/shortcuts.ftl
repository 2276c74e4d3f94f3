### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = Сочетания клавиш
shortcut-close = Закрыть
shortcut-shift = Shift+{ $key }
shortcut-how = Чтобы добавить клавишу, выберите + и нажмите её. Чтобы убрать, выберите ×. У каждой клавиши одно действие.
shortcut-press = Нажмите новую клавишу для действия «{ $action }» или Escape для отмены.
shortcut-cancelled = Ничего не изменилось.
shortcut-given = Теперь { $key } делает это: { $action }.
shortcut-same = { $key } уже делает это.
shortcut-taken = { $key } уже занята действием «{ $action }».
shortcut-take = Всё равно назначить
shortcut-freed = { $key } больше не используется.
shortcut-remove = Убрать { $key } из действия «{ $action }»
shortcut-add = Добавить клавишу для действия «{ $action }»
shortcut-reset = Сбросить профиль
shortcut-reset-done = У этого профиля снова исходные клавиши.
shortcut-reserved-tab = Tab переключает части страницы, поэтому занять её нельзя.
shortcut-reserved-modifier = Сочетания с Ctrl, Alt и Meta принадлежат браузеру.
