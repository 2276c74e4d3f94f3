"""The chance that opening several cells at once hits a mine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.core.position import SAFE, Position
from qmines.solver.probability import DEFAULT_BUDGET, analyse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.solver.analysis import Analysis
    from qmines.solver.budget import Budget


def risk_of(analysis: Analysis, cells: Sequence[int], *, budget: Budget = DEFAULT_BUDGET) -> float:
    """The chance that at least one of these cells, given by index, is a mine.

    Raises:
        BudgetExceeded: the computation takes too long.
    """
    position, survival = analysis.position, 1.0
    codes = bytearray(position.cells)
    for index in cells:
        survival *= 1.0 - float(analysis.mine_probability[position.grid.place(index)])
        codes[index] = SAFE
        if not survival or index == cells[-1]:
            break
        analysis = analyse(
            Position(position.grid, bytes(codes), position.mines), budget=budget, bounds=False
        )
    return 1.0 - survival
