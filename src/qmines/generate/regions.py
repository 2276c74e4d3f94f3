"""Parts of a field, for positions that are too hard to analyse as a whole.

A part keeps the clues whose neighbours are all inside it; other clues only count as safe cells, and
the total is left out. So every board that fits the field also fits the part, and what is impossible
in the part is impossible in the field.
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
        """The shape of the rectangle."""
        return Grid(self.width, self.height)

    def tiles(self, size: int) -> Iterator[Region]:
        """Squares of this size that cover the rectangle and overlap by half."""
        step = size // 2
        for row in range(0, max(self.height - step, 1), step):
            for column in range(0, max(self.width - step, 1), step):
                height, width = min(size, self.height - row), min(size, self.width - column)
                yield Region(self.top + row, self.left + column, height, width)


def around(grid: Grid, cells: Iterable[int], distance: int) -> Region:
    """The smallest rectangle with all cells within a distance of these."""
    rows, columns = zip(*(grid.place(cell) for cell in cells), strict=True)
    top, left = max(min(rows) - distance, 0), max(min(columns) - distance, 0)
    bottom = min(max(rows) + distance + 1, grid.height)
    right = min(max(columns) + distance + 1, grid.width)
    return Region(top, left, bottom - top, right - left)


def part_of(grid: Grid, cells: bytes, tile: Region) -> bytes:
    """The cells of a tile as position codes, as described at the top of this file."""
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
