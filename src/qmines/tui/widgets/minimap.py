"""A map of a board that is larger than the screen: what is open, what is in sight, the cursor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from rich.style import Style
from rich.text import Text
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from qmines.core.position import FLAG, HIDDEN, QUESTION
from qmines.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from textual import events

    from qmines.tui.widgets.board import BoardView

WIDTH: Final = 22
_MOST: Final = Size(20, 10)  # characters of the map
_UNICODE, _ASCII = "·░▒▓", ".-+#"  # from open to hidden


class Minimap(Painted, Widget):
    """Each character stands for a block of cells; a click goes there."""

    DEFAULT_CSS = f"""
    Minimap {{ width: {WIDTH}; height: auto; padding: 0 1; background: $surface; }}
    """

    @dataclass
    class Wanted(Message):
        """A place was clicked."""

        index: int

    def __init__(self) -> None:
        super().__init__(id="minimap")
        self.display = False
        self._board: BoardView | None = None
        self._drawn: tuple[bytes, NDArray[np.uint8]] | None = None

    def show(self, board: BoardView) -> None:
        """Show a board as it is now."""
        self._board = board
        if self.display:
            self.refresh(layout=not self.size.height)

    def render(self) -> Text:
        """The blocks, brighter where they are in sight."""
        board, text = self._board, Text(no_wrap=True)
        if board is None:
            return text
        blocks, palette, side = self._blocks(board), self.palette, self._side(board)
        sight = _blocks_of(board.cells_in_sight, side)
        row, column = divmod(board.cursor, board.grid.width)
        here = column // side.width, row // side.height
        signs = _UNICODE if self.glyphs.blocks else _ASCII
        for y, line in enumerate(blocks):
            for x, level in enumerate(line):
                style, sign = Style(color=palette.faint), signs[level]
                if sight.contains(x, y):
                    style = Style(color=palette.hidden_text, bgcolor=palette.hidden[0], bold=True)
                if (x, y) == here:
                    style = Style(color=palette.cursor_text, bgcolor=palette.cursor, bold=True)
                    sign = "X"
                text.append(sign, style)
            text.append("\n")
        text.rstrip()
        return text

    def _side(self, board: BoardView) -> Size:
        """How many cells a character stands for, across and down."""
        grid = board.grid
        return Size(-(-grid.width // _MOST.width), -(-grid.height // _MOST.height))

    def _blocks(self, board: BoardView) -> NDArray[np.uint8]:
        """How much of each block is hidden, from 0 for nothing to 3 for everything."""
        if self._drawn is None or self._drawn[0] is not board.codes:
            self._drawn = board.codes, _hidden_shares(board, self._side(board))
        return self._drawn[1]

    def on_click(self, event: events.Click) -> None:
        """Go to the middle of the block that was clicked."""
        board = self._board
        place = event.get_content_offset(self)
        if board is None or place is None:
            return
        event.stop()
        grid, side = board.grid, self._side(board)
        row = min(grid.height - 1, place.y * side.height + side.height // 2)
        column = min(grid.width - 1, place.x * side.width + side.width // 2)
        self.post_message(self.Wanted(grid.index(row, column)))


def _hidden_shares(board: BoardView, side: Size) -> NDArray[np.uint8]:
    grid = board.grid
    codes = np.frombuffer(board.codes, np.uint8).reshape(grid.height, grid.width)
    closed = np.isin(codes, (HIDDEN, FLAG, QUESTION)).astype(np.int32)
    rows = np.add.reduceat(closed, range(0, grid.height, side.height), axis=0)
    sums = np.add.reduceat(rows, range(0, grid.width, side.width), axis=1)
    high = np.diff([*range(0, grid.height, side.height), grid.height])
    wide = np.diff([*range(0, grid.width, side.width), grid.width])
    share = sums / np.outer(high, wide)
    found: NDArray[np.uint8] = np.select([share == 0, share < 0.5, share < 1], [0, 1, 2], 3)
    return found.astype(np.uint8)


def _blocks_of(cells: Region, side: Size) -> Region:
    """The blocks that a rectangle of cells touches."""
    x, y = cells.x // side.width, cells.y // side.height
    right, bottom = (cells.right - 1) // side.width + 1, (cells.bottom - 1) // side.height + 1
    return Region(x, y, right - x, bottom - y)
