"""A rule set whose cells show something new, all of it in this file: letters of a word.

Open them in the order of the alphabet. A cell may also turn out to hold nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from qmines.core.events import EventKind, check_event
from qmines.core.levels import Level
from qmines.core.position import HIDDEN
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

WORD = "qbit"
NOTHING = OWN_CODES[26]
CODES = {chr(ord("a") + number): OWN_CODES[number] for number in range(26)}
BOARD = Display(
    boards=(BoardName(plain_text("Letters")),),
    cells={
        **{
            code: CellLook(
                letter, letter.upper(), f"letter {letter.upper()}", f"clue-{code % 8 + 1}"
            )
            for letter, code in CODES.items()
        },
        NOTHING: CellLook("-", name="nothing", colour="faint", dot=True),
    },
)


@dataclass(frozen=True)
class State:
    setup: object
    board: bytes
    held: tuple[int, ...]
    outcome: Outcome = PLAYING


class Letters:
    descriptor = Descriptor(
        name="letters",
        title=plain_text("Letters"),
        summary=plain_text("Open the letters of a word in the order of the alphabet."),
        events=(EventKind("open", ("row", "column"), plain_text("open a cell")),),
        options=(),
        display=BOARD,
        levels={"word": Preset(Level(3, 2, 0), {})},
        level="word",
    )

    def check(self, setup):
        if setup.grid.cells < len(WORD):
            raise InvalidInput("there is no room for the word")

    def start(self, setup, stream):
        cells = setup.grid.cells
        held = [CODES[letter] for letter in WORD] + [NOTHING] * (cells - len(WORD))
        stream.derive("letters").shuffle(held)
        return State(setup, bytes([HIDDEN]) * cells, tuple(held))

    def apply(self, state, event):
        check_event(event, self.descriptor.events)
        if state.outcome.over:
            raise InvalidInput("the game is over")
        cell = event.index(state.setup.grid)
        if state.board[cell] != HIDDEN:
            return Step(state, differences((state.board,), (state.board,)), state.outcome)
        left = [code for at, code in enumerate(state.held) if state.board[at] == HIDDEN]
        board = bytearray(state.board)
        board[cell] = found = state.held[cell]
        after = replace(state, board=bytes(board))
        if found > min(left) and found != NOTHING:
            after = replace(after, outcome=Outcome(Result.LOST, Reason.RULES))
        elif not set(left) - {found, NOTHING}:
            after = replace(after, outcome=Outcome(Result.WON, Reason.RULES))
        return Step(after, differences((state.board,), (after.board,)), after.outcome)

    def view(self, state):
        return View(
            grid=state.setup.grid,
            total=0,
            boards=(state.board,),
            outcome=state.outcome,
            display=BOARD,
        )

    def risks(self, state, event):
        return (event.index(state.setup.grid),)

    def resign(self, state):
        return replace(state, outcome=Outcome(Result.LOST, Reason.RESIGNED))


LETTERS = Letters()
