### The statistics page: filters, figures, plots and the list of games.

stats-leaderboard = Leaderboard
stats-none = Finish your first game to see your statistics here.
stats-none-filtered = No finished game matches these filters.

## Filters

stats-filters = Filters
stats-rules = Rules
stats-rules-all = All rules
stats-level = Level
stats-level-all = All levels
stats-options = Options
stats-options-all = All options
stats-help = Help
stats-help-all = With or without help
stats-help-none = Without help
stats-help-any = With help
stats-time = Period
stats-time-all = All time
stats-time-week = Last 7 days
stats-time-month = Last 30 days
stats-time-quarter = Last 90 days
stats-time-year = Last 365 days

## Figures

stats-games = Games
stats-games-streak =
    { $count ->
        [one] Current streak: one win
       *[other] Current streak: { $count } wins
    }
stats-games-kinds =
    { $count ->
        [one] One kind of game
       *[other] { $count } kinds of games
    }
stats-won = Won
stats-won-likely = Likely between { PERCENT($low, digits: 0) } and { PERCENT($high, digits: 0) }
stats-won-games =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
stats-accuracy = Accuracy
stats-accuracy-mistakes =
    { $count ->
        [one] One game lost to a mistake
       *[other] { $count } games lost to mistakes
    }
stats-best-time = Best time
stats-best-time-level = Choose a level
stats-no-wins = No wins yet
stats-mean-time = Mean time
stats-average = { $value } on average
stats-best-speed = Best 3BV/s
stats-best-speed-all = All games
stats-best-streak = Best streak
stats-best-streak-note = Wins in a row

## By level

stats-by-level = By level
stats-by-level-help = Help
stats-by-level-with = With
stats-by-level-without = Without
stats-by-level-rules = { $rules }, { $options }
stats-by-level-range = { PERCENT($low, digits: 0) }–{ PERCENT($high, digits: 0) }
stats-speed = 3BV/s
stats-streak = Streak

## Plots

stats-plot-win-rate = Win rate
stats-plot-win-rate-about = The share of games you won. The band is the 95% confidence interval.
stats-plot-accuracy = Accuracy and luck
stats-plot-accuracy-about = Accuracy: the share of games not lost to a mistake. Luck: your chance of surviving all the guesses in a game.
stats-plot-luck = Luck
stats-plot-time = Time
stats-plot-time-about = The mean and best times of the games you won, in seconds.
stats-plot-mean = Mean
stats-plot-best = Best
stats-plot-speed = 3BV per second
stats-plot-speed-about = How fast you won: the fewest clicks the board needs, divided by your time.
stats-plot-efficiency = Efficiency
stats-plot-efficiency-about = The fewest clicks the board needs without flags, divided by your clicks.
stats-plot-one-level = Times can only be compared within one level. Choose a level above or in the table.
stats-plot-first-win = Time, speed and efficiency appear with your first win.
stats-plot-games = Games { $first }–{ $last }, { $days }
stats-plot-table = Show as a table
stats-plot-table-name = { $title }, as a table
# A point of a plot; $values are those of its lines.
stats-plot-point = { $games }: { $values }
stats-plot-value = { $name } { $value }
stats-plot-interval = { $value } ({ $low } to { $high })
stats-plot-described = { $about } { $last }. The table below has all values.
stats-plot-described-from = { $about } { $first }. { $last }. The table below has all values.

## The list of games

stats-list = Games
stats-outcome = Result
stats-outcome-all = All results
stats-outcome-won = Won
stats-outcome-lost = Lost
stats-outcome-playing = Unfinished
stats-newer = Newer
stats-older = Older
stats-replay-file = Replay a game file
# $play is a link to the home page.
stats-list-none = No games match. { $play }
stats-list-play = Play a game.
stats-list-game = Game
stats-list-time = Time
stats-list-when = When
stats-list-continue = Continue
stats-list-replay = Replay
stats-list-gave-up = Gave up
stats-list-mistake = Mistake
stats-list-luck = Bad luck
# The options and the help of a game.
stats-list-about = { $options }; { $help }
