"""Exact chances where groups are hidden: the kernel's count of every story that lives, summed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import exp, factorial, inf, log
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from qmines.errors import BudgetExceeded, Contradiction
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.states import GOOD, GROUPED, WEIGHTS, Basis, State
from qmines.solver.budget import Budget
from qmines.solver.qubits import NOT_SHOWN, Kind, Stand, qubit_chances

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from qmines.quantum.hidden import Stories, Story
    from qmines.solver.budget import Cancel

_KINDS: Final = len(State) + 1
_MOST_KINDS: Final = 8 - _KINDS
"""Cells of settled groups whose place the kernel is asked for; more are tried place by place."""
Lone: TypeAlias = Counter[tuple[State, int]]
"""The last cells of groups: their state and the places where they may be, a bit a cell."""
_GOOD: Final = sum(1 << state for state in GOOD)
_MOST_QUESTIONS: Final = 400
"""To the kernel for one answer: a limit that is the same on every machine."""
_CROWD: Final = 16
"""As many stories are kept without asking the kernel which of them live."""


@dataclass(slots=True)
class Sum:
    """The sum over stories so far; ``chance`` is as in a posterior, not yet divided."""

    chance: NDArray[np.float64]
    membership: NDArray[np.float64]
    possible: NDArray[np.uint8]
    log_weight: float = -inf

    def add(self, other: Sum) -> None:
        """One more story, or one more place of a cell."""
        top = max(self.log_weight, other.log_weight)
        mine, theirs = exp(self.log_weight - top), exp(other.log_weight - top)
        self.log_weight = top + log(mine + theirs)
        share = theirs / (mine + theirs)
        self.chance += share * (other.chance - self.chance)
        self.membership += share * (other.membership - self.membership)
        self.possible |= other.possible


class Clock:
    """What is left of a budget over many questions."""

    def __init__(self, budget: Budget | None, cancel: Cancel | None = None) -> None:
        self._budget = budget or Budget()
        self._begun = monotonic()
        self._questions = 0
        self.cancel = cancel

    @property
    def spent(self) -> float:
        """The seconds so far."""
        return monotonic() - self._begun

    def left(self) -> Budget:
        """What the next question may take."""
        self._questions += 1
        if self._questions > _MOST_QUESTIONS:
            raise BudgetExceeded(
                "hidden groups may lie in too many ways here: their chances are not counted"
            )
        seconds = self._budget.seconds - self.spent
        if seconds <= 0:
            raise BudgetExceeded(
                f"counting where groups may be takes more than {self._budget.seconds:g} s: "
                "allow more"
            )
        return Budget(seconds=seconds, mib=self._budget.mib)


def thin(stories: Stories, clock: Clock) -> None:
    """Drop the stories that no layout fits, once they are many."""
    if len(stories.alive) <= stories.crowd:
        return
    stories.alive = {
        story: weight
        for story, weight in stories.alive.items()
        if _count(stories, story, clock, over=True) is not None
    }
    stories.crowd = max(_CROWD, 2 * len(stories.alive))


def chances(stories: Stories, clock: Clock, *, over: bool) -> Sum:
    """The sum over all stories."""
    total: Sum | None = None
    for story, weight in stories.alive.items():
        found = _count(stories, story, clock, over=over)
        if found is None:
            continue
        found.log_weight += log(weight) + log(story.ways)
        if total is None:
            total = found
        else:
            total.add(found)
    if total is None:
        raise Contradiction("no layout and no groups fit the numbers and the totals")
    return total


def _count(stories: Stories, story: Story, clock: Clock, *, over: bool) -> Sum | None:
    """One story; None where no layout fits."""
    lone: Lone = Counter()
    for tie in story.ties:
        if tie.state is not None:
            lone[tie.state, tie.places] += 1
    return _place(stories, story, lone, {}, clock, over=over)


def _place(
    stories: Stories,
    story: Story,
    lone: Lone,
    placed: dict[int, State],
    clock: Clock,
    *,
    over: bool,
) -> Sum | None:
    """Put settled cells where they can only be; where kinds are too many, make them fewer.

    Of two cells in the same state one is either among the places of the other, and then
    of the same kind, or in one of the few places besides.
    """
    if not lone or (_fewest(lone).bit_count() > 1 and len(lone) <= _MOST_KINDS):
        return _ask(stories, story, lone, placed, clock, over=over)
    (state, places), here, others = _narrowest(lone)
    rest = lone - Counter([(state, places)])
    total: Sum | None = None
    if others:
        joined = rest + Counter([(state, others)])
        total = _place(stories, story, joined, placed, clock, over=over)
    for cell in _bits(here):
        without: Lone = Counter()
        for (each, where), count in rest.items():
            without[each, where & ~(1 << cell)] += count
        found = _place(stories, story, without, placed | {cell: state}, clock, over=over)
        if found is not None and total is not None:
            total.add(found)
        total = total or found
    return total


def _fewest(lone: Lone) -> int:
    """The places of the cell that has the fewest."""
    return min((places for _, places in lone), key=int.bit_count)


def _narrowest(lone: Lone) -> tuple[tuple[State, int], int, int]:
    """Which cell to place, where to try it, and places that it may share with another instead."""
    options = [((state, places), places, 0) for state, places in lone]
    options += [
        ((state, places), places & ~theirs, places & theirs)
        for state, places in lone
        for other, theirs in lone
        if other is state and places & ~theirs and places & theirs
    ]
    return min(options, key=lambda option: option[1].bit_count())


def _ask(
    stories: Stories,
    story: Story,
    lone: Lone,
    placed: dict[int, State],
    clock: Clock,
    *,
    over: bool,
) -> Sum | None:
    """The kernel's count with these cells in their places."""
    kinds_alone = list(lone.items())
    grid = stories.grid
    numbers = bytearray([NOT_SHOWN]) * grid.cells, bytearray([NOT_SHOWN]) * grid.cells
    for cell, shown in stories.numbers.items():
        for board in Basis:
            number = shown[board]
            if number is None:
                continue
            for near in grid.neighbours(cell):
                if near in placed:
                    number -= WEIGHTS[placed[near]][board]
            if number < 0:
                return None
            numbers[board][cell] = number
    pool = story.pool
    kinds = [Kind(*WEIGHTS[state], story.left[state]) for state in State]
    kinds += [Kind(*GROUPED, pool)]
    kinds += [Kind(*WEIGHTS[state], count) for (state, _), count in kinds_alone]
    everywhere = sum(1 << kind for kind, each in enumerate(kinds[:_KINDS]) if each.total)
    kinds_of = bytearray(grid.cells)
    for cell in range(grid.cells):
        if not stories.measured >> cell & 1 and cell not in placed:
            kinds_of[cell] = everywhere | sum(
                1 << _KINDS + at
                for at, ((_, places), _) in enumerate(kinds_alone)
                if places >> cell & 1
            )
    settled = [*placed.values(), *(state for state, _ in lone)]
    goes_on = over or pool > 0 or any(state.good for state in settled)
    padding = [0.0] * (len(kinds) - len(State))
    stand = Stand(
        grid=grid,
        kinds_of=bytes(kinds_of),
        numbers=(bytes(numbers[0]), bytes(numbers[1])),
        kinds=kinds,
        loose=[[*weights, *padding] for _, weights in story.loose],
        some_of=0 if goes_on else _GOOD,
    )
    try:
        answer = qubit_chances(stand, budget=clock.left(), cancel=clock.cancel)
    except Contradiction:
        return None
    result = Sum(
        np.zeros((grid.cells, _KINDS)),
        np.zeros(grid.cells),
        answer.possible & np.uint8((1 << _KINDS) - 1),
        answer.log_weight + sum(log(factorial(count)) for count in lone.values()),
    )
    result.chance += answer.chance[:, :_KINDS]
    result.membership += answer.chance[:, IN_GROUP:].sum(axis=1)
    for at, ((state, _), _) in enumerate(kinds_alone):
        result.chance[:, state] += answer.chance[:, _KINDS + at]
        result.possible |= (answer.possible >> (_KINDS + at) & 1) << np.uint8(state)
    for cell, state in placed.items():
        result.chance[cell, state] = result.membership[cell] = 1.0
        result.possible[cell] = 1 << state
    return result


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
