### The learn pages and the trainer. The lessons themselves are in lessons.ftl.

learn-classic = Clásico
learn-classic-about = Cinco técnicas, de la más fácil a la más difícil. Cada una tiene ejemplos en los que tú encuentras la jugada; el solucionador comprueba tu respuesta y la explica.
learn-forgiving = Indulgente
learn-forgiving-about = Con qué puedes contar cuando ya solo queda adivinar, en tres ejemplos.
learn-trainer-about = Posiciones de práctica sin fin. El entrenamiento insiste en lo que fallas y añade técnicas más difíciles a medida que mejoras.
learn-trainer-answered =
    { $asked ->
        [one] Una respuesta; aciertos a la primera: { $right }.
       *[other] { $asked } respuestas; aciertos a la primera: { $right }.
    }
learn-trainer-none = Aún no hay respuestas.
learn-trainer-start = Empezar
learn-trainer-continue = Continuar
learn-qubits = Qubits y Entrelazado
learn-qubits-about = Tres partidas con tutor, cuatro lecciones sobre lo que pasa detrás de los tableros y un laboratorio donde nada explota.
learn-sandbox = Laboratorio
learn-sandbox-about = Prepara casillas en cualquier estado y mídelas todas las veces que quieras.
learn-done = Hecho
learn-not-done = Pendiente
learn-progress = { $done } de { $total }
learn-examples = Ejemplos
learn-example = Ejemplo { $number }
learn-example-solved = Ejemplo { $number } ✓
learn-next-example = Siguiente ejemplo

## A position to solve

quiz-question = Encuentra una casilla de la que puedas tener certeza. Ábrela si es segura o ponle una bandera si es una mina.
learn-puzzles-about = Tres minutos, tres errores: ¿cuántas casillas seguras encuentras?
quiz-mines =
    { $count ->
        [one] Una mina en total. Las banderas marcan las minas conocidas.
       *[other] { $count } minas en total. Las banderas marcan las minas conocidas.
    }
quiz-mines-unknown = No se sabe cuántas minas hay.
quiz-tap = Tu respuesta
quiz-safe = Segura
quiz-mine = Mina
quiz-pass = No lo sé

## The trainer

trainer-next = Siguiente
trainer-choose = Practicar
trainer-choose-weakest = Lo que peor se te da
trainer-progress = Tu progreso
trainer-technique = Técnica
trainer-right = Aciertos
trainer-recent = Últimas diez
trainer-share = Frecuencia
trainer-right-count = { $right } de { $asked }
trainer-answer-right = acierto
trainer-answer-wrong = fallo
trainer-recent-none = Aún ninguna
trainer-locked = Bloqueada
trainer-about = Solo cuenta tu primera respuesta en cada posición. Las técnicas que fallaste en tus últimas diez respuestas salen más a menudo; las que no has probado cuentan como medio fallo. Una técnica se desbloquea cuando aciertas la anterior tres veces de cada cinco.
