"""Links of the ZiNi calculators: ``?b=`` the size and ``m=`` the mines.

``b`` is 1, 2 or 3 for the standard sizes 9×9, 16×16 and 30×16; otherwise the
digits of the width and of the height, the same number of each. ``m`` has five cells
per character, in base 32.
"""

from __future__ import annotations

import re

from qmines.core.board import Board
from qmines.core.levels import LEVELS
from qmines.messages import Message
from qmines.notation.bits import Packing
from qmines.notation.fields import decode, error_at, grid_of, quoted, text_or_none
from qmines.notation.formats import Format, ParsedFile
from qmines.notation.links import parameters

_BASE32 = Packing(5)
_SIZES = {
    str(digit): (LEVELS[name].width, LEVELS[name].height)
    for digit, name in enumerate(("beginner", "intermediate", "expert"), 1)
}
_DIGITS = re.compile(r"[0-9]{1,18}")


def read(data: bytes) -> ParsedFile:
    """Read a board; a link without ``m`` is a board without mines."""
    text = decode(data).rstrip()
    found = parameters(text)
    size, mines = found.get("b"), found.get("m")
    if size is None:
        raise error_at(text, 0, Message("notation-link", part="b="))
    if not _DIGITS.fullmatch(size.value) or (len(size.value) == 1 and size.value not in _SIZES):
        odd = Message("notation-link-size", text=quoted(size.value[:20]))
        raise error_at(text, size.start, odd)
    half = len(size.value) // 2
    pair = size.value[:half], size.value[half:]
    width, height = _SIZES.get(size.value) or (int(pair[0]), int(pair[1]))
    grid = grid_of(width, height, line=1)
    if mines is None:
        return ParsedFile(Board(grid, bytes(grid.cells)))
    return ParsedFile(_BASE32.read(grid, text, mines.start, mines.end))


def write(document: ParsedFile) -> bytes:
    """Write the query of a link, to append to the address of a calculator."""
    board = document.as_board()
    size = (board.grid.width, board.grid.height)
    level = next((digit for digit, known in _SIZES.items() if known == size), None)
    # Other programs pad the height only, and then misread 5×100 as 51×00.
    digits = max(len(str(side)) for side in size)
    b = level or "".join(f"{side:0{digits}}" for side in size)
    return f"?b={b}&m={_BASE32.write(board.mask)}\n".encode("ascii")


def sniff(data: bytes) -> bool:
    """Whether the text is one line with a parameter ``b`` of digits."""
    text = text_or_none(data) or ""
    size = parameters(text).get("b") if "b=" in text and "\n" not in text else None
    return size is not None and _DIGITS.fullmatch(size.value) is not None


FORMAT = Format(
    name="pttacg",
    sniff=sniff,
    read=read,
    write=write,
)
