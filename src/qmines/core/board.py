"""A board: a field with its mines placed. Secret until a game has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, overload

from qmines.core.deprecation import warn_renamed
from qmines.core.grid import Grid
from qmines.core.position import HIDDEN, SHOWN_CELLS, Position
from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Board:
    """A field with its mines.

    ``mask`` has one byte per cell, row by row: 1 for a mine, 0 for none.

    >>> board = Board.from_rows(["*..", "..."])
    >>> board.mines, board.number(0, 1)
    (1, 1)
    """

    __slots__ = ("grid", "mask")

    def __init__(self, grid: Grid, mask: bytes) -> None:
        self.grid = grid
        self.mask = mask
        if len(mask) != grid.cells:
            raise InvalidInput(f"expected {grid.cells} cells, got {len(mask)}")
        if mask.translate(None, b"\x00\x01"):
            at = next(i for i, value in enumerate(mask) if value > 1)
            raise InvalidInput(
                f"cells of a board must be 0 or 1, not {mask[at]}", cells=[grid.place(at)]
            )

    @classmethod
    def from_mines(cls, grid: Grid, mines: Iterable[tuple[int, int]]) -> Self:
        """Make a board with mines at these cells, given as (row, column)."""
        mask = bytearray(grid.cells)
        for place in mines:
            mask[grid.index(*place)] = 1
        return cls(grid, bytes(mask))

    @classmethod
    def from_rows(cls, rows: Sequence[str]) -> Self:
        """Make a board from one string per row: ``*`` for a mine, ``.`` or a digit for none."""
        if not rows or not rows[0]:
            raise InvalidInput("a board needs at least one row and one column")
        grid = Grid(len(rows[0]), len(rows))
        for r, row in enumerate(rows):
            if len(row) != grid.width:
                raise InvalidInput(
                    f"row {r} has {len(row)} cells, but row 0 has {grid.width}", cells=[(r, 0)]
                )
            for c, symbol in enumerate(row):
                if symbol not in "*.012345678":
                    raise InvalidInput(
                        f"unknown cell {symbol!r} at row {r}, column {c} (use * or .)",
                        cells=[(r, c)],
                    )
        return cls(grid, bytes(symbol == "*" for row in rows for symbol in row))

    @property
    def mines(self) -> int:
        """The number of mines."""
        return self.mask.count(1)

    @overload
    def number(self, row: int, column: int) -> int: ...

    @overload
    def number(self, row: int) -> int: ...

    def number(self, row: int, column: int | None = None) -> int:
        """The number of mines around a cell."""
        if column is None:
            warn_renamed("board.number(index)", "board.number(row, column)")
            return self.number_at(row)
        return self.number_at(self.grid.index(row, column))

    def number_at(self, index: int) -> int:
        """The number of mines around the cell with this index."""
        return sum(self.mask[n] for n in self.grid.neighbours(index))

    def position(self, open_cells: Iterable[int] = ()) -> Position:
        """The position that a player sees when these cells are open."""
        cells = bytearray([HIDDEN]) * self.grid.cells
        for index in open_cells:
            if self.mask[index]:
                raise InvalidInput(
                    "a cell with a mine cannot be open", cells=[self.grid.place(index)]
                )
            cells[index] = self.number_at(index)
        return Position(self.grid, bytes(cells), self.mines)

    def rows(self) -> list[str]:
        """One string per row: ``*`` for a mine, ``.`` for none."""
        text = self.mask.translate(b".*".ljust(256, b"!")).decode("ascii")
        width = self.grid.width
        return [text[i : i + width] for i in range(0, len(text), width)]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.grid == other.grid and self.mask == other.mask

    def __hash__(self) -> int:
        return hash((self.grid, self.mask))

    def __repr__(self) -> str:
        if self.grid.cells > SHOWN_CELLS:
            return f"<Board of {self.grid.width}×{self.grid.height}, mines={self.mines}>"
        return f"Board.from_rows({self.rows()!r})"

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.rows())
