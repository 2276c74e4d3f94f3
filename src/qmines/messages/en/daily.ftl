### The boards of the day.

daily-title = Daily boards
daily-day = Day
# How long today’s boards stay.
daily-today =
    { $hours ->
        [0] Everyone gets the same boards. You have one try at each, and the clock starts when you open it. New boards in { $minutes } min.
       *[other] Everyone gets the same boards. You have one try at each, and the clock starts when you open it. New boards in { $hours } h { $minutes } min.
    }
daily-past = Boards from a past day, for practice. They don’t count towards the ranking or your streak.
daily-play = Play
daily-continue = Continue
daily-won = Cleared in { $time }.
daily-lost = You’ve used your one try at this board.
daily-tried =
    { $count ->
        [0] Nobody has tried this board yet.
        [one] One player has tried this board.
       *[other] { $count } players have tried this board.
    }
daily-tried-none-won =
    { $count ->
        [one] One player has tried this board, but nobody with an account has cleared it yet.
       *[other] { $count } players have tried this board, but nobody with an account has cleared it yet.
    }
daily-fair = Are these boards fair?
daily-fair-past = The seed, followed by its SHA-256 hash, which was published the day before:
daily-fair-today = The SHA-256 hashes of today’s seed, which will be revealed tomorrow, and of tomorrow’s seed:

## Calendar, yesterday, sharing

daily-calendar = Your calendar
daily-earlier = Previous month
daily-later = Next month
daily-streak =
    { $count ->
        [0] No streak right now
       *[other] { $count }-day streak
    }
daily-best-streak =
    { $count ->
        [one] Best streak: one day
       *[other] Best streak: { $count } days
    }
daily-streak-about = A day counts towards your streak if you clear at least one of its boards before midnight UTC.
daily-calendar-none = { $day }: not played
# $won and $played are numbers of boards.
daily-calendar-day = { $day }: { $won } of { $played } cleared
daily-yesterday = Yesterday
daily-yesterday-none = Nobody with an account cleared a board yesterday.
# $name is the quickest player of a board.
daily-yesterday-best = { $name } was quickest, in { $time }.
daily-yesterday-replay = Watch the replay
daily-commentary = The solver’s commentary
daily-commentary-clean = Every move was certain: no guess, no mistake.
daily-commentary-move = Move { $number }
daily-commentary-more =
    { $count ->
        [one] One more guess or mistake is marked in the replay.
       *[other] { $count } more guesses and mistakes are marked in the replay.
    }
daily-commentary-loading = The solver is reviewing the game…
daily-share = Share today’s results
daily-share-copied = Copied. The text gives nothing away about the boards.
daily-share-title = qmines daily boards, { $day }
daily-share-won = ✅ { $board }: { $time }
daily-share-lost = ❌ { $board }
daily-share-streak =
    { $count ->
        [one] 🔥 one-day streak
       *[other] 🔥 { $count }-day streak
    }

## Why a board of the day is refused

daily-refused-day = “{ $day }” isn’t a date. Use a date such as 2026-11-15.
daily-refused-range = There are no boards for { $day }. Choose another day.
daily-refused-level = There’s no daily board for “{ $level }”. Choose { LIST($levels, type: "or") }.
