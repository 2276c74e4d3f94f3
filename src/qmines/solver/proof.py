"""Check proofs: small, slow, and independent of the code that finds them.

The checker knows the rules of Minesweeper and of each technique. It refuses a step that decides
more or less than its clues imply, or that does not name exactly the clues it uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from qmines.core.position import HIDDEN, MINE, SAFE
from qmines.errors import InvalidInput, InvalidProof

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from qmines.core.deduction import Branch, Clash, ProofStep
    from qmines.core.position import Position
    from qmines.errors import Cell

    Facts = dict[int, bool]  # what is known of hidden cells: whether each is a mine
    Equation = tuple[set[int], set[int], int]


def check_steps(position: Position, steps: Iterable[ProofStep]) -> tuple[set[Cell], set[Cell]]:
    """Check the steps of a proof in order, and return the safe cells and the mines they find.

    >>> import qmines
    >>> position = qmines.Position.parse("1#", mines=1)
    >>> check_steps(position, position.hint().proof)
    (set(), {(0, 1)})

    Raises:
        InvalidProof: a step does not follow; the message says which one (from 1) and why.
    """
    checker = _Checker(position)
    given = {i: code == MINE for i, code in enumerate(position.cells) if code in (MINE, SAFE)}
    facts = dict(given)
    for number, step in enumerate(steps, 1):
        try:
            facts |= checker.step(step, facts)
        except InvalidProof as error:
            raise InvalidProof(f"step {number}: {error}", cells=error.cells) from None
    decided = {position.grid.place(i): mined for i, mined in facts.items() if i not in given}
    safe = {cell for cell, mined in decided.items() if not mined}
    return safe, decided.keys() - safe


class _Checker:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.grid = position.grid

    def step(self, step: ProofStep, facts: Facts) -> Facts:
        """The cells that the step decides; raises an error unless exactly these follow."""
        clues = self.indices(step.clues)
        claims = dict.fromkeys(self.indices(step.safe), False)
        claims |= dict.fromkeys(self.indices(step.mined), True)
        if not claims or len(claims) < len(step.cells) or len(set(clues)) < len(clues):
            _refuse("the step decides nothing, or names a cell twice", step.cells)
        match (step.technique.value, len(clues), step.total), bool(step.branches), bool(step.order):
            case ("split", _, False) | ("total", _, True), True, False:
                found = self.by_cases(step, clues, facts)
            case ("single", 1, False) | ("pair", 2, False) | ("total", _, True), False, False:
                found = self.directly(step, clues, facts)
            case ("count", _, _), False, True:
                found = self.count(step, clues, facts)
            case _:
                _refuse(f"a {step.technique} step needs different clues or attributes", step.clues)
        if found != claims:
            _refuse("the clues do not decide exactly the cells that the step names", step.cells)
        return found

    def directly(self, step: ProofStep, clues: list[int], facts: Facts) -> Facts:
        plus, minus, need = self.equation(clues, facts, step.total)
        if need == len(plus):
            return dict.fromkeys(plus, True) | dict.fromkeys(minus, False)
        if need == -len(minus):
            return dict.fromkeys(plus, False) | dict.fromkeys(minus, True)
        return _refuse("the clues of the step decide nothing", step.clues)

    def clue(self, index: int, facts: Facts) -> tuple[set[int], int]:
        """The unknown cells around a clue, and how many of them are mines."""
        codes = self.position.cells
        if codes[index] >= HIDDEN:
            _refuse("the step names a clue that does not exist", [self.grid.place(index)])
        near = {n for n in self.grid.neighbours(index) if codes[n] >= HIDDEN}
        return near.difference(facts), codes[index] - sum(facts.get(n, False) for n in near)

    def equation(self, clues: list[int], facts: Facts, total: bool) -> Equation:
        """Two sets of cells, and how many more mines the first has than the second."""
        match clues:
            case _ if total:
                return self.outside(clues, facts)
            case [one]:
                cells, need = self.clue(one, facts)
                return cells, set(), need
            case [one, other]:
                (cells, need), (others, less) = self.clue(one, facts), self.clue(other, facts)
                return cells - others, others - cells, need - less
        return _refuse("the step needs one or two clues")

    def outside(self, clues: list[int], facts: Facts) -> Equation:
        """The unknown cells that touch none of these clues, and the mines among them."""
        if self.position.mines is None:
            _refuse("the step uses the mine total, but the position has none")
        cells, left = self.unknown(facts), self.position.mines - sum(facts.values())
        for index in clues:
            around, need = self.clue(index, facts)
            if not around or not around <= cells:
                _refuse("each clue needs hidden cells of its own", [self.grid.place(index)])
            cells -= around
            left -= need
        return cells, set(), left

    def by_cases(self, step: ProofStep, clues: list[int], facts: Facts) -> Facts:
        """What all cases have in common; the step must name exactly what they use."""
        ends = [self.branch(branch, facts) for branch in step.branches]
        used: list[ProofStep | Clash] = [each for branch in step.branches for each in branch.steps]
        used += [branch.clash for branch in step.branches if branch.clash is not None]
        named = {cell for each in used for cell in each.clues}
        if named != set(step.clues) or any(each.total for each in used) is not step.total:
            _refuse("the step must name exactly the clues that its cases use", step.clues)
        match step.branches, ends:
            case [branch], [None]:
                alike = self.alike(self.grid.index(*branch.cell), clues, facts)
                return dict.fromkeys(alike, not branch.mined)
            case [one, other], [dict(first), dict(second)]:
                if (one.cell, one.mined) == (other.cell, not other.mined):
                    return {i: v for i, v in first.items() if second.get(i) is v and i not in facts}
        return _refuse("the cases do not cover every possibility")

    def branch(self, branch: Branch, facts: Facts) -> Facts | None:
        """What is known at the end of a branch; None if it ends in a clash."""
        (cell,) = self.indices([branch.cell])
        if cell in facts or self.position.cells[cell] < HIDDEN:
            _refuse("a case makes an assumption about a cell that is already known", [branch.cell])
        inner = facts | {cell: branch.mined}
        for step in branch.steps:
            inner |= self.step(step, inner)
        if (clash := branch.clash) is None:
            return inner
        plus, minus, need = self.equation(self.indices(clash.clues), inner, clash.total)
        if -len(minus) <= need <= len(plus):
            _refuse("the clues do not contradict the assumption of this case", clash.clues)
        return None

    def unknown(self, facts: Facts) -> set[int]:
        return {i for i, code in enumerate(self.position.cells) if code >= HIDDEN} - facts.keys()

    def alike(self, cell: int, clues: list[int], facts: Facts) -> Iterable[int]:
        """The unknown cells that touch the same of these clues, and so are interchangeable."""
        touched = self.touched(clues, facts)
        if cell not in touched:
            return self.unknown(facts) - touched.keys()
        return [i for i in touched if touched[i] == touched[cell]]

    def touched(self, clues: list[int], facts: Facts) -> dict[int, list[int]]:
        """For each unknown cell around clues, the positions of the clues it touches."""
        touched: dict[int, list[int]] = {}
        for place, clue in enumerate(clues):
            for cell in self.clue(clue, facts)[0] or _refuse("a clue has no hidden cells"):
                touched.setdefault(cell, []).append(place)
        return touched

    def count(self, step: ProofStep, clues: list[int], facts: Facts) -> Facts:
        """Try all ways to fill the cells around the clues if the claim is false."""
        mined, claim = bool(step.mined), self.indices(step.cells)[0]
        touched, order = self.touched(clues, facts), self.indices(step.order)
        if sorted(order) != sorted(touched):
            _refuse("the order must list exactly the cells around the clues", step.order)
        ahead = [len(self.clue(clue, facts)[0]) for clue in clues]
        # What each clue needs still → the numbers of mines placed so far, as bits.
        ways = {tuple(self.clue(clue, facts)[1] for clue in clues): 1}
        for cell in order:
            for place in touched[cell]:
                ahead[place] -= 1
            before, ways = ways, {}
            for needs, counts in before.items():
                for mine in (not mined,) if cell == claim else (False, True):
                    left = [n - (mine and i in touched[cell]) for i, n in enumerate(needs)]
                    if all(0 <= left[place] <= ahead[place] for place in touched[cell]):
                        ways[tuple(left)] = ways.get(tuple(left), 0) | counts << mine
            if len(ways) > 200_000:
                _refuse("there are too many arrangements to count", step.clues)
        counts = ways.get((0,) * len(clues), 0)
        if step.total:
            outside, _, left_over = self.outside([], facts)
            free = outside - touched.keys() - {claim}
            left_over -= claim not in touched and not mined
            counts &= sum(1 << (left_over - k) for k in range(len(free) + 1) if k <= left_over)
        if counts:
            _refuse("the clues do not rule out the opposite of the conclusion", step.cells)
        return dict.fromkeys(self.alike(claim, clues, facts), mined)

    def indices(self, cells: Sequence[Cell]) -> list[int]:
        try:
            return [self.grid.index(*cell) for cell in cells]
        except InvalidInput as error:
            _refuse(str(error))


def _refuse(message: str, cells: Iterable[Cell] = ()) -> NoReturn:
    raise InvalidProof(message, cells=cells)
