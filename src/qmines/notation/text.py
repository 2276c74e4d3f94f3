"""Our own text format, easy to type: one row per line.

``.`` or ``#`` is hidden, ``0`` to ``8`` a clue, ``F`` a flag, ``?`` a question mark,
``*`` a known mine and ``S`` a known safe cell. A first line ``WxHxM`` is optional, with
``?`` for M if the total is unknown. Cells can be separated by spaces (``1 1 1``); lines that
start with ``//`` are comments.

As a board, ``*`` is a mine and ``.`` or a number is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from qmines.core.position import HIDDEN, SYMBOLS
from qmines.errors import NotationError
from qmines.messages import Message
from qmines.notation.fields import (
    SizeLine,
    TextRow,
    alphabet,
    board_of_rows,
    check_size,
    codes_of,
    header_of,
    is_header,
    lines_of,
    position_of,
    text_or_none,
)
from qmines.notation.formats import Format, ParsedFile

if TYPE_CHECKING:
    from qmines.core.board import Board
    from qmines.core.position import Position

_CODES = {symbol: code for code, symbol in enumerate(SYMBOLS)}
_POSITION = alphabet(_CODES | {".": HIDDEN, "f": _CODES["F"], "s": _CODES["S"]})
_BOARD = alphabet({symbol: _CODES[symbol] for symbol in "*012345678"} | {".": HIDDEN})
_COMMENT = "//"
_SNIFFED = 10_000


class _Field(NamedTuple):
    header: SizeLine | None
    rows: list[TextRow]

    @property
    def looks_like_board(self) -> bool:
        """Whether the text is a board rather than a position.

        Positions have clues; the few without clues have hidden cells, and a total that differs
        from the number of known mines.
        """
        cells = "".join(row.cells for row in self.rows)
        stars = cells.count("*")
        if stars + cells.count(".") != len(cells):
            return False
        return stars > 0 if self.header is None else stars == self.header.mines


def read(data: bytes) -> ParsedFile:
    """Read a board if the text has only ``*`` and ``.``, and otherwise a position."""
    field = _field(data)
    return ParsedFile(_board(field) if field.looks_like_board else _position(field))


def read_position(data: bytes) -> Position:
    """Read the text as a position, even if it looks like a board."""
    return _position(_field(data))


def read_board(data: bytes) -> Board:
    """Read the text as a board: ``*`` is a mine, ``.`` or a number is safe."""
    return _board(_field(data))


def write(document: ParsedFile) -> bytes:
    """Write a header and rows; hidden cells of a position are ``#``, safe ones of a board ``.``."""
    value = document.value
    total = "?" if value.mines is None else value.mines
    header = f"{value.grid.width}x{value.grid.height}x{total}"
    return "\n".join([header, *value.rows(), ""]).encode("ascii")


def sniff(data: bytes) -> bool:
    """Whether most characters are cells, and not those of a ``.mine`` file."""
    text = text_or_none(data[:_SNIFFED]) or text_or_none(data) or ""
    lines = [line for line in text[:_SNIFFED].split("\n") if not line.strip().startswith(_COMMENT)]
    if lines and is_header(lines[0]):
        del lines[0]
    cells = "".join("".join(lines).split())
    ours = sum(map(cells.count, ".#*S"))
    theirs = cells.count("H") + cells.count("M")
    return ours >= theirs and 2 * sum(map(cells.count, SYMBOLS + ".")) > len(cells)


def _field(data: bytes) -> _Field:
    header: SizeLine | None = None
    rows: list[TextRow] = []
    gap = 0
    for number, line in enumerate(lines_of(data), 1):
        stripped = line.strip()
        if stripped.startswith(_COMMENT):
            continue
        if not stripped:
            gap = number
        elif not rows and header is None and is_header(stripped):
            header = header_of(stripped, number)
        else:
            if rows and gap > rows[-1].line:
                raise NotationError(Message("notation-gap"), line=gap)
            rows.append(_row(line, number))
    if not rows:
        raise NotationError(
            Message("notation-no-rows"), line=None if header is None else header.line
        )
    return _Field(header, rows)


def _row(line: str, number: int) -> TextRow:
    """The cells of a line, with or without single spaces between them."""
    line = line.replace("\t", " ").rstrip()
    stripped = line.lstrip()
    indent = len(line) - len(stripped)
    if " " not in stripped:
        return TextRow(stripped, number, indent)
    cells = stripped.split()
    if " ".join(cells) != stripped or len(stripped) != 2 * len(cells) - 1:
        raise NotationError(
            Message("notation-spaces"),
            line=number,
            column=indent + stripped.index(" ") + 1,
        )
    return TextRow("".join(cells), number, indent, step=2)


def _position(field: _Field) -> Position:
    grid, codes = codes_of(field.rows, _POSITION, "0-8 . # F ? * S")
    header = field.header
    if header is None:
        return position_of(grid, codes, None)
    check_size(header, grid, field.rows[-1].line)
    return position_of(grid, codes, header.mines, header.line)


def _board(field: _Field) -> Board:
    board = board_of_rows(field.rows, _BOARD, "* . 0-8")
    header = field.header
    if header is not None:
        check_size(header, board.grid, field.rows[-1].line)
        if header.mines not in (None, board.mines):
            raise NotationError(
                Message("notation-mines", told=header.mines, found=board.mines),
                line=header.line,
            )
    return board


FORMAT = Format(
    name="text",
    sniff=sniff,
    read=read,
    write=write,
    suffixes=(".txt",),
    read_position=read_position,
    read_board=read_board,
)
