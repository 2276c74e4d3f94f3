"""What is worked out in solver processes: functions of public values that answer with documents.

None of them is ever given a board or a seed of a game that goes on. Only ``dealt`` makes the board
of one, from bits derived for that alone, in processes that are asked for nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.core.position import Position
from qmines.errors import BudgetExceeded
from qmines.generate.drills import drill, judged
from qmines.modes.knowledge import without_marks
from qmines.quantum.hints import chances_of
from qmines.session.ending import ending
from qmines.solver import Budget, analyse
from qmines.web.solver.chances import mine_heat, no_heat, qubit_heat
from qmines.web.solver.circuits import circuit_drawn, circuit_written  # noqa: F401  # tasks too
from qmines.web.solver.positions import (  # noqa: F401  # tasks too
    analysis_of,
    begins,
    best_of,
    hint_of,
    numbers_under,
    read_any,
    written_as,
)
from qmines.web.solver.replays import film, moment, other_rules, reviews, uploaded  # noqa: F401  # tasks too
from qmines.words import sentence

if TYPE_CHECKING:
    from qmines.core.grid import Grid
    from qmines.errors import Cell
    from qmines.generate.dealing import Deal
    from qmines.generate.drills import Deed
    from qmines.quantum.position import QubitPosition
    from qmines.quantum.story import Excerpt
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


def explained(excerpt: Excerpt) -> list[str]:
    """What the measurements of a few cells tell, in sentences."""
    return excerpt.sentences()


def dealt(deal: Deal) -> bytes | None:
    """The board of a deal; None if there is none."""
    return deal.board()


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


def drilled(technique: str) -> tuple[list[str], int | None]:
    """A position that takes a technique: its rows and its mines."""
    position = drill(technique)
    return position.rows(), position.mines


def answered(rows: list[str], mines: int | None, cell: Cell, deed: Deed) -> dict[str, Any]:
    """Whether it is certain what somebody says of a cell, and why."""
    return judged(Position.from_rows(rows, mines), cell, deed).document()


def saved(played: EndedGame) -> bytes:
    """The file of a game that has ended."""
    return played.game().save()
