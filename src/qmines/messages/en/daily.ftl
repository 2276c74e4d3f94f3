### The boards of the day.

daily-title = Daily boards
daily-day = Day
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] The same boards for everyone, no guessing needed. You have one try, and the clock starts when you open the board. { $minutes } min left.
       *[other] The same boards for everyone, no guessing needed. You have one try, and the clock starts when you open the board. { $hours } h { $minutes } min left.
    }
daily-past = Boards from a past day, for practice. They don’t count towards the ranking.
daily-play = Play
daily-continue = Continue
daily-won = You cleared it in { $time }.
daily-lost = You’ve used your try.
daily-tried =
    { $count ->
        [0] Nobody has tried it yet.
        [one] One player has tried it.
       *[other] { $count } players have tried it.
    }
daily-tried-none-won =
    { $count ->
        [one] One player has tried it, but nobody with an account has cleared it yet.
       *[other] { $count } players have tried it, but nobody with an account has cleared it yet.
    }
daily-fair = Is it fair?
daily-fair-past = The seed, and below it the SHA-256 that was published the day before:
daily-fair-today = The SHA-256 of today’s seed, which is revealed tomorrow, and below it that of tomorrow’s seed:

## Why a board of the day is refused

daily-refused-day = “{ $day }” isn’t a date such as 2026-11-15.
daily-refused-range = There are no boards to play for { $day }. Choose another day.
daily-refused-level = The daily boards are { LIST($levels) }, not { $level }.
