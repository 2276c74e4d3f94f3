"""The kernel's count of qubits: which kind of qubit may be in which cell, on plain values.

What the kinds are, and what numbers and totals say of them, ``qmines.quantum`` knows.
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


class QubitGroup(NamedTuple):
    """Cells that share a state: its kind (0 singlet, 1 link, 2 trio) and its outcomes so far.

    An outcome is the place of the member that was measured, the board, and whether
    there was a mine.
    """

    kind: int
    cells: tuple[int, ...]
    outcomes: tuple[tuple[int, int, bool], ...] = ()


class Care(NamedTuple):
    """How much work a guess is worth.

    Where at most ``endgame`` cells may be good, ``candidates`` guesses whose survival is
    ``within`` the best are played on from, each ``rollouts`` times unless it falls behind
    beyond doubt before. Elsewhere the safest guess is the best.
    """

    candidates: int = 8
    rollouts: int = 64
    within: float = 0.25
    endgame: int = 30


class QubitMove(NamedTuple):
    """A measurement worth considering.

    ``survival`` is the exact chance to survive it, 1 under a shield. ``value`` is the mean
    chance to win in the games played on from it, -1 if there were none, and ``error``
    the standard error of that.
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
    """The moves worth considering, the best first: only certain ones if there are any.

    ``measured`` holds one byte a cell, ``NOT_SHOWN`` where it is not measured. Where the
    budget ends while games are played on, what they have said so far counts.
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

    ``kinds_of`` holds one byte a cell, with a bit for each kind that it may be of; 0
    where a cell is not in question. ``numbers`` are the half-units on each board that
    the cells in question around a cell make up, or ``NOT_SHOWN``. ``loose`` are cells
    that no number counts: the weight of each kind in each. Of the kinds in ``some_of``
    at least one cell in question must be.

    Raises ``Contradiction`` where nothing fits, ``BudgetExceeded`` or ``Cancelled``.
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
    """The same, and layouts drawn with their weights as chances, (draws, cells).

    Each says of which kind every cell is, 255 where one is not in question.
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
