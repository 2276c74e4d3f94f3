"""Help on two boards of qubits, from the exact chances of every cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.core.events import Event
from qmines.core.position import FLAG
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.play.help import Guess, Help
from qmines.play.hint import GameHint
from qmines.quantum.hints import chances_of, opening_hint, qubit_hint
from qmines.quantum.states import Basis
from qmines.solver.hints import Strength

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.quantum.hints import QubitHint
    from qmines.quantum.position import QubitPosition
    from qmines.quantum.posterior import Posterior
    from qmines.solver import Budget


# Slow functions, which another process can call, so they take public values.


def find_qubit_hint(position: QubitPosition, textbook: bool, opening: bool = False) -> QubitHint:
    """The move to make in a position, or before the first move."""
    return opening_hint(position) if opening else qubit_hint(position, textbook=textbook)


def find_chances(position: QubitPosition, budget: Budget) -> Posterior:
    """The chances of every cell."""
    return chances_of(position, budget=budget)


class QubitHelp(Help):
    """Hints from chances, and moves that are certain on some board."""

    def first(self) -> str | None:
        """The best first move, if the rules protect it and it has not been made."""
        return self.advice().event if self._opening else None

    def certain(self, kind: str, *, believe: bool = False) -> Iterator[str]:  # noqa: ARG002
        """Cells that are certainly safe on some board; for a single move, one cell."""
        game, more = self.game, True
        while more and not game.outcome.over:
            more = False
            found: Posterior = self._solve(find_chances, self._position, self._budget)
            for basis in Basis:
                for cell in found.safe(basis):
                    if game.outcome.over:
                        return
                    if self._position.basis_of(cell) is not None:
                        continue  # a 0 has opened it
                    row, column = game.setup.grid.place(cell)
                    yield from self.clear(f"open-{basis.name.lower()} {row} {column}")
                    if kind == "move":
                        return
                    more = True

    def guess(self) -> Guess:
        """The most promising move."""
        advice = self.advice()
        return Guess(advice.event, 1.0 - advice.survival, advice.messages)

    def hint(self, *, believe: bool = False) -> GameHint:  # noqa: ARG002
        """The move to make, and why."""
        self.check()
        advice = self.advice()
        event = Event.parse(advice.event)
        sure = advice.survival == 1
        safe = sure and event.verb.startswith("open")
        return GameHint(
            tuple(self.clear(advice.event)),
            certain=sure,
            told=dict.fromkeys(Strength, advice.messages),
            outline={"safe" if safe else "guess": (event.place,), "clues": advice.clues},
            board=(basis := Basis[event.verb[-1].upper()]),
            letter=basis.name,
            risk=1.0 - advice.survival,
        )

    def clear(self, event: str) -> Iterator[str]:
        """An event, and before it the removal of a mark that would prevent it."""
        move = Event.parse(event)
        basis = Basis[move.verb[-1].upper()]
        if self.game.view.boards[basis][move.index(self.game.setup.grid)] == FLAG:
            yield str(Event(f"mark-{basis.name.lower()}", move.arguments))
        yield event

    @property
    def _position(self) -> QubitPosition:
        qubits = self.game.view.qubits
        if qubits is None:
            raise InvalidInput(Message("move-paused"))
        return qubits.position

    @property
    def _opening(self) -> bool:
        """Whether the first open is still to come, and protected by the rules."""
        options = self.game.setup.options
        protects = options.get("first") == "safe" and not options["layout"]
        return protects and not self._position.history

    def advice(self) -> QubitHint:
        """The best move."""
        position, textbook = self._position, self.game.view.textbook
        found: QubitHint = self._solve(find_qubit_hint, position, textbook, self._opening)
        return found
