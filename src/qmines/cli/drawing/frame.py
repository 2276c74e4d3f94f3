"""The part of a board that fits the screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from qmines.cli.drawing.cell_looks import Looks
    from qmines.core.grid import Grid
    from qmines.errors import Cell


@dataclass(frozen=True, slots=True)
class Frame:
    """How a board fits the screen: characters per cell, rows and columns shown."""

    step: int
    rows: range
    columns: range
    margin: int

    @classmethod
    def fit(
        cls, looks: Looks, room: int | None, lines: int | None, *, colour: bool, focus: Cell
    ) -> Frame:
        """Use three characters per cell, or two if colours separate them, or one; then crop."""
        height, width = looks.shape
        margin = len(str(height - 1)) + 1
        space = width * 3 if room is None else room - margin
        steps = [step for step in (3, 2, 1) if step * width <= space and (colour or step != 2)]
        rows = cropped(focus[0], height, height if lines is None else lines)
        return cls(steps[0] if steps else 1, rows, cropped(focus[1], width, space), margin)

    @classmethod
    def narrow(cls, grid: Grid, room: int | None, lines: int | None, focus: Cell) -> Frame:
        """Use two characters per cell, or one if that is too wide; then crop."""
        margin = len(str(grid.height - 1)) + 1
        space = grid.width * 2 if room is None else room - margin
        rows = cropped(focus[0], grid.height, grid.height if lines is None else lines)
        step = 2 if grid.width * 2 <= space else 1
        return cls(step, rows, cropped(focus[1], grid.width, space), margin)

    @property
    def ruler(self) -> str:
        """Column numbers, as many as fit."""
        digits = len(str(self.columns[-1]))
        every = next(n for n in (1, 2, 5, 10, 20, 50, 100) if n * self.step > digits)
        line = ""
        for place, column in enumerate(self.columns, 1):
            start = self.margin + place * self.step - (2 if self.step == 3 else len(str(column)))
            if column % every == 0 and start >= (len(line) + 1 if line else 0):
                line = line.ljust(start) + str(column)
        return line


def cropped(focus: int, size: int, room: int) -> range:
    """As many rows or columns as there is room for, around one of them."""
    room = max(1, min(size, room))
    start = min(max(0, focus - room // 2), size - room)
    return range(start, start + room)
