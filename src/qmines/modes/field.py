"""The common parts of rule sets with one board of mines: states, marks, opening, chords."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from qmines.core.board import Board
from qmines.core.events import EventKind, check_event
from qmines.core.position import FLAG, HIDDEN, QUESTION
from qmines.errors import InvalidInput
from qmines.generate.boards import first_click_room, place_mines
from qmines.generate.fields import flood, numbers_of
from qmines.generate.prepared import deal
from qmines.messages import Message
from qmines.modes.base import (
    PLAYING,
    Descriptor,
    Option,
    Outcome,
    Reason,
    Result,
    Setup,
    Step,
    differences,
)
from qmines.modes.from_position import POSITION, board_under, position_of
from qmines.modes.view import View

if TYPE_CHECKING:
    from qmines.core.events import Event
    from qmines.core.grid import Grid
    from qmines.core.position import Position
    from qmines.core.stream import Stream
    from qmines.modes.saves import Save

_PLACE: Final = ("row", "column")
EVENTS: Final = (
    EventKind("open", _PLACE, Message("event-open")),
    EventKind("flag", _PLACE, Message("event-flag")),
    EventKind("question", _PLACE, Message("event-question")),
    EventKind("mark", _PLACE, Message("event-mark")),
    EventKind("chord", _PLACE, Message("event-chord")),
)
OPTIONS: Final = (
    Option(
        "first",
        "opening",
        Message("option-first"),
        choices=("opening", "safe", "anything"),
    ),
    Option("questions", False, Message("option-questions")),
    Option("no_guess", False, Message("option-no-guess"), later=True),
    POSITION,
)
_CLOSED: Final = (HIDDEN, QUESTION)  # a flag protects its cell
NOT_FOUND: Final = Message("move-no-board")
NO_ROOM: Final = Message("notice-no-opening")


@dataclass(frozen=True, slots=True)
class FieldState:
    """One field being played. ``mask`` and ``numbers`` are secret, and None before the first open.

    ``left`` counts the cells without a mine that are still closed. ``saved`` has the mines that
    were moved in the player's favour, and ``draws`` counts all redrawn boards. ``known`` is what is
    deducible, kept from event to event, or None. ``given`` is the board if it is not drawn.
    """

    setup: Setup
    cells: bytes = field(repr=False)
    left: int
    stream: Stream = field(repr=False)
    mask: bytes | None = field(default=None, repr=False)
    numbers: bytes | None = field(default=None, repr=False)
    known: bytes | None = field(default=None, repr=False)
    outcome: Outcome = PLAYING
    hit: tuple[int, ...] = ()
    notices: tuple[Message, ...] = ()
    saved: tuple[Save, ...] = ()
    draws: int = 0
    given: bytes | None = field(default=None, repr=False)

    @property
    def grid(self) -> Grid:
        """The field."""
        return self.setup.grid


class FieldMode:
    """Marks, openings and chords on one board; a subclass decides what opening a cell does."""

    descriptor: Descriptor

    def check(self, setup: Setup) -> None:
        """Refuse a setup without a safe cell, or a no-guess game that starts with a guess."""
        level = setup.level
        if setup.options["no_guess"] and setup.options["first"] != "opening":
            raise InvalidInput(Message("invalid-opening"))
        if not 0 <= level.mines < level.grid.cells:
            raise InvalidInput(
                Message(
                    "invalid-mines-range",
                    mines=level.mines,
                    width=level.width,
                    height=level.height,
                    most=level.grid.cells - 1,
                )
            )
        position_of(setup)

    def start(self, setup: Setup, stream: Stream) -> FieldState:
        """A hidden field whose mines are placed by the first click, or a given position."""
        cells = setup.grid.cells
        position = position_of(setup)
        if position is not None:
            return self._begun(setup, position, stream)
        return FieldState(setup, bytes([HIDDEN]) * cells, cells - setup.level.mines, stream)

    def apply(self, state: FieldState, event: Event) -> Step:
        """Apply an event; returns the same state if it has no effect."""
        check_event(event, self.descriptor.events)
        index = event.index(state.grid)
        if state.outcome.over:
            raise InvalidInput(Message("move-game-over"))
        after = state
        if event.verb == "open":
            if state.cells[index] in _CLOSED:
                after = self.open(self._placed(state, index), [index], Reason.MINE)
        elif event.verb == "chord":
            asked = chord_cells(state.grid, state.cells, index)
            if asked:
                after = self.open(state, asked, Reason.WRONG_FLAG)
        else:
            after = _marked(state, index, event.verb)
        return Step(after, differences((state.cells,), (after.cells,)), after.outcome)

    def risks(self, state: FieldState, event: Event) -> list[int]:
        """The hidden cells that the event opens, except those that the rules make safe."""
        index = event.index(state.grid) if event.verb in ("open", "chord") else 0
        if event.verb == "chord":
            return chord_cells(state.grid, state.cells, index)
        if event.verb != "open" or state.cells[index] not in _CLOSED:
            return []
        first = state.mask is None and state.setup.options["first"] != "anything"
        return [] if first else [index]

    def open(self, state: FieldState, asked: list[int], reason: Reason) -> FieldState:
        """Open hidden cells by the rules of this mode."""
        raise NotImplementedError

    def view(self, state: FieldState) -> View:
        """The visible cells, and the mines once the game is over."""
        over = state.outcome.over
        return View(
            grid=state.grid,
            total=state.setup.level.mines,
            boards=(state.cells,),
            outcome=state.outcome,
            notices=state.notices,
            mines=Board(state.grid, state.mask) if over and state.mask is not None else None,
            hit=state.hit,
        )

    def resign(self, state: FieldState) -> FieldState:
        """The state after the player gave up."""
        return replace(state, outcome=Outcome(Result.LOST, Reason.RESIGNED))

    def _begun(self, setup: Setup, position: Position, stream: Stream) -> FieldState:
        grid, mask = setup.grid, board_under(position, stream.derive("board"))
        cells = position.cells
        if not setup.options["questions"]:
            cells = cells.replace(bytes([QUESTION]), bytes([HIDDEN]))
        shown = sum(code < HIDDEN for code in cells)
        left = grid.cells - setup.level.mines - shown
        numbers = numbers_of(grid, mask)
        return FieldState(setup, cells, left, stream, mask=mask, numbers=numbers)

    def _placed(self, state: FieldState, first: int) -> FieldState:
        """The state with its mines placed, at the first open."""
        if state.mask is not None:
            return state
        grid, mines = state.grid, state.setup.level.mines
        if state.given is not None:
            return replace(state, mask=state.given, numbers=numbers_of(grid, state.given))
        rule = str(state.setup.options["first"])
        free, degraded = first_click_room(grid, mines, first, rule)
        if state.setup.options["no_guess"]:
            dealt = deal(grid, mines, first, state.stream)
            if dealt is None:
                raise InvalidInput(NOT_FOUND)
            mask = dealt
        else:
            mask = place_mines(grid, mines, free, state.stream.derive("board"))
        notices = (*state.notices, NO_ROOM) if degraded else state.notices
        return replace(state, mask=mask, numbers=numbers_of(grid, mask), notices=notices)


def on_board(state: FieldState, board: Board) -> FieldState:
    """The state with a given board instead of a drawn one, for recorded games."""
    return replace(state, given=bytes(board.mask))


def chord_cells(grid: Grid, cells: bytes, index: int) -> list[int]:
    """The cells that a chord on a clue opens; none if the number of flags is wrong."""
    clue = cells[index]
    if clue >= HIDDEN:
        return []
    around = list(grid.neighbours(index))
    if sum(cells[n] == FLAG for n in around) != clue:
        return []
    return [n for n in around if cells[n] in _CLOSED]


def explode(state: FieldState, hit: list[int], reason: Reason) -> FieldState:
    """The state after these mines were opened."""
    return replace(state, outcome=Outcome(Result.LOST, reason), hit=tuple(hit))


def opened(state: FieldState, asked: list[int], **changes: Any) -> FieldState:
    """The state after opening these cells, none of them a mine; the game may be won."""
    numbers, mask = state.numbers, state.mask
    if numbers is None or mask is None:
        raise InvalidInput("the mines have not been placed yet: open a cell first")
    cells = bytearray(state.cells)
    left = state.left - flood(state.grid, cells, numbers, asked)
    if left == 0:
        np.frombuffer(memoryview(cells), np.uint8)[np.frombuffer(mask, np.bool_)] = FLAG
        changes["outcome"] = Outcome(Result.WON, Reason.CLEARED)
    return replace(state, cells=bytes(cells), left=left, **changes)


def _marked(state: FieldState, index: int, verb: str) -> FieldState:
    questions = bool(state.setup.options["questions"])
    if verb == "question" and not questions:
        raise InvalidInput(Message("move-no-questions"))
    cycle = (HIDDEN, FLAG, QUESTION) if questions else (HIDDEN, FLAG)
    now = state.cells[index]
    if now < HIDDEN:
        return state
    if verb == "mark":
        code = cycle[(cycle.index(now) + 1) % len(cycle)]
    else:
        wanted = FLAG if verb == "flag" else QUESTION
        code = HIDDEN if now == wanted else wanted
    cells = bytearray(state.cells)
    cells[index] = code
    return replace(state, cells=bytes(cells))
