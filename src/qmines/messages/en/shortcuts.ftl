### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = Keyboard shortcuts
shortcut-close = Close
shortcut-shift = Shift+{ $key }
shortcut-how = To add a key, choose + and press the key. To remove one, choose ×. Each key can do only one thing.
shortcut-press = Press the new key for “{ $action }”, or Escape to cancel.
shortcut-cancelled = Nothing changed.
shortcut-given = { $key } is now used for “{ $action }”.
shortcut-same = { $key } is already used for this action.
shortcut-taken = { $key } is already used for “{ $action }”.
shortcut-take = Reassign this key
shortcut-freed = { $key } is no longer used.
shortcut-remove = Remove { $key } from “{ $action }”
shortcut-add = Add a key for “{ $action }”
shortcut-reset = Reset this profile
shortcut-reset-done = The keys of this profile are back to their defaults.
shortcut-reserved-tab = Tab moves between the parts of the page, so it can’t be a shortcut.
shortcut-reserved-modifier = Shortcuts with Ctrl, Alt or Meta are reserved for the browser.

## Keys, as they are printed on a keyboard; the terminal game has these too

key-name-enter = Enter
key-name-space = Space
key-name-escape = Esc
key-name-backspace = Bksp
key-name-tab = Tab
key-name-page-up = PgUp
key-name-page-down = PgDn
key-name-home = Home
key-name-end = End
key-name-insert = Ins
key-name-delete = Del
