"""Posteriors by brute force: every layout, the whole history through Born's rule. Slow and plain.

Nothing here knows stabilizers, differences of numbers or anything else that is clever:
a layout is a list of factors, each some cells and whole-number amplitudes, which a
measurement projects. The simulator that makes histories for the tests works the same way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from qmines.quantum.position import Group, Measurement, QubitPosition, ShownNumbers
from qmines.quantum.states import Basis, GroupKind, State

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from qmines.core.grid import Grid

OWN = {State.ZERO: (1, 0), State.ONE: (0, 1), State.PLUS: (1, 1), State.MINUS: (1, -1)}
SHARED = {
    # |01> - |10>
    GroupKind.SINGLET: (0, 1, -1, 0),
    # |0+> + |1->: Z on one settles X on the other
    GroupKind.LINK: (1, 1, 1, -1),
    # stabilized by XXX, -XZZ, -ZXZ; found by projecting, and checked in the tests
    GroupKind.TRIO: (1, -1, -1, -1, -1, -1, -1, 1),
}


@dataclass(frozen=True)
class Factor:
    """Cells that share a state; the first cell is the highest bit of an index."""

    cells: tuple[int, ...]
    amplitudes: tuple[int, ...]

    def project(self, cell: int, basis: Basis, *, mine: bool) -> Factor:
        """Not normalised."""
        return Factor(self.cells, projected(self.amplitudes, self._bit(cell), basis, mine))

    def chance(self, cell: int, basis: Basis, *, mine: bool) -> Fraction:
        return born(self.amplitudes, self._bit(cell), basis, mine)

    def _bit(self, cell: int) -> int:
        return len(self.cells) - 1 - self.cells.index(cell)


@cache
def projected(amplitudes: tuple[int, ...], bit: int, basis: Basis, mine: bool) -> tuple[int, ...]:
    out = []
    for index, here in enumerate(amplitudes):
        other = amplitudes[index ^ 1 << bit]
        if basis is Basis.Z:
            out.append(2 * here if bool(index >> bit & 1) == mine else 0)
        else:
            out.append(here + other if mine else here - other)
    return tuple(out)


@cache
def born(amplitudes: tuple[int, ...], bit: int, basis: Basis, mine: bool) -> Fraction:
    after = projected(amplitudes, bit, basis, mine)
    return Fraction(sum(a * a for a in after), 4 * sum(a * a for a in amplitudes))


class World:
    """One layout while it is measured."""

    def __init__(self, grid: Grid, own: Sequence[State | None], groups: Sequence[Group]) -> None:
        self.grid = grid
        self.own = tuple(own)
        self.groups = tuple(groups)
        self.factor_of = {i: Factor((i,), OWN[s]) for i, s in enumerate(own) if s is not None}
        for kind, cells in groups:
            for cell in cells:
                self.factor_of[cell] = Factor(cells, SHARED[kind])
        self.measured: dict[int, tuple[Basis, bool]] = {}

    def chance(self, cell: int, basis: Basis, *, mine: bool) -> Fraction:
        return self.factor_of[cell].chance(cell, basis, mine=mine)

    def measure(self, cell: int, basis: Basis, *, mine: bool) -> None:
        factor = self.factor_of[cell].project(cell, basis, mine=mine)
        for each in factor.cells:
            self.factor_of[each] = factor
        self.measured[cell] = (basis, mine)

    def numbers(self, *, both: bool) -> dict[int, ShownNumbers]:
        shown = {}
        for cell, (basis, mine) in self.measured.items():
            if mine:
                continue
            values: list[int | None] = []
            for board in Basis:
                total = 2 * sum(
                    (
                        self.chance(other, board, mine=True)
                        for other in self.grid.neighbours(cell)
                        if other not in self.measured
                    ),
                    Fraction(0),
                )
                assert total.denominator == 1
                values.append(int(total) if both or board == basis else None)
            shown[cell] = ShownNumbers(cell, *values)
        return shown

    def state(self, cell: int) -> State | None:
        """The state of a cell now, if it has one of its own."""
        for state in State:
            if self.chance(cell, state.basis, mine=not state.good) == 1:
                return state
        return None

    @property
    def good_left(self) -> bool:
        """Whether some unmeasured cell is not bad, that is, certainly mined on some board."""
        return any(
            all(self.chance(cell, board, mine=True) < 1 for board in Basis)
            for cell in range(self.grid.cells)
            if cell not in self.measured
        )


def layouts(
    grid: Grid, totals: Sequence[int], groups_of: Sequence[int] = (0, 0, 0)
) -> Iterator[tuple[tuple[State | None, ...], tuple[Group, ...]]]:
    """All layouts with these totals, each once."""

    def place_groups(free: frozenset[int], left: list[GroupKind]) -> Iterator[tuple[Group, ...]]:
        if not left:
            yield ()
            return
        kind, rest = left[0], left[1:]
        for cells in combinations(sorted(free), kind.size):
            for others in place_groups(free - set(cells), rest):
                # Groups of one kind in rising order, so that each layout comes once.
                if others and others[0].kind is kind and others[0].cells < cells:
                    continue
                yield (Group(kind, cells), *others)

    def place_own(free: tuple[int, ...], left: list[State]) -> Iterator[dict[int, State]]:
        if not left:
            yield dict.fromkeys(free, State.ZERO)
            return
        state, rest = left[0], left[1:]
        for cells in combinations(free, totals[state]):
            taken = set(cells)
            for others in place_own(tuple(c for c in free if c not in taken), rest):
                yield {**others, **dict.fromkeys(cells, state)}

    kinds = [kind for kind in GroupKind for _ in range(groups_of[kind])]
    for groups in place_groups(frozenset(range(grid.cells)), kinds):
        grouped = {cell for group in groups for cell in group.cells}
        free = tuple(c for c in range(grid.cells) if c not in grouped)
        for own in place_own(free, [State.ONE, State.PLUS, State.MINUS]):
            yield tuple(own.get(cell) for cell in range(grid.cells)), groups


def worlds(position: QubitPosition, *, playing: bool = True) -> Iterator[tuple[World, Fraction]]:
    """Every layout that fits the position, as it is now, with its weight."""
    grid = position.grid
    for own, groups in layouts(grid, position.totals, position.groups_of):
        if position.groups is not None and set(position.groups) != set(groups):
            continue
        world, weight = World(grid, own, groups), Fraction(1)
        shown: dict[int, ShownNumbers] = {}
        for at, step in enumerate(position.history):
            if at == 0 and position.protected:
                if own[step.cell] is not State.of(step.basis, good=True):
                    weight = Fraction(0)
                    break
            else:
                weight *= world.chance(step.cell, step.basis, mine=step.mine)
                if not weight:
                    break
            world.measure(step.cell, step.basis, mine=step.mine)
            now = world.numbers(both=position.both_boards)
            seen = {**shown, **{each.cell: each for each in step.shown}}
            if now != seen:
                weight = Fraction(0)
                break
            shown = now
        if weight and (not playing or world.good_left):
            yield world, weight


def brute_posterior(
    position: QubitPosition,
) -> tuple[dict[int, Counter[State | None]], dict[int, dict[Basis, Fraction]]]:
    """For every unmeasured cell the chance of each state (None: it shares one) and survival."""
    states: dict[int, Counter[State | None]] = {}
    survival: dict[int, dict[Basis, Fraction]] = {}
    total = Fraction(0)
    for world, weight in worlds(position):
        total += weight
        for cell in position.unmeasured:
            states.setdefault(cell, Counter())[world.state(cell)] += weight  # type: ignore[assignment]
            alive = survival.setdefault(cell, dict.fromkeys(Basis, Fraction(0)))
            for board in Basis:
                alive[board] += weight * world.chance(cell, board, mine=False)
    return (
        {c: Counter({s: w / total for s, w in of.items()}) for c, of in states.items()},
        {c: {b: w / total for b, w in of.items()} for c, of in survival.items()},
    )


def random_groups(
    rng: random.Random, grid: Grid, groups_of: Sequence[int]
) -> tuple[list[Group], list[int]]:
    """Groups placed at random, as far as there is room, and the cells that are in none."""
    cells = rng.sample(range(grid.cells), grid.cells)
    groups = []
    for kind in GroupKind:
        for _ in range(groups_of[kind]):
            if len(cells) >= kind.size:
                taken = sorted(cells.pop() for _ in range(kind.size))
                groups.append(Group(kind, tuple(taken)))
    return groups, cells


def play_at_random(
    world: World,
    rng: random.Random,
    *,
    steps: int,
    both: bool = True,
    protected: bool = False,
    show_groups: bool = True,
    shields: float = 0.0,
) -> QubitPosition:
    """Measure cells at random, reroll what loses (the posterior is asked while one lives)."""
    grid = world.grid
    totals = tuple(world.own.count(state) for state in State)
    kinds = [group.kind for group in world.groups]
    history: list[Measurement] = []
    shown: dict[int, ShownNumbers] = {}
    for at in range(steps):
        open_cells = [c for c in range(grid.cells) if c not in world.measured]
        moves = [(c, b) for c in open_cells for b in Basis]
        if at == 0 and protected:
            moves = [(c, s.basis) for c in open_cells if (s := world.own[c]) is not None and s.good]
        rng.shuffle(moves)
        for cell, basis in moves:
            shielded = rng.random() < shields
            mine = rng.random() < world.chance(cell, basis, mine=True)
            if mine and not shielded:
                continue
            break
        else:
            break
        before = World(grid, world.own, world.groups)
        before.factor_of = dict(world.factor_of)
        before.measured = dict(world.measured)
        world.measure(cell, basis, mine=mine)
        if not world.good_left:  # that would have ended the game
            world.factor_of, world.measured = before.factor_of, before.measured
            break
        now = world.numbers(both=both)
        changed = tuple(each for c, each in now.items() if shown.get(c) != each)
        shown = now
        history.append(Measurement(cell, basis, mine=mine, shielded=shielded, shown=changed))
    return QubitPosition.of(
        grid,
        totals,
        history,
        both_boards=both,
        protected=protected and bool(history),
        groups_of=tuple(kinds.count(kind) for kind in GroupKind),
        groups=world.groups if show_groups else None,
    )
