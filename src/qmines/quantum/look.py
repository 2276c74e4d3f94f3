"""How the numbers of two boards are written: codes for a view, characters, and halves for people.

Besides ``HIDDEN``, ``FLAG`` and ``MINE`` as for a position, a cell of a view of two boards holds
``HALVES`` and a number in half-units, or ``CLOSED`` if it was measured and shows no number there.
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
    """A number as a person reads it.

    >>> [halves(n) for n in (0, 1, 2, 5)]
    ['0', '½', '1', '2½']
    """
    whole, half = divmod(half_units, 2)
    return f"{whole or ''}½" if half else str(whole)


def on_boards(numbers: tuple[int | None, int | None]) -> list[Message]:
    """Numbers in half-units, each with its board, where there is one."""
    return [
        Message("measured-on-board", number=halves(number), board=board.name)
        for board, number in zip(Basis, numbers, strict=True)
        if number is not None
    ]
