"""One game being played: events in, views out; everything it keeps can be replayed."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from qmines import modes
from qmines.core.events import Event, EventKind, check_event
from qmines.core.position import HIDDEN
from qmines.core.stream import canonical_seed, random_seed
from qmines.errors import InvalidInput
from qmines.modes import Outcome, Reason, Result, View
from qmines.session.clock import Clock
from qmines.session.transcript import Entry, Header, commitment_to, game_stream, next_link

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from qmines.core.levels import Level
    from qmines.core.position import Position
    from qmines.core.stream import Seed
    from qmines.modes import Mode, Setup
    from qmines.session.measures import Measures

SESSION_EVENTS: Final = (
    EventKind("undo", (), "back to before the last event that changed anything"),
    EventKind("pause", (), "stop the clock and hide the board"),
    EventKind("resume", (), "show the board and let the clock run on"),
    EventKind("resign", (), "give up"),
    EventKind("help", ("word",), "note that help was used, and which: help hint"),
)
_SESSION_VERBS: Final = frozenset(kind.verb for kind in SESSION_EVENTS)
_HISTORY_BYTES: Final = 64 << 20  # of older states for undo; beyond that the game is replayed


class Game:
    """A game of any rule set. Not for several threads at once.

    >>> game = new_game("9x9x10", seed=7)
    >>> view = game.open(4, 4)
    >>> view.outcome.result, view.position[4, 4]
    (<Result.PLAYING: 'playing'>, 0)
    """

    def __init__(
        self,
        setup: Setup,
        *,
        seed: Seed | None = None,
        player_seed: str = "",
        ranked: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seed = random_seed() if seed is None else canonical_seed(seed)
        self.header = Header(setup, commitment_to(self._seed), player_seed, ranked)
        self._mode: Mode[Any] = modes.get(setup.rules)
        self._start = self._mode.start(setup, game_stream(self._seed, player_seed))
        self._state: Any = self._start
        self._line: list[Event] = []  # the events that led here, without those undone
        self._older: deque[Any] = deque(maxlen=max(1, _HISTORY_BYTES // (4 * setup.grid.cells)))
        self._entries: list[Entry] = []
        self._chain = self.header.link()
        self._clock = Clock(clock)
        self._paused = False
        self._resigned = False
        self._changed: tuple[Any, ...] = ()
        self.deaths = 0
        """How many losses were undone."""
        self.help: dict[str, int] = {}
        """The kinds of help used, and how often each."""

    # --- what happens ---

    def do(self, event: str | Event) -> View:
        """Let an event happen, and tell what is to be seen then.

        Raises:
            InvalidInput: no such event, or not now; nothing has happened then.
        """
        if not isinstance(event, Event):
            event = Event.parse(event)
        self._happen(event, self._clock.read())
        return self.view

    def open(self, row: int, column: int) -> View:
        """Open a hidden cell."""
        return self.do(Event("open", (row, column)))

    def flag(self, row: int, column: int) -> View:
        """Put a flag on a hidden cell, or take it away."""
        return self.do(Event("flag", (row, column)))

    def question(self, row: int, column: int) -> View:
        """Put a question mark on a hidden cell, or take it away."""
        return self.do(Event("question", (row, column)))

    def mark(self, row: int, column: int) -> View:
        """Give a hidden cell its next mark, as a right click does."""
        return self.do(Event("mark", (row, column)))

    def chord(self, row: int, column: int) -> View:
        """Open the neighbours of a clue that has all its flags."""
        return self.do(Event("chord", (row, column)))

    def undo(self) -> View:
        """Go back to before the last event that changed anything; not in ranked games."""
        return self.do(Event("undo"))

    def pause(self) -> View:
        """Stop the clock and hide the board."""
        return self.do(Event("pause"))

    def resume(self) -> View:
        """Show the board and let the clock run on."""
        return self.do(Event("resume"))

    def resign(self) -> View:
        """Give up."""
        return self.do(Event("resign"))

    def note_help(self, kind: str) -> View:
        """Note in the transcript that help was used."""
        return self.do(Event("help", (kind,)))

    # --- what is to be seen ---

    @property
    def view(self) -> View:
        """What may be seen now; the board is hidden while the game is paused."""
        view = self._mode.view(self._state)
        if self._paused:
            hidden = bytes([HIDDEN]) * view.grid.cells
            view = replace(view, boards=(hidden,) * len(view.boards))
        return replace(
            view,
            changed=self._changed,
            sequence=len(self._entries),
            chain=self._chain,
            deaths=self.deaths,
            paused=self._paused,
            milliseconds=self._clock.counted(),
        )

    @property
    def position(self) -> Position:
        """The first board as it is seen now."""
        return self.view.position

    @property
    def outcome(self) -> Outcome:
        """How the game stands."""
        return self._mode.view(self._state).outcome

    @property
    def setup(self) -> Setup:
        """The rules, the field and the options."""
        return self.header.setup

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret seed, told before the first event."""
        return self.header.commitment

    @property
    def chain(self) -> str:
        """The hash that binds the header and all events so far."""
        return self._chain

    @property
    def sequence(self) -> int:
        """How many events have happened."""
        return len(self._entries)

    @property
    def transcript(self) -> tuple[Entry, ...]:
        """All events so far, undone ones and undos included."""
        return tuple(self._entries)

    @property
    def milliseconds(self) -> int:
        """The time that counts: from the first open, without pauses."""
        return self._clock.counted()

    @property
    def seed(self) -> bytes:
        """The secret seed, once the game has ended."""
        if not self.outcome.over:
            raise InvalidInput("the seed is told when the game has ended")
        return self._seed

    @property
    def measures(self) -> Measures:
        """Clicks, time, and after the end what the board was worth and how lucky it was."""
        from qmines.session.measures import measure  # noqa: PLC0415  # it imports this module

        return measure(self)

    def save(self, path: str | Path | None = None, *, with_seed: bool = True) -> bytes:
        """The game as a file, written to ``path`` if there is one.

        Without its seed a game that has not ended can be shown, but not resumed.
        """
        from qmines.session.file import write  # noqa: PLC0415  # it imports this module

        data = write(self, self._seed if with_seed or self.outcome.over else None)
        if path is not None:
            Path(path).write_bytes(data)
        return data

    # --- how it happens ---

    @classmethod
    def replay(
        cls,
        header: Header,
        seed: bytes,
        entries: Iterable[Entry],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> Game:
        """The game that these events made; its clock runs on from the last of them.

        Raises:
            InvalidInput: the seed is not the committed one, or an event cannot have happened.
        """
        game = cls(
            header.setup,
            seed=seed,
            player_seed=header.player_seed,
            ranked=header.ranked,
            clock=clock,
        )
        if game.header != header:
            raise InvalidInput("the seed is not the one that the game is committed to")
        for number, entry in enumerate(entries):
            try:
                game._happen(Event.parse_exactly(entry.event), entry.at)  # our own
            except InvalidInput as error:
                raise InvalidInput(f"event {number} ({entry.event}): {error}") from None
        game._clock.resume_here()  # our own
        return game

    def _happen(self, event: Event, at: int) -> None:
        """Let an event happen at a time; changes nothing if it is refused."""
        if self._entries and at < self._entries[-1].at:
            raise InvalidInput(f"time cannot run backwards, from {self._entries[-1].at} to {at}")
        if event.verb in _SESSION_VERBS:
            check_event(event, SESSION_EVENTS)
            getattr(self, f"_do_{event.verb}")(event)
        else:
            self._do_move(event)
        entry = Entry(at, str(event))
        self._entries.append(entry)
        self._chain = next_link(self._chain, entry)
        started = any(move.verb.startswith("open") for move in self._line)
        over = self.outcome.over
        self._clock.note(at, running=started and not self._paused and not over)

    def _do_move(self, event: Event) -> None:
        if self._paused:
            raise InvalidInput("the game is paused: resume it first")
        step = self._mode.apply(self._state, event)
        self._changed = step.changes
        if step.state is not self._state:
            self._older.append(self._state)
            self._line.append(event)
            self._state = step.state

    def _do_undo(self, _: Event) -> None:
        outcome = self.outcome
        if self.header.ranked:
            raise InvalidInput("there is no undo in a ranked game")
        if self._paused:
            raise InvalidInput("the game is paused: resume it first")
        if outcome.result is Result.WON or outcome.reason is Reason.RESIGNED:
            raise InvalidInput("the game is over")
        if not self._line:
            raise InvalidInput("there is nothing to undo")
        self._line.pop()
        before = self._older.pop() if self._older else self._rebuilt()
        self._changed = modes.base.differences(
            self._mode.view(self._state).boards, self._mode.view(before).boards
        )
        self._state = before
        self.deaths += outcome.result is Result.LOST

    def _do_pause(self, _: Event) -> None:
        if self._paused:
            raise InvalidInput("the game is paused already")
        if self.outcome.over:
            raise InvalidInput("the game is over")
        self._paused = True
        self._changed = ()

    def _do_resume(self, _: Event) -> None:
        if not self._paused:
            raise InvalidInput("the game is not paused")
        self._paused = False
        self._changed = ()

    def _do_resign(self, _: Event) -> None:
        if self.outcome.over:
            raise InvalidInput("the game is over")
        self._paused = False
        self._state = self._mode.resign(self._state)
        self._changed = ()

    def _do_help(self, event: Event) -> None:
        if self.outcome.over:
            raise InvalidInput("the game is over")
        kind = str(event.arguments[0])
        self.help[kind] = self.help.get(kind, 0) + 1
        self._changed = ()

    def _rebuilt(self) -> Any:
        state = self._start
        for event in self._line:
            state = self._mode.apply(state, event).state
        return state


def new_game(
    level: str | Level,
    rules: str = "classic",
    seed: Seed | None = None,
    *,
    player_seed: str = "",
    ranked: bool = False,
    clock: Callable[[], float] = time.monotonic,
    **options: object,
) -> Game:
    """A new game: ``new_game("expert", rules="forgiving", seed=7, strict=True)``."""
    setup = modes.make_setup(level, rules, **options)
    return Game(setup, seed=seed, player_seed=player_seed, ranked=ranked, clock=clock)
