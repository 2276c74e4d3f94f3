"""What can be known without a guess: from the numbers, the total, and what these lead to.

Exact analysis decides it. On a field so large and a pattern so hard that the exact
count does not fit into its memory, overlapping tiles of the field are analysed
instead, each without what lies outside and without the total. What they call
certain is so; what they miss counts as not knowable, in the player's favour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.core.position import FLAG, HIDDEN, QUESTION, Position
from qmines.errors import BudgetExceeded
from qmines.generate.fields import flood
from qmines.generate.redraw import MIB, SECONDS
from qmines.generate.regions import Region, part_of
from qmines.solver import Budget, analyse

if TYPE_CHECKING:
    from collections.abc import Collection

    from qmines.core.grid import Grid

BUDGET: Final = Budget(seconds=SECONDS, mib=MIB)
_MARKS: Final = bytes.maketrans(bytes([FLAG, QUESTION]), bytes([HIDDEN, HIDDEN]))
_TILE: Final = 16
_LEAST_TILE: Final = 6


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Numbers that are known, and the cells that are certain besides.

    ``cells`` are those of a position without marks; ``safe`` and ``mined`` are the
    cells hidden in it that are so in every board that fits.
    """

    cells: bytes
    safe: frozenset[int]
    mined: frozenset[int]


def without_marks(cells: bytes) -> bytes:
    """The same cells with flags and question marks taken as hidden."""
    return cells.translate(_MARKS)


def merged(cells: bytes, known: bytes | None) -> bytes:
    """The cells without marks, with numbers that were found out before."""
    cells = without_marks(cells)
    if known is None:
        return cells
    # Where both hold a number it is the same; HIDDEN is larger than any.
    return np.minimum(np.frombuffer(cells, np.uint8), np.frombuffer(known, np.uint8)).tobytes()


def visible(grid: Grid, cells: bytes, mines: int | None) -> Knowledge:
    """What follows from these numbers and the total, and from nothing else."""
    position = Position(grid, cells, mines)
    try:
        answer = analyse(position, method="exact", budget=BUDGET, threads=1)
    except BudgetExceeded:
        return _from_tiles(position)
    width = grid.width
    return Knowledge(
        cells,
        frozenset(row * width + column for row, column in answer.safe),
        frozenset(row * width + column for row, column in answer.mined),
    )


def deducible(
    grid: Grid, cells: bytes, mines: int, numbers: bytes, *, until: Collection[int] = ()
) -> Knowledge:
    """What follows when the numbers under safe cells are looked at as well, again and again.

    Stops early once one of the cells ``until`` is found to be mined.
    """
    found = visible(grid, cells, mines)
    while found.safe and found.mined.isdisjoint(until):
        known = bytearray(found.cells)
        flood(grid, known, numbers, found.safe)
        found = visible(grid, bytes(known), mines)
    return found


def _from_tiles(position: Position) -> Knowledge:
    """What the parts of a field tell, each for itself."""
    grid = position.grid
    safe: set[int] = set()
    mined: set[int] = set()
    tiles = list(Region(0, 0, grid.height, grid.width).tiles(_TILE))
    while tiles:
        tile = tiles.pop()
        part = Position(tile.grid, part_of(grid, position.cells, tile))
        try:
            answer = analyse(part, method="exact", budget=BUDGET)
        except BudgetExceeded:
            if min(tile.height, tile.width) > _LEAST_TILE:
                tiles.extend(tile.tiles(min(tile.height, tile.width) // 2))
            continue
        codes = position.cells
        for found, places in ((safe, answer.safe), (mined, answer.mined)):
            cells = ((row + tile.top) * grid.width + column + tile.left for row, column in places)
            found.update(cell for cell in cells if codes[cell] == HIDDEN)
    return Knowledge(position.cells, frozenset(safe), frozenset(mined))
