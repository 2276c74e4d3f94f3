"""The fields of every request. Types are exact, and unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from qmines.core.deduction import TECHNIQUES
from qmines.web.http.request_parsing import Body, Query

Sequence = Annotated[int, Field(ge=0, le=1_000_000, description="number of events so far")]
RequestId = Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=0)]
Key = Annotated[
    str,
    Field(
        pattern=r"^[!-~]{1,64}$",
        description="chosen by the client; sending the same key again does not repeat the move",
    ),
]
Strength = Literal["where", "why", "do"]
Kind = Literal["move", "simple", "smart", "deduce", "auto"]
Rules = Annotated[str, Field(max_length=32)]
Options = Annotated[
    dict[Annotated[str, Field(max_length=32)], str | bool | int], Field(default_factory=dict)
]
Nick = Annotated[str, Field(max_length=80)]
DayName = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Secret = Annotated[str, Field(max_length=1024)]


class FirstMove(Body):
    """The first event of a game."""

    key: Key
    event: Annotated[str, Field(min_length=1, max_length=64)]


class NewGame(Body):
    """A new game.

    ``again`` is the ID of a finished game whose board is played again; with ``at``, the new game
    starts with that many of its events. ``first`` is played as soon as the game exists.
    """

    rules: Rules = "classic"
    level: Annotated[str, Field(min_length=1, max_length=4096)] | None = None
    options: Options
    player_seed: Annotated[str, Field(pattern=r"^[!-~]{0,128}$")] = ""
    ranked: bool = False
    again: Annotated[str, Field(max_length=32)] | None = None
    at: Sequence | None = None
    first: FirstMove | None = None


class RoomBoard(Body):
    """What is played in a room, and the ``name`` of a guest in it."""

    rules: Rules = "classic"
    level: Annotated[str, Field(min_length=1, max_length=64)] | None = None
    options: Options
    name: Nick = ""


class NewRoom(RoomBoard):
    """A new room; ``name`` is the name of a guest in it."""

    mode: Literal["race", "coop"]
    listed: bool = False


class QuickMatch(RoomBoard):
    """A race with anybody who wants the same; a guest without a ``name`` gets one."""

    rated: bool = False


class RivalRace(QuickMatch):
    """A race against the auto-player or the best verified game."""

    rival: Literal["auto", "record"]
    strength: Literal["gentle", "steady", "quick", "expert"] = "steady"


class Join(Body):
    """A guest who joins a room needs a name."""

    name: Nick = ""


class Ready(Body):
    """Whether the player is ready to start."""

    ready: bool


class Daily(Body):
    """A daily board: today's, or that of an earlier day."""

    level: Annotated[str, Field(max_length=32)]
    day: DayName | None = None


class Ping(Body):
    """A message to check the connection."""

    type: Literal["ping"]
    id: RequestId


class Cursor(Body):
    """The cell that a player points at, if any."""

    board: Annotated[int, Field(ge=0, le=1)] = 0
    row: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    column: Annotated[int, Field(ge=0, le=1_000_000)] | None = None


class MoveBody(Body):
    """A move in a game of the player."""

    expect: Sequence
    key: Key
    event: Annotated[str, Field(min_length=1, max_length=64)]


class SocketMove(MoveBody):
    """A move over a socket; ``after`` is the request that has to succeed before it."""

    after: RequestId | None = None


class Assist(Body):
    """Moves that the solver makes for the player."""

    expect: Sequence
    key: Key
    kind: Kind
    guess: bool = False


class HintBody(Body):
    """A hint."""

    expect: Sequence
    strength: Strength = "where"


class CoachBody(Body):
    """The coach's advice."""

    expect: Sequence


class Nothing(Body):
    """No fields."""


class SignUp(Body):
    """A new account."""

    name: Secret
    password: Secret
    keep: bool = True


class Login(SignUp):
    """A login; ``keep`` moves the guest's games into the account."""


class NewPassword(Body):
    """A new password."""

    old: Secret
    new: Secret


class Leave(Body):
    """The password, to confirm an important change."""

    password: Secret


class NewEmail(Body):
    """An e-mail address for recovering the account."""

    address: Annotated[str, Field(max_length=254)]
    password: Secret


class Token(Body):
    """The token of a link in an e-mail."""

    token: Annotated[str, Field(max_length=128)]


