"""Analysis links: a whole position in the letters and digits of ``?analysis=``.

Two characters for the width, two for the height and four for the number of mines, in base 62. Then
runs of equal cells: every kind of cell has its own digits for the length of a run, so that a change
of kind ends a run.

Clues are stored minus the flags and known mines around them, which makes more of them equal. A raw
flag is not subtracted, because a clue near it is smaller than the number of flags around it.
"""

from __future__ import annotations

import re
from itertools import groupby

from qmines.core.position import FLAG, HIDDEN, MINE, Position
from qmines.errors import InvalidInput, NotationError
from qmines.messages import Message
from qmines.notation.fields import (
    decode,
    error_at,
    grid_of,
    position_of,
    quoted,
    spell,
    text_or_none,
    total_of,
)
from qmines.notation.formats import Format, ParsedFile
from qmines.notation.links import parameters, whole_or_parameter
from qmines.notation.values import mine_mask, neighbour_counts

_BASE62 = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_RAW = 20  # a flag that is not subtracted; only used in this file
_BASES = {0: 10, 1: 7, 2: 5, 3: 5, 4: 4, 5: 3, 6: 3, 7: 1, 8: 1}
_BASES |= {MINE: 4, HIDDEN: 10, FLAG: 8, _RAW: 1}
_DIGITS: dict[int, str] = {}
for _code, _base in _BASES.items():
    _used = sum(map(len, _DIGITS.values()))
    _DIGITS[_code] = _BASE62[_used : _used + _base]
_MEANING = {
    digit: (code, value) for code, digits in _DIGITS.items() for value, digit in enumerate(digits)
}
_HEAD = 8
_NO_LETTER = re.compile(r"[^A-Za-z0-9]")
_TAKEN_OFF = bytes(code in (MINE, FLAG) for code in range(256))
_PLAIN = bytes(FLAG if code == _RAW else code for code in range(256))


def read(data: bytes) -> ParsedFile:
    """Read a position from a link, its query, or the characters alone."""
    text = decode(data).rstrip()
    start, end = whole_or_parameter(text, "analysis")
    wrong = _NO_LETTER.search(text, start, end)
    if wrong:
        raise error_at(text, wrong.start(), Message("notation-letter", character=quoted(wrong[0])))
    if end - start < _HEAD:
        raise error_at(text, start, Message("notation-characters", least=_HEAD, found=end - start))
    width, height, mines = (
        _number(text[start + a : start + b]) for a, b in ((0, 2), (2, 4), (4, 8))
    )
    grid = grid_of(width, height, line=1)
    stored = _runs(text, start + _HEAD, end, grid.cells)
    around = neighbour_counts(grid, stored.translate(_TAKEN_OFF))
    cells = bytes(
        code + more if code < HIDDEN else code for code, more in zip(stored, around, strict=True)
    )
    for at, (code, before) in enumerate(zip(cells, stored, strict=True)):
        if before < HIDDEN <= code:
            raise NotationError(
                Message("notation-clue-large", cell=grid.place(at), number=code), line=1
            )
    return ParsedFile(position_of(grid, cells.translate(_PLAIN), mines, line=1))


def write(document: ParsedFile) -> bytes:
    """Write the query of a link; for a board, every cell is hidden."""
    position = document.as_position()
    spell(position, "012345678HF M ", "analysis")  # raises an error for unsupported cells
    head = [
        _characters(number, size, name)
        for number, size, name in (
            (position.width, 2, "width"),
            (position.height, 2, "height"),
            (total_of(position, "analysis"), 4, "mine count"),
        )
    ]
    runs = (_run(code, sum(1 for _ in run)) for code, run in groupby(_stored(position)))
    return f"?analysis={''.join(head)}{''.join(runs)}\n".encode("ascii")


def sniff(data: bytes) -> bool:
    """Whether the text has a parameter ``analysis``, or is a whole position."""
    text = text_or_none(data) or ""
    if "analysis=" in text:
        return "\n" not in text and "analysis" in parameters(text)
    if _NO_LETTER.search(text):
        return False
    try:
        read(data)
    except InvalidInput:
        return False
    return True


def _number(characters: str) -> int:
    value = 0
    for character in characters:
        value = value * len(_BASE62) + _BASE62.index(character)
    return value


def _characters(number: int, size: int, name: str) -> str:
    if number >= len(_BASE62) ** size:
        raise InvalidInput(f"the {name}, {number:,}, is too large for an analysis link")
    out = ""
    for _ in range(size):
        number, digit = divmod(number, len(_BASE62))
        out = _BASE62[digit] + out
    return out


def _runs(text: str, start: int, end: int, cells: int) -> bytes:
    """Decode the cells; the total length is checked before each run is created."""
    pieces: list[bytes] = []
    left, at = cells, start
    for code, characters in groupby(text[start:end], key=lambda c: _MEANING[c][0]):
        base, count, first = len(_DIGITS[code]), 0, at
        for character in characters:
            at += 1
            count = count + 1 if base == 1 else count * base + _MEANING[character][1]
            if count > left:
                raise error_at(text, first, Message("notation-run-long", cells=cells))
        if not count:
            raise error_at(text, first, Message("notation-run-empty"))
        pieces.append(bytes([code]) * count)
        left -= count
    if left:
        raise error_at(text, end, Message("notation-missing", missing=left, cells=cells))
    return b"".join(pieces)


def _run(code: int, count: int) -> str:
    digits = _DIGITS[code]
    if len(digits) == 1:
        return digits * count
    out = ""
    while count:
        count, digit = divmod(count, len(digits))
        out = digits[digit] + out
    return out


def _stored(position: Position) -> bytes:
    """The cells with flags and known mines subtracted from the clues around them."""
    grid, cells = position.grid, position.cells
    sure = neighbour_counts(grid, mine_mask(cells))
    for at, (code, mines) in enumerate(zip(cells, sure, strict=True)):
        if code < HIDDEN and mines > code:
            cell = grid.place(at)
            raise InvalidInput(
                Message("notation-clue", cell=cell, number=code, mines=mines), cells=[cell]
            )
    all_around = neighbour_counts(grid, cells.translate(_TAKEN_OFF))
    too_many = bytes(
        code < HIDDEN and count > code for code, count in zip(cells, all_around, strict=True)
    )
    if any(too_many):
        spoilt = neighbour_counts(grid, too_many)
        cells = bytes(
            _RAW if code == FLAG and near else code
            for code, near in zip(cells, spoilt, strict=True)
        )
        all_around = neighbour_counts(grid, cells.translate(_TAKEN_OFF))
    return bytes(
        code - count if code < HIDDEN else code
        for code, count in zip(cells, all_around, strict=True)
    )


FORMAT = Format(
    name="analysis",
    sniff=sniff,
    read=read,
    write=write,
)
