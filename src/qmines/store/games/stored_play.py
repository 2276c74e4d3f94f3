"""A game being played that is in the store: no event is told of before it is safe."""

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
from qmines.session.transcript import next_link
from qmines.store.errors import Stale, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from qmines.core.stream import Seed
    from qmines.modes import Setup, View
    from qmines.play.live import Attempt
    from qmines.session import Entry, Header
    from qmines.store.store import Store


class StoredPlay:
    """A game whose every event is committed before ``do`` returns. Not for several threads.

    Where the store refuses an event (another process was quicker, or the database is
    busy), it has not happened. A new game is stored with its first event, and not before.
    """

    def __init__(
        self, store: Store, live: LiveGame, *, name: str = "", secret: bytes = b""
    ) -> None:
        """As ``new`` and ``load`` call it."""
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
        """A new game; its ``id`` is empty up to its first event."""
        secret = random_seed() if seed is None else canonical_seed(seed)
        game = Game(setup, seed=secret, player_seed=player_seed, ranked=ranked, clock=clock)
        return cls(store, LiveGame(game, seeded=seed is not None), secret=secret)

    @classmethod
    def load(
        cls, store: Store, name: str, *, clock: Callable[[], float] = time.monotonic
    ) -> StoredPlay:
        """The stored game of that name, ready to continue; its clock starts at the last event."""
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
        """A new game in the store that begins as another did; its seed is known, which is help.

        Raises:
            InvalidInput: these events cannot have happened.
        """
        return cls.load(store, adopt(store, header, seed, entries), clock=clock)

    @property
    def game(self) -> Game:
        """The game as it stands. Only ``do`` may let events happen in it."""
        return self._live.game

    @property
    def view(self) -> View:
        """What may be seen now."""
        return self.game.view

    def do(self, event: str | Event, *, key: str | None = None) -> View:
        """Let an event happen; when this returns it is safe.

        A caller that does not know whether its call arrived calls again with the same
        ``key``: the event happens once, and the view is that of now.

        Raises:
            InvalidInput: the rules refuse it.
            Stale: the game continued elsewhere; ``view`` shows it as it is now.
            StoreBusy, StoreError: it could not be stored.
        """
        event = event if isinstance(event, Event) else Event.parse(event)
        if key is not None and self.id:
            self._catch_up()
            if self._live.has_happened(key, str(event)):
                return self.view
        return self._do([event], key)

    def do_all(self, events: Iterable[str | Event]) -> View:
        """Let events happen one after the other, up to one that is refused; one commit for all."""
        return self._do(events, None)

    def settle(self) -> None:
        """After the end, work out the measures and keep them: they take a while."""
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
        if receipt.repeated:  # somebody else sent the same in the meantime
            live.withdraw(attempt)
            self._catch_up()
        else:
            live.confirm(attempt)

    def _catch_up(self) -> None:
        """Apply what other processes have stored."""
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
    """Store a game that begins as another did, and tell its name; its seed is known, which is help.

    Raises:
        InvalidInput: these events cannot have happened, or ended the game.
    """
    # The game itself is let go before the rows are made: both at once would take twice the memory.
    standing = Standing.of(Game.replay(header, seed, entries), seeded=True)
    if standing.outcome.over:
        raise InvalidInput(Message("site-fork-over"))
    name = store.add(header, seed, aid="seed", owner=owner, events=len(entries))
    link, records = header.link(), []
    for entry in entries:
        link = next_link(link, entry)
        records.append(Record(secrets.token_hex(8), entry.event, entry.at, link))
    if records:
        store.append(name, 0, records, standing)
    return name


def settle_all(store: Store, limit: int = 100) -> int:
    """Work out the measures of games that ended just before their process did."""
    names = store.unmeasured(limit)
    for name in names:
        StoredPlay.load(store, name).settle()
    return len(names)
