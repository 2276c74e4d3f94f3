### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = 键盘快捷键
shortcut-close = 关闭
shortcut-shift = Shift+{ $key }
shortcut-how = 要添加按键，选择+再按下该键；要移除，选择×。每个键只有一个作用。
shortcut-press = 请按下“{ $action }”的新按键，或按 Esc 取消。
shortcut-cancelled = 没有任何更改。
shortcut-given = { $key } 现用于“{ $action }”。
shortcut-same = { $key } 已用于此操作。
shortcut-taken = { $key } 已用于“{ $action }”。
shortcut-take = 重新分配此键
shortcut-freed = { $key } 不再使用。
shortcut-remove = 从“{ $action }”移除 { $key }
shortcut-add = 为“{ $action }”添加按键
shortcut-reset = 重置此方案
shortcut-reset-done = 此方案已恢复默认按键。
shortcut-reserved-tab = Tab 用于在页面各部分之间移动，不能用作快捷键。
shortcut-reserved-modifier = 带 Ctrl、Alt 或 Meta 的快捷键保留给浏览器使用。

## Keys, as they are printed on a keyboard; the terminal game has these too

key-name-enter = Enter
key-name-space = 空格
key-name-escape = Esc
key-name-backspace = 退格
key-name-tab = Tab
key-name-page-up = PgUp
key-name-page-down = PgDn
key-name-home = Home
key-name-end = End
key-name-insert = Insert
key-name-delete = Delete
