"""The best cell to open if nothing is certain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from qmines.core.position import HIDDEN, QUESTION
from qmines.errors import BudgetExceeded
from qmines.solver.advice import advise
from qmines.solver.analysis import EQUAL, safest_among
from qmines.solver.budget import Budget

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.errors import Cell
    from qmines.solver.analysis import Analysis

_MOST_TRIED: Final = 16  # guesses of equal risk that are compared
_MOST_WORK: Final = 50_000  # states and cells up to which the comparison is fast
_QUICK: Final = Budget(seconds=0.25)


class BestGuess(NamedTuple):
    """A cell to open if nothing is certain."""

    cell: Cell
    risk: float
    equals: int  # cells of this risk, itself included
    numbers: NDArray[np.float64] | None  # the chance of each number, if it is known
    winning: float | None = None  # the chance to win the game with it, if it is known exactly


def guess_of(analysis: Analysis) -> BestGuess | None:
    """The cell with the lowest risk; among equals, the one most likely to open an area."""
    cells, risk = analysis.safest
    return _best(analysis, cells, risk) if cells and risk < 1 else None


def guesses_of(analysis: Analysis) -> list[BestGuess]:
    """The best guess and the next best, if there are any.

    Guesses are ranked by their chance of winning if the rest of the game can be searched, or
    else by the auto-player's quick policy, or else by risk.
    """
    safest = guess_of(analysis)
    if safest is None:
        return []
    try:
        advice = advise(analysis.position, boards=0, budget=_QUICK) if analysis.exact else None
    except BudgetExceeded:
        advice = None
    if advice is None or advice.kind not in {"exact", "estimated"}:
        other = _next_safest(analysis)
        return [safest] if other is None else [safest, other]
    exact = advice.kind == "exact"
    first = advice.choices[0]
    found = [first]
    for choice in advice.choices:  # equal ones are no alternative
        least = first.winning if exact else first.survival
        chance = choice.winning if exact else choice.survival
        if abs((chance or 0) - (least or 0)) > EQUAL:
            found.append(choice)
            break
    risks = analysis.mine_probability
    return [
        BestGuess(
            choice.cell,
            float(risks[choice.cell]),
            int((abs(risks - risks[choice.cell]) <= EQUAL).sum()),
            _numbers(analysis, choice.cell),
            choice.winning if exact else None,
        )
        for choice in found
    ]


def _numbers(analysis: Analysis, cell: Cell) -> NDArray[np.float64] | None:
    try:
        return analysis.numbers(*cell)
    except BudgetExceeded:
        return None


def _next_safest(analysis: Analysis) -> BestGuess | None:
    """The best cell of those with more than the least risk; None if all hidden cells are alike."""
    chance = analysis.mine_probability
    codes = np.frombuffer(analysis.position.cells, dtype=np.uint8).reshape(chance.shape)
    asked = (codes >= HIDDEN) & (codes <= QUESTION)
    least = chance[asked].min(initial=1.0)
    asked &= (chance > least + EQUAL) & (chance < 1)
    if not asked.any():
        return None
    return _best(analysis, *safest_among(chance, asked))


def _best(analysis: Analysis, cells: list[Cell], risk: float) -> BestGuess:
    grid = analysis.position.grid
    # Cells with few neighbours are most likely to open an area.
    rows, columns = np.array(cells).T
    beside = _reach(rows, grid.height) * _reach(columns, grid.width)
    tried = [cells[at] for at in np.argsort(beside, kind="stable")[:_MOST_TRIED]]
    best = BestGuess(tried[0], risk, len(cells), None)
    if not analysis.exact or analysis.states + grid.cells > _MOST_WORK:
        return best
    for cell in tried:
        numbers = _numbers(analysis, cell)
        if numbers is None:
            break
        if best.numbers is None or numbers[0] > best.numbers[0] + EQUAL:
            best = BestGuess(cell, risk, len(cells), numbers)
    return best


def _reach(at: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """The number of rows (or columns) at most one away from each of these, out of ``size``."""
    return np.minimum(at + 1, size - 1) - np.maximum(at - 1, 0) + 1
