"""The common parts of rule sets with two boards of qubits: states, opening, marks, views."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from qmines.core.events import EventKind, check_event
from qmines.core.position import FLAG, HIDDEN, MINE
from qmines.errors import InvalidInput
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
from qmines.modes.qubit_turn import Turn
from qmines.modes.qubit_view import (
    LABELS,
    QUBIT_BOARDS,
    QubitView,
    group_message,
    is_textbook,
    state_messages,
)
from qmines.modes.view import View
from qmines.quantum.layout import Layout, deal
from qmines.quantum.look import CLOSED, HALVES
from qmines.quantum.position import NOT_SHOWN, UNMEASURED, History, QubitPosition
from qmines.quantum.register import Register
from qmines.quantum.states import Basis, GroupKind, State

if TYPE_CHECKING:
    from qmines.core.events import Event
    from qmines.core.stream import Stream

MAX_QUBITS: Final = 40_000
"""The largest field of qubits; every measurement is kept."""
_PLACE: Final = ("row", "column")
EVENTS: Final = (
    EventKind("open-z", _PLACE, Message("event-open-z")),
    EventKind("open-h", _PLACE, Message("event-open-h")),
    EventKind("mark-z", _PLACE, Message("event-mark-z")),
    EventKind("mark-h", _PLACE, Message("event-mark-h")),
)
OPTIONS: Final = (
    Option("plus", 0, Message("option-plus")),
    Option("minus", 0, Message("option-minus")),
    Option("expert", False, Message("option-expert")),
    Option(
        "first",
        "safe",
        Message("option-first-qubits"),
        choices=("safe", "anything"),
    ),
    LABELS,
    Option(
        "numbers",
        "both",
        Message("option-numbers"),
        choices=("both", "clicked"),
    ),
    Option("layout", "", Message("option-layout")),
)
UNPROTECTED: Final = Message("notice-unprotected")


@dataclass(frozen=True, slots=True)
class PairState:
    """Two boards being played. ``register`` and ``weights`` are secret.

    ``weights`` is what every unmeasured cell adds to the numbers around it, on Z and on H, in
    half-units; a measured cell adds nothing. ``left`` counts the unmeasured cells that are not
    bad; ``found`` are the cells that turned out to be mines. ``told`` counts the measured cells by
    the state that the numbers revealed; the last count is for cells in doubt.
    """

    setup: Setup
    stream: Stream = field(repr=False)
    register: Register = field(repr=False)
    weights: tuple[bytes, bytes] = field(repr=False)
    left: int = field(repr=False)
    marks: tuple[bytes, bytes] = field(repr=False)
    numbers: tuple[bytes, bytes] = field(repr=False)
    measured: bytes = field(repr=False)
    history: History = field(default_factory=History)
    fresh: int = 0
    found: tuple[int, ...] = ()
    told: tuple[int, ...] = (0, 0, 0, 0, 0)
    shields: int = 0
    protected: bool = False
    outcome: Outcome = PLAYING
    notices: tuple[Message, ...] = ()


class PairMode:
    """Qubits on two boards, without groups and shields unless a subclass has them."""

    descriptor: Descriptor

    def check(self, setup: Setup) -> None:
        """Refuse totals that do not fit the field, or leave nothing to measure."""
        level, grid = setup.level, setup.grid
        if grid.cells > MAX_QUBITS:
            raise InvalidInput(
                Message("invalid-too-large", width=grid.width, height=grid.height, most=MAX_QUBITS)
            )
        plus, minus = int(setup.options["plus"]), int(setup.options["minus"])
        grouped = _grouped(self.groups_of(setup))
        if level.mines < 0 or plus > level.mines:
            raise InvalidInput(Message("invalid-plus", mines=level.mines, plus=plus))
        if level.mines + minus + grouped > grid.cells:
            raise InvalidInput(
                Message(
                    "invalid-qubits-full",
                    mines=level.mines,
                    minus=minus,
                    grouped=grouped,
                    cells=grid.cells,
                )
            )
        if level.mines == grid.cells:
            raise InvalidInput(Message("invalid-no-good"))
        text = str(setup.options["layout"])
        if text:
            self._check_layout(setup, Layout.parse(text))

    def groups_of(self, setup: Setup) -> tuple[int, int, int]:  # noqa: ARG002
        """How many groups of each kind there are."""
        return 0, 0, 0

    def shields_of(self, setup: Setup) -> int:  # noqa: ARG002
        """How many shields the player starts with."""
        return 0

    def shows_groups(self, setup: Setup) -> bool:  # noqa: ARG002
        """Whether the player is shown which cells share a state."""
        return True

    def contents(self, setup: Setup) -> list[Message]:
        """How many cells of each state and groups of each kind there are."""
        one, plus, minus = _states(setup)
        groups_of = self.groups_of(setup)
        zero = setup.grid.cells - one - plus - minus - _grouped(groups_of)
        states = state_messages((zero, one, plus, minus), textbook=is_textbook(setup))
        groups = zip(GroupKind, groups_of, strict=True)
        return states + [group_message(kind, count) for kind, count in groups if count]

    def start(self, setup: Setup, stream: Stream) -> PairState:
        """Every cell hidden; their contents are drawn from the stream, or given."""
        text, grid = str(setup.options["layout"]), setup.grid
        layout = (
            Layout.parse(text)
            if text
            else deal(grid, _states(setup), self.groups_of(setup), stream.derive("layout"))
        )
        return PairState(
            setup=setup,
            stream=stream,
            marks=(bytes(grid.cells), bytes(grid.cells)),
            numbers=(bytes([NOT_SHOWN]) * grid.cells,) * 2,
            measured=bytes([UNMEASURED]) * grid.cells,
            shields=self.shields_of(setup),
            **_laid(layout),
        )

    def apply(self, state: PairState, event: Event) -> Step:
        """Apply an event; returns the same state if it has no effect."""
        check_event(event, self.descriptor.events)
        cell = event.index(state.setup.grid)
        if state.outcome.over:
            raise InvalidInput(Message("move-game-over"))
        verb, _, board = event.verb.partition("-")
        basis = Basis[board.upper()]
        if verb == "mark":
            after = _marked(state, cell, basis)
        elif state.measured[cell] == UNMEASURED:
            if verb == "shield" and not state.shields:
                raise InvalidInput(Message("move-no-shields"))
            after = state
            if not state.marks[basis][cell]:  # a mark protects its cell on its board
                after = self._measured(state, cell, basis, shielded=verb == "shield")
        else:
            after = self._reopened(state, cell, basis)
        before = _boards(state)
        changes = differences(before, before if after is state else _boards(after))
        return Step(after, changes, after.outcome)

    def view(self, state: PairState) -> View:
        """The visible boards, and the contents of all cells once the game is over."""
        setup, over = state.setup, state.outcome.over
        lost = over and bool(state.found) and state.outcome.reason is Reason.MINE
        return View(
            grid=setup.grid,
            total=setup.level.mines,
            boards=_boards(state),
            outcome=state.outcome,
            notices=state.notices,
            hit=state.found[-1:] if lost else (),
            display=QUBIT_BOARDS,
            qubits=QubitView(
                position=self.position(state),
                fresh=state.fresh,
                told=state.told,
                textbook=is_textbook(setup),
                layout=state.register.layout if over else None,
            ),
        )

    def position(self, state: PairState) -> QubitPosition:
        """The part of a state that is public."""
        setup = state.setup
        layout = state.register.layout
        # Until the first measurement a swap may still move the groups.
        settled = bool(state.history) or not _protects(setup)
        shown = settled and self.shows_groups(setup)
        groups_of = layout.groups_of
        return QubitPosition(
            grid=setup.grid,
            totals=layout.totals,
            numbers=state.numbers,
            measured=state.measured,
            history=state.history,
            both_boards=setup.options["numbers"] == "both",
            protected=state.protected,
            groups_of=groups_of,
            groups=layout.groups if shown or not any(groups_of) else None,
            shields=state.shields,
        )

    def risks(self, state: PairState, event: Event) -> tuple[int, ...]:
        """The cell that the event opens, unless the rules make it safe."""
        verb, _, board = event.verb.partition("-")
        if verb != "open":
            return ()
        cell, basis = event.index(state.setup.grid), Basis[board.upper()]
        if state.measured[cell] != UNMEASURED or state.marks[basis][cell]:
            return ()
        if not state.history and _protected(state, cell, basis).protected:
            return ()
        return (cell + basis * state.setup.grid.cells,)

    def resign(self, state: PairState) -> PairState:
        """The state after the player gave up."""
        return replace(state, outcome=Outcome(Result.LOST, Reason.RESIGNED), fresh=0)

    def _check_layout(self, setup: Setup, layout: Layout) -> None:
        wanted = (*_states(setup), *self.groups_of(setup))
        found = (*layout.totals[1:], *layout.groups_of)
        if layout.grid != setup.grid or found != wanted:
            raise InvalidInput(Message("invalid-layout"))

    def _measured(self, state: PairState, cell: int, basis: Basis, *, shielded: bool) -> PairState:
        """The state after an unmeasured cell was opened."""
        if not state.history and not shielded:
            state = _protected(state, cell, basis)
        turn = _turn(state)
        mine = turn.measure(cell, basis, shielded=shielded)
        lost = mine and not shielded
        if not lost:
            turn.cascade()
        state = _after(state, turn)
        if shielded:
            state = replace(state, shields=state.shields - 1)
        if mine:
            state = replace(state, found=(*state.found, cell))
        if lost:
            return replace(state, outcome=Outcome(Result.LOST, Reason.MINE))
        return state

    def _reopened(self, state: PairState, cell: int, basis: Basis) -> PairState:
        """The state after opening a measured cell, which opens its neighbours if it shows 0."""
        if state.numbers[basis][cell] != 0:
            return state
        turn = _turn(state)
        turn.reopen(cell, basis)
        return _after(state, turn) if len(turn.steps) > len(state.history) else state


def _grouped(groups_of: tuple[int, int, int]) -> int:
    """How many cells belong to groups."""
    return sum(kind.size * count for kind, count in zip(GroupKind, groups_of, strict=True))


def _states(setup: Setup) -> tuple[int, int, int]:
    """How many |1⟩, |+⟩ and |-⟩ there are."""
    plus = int(setup.options["plus"])
    return setup.level.mines - plus, plus, int(setup.options["minus"])


def _laid(layout: Layout) -> dict[str, Any]:
    """The part of a state that follows from the layout under it."""
    register = Register.prepared(layout)
    bad = layout.own.count(State.ONE) + layout.own.count(State.PLUS)
    left = layout.grid.cells - bad
    return {"register": register, "weights": register.start_weights(), "left": left}


def _protects(setup: Setup) -> bool:
    """Whether the first click can swap the contents of cells."""
    return setup.options["first"] == "safe" and not setup.options["layout"]


def _protected(state: PairState, cell: int, basis: Basis) -> PairState:
    """The state with a safe first cell, if the rules protect the first click."""
    if not _protects(state.setup):
        return state
    layout = state.register.layout
    good = State.of(basis, good=True)
    places = [index for index, own in enumerate(layout.own) if own == good]
    if not places:
        return replace(state, notices=(*state.notices, UNPROTECTED))
    if layout.own[cell] != good:
        other = places[state.stream.derive("swap").below(len(places))]
        state = replace(state, **_laid(layout.swapped(cell, other)))
    return replace(state, protected=True)


def _turn(state: PairState) -> Turn:
    options = state.setup.options
    return Turn(state, both=options["numbers"] == "both", expert=bool(options["expert"]))


def _after(state: PairState, turn: Turn) -> PairState:
    """The state after a turn; the game may be won."""
    marks = tuple(
        bytes(
            mark and basis == UNMEASURED for mark, basis in zip(board, turn.measured, strict=True)
        )
        if any(board)
        else board
        for board in state.marks
    )
    outcome = state.outcome
    if not turn.left:
        outcome = Outcome(Result.WON, Reason.MEASURED)
        marks = tuple(bytes(weight == 2 for weight in board) for board in turn.weights)
    return replace(
        state,
        register=turn.register,
        weights=(bytes(turn.weights[0]), bytes(turn.weights[1])),
        left=turn.left,
        told=tuple(turn.told),
        marks=(marks[0], marks[1]),
        numbers=(bytes(turn.numbers[0]), bytes(turn.numbers[1])),
        measured=bytes(turn.measured),
        history=turn.steps.history(),
        fresh=len(turn.steps) - len(state.history),
        outcome=outcome,
    )


def _marked(state: PairState, cell: int, basis: Basis) -> PairState:
    if state.measured[cell] != UNMEASURED:
        return state
    board = bytearray(state.marks[basis])
    board[cell] ^= 1
    marks = (bytes(board), state.marks[1]) if basis is Basis.Z else (state.marks[0], bytes(board))
    return replace(state, marks=marks, fresh=0)


def _boards(state: PairState) -> tuple[bytes, bytes]:
    """The codes of every cell on Z and on H."""
    measured = np.frombuffer(state.measured, np.uint8)
    boards = []
    for basis in Basis:
        numbers = np.frombuffer(state.numbers[basis], np.uint8)
        marks = np.frombuffer(state.marks[basis], np.uint8)
        codes = np.where(measured == UNMEASURED, np.where(marks, FLAG, HIDDEN), CLOSED)
        codes = np.where(numbers == NOT_SHOWN, codes, HALVES + numbers.astype(np.int64))
        for cell in state.found:
            if measured[cell] == basis:
                codes[cell] = MINE
        boards.append(codes.astype(np.uint8).tobytes())
    return boards[0], boards[1]
