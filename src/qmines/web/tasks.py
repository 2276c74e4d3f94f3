"""What is worked out in solver processes: functions of public values that answer with documents.

None of them is ever given a board or a seed of a game that goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.core.position import FLAG, Position
from qmines.errors import BudgetExceeded
from qmines.generate.drills import drill, judged
from qmines.modes.knowledge import without_marks
from qmines.session.assist import steps_of
from qmines.session.ending import ending
from qmines.session.qubit_assist import advice_for, chances_of
from qmines.solver import Budget, analyse
from qmines.solver import hint as hint_in
from qmines.solver.guess import guess_of
from qmines.web.films import film, moment, other_rules, reviews, uploaded  # noqa: F401  # tasks too
from qmines.web.heat import mine_heat, no_heat, qubit_heat
from qmines.web.positions import (  # noqa: F401  # tasks too
    analysis_of,
    begins,
    best_of,
    hint_of,
    numbers_under,
    read_any,
    written_as,
)
from qmines.web.settings import MOST_MOVES
from qmines.words import percent_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.core.deduction import Step
    from qmines.core.grid import Grid
    from qmines.errors import Cell
    from qmines.generate.drills import Deed
    from qmines.quantum.position import QubitPosition
    from qmines.quantum.posterior import Posterior
    from qmines.session import Measures
    from qmines.session.qubit_assist import Advice
    from qmines.web.played import Played

BUDGET: Final = Budget(seconds=2.0, mib=256)
"""For one answer."""
_MOST_TOLD: Final = 100  # cells that were safe when the game was lost


def hint(grid: Grid, cells: bytes, total: int) -> dict[str, Any]:
    """What to do next in a position, with everything that any strength tells."""
    found = hint_in(Position(grid, cells, total), budget=BUDGET)
    others = [each for each in (found.guess, found.next_guess) if each is not None]
    outline = found.outline
    return {
        "told": {strength: found.explain(strength) for strength in ("where", "why", "do")},
        "safe": [list(cell) for cell in found.safe],
        "mined": [list(cell) for cell in found.mined],
        "clues": [list(cell) for cell in outline.get("clues", ())],
        "supposed": [list(cell) for cell in outline.get("supposed", ())],
        "known": [list(cell) for cell in outline.get("known", ())],
        "technique": None if found.technique is None else found.technique.value,
        "certain": bool(found.proof),
        "risk": None if found.guess is None else found.guess.risk,
        "events": list(found.events),
        "others": [
            {
                "cell": list(each.cell),
                "risk": each.risk,
                "winning": each.winning,
                "words": f"a mine with {percent_of(each.risk)}",
            }
            for each in others
        ],
    }


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


def steps(position: Position, kind: str) -> tuple[Sequence[Step], bool]:
    """What is certain, as far as an assist of this kind finds it; whether that is all.

    On a large board there may be thousands of steps: only as many are told as one assist takes.
    """
    found, whole = steps_of(position, kind, budget=BUDGET)
    told: list[Step] = []
    moves = 0
    for step in found:
        mined = sum(position[cell] != FLAG for cell in step.mined)
        if step.safe or mined:
            told.append(step)
            moves += len(step.safe) + mined
        if moves >= MOST_MOVES:
            break
    return told, whole


def advice(position: QubitPosition, textbook: bool) -> Advice:
    """The move to make in a game of qubits."""
    return advice_for(position, textbook)


def posterior(position: QubitPosition) -> Posterior:
    """What may be under every cell of a game of qubits."""
    return chances_of(position, budget=BUDGET)


def certain(grid: Grid, cells: bytes, total: int) -> tuple[Sequence[Cell], Cell | None, float]:
    """What is certainly safe; where nothing is, the best guess and its risk."""
    found = analyse(Position(grid, without_marks(cells), total), budget=BUDGET)
    if found.safe:
        return found.safe, None, 0.0
    guess = guess_of(found)
    return (), None if guess is None else guess.cell, 1.0 if guess is None else guess.risk


def ended(played: Played) -> tuple[dict[str, Any], Measures]:
    """What is told after the end of a game, and its measures."""
    game = played.game()
    measures = game.measures_at_last
    last = measures.losses[-1] if measures.losses else None
    reason = game.outcome.reason.value
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
        "words": f"{reason[:1].upper()}{reason[1:]}.",
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


def saved(played: Played) -> bytes:
    """The file of a game that has ended."""
    return played.game().save()
