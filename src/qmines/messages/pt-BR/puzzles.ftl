### Puzzles: find a safe cell.

puzzles-rated = Puzzles com rating
puzzles-rated-about = Cada posição é nova e escolhida de acordo com o seu rating. O primeiro clique é o que vale.
puzzles-rated-log-in = Entre para ter um rating
puzzles-rush = Puzzle Rush
puzzles-rush-about = Três minutos. As posições ficam mais difíceis, e o terceiro erro encerra a rodada.
puzzles-best = Seu recorde: { $score }
puzzles-best-none = Nenhuma rodada ainda.
puzzles-start = Começar
puzzles-stop = Parar
puzzles-score = Resolvidos
puzzles-lives =
    { $count ->
        [0] Você não pode mais errar
        [1] Você pode errar mais uma vez
       *[other] Você pode errar mais { $count } vezes
    }
puzzles-over = Puzzles resolvidos: { $score }.
puzzles-over-best = Puzzles resolvidos: { $score }. Novo recorde!
puzzles-training = Treinar uma técnica
puzzles-training-about = Sem relógio: uma posição depois da outra.
puzzles-mistakes = Seus erros
puzzles-mistakes-about = Os puzzles que você errou e as posições das suas partidas em que deixou passar uma casa segura.
puzzles-mistakes-start =
    { $count ->
        [1] Refazer um puzzle
       *[other] Refazer { $count } puzzles
    }
puzzles-mistakes-none = Nada para refazer ainda. Aqui aparecem os puzzles que você errou e as posições das suas partidas em que deixou passar uma casa segura.
puzzles-question = Encontre uma casa segura.
puzzles-right = Segura!
puzzles-wrong = Não dava para ter certeza de que essa casa era segura. As casas seguras estão marcadas.
puzzles-rating = Seu rating de puzzles: { $rating }
puzzles-rating-none = Resolva um puzzle para ter um rating.
puzzles-chart = Rating de puzzles
puzzles-chart-about = Seu rating depois de cada puzzle. A faixa é o intervalo de confiança de 95%.
