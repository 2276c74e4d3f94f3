### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = Atalhos de teclado
shortcut-close = Fechar
shortcut-shift = Shift+{ $key }
shortcut-how = Para adicionar uma tecla, escolha + e pressione a tecla. Para remover, escolha ×. Cada tecla faz uma só coisa.
shortcut-press = Pressione a nova tecla para “{ $action }” ou Escape para cancelar.
shortcut-cancelled = Nada mudou.
shortcut-given = A tecla { $key } agora é usada para “{ $action }”.
shortcut-same = A tecla { $key } já é usada para esta ação.
shortcut-taken = A tecla { $key } já é usada para “{ $action }”.
shortcut-take = Reatribuir tecla
shortcut-freed = A tecla { $key } não é mais usada.
shortcut-remove = Remover { $key } de “{ $action }”
shortcut-add = Adicionar uma tecla para “{ $action }”
shortcut-reset = Restaurar este perfil
shortcut-reset-done = Este perfil voltou às teclas padrão.
shortcut-reserved-tab = Tab alterna entre as partes da página, então não pode ser um atalho.
shortcut-reserved-modifier = Atalhos com Ctrl, Alt ou Meta são reservados ao navegador.

## Keys, as they are printed on a keyboard; the terminal game has these too

key-name-enter = Enter
key-name-space = Espaço
key-name-escape = Esc
key-name-backspace = Backspace
key-name-tab = Tab
key-name-page-up = PgUp
key-name-page-down = PgDn
key-name-home = Home
key-name-end = End
key-name-insert = Insert
key-name-delete = Delete
