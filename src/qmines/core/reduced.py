"""The reduced view: only the part of a position that still matters.

Flags count as mines: each reduces the clues around it by one. Clues without an undecided
neighbour become blank, and so do hidden cells that touch no clue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, SYMBOLS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.core.grid import Grid
    from qmines.core.position import Position

BLANK: Final = 14
"""The code of a cell that does not matter."""
OVER: Final = 15
"""The code of a clue with too many flags around it; those flags stay visible."""
_SYMBOLS: Final = f"{SYMBOLS} !"


class Reduced:
    r"""The reduced view, with one code per cell: a position code, ``BLANK`` or ``OVER``.

    A clue's code is its number minus its flags; only frontier cells appear as hidden.

    >>> import qmines
    >>> qmines.Position.parse("12F##\n01###\n012##", mines=4).reduced().rows()
    [' 1   ', ' 0## ', ' 12# ']
    """

    __slots__ = ("cells", "grid")

    def __init__(self, grid: Grid, cells: bytes) -> None:
        self.grid = grid
        self.cells = cells

    def __getitem__(self, place: tuple[int, int]) -> int:
        return self.cells[self.grid.index(*place)]

    def rows(self) -> list[str]:
        """One string per row: a space for a blank cell, ``!`` for a clue with too many flags."""
        text = "".join(_SYMBOLS[code] for code in self.cells)
        width = self.grid.width
        return [text[i : i + width] for i in range(0, len(text), width)]

    def __repr__(self) -> str:
        return f"<Reduced view of {self.grid.width}×{self.grid.height}>"

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.rows())


def reduced(position: Position) -> Reduced:
    """The clues that still matter, minus the flags around them, and the frontier.

    >>> from qmines.core.position import Position
    >>> reduced(Position.from_rows(["12F##", "01###", "012##"])).rows()
    [' 1   ', ' 0## ', ' 12# ']
    """
    grid = position.grid
    codes = np.frombuffer(position.cells, np.uint8).reshape(grid.height, grid.width)
    clue = codes < HIDDEN
    flag = (codes == FLAG) | (codes == MINE)
    undecided = (codes == HIDDEN) | (codes == QUESTION)
    need = codes.astype(np.int8) - _around(flag)
    over = clue & (need < 0)
    matters = clue & ~over & (_around(undecided) > 0)
    shown = np.full(codes.shape, BLANK, np.uint8)
    frontier = undecided & (_around(clue) > 0)
    shown[frontier] = codes[frontier]
    shown[matters] = need[matters]
    shown[over] = OVER
    suspect = flag & (_around(over) > 0)
    shown[suspect] = codes[suspect]
    shown[codes == SAFE] = SAFE
    return Reduced(grid, shown.tobytes())


def _around(mask: NDArray[np.bool_]) -> NDArray[np.int8]:
    """For each cell, how many of its neighbours are in the mask."""
    height, width = mask.shape
    padded = np.zeros((height + 2, width + 2), np.int8)
    padded[1:-1, 1:-1] = mask
    rows = padded[:-2] + padded[1:-1] + padded[2:]
    around: NDArray[np.int8] = rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:] - mask
    return around
