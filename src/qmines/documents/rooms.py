"""Rooms in which several play."""

from __future__ import annotations

from typing import Literal, TypedDict

from qmines.documents.values import OptionValue, Shows  # noqa: TC001  # types are read

MemberState = Literal["waiting", "playing", "won", "lost", "gave up"]
Stage = Literal["lobby", "countdown", "playing", "over"]


class RatingDocument(TypedDict):
    """How strong a player is; 95% of players like this are within ``uncertainty``."""

    rating: int
    uncertainty: int


class MemberDocument(TypedDict):
    """Somebody in a room; number 0 is a rival, and ``strength`` its auto-player's.

    ``guesses`` and ``mistake`` (whether a loss was one) follow when the game has been judged after
    a race, since earlier they would help those who still play.
    """

    number: int
    name: str
    guest: bool
    ready: bool
    here: bool
    gone: bool
    state: MemberState
    percent: int
    milliseconds: int | None
    game: str | None
    rating: RatingDocument | None
    rating_change: int | None
    guesses: int | None
    mistake: bool | None
    strength: str | None


class ShareDocument(TypedDict):
    """What somebody did in a game of all."""

    number: int
    moves: int
    opened: int
    flags: int
    last: bool


class RoomSummaryDocument(TypedDict):
    """A room in a list."""

    id: str
    mode: Literal["race", "coop"]
    rules: str
    position: Shows
    level: str
    width: int
    height: int
    mines: int
    stage: Stage
    created: int
    starts: int | None
    ended: int | None
    names: list[str]
    automatic: bool
    listed: bool
    rated: bool


class SpectatorDocument(TypedDict):
    """Somebody who watches and may be named: an account, or a guest who chose a name."""

    name: str
    guest: bool


class OpenRoomDocument(RoomSummaryDocument):
    """A room that everybody may see: who waits or plays in it, and how many watch."""

    mine: bool
    variant: str
    options: dict[str, OptionValue]
    rating: RatingDocument | None
    watchers: int


class BestTimeDocument(TypedDict):
    """The best verified game, which can be raced."""

    name: str
    milliseconds: int


class RoomDocument(RoomSummaryDocument):
    """A room as somebody sees it."""

    now: int
    options: dict[str, OptionValue]
    commitment: str
    seed: str | None
    you: int | None
    host: int | None
    game: str | None
    next: str | None
    watchers: int
    spectators: list[SpectatorDocument]
    rival: Literal["auto", "record"] | None
    members: list[MemberDocument]
    shares: list[ShareDocument] | None
