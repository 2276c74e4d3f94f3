"""A game's timeline: what its events lead to, with undo and pauses. No clock, no hashes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from qmines import modes
from qmines.core.events import Event, EventKind, check_event
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes import Reason, Result
from qmines.modes.base import differences
from qmines.modes.field import on_board
from qmines.session.judge import JudgedMove
from qmines.session.measures import Clicks, Counts
from qmines.session.undo_history import Past, UndoHistory

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from qmines.core.board import Board
    from qmines.core.stream import Stream
    from qmines.modes import Mode, Outcome, Setup, View
    from qmines.modes.saves import Save
    from qmines.session.clock import Clock

SESSION_EVENTS: Final = (
    EventKind("undo", (), Message("event-undo")),
    EventKind("pause", (), Message("event-pause")),
    EventKind("resume", (), Message("event-resume")),
    EventKind("resign", (), Message("event-resign")),
    EventKind("help", ("word",), Message("event-help")),
)
"""The events of every game, under any rules."""
_VERBS: Final = frozenset(kind.verb for kind in SESSION_EVENTS)
_BUTTONS: Final = {"flag": "right", "question": "right", "mark": "right", "chord": "chord"}
_OPENING: Final = frozenset({"open", "shield"})  # on any board: open-z, shield-h
UNDO_BYTES: Final = 64 << 20
"""Memory for older states, which undo needs."""
_BYTES_A_CELL: Final = 4
_BYTES_A_QUBIT: Final = 48


class Timeline:
    """The events of a game so far and their results."""

    def __init__(
        self,
        setup: Setup,
        stream: Stream,
        *,
        board: Board | None = None,
        undo_bytes: int = UNDO_BYTES,
    ) -> None:
        self.mode: Mode[Any] = modes.get(setup.rules)
        self.state: Any = self.mode.start(setup, stream)
        if board is not None:
            self.state = on_board(self.state, board)
        self._start = self.state
        self._count = 0
        self._past: Past | None = None  # the moves that led here, without those that were undone
        size = _BYTES_A_CELL if self.mode.descriptor.display.mines else _BYTES_A_QUBIT
        self._history = UndoHistory(undo_bytes // (size * setup.grid.cells))
        self._clicks: dict[tuple[str, bool], int] = {}
        self._flags_used = False
        self.outcome: Outcome = modes.PLAYING
        self.changed: tuple[NDArray[Any], ...] = ()
        self.paused = False
        self.started = False
        self.deaths = 0
        self.undone = False
        self.help: dict[str, int] = {}

    def take(self, event: Event, *, ranked: bool = False) -> None:
        """Apply an event; nothing changes if it is refused."""
        if event.verb in _VERBS:
            check_event(event, SESSION_EVENTS)
            if event.verb == "undo":
                self._undo(ranked=ranked)
            else:
                getattr(self, f"_{event.verb}")(event)
                self.changed = ()
        else:
            self._move(event)
        self._count += 1

    def __copy__(self) -> Timeline:
        """A copy to continue independently, in constant time."""
        found = object.__new__(Timeline)
        vars(found).update(vars(self), _clicks=self._clicks.copy(), help=self.help.copy())
        return found

    def view(self, **more: Any) -> View:
        """The public view, with details that only the game knows; without boards during a pause."""
        view = self.mode.view(self.state)
        if self.paused:
            view = view.hidden_again()
        return view.in_session(changed=self.changed, deaths=self.deaths, paused=self.paused, **more)

    @property
    def saved(self) -> tuple[Save, ...]:
        """The saves so far, which are secret unless the rules announce them."""
        found: tuple[Save, ...] = getattr(self.state, "saved", ())
        return found

    @property
    def running(self) -> bool:
        """Whether time counts: from the first open to the end, except during pauses."""
        return self.started and not self.paused and not self.outcome.over

    def start(self) -> View:
        """The view before the first event."""
        return self.mode.view(self._start)

    def counts(self) -> Counts:
        """Clicks and help so far."""
        clicks = {
            button: Clicks(
                *(self._clicks.get((button, effective), 0) for effective in (True, False))
            )
            for button in ("left", "right", "chord")
        }
        return Counts(**clicks, flags_used=self._flags_used, help=dict(self.help))

    def standing(self) -> frozenset[int]:
        """The numbers of the moves that led here and were not undone."""
        return frozenset(move.number for move in self._past or ())

    def _move(self, event: Event) -> None:
        self._refuse_if(paused=True)
        step = self.mode.apply(self.state, event)
        effective = step.state is not self.state
        verb, _, _ = event.verb.partition("-")
        click = _BUTTONS.get(verb, "left"), effective
        self._clicks[click] = self._clicks.get(click, 0) + 1
        self.changed = step.changes
        if not effective:
            return
        self._past = Past(self._count, event, self.state, self._past)
        self._history.keep(self._past)
        self.state = step.state
        self.outcome = step.outcome
        self.started |= verb in _OPENING
        self._flags_used |= verb in {"flag", "mark"}

    def _undo(self, *, ranked: bool) -> None:
        if ranked:
            raise InvalidInput(Message("move-ranked-undo"))
        self._refuse_if(paused=True)
        if self.outcome.result is Result.WON or self.outcome.reason is Reason.RESIGNED:
            raise InvalidInput(Message("move-game-over"))
        move = self._past
        if move is None:
            raise InvalidInput(Message("move-no-undo"))
        before = self._history.before(move, self._start, self._state_after)
        self._history.forget(move)
        self.undone = True
        self._past = move.older
        here, there = self.mode.view(self.state), self.mode.view(before)
        self.changed = differences(here.boards, there.boards)
        self.deaths += self.outcome.result is Result.LOST
        self.state, self.outcome = before, there.outcome

    def _pause(self, _: Event) -> None:
        self._refuse_if(paused=True, over=True)
        self.paused = True

    def _resume(self, _: Event) -> None:
        if not self.paused:
            raise InvalidInput(Message("move-not-paused"))
        self.paused = False

    def _resign(self, _: Event) -> None:
        self._refuse_if(over=True)
        self.paused = False
        self.state = self.mode.resign(self.state)
        self.outcome = self.mode.view(self.state).outcome

    def _help(self, event: Event) -> None:
        self._refuse_if(paused=True, over=True)
        kind = str(event.arguments[0])
        self.help[kind] = self.help.get(kind, 0) + 1

    def _refuse_if(self, *, paused: bool = False, over: bool = False) -> None:
        if over and self.outcome.over:
            raise InvalidInput(Message("move-game-over"))
        if paused and self.paused:
            raise InvalidInput(Message("move-paused"))

    def _state_after(self, state: Any, event: Event) -> Any:
        return self.mode.apply(state, event).state


class Snapshot(NamedTuple):
    """A game at one moment."""

    sequence: int
    chain: str
    timeline: Timeline
    clock: Clock


def moves(
    setup: Setup,
    stream: Stream,
    events: Sequence[str],
    standing: frozenset[int],
    board: Board | None = None,
) -> Iterator[JudgedMove]:
    """The moves of a game, played again for the judge; ``standing`` are those not undone."""
    timeline = Timeline(setup, stream, board=board)
    for number, text in enumerate(events):
        event = Event.parse(text)
        if event.verb in _VERBS:
            timeline.take(event)
            continue
        before = timeline.mode.view(timeline.state)
        stakes = timeline.mode.risks(timeline.state, event)
        timeline.take(event)
        yield JudgedMove(number, before, stakes, timeline.outcome.result, number not in standing)
