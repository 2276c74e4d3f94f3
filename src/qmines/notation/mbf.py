"""``.mbf`` and ``.abf`` files: width, height, number of mines, and the place of each.

One byte for the width, one for the height, two for the number of mines (high byte first), then
bytes x and y for each mine, from 0, in any order. The same bytes are also pasted as hexadecimal,
with or without spaces.
"""

from __future__ import annotations

import re

from qmines.core.board import Board
from qmines.errors import InvalidInput, NotationError
from qmines.messages import Message
from qmines.notation.fields import decode, error_at, grid_of, quoted, size_of, text_or_none
from qmines.notation.formats import Format, ParsedFile

_HEAD = 4
_NO_HEX = re.compile(r"[^0-9A-Fa-f\s]", re.ASCII)


def read(data: bytes) -> ParsedFile:
    """Read a board from bytes or hexadecimal."""
    return read_hex(data) if _is_hex(data) and not _fits(data) else ParsedFile(_board(data))


def read_hex(data: bytes) -> ParsedFile:
    """Read a board from hexadecimal."""
    text = decode(data)
    wrong = _NO_HEX.search(text)
    if wrong:
        raise error_at(
            text, wrong.start(), Message("notation-digit", character=quoted(wrong[0]), last="f")
        )
    digits = "".join(text.split())
    if len(digits) % 2:
        raise NotationError(Message("notation-even", found=len(digits)))
    return ParsedFile(_board(bytes.fromhex(digits)))


def write(document: ParsedFile) -> bytes:
    """Write a board as bytes, its mines row by row."""
    board = document.as_board()
    grid = board.grid
    if max(grid.width, grid.height) > 255:
        raise InvalidInput(
            f"the mbf format cannot hold {grid.width}×{grid.height} cells: the limit is 255×255"
        )
    out = bytearray((grid.width, grid.height, *divmod(board.mines, 256)))
    at = board.mask.find(1)
    while at >= 0:
        y, x = grid.place(at)
        out += bytes((x, y))
        at = board.mask.find(1, at + 1)
    return bytes(out)


def write_hex(document: ParsedFile) -> bytes:
    """Write the same bytes as hexadecimal, separated by spaces."""
    return write(document).hex(" ").encode("ascii") + b"\n"


def sniff(data: bytes) -> bool:
    """Whether the length is right; text is excluded, because it can match only by chance."""
    return len(data) >= _HEAD and _fits(data) and text_or_none(data) is None


def sniff_hex(data: bytes) -> bool:
    """Whether the hexadecimal is a complete board.

    It is read completely, because rows of clues without a hidden cell are hexadecimal too.
    """
    if not _is_hex(data):
        return False
    try:
        read_hex(data)
    except InvalidInput:
        return False
    return True


def _board(data: bytes) -> Board:
    if len(data) < _HEAD:
        raise NotationError(Message("notation-bytes", expected=_HEAD, found=len(data)))
    width, height, mines = _head(data)
    grid = grid_of(width, height)
    if not _fits(data):
        raise NotationError(Message("notation-bytes", expected=_HEAD + 2 * mines, found=len(data)))
    mask = bytearray(grid.cells)
    for at in range(_HEAD, len(data), 2):
        x, y = data[at], data[at + 1]
        if x >= width or y >= height:
            raise NotationError(
                Message("notation-byte-outside", byte=at + 1, x=x, y=y, size=size_of(grid))
            )
        if mask[y * width + x]:
            raise NotationError(Message("notation-byte-twice", byte=at + 1, x=x, y=y))
        mask[y * width + x] = 1
    return Board(grid, bytes(mask))


def _head(data: bytes) -> tuple[int, int, int]:
    return data[0], data[1], data[2] << 8 | data[3]


def _fits(data: bytes) -> bool:
    return len(data) >= _HEAD and len(data) == _HEAD + 2 * _head(data)[2]


def _is_hex(data: bytes) -> bool:
    text = text_or_none(data)
    return bool(text) and not _NO_HEX.search(text or "")


FORMAT = Format(
    name="mbf",
    sniff=sniff,
    read=read,
    write=write,
    suffixes=(".mbf", ".abf"),
    binary=True,
)
HEX = Format(
    name="mbf-hex",
    sniff=sniff_hex,
    read=read_hex,
    write=write_hex,
)
