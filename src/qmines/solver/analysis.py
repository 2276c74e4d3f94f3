"""The answer to "where are the mines?", exact or estimated."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from qmines import _kernel
from qmines.core.deprecation import warn_renamed
from qmines.core.drawable import Drawable
from qmines.core.position import HIDDEN, QUESTION
from qmines.errors import BudgetExceeded, InvalidInput
from qmines.messages import Message
from qmines.solver.budget import field_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.core.position import Position
    from qmines.errors import Cell
    from qmines.solver.budget import Budget


EQUAL: Final = 1e-12  # equal chances can differ in their last bits


class Safest(NamedTuple):
    """The hidden cells with the lowest chance of a mine, and that chance."""

    cells: list[Cell]
    risk: float

    def __call__(self) -> Safest:
        """Return itself, since ``safest`` used to be a method."""
        warn_renamed("analysis.safest()", "analysis.safest")
        return self


class Analysis(Drawable):
    r"""The analysis of a position: every hidden cell's chance of a mine, and the certain cells.

    ``method`` says how the chances were found: ``"exact"``, ``"approximated"`` (by a tensor
    train), ``"sampled"`` or ``"rejection"``, or ``"bounds"`` if the budget was enough only for
    proofs. A chance of 0 or 1 means certainty only if it is exact; ``safe`` and ``mined`` always
    list the certain cells.

    >>> import qmines
    >>> found = qmines.Position.parse("1#", mines=1).analyse()
    >>> found.method, found.mined, found.boards
    ('exact', [(0, 1)], 1)
    >>> print(qmines.Position.parse("##\n##", mines=1).analyse())
     25  25
     25  25
    """

    def __init__(
        self, position: Position, answer: _kernel.Answer, method: str, budget: Budget
    ) -> None:
        self.position = position
        self.method = method
        self.seconds: float = answer.seconds
        self._answer = answer
        self._budget = budget

    @cached_property
    def mine_probability(self) -> NDArray[np.float64]:
        """The chance of a mine, (height, width); NaN where a cell is open.

        With the method ``"bounds"``, it is also NaN where nothing is proven.
        """
        return self._answer.mine_probability

    @cached_property
    def minimum(self) -> NDArray[np.float64]:
        """A proven lower bound for each cell's chance of a mine; NaN where a cell is open."""
        return self._proven(0.0)

    @cached_property
    def maximum(self) -> NDArray[np.float64]:
        """A proven upper bound for each cell's chance of a mine; NaN where a cell is open."""
        return self._proven(1.0)

    def _proven(self, otherwise: float) -> NDArray[np.float64]:
        if self.exact:
            return self.mine_probability
        found = np.where(np.isnan(self.standard_error), np.nan, otherwise)
        for value, cells in ((0.0, self.safe), (1.0, self.mined)):
            for cell in cells:
                found[cell] = value
        return found

    @cached_property
    def safe(self) -> list[Cell]:
        """The hidden cells that are safe on every board that fits, as (row, column)."""
        return self._answer.safe

    @cached_property
    def mined(self) -> list[Cell]:
        """The hidden cells that are mines on every board that fits, as (row, column)."""
        return self._answer.mined

    @cached_property
    def boards(self) -> int | None:
        """The exact number of boards that fit; None if they were not counted.

        They are not counted if the chances are sampled, if tens of thousands of cells are
        hidden, or if counting would exceed the budget.
        """
        return self._answer.boards

    @property
    def written(self) -> tuple[bytes, bytes, bytes] | None:
        """``mine_probability``, ``safe`` and ``mined`` as JSON, if requested with ``write``."""
        return self._answer.written

    @property
    def exact(self) -> bool:
        """Whether the chances are exact (up to rounding) rather than estimates."""
        return self.method == "exact"

    @cached_property
    def standard_error(self) -> NDArray[np.float64]:
        """The standard error of each chance, NaN where open; all 0 if exact.

        With the method ``"bounds"``, it is 0.5 where nothing is proven.
        """
        error = self._answer.error
        return np.where(np.isnan(self.mine_probability), np.nan, 0.0) if error is None else error

    @cached_property
    def error(self) -> float:
        """The largest standard error; 0 if exact."""
        if self.exact:
            return 0.0
        return float(np.nanmax(self.standard_error, initial=0.0))

    @property
    def effective_samples(self) -> float | None:
        """The number of independent samples behind the least certain chance; None if exact.

        It is 0 if the chances were approximated without sampling.
        """
        return None if self.exact else self._answer.effective_samples

    @property
    def sea_mines(self) -> float:
        """The expected number of mines in the sea, the hidden cells that touch no clue."""
        return self._answer.sea_mines

    @property
    def states(self) -> int:
        """The number of states in the exact count; 0 if the chances were sampled."""
        return self._answer.states

    @cached_property
    def safest(self) -> Safest:
        """The hidden cells with the lowest chance of a mine, and that chance.

        Cells that the position already marks as known mines or safe cells are left out. The list
        is empty and the chance is NaN if no cell remains or, with the method ``"bounds"``, if
        no hidden cell is certain.
        """
        chance = self.mine_probability
        codes = np.frombuffer(self.position.cells, dtype=np.uint8).reshape(chance.shape)
        asked = (codes >= HIDDEN) & (codes <= QUESTION) & ~np.isnan(chance)
        return safest_among(chance, asked) if asked.any() else Safest([], float("nan"))

    def numbers(self, row: int, column: int) -> NDArray[np.float64]:
        """The exact chances that the cell is safe and shows 0, 1, … 8.

        Their sum is the chance that it is safe.
        """
        position = self.position
        index = position.grid.index(row, column)
        if position.cells[index] < HIDDEN:
            cell = row, column
            raise InvalidInput(Message("help-open-already", cells=[cell]), cells=[cell])
        rows, stopped = _kernel.numbers(
            *field_of(position),
            [index],
            density=position.density,
            seconds=self._budget.seconds,
            mib=self._budget.mib,
        )
        if stopped:
            raise BudgetExceeded(Message("numbers-need-time", cell=(row, column)))
        chances: NDArray[np.float64] = rows[0] * (1.0 - self.mine_probability[row, column])
        return chances

    def opening(self, row: int, column: int) -> float:
        """The chance that the cell shows 0 and opens an area."""
        return float(self.numbers(row, column)[0])

    def __str__(self) -> str:
        """The position with the chance of a mine in percent in every hidden cell."""
        rows = self.position.rows()
        return "\n".join(
            " ".join(
                f"{symbol if np.isnan(chance) else _percent(chance):>3}"
                for symbol, chance in zip(row, chances, strict=True)
            )
            for row, chances in zip(rows, self.mine_probability.tolist(), strict=True)
        )

    def __repr__(self) -> str:
        size = f"{self.position.width}×{self.position.height}"
        certain = f"{len(self.safe)} safe, {len(self.mined)} mined"
        return f"<Analysis of {size}: {self.method}, {certain}, {self.seconds:.6f} s>"


def safest_among(chance: NDArray[np.float64], asked: NDArray[np.bool_]) -> Safest:
    """The cells with the lowest chance among those asked for, of which there must be one."""
    least = float(chance[asked].min())
    rows, columns = np.nonzero(asked & (chance <= least + EQUAL))
    return Safest(list(zip(rows.tolist(), columns.tolist(), strict=True)), least)


def _percent(chance: float) -> str:
    """A chance in whole percent; 0 and 100 are certain, never rounded."""
    if chance in {0.0, 1.0}:
        return f"{100 * chance:.0f}"
    return f"{min(max(round(100 * chance), 1), 99)}"
