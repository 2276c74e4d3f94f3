### The leaderboard.

best-filters = Filters
best-rules = Rules
best-level = Level
best-level-custom = Custom size
best-size = Width × height × mines
best-options = Options
best-help = Help
best-help-none = Without help
best-help-any = With help
best-by = Sort by
best-by-time = Time
best-by-speed = 3BV per second
best-by-efficiency = Efficiency
best-when = Period
best-when-all = All time
best-when-day = Today
best-when-week = Last 7 days
best-when-month = Last 30 days
best-verified-only = Verified only
best-verified = Verified
best-ranked = Ranked
best-pace-fast = Unusually fast
best-pace-regular = Unusually regular
best-pace-about = People rarely click this way. It doesn’t prove that a program played.
best-guest = Guest
# $play is a link to the first page.
best-none = Nobody has won a game like this yet. { $play }
best-none-play = Be the first.
best-player = Player
best-time = Time
best-speed = 3BV/s
best-efficiency = Efficiency
best-date = Date
best-fair = Fair play
best-fair-title = Verified fair play
# $command is a command for the terminal.
best-fair-about = The server fixed the seed before the first click. After the game it replayed every move from that seed and got the same hashes, the same result and the same time. There was no help and no undo, and nobody could have known the board. Don’t want to trust the server? Download the game file and run { $command }.
