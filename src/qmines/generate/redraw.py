"""Drawing one board uniformly among all that fit a position, from a game's own stream.

Where the boards can be counted with ease, the draw is fixed by mathematics alone:
order the boards, draw a whole number below their count, take the board of that
number. In that order cells beside a clue come first, row by row, then the others,
row by row, and "safe" comes before "mined". Whoever counts right finds the same
board, on any machine and with any solver.

Beyond that the kernel's sampler draws, with a seed from the stream: uniform as
well, and the same again with the same kernel. And where even that is too much (a
large field in a pattern chosen to be hard), the cells around those asked are drawn
anew, within growing distance, and the rest stays as it lies.

Which way is taken rests on the size of the field and its frontier. Beyond these
limits it rests on memory, and on the order in which the kernel counts.
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
"""A last resort: memory runs out long before."""
MIB: Final = 128
RANKED_CELLS: Final = 2000
RANKED_FRONTIER: Final = 300
"""Up to so many hidden cells, and so many of them beside clues, boards go by number."""
_RETRIES: Final = 3
_DISTANCES: Final = (3, 6, 9, 12, 16)


def draw_board(
    grid: Grid, cells: bytes, mines: int, stream: Stream, *, asked: Sequence[int], present: bytes
) -> bytes | None:
    """A board that fits, each equally likely: one byte a cell, 1 for a mine; None if none fits.

    Args:
        grid: the field.
        cells: the clues and assertions, in the codes of a position.
        mines: the total.
        stream: where the chance comes from.
        asked: the cells around which to draw where the whole field is too much.
        present: a board that fits all but the assertions on the asked cells.

    Raises:
        BudgetExceeded: neither a board was found, nor that there is none.
    """
    try:
        return draw_fitting(grid, cells, mines, stream)
    except BudgetExceeded:
        return _draw_nearby(grid, cells, mines, stream, asked=asked, present=present)


def draw_fitting(grid: Grid, cells: bytes, mines: int, stream: Stream) -> bytes | None:
    """A board that fits, each of the whole field equally likely; None if none fits.

    Raises:
        BudgetExceeded: the whole field is too much.
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
            pass  # small, and yet contrived to be hard
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
    """The board of this number, from 0, in the order that the head of this file gives."""
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
    """The choice of this number among all choices of ``some`` of the cells, "not" first."""
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
    """Exact chances and the board count, or the reason why not."""
    return _kernel.analyse(cells, grid.width, grid.height, mines, seconds=SECONDS, mib=MIB)


def _total_fits(cells: bytes, mines: int) -> bool:
    """Whether the mines fit into the hidden cells at all, whatever the clues say."""
    room = sum(cells.count(code) for code in range(HIDDEN, SAFE))
    return cells.count(MINE) <= mines <= room


def _boards(grid: Grid, cells: bytes, mines: int, answer: _kernel.Answer) -> int:
    """How many boards fit; counted again where the kernel ran out of its own short time."""
    for _ in range(_RETRIES):
        if answer.boards is not None:
            return answer.boards
        answer = _analyse(grid, cells, mines)
    raise BudgetExceeded("the position has too many possible boards to count them in time")


def _settle(grid: Grid, cells: bytearray, answer: _kernel.Answer) -> None:
    """Assert what is certain."""
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
    seed = stream.derive("sample").seed64()  # whatever was drawn from the stream before
    boards, status, stopped = _kernel.sample(
        cells, grid.width, grid.height, mines, seed=seed, seconds=SECONDS, mib=MIB
    )
    return (None if status or stopped else boards[0].tobytes()), stopped


def _draw_nearby(
    grid: Grid, cells: bytes, mines: int, stream: Stream, *, asked: Sequence[int], present: bytes
) -> bytes | None:
    """A board that differs from the present one only near the asked cells, and in the sea.

    Each such board within the distance that suffices is equally likely. None where
    the clues within some distance leave no board at all.
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
