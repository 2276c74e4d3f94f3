"""Check chains: proofs that also look under cells that they have proven safe.

Like the checker of proofs, it is independent of the code that finds them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.core.position import HIDDEN, Position
from qmines.errors import InvalidProof
from qmines.solver.proof import _Checker as StepChecker
from qmines.solver.proof import _refuse as refuse

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from qmines.core.deduction import ChainStep
    from qmines.errors import Cell


def check_chain(
    position: Position,
    steps: Iterable[ChainStep],
    *,
    mine: Cell | None = None,
    assumed: Sequence[Cell] = (),
) -> None:
    """Check that a chain of steps leads to a mine, or without one to any safe cell.

    A chain may look under cells that it has proven safe, and use the numbers it finds there.
    Its last steps may assume that some cells are safe.

    Raises:
        InvalidProof: a step does not follow, looks under a cell that is not known to be safe,
            or the chain does not lead there.
    """
    checker = ChainChecker(position, assumed)
    for number, step in enumerate(steps, 1):
        try:
            checker.take(step)
        except InvalidProof as error:
            raise InvalidProof(f"step {number}: {error}", cells=error.cells) from None
    checker.conclude(mine)


class ChainChecker:
    """Checks a chain step by step; a copy continues from the same step."""

    def __init__(self, position: Position, assumed: Sequence[Cell] = ()) -> None:
        self._rules = StepChecker(position)
        self._facts: dict[int, bool] = {}
        self._assumed = assumed
        self._assuming = False

    def __copy__(self) -> ChainChecker:
        made = ChainChecker(self._rules.position, self._assumed)
        made._facts, made._assuming = self._facts.copy(), self._assuming
        return made

    def forget(self, step: ChainStep) -> None:
        """Undo a step that no later step builds on."""
        for index in self._rules.indices(step.cells):
            del self._facts[index]
        hidden = dict.fromkeys((cell for cell, _ in step.shows), HIDDEN)
        self._rules.position = self._rules.position.replace(hidden)

    def take(self, step: ChainStep) -> None:
        """Check the next step; raises ``InvalidProof`` if it does not follow."""
        if step.assume and not self._assuming:
            self._facts |= dict.fromkeys(self._rules.indices(self._assumed), False)
        elif self._assuming and not step.assume:
            refuse("the step drops an assumption that earlier steps make")
        self._assuming = step.assume
        self._facts |= self._rules.step(step, self._facts)
        if step.opens and step.assume:
            refuse("the step opens cells that are only assumed to be safe", step.opens)
        self._look(step)

    def _look(self, step: ChainStep) -> None:
        """Use the numbers that opening safe cells would show as clues."""
        if not step.opens and not step.shows:
            return
        shown = dict(
            zip(self._rules.indices([cell for cell, _ in step.shows]), step.shows, strict=True)
        )
        ahead = self._rules.indices(step.opens)
        if any(self._facts.get(index) is not False for index in ahead):
            refuse("the step opens a cell that is not known to be safe", step.opens)
        cells = bytearray(self._rules.position.cells)
        while ahead:
            index = ahead.pop()
            if cells[index] < HIDDEN:
                continue
            if index not in shown:
                refuse(
                    "the step opens a cell without showing its number",
                    [self._rules.grid.place(index)],
                )
            cells[index] = shown.pop(index)[1]
            ahead += [] if cells[index] else self._rules.grid.neighbours(index)
        if shown:
            refuse(
                "the step shows the number of a cell that it does not open",
                [cell for cell, _ in shown.values()],
            )
        self._rules.position = Position(self._rules.grid, bytes(cells), self._rules.position.mines)

    def conclude(self, mine: Cell | None) -> None:
        """Raise ``InvalidProof`` unless the steps lead to the mine, or if None to a safe cell."""
        if mine is None:
            proven = False in self._facts.values()
        else:
            (index,) = self._rules.indices([mine])
            proven = self._facts.get(index, False)
        if not proven:
            refuse("the steps do not prove the conclusion", [] if mine is None else [mine])
