### What rule sets and their options mean. Their names are in games.ftl.

rules-classic-about = Abre todas las casillas sin mina. Si pisas una mina, pierdes.
rules-no-guess-about = Todos los tableros se resuelven solo con lógica. Nunca tienes que adivinar.
rules-forgiving-about = Nunca mueres por tener que adivinar. Solo pierdes si con lógica se podía encontrar la mina.
rules-qubits-about = Buscaminas en dos tableros. Cada casilla está decidida en uno y es una moneda al aire en el otro: averigua dónde es segura y ábrela ahí.
rules-entangled-about = Qubits con casillas vinculadas: al medir una, cambia su pareja. Con escudos puedes probar sin peligro.
rules-sandbox-about = Prepara qubits y mídelos todas las veces que quieras. Nada explota. Incluye cuatro lecciones.
help-mouse = Clic izquierdo para abrir una casilla o las vecinas de un número. Clic derecho para poner una bandera. Clic central para hacer un acorde.

## Options

option-first = Indica si tu primer clic abre una zona, es seguro o puede ser una mina.
option-first-qubits = Indica si tu primer clic siempre es seguro.
option-questions = Si vuelves a marcar una casilla con bandera, la bandera se convierte en una interrogación.
option-no-guess = Solo tableros que se resuelven con pura lógica.
option-position = Empezar desde una posición, escrita como en un enlace: 3x2x1_b3H3.
option-knowledge = Solo pierdes si abres una mina que podías haber descubierto: con todo lo que alcanza la lógica o solo con los números en pantalla.
option-strict = También pierdes si te la juegas cuando hay una casilla segura con certeza.
option-notice = Indica si se te avisa al momento o al final de la partida de que una mina se apartó de tu camino.
option-plus = Cuántas de las minas están en H, escritas |+⟩. Las demás están en Z, escritas |1⟩.
option-minus = Cuántas casillas son seguras en H, escritas |−⟩. Las demás son seguras en Z, escritas |0⟩.
option-expert = Las casillas cuyo número baja luego a 0 también abren sus vecinas.
option-labels = Cómo se escribe en notación de Dirac una casilla segura en H: |−⟩, o |+⟩ como en los libros de texto.
option-numbers = Indica si una casilla medida muestra su número en ambos tableros o solo en el que haces clic.
option-layout = El estado de cada casilla, fila a fila: 001-/0000/0000/10+0.
option-lesson = Qué lección se juega, si se juega alguna.
option-singlets = Número de parejas con exactamente una mina si mides las dos casillas en el mismo tablero.
option-links = Número de parejas en las que el resultado de una casilla en Z decide el de la otra en H.
option-trios = Número de grupos de tres casillas que comparten un estado.
option-shields = Cuántos escudos tienes. Con -1, cada grupo te da uno menos que casillas tiene.
option-hidden = Solo descubres qué casillas están vinculadas al medirlas.

## How hard a level is

difficulty-grade =
    { $grade ->
        [trivial] Trivial
        [easy] Fácil
        [medium] Normal
        [hard] Difícil
        [very-hard] Muy difícil
       *[hopeless] Imposible
    }
difficulty-density = { PERCENT($density) } de minas.
difficulty-always = { difficulty-grade }: el modo automático gana siempre.
difficulty-most = { difficulty-grade }: el modo automático gana más del 99 % de las partidas.
difficulty-few = { difficulty-grade }: el modo automático gana menos del 1 % de las partidas.
difficulty-about = { difficulty-grade }: el modo automático gana cerca del { PERCENT($rate, digits: 0) } de las partidas.
