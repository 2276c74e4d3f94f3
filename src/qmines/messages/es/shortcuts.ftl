### Keyboard shortcuts on the web site: their list, and the editor in the settings. $key is a key, $action what it does.

shortcut-list = Atajos de teclado
shortcut-close = Cerrar
shortcut-shift = Mayús+{ $key }
shortcut-how = Para añadir una tecla, elige + y púlsala. Para quitar una, elige ×. Cada tecla hace una sola cosa.
shortcut-press = Pulsa la nueva tecla para “{ $action }”, o Escape para cancelar.
shortcut-cancelled = No ha cambiado nada.
shortcut-given = { $key } ahora se usa para “{ $action }”.
shortcut-same = { $key } ya se usa para esta acción.
shortcut-taken = { $key } ya se usa para “{ $action }”.
shortcut-take = Reasignar esta tecla
shortcut-freed = { $key } ya no se usa.
shortcut-remove = Quitar { $key } de “{ $action }”
shortcut-add = Añadir una tecla para “{ $action }”
shortcut-reset = Restablecer este perfil
shortcut-reset-done = Este perfil vuelve a tener sus teclas predeterminadas.
shortcut-reserved-tab = Tab sirve para moverse entre las partes de la página, así que no puede ser un atajo.
shortcut-reserved-modifier = Los atajos con Ctrl, Alt o Meta están reservados para el navegador.

## Keys, as they are printed on a keyboard; the terminal game has these too

key-name-enter = Enter
key-name-space = Espacio
key-name-escape = Esc
key-name-backspace = Retroceso
key-name-tab = Tab
key-name-page-up = RePág
key-name-page-down = AvPág
key-name-home = Inicio
key-name-end = Fin
key-name-insert = Insert
key-name-delete = Supr
