"""What can be known without guessing: from the numbers and the total, directly or step by step.

Exact analysis decides it. If a position is too large and too hard to count within the memory
limit, overlapping tiles of the field are analysed instead, each without its surroundings and
without the total. What is certain in a tile is certain; what the tiles miss counts as not
knowable, in the player's favour.
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
    """Known numbers, and the hidden cells that are certain.

    ``cells`` are those of a position without marks; ``safe`` and ``mined`` are its hidden
    cells that are safe or mined on every board that fits.
    """

    cells: bytes
    safe: frozenset[int]
    mined: frozenset[int]


def without_marks(cells: bytes) -> bytes:
    """The same cells with flags and question marks taken as hidden."""
    return cells.translate(_MARKS)


def merged(cells: bytes, known: bytes | None) -> bytes:
    """The cells without marks, together with numbers that were deduced earlier."""
    cells = without_marks(cells)
    if known is None:
        return cells
    # Where both hold a number it is the same; HIDDEN is larger than any.
    return np.minimum(np.frombuffer(cells, np.uint8), np.frombuffer(known, np.uint8)).tobytes()


def visible(grid: Grid, cells: bytes, mines: int | None) -> Knowledge:
    """What follows from these numbers and the total alone."""
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
    """What follows if the numbers under safe cells are revealed too, repeatedly.

    Stops early if one of the cells in ``until`` turns out to be a mine.
    """
    found = visible(grid, cells, mines)
    while found.safe and found.mined.isdisjoint(until):
        known = bytearray(found.cells)
        flood(grid, known, numbers, found.safe)
        found = visible(grid, bytes(known), mines)
    return found


def _from_tiles(position: Position) -> Knowledge:
    """What is certain within each tile of a field."""
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
