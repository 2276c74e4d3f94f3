"""What can be asked: the fields of every request. Types are exact, unknown fields refused."""

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
Nick = Annotated[str, Field(max_length=80)]
Secret = Annotated[str, Field(max_length=1024)]


class FirstMove(Body):
    """The event with which a game begins."""

    key: Key
    event: Annotated[str, Field(min_length=1, max_length=64)]


class NewGame(Body):
    """A game to be made.

    ``again`` names one that has ended, to be played on the same board; ``at`` lets it begin
    with so many of its events. ``first`` is played as soon as the game exists.
    """

    rules: Annotated[str, Field(max_length=32)] = "classic"
    level: Annotated[str, Field(min_length=1, max_length=4096)] | None = None
    options: dict[Annotated[str, Field(max_length=32)], str | bool | int] = Field(
        default_factory=dict
    )
    player_seed: Annotated[str, Field(pattern=r"^[!-~]{0,128}$")] = ""
    ranked: bool = False
    again: Annotated[str, Field(max_length=32)] | None = None
    at: Sequence | None = None
    first: FirstMove | None = None


class NewRoom(Body):
    """A room to be made; ``name`` is what a guest is called in it."""

    mode: Literal["race", "coop"]
    rules: Annotated[str, Field(max_length=32)] = "classic"
    level: Annotated[str, Field(min_length=1, max_length=64)] | None = None
    options: dict[Annotated[str, Field(max_length=32)], str | bool | int] = Field(
        default_factory=dict
    )
    name: Nick = ""
    listed: bool = False


class QuickMatch(Body):
    """A race with whoever wants the same; a guest without a ``name`` gets one."""

    rules: Annotated[str, Field(max_length=32)] = "classic"
    level: Annotated[str, Field(min_length=1, max_length=64)] | None = None
    options: dict[Annotated[str, Field(max_length=32)], str | bool | int] = Field(
        default_factory=dict
    )
    rated: bool = False
    name: Nick = ""


class RivalRace(QuickMatch):
    """A race with somebody who is not there: the auto-player, or the best verified game."""

    rival: Literal["auto", "record"]
    strength: Literal["gentle", "steady", "quick", "expert"] = "steady"


class Join(Body):
    """Somebody who wants to play along."""

    name: Nick = ""


class Ready(Body):
    """Whether one is ready to start."""

    ready: bool


class Daily(Body):
    """A daily board to be played: today's, or that of a day before."""

    level: Annotated[str, Field(max_length=32)]
    day: Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")] | None = None


class Ping(Body):
    """Whether the line still stands."""

    type: Literal["ping"]
    id: Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=0)]


class Cursor(Body):
    """Where somebody points; without a cell, nowhere."""

    board: Annotated[int, Field(ge=0, le=1)] = 0
    row: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    column: Annotated[int, Field(ge=0, le=1_000_000)] | None = None


class MoveBody(Body):
    """An event, by whoever owns the game."""

    expect: Sequence
    key: Key
    event: Annotated[str, Field(min_length=1, max_length=64)]


class SocketMove(MoveBody):
    """An event over a socket; ``after`` is the request before it, which has to succeed first."""

    after: RequestId | None = None


class Assist(Body):
    """Moves that are made for the player."""

    expect: Sequence
    key: Key
    kind: Kind
    guess: bool = False


class HintBody(Body):
    """What to do next."""

    expect: Sequence
    strength: Strength = "where"


class CoachBody(Body):
    """What the coach says."""

    expect: Sequence


class Nothing(Body):
    """No field at all."""


class SignUp(Body):
    """An account to be made."""

    name: Secret
    password: Secret
    keep: bool = True


class Login(Body):
    """Somebody who has an account; ``keep`` takes the guest's games along."""

    name: Secret
    password: Secret
    keep: bool = True


class NewPassword(Body):
    """Another password."""

    old: Secret
    new: Secret


class Leave(Body):
    """The account is to be deleted, with everything in it."""

    password: Secret


class NewEmail(Body):
    """An e-mail address, with which the account can be recovered."""

    address: Annotated[str, Field(max_length=254)]
    password: Secret


class Token(Body):
    """The token of a link in an e-mail."""

    token: Annotated[str, Field(max_length=128)]


class UseCode(Body):
    """A recovery code, and the new password."""

    name: Secret
    code: Annotated[str, Field(max_length=64)]
    password: Secret


