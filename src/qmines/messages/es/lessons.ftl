### The lessons: what they begin with, what there is to see or to find, and what it shows. The techniques are in
### techniques.ftl.

lesson-forgiving-1 = En Indulgente, la mala suerte nunca acaba con una partida. Si pisas una mina que ninguna lógica podía encontrar, la mina se mueve a otro sitio y sigues jugando. Eso se llama rescate, y un escudo marca la casilla.
lesson-forgiving-2 = Pero una mina que se podía encontrar con lógica sí acaba con la partida. La lógica incluye todo lo que averiguarías al abrir casillas seguras con certeza.
# Each example has a question of its own.
lesson-forgiving-question-1 = Quedan dos casillas, y una de ellas es una mina. Nada te dice cuál, así que toca adivinar: abre cualquiera de las dos.
lesson-forgiving-question-2 = Aquí puedes saber dónde están las minas. Abre una casilla segura.
lesson-forgiving-question-3 = Ahora la mina está a un lado del 1 o al otro. No te la juegues todavía: hay una casilla segura con certeza, y su número te dice el resto. Ábrela.
lesson-forgiving-end = Abre primero todo lo que sea seguro con certeza. Cuando ya solo quede adivinar, hazlo sin miedo.

## The lessons on qubits. $zero, $one, $plus and $minus are the states of a qubit, in plain words or as players
## prefer them.

lesson-superposition-1 = Cada casilla muestra su probabilidad de mina en cada tablero: 0, ½ o 1. Mide una casilla en un tablero para ver si ahí es una mina; aquí nada explota.
lesson-superposition-2 = En la fila superior hay casillas { STATE($zero) }; en la inferior, casillas { STATE($minus) }. En Z, cada una de las de abajo es una mina la mitad de las veces, por puro azar.
lesson-superposition-3 = Tu objetivo: mide en Z una casilla de la fila superior y después casillas de la fila inferior, también en Z, hasta ver los dos resultados. “Reiniciar” prepara de nuevo todas las casillas.
lesson-superposition-seen-1 = Una casilla de la fila superior, medida en Z: sin mina, como siempre.
lesson-superposition-seen-2 = Una casilla de la fila inferior, medida en Z: esta vez, sin mina.
lesson-superposition-seen-3 = Una casilla de la fila inferior, medida en Z: esta vez, una mina.
lesson-superposition-end = La misma preparación, la misma pregunta, respuestas distintas: eso es la superposición. No había ninguna mina escondida desde el principio: en H, esa misma casilla estaba decidida.

lesson-basis-1 = Lo que hay en una casilla se llama su estado. Todo estado está decidido en un tablero y es una moneda al aire en el otro. Si mides en el tablero equivocado, el resultado es aleatorio.
lesson-basis-2 = De izquierda a derecha, las casillas de la fila superior son: { STATE($zero) }, { STATE($minus) }, { STATE($plus) } y { STATE($one) }. Las de la fila inferior, todas { STATE($zero) }.
lesson-basis-3 = Tu objetivo: en la fila superior, mide la primera casilla en Z y la segunda en H, donde son seguras, y la tercera en H, donde es una mina. Luego mide una casilla de la fila inferior en Z, en H y otra vez en Z. Si los dos resultados en Z son iguales, prueba con otra casilla.
lesson-basis-seen-1 = La primera casilla es segura en Z.
lesson-basis-seen-2 = La segunda casilla es segura en H.
lesson-basis-seen-3 = La tercera casilla es una mina en H, siempre.
lesson-basis-seen-4 = Has medido en Z, luego en H, y ahora Z da otro resultado: medir en H borró el primero.
lesson-basis-end = No puedes conocer a la vez Z y H. Una medición no lee una lista de respuestas: deja el qubit en un estado que encaja con la respuesta, y lo que estaba decidido en el otro tablero se pierde.

