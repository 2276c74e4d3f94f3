"""Draw a board uniformly from all that fit a position, from a game's own stream.

If the boards are easy to count, the result is fixed by mathematics alone: order the boards, draw
a number below their count, and take the board with that number. In this order, cells next to a
clue come first, row by row, then the others, row by row, and "safe" comes before "mined". Every
correct solver finds the same board, on any machine.

Otherwise the kernel's sampler draws, with a seed from the stream: also uniformly, and reproducibly
with the same kernel. If even that is too hard (a large field with a difficult pattern), only the
cells around the opened ones are redrawn, within a growing distance.

The size of the field and of its frontier decide which way is used; beyond these limits, memory and
the kernel's order of counting do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from qmines import _kernel
from qmines.core.position import HIDDEN, MINE, SAFE
from qmines.errors import BudgetExceeded
from qmines.generate.fields import numbers_of
from qmines.generate.regions import around, part_of
from qmines.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.core.grid import Grid
    from qmines.core.stream import Stream

SECONDS: Final = 60.0
"""A safety limit: memory runs out long before."""
MIB: Final = 128
RANKED_CELLS: Final = 2000
RANKED_FRONTIER: Final = 300
"""Boards are drawn by number up to this many hidden cells, and this many of them next to clues."""
_RETRIES: Final = 3
_DISTANCES: Final = (3, 6, 9, 12, 16)


def draw_board(
    grid: Grid, cells: bytes, mines: int, stream: Stream, *, asked: Sequence[int], present: bytes
) -> bytes | None:
    """Draw a board that fits, uniformly: one byte per cell, 1 for a mine; None if none fits.

    Args:
        grid: the field.
        cells: the clues and assertions, in the codes of a position.
        mines: the total.
        stream: the source of randomness.
        asked: the cells around which to redraw if the whole field is too hard.
        present: a board that fits, except for the assertions about the asked cells.

    Raises:
        BudgetExceeded: it is unknown whether a board fits.
    """
    try:
        return draw_fitting(grid, cells, mines, stream)
    except BudgetExceeded:
        return _draw_nearby(grid, cells, mines, stream, asked=asked, present=present)


def draw_fitting(grid: Grid, cells: bytes, mines: int, stream: Stream) -> bytes | None:
    """Draw a board that fits, uniformly over the whole field; None if none fits.

    Raises:
        BudgetExceeded: the whole field is too hard.
    """
    if not _total_fits(cells, mines):
        return None
    answer = _analyse(grid, cells, mines)
    if answer.stopped:
        raise BudgetExceeded(Message("position-hard"))
    if answer.status:
        return None
    if _go_by_number(grid, cells):
        try:
            number = stream.below(_boards(grid, cells, mines, answer))
            return board_of_number(grid, cells, mines, number)
        except BudgetExceeded:
            pass  # small, but constructed to be hard
    board, stopped = _sample(grid, cells, mines, stream)
    if stopped:
        raise BudgetExceeded(Message("position-hard"))
    return board


def _go_by_number(grid: Grid, cells: bytes) -> bool:
    """Whether the field is small enough to find a board by its number."""
    hidden = cells.count(HIDDEN)
    return hidden <= RANKED_CELLS and (
        hidden <= RANKED_FRONTIER or len(_beside_clues(grid, cells)) <= RANKED_FRONTIER
    )


def board_of_number(grid: Grid, cells: bytes, mines: int, number: int) -> bytes:
    """The board with this number, from 0, in the order described at the top of this file."""
    answer = _analyse(grid, cells, mines)
    rest = bytearray(cells)
    for cell in _beside_clues(grid, cells):
        if rest[cell] != HIDDEN:
            continue
        _settle(grid, rest, answer)
        if rest[cell] != HIDDEN:
            continue
        rest[cell] = SAFE
        answer = _analyse(grid, bytes(rest), mines)
        count = _boards(grid, bytes(rest), mines, answer)
        if number >= count:
            number -= count
            rest[cell] = MINE
            answer = _analyse(grid, bytes(rest), mines)
    _settle(grid, rest, answer)
    sea = [i for i, code in enumerate(rest) if code == HIDDEN]
    for cell in _combination(sea, mines - rest.count(MINE), number):
        rest[cell] = MINE
    return bytes(code == MINE for code in rest)


def _combination(cells: list[int], some: int, number: int) -> list[int]:
    """The choice with this number among all choices of ``some`` cells, in lexicographic order."""
    left = len(cells)
    ways = 1  # to choose `some` of `left`
    for i in range(some):
        ways = ways * (left - i) // (i + 1)
    chosen = []
    for cell in cells:
        if not some:
            break
        without = ways * (left - some) // left
        if number >= without:
            number -= without
            ways -= without
            some -= 1
            chosen.append(cell)
        else:
            ways = without
        left -= 1
    return chosen


def _analyse(grid: Grid, cells: bytes, mines: int) -> _kernel.Answer:
    """Exact chances and the board count, or the reason why they are missing."""
    return _kernel.analyse(cells, grid.width, grid.height, mines, seconds=SECONDS, mib=MIB)


def _total_fits(cells: bytes, mines: int) -> bool:
    """Whether the number of mines fits the hidden cells, regardless of the clues."""
    room = sum(cells.count(code) for code in range(HIDDEN, SAFE))
    return cells.count(MINE) <= mines <= room


def _boards(grid: Grid, cells: bytes, mines: int, answer: _kernel.Answer) -> int:
    """The number of boards that fit; counts again if the kernel ran out of time for it."""
    for _ in range(_RETRIES):
        if answer.boards is not None:
            return answer.boards
        answer = _analyse(grid, cells, mines)
    raise BudgetExceeded("the position has too many possible boards to count them in time")


def _settle(grid: Grid, cells: bytearray, answer: _kernel.Answer) -> None:
    """Mark the certain cells as known."""
    for places, code in ((answer.safe, SAFE), (answer.mined, MINE)):
        for row, column in places:
            cells[row * grid.width + column] = code


def _beside_clues(grid: Grid, cells: bytes) -> list[int]:
    """The hidden cells that touch a clue, in order."""
    codes = np.frombuffer(cells, dtype=np.uint8)
    beside = np.frombuffer(numbers_of(grid, (codes < HIDDEN).tobytes()), dtype=np.uint8) > 0
    found: list[int] = np.flatnonzero(beside & (codes == HIDDEN)).tolist()
    return found


def _sample(grid: Grid, cells: bytes, mines: int, stream: Stream) -> tuple[bytes | None, str]:
    """A board from the kernel's sampler, or None; and why it stopped early, or ""."""
    if not _total_fits(cells, mines):
        return None, ""
    seed = stream.derive("sample").seed64()  # independent of earlier draws
    boards, status, stopped = _kernel.sample(
        cells, grid.width, grid.height, mines, seed=seed, seconds=SECONDS, mib=MIB
    )
    return (None if status or stopped else boards[0].tobytes()), stopped


