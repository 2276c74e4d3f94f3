"""A board played by deduction alone, from its first cell: every step with its proof."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines import _kernel
from qmines.core.deduction import HARDEST, TECHNIQUES, ProofStep, Technique
from qmines.errors import BudgetExceeded, Cancelled, InvalidInput
from qmines.solver.budget import Budget
from qmines.solver.ladder import step_from

if TYPE_CHECKING:
    from qmines.core.board import Board
    from qmines.errors import Cell
    from qmines.solver import Cancel

PATIENCE: Final = Budget(seconds=60.0)
"""How long to look, by default."""


def solve(
    board: Board,
    start: Cell,
    *,
    hardest: Technique | str = HARDEST,
    budget: Budget = PATIENCE,
    cancel: Cancel | None = None,
) -> tuple[list[ProofStep], bool]:
    """Play a board by deduction from its first cell: the steps, and whether they win it.

    Raises:
        BudgetExceeded: it takes longer.
        Cancelled: the flag was raised.
    """
    grid = board.grid
    found, solved, stopped = _kernel.solve(
        board.mask,
        grid.width,
        grid.height,
        grid.index(*start),
        hardest=technique_named(hardest).rank,
        seconds=budget.seconds,
        mib=budget.mib,
        cancel=cancel,
    )
    if stopped == "cancelled":
        raise Cancelled("the deduction was cancelled")
    if stopped:
        raise BudgetExceeded(
            f"solving the board takes more than {budget.seconds:g} s: use a larger budget"
        )
    return [step_from(step, grid) for step in found], solved


def technique_named(name: Technique | str) -> Technique:
    """The technique of this name, or a refusal that lists them."""
    if name not in TECHNIQUES:
        raise InvalidInput(f"unknown technique {name!r} (choose {', '.join(TECHNIQUES)})")
    return Technique(name)
