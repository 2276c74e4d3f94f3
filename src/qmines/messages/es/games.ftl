### What rules, levels, options, kinds of help and times are called, wherever games are listed.

# $rules is the name of a rule set, $level that of a level.
game-title = { $rules }, { $level }
game-rules-classic = Clásico
game-rules-forgiving = Indulgente
game-rules-qubits = Qubits
game-rules-entangled = Entrelazado
game-rules-sandbox = Laboratorio

## Levels

game-level-beginner = Principiante
game-level-intermediate = Intermedio
game-level-expert = Experto
game-level-guided = Guiado
game-level-pairs = Parejas
game-level-links = Vínculos
game-level-trios = Tríos
game-level-superposition = Superposición
game-level-basis = Base
game-level-singlet = Singlete
game-level-mermin = Mermin
game-level-free = Libre
game-level-number = Nivel { $number }
game-level-sized = { $level } { $width }×{ $height }
game-size-mines =
    { $count ->
        [one] { $width }×{ $height }, una mina
       *[other] { $width }×{ $height }, { $count } minas
    }

## Options

game-options-default = Opciones predeterminadas
game-option-value = { $option }: { $value }
game-option-from-a-position = Posición propia
game-option-first = Primer clic
game-option-first-opening = abre una zona
game-option-first-safe = es seguro
game-option-first-anything = puede ser una mina
game-option-questions = Interrogaciones
game-option-no-guess = Sin adivinar
game-option-knowledge = Qué se puede saber
game-option-knowledge-deducible = todo lo que alcanza la lógica
game-option-knowledge-visible = solo los números en pantalla
game-option-strict = Estricto
game-option-notice = Avisar de los rescates
game-option-notice-end = al final de la partida
game-option-notice-now = al momento
game-option-plus = Minas en H
game-option-minus = Seguras en H
game-option-expert = Cascada experta
game-option-labels = Notación de Dirac
game-option-labels-original = original: |−⟩ no tiene mina en H
game-option-labels-textbook = académica: |+⟩ no tiene mina en H
game-option-numbers = Mostrar números
game-option-numbers-both = en ambos tableros
game-option-numbers-clicked = en el tablero del clic
game-option-layout = Disposición fija
game-option-lesson = Lección
game-option-singlets = Singletes
game-option-links = Vínculos
game-option-trios = Tríos de Mermin
game-option-shields = Escudos
game-option-hidden = Ocultar los vínculos

## Kinds of help

# How many cells there are that are safe, and mines, on the boards Z and H.
game-totals =
    Z: { $zero ->
        [one] { $zero } segura
       *[other] { $zero } seguras
    }, { $one ->
        [one] { $one } mina
       *[other] { $one } minas
    } · H: { $minus ->
        [one] { $minus } segura
       *[other] { $minus } seguras
    }, { $plus ->
        [one] { $plus } mina
       *[other] { $plus } minas
    }
# The same in Dirac notation; $bad and $good are the labels of the states that are certain on H.
game-totals-dirac = |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-totals-dirac-shields = { game-totals-dirac } · Escudos: { $shields }
game-totals-shields = { game-totals } · Escudos: { $shields }
# The same during a game: cells that are still hidden. $zero and $minus are numbers, or such as ≤3.
game-left =
    Z: { $zero } por abrir, { $one ->
        [one] { $one } mina
       *[other] { $one } minas
    } · H: { $minus } por abrir, { $plus ->
        [one] { $plus } mina
       *[other] { $plus } minas
    }
game-left-dirac = Quedan: |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-left-dirac-shields = { game-left-dirac } · Escudos: { $shields }
game-left-shields = { game-left } · Escudos: { $shields }
game-help-none = Sin ayuda
game-help-hint = Pistas
game-help-coach = Tutor
game-help-move = Jugada a jugada
game-help-simple = Jugadas simples
game-help-smart = Análisis de casos
game-help-deduce = Jugadas seguras
game-help-auto = Modo automático
game-help-overlay = Riesgos
game-help-flags = Revisión de banderas
game-help-undo = Deshacer
game-help-seed = Tablero conocido
game-help-together = Jugada en equipo
game-help-position = Posición propia
game-help-local = Jugada en tu dispositivo
# $kind is a kind of help from above, $count how often it was used.
game-help-times = { $kind } ({ $count }×)

## Times

time-seconds = { $seconds } s
# Where there is no value.
value-none = –
