"""The count of one story: where the last cells of groups may lie, and what the kernel counts."""

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
"""The last cells of groups: their state and the places where they may be, a bit a cell."""
_KINDS: Final = len(State) + 1
_MOST_KINDS: Final = 8 - _KINDS
"""Lone cells whose place the kernel is asked for; more are tried place by place."""
_GOOD: Final = sum(1 << state for state in GOOD)
MOST_QUESTIONS: Final = 400
"""To the kernel for an exact answer: a limit that is the same on every machine."""
_MOST_OF_ALL: Final = 4000


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


_INSTANT: Final = 1e-6  # seconds
_SOME: Final = 5
"""Questions after which it can be foreseen how long all of them take, ..."""
_DOUBT: Final = 1.5
"""... within this factor."""


class CountBudget:
    """What is left of a budget over many questions, of which there may be ``most``."""

    def __init__(
        self, budget: Budget | None, cancel: Cancel | None = None, most: int = _MOST_OF_ALL
    ) -> None:
        self._budget = budget or Budget()
        self._watch = Stopwatch()
        self._questions = 0
        self.most = most
        self.cancel = cancel

    def part(self, share: float, most: int = _MOST_OF_ALL) -> CountBudget:
        """Part of what is left, for as many questions."""
        seconds = max(self.seconds * share, _INSTANT)
        return CountBudget(replace(self._budget, seconds=seconds), self.cancel, most)

    @property
    def seconds(self) -> float:
        """What is left of the time."""
        return max(self._budget.seconds - self.spent, 0.0)

    @property
    def over(self) -> bool:
        """Whether time is up."""
        return not self.seconds

    @property
    def spent(self) -> float:
        """The seconds so far."""
        return self._watch.used

    def allow(self, questions: int) -> None:
        """Refuse more questions than there may be."""
        if questions > self.most:
            raise BudgetExceeded(Message("qubits-too-many"))

    def foresee(self, done: int, of: int) -> None:
        """Refuse at once if the questions will take too long, going by those that are done."""
        if done >= _SOME and self.spent * of / done > _DOUBT * self._budget.seconds:
            raise needs_more("qubits-need", "time", self._budget)

    def check(self) -> None:
        """Refuse if time is up."""
        if self.over:
            raise needs_more("qubits-need", "time", self._budget)

    def left(self) -> Budget:
        """What the next question may take."""
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
        """By state the cells that some layout has it in, wherever settled ones are, as bits."""
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
        """What the kernel is asked; None where a number cannot be."""
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
    """The last cells of groups in a story."""
    return Counter((tie.state, tie.places) for tie in story.ties if tie.state is not None)


def merged_with(story: Story, lone: Lone) -> Story:
    """The story with lone cells among those that have a state of their own, wherever they are."""
    left = list(story.left)
    for (state, _), count in lone.items():
        left[state] += count
    return story._replace(left=tuple(left))


def elsewhere(lone: Lone, cell: int) -> Lone:
    """The same cells where this one is taken."""
    found: Lone = Counter()
    for (state, places), count in lone.items():
        found[state, places & ~(1 << cell)] += count
    return found


def placings(lone: Lone, placed: dict[int, State]) -> Iterator[tuple[Lone, dict[int, State]]]:
    """All that the kernel has to be asked of lone cells: some in a place, a few kinds of others.

    Lone cells are put where they can only be; where kinds are too many, they are made fewer: of
    two cells in the same state one is either among the places of the other, and then of the same
    kind, or in one of the few places besides.
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
    """Which cell to place, where to try it, and places that it may share with another instead."""
    options = [((state, places), places, 0) for state, places in lone]
    options += [
        ((state, places), places & ~theirs, places & theirs)
        for state, places in lone
        for other, theirs in lone
        if other is state and places & ~theirs and places & theirs
    ]
    return min(options, key=lambda option: option[1].bit_count())


def array_of(mask: int, cells: int) -> NDArray[np.bool_]:
    """A bit a cell as a truth a cell."""
    packed = np.frombuffer(mask.to_bytes((cells + 7) // 8, "little"), np.uint8)
    return np.unpackbits(packed, count=cells, bitorder="little").astype(bool)


def _bits_from(truths: NDArray[np.uint8]) -> int:
    """A truth a cell, 0 or not, as a bit a cell."""
    return int.from_bytes(np.packbits(truths, bitorder="little").tobytes(), "little")


def bits_of(mask: int) -> Iterator[int]:
    """The cells of a bit a cell."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
