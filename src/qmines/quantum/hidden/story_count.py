"""The count of one story: the possible places of settled cells, and the kernel's count."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from math import exp, factorial, inf, log
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from qmines.errors import BudgetExceeded, Contradiction
from qmines.messages import Message
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.states import GOOD, GROUPED, WEIGHTS, State
from qmines.solver.budget import Budget, Stopwatch
from qmines.solver.probability import needs_more
from qmines.solver.qubits import NOT_SHOWN, Kind, Stand, qubit_chances

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from qmines.quantum.hidden.stories import Stories, Story
    from qmines.solver.budget import Cancel

Lone: TypeAlias = Counter[tuple[State, int]]
"""The settled cells of groups: their state and possible places, one bit per cell."""
_KINDS: Final = len(State) + 1
_MOST_KINDS: Final = 8 - _KINDS
"""Lone cells whose place the kernel counts; more are tried place by place."""
_GOOD: Final = sum(1 << state for state in GOOD)
MOST_QUESTIONS: Final = 400
"""Questions to the kernel for an exact answer; the same limit on every machine."""
_MOST_OF_ALL: Final = 4000


@dataclass(slots=True)
class Sum:
    """The weighted mean over stories so far; ``chance`` is as in a posterior."""

    chance: NDArray[np.float64]
    membership: NDArray[np.float64]
    possible: NDArray[np.uint8]
    log_weight: float = -inf

    def add(self, other: Sum) -> None:
        """Add a story, or a place of a cell."""
        top = max(self.log_weight, other.log_weight)
        mine, theirs = exp(self.log_weight - top), exp(other.log_weight - top)
        self.log_weight = top + log(mine + theirs)
        share = theirs / (mine + theirs)
        self.chance += share * (other.chance - self.chance)
        self.membership += share * (other.membership - self.membership)
        self.possible |= other.possible


_INSTANT: Final = 1e-6  # seconds
_SOME: Final = 5
"""Questions after which it can be foreseen how long all of them take, ..."""
_DOUBT: Final = 1.5
"""... within this factor."""


class CountBudget:
    """A budget for up to ``most`` questions to the kernel."""

    def __init__(
        self, budget: Budget | None, cancel: Cancel | None = None, most: int = _MOST_OF_ALL
    ) -> None:
        self._budget = budget or Budget()
        self._watch = Stopwatch()
        self._questions = 0
        self.most = most
        self.cancel = cancel

    def part(self, share: float, most: int = _MOST_OF_ALL) -> CountBudget:
        """A budget with a share of the remaining time, for up to ``most`` questions."""
        seconds = max(self.seconds * share, _INSTANT)
        return CountBudget(replace(self._budget, seconds=seconds), self.cancel, most)

    @property
    def seconds(self) -> float:
        """The remaining seconds."""
        return max(self._budget.seconds - self.spent, 0.0)

    @property
    def over(self) -> bool:
        """Whether time is up."""
        return not self.seconds

    @property
    def spent(self) -> float:
        """The seconds used so far."""
        return self._watch.used

    def allow(self, questions: int) -> None:
        """Raise ``BudgetExceeded`` if there are too many questions."""
        if questions > self.most:
            raise BudgetExceeded(Message("qubits-too-many"))

    def foresee(self, done: int, of: int) -> None:
        """Raise ``BudgetExceeded`` if, judging by those done, the questions will take too long."""
        if done >= _SOME and self.spent * of / done > _DOUBT * self._budget.seconds:
            raise needs_more("qubits-need", "time", self._budget)

    def check(self) -> None:
        """Raise ``BudgetExceeded`` if time is up."""
        if self.over:
            raise needs_more("qubits-need", "time", self._budget)

    def left(self) -> Budget:
        """The budget for the next question."""
        self._questions += 1
        self.allow(self._questions)
        self.check()
        return Budget(seconds=max(self.seconds, _INSTANT), mib=self._budget.mib)


class StoryCount:
    """The count of one story; with ``over``, nothing has to be left to measure."""

    def __init__(
        self, stories: Stories, story: Story, clock: CountBudget, *, over: bool = False
    ) -> None:
        self._grid = stories.grid
        self._stories = stories
        self._story = story
        self._clock = clock
        self._over = over
        self._open = (1 << stories.grid.cells) - 1 & ~stories.measured

    def possible(self) -> list[int] | None:
        """The possible cells of each state, wherever settled cells are, one bit per cell."""
        found = self.ask(Counter(), {})
        if found is None:
            return None
        return [_bits_from(found.possible & np.uint8(1 << state)) for state in State]

    def ask(self, lone: Lone, placed: dict[int, State]) -> Sum | None:
        """The kernel's count with these cells in their places."""
        stand = self.stand(lone, placed)
        if stand is None:
            return None
        try:
            answer = qubit_chances(stand, budget=self._clock.left(), cancel=self._clock.cancel)
        except Contradiction:
            return None
        result = Sum(
            answer.chance[:, :_KINDS].copy(),
            answer.chance[:, IN_GROUP:].sum(axis=1),
            answer.possible & np.uint8((1 << _KINDS) - 1),
            answer.log_weight + sum(log(factorial(count)) for count in lone.values()),
        )
        for at, (state, _) in enumerate(lone):
            result.chance[:, state] += answer.chance[:, _KINDS + at]
            result.possible |= (answer.possible >> (_KINDS + at) & 1) << np.uint8(state)
        for cell, state in placed.items():
            result.chance[cell, state] = result.membership[cell] = 1.0
            result.possible[cell] = 1 << state
        return result

    def stand(self, lone: Lone, placed: dict[int, State]) -> Stand | None:
        """The question to the kernel; None if a number becomes impossible."""
        grid, story = self._grid, self._story
        numbers = self._stories.boards
        if placed:
            boards = [bytearray(board) for board in numbers]
            for cell, state in placed.items():
                for board, weight in zip(boards, WEIGHTS[state], strict=True):
                    for clue in grid.neighbours(cell):
                        if board[clue] < weight:
                            return None
                        board[clue] -= weight * (board[clue] != NOT_SHOWN)
            numbers = bytes(boards[0]), bytes(boards[1])
        pool = story.pool
        kinds = [Kind(*WEIGHTS[s], story.left[s]) for s in State]
        kinds.append(Kind(*GROUPED, pool))
        kinds += [Kind(*WEIGHTS[state], count) for (state, _), count in lone.items()]
        everywhere = sum(1 << kind for kind, each in enumerate(kinds[:_KINDS]) if each.total)
        here = array_of(self._open, grid.cells)
        here[list(placed)] = False
        kinds_of = here.astype(np.uint8) * np.uint8(everywhere)
        for at, (_, places) in enumerate(lone):
            kinds_of[array_of(places, grid.cells)] |= np.uint8(1 << _KINDS + at)
        settled = {*placed.values(), *(state for state, _ in lone)}
        goes_on = self._over or pool > 0 or any(state.good for state in settled)
        padding = [0.0] * (len(kinds) - len(State))
        return Stand(
            grid=grid,
            kinds_of=kinds_of.tobytes(),
            numbers=numbers,
            kinds=kinds,
            loose=[[*weights, *padding] for weights in story.loose],
            some_of=0 if goes_on else _GOOD,
        )


