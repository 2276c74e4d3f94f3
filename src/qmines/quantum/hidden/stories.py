"""What a history reveals if groups are hidden.

A story says for every measured cell whether it had a state of its own or belonged to a group, and
to which. Given a story, the rest can be counted: cells of untouched groups weigh one half on both
boards, no matter which of them belong together; the last cell of a group has the state that the
outcomes of the others imply, and must be where the numbers changed when it got that state. Most
stories are ruled out by the next numbers; the chances are the sum over the remaining ones. The
mathematics is in docs/design/quantum-solver.md.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import nlargest
from math import factorial, lgamma, log
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from qmines.quantum import stabilizer
from qmines.quantum.position import NOT_SHOWN
from qmines.quantum.states import GROUPED, WEIGHTS, GroupKind, State

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Sequence

    from qmines.core.grid import Grid
    from qmines.quantum.hidden.story_count import CountBudget
    from qmines.quantum.position import Measurement
    from qmines.quantum.stabilizer import Stabilizers

Weights: TypeAlias = tuple[float, ...]
"""By state, in the order of ``State``."""
Numbers: TypeAlias = dict[int, tuple[int | None, int | None]]
MOST_STORIES: Final = 20_000
_FEW: Final = 50
"""Up to this many stories are followed even after time runs out."""
_LOOKS: Final = 16  # stories between two checks of the clock


class Tie(NamedTuple):
    """A group of which the first ``measured`` cells have been measured.

    Once only one is left, ``state`` is its state and ``places`` has its possible cells, one bit per
    cell; the kind of group no longer matters then.
    """

    kind: GroupKind
    shared: Stabilizers
    measured: int
    state: State | None = None
    places: int = 0


_SETTLED: Final = Tie(GroupKind.SINGLET, (), 0)
_SIZES: Final = tuple(kind.size for kind in GroupKind)
_UNTOUCHED: Final = tuple(Tie(kind, stabilizer.shared(kind), 0) for kind in GroupKind)
_NEVER: Final = 1e3


class Story(NamedTuple):
    """One possibility of what the measured cells were.

    ``left`` counts the cells of each state that are not known to be measured, ``loose`` has the
    weights of the measured ones among them, and ``untouched`` counts the groups of each kind
    without a measured cell. Which cells these were no longer matters.
    """

    left: tuple[int, ...]
    untouched: tuple[int, ...]
    loose: tuple[Weights, ...] = ()
    ties: tuple[Tie, ...] = ()

    @property
    def pool(self) -> int:
        """The number of unmeasured cells that share an unsettled state."""
        whole = sum(size * count for size, count in zip(_SIZES, self.untouched, strict=True))
        return whole + sum(_SIZES[tie.kind] - tie.measured for tie in self.ties if not tie.places)

    @property
    def question(self) -> Hashable:
        """Stories without settled cells that have the same question get the same answer."""
        return self.left, self.pool, self.loose

    @property
    def ways(self) -> int:
        """The number of ways to divide the cells of the pool into groups."""
        ways = factorial(self.pool)
        for size, count in zip(_SIZES, self.untouched, strict=True):
            ways //= factorial(size) ** count * factorial(count)
        for tie in self.ties:
            if not tie.places:
                ways //= factorial(_SIZES[tie.kind] - tie.measured)
        return ways

    def within(self, places: Sequence[int]) -> Story | None:
        """The story with settled cells only in possible places; None if one has no place left.

        ``places`` has the possible cells of each state, one bit per cell.
        """
        ties = []
        for tie in self.ties:
            if tie.state is None:
                ties.append(tie)
            elif here := tie.places & places[tie.state]:
                ties.append(tie._replace(places=here))
            else:
                return None
        return self._replace(ties=tuple(sorted(ties)))


class Stories:
    """All stories that fit a history so far, each with the chance of its outcomes."""

    def __init__(self, grid: Grid, totals: Sequence[int], groups_of: Sequence[int]) -> None:
        self.grid = grid
        self.alive: dict[Story, float] = {Story(tuple(totals), tuple(groups_of)): 1.0}
        self.measured = 0  # a bit a cell
        self.numbers: Numbers = {}
        self.boards = (bytes([NOT_SHOWN]) * grid.cells, bytes([NOT_SHOWN]) * grid.cells)
        self.crowd = 0  # more stories than this are thinned
        self.pruned = False  # whether unlikely ones were dropped: then nothing is certain

    def observe(
        self, step: Measurement, own: Weights, *, protected: bool, clock: CountBudget
    ) -> None:
        """Continue every story by one measurement.

        ``own`` is the weight of each state if the cell had a state of its own, as it must have if
        it was ``protected``. When time runs out, only the likeliest stories continue.
        """
        bit = 1 << step.cell
        change = _Change(self.grid, step, self.numbers, self.measured | bit)
        alive: dict[Story, float] = {}
        for story, weight in self._in_time(clock):
            further = _alone(story, own) if protected else _told_on(story, step, change, own)
            for each, chance in further:
                if (told := _elsewhere(each, bit, change)) is not None:
                    alive[told] = alive.get(told, 0.0) + weight * chance
        if len(alive) > MOST_STORIES:
            alive = dict(self._likeliest(alive.items(), MOST_STORIES // 4))
        self.alive, self.measured = alive, self.measured | bit
        self.numbers = self.numbers | {shown.cell: (shown.z, shown.h) for shown in step.shown}
        z, h = (bytearray(board) for board in self.boards)
        for shown in step.shown:
            z[shown.cell] = NOT_SHOWN if shown.z is None else shown.z
            h[shown.cell] = NOT_SHOWN if shown.h is None else shown.h
        self.boards = bytes(z), bytes(h)

    def _in_time(self, clock: CountBudget) -> Iterator[tuple[Story, float]]:
        """All stories, but only the likeliest of the rest once time runs out."""
        told = list(self.alive.items())
        for at in range(0, len(told), _LOOKS):
            if len(told) - at > _FEW and clock.over:
                yield from self._likeliest(told[at:], _FEW)
                return
            yield from told[at : at + _LOOKS]

    def _likeliest(
        self, stories: Iterable[tuple[Story, float]], count: int
    ) -> list[tuple[Story, float]]:
        """The stories with the most layouts, as estimated without the numbers."""
        self.pruned = True
        priors: dict[Hashable, float] = {}
        return nlargest(count, stories, key=lambda one: log(one[1]) + log_prior(one[0], priors))


def log_prior(story: Story, known: dict[Hashable, float]) -> float:
    """The estimated logarithm of a story's number of layouts, without the numbers.

    ``known`` caches results for stories of the same history.
    """
    unsettled, spread = 0, 0.0
    for tie in story.ties:
        if tie.places:
            spread += log(tie.places.bit_count())
        else:
            unsettled += 1
    key = story.left, story.untouched, story.loose, unsettled
    if (found := known.get(key)) is None:
        cells = sum(story.left) + (pool := story.pool)
        found = log(story.ways) + lgamma(cells + 1) - lgamma(pool + 1)
        found -= sum(lgamma(count + 1) for count in story.left)
        for own in story.loose:
            share = sum(weight * left for weight, left in zip(own, story.left, strict=True))
            found += log(share / cells) if share else -_NEVER
        known[key] = found
    return found + spread


class _Change:
    """How the numbers changed when a cell was measured."""

    def __init__(self, grid: Grid, step: Measurement, before: Numbers, measured: int) -> None:
        self._grid, self._step, self._before, self._measured = grid, step, before, measured
        near = frozenset(grid.neighbours(step.cell))
        after = {shown.cell: (shown.z, shown.h) for shown in step.shown if shown.cell in before}
        # Whether a number changed that does not count the cell: then another cell has changed.
        self.far = any(clue not in near and now != before[clue] for clue, now in after.items())
        # What each clue has gained, if the cell took one half with it on both boards.
        self._possible = True
        self._gains: dict[int, tuple[int, int]] = {}
        for clue in {*after, *near} & before.keys():
            beside = clue in near
            gains = [0, 0]
            for board, (was, now) in enumerate(
                zip(before[clue], after.get(clue, before[clue]), strict=True)
            ):
                if was is not None and now is not None:
                    gains[board] = now - was + beside
                    self._possible = self._possible and was >= beside
            if any(gains):
                self._gains[clue] = gains[0], gains[1]
        self._places: dict[State | None, int] = {}
        self._touched: dict[Tie, Tie | None] = {}
        self._elsewhere: dict[Tie, Tie | None] = {}

    def touched(self, tie: Tie) -> Tie | None:
        """The group if the cell belonged to it; None if the numbers rule that out."""
        if tie not in self._touched:
            self._touched[tie] = self._touch(tie)
        return self._touched[tie]

    def elsewhere(self, tie: Tie) -> Tie | None:
        """The group without the cell among its places; None if it has no other."""
        if tie not in self._elsewhere:
            places = tie.places & ~(1 << self._step.cell)
            self._elsewhere[tie] = tie._replace(places=places) if places else None
        return self._elsewhere[tie]

    def _touch(self, tie: Tie) -> Tie | None:
        step = self._step
        shared = stabilizer.collapsed(tie.shared, tie.measured, step.basis, mine=step.mine)
        tie = Tie(tie.kind, shared, tie.measured + 1)
        if tie.measured < tie.kind.size - 1:
            return tie if self.places(None) else None
        state = stabilizer.state_of(shared, tie.measured)
        places = self.places(state)
        return _SETTLED._replace(state=state, places=places) if places else None

    def places(self, state: State | None) -> int:
        """The possible places of the cell that got this state, one bit per cell.

        The measured cell takes one half off both boards. If ``state`` is None, nothing else may
        change: the result is 1 if that fits, and otherwise 0.
        """
        if state not in self._places:
            self._places[state] = self._find(state) if self._possible else 0
        return self._places[state]

    def _find(self, state: State | None) -> int:
        if state is None:
            return 0 if self._gains else 1
        gain = [weight - half for weight, half in zip(WEIGHTS[state], GROUPED, strict=True)]
        around = _around(self._grid)
        places = (1 << self._grid.cells) - 1 & ~self._measured
        for clue, gains in self._gains.items():
            if any(each not in {0, most} for each, most in zip(gains, gain, strict=True)):
                return 0
            places &= around[clue]
        # Not where it would have changed a number that stayed the same.
        board = 0 if gain[0] else 1
        for clue, numbers in self._before.items():
            if numbers[board] is not None and clue not in self._gains:
                places &= ~around[clue]
        return places


def _told_on(
    story: Story, step: Measurement, change: _Change, own: Weights
) -> Iterator[tuple[Story, float]]:
    """The possible continuations of a story, and the chance of the outcome in each."""
    left, untouched, loose, ties = story
    if not change.far:
        yield from _alone(story, own)
        for at, tie in enumerate(ties):
            if tie.state is not None and tie.places >> step.cell & 1 and own[tie.state]:
                yield Story(left, untouched, loose, _without(ties, at)), own[tie.state]
    # One of a group that is not settled: a fair coin.
    for kind, count in enumerate(untouched):
        if count and (tied := change.touched(_UNTOUCHED[kind])):
            fewer = (*untouched[:kind], count - 1, *untouched[kind + 1 :])
            yield Story(left, fewer, loose, tuple(sorted((*ties, tied)))), 0.5
    for at, tie in enumerate(ties):
        if tie.state is None and (tied := change.touched(tie)):
            yield Story(left, untouched, loose, tuple(sorted((*_without(ties, at), tied)))), 0.5


def _alone(story: Story, own: Weights) -> Iterator[tuple[Story, float]]:
    """The continuations in which the cell had a state of its own."""
    left, untouched, loose, ties = story
    possible = [state for state, weight in enumerate(own) if weight and left[state]]
    if len(possible) == 1:
        state = possible[0]
        fewer = (*left[:state], left[state] - 1, *left[state + 1 :])
        yield Story(fewer, untouched, loose, ties), own[state]
    elif possible:
        yield Story(left, untouched, tuple(sorted((*loose, own))), ties), 1.0


def _elsewhere(story: Story, bit: int, change: _Change) -> Story | None:
    """The story without the measured cell among possible places; None if a place is missing."""
    left, untouched, loose, ties = story
    for tie in ties:
        if tie.places & bit:
            break
    else:
        return story
    moved = []
    for tie in ties:
        other = change.elsewhere(tie) if tie.places & bit else tie
        if other is None:
            return None
        moved.append(other)
    return Story(left, untouched, loose, tuple(sorted(moved)))


@lru_cache(maxsize=4)
def _around(grid: Grid) -> tuple[int, ...]:
    """The neighbours of each cell, one bit per cell."""
    return tuple(sum(1 << near for near in grid.neighbours(cell)) for cell in range(grid.cells))


def _without(ties: tuple[Tie, ...], at: int) -> tuple[Tie, ...]:
    return ties[:at] + ties[at + 1 :]