lesson-singlet-1 = Estas casillas están vinculadas por parejas, una encima de la otra. Cada pareja comparte un estado, llamado singlete. Ninguna de las dos tiene un estado propio: cada una es una moneda al aire en ambos tableros.
lesson-singlet-2 = Tu objetivo: mide las dos casillas de un singlete en Z y las dos de otro en H. Luego mide una casilla de un tercero en Z y la otra en H.
lesson-singlet-seen-1 = En Z había exactamente una mina.
lesson-singlet-seen-2 = En H también había exactamente una mina.
lesson-singlet-seen-3 = Al medir en tableros distintos, los dos resultados no guardan relación.
lesson-singlet-end = Si mides las dos casillas en el mismo tablero, exactamente una es una mina, aunque cada resultado por sí solo es una moneda al aire. Ningún resultado estaba decidido de antemano; solo lo estaba la regla que los une.

lesson-mermin-1 = También tres casillas pueden compartir un estado: un trío. Cada fila es uno.
lesson-mermin-2 = Tu objetivo: mide un trío en H H H, otro en H Z Z, otro en Z H Z y otro en Z Z H (izquierda, centro, derecha), y cuenta las minas.
lesson-mermin-seen-1 = H H H: un número impar de minas.
lesson-mermin-seen-2 = H Z Z: un número par de minas.
lesson-mermin-seen-3 = Z H Z: un número par de minas.
lesson-mermin-seen-4 = Z Z H: un número par de minas.
lesson-mermin-end = Supón que las minas hubieran estado ahí desde el principio. Suma las tres filas pares: cada mina en Z cuenta dos veces, así que el número de minas en H tiene que ser par. Pero en H H H es impar, siempre. Ninguna de las 64 formas de colocar minas lo consigue: no hay ningún tablero oculto.

## Names of the lessons

lesson-forgiving-title = ¿Cuándo hay rescate?
lesson-qubits-first-title = Tu primera partida de Qubits
lesson-qubits-second-title = Qubits en un tablero más grande
lesson-entangled-first-title = Tu primera partida de Entrelazado
lesson-superposition-title = Superposición
lesson-basis-title = Elegir una base
lesson-singlet-title = El singlete
lesson-mermin-title = El trío de Mermin

## What each lesson is for, in a list and above its examples

lesson-goal = Objetivo: { $goal }
lesson-single-goal = Encuentra minas y casillas seguras con un solo número cada vez.
lesson-pair-goal = Compara dos números y reconoce 1-1, 1-2, 1-2-1 y 1-2-2-1.
lesson-split-goal = Prueba los dos casos y encuentra lo que se cumple en ambos.
lesson-total-goal = Usa el contador de minas para terminar un tablero.
lesson-count-goal = Repasa todas las distribuciones cuando nada más ayuda.
lesson-forgiving-goal = Consigue un rescate y luego encuentra dos casillas seguras con certeza.
lesson-qubits-first-goal = Gana una partida pequeña con un tutor que explica los dos tableros.
lesson-qubits-second-goal = Gana una partida más grande: el tutor te señala los números.
lesson-entangled-first-goal = Prueba casillas vinculadas con un escudo y gana.
lesson-superposition-goal = Descubre cómo la misma pregunta recibe respuestas distintas.
lesson-basis-goal = Descubre por qué medir en un tablero borra lo que estaba decidido en el otro.
lesson-singlet-goal = Mide una casilla y averigua algo de otra.
lesson-mermin-goal = Mira cómo tres casillas hacen lo que ningún tablero oculto puede.

## What lessons with examples end with

lesson-single-end = Número a número: así se juega la mayor parte de la partida.
lesson-pair-end = Compara números vecinos y los patrones te saltarán a la vista.
lesson-split-end = Si los dos casos coinciden en una casilla, no necesitas saber cuál es el verdadero.
lesson-total-end = Hacia el final, mira siempre el contador de minas.
lesson-count-end = Ya conoces todas las técnicas que usan las pistas del solucionador.
