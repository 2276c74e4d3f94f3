"""Rooms in which several play."""

from __future__ import annotations

from typing import Literal, TypedDict

from qmines.documents.values import OptionValue, Shows  # noqa: TC001  # types are read

MemberState = Literal["waiting", "playing", "won", "lost", "gave up"]
Stage = Literal["lobby", "countdown", "playing", "over"]


class MemberDocument(TypedDict):
    """Somebody in a room."""

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
    members: list[MemberDocument]
    shares: list[ShareDocument] | None
