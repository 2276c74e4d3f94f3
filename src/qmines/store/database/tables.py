"""The tables as the code sees them; ``migrations`` creates them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("rules", Text, nullable=False),
    Column("level", Text, nullable=False),  # its name, or WxHxM
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("mines", Integer, nullable=False),
    Column("options", Text, nullable=False),  # all of them, as canonical JSON
    Column("variant", Text, nullable=False),  # those that differ from their defaults
    Column("commitment", Text, nullable=False),
    Column("seed", Text, nullable=False),  # secret while the game goes on
    Column("player_seed", Text, nullable=False),
    Column("ranked", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # all times of day are in ms since 1970, UTC
    Column("touched", BigInteger, nullable=False),
    Column("events", Integer, nullable=False),  # their number, which is the next sequence number
    Column("milliseconds", BigInteger, nullable=False),  # that count, until the last event
    Column("outcome", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("finished", BigInteger),
    Column("aid", Text, nullable=False),  # kinds of help: "" or, for example, hint+undo
    Column("deaths", Integer, nullable=False),
    Column("measures", Text),  # JSON; computed after the end
    Column("bbbv", Integer),
    Column("bbbv_per_second", Double),
    Column("efficiency", Double),
    Column("owner", Text, ForeignKey("players.id", ondelete="CASCADE")),  # only on the web site
    Column("luck", Double),  # from the measures, for statistics
    Column("guesses", Integer),
    Column("mistake", Boolean),  # whether a loss was avoidable; null if not judged
    Column("sealed", Boolean, nullable=False, server_default="false"),  # its board is still secret
    Column("opened", Integer, nullable=False, server_default="0"),  # number of cells
    Column("verified", BigInteger),  # when the server verified it
    Column("shared", Boolean, nullable=False, server_default="false"),  # others know its board
    Column("pace", Text),  # fast or regular if its timing is unusual; null if not checked
    Column("room", Text, ForeignKey("rooms.id", ondelete="SET NULL")),  # if played with others
    # Begun as a guest, so that it counts for neither streaks nor win rates.
    Column("brought", Boolean, nullable=False, server_default="false"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=False),  # the idempotency key
    Column("event", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # ms since the game was created
    Column("time", BigInteger, nullable=False),  # the time of day
    Column("hash", Text, nullable=False),  # the link of the chain after this event
    Column("actor", Text, ForeignKey("players.id", ondelete="SET NULL")),  # in co-op games
    UniqueConstraint("game", "key"),
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text),  # as displayed; guests have none
    Column("folded", Text),  # the name as compared
    Column("password", Text),  # its hash
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("folded"),
)

NAME_SHAPES: Final = Table(  # of names, so that nobody gets one that looks like another
    "name_shapes",
    METADATA,
    Column("shape", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", Text, primary_key=True),  # the SHA-256 of the cookie
    Column("id", Text, nullable=False),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("agent", Text, nullable=False),  # the user agent of the browser
    UniqueConstraint("id"),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("token", Text, primary_key=True),  # the SHA-256 of the cookie
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("subject", Text, nullable=False),  # the hash of what is limited, such as a name
    Column("time", BigInteger, nullable=False),
)

DRILLS: Final = Table(
    "drills",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("owner", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("technique", Text, nullable=False),
    Column("lesson", Integer),  # the number of an example in a lesson; null in the trainer
    Column("rows", Text, nullable=False),  # the position, one line per row
    Column("mines", Integer),
    Column("created", BigInteger, nullable=False),
    Column("answered", BigInteger),  # when the first answer was given, which counts
    Column("correct", Boolean),
    Column("rating", Integer),  # of a rated puzzle, when it was dealt
)

PREFERENCES: Final = Table(
    "preferences",
    METADATA,
    Column("owner", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("document", Text, nullable=False),  # JSON, as the page writes it
    Column("changed", BigInteger, nullable=False),
)

POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("owner", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("title", Text, nullable=False),
    Column("link", Text, nullable=False),  # the text after ?p= in the link
    Column("created", BigInteger, nullable=False),
)

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("mode", Text, nullable=False),  # race or coop
    Column("rules", Text, nullable=False),
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("mines", Integer, nullable=False),
    Column("options", Text, nullable=False),  # all of them, as canonical JSON
    Column("commitment", Text, nullable=False),
    Column("seed", Text, nullable=False),  # secret until the room has ended
    Column("host", Text, ForeignKey("players.id", ondelete="SET NULL")),
    Column("created", BigInteger, nullable=False),
    Column("starts", BigInteger),  # when the board is shown to everybody
    Column("ended", BigInteger),
    Column("opened", Integer, nullable=False),  # number of cells, at the start
    Column("next", Text, ForeignKey("rooms.id", ondelete="SET NULL")),  # the rematch
    Column("automatic", Boolean, nullable=False, server_default="false"),  # starts with two members
    Column("listed", Boolean, nullable=False, server_default="false"),  # visible to everybody
    Column("rated", Boolean, nullable=False, server_default="false"),
    Column("player_seed", Text, nullable=False, server_default=""),
    Column("rival", Text),  # JSON of an earlier game or the auto-player; secret until the end
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("gone", BigInteger),  # when they left
    Column("game", Text, ForeignKey("games.id", ondelete="SET NULL")),
    UniqueConstraint("room", "player"),
    UniqueConstraint("room", "folded"),
)

DAILIES: Final = Table(
    "dailies",
    METADATA,
    Column("day", Text, primary_key=True),  # as in 2026-11-15, UTC
    Column("level", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PROFILES: Final = Table(  # only of accounts that changed their privacy
    "profiles",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("hidden", Boolean, nullable=False, server_default="false"),  # the whole profile
    Column("unlisted", Boolean, nullable=False, server_default="false"),  # hidden from leaderboards
    Column("barred", Boolean, nullable=False, server_default="false"),  # unlisted by the operator
)

SCORES: Final = Table(  # leaderboards: one row per player in each list
    "scores",
    METADATA,
    Column("list", Text, primary_key=True),  # see games/leaderboard.py
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("ends", BigInteger),  # when the day, week or month ends; null for all time
    Column("wins", Integer, nullable=False),
    Column("milliseconds", BigInteger, nullable=False),
    Column("time_game", Text, nullable=False),
    Column("speed", Double),
    Column("speed_game", Text),
    Column("efficiency", Double),
    Column("efficiency_game", Text),
    Column("streak", Integer, nullable=False),
    Column("streak_game", Text, nullable=False),  # its last win
    Column("run", Integer, nullable=False, server_default="0"),  # the current streak
    Column("lost", BigInteger),  # when the last loss ended that was counted
)

FAVOURITES: Final = Table(  # games that a player shows on their profile
    "favourites",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

ACHIEVEMENTS: Final = Table(
    "achievements",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("name", Text, primary_key=True),  # see store/achievements.py
    Column("game", Text, ForeignKey("games.id", ondelete="SET NULL")),  # that earned it
    Column("earned", BigInteger, nullable=False),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),  # race or puzzle
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

RATING_CHANGES: Final = Table(
    "rating_changes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("before", Double, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("room", Text, ForeignKey("rooms.id", ondelete="SET NULL")),  # null once it is deleted
)

INVITATIONS: Final = Table(  # to rooms, from a friend
    "invitations",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("sender", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("code", Text, primary_key=True),  # its SHA-256
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

EMAILS: Final = Table(
    "emails",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("confirmed", BigInteger),
)

EMAIL_TOKENS: Final = Table(  # of the links in e-mails
    "email_tokens",
    METADATA,
    Column("token", Text, primary_key=True),  # its SHA-256
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", Text, nullable=False),  # confirm or reset
    Column("address", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

RELATIONS: Final = Table(
    "relations",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, nullable=False),  # friend or block
    Column("created", BigInteger, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("reporter", Text, ForeignKey("players.id", ondelete="SET NULL")),
    Column("reported", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("details", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger),  # when an operator dealt with it
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("ends", BigInteger),  # null if permanent
    Column("reason", Text, nullable=False),
)
