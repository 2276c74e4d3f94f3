"""A position as a propositional formula, counted by an independent exact model counter."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from solver.twin import Constraints, constraints
from support.packages import package

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from qmines.core.position import Position


class Formula:
    """Clauses over one variable a free cell, true for a mine, and counters behind them."""

    def __init__(self, position: Position, *, use_total: bool = True) -> None:
        self.problem: Constraints = constraints(position)
        self.cells = {place: i + 1 for i, place in enumerate(self.problem.free)}
        self.variables = len(self.cells)
        self.clauses: list[list[int]] = []
        for place, value in self.problem.clues.items():
            near, mines = self.problem.around(place)
            self.clauses.extend(exactly([i + 1 for i in near], value - mines))
        if use_total and self.problem.total is not None:
            rest = self.problem.total - sum(self.problem.certain.values())
            self._count_to(list(self.cells.values()), rest)

    def _count_to(self, literals: list[int], total: int) -> None:
        """Demand that exactly ``total`` literals hold.

        ``at_least[j]`` is a variable that is true just when at least j of the literals so
        far are: each is determined by the cells, so the number of models stays the same.
        """
        if not 0 <= total <= len(literals):
            self.clauses.append([])
            return
        at_least: list[int] = []
        for literal in literals:
            grown = []
            for j in range(1, min(len(at_least) + 1, total + 1) + 1):
                self.variables += 1
                new = self.variables
                same = at_least[j - 1] if j <= len(at_least) else None
                lower = at_least[j - 2] if j >= 2 else None
                # new <-> same or (literal and lower); a missing same is false, lower true
                step = [literal] if lower is None else [literal, lower]
                self.clauses.append([*(-x for x in step), new])
                if same is not None:
                    self.clauses.append([-same, new])
                extra = [] if same is None else [same]
                self.clauses.extend([[*extra, x, -new] for x in step])
                grown.append(new)
            at_least = grown
        if total >= 1:
            self.clauses.append([at_least[total - 1]])
        if len(at_least) > total:
            self.clauses.append([-at_least[total]])

    def count(self, given: Iterable[int] = ()) -> int:
        """The number of models in which the ``given`` literals hold."""
        clauses = [*self.clauses, *([literal] for literal in given)]
        if not all(clauses):
            return 0  # an empty clause cannot be satisfied
        counter = package("pyganak").Counter()
        counter.new_vars(self.variables)
        counter.add_clauses(clauses)
        return counter.count()

    def weigh(self, density: float, given: Iterable[int] = ()) -> float:
        """The chance of the models in which ``given`` holds, each cell mined by itself."""
        clauses = [*self.clauses, *([literal] for literal in given)]
        if not all(clauses):
            return 0.0
        counter = package("pyganak").WeightedCounter()
        counter.new_vars(self.variables)
        counter.add_clauses(clauses)
        for variable in self.cells.values():
            counter.set_lit_weight(variable, density)
            counter.set_lit_weight(-variable, 1 - density)
        return counter.count()


def exactly(literals: list[int], value: int) -> Iterator[list[int]]:
    """Clauses that hold just when ``value`` of the literals do, without further variables."""
    if not 0 <= value <= len(literals):
        yield []
        return
    for some in combinations(literals, value + 1):
        yield [-x for x in some]
    for some in combinations(literals, len(literals) - value + 1):
        yield list(some)
