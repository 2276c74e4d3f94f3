"""What is worked out in solver processes: functions of public values that answer with documents.

None of them is ever given a board or a seed of a game that goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from qmines import modes
from qmines.core.position import FLAG, HIDDEN, QUESTION, Position
from qmines.errors import BudgetExceeded, QMinesError
from qmines.modes.knowledge import without_marks
from qmines.quantum.states import SYMBOLS, Basis
from qmines.session import Entry, Game, Header, commitment_to
from qmines.session.assist import steps_of
from qmines.session.ending import ending
from qmines.session.qubit_assist import advice_for, chances_of
from qmines.solver import Budget, analyse
from qmines.solver import hint as hint_in
from qmines.solver.guess import guess_of
from qmines.web.positions import (  # noqa: F401  # tasks too
    analysis_of,
    begins,
    best_of,
    hint_of,
    numbers_under,
    read_any,
    written_as,
)
from qmines.words import percent_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from qmines.core.deduction import Step
    from qmines.core.grid import Grid
    from qmines.core.levels import Level
    from qmines.errors import Cell
    from qmines.quantum.position import QubitPosition
    from qmines.quantum.posterior import Posterior
    from qmines.session import Measures
    from qmines.session.qubit_assist import Advice

BUDGET: Final = Budget(seconds=2.0, mib=256)
"""For one answer."""
_MOST_TOLD: Final = 100  # cells that were safe when the game was lost
_HIDDEN: Final = (HIDDEN, FLAG, QUESTION)


class Played(NamedTuple):
    """A game that has ended, so that another process can derive it anew. Its seed is public."""

    rules: str
    level: Level
    options: dict[str, Any]
    seed: bytes
    player_seed: str
    ranked: bool
    entries: list[tuple[int, str]]

    @classmethod
    def of(cls, game: Game) -> Played:
        """What another process needs of a game; refused before it has ended."""
        setup, header = game.setup, game.header
        return cls(
            setup.rules,
            setup.level,
            dict(setup.options),
            game.seed,
            header.player_seed,
            header.ranked,
            [(entry.at, entry.event) for entry in game.transcript],
        )


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
        return _none(error)
    hidden = np.isin(np.frombuffer(cells, np.uint8), _HIDDEN).reshape(grid.height, grid.width)
    return {
        "method": "exact" if found.exact else "sampled",
        "boards": [_rows(found.mine_probability, hidden)],
        "safe": [[list(cell) for cell in found.safe]],
        "mined": [[list(cell) for cell in found.mined]],
        "error": None if found.exact else 1.96 * found.error,
        "states": None,
        "words": None,
    }


def qubit_chances(position: QubitPosition) -> dict[str, Any]:
    """The chance of a mine in every cell on each board, and of every state."""
    try:
        found = chances_of(position, budget=BUDGET)
    except BudgetExceeded as error:
        return _none(error)
    grid = position.grid
    shape = grid.height, grid.width
    hidden = ~np.isnan(found.survival[:, 0]).reshape(shape)
    names = (*SYMBOLS, "shared")
    return {
        "method": "exact",
        "boards": [_rows(1.0 - found.survival[:, b].reshape(shape), hidden) for b in Basis],
        "safe": [[list(grid.place(cell)) for cell in found.safe(b)] for b in Basis],
        "mined": [[list(grid.place(cell)) for cell in found.deadly(b)] for b in Basis],
        "error": None,
        "states": {
            name: _rows(found.chance[:, at].reshape(shape), hidden) for at, name in enumerate(names)
        },
        "words": None,
    }


def steps(position: Position, kind: str) -> tuple[Sequence[Step], bool]:
    """What is certain, as far as an assist of this kind finds it; whether that is all."""
    return steps_of(position, kind, budget=BUDGET)


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
    game = _replayed(played)
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


def saved(played: Played) -> bytes:
    """The file of a game that has ended."""
    return _replayed(played).save()


def _replayed(played: Played) -> Game:
    """A game that has ended, derived anew."""
    setup = modes.setup_of(played.level, played.rules, played.options)
    header = Header(setup, commitment_to(played.seed), played.player_seed, played.ranked)
    return Game.replay(header, played.seed, [Entry(*entry) for entry in played.entries])


def _rows(chance: NDArray[np.float64], hidden: NDArray[np.bool_]) -> list[list[float | None]]:
    """One list a row; None where a cell is open."""
    found = np.where(hidden, chance, np.nan).tolist()
    return [[None if each != each else round(each, 9) for each in row] for row in found]  # noqa: PLR0124


def _none(error: QMinesError) -> dict[str, Any]:
    return {
        "method": "none",
        "boards": [],
        "safe": [],
        "mined": [],
        "error": None,
        "states": None,
        "words": error.message,
    }
