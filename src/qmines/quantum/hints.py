"""Hints for qubit positions, from the exact chances of every state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.core.events import Event
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.quantum.advice import advise as quantum_advise
from qmines.quantum.advice import advise_by
from qmines.quantum.evidence import Evidence
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.posterior import posterior
from qmines.quantum.reasons import easiest
from qmines.quantum.states import Basis, State

if TYPE_CHECKING:
    from qmines.errors import Cell
    from qmines.quantum.position import QubitPosition
    from qmines.quantum.posterior import Posterior
    from qmines.solver import Budget

_BAD: Final = 1 << State.ONE | 1 << State.PLUS
_EQUAL: Final = 1e-6  # chances that differ by less are the same


@dataclass(frozen=True, slots=True)
class QubitHint:
    """A move, its chance of not hitting a mine (1 with a shield), and the reason for it.

    ``clues`` are the cells that the reason is about; ``totals`` says whether it needs the totals.
    ``proven`` are all cells that are safe on that board for the same reason.
    """

    event: str
    survival: float
    why: tuple[Message, ...]
    clues: tuple[Cell, ...] = ()
    totals: bool = False
    proven: tuple[Cell, ...] = ()

    @property
    def messages(self) -> tuple[Message, ...]:
        """The move and its reason, for a ``Translator`` to put into words."""
        event = Event.parse(self.event)
        verb, _, board = event.verb.partition("-")
        return (
            Message(f"qubit-hint-{verb}", cell=event.place, board=board.upper()),
            *self.why,
        )


def chances_of(position: QubitPosition, *, budget: Budget | None = None) -> Posterior:
    """The chances of every state in every cell: counted, or sampled if that takes too long.

    Raises:
        BudgetExceeded: the position is too hard even for sampling.
    """
    return posterior(position, sample=True, budget=budget)


def qubit_hint(position: QubitPosition, *, textbook: bool = False) -> QubitHint:
    """The best move in a position: a certain one if there is any."""
    found = chances_of(position)
    first = best(found, textbook=textbook)
    if first.survival == 1 or not position.history:
        return first
    # A guess: the safest one is not always the one that wins most games.
    guess = (advise_by(found) if position.hides_groups else quantum_advise(position)).best
    why = _chances(found, guess.cell, float(found.survival[guess.cell, guess.basis]), textbook)
    if guess.shield:
        return QubitHint(guess.event(position.grid), 1.0, guess.reason)
    if guess.value is not None:
        why = (*why, Message("qubit-wins", share=guess.value))
    return QubitHint(guess.event(position.grid), guess.survival, why)


def opening_hint(position: QubitPosition) -> QubitHint:
    """The first move of a game with a protected first click."""
    start = quantum_advise(position, protects=True).best
    return QubitHint(start.event(position.grid), start.survival, start.reason)


def best(found: Posterior, *, textbook: bool = False) -> QubitHint:
    """The best move by the chances of every state.

    Certain moves come first; then a shield for a group that is not settled, which is what shields
    are for; then the cell and board with the best chance, among the cells that may need measuring
    (bad ones do not).
    """
    position = found.position
    safe = [(cell, basis) for basis in Basis for cell in found.safe(basis)]
    if safe:
        return _certain(position, safe, textbook=textbook)
    shared = np.flatnonzero(found.possible == 1 << IN_GROUP)
    if position.shields and len(shared):
        settles = (Message("qubit-shield-settles"),)
        return QubitHint(_event(position, "shield", Basis.Z, int(shared[0])), 1.0, settles)
    useful = 1.0 - found.chance[:, State.ONE] - found.chance[:, State.PLUS]
    useful[(found.possible & ~np.uint8(_BAD)) == 0] = -1.0
    # Ties go to the cell that is least likely to be bad.
    score = np.where(useful[:, None] < 0, -1.0, found.survival + _EQUAL * useful[:, None])
    cell, board = map(int, np.unravel_index(np.nan_to_num(score, nan=-1.0).argmax(), score.shape))
    chance = float(found.survival[cell, board])
    if not useful[cell] >= 0:
        raise InvalidInput(Message("qubit-none-left"))
    why = _chances(found, cell, chance, textbook)
    return QubitHint(_event(position, "open", Basis(board), cell), chance, why)


def _certain(
    position: QubitPosition, safe: list[tuple[int, Basis]], *, textbook: bool
) -> QubitHint:
    """The certain move whose reason is easiest to see."""
    others = (Message("qubit-more-certain", count=len(safe) - 1),) if len(safe) > 1 else ()
    safe = _nearest(position, safe)
    reason = None if position.hides_groups else easiest(position, Evidence.of(position), safe)
    if reason is None:
        cell, basis = safe[0]
        only = Message(
            "qubit-only-state", state=State.of(basis, good=True).message(textbook=textbook)
        )
        return QubitHint(_event(position, "open", basis, cell), 1.0, (only, *others))
    return QubitHint(
        _event(position, "open", reason.basis, reason.cell),
        1.0,
        (*reason.messages, *others),
        tuple(map(position.grid.place, reason.clues)),
        reason.totals,
        tuple(map(position.grid.place, reason.proven)),
    )


def _nearest(position: QubitPosition, safe: list[tuple[int, Basis]]) -> list[tuple[int, Basis]]:
    """Sort moves by distance from the last measurement, those on its board first."""
    last = position.history[-1]
    row, column = position.grid.place(last.cell)

    def distance(move: tuple[int, Basis]) -> tuple[bool, int]:
        r, c = position.grid.place(move[0])
        return move[1] is not last.basis, (r - row) ** 2 + (c - column) ** 2

    return sorted(safe, key=distance)


def _chances(found: Posterior, cell: int, survival: float, textbook: bool) -> tuple[Message, ...]:
    """The chances of a guess in words."""
    names = [state.message(textbook=textbook) for state in State]
    shares = zip(found.chance[cell], [*names, Message("qubit-no-state")], strict=True)
    likely = sorted(shares, key=lambda each: -each[0])
    states = [
        Message("qubit-state-share", state=name, share=float(share))
        for share, name in likely
        if share
    ]
    if found.error is None:
        return (Message("qubit-survives", survival=survival, states=states),)
    error = 1.96 * float(found.error[cell].max())
    return (Message("qubit-survives-about", survival=survival, error=error, states=states),)


def _event(position: QubitPosition, verb: str, basis: Basis, cell: int) -> str:
    row, column = position.grid.place(cell)
    return f"{verb}-{basis.name.lower()} {row} {column}"
