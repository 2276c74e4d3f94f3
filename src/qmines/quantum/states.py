"""The four states of an unlinked qubit, the two boards, and the kinds of groups.

A board is a basis in which a qubit is measured. The Z board measures Z, and -1 is a mine; the H
board measures X, and +1 is a mine. A state is defined by the board on which it is certain and by
whether it is good (no mine there) or bad (a mine there); on the other board, it is a fair coin.
Labels are only presentation: the default labels call the good state of the H board |->, and
textbook labels call it |+>.

Chances of a mine are whole half-units everywhere: 0, 1 (a chance of 1/2) and 2.
"""

from __future__ import annotations

import enum
from typing import Final

from qmines.errors import InvalidInput
from qmines.messages import Message


class Basis(enum.IntEnum):
    """A board, and the basis in which it measures."""

    Z = 0
    H = 1

    @property
    def other(self) -> Basis:
        """The other board."""
        return Basis(1 - self)


class State(enum.IntEnum):
    """The states of a single qubit, in the order in which totals are listed.

    >>> State.MINUS.basis, State.MINUS.good, State.MINUS.weights
    (<Basis.H: 1>, True, (1, 0))
    >>> State.MINUS.label(), State.MINUS.label(textbook=True)
    ('|-⟩', '|+⟩')
    """

    ZERO = 0
    ONE = 1
    PLUS = 2
    MINUS = 3

    @classmethod
    def of(cls, basis: Basis, *, good: bool) -> State:
        """The state that is certain in this basis."""
        return _STATES[basis][good]

    @classmethod
    def parse(cls, symbol: str) -> State:
        """Parse a state from its default label: ``0``, ``1``, ``+`` or ``-``."""
        at = SYMBOLS.find(symbol) if len(symbol) == 1 else -1
        if at < 0:
            raise InvalidInput(f"unknown state {symbol!r} (use 0 1 + -)")
        return cls(at)

    @property
    def basis(self) -> Basis:
        """The board on which it is certain."""
        return Basis.H if self >= State.PLUS else Basis.Z

    @property
    def good(self) -> bool:
        """Whether it is certainly safe on that board; if not, it is certainly a mine there."""
        return self in GOOD

    @property
    def weights(self) -> tuple[int, int]:
        """The chance of a mine on Z and on H, in half-units."""
        return WEIGHTS[self]

    @property
    def symbol(self) -> str:
        """The default label, one character."""
        return SYMBOLS[self]

    def label(self, *, textbook: bool = False) -> str:
        """The state in Dirac notation."""
        symbol = self.symbol
        return f"|{symbol.translate(_SWAPPED) if textbook else symbol}⟩"

    def message(self, *, textbook: bool = False) -> Message:
        """The state's name in sentences: plain words, or the label if the reader prefers that.

        >>> str(State.MINUS.message())
        'safe on H'
        """
        return Message(f"state-{self.name.lower()}", label=self.label(textbook=textbook))


SYMBOLS: Final = "01+-"
WEIGHTS: Final = ((0, 1), (2, 1), (1, 2), (1, 0))
"""By state: the chance of a mine on Z and on H, in half-units."""
GROUPED: Final = (1, 1)
"""The weights of a qubit that has no state of its own."""
GOOD: Final = frozenset({State.ZERO, State.MINUS})
_STATES: Final = ((State.ONE, State.ZERO), (State.PLUS, State.MINUS))
_SWAPPED: Final = str.maketrans("+-", "-+")


class GroupKind(enum.IntEnum):
    """The kinds of groups of cells that share a state, in the order in which totals are listed.

    All three kinds look the same from each of their members, so a group is a set of cells.
    """

    SINGLET = 0
    LINK = 1
    TRIO = 2

    @property
    def size(self) -> int:
        """The number of cells in a group of this kind."""
        return 3 if self is GroupKind.TRIO else 2

    @property
    def stabilizers(self) -> tuple[str, ...]:
        """The state's stabilizers: signed products of X and Z, one letter per cell."""
        return _STABILIZERS[self]


_STABILIZERS: Final = (("-XX", "-ZZ"), ("+XZ", "+ZX"), ("+XXX", "-XZZ", "-ZXZ"))
