"""Compute the numbers of a whole field, and which cells an opening reveals.

Small fields are processed cell by cell, large ones wave by wave with NumPy, with the same result;
a million cells take less than a second.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.core.position import FLAG, HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from qmines.core.grid import Grid

_SMALL: Final = 4096  # cells; up to this size, going cell by cell is faster
_NARROW: Final = 64  # cells of a wave; NumPy is slower for fewer


def numbers_of(grid: Grid, mask: bytes) -> bytes:
    """The number of mines around each cell, mined or not, one byte per cell."""
    mines = np.frombuffer(mask, dtype=np.uint8).reshape(grid.height, grid.width)
    columns = mines.copy()  # sums over three rows, then over three columns, less the cell itself
    columns[1:] += mines[:-1]
    columns[:-1] += mines[1:]
    sums = columns - mines
    sums[:, 1:] += columns[:, :-1]
    sums[:, :-1] += columns[:, 1:]
    return sums.tobytes()


@lru_cache(maxsize=64)
def neighbourhood(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """The indices of the neighbours of every cell of a small field."""
    return tuple(tuple(grid.neighbours(i)) for i in range(grid.cells))


def flood(grid: Grid, cells: bytearray, numbers: bytes, starts: Iterable[int]) -> int:
    """Open hidden safe cells, and the neighbours of every 0, and so on.

    Writes the numbers into ``cells`` and returns how many cells were opened. Flagged cells stay
    closed; the starts must be hidden, distinct and without mines.
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
    inside = (slice(1, -1), slice(1, -1))
    codes = np.frombuffer(memoryview(cells), np.uint8).reshape(grid.height, grid.width)
    number = np.frombuffer(numbers, np.uint8).reshape(codes.shape)
    closed_bytes, zero_bytes = (bytearray((grid.height + 2) * stride) for _ in range(2))
    closed, zero = (np.frombuffer(memoryview(b), np.bool_) for b in (closed_bytes, zero_bytes))
    closed.reshape(-1, stride)[inside] = was = (codes >= HIDDEN) & (codes != FLAG)
    zero.reshape(-1, stride)[inside] = number == 0
    near = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1]
    wave = [(i // grid.width + 1) * stride + i % grid.width + 1 for i in starts]
    for cell in wave:
        closed_bytes[cell] = 0
    wave = [cell for cell in wave if zero_bytes[cell]]
    while wave:
        if len(wave) < _NARROW:
            following = []
            for cell in wave:
                for shift in near:
                    if closed_bytes[cell + shift]:
                        closed_bytes[cell + shift] = 0
                        if zero_bytes[cell + shift]:
                            following.append(cell + shift)
            wave = following
        else:
            wave = _wide_wave(np.array(wave), near, closed, zero)
    opened = was & ~closed.reshape(-1, stride)[inside]
    codes[opened] = number[opened]
    return int(np.count_nonzero(opened))


def _wide_wave(
    wave: NDArray[np.int64], near: list[int], closed: NDArray[np.bool_], zero: NDArray[np.bool_]
) -> list[int]:
    """Continue while the wave stays wide; returns the narrow wave that remains."""
    while wave.size >= _NARROW:
        reached = []
        for shift in near:  # one at a time, so that no cell is reached twice
            cells = wave + shift
            cells = cells[closed[cells]]
            closed[cells] = False
            reached.append(cells[zero[cells]])
        wave = np.concatenate(reached)
    found: list[int] = wave.tolist()
    return found
