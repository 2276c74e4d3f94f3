"""Our own links, which share any position as ``?p=`` on the analyser page.

``WxHxM`` as usual, an underscore, then runs of equal cells row by row: a letter and, if it stands
for several cells, their number. Lower-case ``a`` to ``i`` are the clues 0 to 8; ``H`` is hidden,
``F`` a flag, ``Q`` a question mark, ``M`` a known mine and ``S`` a known safe cell. If the total is
unknown, M is the density, such as ``0.2``.
"""

from __future__ import annotations

import re
from itertools import groupby

from qmines.core.position import Position
from qmines.errors import InvalidInput, NotationError
from qmines.messages import Message
from qmines.notation.fields import decode, error_at, grid_of, quoted, text_or_none
from qmines.notation.formats import Format, ParsedFile
from qmines.notation.links import parameters, whole_or_parameter

LETTERS = "abcdefghiHFQMS"
"""The letter of each cell code, in the order of the codes."""
_HEAD = re.compile(r"([0-9]{1,9})x([0-9]{1,9})x([0-9]{1,9}|[0-9][0-9.e-]{1,30})_")
_RUN = re.compile(f"([{LETTERS}])([0-9]{{0,7}})")


def read(data: bytes) -> ParsedFile:
    """Read a position from a link, its query, or the value of ``p`` alone."""
    text = decode(data).rstrip()
    start, end = whole_or_parameter(text, "p")
    head = _HEAD.match(text, start, end)
    if head is None:
        raise error_at(text, start, Message("notation-start", start="WxHxM_", example="30x16x99_"))
    width, height, total = head.groups()
    grid = grid_of(int(width), int(height), line=1)
    cells = _runs(text, head.end(), end, grid.cells)
    try:
        if total.isdigit():
            return ParsedFile(Position(grid, cells, int(total)))
        return ParsedFile(Position(grid, cells, density=float(total)))
    except InvalidInput as error:
        raise NotationError(error.message, line=1) from None
    except ValueError:
        raise error_at(text, head.start(3), Message("notation-total", total=total)) from None


def write(document: ParsedFile) -> bytes:
    """Write the query of a link; for a board, mines are M and other cells H."""
    return f"?p={spelt(document.as_revealed())}\n".encode("ascii")


def spelt(position: Position) -> str:
    """The value of ``p`` for a position."""
    total = repr(float(position.density)) if position.mines is None else str(position.mines)
    runs = []
    for code, run in groupby(position.cells):
        count = sum(1 for _ in run)
        runs.append(LETTERS[code] if count == 1 else f"{LETTERS[code]}{count}")
    return f"{position.width}x{position.height}x{total}_{''.join(runs)}"


def sniff(data: bytes) -> bool:
    """Whether the text has a parameter ``p`` that starts like a position, or is such a value.

    A query that starts with ``?p=`` always counts, so that reading it says what is wrong.
    """
    text = text_or_none(data) or ""
    if text.lstrip().startswith("?p="):
        return True
    if "_" not in text or "\n" in text:
        return False
    found = parameters(text).get("p")
    return _HEAD.match(text if found is None else found.value) is not None


def _runs(text: str, start: int, end: int, cells: int) -> bytes:
    """Decode the cells; the total length is checked before each run is created."""
    pieces: list[bytes] = []
    left, at = cells, start
    while at < end:
        run = _RUN.match(text, at, end)
        if run is None:
            raise error_at(
                text, at, Message("notation-cell", cell=quoted(text[at]), symbols="a-i H F Q M S")
            )
        count = int(run[2]) if run[2] else 1
        if not count:
            raise error_at(text, at, Message("notation-run-empty"))
        if count > left:
            raise error_at(text, at, Message("notation-run-long", cells=cells))
        pieces.append(bytes([LETTERS.index(run[1])]) * count)
        left -= count
        at = run.end()
    if left:
        raise error_at(text, end, Message("notation-missing", missing=left, cells=cells))
    return b"".join(pieces)


FORMAT = Format(
    name="link",
    sniff=sniff,
    read=read,
    write=write,
)
