### What keys do, as lists of keys show it. The keys themselves are in src/qmines/theme/keys.toml.

## Profiles of keys

key-profile-standard = Estándar (flechas, WASD)
key-profile-vim = Vim (h j k l, diagonales)
key-profile-keypad = Teclado numérico

## Groups of actions

key-scope-move = Moverse
key-scope-play = Jugar
key-scope-assist = Ayuda
key-scope-view = Vista
key-scope-anywhere = En todas partes

## Moving

action-up = Arriba
action-down = Abajo
action-left = Izquierda
action-right = Derecha
action-up-left = Arriba a la izquierda
action-up-right = Arriba a la derecha
action-down-left = Abajo a la izquierda
action-down-right = Abajo a la derecha
action-page-up = Página arriba
action-page-down = Página abajo
action-row-start = Principio de la fila
action-row-end = Final de la fila

## Playing

action-open = Abrir la casilla; en un número: acorde
action-flag = Poner o quitar la bandera
action-mark = Siguiente marca, como con el clic derecho
action-chord = Acorde: abrir las demás casillas junto a un número
action-other-board = Cambiar de tablero
action-shield = Probar la casilla con un escudo
action-undo = Deshacer
action-pause = Pausa
action-new = Partida nueva con los mismos ajustes

## Getting help

action-hint = Pista; pulsa otra vez para ver la razón
action-one-move = Hacer una jugada simple
action-all-moves = Hacer todas las jugadas simples
action-solve = Hacer todas las jugadas seguras
action-step = Dejar que el modo automático haga una jugada
action-auto = Iniciar o detener el modo automático
action-analyse = Analizar esta posición

## View

action-slower = Más lento
action-faster = Más rápido
action-overlay = Mostrar u ocultar el riesgo de mina
action-reduced = Vista reducida: ocultar lo que ya no importa
action-coach = Mostrar u ocultar el tutor en partidas guiadas
action-explain = Mostrar la explicación completa
action-zoom-in = Casillas más grandes
action-zoom-out = Casillas más pequeñas

## Anywhere

action-help = Ayuda y teclas
