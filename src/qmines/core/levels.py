"""The standard levels by name, and custom levels written as WxHxM."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from qmines.core.grid import Grid
from qmines.errors import InvalidInput
from qmines.messages import Message

FirstClick: TypeAlias = Literal["opening", "safe", "anything"]
"""What the first click finds: a cell that shows 0, a cell without a mine, or anything."""
FIRST_CLICKS: Final[tuple[str, ...]] = get_args(FirstClick)


class Level(NamedTuple):
    """A board size and a number of mines.

    >>> level = Level(30, 16, 99)
    >>> str(level), level.grid.cells
    ('30x16x99', 480)
    """

    width: int
    height: int
    mines: int

    @property
    def grid(self) -> Grid:
        """The field of this size."""
        return Grid(self.width, self.height)

    def __str__(self) -> str:
        return f"{self.width}x{self.height}x{self.mines}"


LEVELS = {
    "beginner": Level(9, 9, 10),
    "beginner-8x8": Level(8, 8, 10),
    "intermediate": Level(16, 16, 40),
    "expert": Level(30, 16, 99),
}


def name_of(level: Level) -> str:
    """The name of a level if it has one, else ``WxHxM``.

    >>> name_of(Level(30, 16, 99)), name_of(Level(5, 4, 3))
    ('expert', '5x4x3')
    """
    return next((name for name, known in LEVELS.items() if known == level), str(level))


_SETUP = re.compile(r"([0-9]{1,9})x([0-9]{1,9})x([0-9]{1,9})", re.ASCII)


def parse_level(text: str) -> Level:
    """Parse the name of a level, or its size as ``WxHxM``.

    >>> parse_level("expert")
    Level(width=30, height=16, mines=99)
    >>> parse_level("5x4x3").mines
    3
    """
    if not isinstance(text, str):
        raise InvalidInput(Message("invalid-level-type", value=repr(text)))
    named = LEVELS.get(text.lower())
    if named:
        return named
    match = _SETUP.fullmatch(text.lower())
    if not match:
        raise InvalidInput(Message("invalid-level", text=text, names=list(LEVELS)))
    level = Level(*map(int, match.groups()))
    if level.mines >= level.grid.cells:
        raise InvalidInput(Message("invalid-too-many-mines", **level._asdict()))
    return level
