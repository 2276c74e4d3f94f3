"""Check the player's flags."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from qmines.core.position import FLAG
from qmines.solver.probability import DEFAULT_BUDGET, analyse

if TYPE_CHECKING:
    from qmines.core.position import Position
    from qmines.errors import Cell
    from qmines.solver.analysis import Analysis
    from qmines.solver.budget import Budget


class Flags(NamedTuple):
    """The flagged cells, by whether they are certainly right, wrong or uncertain."""

    right: tuple[Cell, ...]  # certainly mines
    wrong: tuple[Cell, ...]  # certainly safe
    doubtful: tuple[Cell, ...]  # neither is certain

    def __str__(self) -> str:
        """A count of each: ``3 right, 1 wrong, 0 uncertain``."""
        return f"{len(self.right)} right, {len(self.wrong)} wrong, {len(self.doubtful)} uncertain"


def flags_of(analysis: Analysis) -> Flags:
    """The flags of a position that has been analysed."""
    position = analysis.position
    flags = [position.grid.place(i) for i, code in enumerate(position.cells) if code == FLAG]
    mined, safe = set(analysis.mined), set(analysis.safe)
    return Flags(
        tuple(cell for cell in flags if cell in mined),
        tuple(cell for cell in flags if cell in safe),
        tuple(cell for cell in flags if cell not in mined and cell not in safe),
    )


def check_flags(position: Position, *, budget: Budget = DEFAULT_BUDGET) -> Flags:
    """Find out which flags are right, wrong or uncertain.

    >>> from qmines import Position
    >>> str(check_flags(Position.from_rows(["1F", "SS"])))
    '1 right, 0 wrong, 0 uncertain'
    """
    return flags_of(analyse(position, budget=budget))
