"""What solver processes are asked about games: functions of public values.

None of them is ever given a board or a seed of a game that goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.core.position import Position
from qmines.errors import BudgetExceeded
from qmines.modes.knowledge import without_marks
from qmines.quantum.hints import chances_of
from qmines.session.ending import ending
from qmines.solver import Budget, analyse
from qmines.web.solver.chances import mine_heat, no_heat, qubit_heat
from qmines.words import sentence

if TYPE_CHECKING:
    from qmines.core.grid import Grid
    from qmines.quantum.position import QubitPosition
    from qmines.session import Measures
    from qmines.web.solver.ended_game import EndedGame

BUDGET: Final = Budget(seconds=2.0, mib=256)
"""For one answer."""
_MOST_TOLD: Final = 100  # cells that were safe when the game was lost


def chances(grid: Grid, cells: bytes, total: int) -> dict[str, Any]:
    """The chance of a mine in every hidden cell."""
    try:
        found = analyse(Position(grid, without_marks(cells), total), budget=BUDGET)
    except BudgetExceeded as error:
        return no_heat(error.message)
    return mine_heat(found, cells)


def qubit_chances(position: QubitPosition) -> dict[str, Any]:
    """The chance of a mine in every cell on each board, and of every state."""
    try:
        return qubit_heat(chances_of(position, budget=BUDGET))
    except BudgetExceeded as error:
        return no_heat(error.message)


def ended(played: EndedGame) -> tuple[dict[str, Any], Measures]:
    """What is told after the end of a game, and its measures."""
    game = played.game()
    measures = game.measures_at_last
    last = measures.losses[-1] if measures.losses else None
    mistake = None
    if last is not None:
        mistake = {
            "words": last.sentence,
            "mistake": last.mistake,
            "sequence": last.sequence,
            "survival": last.survival,
            "best": last.best,
            "board": last.board,
            "cells": [list(cell) for cell in last.safe[:_MOST_TOLD]],
        }
    document = {
        "words": sentence(game.view.explanation),
        "measures": measures.document(),
        "lines": [[name, words] for name, words in ending(game) if name != "seed"],
        "mistake": mistake,
    }
    return document, measures


def saved(played: EndedGame) -> bytes:
    """The file of a game that has ended."""
    return played.game().save()
