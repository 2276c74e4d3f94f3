"""Which games are meant: by level, rules, help, outcome and time."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from qmines.store.database.tables import GAMES

if TYPE_CHECKING:
    from sqlalchemy.sql import ColumnElement

LOCAL: Final = "local"
"""The help of games that were played on a player's own device, which knew the board."""
WITHOUT_HELP: Final = ("", LOCAL)
_DAY: Final = 86_400_000
_EQUAL: Final = ("level", "rules", "variant", "owner", "outcome")


def unknown_boards() -> list[ColumnElement[bool]]:
    """As SQL: games on boards that nobody could know before they played them.

    Others play the boards of races and days as well, and may tell; of a layout every cell is
    given; a local game has its board on the player's device. Chosen seeds and positions are noted
    as help.
    """
    return [~GAMES.c.shared, ~_helped_by(LOCAL)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which games count. ``aid`` is ``"none"``, ``"any"`` or one kind of help.

    Without ``local`` those are left out whose boards were on the player's device. ``verified`` are
    those alone that the server found to be fair play. Without ``lessons`` those of the sandbox are
    left out, which nobody can lose.
    """

    level: str | None = None
    rules: str | None = None
    variant: str | None = None
    aid: str | None = None
    outcome: str | None = None
    days: float | None = None
    verified: bool = False
    lessons: bool = True
    local: bool = True
    owner: str | None = None

    def conditions(self, moment: str = "finished") -> list[ColumnElement[bool]]:
        """The filter as SQL; ``moment`` is the column that tells how long ago a game was."""
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
        if self.days is not None:
            now = time.time_ns() // 1_000_000
            found.append(columns[moment] >= int(now - self.days * _DAY))
        return found


def _helped_by(kind: str) -> ColumnElement[bool]:
    """As SQL: games with a kind of help."""
    return ("+" + GAMES.c.aid + "+").contains(f"+{kind}+", autoescape=True)
