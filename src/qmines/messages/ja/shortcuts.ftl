### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = キーボードショートカット
shortcut-close = 閉じる
shortcut-shift = Shift+{ $key }
shortcut-how = キーを追加するには、+を選んでキーを押します。外すには×を選びます。1つのキーに割り当てられる操作は1つです。
shortcut-press = 「{ $action }」の新しいキーを押してください。Escでキャンセルします。
shortcut-cancelled = 変更していません。
shortcut-given = { $key }を「{ $action }」に割り当てました。
shortcut-same = { $key }はすでにこの操作のキーです。
shortcut-taken = { $key }は「{ $action }」で使われています。
shortcut-take = キーを割り当て直す
shortcut-freed = { $key }の割り当てを外しました。
shortcut-remove = 「{ $action }」から{ $key }を外す
shortcut-add = 「{ $action }」にキーを追加
shortcut-reset = このプロファイルをリセット
shortcut-reset-done = このプロファイルのキーを初期設定に戻しました。
shortcut-reserved-tab = Tabはページ内の移動に使うため、割り当てられません。
shortcut-reserved-modifier = Ctrl、Alt、Metaを使うショートカットはブラウザ用に予約されています。

## Keys, as they are printed on a keyboard; the terminal game has these too

key-name-enter = Enter
key-name-space = スペース
key-name-escape = Esc
key-name-backspace = Backspace
key-name-tab = Tab
key-name-page-up = PgUp
key-name-page-down = PgDn
key-name-home = Home
key-name-end = End
key-name-insert = Insert
key-name-delete = Delete
