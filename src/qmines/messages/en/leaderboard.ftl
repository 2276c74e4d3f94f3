### The leaderboard.

best-filters = Filters
best-rules = Rules
best-level = Level
best-level-custom = Custom size
best-size = Width × height × mines
best-options = Options
best-kind = Games
best-kind-solo = Solo, no help
best-kind-daily = Daily boards
best-kind-race = Races
best-kind-assisted = Solo, with help
best-by = Sort by
best-by-time = Time
best-by-speed = 3BV/s
best-by-efficiency = Efficiency
best-by-streak = Streak
best-when = Period
best-when-day = Today
best-when-week = This week
best-when-month = This month
best-when-all = All time
best-verified-only = Verified only
best-verified = Verified
best-pace-fast = Unusually fast
best-pace-regular = Unusually steady
best-pace-about = People rarely click this way, but that alone doesn’t prove that a program played.
best-you = You
best-guest = Guests aren’t listed.
best-unlisted = Only you can see this row.
# $play is a link to the home page.
best-none = Nobody has won a game like this yet. { $play }
best-none-play = Be the first.
best-players =
    { $count ->
        [0] No players listed
        [one] One player
       *[other] { NUMBER($count) } players
    }
best-player = Player
best-time = Time
best-speed = 3BV/s
best-efficiency = Efficiency
best-streak = Wins in a row
best-wins = Wins
best-date = Date
best-fair = Fair play
best-fair-title = Verified fair play
# $command is a command for the terminal.
best-fair-about = The server fixed the seed before the first click. After the game it replayed every move from that seed and got the same hashes, the same result and the same time. There was no help and no undo, and nobody could have known the board. Don’t want to trust the server? Download the game file and run { $command }.