class UseCode(Body):
    """A recovery code and the new password."""

    name: Secret
    code: Annotated[str, Field(max_length=64)]
    password: Secret


class AskLink(Body):
    """The account whose password was forgotten."""

    name: Secret


class UseLink(Token):
    """The token of a link and the new password."""

    password: Secret


class Relation(Body):
    """A friend to add, or a player to block."""

    name: Nick
    kind: Literal["friend", "block"]


class Report(Body):
    """A report to the operator."""

    name: Nick
    reason: Literal["name", "cheating", "behaviour"]
    details: Annotated[str, Field(max_length=500)] = ""


class Counted(Query):
    """A selection of games; ``aid`` is none, any or one kind of help."""

    rules: Annotated[str, Field(pattern=r"^[a-z]{1,32}$")] | None = None
    level: Annotated[str, Field(max_length=64)] | None = None
    variant: Annotated[str, Field(pattern=r"^[ -~]{0,200}$")] | None = None
    aid: Annotated[str, Field(pattern=r"^[a-z-]{1,32}$")] | None = None
    days: Annotated[int, Field(ge=0, le=36_500)] | None = None


class Charted(Counted):
    """A selection of games over time, in at most so many bins."""

    bins: Annotated[int, Field(ge=1, le=60)] = 30


class DrillQuery(Body):
    """The technique to practise; without one, the trainer chooses."""

    technique: Annotated[str, Field(pattern=f"^({'|'.join(TECHNIQUES)})$")] | None = None


class PuzzleAnswer(Body):
    """A cell that should be safe."""

    row: Annotated[int, Field(ge=0, lt=100)]
    column: Annotated[int, Field(ge=0, lt=100)]


class Answered(PuzzleAnswer):
    """A cell and whether it is safe (``open``) or a mine (``flag``), or ``pass``."""

    deed: Literal["open", "flag", "pass"]


class Preferred(Body):
    """All settings of the web site."""

    settings: dict[Annotated[str, Field(max_length=32)], Any]


class Privacy(Body):
    """Whether a profile is hidden, and whether its owner is missing from leaderboards."""

    hidden: bool
    unlisted: bool


class Invite(Body):
    """A friend to invite to a room."""

    name: Annotated[str, Field(max_length=64)]


class Favourite(Body):
    """A game to show on a profile."""

    game: Annotated[str, Field(max_length=32)]


class Listed(Counted):
    """A page of a list of games; ``before`` is the ``next`` of the previous page."""

    outcome: Literal["won", "lost", "playing"] | None = None
    unfinished: bool = False
    before: Annotated[str, Field(max_length=40)] | None = None
    limit: Annotated[int, Field(ge=1, le=1000)] = 20


class RacePage(Query):
    """A page of a list of races; ``before`` is the ``next`` of the previous page."""

    before: Annotated[str, Field(max_length=40)] | None = None
    limit: Annotated[int, Field(ge=1, le=50)] = 10


class Day(Query):
    """A day; today by default."""

    day: DayName | None = None


class Month(Query):
    """A month; this one by default."""

    month: Annotated[str, Field(pattern=r"^\d{4}-\d{2}$")] | None = None


class At(Query):
    """The number of events that the client knows."""

    sequence: Sequence | None = None


class Place(Query):
    """A cell."""

    row: Annotated[int, Field(ge=0, le=1_000_000)]
    column: Annotated[int, Field(ge=0, le=1_000_000)]


class Hard(Query):
    """A level whose difficulty is estimated."""

    level: Annotated[str, Field(max_length=64)]
    rules: Rules = "classic"
    first: Annotated[str, Field(max_length=32)] = "opening"
    no_guess: bool = False


class LeaderboardQuery(Query):
    """A leaderboard; ``verified`` applies to solo games."""

    rules: Annotated[str, Field(pattern=r"^[a-z]{1,32}$")] = "classic"
    level: Annotated[str, Field(max_length=64)] = "expert"
    variant: Annotated[str, Field(pattern=r"^[ -~]{0,200}$")] = ""
    kind: Literal["solo", "daily", "race", "assisted"] = "solo"
    period: Literal["day", "week", "month", "all"] = "all"
    by: Literal["time", "speed", "efficiency", "streak"] = "time"
    verified: bool = True
    limit: Annotated[int, Field(ge=1, le=100)] = 50


class Empty(Query):
    """No query."""
