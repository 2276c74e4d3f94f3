"""The kernel's count of qubits: which kind of qubit may be in which cell, on plain values.

What the kinds are, and what numbers and totals say of them, ``qmines.quantum`` knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from qmines import _kernel
from qmines.errors import BudgetExceeded, Cancelled, Contradiction
from qmines.solver.budget import Budget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from qmines.core.grid import Grid

NOT_SHOWN = 255
"""In place of a number: none is shown there."""


class Kind(NamedTuple):
    """A kind of qubit: its chance of a mine on each board in half-units, and how many there are."""

    z: int
    h: int
    total: int


class Chances(NamedTuple):
    """The chance of each kind in each cell, (cells, kinds), and which kinds are possible there.

    ``possible`` holds one byte a cell, a bit a kind; a chance is 0 or 1 if and only if
    they say so. ``log_weight`` is the logarithm of the weight of all layouts that fit.
    """

    chance: NDArray[np.float64]
    possible: NDArray[np.uint8]
    log_weight: float
    seconds: float


def qubit_chances(
    grid: Grid,
    kinds_of: bytes,
    numbers: tuple[bytes, bytes],
    kinds: Sequence[Kind],
    *,
    loose: Sequence[Sequence[float]] = (),
    some_of: int = 0,
    budget: Budget | None = None,
    cancel: _kernel.Cancel | None = None,
) -> Chances:
    """Count all layouts that fit, exactly.

    ``kinds_of`` holds one byte a cell, with a bit for each kind that it may be of; 0
    where a cell is not in question. ``numbers`` are the half-units on each board that
    the cells in question around a cell make up, or ``NOT_SHOWN``. ``loose`` are cells
    that no number counts: the weight of each kind in each. Of the kinds in ``some_of``
    at least one cell in question must be.

    Raises ``Contradiction`` where nothing fits, ``BudgetExceeded`` or ``Cancelled``.
    """
    budget = budget or Budget()
    answer = _kernel.analyse_qubits(
        kinds_of,
        numbers[0],
        numbers[1],
        grid.width,
        grid.height,
        list(kinds),
        loose=[list(weights) for weights in loose],
        some_of=some_of,
        seconds=budget.seconds,
        mib=budget.mib,
        cancel=cancel,
    )
    if answer.stopped == "cancelled":
        raise Cancelled("the analysis was cancelled")
    if answer.stopped:
        limit = f"{budget.mib} MiB" if answer.stopped == "memory" else f"{budget.seconds:g} s"
        raise BudgetExceeded(f"counting the states exactly takes more than {limit}: allow more")
    if answer.status == 1 and answer.clash >= 0:
        row, column = grid.place(answer.clash)
        raise Contradiction(
            f"no layout fits the numbers around row {row}, column {column}", cells=[(row, column)]
        )
    if answer.status:
        raise Contradiction("no layout fits the numbers and the totals", uses_total=True)
    possible = np.frombuffer(answer.possible, dtype=np.uint8)
    return Chances(answer.chance, possible, answer.log_weight, answer.seconds)
