"""Solve a board by deduction alone, from its first cell, with a proof for every step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines import _kernel
from qmines.core.deduction import HARDEST
from qmines.errors import BudgetExceeded
from qmines.solver.budget import Budget
from qmines.solver.ladder import step_from, technique_named

if TYPE_CHECKING:
    from qmines.core.board import Board
    from qmines.core.deduction import ProofStep, Technique
    from qmines.errors import Cell

PATIENCE: Final = Budget(seconds=60.0)
"""The default time limit."""


def solve(
    board: Board, start: Cell, *, hardest: Technique | str = HARDEST
) -> tuple[list[ProofStep], bool]:
    """Play a board by deduction from its first cell: the steps, and whether they win it.

    Raises:
        BudgetExceeded: it takes longer than a minute.
    """
    grid = board.grid
    found, solved, stopped = _kernel.solve(
        board.mask,
        grid.width,
        grid.height,
        grid.index(*start),
        hardest=technique_named(hardest).rank,
        seconds=PATIENCE.seconds,
        mib=PATIENCE.mib,
    )
    if stopped:
        raise BudgetExceeded(f"solving the board takes more than {PATIENCE.seconds:g} s")
    return [step_from(step, grid) for step in found], solved
