"""The smallest rule set there is: step on every cell once. It keeps the interface honest.

Two boards, a verb and an option of its own, no mines at all: whatever assumes Classic
breaks on it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from qmines.core.events import EventKind, check_event
from qmines.core.position import HIDDEN
from qmines.errors import InvalidInput
from qmines.messages import plain_text
from qmines.modes import (
    PLAYING,
    BoardName,
    Descriptor,
    Display,
    Option,
    Outcome,
    Reason,
    Result,
    Step,
    View,
)
from qmines.modes.base import differences


@dataclass(frozen=True)
class State:
    setup: object
    boards: tuple[bytes, bytes]
    trap: int
    outcome: Outcome = PLAYING


class Dummy:
    descriptor = Descriptor(
        name="dummy",
        title=plain_text("Dummy"),
        summary=plain_text("Step on every cell of both boards; one hidden cell is a trap."),
        events=(
            EventKind(
                "step", ("row", "column", "word"), plain_text("step on a cell: step 0 0 left")
            ),
        ),
        options=(
            Option("trap", False, plain_text("whether there is a trap")),
            Option("number", 3, plain_text("any")),
        ),
        display=Display((BoardName(plain_text("Left")), BoardName(plain_text("Right")))),
    )

    def check(self, setup):
        if setup.level.mines:
            raise InvalidInput("there are no mines in the dummy game")

    def start(self, setup, stream):
        hidden = bytes([HIDDEN]) * setup.grid.cells
        trap = stream.derive("trap").below(setup.grid.cells) if setup.options["trap"] else -1
        return State(setup, (hidden, hidden), trap)

    def apply(self, state, event):
        check_event(event, self.descriptor.events)
        row, column, side = event.arguments
        index = state.setup.grid.index(row, column)
        which = ("left", "right").index(side)
        if state.outcome.over:
            raise InvalidInput("the game is over")
        if state.boards[which][index] != HIDDEN:
            return Step(state, differences(state.boards, state.boards), state.outcome)
        boards = list(map(bytearray, state.boards))
        boards[which][index] = 0
        after = replace(state, boards=tuple(map(bytes, boards)))
        if index == state.trap:
            after = replace(after, outcome=Outcome(Result.LOST, Reason.MINE))
        elif not any(HIDDEN in board for board in after.boards):
            after = replace(after, outcome=Outcome(Result.WON, Reason.CLEARED))
        return Step(after, differences(state.boards, after.boards), after.outcome)

    def view(self, state):
        return View(state.setup.grid, 0, state.boards, state.outcome)

    def risks(self, state, event):  # noqa: ARG002
        return ()

    def resign(self, state):
        return replace(state, outcome=Outcome(Result.LOST, Reason.RESIGNED))


DUMMY = Dummy()
