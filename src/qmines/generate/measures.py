"""Measures of a board: 3BV, openings, islands, ZiNi.

An *opening* is a region of 0s, connected by sides or corners. An *island* is a region of clues
that touch no 0. *3BV* is the least number of left clicks that open everything: one for each
opening, and one for each clue of an island. *ZiNi* (greedy) also flags and chords; see ``zini``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.core.position import HIDDEN
from qmines.generate.fields import numbers_of
from qmines.generate.zini import zini

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.core.board import Board
    from qmines.core.grid import Grid

_NO_REGION: Final = -1
ZINI_CELLS: Final = 10_000
"""Larger boards get no ZiNi."""


@dataclass(frozen=True, slots=True)
class BoardMeasures:
    """The measures of one board; ``zini`` is None beyond 10,000 cells."""

    bbbv: int
    openings: int
    islands: int
    zini: int | None


class Regions:
    """The openings and islands of a board, cell by cell."""

    def __init__(self, board: Board) -> None:
        grid = board.grid
        self.grid = grid
        mask = np.frombuffer(board.mask, np.uint8) > 0
        self.numbers = np.frombuffer(numbers_of(grid, board.mask), np.uint8)
        zero = (self.numbers == 0) & ~mask
        beside = np.frombuffer(numbers_of(grid, zero.tobytes()), np.uint8) > 0
        self.lone = ~mask & ~zero & ~beside
        """The clues that touch no 0: each needs a click of its own."""
        self.opening_of = _regions(grid, zero)
        """The number of the opening of every 0; -1 for other cells."""
        self.openings = _count(self.opening_of)
        self.islands = _count(_regions(grid, self.lone))

    @property
    def bbbv(self) -> int:
        """The 3BV: the number of openings, plus the number of clues that touch none."""
        return self.openings + int(np.count_nonzero(self.lone))

    def solved(self, cells: bytes) -> int:
        """The part of the 3BV that these open cells have solved."""
        is_open = np.frombuffer(cells, np.uint8) < HIDDEN
        begun = np.unique(self.opening_of[is_open])
        return int(np.count_nonzero(begun >= 0)) + int(np.count_nonzero(self.lone & is_open))


def board_measures(board: Board, regions: Regions | None = None) -> BoardMeasures:
    """All measures of a board; its regions are found if they are not given.

    >>> from qmines.core.board import Board
    >>> board_measures(Board.from_rows(["*...", "...*", "...."]))
    BoardMeasures(bbbv=5, openings=1, islands=2, zini=3)
    """
    regions = regions or Regions(board)
    return BoardMeasures(
        bbbv=regions.bbbv,
        openings=regions.openings,
        islands=regions.islands,
        zini=zini(board, regions) if board.grid.cells <= ZINI_CELLS else None,
    )


def _count(regions: NDArray[np.int64]) -> int:
    return int(regions.max(initial=_NO_REGION)) + 1


def _regions(grid: Grid, inside: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Number the regions of these cells, connected by sides and corners, from 0 on; -1 outside."""
    field = inside.reshape(grid.height, grid.width)
    index = np.arange(grid.cells).reshape(field.shape)
    pairs = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        here = (slice(0, grid.height - down), slice(max(-right, 0), grid.width - max(right, 0)))
        there = (slice(down, grid.height), slice(max(right, 0), grid.width + min(right, 0)))
        both = field[here] & field[there]
        pairs.append((index[here][both], index[there][both]))
    one = np.concatenate([pair[0] for pair in pairs])
    other = np.concatenate([pair[1] for pair in pairs])
    # Each cell points to one of its region; the larger root is hooked to the smaller.
    root = np.arange(grid.cells)
    while True:
        first, second = root[one], root[other]
        apart = first != second
        if not apart.any():
            break
        one, other, first, second = one[apart], other[apart], first[apart], second[apart]
        root[np.maximum(first, second)] = np.minimum(first, second)
        while True:
            further = root[root]
            if np.array_equal(further, root):
                break
            root = further
    names = np.full(grid.cells, _NO_REGION, dtype=np.int64)
    names[inside] = np.unique(root[inside], return_inverse=True)[1].ravel()
    return names
