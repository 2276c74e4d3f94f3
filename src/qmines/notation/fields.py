"""Common parts of the text formats: lines, sizes, rows of cells, error locations."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, Position
from qmines.errors import InvalidInput, NotationError
from qmines.messages import Message
from qmines.notation.values import mine_mask, neighbour_counts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_HEADER = re.compile(r"\s*([0-9]{1,9})\s*[xX×]\s*([0-9]{1,9})\s*[xX×]\s*([0-9]{1,9}|\?)\s*")
_KINDS = {
    HIDDEN: "hidden",
    FLAG: "flag",
    QUESTION: "question",
    MINE: "mine",
    SAFE: "safe",
}
NO_CELL = 255
"""The code of a character that is not a cell."""


class TextRow(NamedTuple):
    """The cells of one row, and their location in the text."""

    cells: str
    line: int
    indent: int = 0
    step: int = 1


class SizeLine(NamedTuple):
    """A line ``WxHxM``; ``mines`` is None if M is ``?``."""

    grid: Grid
    mines: int | None
    line: int


def decode(data: bytes) -> str:
    """Decode UTF-8 text, without its byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        raise NotationError(
            Message("notation-utf8", byte=f"0x{data[error.start]:02x}"),
            line=before.count(b"\n") + 1,
            column=error.start - before.rfind(b"\n"),
        ) from None


def text_or_none(data: bytes) -> str | None:
    """The stripped text, or None if the bytes are not plain text."""
    try:
        text = decode(data).strip()
    except NotationError:
        return None
    return None if _CONTROL.search(text) else text


def lines_of(data: bytes) -> list[str]:
    """The lines of a text with any kind of line ends."""
    # str.splitlines would also split at form feeds and other characters.
    return decode(data).replace("\r\n", "\n").replace("\r", "\n").split("\n")


def error_at(text: str, index: int, message: Message) -> NotationError:
    """An error that names the line and the column of ``text[index]``."""
    start = text.rfind("\n", 0, index) + 1
    return NotationError(message, line=text.count("\n", 0, index) + 1, column=index - start + 1)


def quoted(text: str) -> str:
    """Part of the input for a message, with escapes for unprintable characters."""
    return text if text.isprintable() else repr(text)[1:-1]


def grid_of(width: int, height: int, line: int | None = None) -> Grid:
    """Make a grid; errors name the line."""
    try:
        return Grid(width, height)
    except InvalidInput as error:
        raise NotationError(error.message, line=line) from None


def position_of(grid: Grid, cells: bytes, mines: int | None, line: int | None = None) -> Position:
    """Make a position; errors name the line of its total."""
    try:
        return Position(grid, cells, mines)
    except InvalidInput as error:
        raise NotationError(error.message, line=line) from None


def is_header(text: str) -> bool:
    """Whether a line looks like a header, with any numbers."""
    return _HEADER.fullmatch(text) is not None


def header_of(text: str, line: int) -> SizeLine | None:
    """Parse a header line; None if it is not a header."""
    match = _HEADER.fullmatch(text)
    if not match:
        return None
    width, height, mines = match.groups()
    grid = grid_of(int(width), int(height), line)
    return SizeLine(grid, None if mines == "?" else int(mines), line)


def alphabet(codes: Mapping[str, int]) -> bytes:
    """A table from the bytes of ASCII characters to codes, for ``codes_of``."""
    table = bytearray([NO_CELL]) * 256
    for symbol, code in codes.items():
        table[ord(symbol)] = code
    return bytes(table)


def codes_of(rows: Sequence[TextRow], table: bytes, symbols: str) -> tuple[Grid, bytes]:
    """The grid and the cell codes of rows of equal width.

    ``symbols`` names the characters that ``table`` knows, for the error message.
    """
    width = len(rows[0].cells)
    for row in rows:
        if len(row.cells) != width:
            raise NotationError(
                Message("notation-width", expected=width, found=len(row.cells), first=rows[0].line),
                line=row.line,
            )
    grid = grid_of(width, len(rows), rows[0].line)
    joined = "".join(row.cells for row in rows)
    codes = joined.encode("ascii", "replace").translate(table)
    if not joined.isascii() or NO_CELL in codes:
        at = next(i for i, c in enumerate(joined) if not c.isascii() or table[ord(c)] == NO_CELL)
        cell = quoted(joined[at])
        raise _cell_error(rows, at, Message("notation-cell", cell=cell, symbols=symbols))
    return grid, codes


def board_of_rows(rows: Sequence[TextRow], table: bytes, symbols: str) -> Board:
    """The board from rows of mines and numbers; raises an error if a number is wrong."""
    grid, codes = codes_of(rows, table, symbols)
    board = Board(grid, mine_mask(codes))
    numbers = neighbour_counts(grid, board.mask)
    for at, (code, number) in enumerate(zip(codes, numbers, strict=True)):
        if code < HIDDEN and code != number:
            raise _cell_error(rows, at, Message("notation-number", number=code, mines=number))
    return board


def _cell_error(rows: Sequence[TextRow], index: int, message: Message) -> NotationError:
    number, cell = divmod(index, len(rows[0].cells))
    row = rows[number]
    return NotationError(message, line=row.line, column=row.indent + cell * row.step + 1)


def check_size(header: SizeLine, grid: Grid, last: int) -> None:
    """Raise an error if the rows do not have the size in the header."""
    if grid != header.grid:
        raise NotationError(
            Message("notation-size", told=size_of(header.grid), found=size_of(grid)),
            line=header.line if grid.height == header.grid.height else last,
        )


def size_of(grid: Grid) -> str:
    """The size of a board in a message."""
    return f"{grid.width}×{grid.height}"


def spell(position: Position, symbols: str, name: str) -> list[str]:
    """The rows of a position, with the character for each cell code in ``symbols``.

    A space stands for a code that the format called ``name`` cannot express.
    """
    text = position.cells.translate(symbols.encode().ljust(256)).decode("ascii")
    if " " in text:
        at = text.index(" ")
        place = position.grid.place(at)
        kind = _KINDS[position.cells[at]]
        raise InvalidInput(
            Message("notation-cannot-say", format=name, kind=kind, cell=place), cells=[place]
        )
    return [text[i : i + position.width] for i in range(0, len(text), position.width)]


def total_of(position: Position, name: str) -> int:
    """The number of mines, which the format called ``name`` requires."""
    if position.mines is None:
        raise InvalidInput(Message("notation-no-total", format=name))
    return position.mines
