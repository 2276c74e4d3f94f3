"""The shape of a field: width, height, and which cells are neighbours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from qmines.errors import InvalidInput
from qmines.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_CELLS = 4_000_000
"""The number of cells of the largest supported field."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A field of ``width`` × ``height`` cells, numbered row by row from 0.

    >>> Grid(3, 2).index(1, 2)
    5
    >>> sorted(Grid(3, 2).neighbours(0))
    [1, 3, 4]
    """

    width: int
    height: int

    def __post_init__(self) -> None:
        for name, value in (("width", self.width), ("height", self.height)):
            if type(value) is not int:
                raise InvalidInput(Message("invalid-side-type", side=name, value=repr(value)))
            if value < 1:
                raise InvalidInput(Message("invalid-side", side=name, value=value))
        if self.width * self.height > MAX_CELLS:
            raise InvalidInput(
                Message("invalid-too-large", width=self.width, height=self.height, most=MAX_CELLS)
            )

    @property
    def cells(self) -> int:
        """The number of cells."""
        return self.width * self.height

    def index(self, row: int, column: int) -> int:
        """The index of the cell at ``row``, ``column``."""
        if not (0 <= row < self.height and 0 <= column < self.width):
            raise InvalidInput(
                Message("move-outside", cell=(row, column), height=self.height, width=self.width)
            )
        return row * self.width + column

    def place(self, index: int) -> tuple[int, int]:
        """The (row, column) of cell ``index``."""
        return divmod(index, self.width)

    def neighbours(self, index: int) -> Iterator[int]:
        """The indices of the cells around cell ``index`` (up to eight), in order."""
        row, column = divmod(index, self.width)
        columns = range(max(column - 1, 0), min(column + 2, self.width))
        for r in range(max(row - 1, 0), min(row + 2, self.height)):
            for c in columns:
                if r != row or c != column:
                    yield r * self.width + c
