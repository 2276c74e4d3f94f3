"""The errors that qmines raises: one base class, few kinds.

Each carries a sentence that says what is wrong and what to do; ``cells`` are the
cells that an interface should point at, as (row, column) from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.messages import Message

Cell = tuple[int, int]


class QMinesError(Exception):
    """The base class of all errors raised by qmines.

    ``message`` is a ``Message`` to translate if players can see the error, and otherwise an
    English sentence. ``text`` is always in English, with cells counted from 0.

    >>> import qmines
    >>> try:
    ...     qmines.parse_level("huge")
    ... except qmines.QMinesError as error:
    ...     error.kind
    'invalid'
    """

    kind = "error"

    def __init__(self, message: Message | str, *, cells: Iterable[Cell] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.cells: tuple[Cell, ...] = tuple(cells)

    @property
    def text(self) -> str:
        """The error as a sentence in English."""
        return str(self.message)

    def __str__(self) -> str:
        return self.text


class InvalidInput(QMinesError, ValueError):
    """An invalid value for a position, board or option.

    >>> import qmines
    >>> qmines.Position.parse("1#", mines=5)
    Traceback (most recent call last):
    ...
    qmines.errors.InvalidInput: 5 mines don’t fit into one hidden cell.
    """

    kind = "invalid"


def expected(name: str, wanted: str, given: object) -> InvalidInput:
    """The error for an argument that is not what a function needs.

    >>> str(expected("board", "a Board", 3))
    'board must be a Board, not 3'
    """
    return InvalidInput(f"{name} must be {wanted}, not {given!r}")


class NotationError(InvalidInput):
    r"""Invalid text or bytes; ``line`` and ``column`` count from 1, and are None if unknown.

    >>> import qmines
    >>> try:
    ...     qmines.read("1#\n1##", format="text")
    ... except qmines.NotationError as error:
    ...     error.line
    2
    """

    kind = "notation"

    def __init__(
        self, message: Message | str, *, line: int | None = None, column: int | None = None
    ) -> None:
        super().__init__(message)
        self.line = line
        self.column = column

    @property
    def text(self) -> str:
        """The error as an English sentence, preceded by its line and column."""
        if self.line is None:
            return super().text
        column = "" if self.column is None else f", column {self.column}"
        return f"line {self.line}{column}: {super().text}"


class Contradiction(QMinesError, ValueError):
    r"""No board fits the position.

    ``cells`` is a minimal set of clues that contradict each other: without any one of them,
    a board would fit. ``uses_total`` says whether the mine total is part of the contradiction.
    ``minimal`` is False if the budget ran out before the set was known to be minimal.

    >>> import qmines
    >>> try:
    ...     qmines.Position.parse("1#3\n###", mines=3).analyse()
    ... except qmines.Contradiction as error:
    ...     error.cells, error.uses_total
    (((0, 0), (0, 2)), False)
    """

    kind = "contradiction"

    def __init__(
        self,
        message: Message | str,
        *,
        cells: Iterable[Cell] = (),
        uses_total: bool = False,
        minimal: bool = True,
    ) -> None:
        super().__init__(message, cells=cells)
        self.uses_total = uses_total
        self.minimal = minimal


class BudgetExceeded(QMinesError, RuntimeError):
    r"""The time or memory budget ran out before an answer was found.

    >>> import qmines
    >>> lattice = "\n".join(("3#" * 30, "##" * 30)[row % 2] for row in range(60))
    >>> try:
    ...     qmines.Position.parse(lattice, mines=700).analyse(
    ...         method="exact", budget=qmines.Budget(seconds=0.01))
    ... except qmines.BudgetExceeded as error:
    ...     error.kind
    'budget'
    """

    kind = "budget"


class Cancelled(QMinesError):
    r"""The call was cancelled.

    >>> import qmines
    >>> lattice = "\n".join(("3#" * 30, "##" * 30)[row % 2] for row in range(60))
    >>> stop = qmines.Cancel()
    >>> stop.set()
    >>> try:
    ...     qmines.analyse(qmines.Position.parse(lattice, mines=700), cancel=stop)
    ... except qmines.Cancelled as error:
    ...     error.kind
    'cancelled'
    """

    kind = "cancelled"


class InvalidProof(QMinesError, ValueError):
    """A proof step that is malformed, or does not follow from its clues.

    >>> import qmines
    >>> position = qmines.Position.parse("1##", mines=1)
    >>> wrong = qmines.ProofStep(qmines.Technique.SINGLE, clues=((0, 0),), mined=((0, 2),))
    >>> try:
    ...     qmines.check_steps(position, [wrong])
    ... except qmines.InvalidProof as error:
    ...     error.kind
    'proof'
    """

    kind = "proof"
