"""Greedy ZiNi: the number of clicks needed by a player who also flags and chords.

The algorithm of Elmar Zimmermann and Christoph Nikolaus: repeatedly solve the cell with the highest
premium by a chord (the leftmost, then the topmost if equal); once all premiums are negative, use
left clicks. The premium of a cell without a mine is the 3BV that a chord there would solve,
including its own, minus the unflagged mines around it, minus 1 if it is closed, minus 1 for the
chord itself.
"""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from qmines.generate.fields import neighbourhood

if TYPE_CHECKING:
    from qmines.core.board import Board
    from qmines.generate.measures import Regions


def zini(board: Board, regions: Regions) -> int:
    """The number of clicks that the greedy algorithm needs to open the whole board."""
    solver = _Greedy(board, regions)
    clicks = 0
    while (cell := solver.best()) is not None:
        clicks += solver.solve(cell)
    # A left click never raises a premium: what is left takes one each.
    return clicks + solver.left


class _Greedy:
    """Solves a board with full knowledge of its mines."""

    def __init__(self, board: Board, regions: Regions) -> None:
        grid = board.grid
        self.height, self.width = grid.height, grid.width
        self.near = neighbourhood(grid)
        self.mined = board.mask
        self.lone: list[bool] = regions.lone.tolist()
        self.opening_of: list[int] = regions.opening_of.tolist()
        self.is_open = bytearray(grid.cells)
        self.flagged = bytearray(grid.cells)
        self.left = regions.bbbv
        self.touching: list[list[int]] = [[] for _ in range(regions.openings)]
        numbers = regions.numbers.tolist()
        self.premium = [0] * grid.cells
        self.queue: list[tuple[int, int]] = []
        for cell in range(grid.cells):
            if board.mask[cell]:
                continue
            around = (cell, *self.near[cell])
            openings = {self.opening_of[n] for n in around} - {-1}
            for opening in openings:
                self.touching[opening].append(cell)
            worth = len(openings) + sum(self.lone[n] for n in around)
            self._raise(cell, worth - numbers[cell] - 2)

    def best(self) -> int | None:
        """The cell of highest premium, leftmost, then topmost; None if no premium reaches 0."""
        while self.queue:
            lack, order = self.queue[0]
            cell = order % self.height * self.width + order // self.height
            if self.premium[cell] == -lack:
                return cell
            heapq.heappop(self.queue)
        return None

    def solve(self, cell: int) -> int:
        """Open a cell, flag the mines around it and chord; returns the number of clicks."""
        clicks = 1 + (not self.is_open[cell])
        for mine in self.near[cell]:
            if self.mined[mine] and not self.flagged[mine]:
                self.flagged[mine] = 1
                clicks += 1
                for n in self.near[mine]:
                    self._raise(n, 1)
        self._open(cell)
        for n in self.near[cell]:
            self._open(n)
        return clicks

    def _open(self, cell: int) -> None:
        if self.is_open[cell] or self.mined[cell]:
            return
        opening = self.opening_of[cell]
        if opening >= 0:
            self.left -= 1
            for touched in self.touching[opening]:
                self._raise(touched, -1)
                self._show(touched)
        else:
            self._show(cell)
            if self.lone[cell]:
                self.left -= 1
                self._raise(cell, -1)
                for n in self.near[cell]:
                    self._raise(n, -1)

    def _show(self, cell: int) -> None:
        if not self.is_open[cell]:
            self.is_open[cell] = 1
            self._raise(cell, 1)

    def _raise(self, cell: int, by: int) -> None:
        if self.mined[cell]:
            return
        self.premium[cell] += by
        if self.premium[cell] >= 0:
            order = cell % self.width * self.height + cell // self.width
            heapq.heappush(self.queue, (-self.premium[cell], order))
