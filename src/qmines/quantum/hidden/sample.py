"""Sampled chances if hidden groups have too many possible places to count.

Counting the possible places of a group's settled cell needs a kind of its own in the kernel, and
the cost multiplies with each. But it makes no difference to any number which of the cells in that
state is the settled one. So layouts are drawn without distinguishing it, and then one of the
cells in its possible places is picked at random. A layout is weighted by the number of cells to
pick from. What is certain comes from the count of all layouts, not from the samples.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import exp, inf, log
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from qmines.errors import BudgetExceeded, Contradiction
from qmines.messages import Message
from qmines.quantum.hidden.stories import log_prior
from qmines.quantum.hidden.story_count import (
    StoryCount,
    Sum,
    array_of,
    bits_of,
    elsewhere,
    lone_of,
    merged_with,
)
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.states import GROUPED, WEIGHTS, State
from qmines.solver.qubits import qubit_layouts

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from numpy.typing import NDArray

    from qmines.quantum.hidden.stories import Stories, Story
    from qmines.quantum.hidden.story_count import CountBudget, Lone
    from qmines.solver.qubits import Stand

    Floats = NDArray[np.float64]

_NARROW: Final = 3
"""A cell with at most this many places is tried in each; samples would rarely hit them."""
_MOST_PLACINGS: Final = 27
"""The most placings per story; further cells with few places are sampled as well."""
_FIRST: Final = 8
_MANY: Final = 128
_DRAWS: Final = 6000
"""Draws for all ways together, in proportion to their weight."""
_CELLS_A_SECOND: Final = 1e7
"""Cells of drawn layouts that are processed per second, at least."""
_GROUPING: Final = 0.3  # share of the time for grouping stories by their question to the kernel
_KINDS: Final = len(State) + 1
_ANY: Final = (1 << _KINDS) - 1
Placed: TypeAlias = "frozenset[tuple[int, State]]"
_SURVIVAL: Final = 1 - np.array([*WEIGHTS, GROUPED]) / 2


class _Option(NamedTuple):
    """A story that a layout can belong to: its settled cells of groups, and its weight.

    ``likely`` is the logarithm of its estimated weight, by the number of places of its cells.
    """

    lone: Lone
    log_weight: float
    likely: float


if TYPE_CHECKING:
    _Found: TypeAlias = dict[tuple[Hashable, Placed], tuple[Story, list[_Option]]]


class _Picks:
    """The settled cells of groups in some stories, as arrays.

    ``states`` and ``places`` list all that occur, followed by a dummy; ``of`` has the indices for
    each story. Cells with few places come first, because they have less choice.
    """

    def __init__(self, options: Sequence[_Option], cells: int) -> None:
        numbers: dict[tuple[State, int], int] = {}
        lists = [
            [numbers.setdefault(each, len(numbers)) for each in sorted(lone.elements(), key=_width)]
            for lone, *_ in options
        ]
        longest = max(map(len, lists))
        self.of = np.array([one + [-1] * (longest - len(one)) for one in lists], np.intp)
        self.states = np.array([*(state for state, _ in numbers), _KINDS], np.uint8)
        self.places = np.array([array_of(places, cells) for _, places in (*numbers, (0, 0))])


@dataclass(slots=True)
class _Way:
    """Stories with the same question to the kernel, and the layouts drawn for them."""

    stand: Stand
    placed: Placed
    options: list[_Option]
    picks: _Picks
    possible: NDArray[np.uint8]
    log_weight: float = 0.0
    layouts: list[NDArray[np.uint8]] = field(default_factory=list)
    members: list[NDArray[np.bool_]] = field(default_factory=list)
    weights: list[Floats] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The logarithm of the total weight of its layouts, estimated from those drawn so far."""
        mean = float(np.concatenate(self.weights).mean())
        return self.log_weight + log(mean) if mean else -inf


def sampled(stories: Stories, clock: CountBudget, *, seed: int = 0) -> tuple[Sum, Floats]:
    """The sampled sum over all stories, and the standard errors of survival, (cells, 2).

    The same stories and ``seed`` give the same answer, unless the clock runs out.

    If there is not enough time for every story, only the likeliest count, and nothing is certain.
    Raises ``BudgetExceeded`` if there is not enough time for any.
    """
    clock.check()
    rng = np.random.default_rng(seed)
    ways: list[_Way] = []
    found, whole = _grouped(stories, clock.part(_GROUPING))
    try:
        for way in _ways(stories, found, clock):
            draws = min(_FIRST + 2 * len(way.options), _MANY)
            if _draw(way, draws, clock, rng):
                ways.append(way)  # those before a refusal are kept
    except BudgetExceeded:
        if not ways:
            raise
        whole = False  # the likeliest ones came first
    if not ways:
        raise Contradiction(Message("layout-contradiction-total"))
    shares = np.array([way.share for way in ways])
    if shares.max() == -inf:
        raise BudgetExceeded(Message("qubits-too-many"))
    parts = np.exp(shares - shares.max())
    parts /= parts.sum()
    in_time = clock.seconds * _CELLS_A_SECOND / stories.grid.cells
    for at in np.argsort(-parts):
        draws = round(parts[at] * min(_DRAWS, in_time))
        if draws <= _FIRST:
            break
        try:
            _draw(ways[at], draws, clock, rng)
        except BudgetExceeded:
            break  # what was drawn so far counts
    total, error = _tally(ways)
    if not whole:  # the stories left out can have other states anywhere
        total.possible[:] = _ANY
    return total, error


