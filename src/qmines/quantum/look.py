"""How the numbers of two boards are written: codes in a view, characters, and halves for people.

Besides ``HIDDEN``, ``FLAG`` and ``MINE`` as in a position, the code of a cell on two boards is
``HALVES`` plus its number in half-units, or ``CLOSED`` if it was measured and shows no number.
"""

from __future__ import annotations

from typing import Final

from qmines.messages import Message
from qmines.quantum.states import Basis

HALVES: Final = 32
MOST: Final = 16
"""The largest number, in half-units: eight neighbours with two each."""
CLOSED: Final = HALVES + MOST + 1
DIGITS: Final = "0123456789abcdefg"
"""One character for each number of half-units."""


def halves(half_units: int) -> str:
    """A number of half-units as text.

    >>> [halves(n) for n in (0, 1, 2, 5)]
    ['0', '½', '1', '2½']
    """
    whole, half = divmod(half_units, 2)
    return f"{whole or ''}½" if half else str(whole)


def on_boards(numbers: tuple[int | None, int | None]) -> list[Message]:
    """The shown numbers as messages, each with its board."""
    return [
        Message("measured-on-board", number=halves(number), board=board.name)
        for board, number in zip(Basis, numbers, strict=True)
        if number is not None
    ]
