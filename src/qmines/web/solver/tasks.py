"""Functions that run in solver processes, with public information only.

None of them is ever given the board or the seed of an unfinished game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import orjson

from qmines.core.position import Position
from qmines.errors import BudgetExceeded
from qmines.modes.knowledge import without_marks
from qmines.quantum.hints import chances_of
from qmines.session.ending import verdict
from qmines.solver import Budget, analyse
from qmines.web.solver.chances import TOO_HARD, mine_heat, no_heat, qubit_heat

if TYPE_CHECKING:
    from qmines.core.grid import Grid
    from qmines.documents import EndDocument, HeatDocument
    from qmines.quantum.position import QubitPosition
    from qmines.session import Measures
    from qmines.web.solver.ended_game import EndedGame

BUDGET: Final = Budget(seconds=2.0, mib=256)
"""For one answer."""
_MOST_TOLD: Final = 100  # cells that were safe when the game was lost


def chances(grid: Grid, cells: bytes, total: int) -> dict[str, bytes]:
    """The chance of a mine in every hidden cell: the fields of a ``HeatDocument``, as JSON."""
    try:
        found = analyse(Position(grid, without_marks(cells), total), budget=BUDGET)
    except BudgetExceeded:
        return _fields(no_heat(TOO_HARD))
    return _fields(mine_heat(found, cells))


def qubit_chances(position: QubitPosition) -> dict[str, bytes]:
    """The same on each board, and the chance of every state."""
    try:
        return _fields(qubit_heat(chances_of(position, budget=BUDGET)))
    except BudgetExceeded:
        return _fields(no_heat(TOO_HARD))


def _fields(heat: HeatDocument) -> dict[str, bytes]:
    return {name: orjson.dumps(value) for name, value in heat.items()}


def ended(played: EndedGame) -> tuple[EndDocument, Measures]:
    """What is shown after the end of a game, and its measures."""
    game = played.game()
    measures, judged = game.measures_at_last, verdict(game)
    chain = game.verdict()
    document: EndDocument = {
        "measures": measures.document(),
        "verdict": None,
        "chain": None if chain is None else chain.document(),
    }
    if judged is not None:
        document["verdict"] = {
            "message": judged.message.document(),
            "mistake": judged.mistake,
            "sequence": judged.sequence,
            "survival": judged.survival,
            "best": judged.best,
            "board": judged.board,
            "cells": [*judged.safe[:_MOST_TOLD]],
        }
    return document, measures


def saved(played: EndedGame) -> bytes:
    """The file of a finished game."""
    return played.game().save()
