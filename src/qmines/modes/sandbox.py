"""The sandbox: visible qubits that can be prepared and measured as often as you like.

Nothing explodes and nothing is secret. Each cell shows its own chance of a mine on each
board, and measuring changes it. A lesson is a sandbox with a goal: you win by making its
observations. Every measurement is explained in notices.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from qmines.core.events import EventKind, check_event
from qmines.core.levels import Level
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes.base import (
    PLAYING,
    Descriptor,
    Option,
    Outcome,
    Preset,
    Reason,
    Result,
    Setup,
    Step,
    differences,
)
from qmines.modes.qubit_view import LABELS, SANDBOX_BOARDS, QubitView, is_textbook
from qmines.modes.view import View
from qmines.quantum import stabilizer
from qmines.quantum.circuit import MeasuredCell
from qmines.quantum.layout import IN_GROUP, Layout, deal
from qmines.quantum.lessons import BY_NAME, LESSONS
from qmines.quantum.look import HALVES, halves
from qmines.quantum.position import NOT_SHOWN, UNMEASURED, QubitPosition
from qmines.quantum.states import Basis, State
from qmines.quantum.story import measured

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.core.events import Event
    from qmines.core.stream import Stream
    from qmines.quantum.lessons import Lesson, Observation
    from qmines.quantum.stabilizer import Stabilizers

T = TypeVar("T")

MAX_CELLS: Final = 400
_PLACE: Final = ("row", "column")
_STATES: Final = {"zero": State.ZERO, "one": State.ONE, "plus": State.PLUS, "minus": State.MINUS}
_FREE: Final = "free"
_SHARED: Final = {"sandbox-state": "sandbox-state-shared", "sandbox-now": "sandbox-now-shared"}


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Linked(Generic[T]):
    """The last item of a list, linked to those before it.

    Undo keeps thousands of states, each with all its measurements and notices; they share links.
    """

    item: T
    older: Linked[T] | None


@dataclass(frozen=True, slots=True)
class Part:
    """A group or a single cell: the state it was prepared in, and its current state."""

    cells: tuple[int, ...]
    prepared: str
    state: Stabilizers
    log: Linked[MeasuredCell] | None = None


@dataclass(frozen=True, slots=True)
class SandboxState:
    """Visible qubits. ``met`` are the observations of the lesson made so far."""

    setup: Setup
    stream: Stream = field(repr=False)
    layout: Layout
    parts: tuple[Part, ...]
    count: int = 0
    met: frozenset[int] = frozenset()
    outcome: Outcome = PLAYING
    notices: Linked[Message] | None = None


def _preset(text: str, lesson: str) -> Preset:
    layout = Layout.parse(text)
    level = Level(layout.grid.width, layout.grid.height, _bad(layout))
    return Preset(level, {"layout": text, "lesson": lesson})


def _read(text: str) -> Preset | None:
    try:
        return _preset(text, _FREE)
    except InvalidInput:
        return None


def _bad(layout: Layout) -> int:
    return layout.totals[State.ONE] + layout.totals[State.PLUS]


class Sandbox:
    """Qubits to prepare and measure; lessons have a goal."""

    descriptor = Descriptor(
        name="sandbox",
        title=Message("game-rules-sandbox"),
        summary=Message("rules-sandbox-about"),
        events=(
            EventKind("open-z", _PLACE, Message("event-sandbox-z")),
            EventKind("open-h", _PLACE, Message("event-sandbox-h")),
            EventKind("prepare", (*_PLACE, "word"), Message("event-prepare")),
            EventKind("reset", (), Message("event-reset")),
        ),
        options=(
            Option("lesson", _FREE, Message("option-lesson"), choices=(_FREE, *BY_NAME)),
            Option("layout", "", Message("option-layout")),
            LABELS,
        ),
        display=SANDBOX_BOARDS,
        levels={
            **{lesson.name: _preset(lesson.layout, lesson.name) for lesson in LESSONS},
            _FREE: _preset("01+-/aaAA/qqq0", _FREE),
        },
        level=LESSONS[0].name,
        custom=Preset(Level(10, 10, 8), {}),
        reads=_read,
    )

    def check(self, setup: Setup) -> None:
        """Refuse a field that is too large, or a layout that does not belong to the lesson."""
        lesson, text = _lesson(setup), str(setup.options["layout"])
        if setup.grid.cells > MAX_CELLS or not 0 <= setup.level.mines <= setup.grid.cells:
            raise InvalidInput(Message("invalid-sandbox", most=MAX_CELLS))
        if lesson is not None and text != lesson.layout:
            raise InvalidInput(Message("invalid-lesson-layout", lesson=lesson.name))
        if text:
            layout = Layout.parse(text)
            if layout.grid != setup.grid or setup.level.mines != _bad(layout):
                raise InvalidInput(Message("invalid-layout"))

    def contents(self, setup: Setup) -> list[Message]:
        """What is in the cells."""
        text = str(setup.options["layout"])
        if text:
            return [Message("contents-layout", layout=text)]
        return [Message("contents-random", count=setup.level.mines, state=State.ONE.message())]

    def start(self, setup: Setup, stream: Stream) -> SandboxState:
        """All cells prepared; a lesson starts with its introduction."""
        text, grid = str(setup.options["layout"]), setup.grid
        mines = (setup.level.mines, 0, 0)
        layout = (
            Layout.parse(text) if text else deal(grid, mines, (0, 0, 0), stream.derive("layout"))
        )
        lesson = _lesson(setup)
        state = SandboxState(setup, stream, layout, _parts(layout))
        return _told(state, *lesson.introduction(textbook=is_textbook(setup))) if lesson else state

    def apply(self, state: SandboxState, event: Event) -> Step:
        """Apply an event; every measurement adds notices."""
        check_event(event, self.descriptor.events)
        if state.outcome.over:
            raise InvalidInput(Message("move-lesson-over"))
        if event.verb == "reset":
            after = replace(state, parts=_parts(state.layout))
        else:
            row, column, *word = event.arguments
            cell = state.setup.grid.index(int(row), int(column))
            if event.verb == "prepare":
                after = _prepared(state, cell, str(word[0]))
            else:
                basis = Basis[event.verb[-1].upper()]
                after = _checked(_measured(state, cell, basis))
        changes = differences(_boards(state), _boards(after))
        return Step(after, changes, after.outcome)

    def view(self, state: SandboxState) -> View:
        """The chance of a mine in every cell on both boards, and all states."""
        grid = state.setup.grid
        vectors: list[tuple[int, int, int]] = [(0, 0, 0)] * grid.cells
        for part in state.parts:
            for place, cell in enumerate(part.cells):
                vectors[cell] = stabilizer.bloch(part.state, place)
        layout = _layout(state)
        none = bytes([NOT_SHOWN]) * grid.cells
        asked = (each for part in state.parts for each in _latest_first(part.log))
        return View(
            grid=grid,
            total=state.setup.level.mines,
            boards=_boards(state),
            outcome=state.outcome,
            notices=tuple(_latest_first(state.notices))[::-1],
            display=SANDBOX_BOARDS,
            qubits=QubitView(
                position=QubitPosition(
                    grid=grid,
                    totals=layout.totals,
                    numbers=(none, none),
                    measured=bytes([UNMEASURED]) * grid.cells,
                    groups_of=layout.groups_of,
                    groups=layout.groups,
                ),
                textbook=is_textbook(state.setup),
                layout=layout,
                log=tuple(sorted(asked, key=lambda each: each.at)),
                vectors=tuple(vectors),
            ),
        )

    def risks(self, state: SandboxState, event: Event) -> tuple[int, ...]:  # noqa: ARG002
        """No cells: nothing explodes in the sandbox."""
        return ()

    def resign(self, state: SandboxState) -> SandboxState:
        """The state after the player gave up."""
        return replace(state, outcome=Outcome(Result.LOST, Reason.RESIGNED))


def _boards(state: SandboxState) -> tuple[bytes, bytes]:
    """The chance of a mine in every cell on both boards."""
    cells = state.setup.grid.cells
    boards = bytearray(cells), bytearray(cells)
    for part in state.parts:
        for cell, (z, h) in zip(part.cells, stabilizer.weights(part.state), strict=True):
            boards[0][cell], boards[1][cell] = HALVES + z, HALVES + h
    return bytes(boards[0]), bytes(boards[1])


def _latest_first(items: Linked[T] | None) -> Iterator[T]:
    while items is not None:
        yield items.item
        items = items.older


def _lesson(setup: Setup) -> Lesson | None:
    return BY_NAME.get(str(setup.options["lesson"]))


def _told(state: SandboxState, *messages: Message) -> SandboxState:
    """The state with these notices added."""
    notices = state.notices
    for message in messages:
        notices = Linked(message, notices)
    return replace(state, notices=notices)


def _parts(layout: Layout) -> tuple[Part, ...]:
    """Every group and every single cell, as prepared."""
    shared = [
        Part(group.cells, group.kind.name.lower(), stabilizer.shared(group.kind))
        for group in layout.groups
    ]
    own = [
        Part((cell,), State(state).symbol, stabilizer.single(State(state)))
        for cell, state in enumerate(layout.own)
        if state != IN_GROUP
    ]
    return (*shared, *own)


def _layout(state: SandboxState) -> Layout:
    """The states in which the cells were last prepared."""
    own = bytearray(state.layout.own)
    for part in state.parts:
        if len(part.cells) == 1:
            own[part.cells[0]] = State.parse(part.prepared)
    return Layout(state.layout.grid, bytes(own), state.layout.groups)


def _part_of(state: SandboxState, cell: int) -> tuple[int, Part]:
    return next((at, part) for at, part in enumerate(state.parts) if cell in part.cells)


def _with_part(state: SandboxState, at: int, part: Part) -> SandboxState:
    return replace(state, parts=(*state.parts[:at], part, *state.parts[at + 1 :]))


def _prepared(state: SandboxState, cell: int, word: str) -> SandboxState:
    if word not in _STATES:
        raise InvalidInput(Message("move-prepare", states=list(_STATES), state=word))
    at, part = _part_of(state, cell)
    if len(part.cells) > 1:
        raise InvalidInput(Message("move-prepare-group"))
    made = _STATES[word]
    return _with_part(state, at, Part((cell,), made.symbol, stabilizer.single(made)))


def _measured(state: SandboxState, cell: int, basis: Basis) -> SandboxState:
    """The state after a measurement, with notices that explain it."""
    at, part = _part_of(state, cell)
    qubit = part.cells.index(cell)
    chance = stabilizer.weights(part.state)[qubit][basis]
    mine = chance == 2
    if chance == 1:
        coin = state.stream.derive("measure", state.count, cell, int(basis))
        mine = coin.below(2) == 1
    after = stabilizer.collapsed(part.state, qubit, basis, mine=mine)
    asked = MeasuredCell(cell, basis, mine, state.count)
    place, textbook = state.setup.grid.place, is_textbook(state.setup)
    why = _named("sandbox-state", part.state, qubit, textbook=textbook, chance=halves(chance))
    what = measured(place(cell), basis, mine=mine)
    told = [Message("sandbox-measured", what=what, why=why)]
    for other, each in enumerate(part.cells):
        if stabilizer.bloch(after, other) != stabilizer.bloch(part.state, other):
            told.append(_named("sandbox-now", after, other, textbook=textbook, cell=place(each)))
    state = _with_part(state, at, replace(part, state=after, log=Linked(asked, part.log)))
    return _told(replace(state, count=state.count + 1), *told)


def _named(key: str, state: Stabilizers, qubit: int, *, textbook: bool, **args: Any) -> Message:
    """A message about the state of a qubit, or its variant for qubits that share a state."""
    own = stabilizer.state_of(state, qubit)
    if own is None:
        return Message(_SHARED[key], **args)
    return Message(key, state=own.message(textbook=textbook), **args)


def _checked(state: SandboxState) -> SandboxState:
    """The state with new observations of the lesson; the last one ends it."""
    lesson = _lesson(state.setup)
    if lesson is None:
        return state
    textbook = is_textbook(state.setup)
    for number, wanted in enumerate(lesson.goal):
        if number not in state.met and any(_seen(wanted, part) for part in state.parts):
            state = replace(state, met=state.met | {number})
            state = _told(state, lesson.seen(number, textbook=textbook))
    if len(state.met) < len(lesson.goal):
        return state
    won = replace(state, outcome=Outcome(Result.WON, Reason.LEARNT))
    return _told(won, lesson.ending(textbook=textbook))


def _seen(wanted: Observation, part: Part) -> bool:
    """Whether the measurements of a part match an observation."""
    if part.prepared != wanted.of or not part.log:
        return False
    if len(part.cells) == 1:
        length = len(wanted.boards[0])
        # A single measurement must be the first; a longer sequence can come later.
        asked = list(islice(_latest_first(part.log), length if length > 1 else None))[::-1]
    else:
        first = {each.cell: each for each in _latest_first(part.log)}
        asked = [first[cell] for cell in part.cells if cell in first]
    boards = "".join(each.basis.name for each in asked)
    outcomes = "".join(f"{each.mine:d}" for each in asked)
    return boards in wanted.boards and (not wanted.outcomes or outcomes in wanted.outcomes)


SANDBOX: Final = Sandbox()
