"""Where a cursor goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
