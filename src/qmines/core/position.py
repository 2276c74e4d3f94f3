"""A position: what a player sees of a board."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Self

from qmines.core.grid import Grid
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.theme.cells import CELLS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy as np
    from numpy.typing import ArrayLike, NDArray

# One byte a cell. 0 to 8 are clues; the kernel knows the same codes.
HIDDEN = 9
FLAG = 10
QUESTION = 11
MINE = 12
SAFE = 13

SYMBOLS = "012345678" + "".join(
    CELLS[look].letter for look in ("hidden", "flag", "question", "mine", "safe")
)
"""The character of each cell code, in the order of the codes."""

_NO_CELL = 255
_CODES = bytearray([_NO_CELL]) * 256
for _code, _symbol in enumerate(SYMBOLS):
    _CODES[ord(_symbol)] = _code
_CODES[ord(".")] = HIDDEN
_CODE_OF_BYTE = bytes(_CODES)
_SYMBOL_OF_CODE = SYMBOLS.encode().ljust(256, b"!")
_NOT_CODES = bytes(range(len(SYMBOLS)))
_CLUES = bytes(range(9))
SHOWN_CELLS = 100  # repr shows the rows of positions and boards up to this size


class Position:
    """Numbers, hidden cells, marks, and the total number of mines if known.

    ``cells`` has one byte per cell, row by row: 0 to 8 for a clue, or ``HIDDEN``, ``FLAG``
    and ``QUESTION`` (hidden, with the player's mark, which is not trusted), ``MINE`` and
    ``SAFE`` (hidden, known to be a mine or safe). ``mines`` is the total on the board,
    including marked and known mines; if it is None, each hidden cell is independently a
    mine with chance ``density``.

    Positions are immutable, and equal ones compare equal.

    >>> pos = Position.from_rows(["1#", "##"], mines=1)
    >>> pos
    Position.from_rows(['1#', '##'], mines=1)
    >>> pos[0, 0], pos[1, 1] == HIDDEN
    (1, True)
    >>> print(pos)
    1 #
    # #
    """

    __slots__ = ("cells", "density", "grid", "mines")

    DEFAULT_DENSITY = 0.2

    def __init__(
        self, grid: Grid, cells: bytes, mines: int | None = None, *, density: float | None = None
    ) -> None:
        self.grid = grid
        self.cells = cells
        self.mines = mines
        self.density = self.DEFAULT_DENSITY if density is None else density
        if len(cells) != grid.cells:
            raise InvalidInput(f"expected {grid.cells} cells, got {len(cells)}")
        if cells.translate(None, _NOT_CODES):
            at = next(i for i, code in enumerate(cells) if code >= len(SYMBOLS))
            raise InvalidInput(
                f"a cell code must be less than {len(SYMBOLS)}, not {cells[at]}",
                cells=[grid.place(at)],
            )
        if mines is not None:
            self.mines = self._checked_total(mines)
        elif not (isinstance(self.density, float | int) and 0 < self.density < 1):
            raise InvalidInput(Message("notation-density", density=repr(self.density)))

    def _checked_total(self, given: int) -> int:
        try:
            mines = index(given)  # of any type: NumPy has its own
        except TypeError:
            mines = None
        if mines is None or isinstance(given, bool):
            raise InvalidInput(f"the number of mines must be a whole number, not {given!r}")
        if mines < 0:
            raise InvalidInput(f"the number of mines cannot be negative: {mines}")
        closed = len(self.cells.translate(None, _CLUES))
        room = closed - self.cells.count(SAFE)
        if mines > room:
            raise InvalidInput(Message("total-too-large", mines=mines, room=room))
        known = self.cells.count(MINE)
        if mines < known:
            raise InvalidInput(Message("total-too-small", mines=mines, known=known))
        return mines

    @classmethod
    def from_rows(
        cls, rows: Sequence[str], mines: int | None = None, *, density: float | None = None
    ) -> Self:
        """Make a position from one string per row.

        ``0``-``8`` are clues, ``.`` or ``#`` hidden, ``F`` a flag, ``?`` a question
        mark, ``*`` a known mine, ``S`` a known safe cell.
        """
        if not rows or not rows[0]:
            raise InvalidInput("a position needs at least one row and one column")
        grid = Grid(len(rows[0]), len(rows))
        joined = "".join(rows)
        if len(joined) != grid.cells or any(len(row) != grid.width for row in rows):
            at = next(r for r, row in enumerate(rows) if len(row) != grid.width)
            raise InvalidInput(
                f"row {at} has {len(rows[at])} cells, but row 0 has {grid.width}", cells=[(at, 0)]
            )
        cells = joined.encode("ascii", "replace").translate(_CODE_OF_BYTE)
        if not joined.isascii() or _NO_CELL in cells:
            codes = (_CODES[ord(c)] if c.isascii() else _NO_CELL for c in joined)
            at = next(i for i, code in enumerate(codes) if code == _NO_CELL)
            row, column = grid.place(at)
            raise InvalidInput(
                f"unknown cell {joined[at]!r} at row {row}, column {column} (use 0-8 . # F ? * S)",
                cells=[(row, column)],
            )
        return cls(grid, cells, mines, density=density)

    @classmethod
    def from_array(
        cls, array: ArrayLike, mines: int | None = None, *, density: float | None = None
    ) -> Self:
        """Make a position from a two-dimensional array, such as an observation of an agent.

        0 to 8 are clues, -1 hidden, -2 a flag. Other numbers are refused.

        >>> Position.from_array([[1, -1], [-1, -2]], mines=1).rows()
        ['1#', '#F']
        """
        import numpy as np  # noqa: PLC0415  # not needed to read text

        try:
            given = np.asarray(array)
        except ValueError:
            raise InvalidInput("every row of a position needs the same number of cells") from None
        if given.ndim != 2 or not given.size:
            raise InvalidInput(
                f"a position needs a two-dimensional array, not one of shape {given.shape}"
            )
        if given.dtype.kind not in "biuf":
            raise InvalidInput("the cells of an array must be numbers; use from_rows for text")
        numbers = given.astype(np.int64)
        odd = np.argwhere((numbers != given) | (numbers < -2) | (numbers > 8))
        if len(odd):
            row, column = odd[0].tolist()
            raise InvalidInput(
                f"unknown cell {given[row, column]} at row {row}, column {column} "
                "(use 0 to 8, -1 for hidden, -2 for a flag)",
                cells=[(row, column)],
            )
        codes = np.where(numbers < 0, HIDDEN - 1 - numbers, numbers).astype(np.uint8)
        height, width = given.shape
        return cls(Grid(width, height), codes.tobytes(), mines, density=density)

    def to_array(self) -> NDArray[np.int8]:
        """The position as an array: 0 to 8 are clues, -1 hidden, -2 a flag.

        Question marks become hidden cells.

        >>> Position.from_rows(["1#", "?F"], mines=1).to_array().tolist()
        [[1, -1], [-1, -2]]
        """
        import numpy as np  # noqa: PLC0415  # not needed to read text

        codes = np.frombuffer(self.cells, np.uint8).reshape(self.height, self.width)
        marks = np.where(codes == FLAG, np.int8(-2), np.int8(-1))
        return np.where(codes < HIDDEN, codes.astype(np.int8), marks)

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.grid.width

    @property
    def height(self) -> int:
        """The number of rows."""
        return self.grid.height

    def __getitem__(self, place: tuple[int, int]) -> int:
        return self.cells[self.grid.index(*place)]

    def rows(self) -> list[str]:
        """One string per row, in the characters of ``from_rows``."""
        text = self.cells.translate(_SYMBOL_OF_CODE).decode("ascii")
        width = self.width
        return [text[i : i + width] for i in range(0, len(text), width)]

    def hidden(self) -> Iterator[int]:
        """The indices of the cells that are not open, including marked and known ones."""
        return (i for i, code in enumerate(self.cells) if code >= HIDDEN)

    def replace(self, changes: dict[tuple[int, int], int]) -> Self:
        """The same position with other codes in some cells."""
        cells = bytearray(self.cells)
        for place, code in changes.items():
            cells[self.grid.index(*place)] = code
        return type(self)(self.grid, bytes(cells), self.mines, density=self.density)

    def with_mines(self, mines: int | None, *, density: float | None = None) -> Self:
        """The same position with another mine total."""
        density = self.density if density is None else density
        return type(self)(self.grid, self.cells, mines, density=density)

    def trust_flags(self) -> Self:
        """The same position with every flag as a known mine."""
        cells = self.cells.replace(bytes([FLAG]), bytes([MINE]))
        return type(self)(self.grid, cells, self.mines, density=self.density)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Grid, bytes, int | None, float]:
        return self.grid, self.cells, self.mines, self.density if self.mines is None else 0.0

    def __repr__(self) -> str:
        total = f"mines={self.mines}" if self.mines is not None else f"density={self.density}"
        if self.grid.cells > SHOWN_CELLS:
            return f"<{type(self).__name__} of {self.width}×{self.height}, {total}>"
        return f"{type(self).__name__}.from_rows({self.rows()!r}, {total})"

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.rows())
