"""Every board of a small field at once, and what can be known in each: plain enumeration.

Nothing of the solver is in here. All 2**cells boards are written down as bits; the
boards that look alike through some open cells are those that fit the position, and
looking under what is safe in all of them splits them further, until nothing new is
learnt. What is left together is what fits the deducible knowledge.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from qmines.core.grid import Grid

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray


@dataclass(frozen=True)
class Alike:
    """Boards that fit one position (or one state of knowledge), as bits.

    ``seen`` are the cells whose numbers are known.
    """

    boards: NDArray[np.int64]
    seen: int

    @property
    def mined(self) -> int:
        """The cells that are mined in all boards."""
        return int(np.bitwise_and.reduce(self.boards))

    @property
    def safe(self) -> int:
        """The cells not seen that are safe in all boards."""
        return ~int(np.bitwise_or.reduce(self.boards)) & ~self.seen


class World:
    """All boards of a field of at most 16 cells."""

    def __init__(self, width: int, height: int) -> None:
        self.grid = Grid(width, height)
        self.cells = self.grid.cells
        self.full = (1 << self.cells) - 1
        self.boards = np.arange(1 << self.cells, dtype=np.int64)
        bits = [(self.boards >> i & 1).astype(np.uint8) for i in range(self.cells)]
        self.total = sum(bits, np.zeros(len(self.boards), np.uint8))
        self.near = [list(self.grid.neighbours(i)) for i in range(self.cells)]
        self.numbers = np.array(
            [
                sum((bits[n] for n in near), np.zeros(len(self.boards), np.uint8))
                for near in self.near
            ]
        )
        self.masks = np.array(bits).T  # one row a board, one byte a cell

    def cells_of(self, bits: int) -> list[int]:
        """The numbers of the cells in a set."""
        return [i for i in range(self.cells) if bits >> i & 1]

    def split(self, boards: NDArray[np.int64], cells: list[int]) -> Iterator[NDArray[np.int64]]:
        """The boards parted by the numbers that these cells show."""
        if not cells or len(boards) == 1:
            yield boards
            return
        keys = np.zeros(len(boards), dtype=np.int64)
        for cell in cells:
            keys = keys * 9 + self.numbers[cell][boards]
        order = np.argsort(keys, kind="stable")
        starts = np.flatnonzero(np.diff(keys[order])) + 1
        yield from np.split(boards[order], starts)

    def positions(self, seen: int, total: int) -> Iterator[Alike]:
        """What a player may see with just these cells open: the boards that fit each."""
        boards = self.boards[(self.total == total) & (self.boards & seen == 0)]
        if len(boards):
            for alike in self.split(boards, self.cells_of(seen)):
                yield Alike(alike, seen)

    def is_flooded(self, position: Alike) -> bool:
        """Whether every open 0 has all its neighbours open, as in a game without flags."""
        board = int(position.boards[0])
        return all(
            self.numbers[cell][board] or all(position.seen >> n & 1 for n in self.near[cell])
            for cell in self.cells_of(position.seen)
        )

    def deducible(self, position: Alike) -> Iterator[Alike]:
        """The states of deducible knowledge that a position may lead to, one for each board."""
        safe = position.safe & self.full
        if not safe:
            yield position
            return
        for boards in self.split(position.boards, self.cells_of(safe)):
            yield from self.deducible(Alike(boards, position.seen | safe))

    def view(self, board: int, seen: int) -> bytes:
        """The cells as a player sees them."""
        return bytes(int(self.numbers[i][board]) if seen >> i & 1 else 9 for i in range(self.cells))

    def bits_of(self, mask: bytes) -> int:
        """A board given as one byte a cell, as bits."""
        return sum(1 << i for i, mined in enumerate(mask) if mined)
