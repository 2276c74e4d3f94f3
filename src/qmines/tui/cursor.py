"""Where a cursor goes."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.core.position import FLAG, HIDDEN, QUESTION

if TYPE_CHECKING:
    from qmines.tui.widgets.board import BoardView

_STEPS: Final = {
    "up": (-1, 0),
    "down": (1, 0),
    "left": (0, -1),
    "right": (0, 1),
    "up-left": (-1, -1),
    "up-right": (-1, 1),
    "down-left": (1, -1),
    "down-right": (1, 1),
}


def moved(action: str, board: BoardView) -> int | None:
    """The cell that an action takes the cursor to; None if it is no move."""
    grid = board.grid
    row, column = grid.place(board.cursor)
    if action in _STEPS:
        down, right = _STEPS[action]
        row, column = row + down, column + right
    elif action in {"page-up", "page-down"}:
        row += board.rows_in_sight * (1 if action == "page-down" else -1)
    elif action in {"row-start", "row-end"}:
        column = 0 if action == "row-start" else grid.width - 1
    else:
        return None
    row, column = max(0, min(grid.height - 1, row)), max(0, min(grid.width - 1, column))
    return grid.index(row, column)


def undecided(cells: bytes, board: BoardView, step: int) -> int | None:
    """The next cell to decide on, in reading order: hidden, without a flag, beside an open cell.

    Where no such cell is left, any hidden one; ``step`` is 1 to look ahead and -1 to look back.
    """
    grid = board.grid
    codes = np.frombuffer(cells, np.uint8).reshape(grid.height, grid.width)
    free = np.isin(codes, (HIDDEN, QUESTION))
    opened = np.pad(~(free | (codes == FLAG)), 1)
    near = np.zeros_like(free)
    for down, right in product(range(3), range(3)):
        near |= opened[down : down + grid.height, right : right + grid.width]
    ordered = np.flatnonzero(free & near if (free & near).any() else free)[::step]
    ahead = ordered[(ordered - board.cursor) * step > 0]
    return next(map(int, (*ahead[:1], *ordered[:1])), None)