class AskLink(Body):
    """Whose password was forgotten."""

    name: Secret


class UseLink(Token):
    """The token of a link, and the new password."""

    password: Secret


class Relation(Body):
    """A friend, or somebody to block."""

    name: Nick
    kind: Literal["friend", "block"]


class Report(Body):
    """Somebody who is reported to the operator."""

    name: Nick
    reason: Literal["name", "cheating", "behaviour"]
    details: Annotated[str, Field(max_length=500)] = ""


class Counted(Query):
    """Which games count; ``aid`` is none, any or one kind of help."""

    rules: Annotated[str, Field(pattern=r"^[a-z]{1,32}$")] | None = None
    level: Annotated[str, Field(max_length=64)] | None = None
    variant: Annotated[str, Field(pattern=r"^[ -~]{0,200}$")] | None = None
    aid: Annotated[str, Field(pattern=r"^[a-z-]{1,32}$")] | None = None
    days: Annotated[int, Field(ge=0, le=36_500)] | None = None


class Charted(Counted):
    """The same over time, in so many bins at most."""

    bins: Annotated[int, Field(ge=1, le=60)] = 30


class DrillQuery(Body):
    """A drill of this technique; without one, of what goes wrong most."""

    technique: Annotated[str, Field(pattern=f"^({'|'.join(TECHNIQUES)})$")] | None = None


class Answered(Body):
    """A cell, and what is said of it: ``open`` that it is safe, ``flag`` that it is a mine.

    Whoever does not know can ``pass``.
    """

    row: Annotated[int, Field(ge=0, lt=100)]
    column: Annotated[int, Field(ge=0, lt=100)]
    deed: Literal["open", "flag", "pass"]


class Preferred(Body):
    """All settings of the page, as it writes them."""

    settings: dict[Annotated[str, Field(max_length=32)], Any]


class Privacy(Body):
    """Who may see a profile, and whether its owner is on the leaderboards."""

    hidden: bool
    unlisted: bool


class Invite(Body):
    """A friend to be invited to a room."""

    name: Annotated[str, Field(max_length=64)]


class PuzzleAnswer(Body):
    """A cell that should be safe."""

    row: Annotated[int, Field(ge=0, lt=100)]
    column: Annotated[int, Field(ge=0, lt=100)]


class Favourite(Body):
    """A game to be shown on a profile."""

    game: Annotated[str, Field(max_length=32)]


class Listed(Counted):
    """Which games are listed; ``before`` is the ``next`` of the page before."""

    outcome: Literal["won", "lost", "playing"] | None = None
    unfinished: bool = False
    before: Annotated[str, Field(max_length=40)] | None = None
    limit: Annotated[int, Field(ge=1, le=1000)] = 20


class RacePage(Query):
    """Which races are listed; ``before`` is the ``next`` of the page before."""

    before: Annotated[str, Field(max_length=40)] | None = None
    limit: Annotated[int, Field(ge=1, le=50)] = 10


class Day(Query):
    """Which day."""

    day: Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")] | None = None


class Month(Query):
    """Which month."""

    month: Annotated[str, Field(pattern=r"^\d{4}-\d{2}$")] | None = None


class At(Query):
    """The sequence at which something is asked."""

    sequence: Sequence | None = None


class Place(Query):
    """A cell."""

    row: Annotated[int, Field(ge=0, le=1_000_000)]
    column: Annotated[int, Field(ge=0, le=1_000_000)]


class Hard(Query):
    """A set-up whose difficulty is asked for."""

    level: Annotated[str, Field(max_length=64)]
    rules: Annotated[str, Field(max_length=32)] = "classic"
    first: Annotated[str, Field(max_length=32)] = "opening"
    no_guess: bool = False


class LeaderboardQuery(Query):
    """Which leaderboard; ``verified`` applies to solo games."""

    rules: Annotated[str, Field(pattern=r"^[a-z]{1,32}$")] = "classic"
    level: Annotated[str, Field(max_length=64)] = "expert"
    variant: Annotated[str, Field(pattern=r"^[ -~]{0,200}$")] = ""
    kind: Literal["solo", "daily", "race", "assisted"] = "solo"
    period: Literal["day", "week", "month", "all"] = "all"
    by: Literal["time", "speed", "efficiency", "streak"] = "time"
    verified: bool = True
    limit: Annotated[int, Field(ge=1, le=100)] = 50


class Empty(Query):
    """Nothing behind the question mark."""
