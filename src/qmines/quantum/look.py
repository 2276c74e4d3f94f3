"""How the cells of two boards are written: codes for a view, characters, and halves for people.

A view of two boards holds one byte a cell and board: ``HALVES`` and a number in
half-units, ``CLOSED`` for a measured cell that shows no number there, or ``HIDDEN``,
``FLAG`` and ``MINE`` as for a position.
"""

from __future__ import annotations

from typing import Final

from qmines.core.position import FLAG, HIDDEN, MINE

CLOSED: Final = 14
HALVES: Final = 32
MOST: Final = 16
"""The largest number, in half-units: eight neighbours with two each."""
_DIGITS: Final = "0123456789abcdefg"
_SYMBOLS: Final = {HIDDEN: "#", FLAG: "F", MINE: "*", CLOSED: "."}


def halves(half_units: int) -> str:
    """A number as a person reads it.

    >>> [halves(n) for n in (0, 1, 2, 5)]
    ['0', '½', '1', '2½']
    """
    whole, half = divmod(half_units, 2)
    return f"{whole or ''}½" if half else str(whole)


def symbol(code: int) -> str:
    """One character for a cell: half-units as ``0-9a-g``, ``# F *``, and ``.`` for closed."""
    return _DIGITS[code - HALVES] if code >= HALVES else _SYMBOLS[code]


_TABLE: Final = bytes(
    ord(symbol(code)) if code in _SYMBOLS or HALVES <= code <= HALVES + MOST else ord("!")
    for code in range(256)
)


def rows(board: bytes, width: int) -> list[str]:
    """One string a row, a character a cell."""
    text = board.translate(_TABLE).decode("ascii")
    return [text[i : i + width] for i in range(0, len(text), width)]
