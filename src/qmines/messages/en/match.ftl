### Quick matches, the lobby, and races against the auto-player or the record.

match-quick = Quick match
match-about = Race the next player who wants the same board. You don’t need an account.
match-rated = Rated
# $rating is a number, $uncertainty how far it may be off.
match-rated-help = Your rating: { $rating } ± { $uncertainty }. You’ll meet players of similar strength.
match-rating = { $rating } ± { $uncertainty }
match-rating-change =
    { $change ->
        [0] ±0
       *[other] { $sign }{ $change }
    }
match-is-rated = rated

## The lobby

match-lobby = Open games
match-lobby-empty = No open games right now. Press “Quick match” and you’ll be the first in line.
match-race = Race
match-watch = Watch
match-join = Join
# To a game of your own in the list.
match-return = Return
match-waiting = Waiting for an opponent
match-lobby-waiting = Waiting for players
match-playing = In progress
match-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
match-listed = Show this room under “Open games”

## Waiting for an opponent

match-looking = Looking for an opponent…
match-looking-note = Nobody else is looking for this race right now. The race starts as soon as someone joins.
match-waiting-for = Waiting time: { $time }
match-cancel = Stop waiting
match-rematch-waiting = Waiting for your opponent…
match-rematch-note = The rematch starts as soon as your opponent joins.
match-meanwhile = Don’t want to wait?
match-auto = Race the auto-player
match-auto-about = The auto-player gets the same board and plays at a human pace.
match-strength = Strength
match-strength-gentle = Gentle
match-strength-steady = Steady
match-strength-quick = Quick
match-strength-expert = Expert
match-record = Race the record
# $name is a player, $time their time.
match-record-about = { $name } cleared this level in { $time }. Beat that time on the same board.
match-record-about-guest = The best verified time is { $time }. Beat that time on the same board.
match-daily = Play the daily board
match-daily-open = Daily boards
match-daily-about = One try per day, the same board for everyone.

## A rival in a race

match-rival-auto = Auto-player, { $strength }
match-rival-record = Record by { $name }
match-rival-record-guest = The record
match-rival-first = You beat the auto-player!
match-rival-record-first = You beat the record!
match-rival-lost = The auto-player was faster.
match-rival-record-lost = The record stands.
match-again = Race again
match-boards = Boards
match-boards-note = To keep the race fair, you only see what everyone still playing can see. The rest appears at the end.
match-board-of = { $name }’s board, { $percent } open
# The name of a guest who did not choose one.
match-guest = Guest-{ $number }
match-hidden = Hidden player
