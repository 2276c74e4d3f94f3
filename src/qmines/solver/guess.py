"""The cell to open where nothing is certain.

One place decides it for hints, heat maps and assists; a stronger advice replaces it here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from qmines.core.position import HIDDEN, QUESTION
from qmines.errors import BudgetExceeded

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.errors import Cell
    from qmines.solver.analysis import Analysis

_MOST_TRIED: Final = 16  # guesses of equal risk that are compared
_MOST_WORK: Final = 50_000  # states and cells up to which the comparison takes no time
_EQUAL: Final = 1e-12  # equal chances may differ in their last bits, by the order of a sum


class Guess(NamedTuple):
    """A cell that may be opened where nothing is certain."""

    cell: Cell
    risk: float
    equals: int  # cells of this risk, itself included
    numbers: NDArray[np.float64] | None  # the chance of each number, if it is known


def guess_of(analysis: Analysis) -> Guess | None:
    """A cell of the least risk; of several equal ones, the likeliest to open a region."""
    cells, risk = analysis.safest()
    return _best(analysis, cells, risk) if cells and risk < 1 else None


def next_guess_of(analysis: Analysis) -> Guess | None:
    """The best cell of those with more than the least risk; None if all hidden cells are alike."""
    chance = analysis.mine_probability
    codes = np.frombuffer(analysis.position.cells, dtype=np.uint8).reshape(chance.shape)
    asked = (codes >= HIDDEN) & (codes <= QUESTION)
    least = chance[asked].min(initial=1.0)
    asked &= (chance > least + _EQUAL) & (chance < 1)
    if not asked.any():
        return None
    risk = float(chance[asked].min())
    rows, columns = np.nonzero(asked & (chance <= risk + _EQUAL))
    return _best(analysis, list(zip(rows.tolist(), columns.tolist(), strict=True)), risk)


def _best(analysis: Analysis, cells: list[Cell], risk: float) -> Guess:
    grid = analysis.position.grid
    # Fewer neighbours, fewer mines among them: what opens a region is soon found.
    cells.sort(key=lambda cell: sum(1 for _ in grid.neighbours(grid.index(*cell))))
    best = Guess(cells[0], risk, len(cells), None)
    if not analysis.exact or analysis.states + grid.cells > _MOST_WORK:
        return best
    for cell in cells[:_MOST_TRIED]:
        try:
            numbers = analysis.numbers(*cell)
        except BudgetExceeded:
            break
        if best.numbers is None or numbers[0] > best.numbers[0] + _EQUAL:
            best = Guess(cell, risk, len(cells), numbers)
    return best
