"""Whole fields at once: the number of every cell, and what an opening opens.

Small fields are walked cell by cell, large ones wave by wave with numpy: the same
answer, and a second is enough for a million cells.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.core.position import FLAG, HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.core.grid import Grid

_SMALL: Final = 4096  # cells; up to here walking is quicker than waves


def numbers_of(grid: Grid, mask: bytes) -> bytes:
    """How many mines neighbour each cell, mined or not: one byte a cell."""
    mines = np.frombuffer(mask, dtype=np.uint8).reshape(grid.height, grid.width)
    sums = np.zeros((grid.height, grid.width), dtype=np.uint8)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            if down or right:
                here = sums[_kept(down), _kept(right)]
                here += mines[_kept(-down), _kept(-right)]
    return sums.tobytes()


def _kept(shift: int) -> slice:
    """The rows (or columns) that still lie on the field when shifted back."""
    return slice(max(-shift, 0), -shift if shift > 0 else None)


@lru_cache(maxsize=64)
def neighbourhood(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """For every cell of a small field, the numbers of the cells around it."""
    return tuple(tuple(grid.neighbours(i)) for i in range(grid.cells))


def flood(grid: Grid, cells: bytearray, numbers: bytes, starts: Iterable[int]) -> int:
    """Open hidden safe cells, and around every 0 what touches it, and so on.

    Writes the numbers into ``cells`` and tells how many were opened. Flagged cells
    stay closed; the starts must be hidden, different and without a mine.
    """
    if grid.cells > _SMALL:
        return _flood_in_waves(grid, cells, numbers, starts)
    near = neighbourhood(grid)
    opened = 0
    stack = list(starts)
    for index in stack:
        cells[index] = numbers[index]
        opened += 1
    while stack:
        index = stack.pop()
        if numbers[index]:
            continue
        for n in near[index]:
            if cells[n] >= HIDDEN and cells[n] != FLAG:
                cells[n] = numbers[n]
                opened += 1
                if not numbers[n]:
                    stack.append(n)
    return opened


def _flood_in_waves(grid: Grid, cells: bytearray, numbers: bytes, starts: Iterable[int]) -> int:
    # With a border of one open cell all around, so that every cell has eight neighbours.
    stride = grid.width + 2
    shape = (grid.height + 2, stride)
    closed = np.zeros(shape, dtype=bool)
    view = np.frombuffer(cells, dtype=np.uint8).reshape(grid.height, grid.width)
    closed[1:-1, 1:-1] = (view >= HIDDEN) & (view != FLAG)
    before = int(np.count_nonzero(closed))
    zero = np.zeros(shape, dtype=bool)
    number = np.frombuffer(numbers, dtype=np.uint8).reshape(grid.height, grid.width)
    zero[1:-1, 1:-1] = number == 0
    was = closed.copy()
    flat, flat_zero = closed.ravel(), zero.ravel()
    near = np.array([-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1])
    wave = np.fromiter(starts, dtype=np.int64)
    wave = (wave // grid.width + 1) * stride + wave % grid.width + 1
    flat[wave] = False
    wave = wave[flat_zero[wave]]
    while wave.size:
        touched = (wave[:, None] + near).ravel()
        touched = touched[flat[touched]]
        flat[touched] = False
        touched = touched[flat_zero[touched]]
        wave = np.unique(touched) if touched.size > 1 else touched
    opened = (was & ~closed)[1:-1, 1:-1]
    out = np.frombuffer(memoryview(cells), dtype=np.uint8).reshape(view.shape)
    out[opened] = number[opened]
    return before - int(np.count_nonzero(closed))
