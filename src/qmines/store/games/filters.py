"""Filters for games: by level, rules, help, outcome and time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from qmines.store.accounts.players import DAY, now
from qmines.store.accounts.public import listed
from qmines.store.database.tables import GAMES

if TYPE_CHECKING:
    from sqlalchemy.sql import ColumnElement

LOCAL: Final = "local"
"""The help of games that were played on the player's own device, which knows the board."""
WITHOUT_HELP: Final = ("", LOCAL)
_EQUAL: Final = ("level", "rules", "variant", "owner", "outcome")


def unknown_boards() -> list[ColumnElement[bool]]:
    """As SQL: games on boards that the player could not know.

    Boards of races and daily boards are shared with others, who may tell; a given layout shows
    every cell; and the board of a local game is on the player's device. Chosen seeds and positions
    are recorded as help.
    """
    return [~GAMES.c.shared, ~_helped_by(LOCAL)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which games count. ``aid`` is ``"none"``, ``"any"`` or one kind of help.

    Without ``local``, games on the player's own device are left out. With ``verified``, only games
    that the server verified count, with ``listed`` only those of players who may appear in lists.
    Without ``lessons``, sandbox games are left out, which cannot be lost.
    """

    level: str | None = None
    rules: str | None = None
    variant: str | None = None
    aid: str | None = None
    outcome: str | None = None
    days: float | None = None
    verified: bool = False
    listed: bool = False
    lessons: bool = True
    local: bool = True
    owner: str | None = None

    def conditions(self, moment: str = "finished") -> list[ColumnElement[bool]]:
        """The filter as SQL; ``days`` applies to the column ``moment``."""
        columns = GAMES.c
        found: list[ColumnElement[bool]] = []
        for name in _EQUAL:
            wanted = getattr(self, name)
            if wanted is not None:
                found.append(columns[name] == wanted)
        if self.aid == "none":
            found.append(columns.aid.in_(WITHOUT_HELP))
        elif self.aid == "any":
            found.append(columns.aid.not_in(WITHOUT_HELP))
        elif self.aid is not None:
            found.append(_helped_by(self.aid))
        if not self.local:
            found.append(~_helped_by(LOCAL))
        if not self.lessons:
            found.append(columns.rules != "sandbox")
        if self.verified:
            found.append(columns.verified.is_not(None))
        if self.listed:
            found.append(listed(columns.owner))
        if self.days is not None:
            found.append(columns[moment] >= int(now() - self.days * DAY))
        return found


def _helped_by(kind: str) -> ColumnElement[bool]:
    """As SQL: games with a kind of help."""
    return ("+" + GAMES.c.aid + "+").contains(f"+{kind}+", autoescape=True)
