"""What can be known without a guess: from the numbers, the total, and what these lead to.

Exact analysis decides it. On a field so large and a pattern so hard that the exact
count does not fit into its memory, overlapping tiles of the field are analysed
instead, each without what lies outside and without the total. What they call
certain is so; what they miss counts as not knowable, in the player's favour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from qmines.core.grid import Grid
from qmines.core.position import FLAG, HIDDEN, QUESTION, SAFE, Position
from qmines.errors import BudgetExceeded
from qmines.generate.fields import flood
from qmines.generate.redraw import MIB, SECONDS
from qmines.solver import Budget, analyse

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

BUDGET: Final = Budget(seconds=SECONDS, mib=MIB)
_MARKS: Final = bytes.maketrans(bytes([FLAG, QUESTION]), bytes([HIDDEN, HIDDEN]))
_TILE: Final = 24
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


def visible(grid: Grid, cells: bytes, mines: int) -> Knowledge:
    """What follows from these numbers and the total, and from nothing else."""
    position = Position(grid, cells, mines)
    try:
        answer = analyse(position, method="exact", budget=BUDGET)
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
    tiles = list(_tiles(_Tile(0, 0, grid.height, grid.width), _TILE))
    while tiles:
        tile = tiles.pop()
        try:
            answer = analyse(_part(position, tile), method="exact", budget=BUDGET)
        except BudgetExceeded:
            if min(tile.height, tile.width) > _LEAST_TILE:
                tiles.extend(_tiles(tile, min(tile.height, tile.width) // 2))
            continue
        codes = position.cells
        for found, places in ((safe, answer.safe), (mined, answer.mined)):
            cells = ((row + tile.top) * grid.width + column + tile.left for row, column in places)
            found.update(cell for cell in cells if codes[cell] == HIDDEN)
    return Knowledge(position.cells, frozenset(safe), frozenset(mined))


class _Tile(NamedTuple):
    top: int
    left: int
    height: int
    width: int


def _tiles(whole: _Tile, size: int) -> Iterator[_Tile]:
    """Squares of this size that cover a tile, each half over the next."""
    step = size // 2
    for row in range(0, max(whole.height - step, 1), step):
        for column in range(0, max(whole.width - step, 1), step):
            height, width = min(size, whole.height - row), min(size, whole.width - column)
            yield _Tile(whole.top + row, whole.left + column, height, width)


def _part(position: Position, tile: _Tile) -> Position:
    """A part of the field: clues that reach beyond it tell only that they are safe."""
    grid = position.grid
    field = np.frombuffer(position.cells, np.uint8).reshape(grid.height, grid.width)
    bottom, right = tile.top + tile.height, tile.left + tile.width
    part = field[tile.top : bottom, tile.left : right].copy()
    cut = np.zeros(part.shape, dtype=bool)
    cut[0] |= tile.top > 0
    cut[-1] |= bottom < grid.height
    cut[:, 0] |= tile.left > 0
    cut[:, -1] |= right < grid.width
    part[cut & (part < HIDDEN)] = SAFE
    return Position(Grid(tile.width, tile.height), part.tobytes())