def lone_of(story: Story) -> Lone:
    """The settled cells of groups in a story."""
    return Counter((tie.state, tie.places) for tie in story.ties if tie.state is not None)


def merged_with(story: Story, lone: Lone) -> Story:
    """The story with lone cells counted among those with a state of their own."""
    left = list(story.left)
    for (state, _), count in lone.items():
        left[state] += count
    return story._replace(left=tuple(left))


def elsewhere(lone: Lone, cell: int) -> Lone:
    """The same cells without this one among their places."""
    found: Lone = Counter()
    for (state, places), count in lone.items():
        found[state, places & ~(1 << cell)] += count
    return found


def placings(lone: Lone, placed: dict[int, State]) -> Iterator[tuple[Lone, dict[int, State]]]:
    """All questions to the kernel about lone cells: some in fixed places, the others as kinds.

    Cells with one possible place are put there. If there are too many kinds, they are reduced: of
    two cells in the same state, one is either in one of the other's places, and then of the same
    kind, or in one of its few remaining places.
    """
    if not lone or (_fewest(lone).bit_count() > 1 and len(lone) <= _MOST_KINDS):
        yield lone, placed
        return
    (state, places), here, others = _narrowest(lone)
    rest = lone - Counter([(state, places)])
    if others:
        yield from placings(rest + Counter([(state, others)]), placed)
    for cell in bits_of(here):
        yield from placings(elsewhere(rest, cell), placed | {cell: state})


def _fewest(lone: Lone) -> int:
    """The places of the cell that has the fewest."""
    return min((places for _, places in lone), key=int.bit_count)


def _narrowest(lone: Lone) -> tuple[tuple[State, int], int, int]:
    """The cell to place, where to try it, and the places it shares with another cell."""
    options = [((state, places), places, 0) for state, places in lone]
    options += [
        ((state, places), places & ~theirs, places & theirs)
        for state, places in lone
        for other, theirs in lone
        if other is state and places & ~theirs and places & theirs
    ]
    return min(options, key=lambda option: option[1].bit_count())


def array_of(mask: int, cells: int) -> NDArray[np.bool_]:
    """Convert a bit mask of cells to an array of booleans."""
    packed = np.frombuffer(mask.to_bytes((cells + 7) // 8, "little"), np.uint8)
    return np.unpackbits(packed, count=cells, bitorder="little").astype(bool)


def _bits_from(truths: NDArray[np.uint8]) -> int:
    """Convert an array, zero or not, to a bit mask of cells."""
    return int.from_bytes(np.packbits(truths, bitorder="little").tobytes(), "little")


def bits_of(mask: int) -> Iterator[int]:
    """The cells in a bit mask."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
