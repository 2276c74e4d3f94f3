"""A stored game that is being played; every event is committed before it counts."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from qmines.core.events import Event
from qmines.core.stream import canonical_seed, random_seed
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.play.live import LiveGame
from qmines.play.records import Record, Standing
from qmines.session import Game
from qmines.session.transcript import links_of
from qmines.store.errors import Stale, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from qmines.core.stream import Seed
    from qmines.modes import Setup, View
    from qmines.play.live import Attempt
    from qmines.session import Entry, Header
    from qmines.store.store import Store


class StoredPlay:
    """A game whose every event is committed before ``do`` returns. Not thread-safe.

    If the store refuses an event (another process was faster, or the database is busy), the game
    does not change. A new game is stored with its first event.
    """

    def __init__(
        self, store: Store, live: LiveGame, *, name: str = "", secret: bytes = b""
    ) -> None:
        """Use ``new``, ``load`` or ``adopt`` instead."""
        self.id = name
        self._store = store
        self._secret = secret
        self._live = live

    @classmethod
    def new(
        cls,
        store: Store,
        setup: Setup,
        *,
        seed: Seed | None = None,
        player_seed: str = "",
        ranked: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> StoredPlay:
        """Start a new game; its ``id`` is empty until its first event."""
        secret = random_seed() if seed is None else canonical_seed(seed)
        game = Game(setup, seed=secret, player_seed=player_seed, ranked=ranked, clock=clock)
        return cls(store, LiveGame(game, seeded=seed is not None), secret=secret)

    @classmethod
    def load(
        cls, store: Store, name: str, *, clock: Callable[[], float] = time.monotonic
    ) -> StoredPlay:
        """Load a stored game, ready to continue; its clock continues from the last event."""
        found = store.find(name).id
        return cls(store, store.load_live(found, clock=clock, away=True), name=found)

    @classmethod
    def adopt(
        cls,
        store: Store,
        header: Header,
        seed: bytes,
        entries: Sequence[Entry],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> StoredPlay:
        """Store a copy of another game's beginning and load it; its known seed counts as help.

        Raises:
            InvalidInput: the events are impossible, or end the game.
        """
        return cls.load(store, adopt(store, header, seed, entries), clock=clock)

    @property
    def game(self) -> Game:
        """The game; change it with ``do`` only."""
        return self._live.game

    @property
    def view(self) -> View:
        """The current view."""
        return self.game.view

    def do(self, event: str | Event, *, key: str | None = None) -> View:
        """Apply an event, commit it, and return the new view.

        If you do not know whether a call succeeded, call again with the same ``key``: the event
        happens only once.

        Raises:
            InvalidInput: the rules refuse the event.
            Stale: the game continued elsewhere; ``view`` shows its current state.
            StoreBusy, StoreError: the event could not be stored.
        """
        event = event if isinstance(event, Event) else Event.parse(event)
        if key is not None and self.id:
            self._catch_up()
            if self._live.has_happened(key, str(event)):
                return self.view
        return self._do([event], key)

    def do_all(self, events: Iterable[str | Event]) -> View:
        """Apply events up to the first that is refused, with a single commit."""
        return self._do(events, None)

    def settle(self) -> None:
        """Compute and store the measures of a finished game, which takes a while."""
        game = self.game
        if game.outcome.over and self.id:
            self._store.measure(self.id, game.sequence, game.measures)

    def _do(self, events: Iterable[str | Event], key: str | None) -> View:
        attempt = self._live.attempt(lambda _: events, key=key)
        if attempt.records:
            self._store_attempt(attempt)
        if attempt.refusal is not None:
            raise attempt.refusal
        return self.view

    def _store_attempt(self, attempt: Attempt) -> None:
        store, live, standing = self._store, self._live, attempt.standing
        try:
            if not self.id:
                self.id = store.add(self.game.header, self._secret, aid=standing.aid)
            after = attempt.snapshot.sequence
            receipt = store.append(self.id, after, attempt.records, standing)
        except BaseException as error:
            live.withdraw(attempt)
            if isinstance(error, Stale):
                self._catch_up()
            raise
        if receipt.repeated:  # another process stored the same event in the meantime
            live.withdraw(attempt)
            self._catch_up()
        else:
            live.confirm(attempt)

    def _catch_up(self) -> None:
        """Apply the events that other processes have stored."""
        missing = self._store.events_after(self.id, self.game.sequence)
        if not self._live.follow(missing):
            raise StoreError(
                f"game {self.id} is damaged in the database: the hashes of its events do not match"
            )


def adopt(
    store: Store,
    header: Header,
    seed: bytes,
    entries: Sequence[Entry],
    *,
    owner: str | None = None,
) -> str:
    """Store a copy of another game's beginning, and return its ID; its known seed counts as help.

    Raises:
        InvalidInput: the events are impossible, or end the game.
    """
    # The replayed game is freed before the rows are made, which halves the memory.
    standing = Standing.of(Game.replay(header, seed, entries), seeded=True)
    if standing.outcome.over:
        raise InvalidInput(Message("site-fork-over"))
    name = store.add(header, seed, aid="seed", owner=owner, events=len(entries))
    records = [
        Record(secrets.token_hex(8), entry.event, entry.at, link)
        for entry, link in zip(entries, links_of(header, entries), strict=True)
    ]
    if records:
        store.append(name, 0, records, standing)
    return name


def settle_all(store: Store, limit: int = 100) -> int:
    """Compute the measures of finished games that lack them; returns how many there were."""
    names = store.unmeasured(limit)
    for name in names:
        StoredPlay.load(store, name).settle()
    return len(names)
