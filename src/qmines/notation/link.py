"""Our own links: any position at all behind ``?p=``, as the analyser of the web site shares it.

``WxHxM`` as everywhere, an underscore, then runs of equal cells row by row: a letter and,
where it stands for several cells, their number. Small letters ``a`` to ``i`` are the
clues 0 to 8; ``H`` is hidden, ``F`` a flag, ``Q`` a question mark, ``M`` an asserted mine,
``S`` an asserted safe cell. Where the total is not known, M is the density: ``0.2``.
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
    """The position, from a link, its query, or what stands behind ``p=`` alone."""
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
    """The query of a link; of a board, its mines as M and the rest as H."""
    return f"?p={spelt(document.as_revealed())}\n".encode("ascii")


def spelt(position: Position) -> str:
    """What stands behind ``p=``."""
    total = repr(float(position.density)) if position.mines is None else str(position.mines)
    runs = []
    for code, run in groupby(position.cells):
        count = sum(1 for _ in run)
        runs.append(LETTERS[code] if count == 1 else f"{LETTERS[code]}{count}")
    return f"{position.width}x{position.height}x{total}_{''.join(runs)}"


def sniff(data: bytes) -> bool:
    """Whether there is a parameter ``p`` that starts as a position does, or nothing but that.

    A query that starts with it is one in any case, to be told what is wrong with it.
    """
    text = text_or_none(data) or ""
    if text.lstrip().startswith("?p="):
        return True
    if "_" not in text or "\n" in text:
        return False
    found = parameters(text).get("p")
    return _HEAD.match(text if found is None else found.value) is not None


def _runs(text: str, start: int, end: int, cells: int) -> bytes:
    """The cells; the length is watched all the way, before any is made."""
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
    holds="position",
    sniff=sniff,
    read=read,
    write=write,
)
