### Playing with others: the list of rooms, and a room before, during and after its game.

live-play = Play with others
live-play-note = Create a room and send others the link.
live-mode = Mode
live-race = Race
live-race-about = Everyone gets the same board. Who clears it first?
live-coop = Together
live-coop-about = One board for everyone. You see where the others point, and you win or lose as a team.
live-rules = Rules
live-options = Options
live-create = Create room
live-rooms = Your rooms
# $mode is Race or Together, $level the name of a level.
live-room = { $mode }, { $level }
live-stage-lobby = Waiting since { $when }
live-stage-countdown = About to start
live-stage-playing = In progress since { $when }
live-stage-over = Finished, { $when }
live-name = Your name
live-name-help = 3 to 20 letters and digits. Others see that you’re a guest.

## The room

room-missing = Room not found
room-missing-words = This room doesn’t exist. It may have been deleted.
room-missing-new = Create a new room
# $rules is the name of a rule set, $size the size of its field.
room-rules = { $rules }: { $size }
room-leave = Leave
room-players = Players
room-invite = Invite
room-link = Link to this room
room-copy = Copy link
room-copied = Copied.
room-copy-by-hand = Select the link and copy it.
room-share = Share…
room-invite-note = Anyone with this link can join before the start, and watch after that.
room-join-race = Join the race
room-join-coop = Join the game
room-here-waiting =
    { $count ->
        [0] Nobody is here yet.
        [one] { LIST($names) } is waiting.
       *[other] { LIST($names) } are waiting.
    }
room-here-playing =
    { $count ->
        [0] Nobody is here yet.
        [one] { LIST($names) } is playing.
       *[other] { LIST($names) } are playing.
    }
room-join = Join
room-join-as = Join as { $name }
room-lobby = Waiting room
room-needs-two = A race needs two players. Send someone the link.
room-ready-count = Players ready: { $ready } of { $players }.
room-host-starts = The host starts the game.
room-start = Start
room-ready = I’m ready
room-is-ready = Ready
room-countdown = The race starts in
room-watching = You’re watching this race.
room-go = Go!
room-came = { LIST($names) } joined.
room-told-won = { $name } cleared the board.
room-told-lost = { $name } hit a mine.
room-told-gave-up = { $name } gave up.

## Players in a room: notes beside their names, and how they stand

room-place = { $place }.
room-note-you = you
room-note-guest = guest
room-note-host = host
room-note-left = left
room-note-away = away
room-state-ready = Ready
room-state-not-ready = Not ready
room-state-starting = Starting
room-state-won = Cleared
room-state-lost = Lost
room-state-gave-up = Gave up
room-state-waiting = Watching

## How it went

room-results = Results
room-first = { $name } was first.
room-first-you = You won the race!
room-nobody = Nobody cleared the board.
room-coop-won = You cleared the board together.
room-coop-lost = You lost together.
room-coop-won-others = The players cleared the board together.
room-coop-lost-others = The players lost together.
room-rematch = Rematch
room-to-rematch = Go to the rematch
room-another = Create another room
# $boards is a list of links, one for each player.
room-boards = Boards: { $boards }
room-board-yours = yours
room-fair = Was this board fair?
room-fair-note = This is the seed of the board, followed by its SHA-256 hash, which was published before the start.
room-judged = Guesses and mistakes
room-guesses = Guesses
room-mistake = Lost to a mistake
room-bad-luck = Bad luck
room-shares = Who did what
room-share-player = Player
room-share-moves = Moves
room-share-opened = Cells opened
room-share-flags = Flags
room-share-last = Last move
room-share-won = Made the last move
room-share-lost = Hit the mine
room-share-gave-up = Gave up

## Why something in a room is refused

room-refused-over = This game is over. Ask for a rematch.
room-refused-blocked = You can’t join this room. Choose another one.
room-refused-race-started = The race has started. You can watch it and join the next one.
room-refused-rematch-early = You can ask for a rematch when this game is over.
room-refused-host = Only the host can start the game.
room-refused-alone = A race needs at least two players. Send someone the link.
room-refused-full = This room is full, but you can watch.
room-refused-missing = Room not found. It may have been deleted.
room-refused-stranger = You’re not in this room. Join it first.
room-refused-known-board = A room needs a new board that nobody has seen. Choose other options.
room-refused-quick = This room is for a quick match. Press “Quick match” to race.

## Why a quick match is refused

match-refused-guest = Rated races need an account. Log in, or play an unrated race.
match-refused-no-record = There’s no record to race yet: nobody has a verified win at this level.
match-refused-size = This board is too large for a race against the auto-player. Choose a smaller one.
