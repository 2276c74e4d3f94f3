"""Analyse the positions of one game incrementally."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines import _kernel
from qmines.solver.analysis import Analysis
from qmines.solver.budget import Budget, field_of
from qmines.solver.probability import analyse

if TYPE_CHECKING:
    from qmines.core.position import Position


class Tracker:
    """Follows a game move by move and recounts only the components that a move touched.

    The results are the same as those of ``analyse``, which is called instead if the budget is
    too small for an exact count. Tracking saves little time in ordinary positions, but a lot
    if there is a wide component far from the move, because that component is not recounted.

    >>> from qmines import Position
    >>> tracker = Tracker(Position.from_rows(["#1", "##"], mines=1))
    >>> tracker.analyse().mine_probability[0, 0].round(3)
    np.float64(0.333)
    >>> tracker.open(0, 0, 1)
    >>> tracker.analyse().boards
    2
    """

    def __init__(self, position: Position, *, budget: Budget | None = None) -> None:
        self.position = position
        self._budget = budget or Budget()
        self._kernel = _kernel.Tracker()

    def __repr__(self) -> str:
        return f"<Tracker of {self.position.width}×{self.position.height}>"

    def open(self, row: int, column: int, number: int) -> None:
        """Record that the cell is open and shows ``number``."""
        self.position = self.position.replace({(row, column): number})

    def analyse(self) -> Analysis:
        """Analyse the current position; raises the same errors as ``analyse``."""
        position, budget = self.position, self._budget
        answer = self._kernel.analyse(
            *field_of(position),
            density=position.density,
            seconds=budget.seconds / 2,
            mib=budget.mib,
        )
        if answer.stopped or answer.status:
            return analyse(position, budget=budget, bounds=False)
        return Analysis(position, answer, "exact", budget)
