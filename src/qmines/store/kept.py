"""A game being played that is in the store: no event is told of before it is safe."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from qmines.core.events import Event
from qmines.core.stream import canonical_seed, random_seed
from qmines.errors import InvalidInput
from qmines.session import Game
from qmines.session.transcript import next_link
from qmines.store.records import Record, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from qmines.core.stream import Seed
    from qmines.modes import Setup, View
    from qmines.session import Entry, Header
    from qmines.store.store import Store


class KeptGame:
    """A game whose every event is committed before ``do`` returns. Not for several threads.

    Where the store refuses an event (another process was quicker, or the database is
    busy), it has not happened, and the game is read anew from the store.

    A new game is stored with its first event, and not before.
    """

    def __init__(
        self,
        store: Store,
        derive: Callable[[float | None], Game],
        *,
        name: str = "",
        secret: bytes = b"",
        seeded: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """As ``new`` and ``load`` call it.

        ``derive`` gives the game as it is stored, and is told when it was made, if that is known.
        """
        self.id = name
        self._store = store
        self._derive = derive
        self._secret = secret
        self._seeded = seeded
        self._clock = clock
        self._undone = False
        self._made: float | None = None
        self._game: Game | None = None
        self._reload()

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
    ) -> KeptGame:
        """A new game; its ``id`` is empty up to its first event."""
        secret = random_seed() if seed is None else canonical_seed(seed)

        def derive(_: float | None) -> Game:
            return Game(setup, seed=secret, player_seed=player_seed, ranked=ranked, clock=clock)

        return cls(store, derive, secret=secret, seeded=seed is not None, clock=clock)

    @classmethod
    def load(
        cls, store: Store, name: str, *, clock: Callable[[], float] = time.monotonic
    ) -> KeptGame:
        """The stored game of that name, ready to go on."""
        stored = store.find(name)
        seeded = "seed" in stored.aid.split("+")

        def derive(made: float | None) -> Game:
            return store.load(stored.id, clock=clock, made=made)

        return cls(store, derive, name=stored.id, seeded=seeded, clock=clock)

    @classmethod
    def adopt(
        cls,
        store: Store,
        header: Header,
        seed: bytes,
        entries: Sequence[Entry],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> KeptGame:
        """A new game in the store that begins as another did; its seed is known, which is help.

        Raises:
            InvalidInput: these events cannot have happened.
        """
        return cls.load(store, adopt(store, header, seed, entries), clock=clock)

    @property
    def game(self) -> Game:
        """The game as it stands. Only ``do`` may let events happen in it."""
        return self._reload() if self._game is None else self._game

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
            Stale: the game went on elsewhere; ``view`` shows it as it is now.
            StoreBusy, StoreError: it could not be stored.
        """
        event = event if isinstance(event, Event) else Event.parse(event)
        if key is not None and self.id:
            asked = Record(key, str(event), 0, "")
            if self._store.receipt(self.id, asked) is not None:
                self._game = None
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
        game = self.game
        before = game.sequence
        records: list[Record] = []
        refusal = None
        self._game = None  # whatever goes wrong from here on: the store knows
        for event in events:
            try:
                game.do(event)
            except InvalidInput as error:
                refusal = error
                break
            entry = game.transcript[-1]
            self._undone |= entry.event == "undo"
            records.append(Record(key or secrets.token_hex(8), entry.event, entry.at, game.chain))
        if records:
            self._keep(game, before, records)
        if self._game is None:
            self._game = game
        if refusal is not None:
            raise refusal
        return self.view

    def _keep(self, game: Game, before: int, records: list[Record]) -> None:
        standing = Standing.of(game, seeded=self._seeded, undone=self._undone)
        if not self.id:
            name = self._store.add(game.header, self._secret, aid=standing.aid)
            self._derive = lambda made: self._store.load(name, clock=self._clock, made=made)
            self.id = name
        receipt = self._store.append(self.id, before, records, standing)
        if receipt.repeated:  # somebody else sent the same in the meantime
            self._reload()

    def _reload(self) -> Game:
        game = self._derive(self._made)  # reading it again doesn't stop its clock
        self._made = game.made
        self._undone = any(entry.event == "undo" for entry in game.transcript)
        self._game = game
        return game


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
    game = Game.replay(header, seed, entries)
    if game.outcome.over:
        raise InvalidInput("the game has ended there: go on from an earlier moment")
    name = store.add(header, seed, aid="seed", owner=owner)
    link, records = header.link(), []
    for entry in entries:
        link = next_link(link, entry)
        records.append(Record(secrets.token_hex(8), entry.event, entry.at, link))
    if records:
        undone = any(entry.event == "undo" for entry in entries)
        store.append(name, 0, records, Standing.of(game, seeded=True, undone=undone))
    return name


def settle_all(store: Store, limit: int = 100) -> int:
    """Work out the measures of games that ended just before their process did."""
    names = store.unmeasured(limit)
    for name in names:
        KeptGame.load(store, name).settle()
    return len(names)
