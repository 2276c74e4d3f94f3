"""Help on two boards of qubits, from the exact chances of what may be under every cell."""

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


# What takes long: functions of public values, so that another process can call them.


def find_qubit_hint(position: QubitPosition, textbook: bool, opening: bool) -> QubitHint:
    """The move to make in a position, or before the first one."""
    return opening_hint(position) if opening else qubit_hint(position, textbook=textbook)


def find_chances(position: QubitPosition, budget: Budget) -> Posterior:
    """What may be under every cell."""
    return chances_of(position, budget=budget)


class QubitHelp(Help):
    """Advice by chances, and moves that are certain on some board."""

    def first(self) -> str | None:
        """The best first move, where the rules make it as safe as it can be."""
        return self._advice().event if self._opening else None

    def certain(self, kind: str, *, believe: bool = False) -> Iterator[str]:  # noqa: ARG002
        """What is certainly safe on some board; for a single move, one cell."""
        game, more = self.game, True
        while more and not game.outcome.over:
            more = False
            found: Posterior = self._solve(find_chances, self._position, self._budget)
            for basis in Basis:
                for cell in found.safe(basis):
                    if game.outcome.over:
                        return
                    if self._position.basis_of(cell) is not None:
                        continue  # a cascade was there before
                    row, column = game.setup.grid.place(cell)
                    yield from self.clear(f"open-{basis.name.lower()} {row} {column}")
                    if kind == "move":
                        return
                    more = True

    def guess(self) -> Guess:
        """The move that promises most."""
        advice = self._advice()
        return Guess(advice.event, 1.0 - advice.survival, advice.messages)

    def hint(self, *, believe: bool = False) -> GameHint:  # noqa: ARG002
        """The move to make, and why."""
        self.check()
        advice = self._advice()
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
        """Take away the mark that would stop an event."""
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
        """Whether the first open is still to come, and made as safe as it can be."""
        options = self.game.setup.options
        protects = options.get("first") == "safe" and not options["layout"]
        return protects and not self._position.history

    def _advice(self) -> QubitHint:
        textbook = self.game.setup.options["labels"] == "textbook"
        found: QubitHint = self._solve(find_qubit_hint, self._position, textbook, self._opening)
        return found
