"""One game being played: it takes events and shows views."""

from __future__ import annotations

import time
from copy import copy
from dataclasses import replace
from functools import partial
from operator import index
from typing import TYPE_CHECKING, Any, Self

from qmines.core.events import Event
from qmines.core.files import replace_file
from qmines.core.stream import canonical_seed, random_seed
from qmines.errors import InvalidInput
from qmines.generate.prepared import make_ahead
from qmines.messages import Message
from qmines.session.clock import Clock
from qmines.session.document import write
from qmines.session.judge import judge
from qmines.session.measures import final_measures, measures_so_far
from qmines.session.timeline import UNDO_BYTES, Snapshot, Timeline, moves
from qmines.session.transcript import Entry, Header, commitment_to, game_stream, next_link
from qmines.session.verdict import verdict_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from pathlib import Path
    from typing import SupportsIndex

    from qmines.core.board import Board
    from qmines.core.position import Position
    from qmines.core.stream import Seed
    from qmines.modes import Outcome, Setup, View
    from qmines.session.measures import Measures
    from qmines.session.verdict import Verdict


class Game:
    """A game of any rule set. Not thread-safe.

    Args:
        setup: the rules, the field and the options.
        seed: the secret seed; random by default.
        player_seed: the player's own seed, mixed in; up to 128 printable ASCII characters.
        ranked: whether the game is ranked, without undo.
        clock: a monotonic clock, in seconds.
        undo_bytes: memory for older states; undo beyond them replays moves.
        board: the board to play on, instead of one drawn from the seed.

    >>> from qmines.session import new_game
    >>> game = new_game("9x9x10", seed=7)
    >>> view = game.open(4, 4)
    >>> view.outcome.result.value, view.position[4, 4]
    ('playing', 0)
    """

    def __init__(
        self,
        setup: Setup,
        *,
        seed: Seed | None = None,
        player_seed: str = "",
        ranked: bool = False,
        clock: Callable[[], float] = time.monotonic,
        undo_bytes: int = UNDO_BYTES,
        board: Board | None = None,
    ) -> None:
        self._seed = random_seed() if seed is None else canonical_seed(seed)
        self.header = Header(setup, commitment_to(self._seed), player_seed, ranked)
        stream = game_stream(self._seed, player_seed)
        self._board = board
        self._timeline = Timeline(setup, stream, board=board, undo_bytes=undo_bytes)
        self._entries: list[Entry] = []
        self._chain = self.header.link()
        self._clock = Clock(clock)
        self._seen: View | None = None
        self._measures: tuple[int, Measures] | None = None  # with their sequence number

    # What happens

    def do(self, event: str | Event) -> View:
        """Apply an event and return the new view.

        Raises:
            InvalidInput: the event is invalid or not allowed now; nothing changes.
        """
        if not isinstance(event, Event):
            event = Event.parse(event)
        self._happen(event, self._clock.read())
        return self.view

    def open(self, row: SupportsIndex, column: SupportsIndex) -> View:
        """Open a hidden cell."""
        return self._do_at("open", row, column)

    def flag(self, row: SupportsIndex, column: SupportsIndex) -> View:
        """Add or remove a flag."""
        return self._do_at("flag", row, column)

    def question(self, row: SupportsIndex, column: SupportsIndex) -> View:
        """Add or remove a question mark."""
        return self._do_at("question", row, column)

    def mark(self, row: SupportsIndex, column: SupportsIndex) -> View:
        """Cycle a hidden cell's mark, like a right click."""
        return self._do_at("mark", row, column)

    def chord(self, row: SupportsIndex, column: SupportsIndex) -> View:
        """Open the other neighbours of a clue that has all its flags."""
        return self._do_at("chord", row, column)

    def _do_at(self, verb: str, row: SupportsIndex, column: SupportsIndex) -> View:
        """Apply an event to a cell, given by whole numbers of any type, including NumPy's."""
        try:
            place = index(row), index(column)
        except TypeError:
            raise InvalidInput(
                f"row and column must be whole numbers, not {row!r} and {column!r}"
            ) from None
        self.setup.grid.index(*place)  # says where the field ends
        return self.do(Event(verb, place))

    def undo(self) -> View:
        """Take back the last event that changed anything; not in ranked games."""
        return self.do(Event("undo"))

    def pause(self) -> View:
        """Stop the clock and hide the board."""
        return self.do(Event("pause"))

    def resume(self) -> View:
        """Show the board and restart the clock."""
        return self.do(Event("resume"))

    def resign(self) -> View:
        """Give up."""
        return self.do(Event("resign"))

    def note_help(self, kind: str) -> View:
        """Record that help was used, such as ``hint``."""
        return self.do(Event("help", (kind,)))

    # What can be seen

    @property
    def view(self) -> View:
        """The current view; the board is hidden while the game is paused."""
        known, seen = self._seen, self._latest()
        if seen is known and seen.milliseconds != (now := self._clock.counted()):
            seen = self._seen = seen.at(now)  # nothing else has changed
        return seen

    @property
    def opened(self) -> int:
        """How many cells are open."""
        return self._latest().opened

    @property
    def position(self) -> Position:
        """What the player sees of the first board now."""
        return self._timeline.view().position

    @property
    def outcome(self) -> Outcome:
        """The outcome so far."""
        return self._timeline.outcome

    @property
    def setup(self) -> Setup:
        """The rules, the field and the options."""
        return self.header.setup

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret seed, published before the first event."""
        return self.header.commitment

    @property
    def chain(self) -> str:
        """The hash over the header and all events so far."""
        return self._chain

    @property
    def sequence(self) -> int:
        """The number of events so far."""
        return len(self._entries)

    @property
    def transcript(self) -> tuple[Entry, ...]:
        """All events so far, including undone ones and undos."""
        return tuple(self._entries)

    def latest(self) -> Iterator[Entry]:
        """The events so far, latest first."""
        return reversed(self._entries)

    @property
    def last(self) -> Entry | None:
        """The last event; None before the first."""
        return self._entries[-1] if self._entries else None

    @property
    def milliseconds(self) -> int:
        """The time that counts: from the first open, without pauses."""
        return self._clock.counted()

    @property
    def made(self) -> float:
        """When the game was created, in seconds of its own clock."""
        return self._clock.made

    @property
    def running(self) -> bool:
        """Whether the clock is running: from the first open to the end, except during pauses."""
        return self._clock.running

    @property
    def deaths(self) -> int:
        """The number of undone losses."""
        return self._timeline.deaths

    @property
    def undone(self) -> bool:
        """Whether any move was undone."""
        return self._timeline.undone

    @property
    def help(self) -> Mapping[str, int]:
        """The kinds of help used, and how often each."""
        return dict(self._timeline.help)

    @property
    def seed(self) -> bytes:
        """The secret seed, once the game is over."""
        if not self.outcome.over:
            raise InvalidInput(Message("after-seed"))
        return self._seed

    @property
    def measures(self) -> Measures:
        """Clicks and time; after the end also 3BV, luck and mistakes."""
        view, counts = self.view, self._timeline.counts()
        if not view.outcome.over:
            return measures_so_far(view, counts)
        if self._measures is None or self._measures[0] != self.sequence:
            stream = game_stream(self._seed, self.header.player_seed)
            events = [entry.event for entry in self._entries]
            standing = self._timeline.standing()
            played = moves(self.setup, stream, events, standing, self._board)
            judgement = judge(view.grid, played, len(events))
            self._measures = (
                self.sequence,
                final_measures(view, counts, judgement, self._timeline.start()),
            )
        return self._measures[1]

    @property
    def measures_at_last(self) -> Measures:
        """The measures as of the last event, as a replay computes them."""
        return replace(self.measures, milliseconds=self._clock.counted_at_last())

    def verdict(self) -> Verdict | None:
        """Why logic could have avoided the loss: a chain of deductions that can be checked.

        None if the game is not lost, or logic could not have helped.
        """
        if self.last is None or not self.outcome.over:
            return None
        return verdict_on(self.setup, self.view, Event.parse(self.last.event))

    def save(self, path: str | Path | None = None, *, with_seed: bool = True) -> bytes:
        """The game as a file, written to ``path`` if given.

        Without its seed, an unfinished game can be shown but not resumed.

        Raises:
            InvalidInput: the game is on a given board, which does not follow from a seed.
        """
        if self._board is not None:
            raise InvalidInput(
                "a game on a given board has no game file: save its board and transcript instead"
            )
        data = write(
            self.header,
            self._entries,
            seed=self._seed if with_seed or self.outcome.over else None,
            chain=self._chain,
            outcome=self.outcome,
            measures=self.measures_at_last,
        )
        if path is not None:
            replace_file(path, data)
        return data

    def copy(self) -> Self:
        """A copy to continue independently, for example to try out a move."""
        return copy(self)

    def __deepcopy__(self, memo: object) -> Self:
        return copy(self)  # states never change, so copies can share them

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the events; the clock continues from the last one, as after loading a file."""
        events = self.header, self._seed, self._entries
        return partial(type(self).replay, board=self._board), events

    def __copy__(self) -> Self:
        found = object.__new__(type(self))
        own = {"_entries": [*self._entries], "_timeline": copy(self._timeline)}
        vars(found).update(vars(self), _clock=copy(self._clock), **own)
        return found

    def deal_ahead(self) -> None:
        """Start generating the board for a first click in the middle, if that takes a while."""
        if self.setup.options.get("no_guess") and not self._timeline.started:
            stream = game_stream(self._seed, self.header.player_seed)
            make_ahead(self.setup.grid, self.setup.level.mines, stream)

    def snapshot(self) -> Snapshot:
        """A snapshot to return to; takes constant time."""
        return Snapshot(len(self._entries), self._chain, copy(self._timeline), copy(self._clock))

    def restore(self, snapshot: Snapshot) -> None:
        """Return to a snapshot, discarding everything since."""
        del self._entries[snapshot.sequence :]
        self._chain = snapshot.chain
        self._timeline, self._clock = copy(snapshot.timeline), copy(snapshot.clock)
        self._seen = self._measures = None

    def follow(self, entries: Iterable[Entry]) -> None:
        """Apply events that happened elsewhere, each at its own time."""
        for entry in entries:
            self._happen(Event.parse_exactly(entry.event), entry.at)

    @classmethod
    def replay(
        cls,
        header: Header,
        seed: bytes,
        entries: Iterable[Entry],
        *,
        clock: Callable[[], float] = time.monotonic,
        made: float | None = None,
        undo_bytes: int = UNDO_BYTES,
        board: Board | None = None,
    ) -> Game:
        """Recreate a game from its events.

        Args:
            header: its setup and commitment.
            seed: its secret seed.
            entries: its events.
            clock: a monotonic clock, in seconds.
            made: when the game was created, by that clock, so that the time since its last
                event counts; if None, the clock continues from the last event.
            undo_bytes: memory for older states.
            board: the board, if it was given.

        Raises:
            InvalidInput: the seed does not match the commitment, or an event is impossible.
        """
        game = cls(
            header.setup,
            seed=seed,
            player_seed=header.player_seed,
            ranked=header.ranked,
            clock=clock,
            undo_bytes=undo_bytes,
            board=board,
        )
        if game.header != header:
            raise InvalidInput("the seed does not match the game's commitment")
        for number, entry in enumerate(entries):
            try:
                game._happen(Event.parse_exactly(entry.event), entry.at)
            except InvalidInput as error:
                raise InvalidInput(f"event {number} ({entry.event}): {error}") from None
        game._clock.resume(made)
        return game

    def _latest(self) -> View:
        """The current view; its time may be out of date."""
        if self._seen is None or self._seen.chain != self._chain:
            count, now = len(self._entries), self._clock.counted()
            self._seen = self._timeline.view(sequence=count, chain=self._chain, milliseconds=now)
        return self._seen

    def _happen(self, event: Event, at: int) -> None:
        """Apply an event at a time; nothing changes if it is refused."""
        if self._entries and at < self._entries[-1].at:
            last = self._entries[-1].at
            raise InvalidInput(f"the time {at} ms is before the last event, which was at {last} ms")
        timeline = self._timeline
        timeline.take(event, ranked=self.header.ranked)
        entry = Entry(at, str(event))
        self._entries.append(entry)
        self._chain = next_link(self._chain, entry)
        self._clock.note(at, running=timeline.running)
