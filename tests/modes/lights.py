"""A rule set unlike Minesweeper, all of it in this file: no mines, and nothing is hidden.

Opening a cell switches the light in it and its neighbours. An event without a cell has a key.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from qmines.core.events import EventKind, check_event
from qmines.core.levels import Level
from qmines.errors import InvalidInput
from qmines.messages import plain_text
from qmines.modes import (
    PLAYING,
    BoardName,
    CellLook,
    Descriptor,
    Display,
    Outcome,
    Preset,
    Reason,
    Result,
    Step,
    View,
)
from qmines.modes.base import differences
from qmines.modes.display import OWN_CODES

OFF, ON = OWN_CODES[:2]
SWITCHED = bytes.maketrans(bytes([OFF, ON]), bytes([ON, OFF]))
BOARD = Display(
    boards=(BoardName(plain_text("Lights")),),
    cells={
        OFF: CellLook("-", name="off", colour="faint", dot=True),
        ON: CellLook("o", "O", name="on", colour="clue-3"),
    },
)


@dataclass(frozen=True)
class State:
    setup: object
    board: bytes
    outcome: Outcome = PLAYING


class Lights:
    descriptor = Descriptor(
        name="lights",
        title=plain_text("Lights"),
        summary=plain_text("Switch off all lights."),
        events=(
            EventKind("open", ("row", "column"), plain_text("switch a cell and its neighbours")),
            EventKind("invert", (), plain_text("switch every light"), key="F7"),
        ),
        options=(),
        display=BOARD,
        levels={"small": Preset(Level(3, 3, 0), {})},
        level="small",
    )

    def check(self, setup):
        if setup.level.mines:
            raise InvalidInput("there are no mines among the lights")

    def start(self, setup, stream):
        cells = setup.grid.cells
        lit = stream.derive("lights").sample(cells, cells // 2).tolist()
        return State(setup, bytes(ON if cell in lit else OFF for cell in range(cells)))

    def apply(self, state, event):
        check_event(event, self.descriptor.events)
        if state.outcome.over:
            raise InvalidInput("the game is over")
        board = bytearray(state.board)
        if event.verb == "invert":
            board = board.translate(SWITCHED)
        else:
            cell = event.index(state.setup.grid)
            for each in (cell, *state.setup.grid.neighbours(cell)):
                board[each] = ON if board[each] == OFF else OFF
        after = replace(state, board=bytes(board))
        if ON not in board:
            after = replace(after, outcome=Outcome(Result.WON, Reason.RULES))
        return Step(after, differences((state.board,), (after.board,)), after.outcome)

    def view(self, state):
        return View(
            grid=state.setup.grid,
            total=0,
            boards=(state.board,),
            outcome=state.outcome,
            display=BOARD,
            counts=(("lights", state.board.count(ON)),),
        )

    def risks(self, state, event):  # noqa: ARG002
        return ()

    def resign(self, state):
        return replace(state, outcome=Outcome(Result.LOST, Reason.RESIGNED))


LIGHTS = Lights()
