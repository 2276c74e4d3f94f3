"""``.mine`` files: ``WxHxM``, then rows of ``F`` flag, ``H`` hidden, ``0``-``8``, ``M`` mine.

The program that saves them writes ``?`` for a mine that exploded. M counts every mine, flagged or
not.
"""

from __future__ import annotations

from qmines.core.position import FLAG, HIDDEN, MINE
from qmines.errors import NotationError
from qmines.messages import Message
from qmines.notation.fields import (
    TextRow,
    alphabet,
    check_size,
    codes_of,
    header_of,
    is_header,
    lines_of,
    position_of,
    spell,
    text_or_none,
    total_of,
)
from qmines.notation.formats import Format, ParsedFile

_CODES = {str(clue): clue for clue in range(9)}
_TABLE = alphabet(_CODES | {"H": HIDDEN, "F": FLAG, "M": MINE, "?": MINE})
_SPELLING = "012345678HF M "


def read(data: bytes) -> ParsedFile:
    """Read a position."""
    rows = [
        TextRow(line.strip(), number, len(line) - len(line.lstrip()))
        for number, line in enumerate(lines_of(data), 1)
        if line.strip()
    ]
    header = header_of(rows[0].cells, rows[0].line) if rows else None
    if header is None or header.mines is None:
        line = rows[0].line if rows else 1
        raise NotationError(Message("notation-start", start="WxHxM", example="30x16x99"), line=line)
    if len(rows) == 1:
        raise NotationError(Message("notation-no-rows"), line=header.line)
    grid, codes = codes_of(rows[1:], _TABLE, "0-8 F H ? M")
    check_size(header, grid, rows[-1].line)
    return ParsedFile(position_of(grid, codes, header.mines, header.line))


def write(document: ParsedFile) -> bytes:
    """Write a position; for a board, mines are M and other cells H."""
    value = document.as_revealed()
    total = total_of(value, "mine")
    rows = spell(value, _SPELLING, "mine")
    header = f"{value.width}x{value.height}x{total}"
    return "\n".join([header, *rows, ""]).encode("ascii")


def sniff(data: bytes) -> bool:
    """Whether the data is a header with rows in the letters of this format."""
    header, _, rows = (text_or_none(data) or "").partition("\n")
    if not is_header(header):
        return False
    theirs = sum(map(rows.count, ".#*S"))
    ours = rows.count("H") + rows.count("M")
    return ours > theirs or ours == theirs == 0


FORMAT = Format(
    name="mine",
    sniff=sniff,
    read=read,
    write=write,
    suffixes=(".mine",),
)
