"""The errors that qmines raises: one base class, few kinds.

Each carries a sentence that says what is wrong and where; ``cells`` names the
cells that an interface should point at, as (row, column) from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Cell = tuple[int, int]


class QMinesError(Exception):
    """Base of every error that qmines raises on purpose."""

    kind = "error"

    def __init__(self, message: str, *, cells: Iterable[Cell] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.cells: tuple[Cell, ...] = tuple(cells)


class InvalidInput(QMinesError, ValueError):
    """A value that no position, board or option can have."""

    kind = "invalid"


class NotationError(InvalidInput):
    """Text or bytes that are not what their format allows; says line and column (from 1)."""

    kind = "notation"

    def __init__(self, message: str, *, line: int | None = None, column: int | None = None) -> None:
        place = "" if line is None else f"line {line}: "
        if line is not None and column is not None:
            place = f"line {line}, column {column}: "
        super().__init__(place + message)
        self.line = line
        self.column = column


class Contradiction(QMinesError, ValueError):
    """No board fits the position.

    ``cells`` is a smallest set of clues that cannot all hold: without any one of
    them a board would fit. ``uses_total`` says whether the mine total is needed
    for the clash as well.
    """

    kind = "contradiction"

    def __init__(
        self, message: str, *, cells: Iterable[Cell] = (), uses_total: bool = False
    ) -> None:
        super().__init__(message, cells=cells)
        self.uses_total = uses_total


class BudgetExceeded(QMinesError, RuntimeError):
    """The work or memory budget ran out before an answer was found."""

    kind = "budget"


class Cancelled(QMinesError):
    """The caller asked to stop."""

    kind = "cancelled"


class InvalidProof(QMinesError, ValueError):
    """A step of a deduction that does not follow, or is no step at all."""

    kind = "proof"
