"""The kernel's count of qubits: the chances of each kind of qubit in each cell.

``qmines.quantum`` defines the kinds, and what numbers and totals say about them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, NoReturn

import numpy as np

from qmines import _kernel
from qmines.errors import Cancelled, Contradiction
from qmines.messages import Message
from qmines.solver.budget import Budget
from qmines.solver.probability import needs_more

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from qmines.core.grid import Grid

NOT_SHOWN = 255
"""In place of a number, for cells that show none."""


class Kind(NamedTuple):
    """A kind of qubit: its chance of a mine on each board in half-units, and how many there are."""

    z: int
    h: int
    total: int


class Chances(NamedTuple):
    """The chance of each kind in each cell, (cells, kinds), and which kinds are possible there.

    ``possible`` has one byte per cell, with one bit per kind; a chance is 0 or 1 only if these bits
    say so. ``log_weight`` is the logarithm of the total weight of all layouts that fit.
    """

    chance: NDArray[np.float64]
    possible: NDArray[np.uint8]
    log_weight: float
    seconds: float


class QubitGroup(NamedTuple):
    """Cells that share a state: its kind (0 singlet, 1 link, 2 trio) and its outcomes so far.

    An outcome is the index of the measured cell in the group, the board, and whether it was a
    mine.
    """

    kind: int
    cells: tuple[int, ...]
    outcomes: tuple[tuple[int, int, bool], ...] = ()


class Care(NamedTuple):
    """How much work to put into a guess.

    If at most ``endgame`` cells can be good, up to ``candidates`` guesses whose survival is
    ``within`` the best are played out, each ``rollouts`` times unless it is clearly worse earlier.
    Otherwise the safest guess is the best.
    """

    candidates: int = 8
    rollouts: int = 64
    within: float = 0.25
    endgame: int = 30


class QubitMove(NamedTuple):
    """A measurement worth considering.

    ``survival`` is the exact chance of surviving it, 1 with a shield. ``value`` is the share of
    games won when playing on from there, -1 if none were played, and ``error`` its standard error.
    """

    cell: int
    board: int
    shield: bool
    survival: float
    value: float
    error: float
    rollouts: int


class Stand(NamedTuple):
    """A position as the kernel counts it; see ``qubit_chances``."""

    grid: Grid
    kinds_of: bytes
    numbers: tuple[bytes, bytes]
    kinds: Sequence[Kind]
    loose: Sequence[Sequence[float]]
    some_of: int


def qubit_moves(
    stand: Stand,
    *,
    measured: bytes,
    groups: Sequence[QubitGroup] = (),
    shields: int = 0,
    both_boards: bool = True,
    care: Care = Care(),  # noqa: B008  # a value
    seed: int = 0,
    budget: Budget | None = None,
    cancel: _kernel.Cancel | None = None,
) -> list[QubitMove]:
    """The moves worth considering, best first: only certain ones if there are any.

    ``measured`` has one byte per cell, ``NOT_SHOWN`` if it is not measured. If the budget runs out
    while games are played out, the results so far count.
    """
    budget = budget or Budget()
    moves, stopped, _ = _kernel.advise_qubits(
        stand.kinds_of,
        stand.numbers[0],
        stand.numbers[1],
        stand.grid.width,
        stand.grid.height,
        list(stand.kinds),
        loose=[list(weights) for weights in stand.loose],
        measured=measured,
        groups=[(kind, list(cells), list(outcomes)) for kind, cells, outcomes in groups],
        shields=shields,
        both=both_boards,
        candidates=care.candidates,
        rollouts=care.rollouts,
        within=care.within,
        endgame=care.endgame,
        seed=seed,
        seconds=budget.seconds,
        mib=budget.mib,
        cancel=cancel,
    )
    if stopped and (stopped == "cancelled" or not moves):
        _refuse(stopped, budget)
    return [QubitMove(*move) for move in moves]


def qubit_chances(
    stand: Stand, *, budget: Budget | None = None, cancel: _kernel.Cancel | None = None
) -> Chances:
    """Count all layouts that fit, exactly.

    ``kinds_of`` has one byte per cell, with a bit for each possible kind; 0 if the cell is not
    counted. ``numbers`` are the half-units on each board that the counted cells around a cell add
    up to, or ``NOT_SHOWN``. ``loose`` are cells that no number counts, with the weight of each
    kind. At least one counted cell must be of a kind in ``some_of``.

    Raises ``Contradiction`` if nothing fits, ``BudgetExceeded`` or ``Cancelled``.
    """
    return qubit_layouts(stand, 0, budget=budget, cancel=cancel)[0]


def qubit_layouts(
    stand: Stand,
    draws: int,
    *,
    seed: int = 0,
    budget: Budget | None = None,
    cancel: _kernel.Cancel | None = None,
) -> tuple[Chances, NDArray[np.uint8]]:
    """Count all layouts that fit, and draw some in proportion to their weights, (draws, cells).

    A layout has the kind of every cell, 255 for cells that are not counted.
    """
    budget = budget or Budget()
    grid = stand.grid
    answer = _kernel.analyse_qubits(
        stand.kinds_of,
        stand.numbers[0],
        stand.numbers[1],
        grid.width,
        grid.height,
        list(stand.kinds),
        loose=[list(weights) for weights in stand.loose],
        some_of=stand.some_of,
        seconds=budget.seconds,
        mib=budget.mib,
        cancel=cancel,
        draws=draws,
        seed=seed,
    )
    if answer.stopped:
        _refuse(answer.stopped, budget)
    if answer.status == 1 and answer.clash >= 0:
        row, column = grid.place(answer.clash)
        raise Contradiction(
            Message("layout-contradiction-cell", cell=(row, column)), cells=[(row, column)]
        )
    if answer.status:
        raise Contradiction(Message("layout-contradiction-total"), uses_total=True)
    possible = np.frombuffer(answer.possible, dtype=np.uint8)
    layouts = np.frombuffer(answer.layouts, dtype=np.uint8).reshape(draws, grid.cells)
    return Chances(answer.chance, possible, answer.log_weight, answer.seconds), layouts


def _refuse(stopped: str, budget: Budget) -> NoReturn:
    if stopped == "cancelled":
        raise Cancelled("the analysis was cancelled")
    raise needs_more("qubits-need", stopped, budget)
