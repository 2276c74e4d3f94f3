"""What to open next, and the chance of winning with it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from qmines import _kernel
from qmines.errors import Cancelled
from qmines.solver.budget import Budget, field_of
from qmines.solver.probability import analyse, needs_more

if TYPE_CHECKING:
    from qmines.core.position import Position
    from qmines.errors import Cell

_BUDGET = Budget()
_BOARDS = 100  # boards on which candidates are played out


AdviceKind: TypeAlias = Literal["certain", "exact", "estimated", "survival"]


@dataclass(frozen=True, slots=True)
class Choice:
    """A candidate cell to open.

    >>> import qmines
    >>> choice = qmines.advise(qmines.Position.parse("1##", mines=1)).choices[0]
    >>> choice.cell, choice.survival
    ((0, 2), 1.0)

    Attributes:
        cell: (row, column).
        survival: the exact chance that it is not a mine.
        winning: the chance of winning after opening it and playing well; None if unknown.
        error: the standard error of ``winning``; 0 if exact.
    """

    cell: Cell
    survival: float
    winning: float | None
    error: float | None


@dataclass(frozen=True, slots=True)
class Advice:
    r"""The cells worth opening next, best first; empty if nothing is left to open.

    ``kind`` says how they were found: ``"certain"`` (they are safe), ``"exact"`` (the rest
    of the game was searched to the end), ``"estimated"`` (games were played out on random
    boards that fit), or ``"survival"`` (only their chance of a mine is known, because the
    mine total is unknown or time was short). An estimated choice can seem better
    than those before it, but the difference is never significant.

    >>> import qmines
    >>> advice = qmines.advise(qmines.Position.parse("1#\n##", mines=1))
    >>> advice.kind, round(advice.best.winning, 3)
    ('exact', 0.333)
    """

    kind: AdviceKind
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice | None:
        """The best choice; None if nothing is left to open."""
        return self.choices[0] if self.choices else None


def advise(
    position: Position,
    *,
    boards: int = _BOARDS,
    candidates: int = 5,
    seed: int = 0,
    budget: Budget = _BUDGET,
    cancel: _kernel.Cancel | None = None,
) -> Advice:
    """Find the best cell to open; flags are not trusted.

    >>> import qmines
    >>> advise(qmines.Position.parse("1##", mines=1)).best.cell
    (0, 2)

    Args:
        position: any position.
        boards: how many boards to play out if the endgame cannot be searched.
        candidates: how many cells to play out.
        seed: the seed for those boards; the same seed gives the same advice.
        budget: time and memory; less time makes the advice less precise.
        cancel: a flag that any thread can set to stop the call.

    Raises:
        Contradiction: no board fits.
        BudgetExceeded: there was not even time to find the chances of a mine.
        Cancelled: the flag was set.
    """
    kind, status, choices, stopped = _kernel.advise(
        *field_of(position),
        density=position.density,
        boards=boards,
        candidates=candidates,
        seed=seed & 0xFFFFFFFFFFFFFFFF,
        seconds=budget.seconds,
        mib=budget.mib,
        cancel=cancel,
    )
    if stopped == "cancelled":
        raise Cancelled("the search for the best move was cancelled")
    if stopped:
        raise needs_more("advice-needs", stopped, budget)
    if status:
        analyse(position, budget=budget, cancel=cancel)  # raises, and says which clues clash
    place = position.grid.place
    return Advice(
        cast("AdviceKind", kind),
        tuple(
            Choice(place(cell), survival, _known(winning), _known(error))
            for cell, survival, winning, error in choices
        ),
    )


def _known(value: float) -> float | None:
    return None if math.isnan(value) else value
