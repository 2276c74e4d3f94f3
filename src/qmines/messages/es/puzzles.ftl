### Puzzles: find a safe cell.

puzzles-rated = Puzles por puntos
puzzles-rated-about = Cada posición es nueva y se elige según tu puntuación. Solo cuenta el primer clic.
puzzles-rated-log-in = Inicia sesión para tener puntuación
puzzles-rush = Carrera de puzles
puzzles-rush-about = Tres minutos. Las posiciones son cada vez más difíciles y el tercer error pone fin a la carrera.
puzzles-best = Tu récord: { $score }
puzzles-best-none = Aún no hay intentos.
puzzles-start = Empezar
puzzles-stop = Parar
puzzles-score = Resueltos
puzzles-lives =
    { $count ->
        [0] Ya no puedes fallar
        [one] Puedes fallar una vez más
       *[other] Puedes fallar { $count } veces más
    }
puzzles-over = Puzles resueltos: { $score }.
puzzles-over-best = Puzles resueltos: { $score }. ¡Nuevo récord!
puzzles-training = Practica una técnica
puzzles-training-about = Sin reloj: una posición tras otra.
puzzles-mistakes = Tus errores
puzzles-mistakes-about = Los puzles que has fallado y las posiciones de tus partidas en las que no viste una casilla segura.
puzzles-mistakes-start =
    { $count ->
        [one] Repetir un puzle
       *[other] Repetir { $count } puzles
    }
puzzles-mistakes-none = Aún no hay nada que repetir. Aquí aparecen los puzles que fallas y las posiciones de tus partidas en las que no viste una casilla segura.
puzzles-question = Encuentra una casilla segura.
puzzles-right = ¡Segura!
puzzles-wrong = No se podía saber si esa casilla era segura. Las casillas seguras están marcadas.
puzzles-rating = Tu puntuación en puzles: { $rating }
puzzles-rating-none = Resuelve un puzle para tener una puntuación.
puzzles-chart = Puntuación en puzles
puzzles-chart-about = Tu puntuación después de cada puzle. La banda es el intervalo de confianza del 95 %.
