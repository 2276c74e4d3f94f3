"""What to measure next, on which board, and why.

Certain moves come first. If there is none, the guess that survives most often is best; ties go
to the cell nearest to what is known. In endgames, the best guesses are played out many times on
layouts drawn from the exact chances, and a riskier guess is preferred if it wins significantly
more games. docs/design/quantum-solver.md explains why this is limited to endgames.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.quantum.evidence import Evidence
from qmines.quantum.hidden.numbers import possible
from qmines.quantum.hidden.story_count import CountBudget
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.posterior import hidden_posterior, safe_cells, stand_of
from qmines.quantum.states import WEIGHTS, Basis, State
from qmines.solver.qubits import Care, QubitGroup, qubit_moves

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.core.grid import Grid
    from qmines.quantum.position import QubitPosition
    from qmines.quantum.posterior import Posterior
    from qmines.solver.budget import Budget, Cancel
    from qmines.solver.qubits import QubitMove

QUICK: Final = Care(rollouts=0)
"""The safest guess is the best."""
STRONG: Final = Care()
"""Guesses in endgames are played out; the default."""
_USEFUL: Final = np.uint8(1 << State.ZERO | 1 << State.MINUS | 1 << IN_GROUP)
_MEMBER: Final = 0.9  # least chance of belonging to a group that is worth a shield
_EQUAL: Final = 1e-9
_SHOWN: Final = 8


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """A measurement worth considering.

    ``survival`` is the exact chance of surviving it (1 with a shield). ``value`` is the share of
    games won when playing on from there, and ``error`` its standard error; both are None if no
    games were played.
    """

    cell: int
    basis: Basis
    shield: bool
    survival: float
    value: float | None
    error: float | None
    reason: tuple[Message, ...]

    @property
    def certain(self) -> bool:
        """Whether the move is certainly safe, without a shield."""
        return self.survival == 1 and not self.shield

    def event(self, grid: Grid) -> str:
        """The event that makes this move.

        >>> from qmines.core.grid import Grid
        >>> AdvisedMove(5, Basis.H, False, 1.0, None, None, "").event(Grid(4, 4))
        'open-h 1 1'
        """
        row, column = grid.place(self.cell)
        return f"{'shield' if self.shield else 'open'}-{self.basis.name.lower()} {row} {column}"


@dataclass(frozen=True, slots=True)
class QubitAdvice:
    """The moves worth considering, best first: all certain ones, or else guesses."""

    moves: tuple[AdvisedMove, ...]

    @property
    def best(self) -> AdvisedMove:
        """The best move."""
        return self.moves[0]

    @property
    def certain(self) -> bool:
        """Whether the moves are certainly safe."""
        return self.best.certain


def advise(
    position: QubitPosition,
    *,
    evidence: Evidence | None = None,
    protects: bool = False,
    care: Care = STRONG,
    seed: int = 0,
    budget: Budget | None = None,
    cancel: Cancel | None = None,
) -> QubitAdvice:
    """Find the best measurement in an unfinished game.

    ``protects`` says that the rules make the first click safe if they can. The same position,
    ``care`` and ``seed`` give the same advice, unless the budget runs out while games are being
    played out.

    Raises ``Contradiction`` if no layout fits, and ``BudgetExceeded`` if counting takes too much
    time or memory.
    """
    if not position.unmeasured:
        raise InvalidInput(Message("qubit-none-left"))
    if not position.history:
        return QubitAdvice((_first(position, protects=protects),))
    evidence = evidence or Evidence(position)
    clock = CountBudget(budget, cancel)
    evidence.follow(position, clock)
    if evidence.stories:
        # Most moves are certain by a single number: then nothing has to be counted.
        if moves := _certain(possible(position, pairs=False)):
            return QubitAdvice(moves)
        return advise_by(hidden_posterior(position, evidence.stories, clock, sample=True))
    groups = [
        QubitGroup(int(kind), cells, tuple(outcomes))
        for (kind, cells), outcomes in zip(position.groups or (), evidence.outcomes, strict=True)
    ]
    found = qubit_moves(
        stand_of(position, evidence),
        measured=position.measured,
        groups=groups,
        shields=position.shields,
        both_boards=position.both_boards,
        care=care,
        seed=seed,
        budget=budget,
        cancel=cancel,
    )
    return QubitAdvice(tuple(_told(move, evidence) for move in found))


def advise_by(found: Posterior) -> QubitAdvice:
    """Find the best measurement by the chances alone, for games that hide their groups."""
    if certain := _certain(found.possible):
        return QubitAdvice(certain)
    moves: list[AdvisedMove] = []
    useful = found.possible & _USEFUL != 0
    survival = np.where(useful[:, None], np.nan_to_num(found.survival), -1.0)
    shared = np.nan_to_num(found.chance[:, IN_GROUP])
    # Ties go to the cell that is more likely to have a state of its own.
    order = np.argsort(-(survival - _EQUAL * shared[:, None]).ravel(), kind="stable")
    for at in order[:_SHOWN]:
        cell, board = divmod(int(at), 2)
        alive = float(survival[cell, board])
        if alive >= 0:
            moves.append(AdvisedMove(cell, Basis(board), False, alive, None, None, _risk(alive)))
    member = int(shared.argmax())
    if found.position.shields and shared[member] >= _MEMBER:
        reason = (Message("qubit-shield-likely-linked"),)
        moves.insert(0, AdvisedMove(member, Basis.Z, True, 1.0, None, None, reason))
    return QubitAdvice(tuple(moves))


def _certain(masks: NDArray[np.uint8]) -> tuple[AdvisedMove, ...]:
    """The moves that are certain, given the possible kinds of each cell."""
    return tuple(
        AdvisedMove(cell, basis, False, 1.0, None, None, _only(basis))
        for basis in Basis
        for cell in safe_cells(masks, basis)
    )


def _first(position: QubitPosition, *, protects: bool) -> AdvisedMove:
    """A corner, which has the fewest neighbours and so opens an area most often.

    A protected first click uses up a good state of its board, so it takes the rarer one: more of
    the others are left to open areas.
    """
    safe = {basis: position.totals[State.of(basis, good=True)] for basis in Basis}
    good = [basis for basis in Basis if safe[basis]]
    if protects and good:
        reason = (Message("qubit-first-safe"),)
        basis = min(good, key=safe.__getitem__)
        return AdvisedMove(0, basis, False, 1.0, None, None, reason)
    reason = (Message("qubit-first-unknown"),)
    basis = max(Basis, key=lambda each: _unknown(position, each))
    return AdvisedMove(0, basis, False, _unknown(position, basis), None, None, reason)


def _unknown(position: QubitPosition, basis: Basis) -> float:
    """The chance of surviving a measurement if nothing is known."""
    survival = sum(
        count * (2 - WEIGHTS[state][basis]) / 2
        for state, count in zip(State, position.totals, strict=True)
    )
    survival += (position.grid.cells - sum(position.totals)) / 2
    return survival / position.grid.cells


def _told(move: QubitMove, evidence: Evidence) -> AdvisedMove:
    basis = Basis(move.board)
    played = move.rollouts > 0
    return AdvisedMove(
        cell=move.cell,
        basis=basis,
        shield=move.shield,
        survival=move.survival,
        value=move.value if played else None,
        error=move.error if played else None,
        reason=_reason(move, basis, in_group=move.cell in evidence.places),
    )


def _reason(move: QubitMove, basis: Basis, *, in_group: bool) -> tuple[Message, ...]:
    if move.shield:
        return (Message("qubit-shield-half" if in_group else "qubit-shield-spare"),)
    if move.survival == 1:
        ruled_out = (Message("qubit-group-ruled-out", board=basis.name),)
        return ruled_out if in_group else _only(basis)
    risk = _risk(move.survival)
    return (*risk, Message("qubit-wins", share=move.value)) if move.rollouts else risk


def _only(basis: Basis) -> tuple[Message, ...]:
    return (Message("qubit-only-state", state=State.of(basis, good=True).message()),)


def _risk(survival: float) -> tuple[Message, ...]:
    return (Message("qubit-risk", risk=1 - survival),)
