"""Game IDs of Mines in the portable puzzle collection: ``WxH:x,y,u<hex>``.

x and y are the first click, from 0; the mines follow row by row, four per
hexadecimal digit. The click and the ``u`` can be missing. An ``m`` in place of the ``u``
means that the mines are masked, so that a glance does not reveal them.
"""

from __future__ import annotations

import re

from qmines.messages import Message
from qmines.notation.bits import Packing
from qmines.notation.fields import decode, error_at, grid_of, size_of, text_or_none
from qmines.notation.formats import Format, ParsedFile

_HEX = Packing(4)
_NUMBER = "([0-9]{1,9})"
# The rest before the colon only affects how new games are generated.
_SIZE = re.compile(rf"\s*{_NUMBER}(?:x{_NUMBER})?([naXY][0-9.naXY]*)?(?=[:#])")
_CLICK = re.compile(rf"{_NUMBER},{_NUMBER},")


def read(data: bytes) -> ParsedFile:
    """Read a board, with the first click as its start."""
    text = decode(data).rstrip()
    size = _SIZE.match(text)
    if not size:
        raise error_at(text, 0, Message("notation-start", start="WxH:", example="9x9:"))
    width, height = int(size[1]), int(size[2] or size[1])
    grid = grid_of(width, height, line=1)
    at = size.end() + 1
    if text[size.end()] == "#" or text.startswith("r", at):
        raise error_at(text, at, Message("notation-puzzle-seed", example="9x9:0,0,u…"))
    click = _CLICK.match(text, at)
    at = click.end() if click else at
    if text.startswith("m", at):
        raise error_at(text, at, Message("notation-puzzle-masked"))
    at += text.startswith("u", at)
    board = _HEX.read(grid, text, at, len(text))
    if not click:
        return ParsedFile(board)
    x, y = int(click[1]), int(click[2])
    if x >= width or y >= height:
        raise error_at(
            text,
            click.start(),
            Message("notation-click-outside", click=f"{x},{y}", size=size_of(grid)),
        )
    if board.mask[grid.index(y, x)]:
        raise error_at(text, click.start(), Message("notation-click-mine", click=f"{x},{y}"))
    return ParsedFile(board, start=(y, x))


def write(document: ParsedFile) -> bytes:
    """Write the ID, with the first click if there is one."""
    board = document.as_board()
    click = "" if document.start is None else f"{document.start[1]},{document.start[0]},"
    size = f"{board.grid.width}x{board.grid.height}"
    return f"{size}:{click}u{_HEX.write(board.mask)}\n".encode("ascii")


def sniff(data: bytes) -> bool:
    """Whether the text is one line that starts like an ID; ``1#`` is a row of cells."""
    text = text_or_none(data) or ""
    size = None if "\n" in text else _SIZE.match(text)
    return size is not None and (text[size.end()] == ":" or size[2] is not None)


FORMAT = Format(
    name="puzzle",
    sniff=sniff,
    read=read,
    write=write,
)
