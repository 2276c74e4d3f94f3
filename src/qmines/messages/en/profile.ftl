### The profile of a player.

# $date is a month, such as November 2026.
profile-since = Playing since { $date }
profile-hidden = Only you can see this profile. You can show it to others in your privacy settings.
profile-empty = No finished games yet.
# To the player whose profile it is.
profile-empty-you = Games you finish without help show up here. The ones you played as a guest are in your statistics.
profile-missing = Profile not found
profile-missing-about = There’s no player with this name, or their profile is hidden.
profile-games = Games without help
profile-wins = Wins
profile-win-rate = Win rate
profile-streak = Best streak
profile-achievements = Achievements
profile-not-yet = Not earned yet
profile-favourites = Favourite games
profile-favourites-none = Add games you want to show others. They can watch the replays.
profile-add = Add
profile-add-title = Add one of your latest wins
profile-remove = Remove
profile-replay = Watch replay
profile-won = Won in { $time }
profile-lost = Lost after { $time }
profile-bests = Personal bests
profile-board = Board
# $board is a rule set and level, $options what differs from the usual.
profile-board-options = { $board }, { $options }
profile-best-time = Best time
profile-best-speed = Best 3BV/s
profile-of-games =
    { $count ->
        [one] of one game
       *[other] of { NUMBER($count) } games
    }
profile-progress = Progress
profile-ratings = Ratings
# $rating is a rating with its uncertainty, such as 1,612 ± 120.
profile-rating-race = Races: { $rating }
profile-rating-puzzle = Puzzles: { $rating }
profile-rating-about = The player’s rating over time. The band is the 95% confidence interval.

## Races

profile-races = Races
profile-race-opponent = Opponent
profile-race-result = Result
profile-race-rating = Rating
profile-race-date = Date
profile-race-replay = Replay
profile-race-won = Won
profile-race-draw = Draw
profile-race-lost = Lost
profile-race-unrated = Unrated
profile-race-auto = Auto-player
profile-races-more = Show more races

## Friends and reports

profile-friend = Add friend
profile-unfriend = Remove friend
profile-block = Block
profile-unblock = Unblock
profile-report = Report
profile-report-reason = What’s wrong?
profile-report-name = The name is offensive
profile-report-cheating = I suspect cheating
profile-report-behaviour = Bad behaviour in rooms
profile-report-details = Details
profile-report-send = Send report
profile-report-sent = Thanks. The operator of this server will look at your report.

## Achievements

achievement-beginner-win = First steps
achievement-beginner-win-about = Win Classic or Forgiving on Beginner.
achievement-intermediate-win = Intermediate
achievement-intermediate-win-about = Win Classic or Forgiving on Intermediate.
achievement-expert-win = Expert
achievement-expert-win-about = Win Classic on Expert.
achievement-no-flags = Flagless
achievement-no-flags-about = Win Classic on Expert without placing a flag.
achievement-under-two-minutes = Under two minutes
achievement-under-two-minutes-about = Win Classic on Expert in less than two minutes.
achievement-efficient = No wasted clicks
achievement-efficient-about = Win Intermediate or Expert with an efficiency of at least 100%.
achievement-against-the-odds = Against the odds
achievement-against-the-odds-about = Win Classic on Expert after guesses that you had at most a 5% chance of surviving.
achievement-perfect-forgiving = Nothing to forgive
achievement-perfect-forgiving-about = Win Forgiving on Expert without needing a save.
achievement-qubits-win = Qubits
achievement-qubits-win-about = Win Qubits on any level.
achievement-entangled-win = Entangled
achievement-entangled-win-about = Win Entangled on a board with trios.
achievement-mermin = Mermin’s trio
achievement-mermin-about = See three cells give results that no hidden board could.