def _draw_nearby(
    grid: Grid, cells: bytes, mines: int, stream: Stream, *, asked: Sequence[int], present: bytes
) -> bytes | None:
    """Draw a board that differs from the present one only near the asked cells, and in the sea.

    All such boards within the smallest sufficient distance are equally likely. Returns None if the
    clues within some distance rule out every board.
    """
    frontier = np.zeros(grid.cells, dtype=bool)
    frontier[_beside_clues(grid, cells)] = True
    codes = np.frombuffer(cells, dtype=np.uint8)
    lies = np.where(np.frombuffer(present, dtype=np.uint8), MINE, SAFE).astype(np.uint8)
    for distance in _DISTANCES:
        tile = around(grid, asked, distance)
        part = part_of(grid, cells, tile)
        answer = _kernel.analyse(
            part, tile.width, tile.height, None, count=False, seconds=SECONDS, mib=MIB
        )
        if answer.status and not answer.stopped:
            return None
        far = np.ones((grid.height, grid.width), dtype=bool)
        far[tile.top : tile.top + tile.height, tile.left : tile.left + tile.width] = False
        fixed = np.where(frontier & far.ravel(), lies, codes)
        board, _ = _sample(grid, fixed.tobytes(), mines, stream)
        if board is not None:
            return board
    raise BudgetExceeded(Message("move-too-hard"))
