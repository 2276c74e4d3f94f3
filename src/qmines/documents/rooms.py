"""Rooms for several players."""

from __future__ import annotations

from typing import Literal, TypedDict

from qmines.documents.values import OptionValue, Shows  # noqa: TC001  # types are read

MemberState = Literal["waiting", "playing", "won", "lost", "gave up"]
Stage = Literal["lobby", "countdown", "playing", "over"]


class RatingDocument(TypedDict):
    """A player's rating; the true strength is within ``uncertainty`` with 95% confidence."""

    rating: int
    uncertainty: int


class MemberDocument(TypedDict):
    """A member of a room; number 0 is a rival, with the ``strength`` of its auto-player.

    ``name``, ``game`` and ratings are null if only members of the room may know who it is.
    ``guesses``, ``mistake`` (whether a loss was avoidable) and ``pace`` (what is unusual about the
    timing of a win) are set after a race, since before they would help those who are still playing.
    """

    number: int
    name: str | None
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
    pace: Literal["fast", "regular"] | None
    strength: str | None


class ShareDocument(TypedDict):
    """A member's share in a co-op game."""

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
    names: list[str | None]
    automatic: bool
    listed: bool
    rated: bool


class SpectatorDocument(TypedDict):
    """A spectator with a name: an account, or a guest who chose one."""

    name: str
    guest: bool


class OpenRoomDocument(RoomSummaryDocument):
    """A public room: who waits or plays in it, and how many watch."""

    mine: bool
    variant: str
    options: dict[str, OptionValue]
    rating: RatingDocument | None
    watchers: int


class BestTimeDocument(TypedDict):
    """The best verified game, as a rival."""

    name: str
    milliseconds: int


class RoomDocument(RoomSummaryDocument):
    """A room as one of its viewers sees it."""

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
