"""Sampled chances where hidden groups may lie in too many ways to count each.

To count where the settled cell of a group may lie takes a kind of its own in the kernel,
and several of them multiply. But which of the cells in its state it is makes no difference
to any number: so layouts are drawn in which it is one of them, and then one of those in
its places is picked for it, at random. A layout weighs as many as there were to pick
from. What is certain is told by the count of all layouts, not by those that were drawn.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import exp, inf, log
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from qmines.errors import BudgetExceeded, Contradiction
from qmines.messages import Message
from qmines.quantum.hidden_story import (
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
    from collections.abc import Hashable, Iterator

    from numpy.typing import NDArray

    from qmines.quantum.hidden import Stories, Story
    from qmines.quantum.hidden_story import CountBudget, Lone
    from qmines.solver.qubits import Stand

    Floats = NDArray[np.float64]

_NARROW: Final = 3
"""In so few places a cell is tried one by one: drawn, it would seldom lie in any of them."""
_FIRST: Final = 8
_MANY: Final = 128
_DRAWS: Final = 6000
"""Draws of each way at first, at most; and then as many for all, where they weigh most."""
_KINDS: Final = len(State) + 1
_ANY: Final = (1 << _KINDS) - 1
Placed: TypeAlias = "frozenset[tuple[int, State]]"
_SURVIVAL: Final = 1 - np.array([*WEIGHTS, GROUPED]) / 2


class _Option(NamedTuple):
    """A story that a layout may belong to: its last cells of groups, and its weight."""

    lone: Lone
    log_weight: float

    @property
    def likely(self) -> float:
        """The logarithm of what it may weigh, by the number of places of its cells."""
        return self.log_weight + sum(
            count * log(places.bit_count()) for (_, places), count in self.lone.items()
        )


@dataclass(slots=True)
class _Way:
    """Stories of which the kernel is asked the same, and the layouts drawn of them."""

    stand: Stand
    placed: Placed
    options: list[_Option]
    possible: NDArray[np.uint8]
    log_weight: float = 0.0
    layouts: list[NDArray[np.uint8]] = field(default_factory=list)
    members: list[NDArray[np.bool_]] = field(default_factory=list)
    weights: list[Floats] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The logarithm of what all its layouts weigh, by those drawn so far."""
        mean = float(np.concatenate(self.weights).mean())
        return self.log_weight + log(mean) if mean else -inf


def sampled(
    stories: Stories, clock: CountBudget, *, over: bool, seed: int = 0
) -> tuple[Sum, Floats]:
    """The sum over all stories by draws, and the standard errors of survival, (cells, 2).

    The same stories and ``seed`` give the same answer, unless the clock runs out.

    Where the time does not suffice for every story, the likeliest ones count, and nothing is
    certain. Raises ``BudgetExceeded`` where it does not suffice for any.
    """
    rng = np.random.default_rng(seed)
    ways: list[_Way] = []
    whole = not stories.pruned
    try:
        for way in _ways(stories, clock, over=over):
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
    for at in np.argsort(-parts):
        draws = round(parts[at] * _DRAWS)
        if draws <= _FIRST:
            break
        try:
            _draw(ways[at], draws, clock, rng)
        except BudgetExceeded:
            break  # what was drawn so far counts
    total, error = _tally(ways)
    if not whole:  # a story that was left out may have other states anywhere
        total.possible[:] = _ANY
    return total, error


def _ways(stories: Stories, clock: CountBudget, *, over: bool) -> Iterator[_Way]:
    """All stories, with the cells that have few places in each of them."""
    found: dict[tuple[Hashable, Placed], tuple[Story, list[_Option]]] = {}
    for story, weight in stories.alive.items():
        log_weight = log(weight) + log(story.ways)
        for lone, placed in _placed(lone_of(story)):
            merged = merged_with(story, lone)
            _, options = found.setdefault((merged.question, placed), (merged, []))
            options.append(_Option(lone, log_weight))
    likeliest = sorted(found.items(), key=lambda one: -max(each.likely for each in one[1][1]))
    for (_, placed), (merged, options) in likeliest:
        stand = StoryCount(stories, merged, clock, over=over).stand(Counter(), dict(placed))
        if stand is not None:
            yield _Way(stand, placed, options, np.zeros(0, np.uint8))


def _placed(lone: Lone) -> Iterator[tuple[Lone, Placed]]:
    """The lone cells of many places, and where those of few may be."""
    narrow = min(lone, key=lambda each: each[1].bit_count(), default=None)
    if narrow is None or narrow[1].bit_count() > _NARROW:
        yield lone, frozenset()
        return
    state, places = narrow
    others = lone - Counter([narrow])
    for cell in bits_of(places):
        for rest, placed in _placed(elsewhere(others, cell)):
            yield rest, placed | {(cell, state)}


def _draw(way: _Way, draws: int, clock: CountBudget, rng: np.random.Generator) -> bool:
    """Draw layouts, and for each a story and the cells that it picks; whether any layout fits."""
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
    chosen = np.sort(rng.choice(len(parts), draws, p=parts / parts.sum()))
    weights, members = np.empty(draws), layouts == IN_GROUP
    for at in np.unique(chosen):
        option, these = way.options[at], chosen == at
        picked, ways = _pick(option.lone, layouts[these], rng)
        weights[these] = ways * exp(option.log_weight - option.likely)
        members[these] |= picked
    way.layouts.append(layouts)
    way.members.append(members)
    way.weights.append(weights)
    return True


def _pick(
    lone: Lone, layouts: NDArray[np.uint8], rng: np.random.Generator
) -> tuple[NDArray[np.bool_], Floats]:
    """A cell for each that was the last of its group, and among how many ways to pick them."""
    draws, cells = layouts.shape
    picked, ways = np.zeros(layouts.shape, bool), np.ones(draws)
    # Those with few places first: they have less of a choice.
    for state, places in sorted(lone.elements(), key=lambda one: one[1].bit_count()):
        free = (layouts == state) & array_of(places, cells) & ~picked
        count = free.sum(axis=1)
        ways *= count
        nth = (rng.random(draws) * count).astype(np.int64)
        cell = (free.cumsum(axis=1) > nth[:, None]).argmax(axis=1)
        picked[np.arange(draws), cell] |= count > 0
    return picked, ways


def _tally(ways: list[_Way]) -> tuple[Sum, Floats]:
    """What all draws say together."""
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
        for kind in range(_KINDS):
            here = (layouts == kind).astype(np.float64)
            own[:, kind], ours[:, kind] = weights @ here, weights**2 @ here
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
