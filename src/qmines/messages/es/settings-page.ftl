### The settings page of the web site. Names of themes and profiles of keys are in settings.ftl and actions.ftl.

settings-appearance = Apariencia
settings-language = Idioma
settings-language-system = El del navegador
settings-theme = Tema
settings-theme-system = El del sistema
settings-digits = Colores de los números
settings-digits-traditional = Tradicionales
settings-digits-safe = Para daltonismo
settings-cells = Tamaño de las casillas
settings-cells-fit = Lo más grande posible
settings-cells-small = Pequeño
settings-cells-medium = Mediano
settings-cells-large = Grande
settings-cells-very-large = Muy grande
settings-boards = Dos tableros
settings-boards-auto = Automático
settings-boards-beside = Uno al lado del otro
settings-boards-stacked = Uno encima del otro
settings-rulers = Mostrar números de fila y columna
settings-links = Dibujar líneas entre casillas vinculadas
settings-dirac = Notación de Dirac para los qubits: |0⟩ en vez de “sin mina en Z”
settings-sound = Reproducir sonidos
settings-input = Ratón y pantalla táctil
settings-press = Pulsación larga
settings-press-time = { $milliseconds } ms
settings-press-help = Mientras mantienes pulsada la casilla, un anillo se cierra a su alrededor. Cuando se completa, cuenta como pulsación larga.
settings-chord-tap = Tocar un número para hacer un acorde
settings-swap = Tocar para poner bandera, mantener pulsado para abrir
settings-keys = Teclado
settings-profile = Perfil
settings-keys-list = Ver todos los atajos
settings-auto-play = Modo automático
settings-guess = Adivinar cuando ninguna jugada es segura
settings-all = Todos los ajustes
settings-file = Archivo de ajustes
settings-save = Guardar en un archivo
settings-load = Cargar de un archivo
settings-reset = Restablecer ajustes
settings-reset-done = Todos los ajustes vuelven a ser los predeterminados.
settings-loaded =
    { $count ->
        [one] Se ha cargado un ajuste.
       *[other] Se han cargado { $count } ajustes.
    }
settings-loaded-some =
    { $count ->
        [one] Se ha cargado un ajuste. Ajustes desconocidos ignorados: { LIST($unknown) }.
       *[other] Se han cargado { $count } ajustes. Ajustes desconocidos ignorados: { LIST($unknown) }.
    }
settings-not-a-file = No es un archivo de ajustes. Elige otro archivo.
settings-stored = Tus ajustes se guardan en este navegador. Inicia sesión para usarlos también en tus otros dispositivos.
settings-stored-account = Tus ajustes se guardan en tu cuenta y son los mismos en todos tus dispositivos.
