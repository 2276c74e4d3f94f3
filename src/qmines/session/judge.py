"""Luck and mistakes: what the exact analysis says about every guess and every loss of a game.

A *guess* is an open or a chord that was neither certainly safe nor certainly fatal. Its chance
of survival is the share of the boards that fit the position before it in which all cells that it
opens are free of mines; for a measurement, it is Born's probability over all layouts that fit. A
loss is a *mistake* if a cell was certainly safe, or some cell was safer than what was opened;
otherwise, it is *bad luck*.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.core.position import SAFE, Position
from qmines.errors import BudgetExceeded
from qmines.messages import Message
from qmines.modes import Result
from qmines.modes.knowledge import without_marks
from qmines.quantum.evidence import Evidence
from qmines.quantum.posterior import posterior
from qmines.quantum.states import Basis
from qmines.solver import Budget, analyse

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from qmines.core.grid import Grid
    from qmines.documents import LossDocument
    from qmines.modes import View
    from qmines.quantum.position import QubitPosition

JUDGED_WORK: Final = 50_000_000
"""Cells times moves; beyond this, a game's losses are judged, but not its luck."""
JUDGED_STATES: Final = 10_000_000
"""The work of exact counts beyond which a game's luck is not judged either."""
_BUDGET: Final = Budget(seconds=60.0, mib=32)  # memory decides, so that all machines agree
_EQUAL: Final = 1e-9  # chances that differ by less are the same


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move of a finished game: the view before it, what it opened, and the result."""

    sequence: int
    before: View
    opens: Sequence[int]
    result: Result
    undone: bool


@dataclass(frozen=True, slots=True)
class Loss:
    """A loss, and whether it could have been avoided; all None if that was too hard to tell.

    ``survival`` is the chance of surviving the fatal move, ``best`` that of the safest cell at that
    moment, and ``safe`` the cells (row, column) that were certainly safe. With two boards,
    ``board`` is the board of the first of these.
    """

    sequence: int
    mistake: bool | None
    survival: float | None
    best: float | None
    safe: tuple[tuple[int, int], ...] = ()
    board: str = ""

    @property
    def message(self) -> Message:
        """Whether the loss could have been avoided, and how."""
        if self.mistake is None:
            return Message("verdict-unknown")
        if not self.mistake:
            return Message("verdict-bad-luck", survival=self.survival)
        if self.safe:
            if not self.board:
                return Message("verdict-safe-cell", cell=self.safe[0])
            return Message("verdict-safe-cell-board", cell=self.safe[0], board=self.board)
        if self.best == 1:
            return Message("verdict-shield")
        return Message("verdict-safer", best=self.best, survival=self.survival)

    def document(self) -> LossDocument:
        """The verdict as JSON values, with the number of safe cells."""
        return {
            "sequence": self.sequence,
            "mistake": self.mistake,
            "survival": self.survival,
            "best": self.best,
            "safe": len(self.safe),
        }


@dataclass(frozen=True, slots=True)
class Judgement:
    """The luck of a game (None if that was too much to analyse), and all its losses."""

    luck: float | None
    guesses: int | None
    losses: tuple[Loss, ...]


@dataclass(frozen=True, slots=True)
class _Odds:
    survival: float
    best: float
    safe: tuple[int, ...]  # numbered like JudgedMove.opens
    states: int


def judge(grid: Grid, moves: Iterable[JudgedMove], count: int) -> Judgement:
    """Judge the moves of a game of ``count`` events, in order."""
    lucky = grid.cells * count <= JUDGED_WORK
    luck, guesses, states = 1.0, 0, 0
    losses = []
    evidence: Evidence | None = None
    safe: frozenset[int] = frozenset()  # cells that were certainly safe in an earlier position
    for move in moves:
        lost = move.result is Result.LOST
        if not move.opens or not (lucky or lost) or (not lost and safe.issuperset(move.opens)):
            continue
        qubits = move.before.qubits
        if not move.before.display.analysable:
            lucky = False  # there is no analysis for these rules
            continue
        try:
            if qubits is None:
                odds = _odds(grid, move)
            else:
                evidence = evidence or Evidence(qubits.position)
                odds = _qubit_odds(move, qubits.position, evidence)
        except BudgetExceeded:
            lucky = False
            if lost:
                losses.append(Loss(move.sequence, None, None, None))
            continue
        states += odds.states
        lucky = lucky and states <= JUDGED_STATES
        if lost:
            mistake = bool(odds.safe) or odds.best > odds.survival + _EQUAL
            losses.append(_verdict(grid, move, mistake=mistake, odds=odds))
            evidence = None  # an undo may follow
        if not move.undone:
            safe = frozenset(odds.safe)
            if 0 < odds.survival < 1:
                luck *= odds.survival
                guesses += 1
    return Judgement(luck if lucky else None, guesses if lucky else None, tuple(losses))


def _odds(grid: Grid, move: JudgedMove) -> _Odds:
    """The chance of surviving the move, and the alternatives."""
    cells = bytearray(without_marks(move.before.cells))
    total = move.before.total
    answer = analyse(Position(grid, bytes(cells), total), method="exact", budget=_BUDGET)
    safe, states = tuple(grid.index(*place) for place in answer.safe), answer.states
    best = 1.0 - answer.safest[1]
    survival = 1.0
    for index in move.opens:
        survival *= 1.0 - float(answer.mine_probability[grid.place(index)])
        if not survival:
            break
        cells[index] = SAFE
        if index != move.opens[-1]:
            position = Position(grid, bytes(cells), total)
            answer = analyse(position, method="exact", budget=_BUDGET)
    return _Odds(survival, best, safe, states)


def _qubit_odds(move: JudgedMove, position: QubitPosition, evidence: Evidence) -> _Odds:
    """The same for a measurement; with a shield, any move would have been safe."""
    found = posterior(position, evidence=evidence, budget=_BUDGET)
    cells = position.grid.cells
    safe = tuple(cell + basis * cells for basis in Basis for cell in found.safe(basis))
    board, cell = divmod(move.opens[0], cells)
    best = 1.0 if position.shields else float(np.nanmax(found.survival))
    return _Odds(float(found.survival[cell, board]), best, safe, 0)


def _verdict(grid: Grid, move: JudgedMove, *, mistake: bool, odds: _Odds) -> Loss:
    places = tuple(grid.place(index % grid.cells) for index in odds.safe)
    boards = move.before.display.boards
    board = boards[odds.safe[0] // grid.cells].suffix.upper() if odds.safe else ""
    return Loss(move.sequence, mistake, odds.survival, odds.best, places, board)
