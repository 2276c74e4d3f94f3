"""A room: what is played in it, its members, and how far each has come."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from qmines.play.rival import Rival
from qmines.store.records import header_of

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

    from qmines.core.glicko import Rating
    from qmines.modes import Setup
    from qmines.session import Header

Mode = Literal["race", "coop"]

MOST: Final = {"race": 16, "coop": 8}
"""The maximum number of members."""


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a room; the fields from ``result`` on describe their game.

    Unless they are ``public``, only the members of the room may see their name and game.
    """

    number: int
    player: str
    name: str
    public: bool
    guest: bool
    ready: bool
    seen: int
    gone: int | None
    game: str | None
    result: str | None = None
    reason: str | None = None
    opened: int = 0
    milliseconds: int = 0
    rating: Rating | None = None
    rating_change: float | None = None
    guesses: int | None = None
    mistake: bool | None = None
    pace: str | None = None

    @property
    def playing(self) -> bool:
        """Whether their game is in progress."""
        return self.game is not None and self.result == "playing"


@dataclass(frozen=True, slots=True)
class Room:
    """A room. ``seed`` and ``rival`` are secret until ``ended`` is set.

    An ``automatic`` room starts as soon as two players are in it. If it is also ``listed``, it
    waits for the next player who asks for a quick match.
    """

    id: str
    mode: Mode
    header: Header
    seed: bytes
    host: str | None
    created: int
    starts: int | None
    ended: int | None
    next: str | None
    opened: int
    automatic: bool
    listed: bool
    rated: bool
    rival: Rival | None
    members: tuple[Member, ...] = ()

    @property
    def setup(self) -> Setup:
        """The rules, the field and the options."""
        return self.header.setup

    def member(self, player: str | None) -> Member | None:
        """The member that this player is, if they are one."""
        return next((each for each in self.members if each.player == player), None)

    @property
    def done(self) -> bool:
        """Whether all games in the room are over."""
        return self.starts is not None and not any(each.playing for each in self.members)

    @property
    def complete(self) -> bool:
        """Whether the room can start by itself: it has enough members and has not started."""
        there = sum(each.gone is None for each in self.members)
        enough = there >= (1 if self.rival else 2)
        return self.automatic and enough and self.starts is None and self.ended is None

    def rival_at(self, at: int) -> Member | None:
        """The rival as a member, at a time of day."""
        rival, past = self.rival, at - (self.starts or at)
        if rival is None:
            return None
        result = rival.outcome(past)
        name, opened = rival.name or "", rival.opened(past)
        return Member(
            number=0,
            player="",
            name=name,
            public=True,
            guest=False,
            ready=True,
            seen=at,
            gone=None,
            game=rival.game,
            result=result,
            opened=opened,
            milliseconds=rival.milliseconds,
        )

    def percent(self, member: Member) -> int:
        """The share of the cells closed at the start that are open; 100 only after a win."""
        level = self.setup.level
        if member.result == "won":
            return 100
        left = max(1, level.width * level.height - level.mines - self.opened)
        return min(99, max(0, 100 * (member.opened - self.opened) // left))


def room_of(row: RowMapping, members: tuple[Member, ...]) -> Room:
    """The room in a row of the table."""
    plain = {name: row[name] for name in Room.__slots__ if name in row}
    parsed = {
        "header": header_of(dict(row) | {"ranked": True}),
        "seed": bytes.fromhex(row["seed"]),
        "rival": None if row["rival"] is None else Rival.of(json.loads(row["rival"])),
        "members": members,
    }
    return Room(**plain | parsed)
