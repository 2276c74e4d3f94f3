"""The exact chances of every state in every cell, given everything that is public.

All layouts with the public totals are equally likely at the start (after a protected first click:
those with the good state there). Layouts that contradict a number, now or earlier, are impossible;
each survived measurement in the wrong basis halves the weight of a layout; and while the game is
not over, some good qubit is left.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.errors import BudgetExceeded, Contradiction
from qmines.quantum import stabilizer
from qmines.quantum.evidence import Evidence
from qmines.quantum.hidden.count import chances
from qmines.quantum.hidden.numbers import estimate
from qmines.quantum.hidden.numbers import possible as possible_by_numbers
from qmines.quantum.hidden.sample import sampled
from qmines.quantum.hidden.story_count import MOST_QUESTIONS, CountBudget
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.position import NOT_SHOWN, UNMEASURED
from qmines.quantum.states import GOOD, GROUPED, WEIGHTS, Basis, State
from qmines.solver.qubits import Kind, Stand, qubit_chances

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.quantum.hidden.stories import Stories
    from qmines.quantum.position import QubitPosition
    from qmines.solver.budget import Budget, Cancel

KINDS: Final = len(State) + 1
"""The number of columns of chances: one per state, and one for a shared state."""
_EXACT: Final = 0.4  # share of a budget for an exact count, if the rest can be used for sampling
_ROUGH: Final = 0.25  # standard error of an estimate by the numbers alone
_WEIGHTS: Final = (*WEIGHTS, GROUPED)
_OWN: Final = sum(1 << state for state in State)
_GOOD: Final = sum(1 << state for state in GOOD)
_SAFE: Final = tuple(
    sum(1 << kind for kind in range(KINDS) if _WEIGHTS[kind][board] == 0) for board in Basis
)
_DEADLY: Final = tuple(
    sum(1 << kind for kind in range(KINDS) if _WEIGHTS[kind][board] == 2) for board in Basis
)


@dataclass(frozen=True, slots=True, eq=False)
class Posterior:
    """The chances of every state in every cell.

    ``chance`` is (cells, 5): the chance of each state, in the order of ``State``, and of a shared
    state. ``survival`` is (cells, 2): the chance that measuring the cell finds no mine, on Z and
    on H. ``membership`` is the chance that the cell was prepared as part of a group. All are NaN
    for measured cells. ``possible`` has one byte per cell, with a bit for each possible column of
    ``chance``; a chance is exactly 0 or 1 only if these bits say so. ``error`` is None if
    everything was counted; if it was sampled, ``error`` has the standard errors of ``survival``,
    and what ``possible`` excludes is still certain.
    """

    position: QubitPosition
    chance: NDArray[np.float64] = field(repr=False)
    survival: NDArray[np.float64] = field(repr=False)
    membership: NDArray[np.float64] = field(repr=False)
    possible: NDArray[np.uint8] = field(repr=False)
    log_weight: float
    seconds: float
    error: NDArray[np.float64] | None = field(default=None, repr=False)

    @property
    def exact(self) -> bool:
        """Whether the chances were counted rather than sampled."""
        return self.error is None

    def safe(self, basis: Basis) -> list[int]:
        """The unmeasured cells that are certainly safe on this board."""
        return safe_cells(self.possible, basis)

    def deadly(self, basis: Basis) -> list[int]:
        """The unmeasured cells that are certainly mines on this board."""
        return _within(self.possible, _DEADLY[basis])


def safe_cells(possible: NDArray[np.uint8], basis: Basis) -> list[int]:
    """The cells that are certainly safe on a board, given the possible kinds of each."""
    return _within(possible, _SAFE[basis])


def _within(possible: NDArray[np.uint8], mask: int) -> list[int]:
    inside = (possible != 0) & (possible & ~np.uint8(mask) == 0)
    found: list[int] = np.flatnonzero(inside).tolist()
    return found


def posterior(
    position: QubitPosition,
    *,
    evidence: Evidence | None = None,
    sample: bool = False,
    budget: Budget | None = None,
    cancel: Cancel | None = None,
) -> Posterior:
    """Compute the exact chance of each state in every unmeasured cell.

    Pass the ``evidence`` of an earlier position in the same game to avoid reading the whole history
    again. With ``sample``, hidden groups with too many possible places to count are sampled within
    the same budget, with standard errors.

    Raises ``Contradiction`` if no layout fits or nothing is left to measure, and
    ``BudgetExceeded`` if counting would take too much time or memory.
    """
    evidence = evidence or Evidence(position)
    clock = CountBudget(budget, cancel)
    evidence.follow(position, clock)
    if evidence.stories:
        return hidden_posterior(position, evidence.stories, clock, sample=sample)
    answer = qubit_chances(stand_of(position, evidence), budget=budget, cancel=cancel)
    closed = np.frombuffer(position.measured, dtype=np.uint8) != UNMEASURED
    chance = np.zeros((position.grid.cells, KINDS))
    chance[:, : answer.chance.shape[1]] = answer.chance
    possible = answer.possible.copy()
    membership = chance[:, IN_GROUP].copy()
    for cell, (at, place) in evidence.places.items():
        if not closed[cell]:
            state = stabilizer.state_of(evidence.shared[at], place)
            kind = IN_GROUP if state is None else int(state)
            chance[cell, kind] = membership[cell] = 1.0
            possible[cell] = 1 << kind
    chance[closed] = np.nan
    membership[closed] = np.nan
    survival = _survival(chance, possible)
    return Posterior(
        position, chance, survival, membership, possible, answer.log_weight, answer.seconds
    )


def hidden_posterior(
    position: QubitPosition, stories: Stories, clock: CountBudget, *, sample: bool
) -> Posterior:
    """The chances if groups are hidden; with ``sample``, it never runs out of budget."""
    error: NDArray[np.float64] | None = None
    try:
        total = chances(stories, clock.part(_EXACT if sample else 1.0, MOST_QUESTIONS))
    except BudgetExceeded:
        if not sample:
            raise
        masks = possible_by_numbers(position)
        try:
            total, error = sampled(stories, clock)
        except (BudgetExceeded, Contradiction):
            return _rough(position, masks, clock)
        total.possible &= masks
    closed = np.frombuffer(position.measured, dtype=np.uint8) != UNMEASURED
    chance, possible = total.chance, total.possible
    # A sum of chances can differ from 1 by rounding.
    for cell in np.flatnonzero(~closed):
        if (mask := int(possible[cell])) & (mask - 1) == 0:
            chance[cell] = 0.0
            chance[cell, mask.bit_length() - 1] = 1.0
    chance[closed] = np.nan
    total.membership[closed] = np.nan
    survival = _survival(chance, possible)
    return Posterior(
        position, chance, survival, total.membership, possible, total.log_weight, clock.spent, error
    )


def _rough(position: QubitPosition, masks: NDArray[np.uint8], clock: CountBudget) -> Posterior:
    """An estimate by the numbers alone, if even sampling takes too long."""
    chance = estimate(position, masks)
    chance[masks == 0] = np.nan
    error = np.full((position.grid.cells, 2), _ROUGH)
    return Posterior(
        position,
        chance,
        _survival(chance, masks),
        chance[:, IN_GROUP].copy(),
        masks,
        0.0,
        clock.spent,
        error,
    )


def stand_of(position: QubitPosition, evidence: Evidence) -> Stand:
    """The question to the kernel: cells, numbers and totals without what is known."""
    kinds_of = bytearray(0 if basis != UNMEASURED else _OWN for basis in position.measured)
    numbers = bytearray(position.numbers[0]), bytearray(position.numbers[1])
    goes_on = False
    for cell, weights in evidence.group_weights().items():
        kinds_of[cell] = 0
        if position.measured[cell] == UNMEASURED:
            goes_on = goes_on or 2 not in weights  # there is something left to measure
            for near in position.grid.neighbours(cell):
                for board in Basis:
                    if numbers[board][near] != NOT_SHOWN:
                        numbers[board][near] -= weights[board]
    return Stand(
        grid=position.grid,
        kinds_of=bytes(kinds_of),
        numbers=(bytes(numbers[0]), bytes(numbers[1])),
        kinds=tuple(Kind(*WEIGHTS[state], evidence.left[state]) for state in State),
        loose=tuple(evidence.loose.values()),
        some_of=0 if goes_on else _GOOD,
    )


def _survival(chance: NDArray[np.float64], possible: NDArray[np.uint8]) -> NDArray[np.float64]:
    """The chance of no mine on each board; 0 and 1 only if certain."""
    survival: NDArray[np.float64] = chance @ (1 - np.array(_WEIGHTS) / 2)
    inside = np.clip(survival, np.nextafter(0, 1), np.nextafter(1, 0))
    for board in Basis:
        inside[_within(possible, _SAFE[board]), board] = 1.0
        inside[_within(possible, _DEADLY[board]), board] = 0.0
    return inside
