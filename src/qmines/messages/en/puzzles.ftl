### Puzzles: find a safe cell.

puzzles-rated = Rated puzzles
puzzles-rated-about = Each position is new and chosen for your rating. Your first click counts.
puzzles-rated-log-in = Log in to get a rating
puzzles-rush = Puzzle Rush
puzzles-rush-about = Three minutes. The positions get harder, and the third mistake ends the run.
puzzles-best = Your best: { $score }
puzzles-best-none = No runs yet.
puzzles-start = Start
puzzles-stop = Stop
puzzles-score = Solved
puzzles-lives =
    { $count ->
        [0] No mistakes left
        [one] One mistake left
       *[other] { $count } mistakes left
    }
puzzles-over = Puzzles solved: { $score }.
puzzles-over-best = Puzzles solved: { $score }, your new best!
puzzles-training = Practise one technique
puzzles-training-about = No clock: just one position after another.
puzzles-mistakes = Your mistakes
puzzles-mistakes-about = Puzzles you got wrong, and positions from your games where you missed a safe cell.
puzzles-mistakes-start =
    { $count ->
        [one] Retry one puzzle
       *[other] Retry { $count } puzzles
    }
puzzles-mistakes-none = Nothing to retry yet. Puzzles you get wrong appear here, and so do positions from your games where you missed a safe cell.
puzzles-question = Find a safe cell.
puzzles-right = Safe!
puzzles-wrong = That cell wasn’t certain to be safe. The safe cells are marked.
puzzles-rating = Your puzzle rating: { $rating }
puzzles-rating-none = Solve a puzzle to get a rating.
puzzles-chart = Puzzle rating
puzzles-chart-about = Your rating after each puzzle. The band is the 95% confidence interval.
