"""Going to a cell by its row and column."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from textual.containers import Vertical

from qmines.messages.translator import FIRST
from qmines.tui.screens.page import Sheet
from qmines.tui.texts import t
from qmines.tui.widgets.bars import Note
from qmines.tui.widgets.row_list import Row, RowList

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.app import ComposeResult

    from qmines.core.grid import Grid


class GoToScreen(Sheet[None]):
    """Asks for a cell, and calls ``go`` with its number."""

    def __init__(self, grid: Grid, go: Callable[[int], None]) -> None:
        super().__init__()
        self._go = go
        self._grid = grid

    def compose(self) -> ComposeResult:
        """A line to type into, and what it may be."""
        with Vertical(classes="card"):
            rows = [Row("cell", t("goto-cell"), "text", "")]
            yield RowList(rows, id="go-to")
            yield Note(id="note")

    def on_mount(self) -> None:
        """Begin to type."""
        self.query_one(RowList).focus()
        self._tell("faint")

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Go there, if there is such a cell."""
        found = cell_in(message.row.value, self._grid)
        if found is None:
            self._tell("bad")
        else:
            self.dismiss(None)
            self._go(found)

    def _tell(self, tone: str) -> None:
        size = {"height": self._grid.height, "width": self._grid.width}
        self.query_one(Note).say(t("goto-wrong", **size), tone)


def cell_in(text: str, grid: Grid) -> int | None:
    """The cell that a row and a column name, as in “12 7”, “12,7” or “r12c7”; None if none.

    >>> from qmines.core.grid import Grid
    >>> cell_in("2, 3", Grid(9, 9)), cell_in("r2c3", Grid(9, 9)), cell_in("10 1", Grid(9, 9))
    (11, 11, None)
    """
    numbers = re.findall(r"\d+", text)
    if len(numbers) != 2 or any(len(number) > 9 for number in numbers):
        return None
    row, column = (int(number) - FIRST for number in numbers)
    if not (0 <= row < grid.height and 0 <= column < grid.width):
        return None
    return grid.index(row, column)