def _grouped(stories: Stories, clock: CountBudget) -> tuple[_Found, bool]:
    """Group stories by their question to the kernel, likeliest first; whether time was enough."""
    priors: dict[Hashable, float] = {}
    likeliest = sorted(
        stories.alive.items(), key=lambda one: -log(one[1]) - log_prior(one[0], priors)
    )
    found: _Found = {}
    for at, (story, weight) in enumerate(likeliest):
        if at and clock.over:
            return found, False
        log_weight = log(weight) + log(story.ways)
        for lone, placed in _placed(lone_of(story)):
            merged = merged_with(story, lone)
            _, options = found.setdefault((merged.question, placed), (merged, []))
            likely = log_weight + sum(n * log(_width(one)) for one, n in lone.items())
            options.append(_Option(lone, log_weight, likely))
    return found, not stories.pruned


def _ways(stories: Stories, found: _Found, clock: CountBudget) -> Iterator[_Way]:
    """The questions to the kernel, likeliest stories first."""
    for (_, placed), (merged, options) in found.items():
        stand = StoryCount(stories, merged, clock).stand(Counter(), dict(placed))
        if stand is not None:
            picks = _Picks(options, stories.grid.cells)
            yield _Way(stand, placed, options, picks, np.zeros(0, np.uint8))


def _width(lone: tuple[State, int]) -> int:
    """The number of possible places of a settled cell."""
    return lone[1].bit_count()


def _placed(lone: Lone, most: int = _MOST_PLACINGS) -> Iterator[tuple[Lone, Placed]]:
    """Place the settled cells that have few places, in at most ``most`` ways; yields the others."""
    narrow = min(lone, key=_width, default=None)
    if narrow is None or _width(narrow) > min(_NARROW, most):
        yield lone, frozenset()
        return
    state, places = narrow
    others = lone - Counter([narrow])
    for cell in bits_of(places):
        for rest, placed in _placed(elsewhere(others, cell), most // _width(narrow)):
            yield rest, placed | {(cell, state)}


def _draw(way: _Way, draws: int, clock: CountBudget, rng: np.random.Generator) -> bool:
    """Draw layouts, each with a story and its picked cells; returns whether any layout fits."""
    seed = int(rng.integers(1 << 62))
    try:
        chances, layouts = qubit_layouts(
            way.stand, draws, seed=seed, budget=clock.left(), cancel=clock.cancel
        )
    except Contradiction:
        return False
    likely = np.array([option.likely for option in way.options])
    top = likely.max()
    parts = np.exp(likely - top)
    way.log_weight = chances.log_weight + top + log(parts.sum())
    way.possible = chances.possible
    chosen = rng.choice(len(parts), draws, p=parts / parts.sum())
    picked, counts = _pick(way.picks, chosen, layouts, rng)
    ideal = np.array([option.log_weight - option.likely for option in way.options])
    way.layouts.append(layouts)
    way.members.append(picked | (layouts == IN_GROUP))
    way.weights.append(counts * np.exp(ideal[chosen]))
    return True


def _pick(
    picks: _Picks,
    chosen: NDArray[np.intp],
    layouts: NDArray[np.uint8],
    rng: np.random.Generator,
) -> tuple[NDArray[np.bool_], Floats]:
    """Pick a cell for each settled one; also returns the number of ways to pick them.

    ``chosen`` is the story of each layout.
    """
    draws = len(layouts)
    picked, ways = np.zeros(layouts.shape, bool), np.ones(draws)
    for these in picks.of[chosen].T:
        free = (layouts == picks.states[these, None]) & picks.places[these] & ~picked
        count = free.sum(axis=1)
        ways *= np.where(these < 0, 1, count)
        nth = (rng.random(draws) * count).astype(np.int64)
        cell = (free.cumsum(axis=1) > nth[:, None]).argmax(axis=1)
        picked[np.arange(draws), cell] |= count > 0
    return picked, ways


def _tally(ways: list[_Way]) -> tuple[Sum, Floats]:
    """Combine all draws into chances and standard errors."""
    cells = ways[0].possible.size
    top = max(way.share for way in ways)
    chance, member = np.zeros((cells, _KINDS)), np.zeros(cells)
    possible = np.zeros(cells, np.uint8)
    whole = 0.0
    # Of the squares of residuals weight · (survival − mean), a polynomial in the mean.
    squares = [np.zeros((cells, 2)), np.zeros((cells, 2)), np.zeros((cells, 2))]
    for way in ways:
        layouts, weights = np.concatenate(way.layouts), np.concatenate(way.weights)
        draws = len(weights)
        weights = weights * (exp(way.log_weight - top) / draws)
        own, ours = np.zeros((cells, _KINDS)), np.zeros((cells, _KINDS))
        both = np.stack([weights, weights**2])
        for kind in range(_KINDS):
            own[:, kind], ours[:, kind] = both @ (layouts == kind)
        for cell, state in way.placed:
            own[cell, state], ours[cell, state] = weights.sum(), (weights**2).sum()
        chance += own
        whole += (every := weights.sum())
        member += weights @ np.concatenate(way.members)
        member[[cell for cell, _ in way.placed]] += every
        possible |= way.possible
        for cell, state in way.placed:
            possible[cell] |= np.uint8(1 << state)
        mine = own @ _SURVIVAL
        squares[0] += (weights**2).sum() - every**2 / draws
        squares[1] += ours @ _SURVIVAL - mine * every / draws
        squares[2] += ours @ _SURVIVAL**2 - mine**2 / draws
    chance, member = chance / whole, member / whole
    mean = chance @ _SURVIVAL
    variance = squares[2] - 2 * mean * squares[1] + mean**2 * squares[0]
    error = np.sqrt(np.maximum(variance, 0)) / whole
    return Sum(chance, member, possible, top + log(whole)), error
