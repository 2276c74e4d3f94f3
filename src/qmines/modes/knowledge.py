"""What is deducible: the closure of exact analysis and looking under what is safe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from qmines.core.position import FLAG, HIDDEN, QUESTION, Position
from qmines.generate.fields import flood
from qmines.solver import analyse

if TYPE_CHECKING:
    from qmines.core.grid import Grid

_MARKS = bytes.maketrans(bytes([FLAG, QUESTION]), bytes([HIDDEN, HIDDEN]))


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Numbers that are known, and the cells that are certain besides.

    ``cells`` are those of a position without marks; ``safe`` and ``mined`` are hidden in it.
    """

    cells: bytes
    safe: frozenset[int]
    mined: frozenset[int]


def without_marks(cells: bytes) -> bytes:
    """The same cells with flags and question marks taken as hidden."""
    return cells.translate(_MARKS)


def visible(grid: Grid, cells: bytes, mines: int) -> Knowledge:
    """What follows from the numbers on the screen and the total, and from nothing else."""
    cells = without_marks(cells)
    answer = analyse(Position(grid, cells, mines), method="exact")
    return Knowledge(
        cells,
        frozenset(grid.index(*place) for place in answer.safe),
        frozenset(grid.index(*place) for place in answer.mined),
    )


def deducible(grid: Grid, cells: bytes, mines: int, numbers: bytes) -> Knowledge:
    """What follows when also the numbers under deduced-safe cells are looked at."""
    found = visible(grid, cells, mines)
    while found.safe:
        known = bytearray(found.cells)
        starts = [i for i in found.safe if known[i] == HIDDEN]
        flood(grid, known, numbers, starts)
        found = visible(grid, bytes(known), mines)
    return found
