"""Parts of a field, for what is too hard to look at as a whole.

A part keeps the clues that lie wholly inside it; those whose neighbours reach beyond
tell only that they are safe, and the total is left out. So every board of the field
fits the part as well, and what is impossible in the part is impossible in the field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from qmines.core.grid import Grid
from qmines.core.position import HIDDEN, SAFE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Region(NamedTuple):
    """A rectangle of a field."""

    top: int
    left: int
    height: int
    width: int

    @property
    def grid(self) -> Grid:
        """Its shape, as a field of its own."""
        return Grid(self.width, self.height)

    def tiles(self, size: int) -> Iterator[Region]:
        """Squares of this size that cover it, each half over the next."""
        step = size // 2
        for row in range(0, max(self.height - step, 1), step):
            for column in range(0, max(self.width - step, 1), step):
                height, width = min(size, self.height - row), min(size, self.width - column)
                yield Region(self.top + row, self.left + column, height, width)


def around(grid: Grid, cells: Iterable[int], distance: int) -> Region:
    """The smallest tile with all cells within some distance of these."""
    rows, columns = zip(*(grid.place(cell) for cell in cells), strict=True)
    top, left = max(min(rows) - distance, 0), max(min(columns) - distance, 0)
    bottom = min(max(rows) + distance + 1, grid.height)
    right = min(max(columns) + distance + 1, grid.width)
    return Region(top, left, bottom - top, right - left)


def part_of(grid: Grid, cells: bytes, tile: Region) -> bytes:
    """The cells of a tile, in the codes of a position; see the head of this file."""
    field = np.frombuffer(cells, np.uint8).reshape(grid.height, grid.width)
    bottom, right = tile.top + tile.height, tile.left + tile.width
    part = field[tile.top : bottom, tile.left : right].copy()
    cut = np.zeros(part.shape, dtype=bool)
    cut[0] |= tile.top > 0
    cut[-1] |= bottom < grid.height
    cut[:, 0] |= tile.left > 0
    cut[:, -1] |= right < grid.width
    part[cut & (part < HIDDEN)] = SAFE
    return part.tobytes()
