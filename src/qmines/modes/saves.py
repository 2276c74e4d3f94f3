"""A save: a mine that nobody could have known about was opened, and moved elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from qmines.core.position import Position
from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.modes.knowledge import without_marks
from qmines.solver import Budget, analyse
from qmines.solver.risk import risk_of
from qmines.words import decimal

if TYPE_CHECKING:
    from qmines.core.grid import Grid
    from qmines.documents import SaveDocument
    from qmines.errors import Cell

_BUDGET: Final = Budget(seconds=2.0, mib=32)


@dataclass(frozen=True)
class Save:
    """The mines that were moved out of the way of one event, and how risky it was.

    The risk and the number of boards are those of the visible position, so they reveal nothing
    about where the mines are.

    >>> import qmines
    >>> game = qmines.new_game("2x1x1", "forgiving", seed=0, first_click="anything")
    >>> save, = game.open(0, 1).saved
    >>> save.places, save.risk, save.boards
    ([(0, 1)], 0.5, 2)
    """

    grid: Grid = field(repr=False)
    cells: tuple[int, ...]
    opened: tuple[int, ...]  # together with the cells that held no mine
    before: bytes = field(repr=False)
    mines: int
    knowledge: str

    @property
    def places(self) -> list[Cell]:
        """The mines, as (row, column)."""
        return [self.grid.place(index) for index in self.cells]

    @property
    def risk(self) -> float | None:
        """The chance of hitting a mine; None if it takes too long to work out."""
        return self.odds[0]

    @property
    def boards(self) -> int | None:
        """How many boards were possible; None if there are too many to count."""
        return self.odds[1]

    @cached_property
    def odds(self) -> tuple[float | None, int | None]:
        """The risk and the number of boards, computed once."""
        position = Position(self.grid, without_marks(self.before), self.mines)
        try:
            analysis = analyse(position, method="exact", budget=_BUDGET)
            return risk_of(analysis, self.opened, budget=_BUDGET), analysis.boards
        except QMinesError:
            return None, None

    def messages(self) -> list[Message]:
        """The messages for the player: what happened, and how likely it was."""
        key = "notice-saved-visible" if self.knowledge == "visible" else "notice-saved"
        found = [Message(key, cells=self.places, count=len(self.cells))]
        if self.risk is not None:
            found.append(Message("notice-risk", risk=self.risk))
        if self.boards is not None:
            found.append(Message("notice-boards", boards=decimal(self.boards)))
        return found

    @property
    def line(self) -> Message:
        """The save as a line in the list of saves."""
        cells, risk = self.places, self.risk
        if risk is None:
            return Message("save-cells", cells=cells)
        if self.boards is None:
            return Message("save-risk", cells=cells, risk=risk)
        return Message("save-boards", cells=cells, risk=risk, boards=decimal(self.boards))

    def document(self) -> SaveDocument:
        """As JSON; the boards are a decimal number, which can have hundreds of digits."""
        boards = self.boards
        return {
            "cells": self.places,
            "risk": self.risk,
            "boards": None if boards is None else decimal(boards),
            "knowledge": self.knowledge,
        }
