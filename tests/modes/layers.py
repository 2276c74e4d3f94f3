"""A rule set of three boards, all of it in this file: mines on three layers of one field.

It has an event and totals of its own, and tells in its own words how a game has ended.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from qmines.core.events import EventKind, check_event
from qmines.core.levels import Level
from qmines.core.position import FLAG, HIDDEN, MINE
from qmines.errors import InvalidInput
from qmines.messages import Message, plain_text
from qmines.modes import (
    PLAYING,
    BoardName,
    Descriptor,
    Display,
    Option,
    Outcome,
    Preset,
    Reason,
    Result,
    Step,
    View,
)
from qmines.modes.base import differences

NAMES = ("red", "green", "blue")
PLACE = ("row", "column")
BOARDS = Display(
    boards=tuple(BoardName(plain_text(f"{name.capitalize()} layer"), name) for name in NAMES)
)


@dataclass(frozen=True)
class State:
    setup: object
    boards: tuple[bytes, ...]
    mines: tuple[frozenset[int], ...]
    scans: int
    outcome: Outcome = PLAYING
    ending: Message | None = None


class Layers:
    descriptor = Descriptor(
        name="layers",
        title=plain_text("Layers"),
        summary=plain_text("Open every cell without a mine on three layers."),
        events=(
            *(
                EventKind(f"open-{name}", PLACE, plain_text(f"open on the {name} layer"))
                for name in NAMES
            ),
            *(
                EventKind(f"mark-{name}", PLACE, plain_text(f"mark on the {name} layer"))
                for name in NAMES
            ),
            EventKind(
                "scan", PLACE, plain_text("open a cell on every layer where it is safe"), key="F7"
            ),
        ),
        options=(Option("scans", 1, plain_text("how many scans there are")),),
        display=BOARDS,
        levels={"small": Preset(Level(4, 3, 2), {})},
        level="small",
    )

    def check(self, setup):
        if not 0 <= setup.level.mines < setup.grid.cells:
            raise InvalidInput("a layer needs a cell without a mine")

    def start(self, setup, stream):
        cells = setup.grid.cells
        mines = tuple(
            frozenset(stream.derive(name).sample(cells, setup.level.mines).tolist())
            for name in NAMES
        )
        return State(setup, (bytes([HIDDEN]) * cells,) * 3, mines, setup.options["scans"])

    def apply(self, state, event):
        check_event(event, self.descriptor.events)
        if state.outcome.over:
            raise InvalidInput("the game is over")
        cell = event.index(state.setup.grid)
        boards = [bytearray(board) for board in state.boards]
        after = state
        if event.verb == "scan":
            if not state.scans:
                raise InvalidInput("there is no scan left")
            after = replace(state, scans=state.scans - 1)
            for board, mines in zip(boards, state.mines, strict=True):
                if cell not in mines:
                    board[cell] = _clue(state, mines, cell)
        elif event.verb.startswith("mark"):
            board = boards[BOARDS.board_of(event.verb)]
            board[cell] = {HIDDEN: FLAG, FLAG: HIDDEN}.get(board[cell], board[cell])
        else:
            number = BOARDS.board_of(event.verb)
            if boards[number][cell] == HIDDEN:
                mined = cell in state.mines[number]
                boards[number][cell] = MINE if mined else _clue(state, state.mines[number], cell)
                if mined:
                    words = f"A mine on the {NAMES[number]} layer went off."
                    ending = plain_text(words)
                    after = replace(
                        after, outcome=Outcome(Result.LOST, Reason.RULES), ending=ending
                    )
        boards = tuple(map(bytes, boards))
        if boards != state.boards:
            after = replace(after, boards=boards)
        if not after.outcome.over and _cleared(after):
            outcome = Outcome(Result.WON, Reason.RULES)
            ending = plain_text("All three layers are clear.")
            after = replace(after, outcome=outcome, ending=ending)
        return Step(after, differences(state.boards, after.boards), after.outcome)

    def view(self, state):
        marked = sum(board.count(FLAG) for board in state.boards)
        mines = sum(map(len, state.mines))
        return View(
            grid=state.setup.grid,
            total=mines,
            boards=state.boards,
            outcome=state.outcome,
            display=BOARDS,
            counts=(("mines", mines - marked), ("scans", state.scans)),
            ending=state.ending,
        )

    def risks(self, state, event):
        if not event.verb.startswith("open"):
            return ()
        return (
            event.index(state.setup.grid) + BOARDS.board_of(event.verb) * state.setup.grid.cells,
        )

    def resign(self, state):
        return replace(state, outcome=Outcome(Result.LOST, Reason.RESIGNED))


def _clue(state, mines, cell):
    return sum(near in mines for near in state.setup.grid.neighbours(cell))


def _cleared(state):
    return all(
        board[cell] < HIDDEN
        for board, mines in zip(state.boards, state.mines, strict=True)
        for cell in set(range(len(board))) - mines
    )


LAYERS = Layers()
