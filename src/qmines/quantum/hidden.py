"""What a history says where nobody tells which cells share a state.

A story says of every measured cell whether it had a state of its own or belonged to a
group, and to which. Under one story the rest can be counted: cells of groups that
nobody has touched weigh one half on both boards, whichever of them belong together; the
last cell of a group has the state that the outcomes of the others leave it, and must lie
where the numbers changed when it got that state. Most stories die of the next numbers;
the chances are the sum over those that live. The mathematics is in
docs/design/quantum-solver.md.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import factorial
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from qmines.quantum import stabilizer
from qmines.quantum.states import GROUPED, WEIGHTS, GroupKind, State

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from qmines.core.grid import Grid
    from qmines.quantum.position import Measurement
    from qmines.quantum.stabilizer import Stabilizers

Weights: TypeAlias = tuple[float, ...]
"""By state, in the order of ``State``."""
Numbers: TypeAlias = dict[int, tuple[int | None, int | None]]
MOST_STORIES: Final = 20_000


class Tie(NamedTuple):
    """A group of which some cells, the first ``measured`` of its state, have been measured.

    Once one is left, ``state`` is its state and ``places``, a bit a cell, where it may be; what
    group it was makes no difference any more.
    """

    kind: GroupKind
    shared: Stabilizers
    measured: int
    state: State | None = None
    places: int = 0


_SETTLED: Final = Tie(GroupKind.SINGLET, (), 0)


@dataclass(frozen=True, slots=True)
class Story:
    """What the measured cells may have been.

    ``left`` counts the cells of each state that are not known to be measured, ``loose``
    holds the weights of the measured ones among them, ``untouched`` the groups of each kind
    of which nothing was measured. Which cells these were makes no difference any more.
    """

    left: tuple[int, ...]
    untouched: tuple[int, ...]
    loose: tuple[Weights, ...] = ()
    ties: tuple[Tie, ...] = ()

    @property
    def pool(self) -> int:
        """How many unmeasured cells share a state that is not settled."""
        whole = sum(
            kind.size * count for kind, count in zip(GroupKind, self.untouched, strict=True)
        )
        return whole + sum(tie.kind.size - tie.measured for tie in self.ties if tie.state is None)

    @property
    def question(self) -> Hashable:
        """What the kernel is asked of a story without settled cells: the same, the same answer."""
        return self.left, self.pool, self.loose

    @property
    def ways(self) -> int:
        """In how many ways the cells of the pool can belong together."""
        ways = factorial(self.pool)
        for kind, count in zip(GroupKind, self.untouched, strict=True):
            ways //= factorial(kind.size) ** count * factorial(count)
        for tie in self.ties:
            if tie.state is None:
                ways //= factorial(tie.kind.size - tie.measured)
        return ways

    def within(self, places: Sequence[int]) -> Story | None:
        """The story with settled cells only where their states may be; None where one cannot be.

        ``places`` has the cells that may have each state, a bit a cell.
        """
        ties = tuple(
            sorted(
                tie if tie.state is None else tie._replace(places=tie.places & places[tie.state])
                for tie in self.ties
            )
        )
        if any(tie.state is not None and not tie.places for tie in ties):
            return None
        return replace(self, ties=ties)


class Stories:
    """All stories that fit a history so far, each with the chance of its outcomes."""

    def __init__(self, grid: Grid, totals: Sequence[int], groups_of: Sequence[int]) -> None:
        self.grid = grid
        self.alive: dict[Story, float] = {Story(tuple(totals), tuple(groups_of)): 1.0}
        self.measured = 0  # a bit a cell
        self.numbers: Numbers = {}
        self.crowd = 0  # while they are not more, nobody asks which of them live
        self.pruned = False  # whether unlikely ones were dropped: then nothing is certain

    def observe(self, step: Measurement, own: Weights, *, protected: bool) -> None:
        """Tell every story on by one measurement.

        ``own`` is the weight of each state that the cell may have had for itself;
        where it was ``protected`` it had one.
        """
        bit = 1 << step.cell
        change = _Change(self.grid, step, self.numbers, self.measured | bit)
        alive: dict[Story, float] = {}
        for story, weight in self.alive.items():
            further = _alone(story, own) if protected else _told_on(story, step, change, own)
            for each, chance in further:
                if (told := _elsewhere(each, bit)) is not None:
                    alive[told] = alive.get(told, 0.0) + weight * chance
        if len(alive) > MOST_STORIES:
            alive = dict(sorted(alive.items(), key=lambda one: -one[1])[: MOST_STORIES // 4])
            self.pruned = True
        self.alive, self.measured = alive, self.measured | bit
        self.numbers = self.numbers | {shown.cell: (shown.z, shown.h) for shown in step.shown}


class _Change:
    """What the numbers did when a cell was measured."""

    def __init__(self, grid: Grid, step: Measurement, before: Numbers, measured: int) -> None:
        self.grid, self.before, self.measured = grid, before, measured
        self.near = frozenset(grid.neighbours(step.cell))
        self.after: Numbers = before | {
            shown.cell: (shown.z, shown.h) for shown in step.shown if shown.cell in before
        }
        # Whether a number changed that does not count the cell: then another cell has changed.
        self.far = any(
            cell not in self.near and self.after[cell] != before[cell] for cell in before
        )
        self._places: dict[State | None, int] = {}

    def places(self, state: State | None) -> int:
        """Where the cell may be that this measurement gave a state, a bit a cell.

        The measured one leaves one half on both boards. With None nothing else changes:
        then the answer is 1 where that fits, and 0 where it does not.
        """
        if state not in self._places:
            self._places[state] = self._find(state)
        return self._places[state]

    def _find(self, state: State | None) -> int:
        weights = GROUPED if state is None else WEIGHTS[state]
        must: list[int] = []
        never: list[int] = []
        for clue, earlier in self.before.items():
            beside = clue in self.near
            moved = False
            for board in (0, 1):
                was, now = earlier[board], self.after[clue][board]
                if was is None or now is None:
                    continue
                if was < beside:
                    return 0
                rest = now - was + beside
                gain = weights[board] - GROUPED[board]
                if rest not in (0, gain):
                    return 0
                moved = moved or rest != 0
            if moved:
                must.append(clue)
            elif self._would_show(clue, weights):
                never.append(clue)
        if state is None:
            return 0 if must else 1
        places = (1 << self.grid.cells) - 1 & ~self.measured
        for clue in must:
            places &= _around(self.grid, clue)
        for clue in never:
            places &= ~_around(self.grid, clue)
        return places

    def _would_show(self, clue: int, weights: tuple[int, int]) -> bool:
        """Whether a number of the clue would have moved with a cell beside it."""
        return any(
            self.before[clue][board] is not None and weights[board] != GROUPED[board]
            for board in (0, 1)
        )


def _told_on(
    story: Story, step: Measurement, change: _Change, own: Weights
) -> Iterator[tuple[Story, float]]:
    """The stories that this one may become, and the chance of the outcome in each."""
    if not change.far:
        yield from _alone(story, own)
        for at, tie in enumerate(story.ties):
            if tie.state is not None and tie.places >> step.cell & 1 and own[tie.state]:
                yield replace(story, ties=_without(story.ties, at)), own[tie.state]
    for kind, count in zip(GroupKind, story.untouched, strict=True):
        if count:
            untouched = tuple(
                c - (k is kind) for k, c in zip(GroupKind, story.untouched, strict=True)
            )
            tie = Tie(kind, stabilizer.shared(kind), 0)
            yield from _touched(replace(story, untouched=untouched), tie, step, change)
    for at, tie in enumerate(story.ties):
        if tie.state is None:
            yield from _touched(replace(story, ties=_without(story.ties, at)), tie, step, change)


def _alone(story: Story, own: Weights) -> Iterator[tuple[Story, float]]:
    """The cell had a state of its own."""
    possible = [state for state in State if own[state] and story.left[state]]
    if len(possible) == 1:
        state = possible[0]
        left = tuple(count - (each is state) for each, count in zip(State, story.left, strict=True))
        yield replace(story, left=left), own[state]
    elif possible:
        yield replace(story, loose=tuple(sorted((*story.loose, own)))), 1.0


def _touched(
    story: Story, tie: Tie, step: Measurement, change: _Change
) -> Iterator[tuple[Story, float]]:
    """The cell was one of a group that is not settled: a fair coin."""
    shared = stabilizer.collapsed(tie.shared, tie.measured, step.basis, mine=step.mine)
    tie = Tie(tie.kind, shared, tie.measured + 1)
    if tie.measured == tie.kind.size - 1:
        state = stabilizer.state_of(shared, tie.measured)
        tie = _SETTLED._replace(state=state, places=change.places(state))
        fits = tie.places != 0
    else:
        fits = change.places(None) != 0
    if fits:
        yield replace(story, ties=tuple(sorted((*story.ties, tie)))), 0.5


def _elsewhere(story: Story, bit: int) -> Story | None:
    """The story without a cell, now measured, among the places of what is not; None: it ends."""
    if not any(tie.places & bit for tie in story.ties):
        return story
    return story.within([~bit] * len(State))


def _around(grid: Grid, cell: int) -> int:
    return sum(1 << near for near in grid.neighbours(cell))


def _without(ties: tuple[Tie, ...], at: int) -> tuple[Tie, ...]:
    return ties[:at] + ties[at + 1 :]
