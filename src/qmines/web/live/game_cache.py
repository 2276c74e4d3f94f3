"""The games that are being played here: kept at hand, but the store is the truth.

A game is derived from its events once and then continues in memory. Another process may
have stored events meanwhile: then the store refuses the next one, and the game catches up
with those it is missing.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from qmines.errors import InvalidInput
from qmines.generate.dealing import NotDealt, dealt_elsewhere
from qmines.messages import Message
from qmines.modes import get
from qmines.store import StoreBusy
from qmines.store.accounts.players import now
from qmines.store.games.rooms import Rooms
from qmines.web.http.rate_limits import ASKER
from qmines.web.live.documents import Ended, StoredView, serialised
from qmines.web.live.thread_shares import COMPUTING, ThreadShares

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from concurrent.futures import Executor

    from qmines.generate.dealing import Deal
    from qmines.modes import View
    from qmines.play.live import LiveGame
    from qmines.session import Game, Header
    from qmines.store import Player, Store, StoredGame
    from qmines.store.games.rooms import RoomMember

T = TypeVar("T")
Document = TypeVar("Document", bound="Mapping[str, Any]")

RULES: Final = "rules"
"""How the names of the threads begin on which the rules work."""
STEP: Final = 0.02
"""Seconds: moves in games that keep saves secret take a multiple of this; a save takes 1 ms of CPU
time at the median, and up to 14 ms on crowded fields."""
_NOISE: Final = 4_000  # µs: timers run for whole milliseconds, which tells when they started
_MOST_BYTES: Final = 256 << 20  # of games at hand, as estimated
_MOST_OF_ONE: Final = 16 << 20  # of those that one address asked for
_UNDO_BYTES: Final = 8 << 20  # of one game's older states, at most
_LEFT: Final = 90.0  # seconds after which a game that nobody asked for is let go
_EVENT: Final = 700  # bytes an event, about
_CELL: Final = 8  # bytes a cell, about
_QUBIT_EVENT: Final = 2_100
_QUBIT_CELL: Final = 32  # on each board; a measurement is kept with all the numbers it changed
_LONGEST_WAIT: Final = 10.0  # seconds; a countdown is shorter
_LOOK: Final = 64  # shows between two looks at the memory
_FEW: Final = 16  # events that are applied without a thread
_RULES: Final = 4  # threads for what the rules have to work out
_SMALL: Final = 5_000  # cells of all boards up to which a document takes a millisecond or two
_LIGHT: Final = 2_500  # cells up to which a classic move takes a fraction of a millisecond


def _without_dealing(function: Callable[[], T]) -> T:
    with dealt_elsewhere():
        return function()


async def next_step(start: float) -> None:
    """Wait until whole steps have passed since a moment, so that the time reveals less."""
    passed = asyncio.get_running_loop().time() - start
    await asyncio.sleep(STEP - passed % STEP + secrets.randbelow(_NOISE) / 1e6)


class CachedGame:
    """A game at hand. Whoever lets something happen in it holds its ``lock``.

    ``shown`` is what may be seen: always a state that is safe in the store. While a game
    is ``sealed`` only its player sees it, and of its board no more than they opened, also
    after its end: others still play on the same board.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.owner: str | None = None
        self.room: str | None = None
        self.players: dict[str, RoomMember] = {}  # who may move besides the owner
        self.sealed = False
        self.live: LiveGame | None = None
        self.made: float | None = None  # when, on the clock of the games here
        self.header: Header | None = None
        self.shown: StoredView | None = None
        self.ended: Ended | None = None
        self.settling: asyncio.Task[None] | None = None
        self.worked: dict[str, tuple[bytes, Any]] = {}  # answers, and for which cells
        self.asked = time.monotonic()  # when it was asked for last
        self.asker = ASKER.get()  # who asked for it first
        self.weight = 0  # bytes, when it was shown last

    @property
    def view(self) -> View:
        """What may be seen of it."""
        return self.seen.view

    @property
    def seen(self) -> StoredView:
        """What may be seen, once it was loaded."""
        if self.shown is None:  # whoever asks just now asks again
            raise StoreBusy(Message("site-game-reloading"))
        return self.shown

    @property
    def together(self) -> bool:
        """Whether several play it."""
        return self.live is not None and self.live.together

    @property
    def light(self) -> bool:
        """Whether a move takes so little that a thread would take longer."""
        if self.header is None:
            return False
        setup = self.header.setup
        if setup.options.get("no_guess") and (self.shown is None or not self.view.opened):
            return False  # the first open deals the board
        descriptor = get(setup.rules).descriptor
        simple = descriptor.display.mines and descriptor.guesses_lose
        return simple and setup.grid.cells <= _LIGHT

    @property
    def small(self) -> bool:
        """Whether its documents take so little that a thread would take longer."""
        if self.header is None:
            return False
        setup = self.header.setup
        return setup.grid.cells * get(setup.rules).descriptor.boards <= _SMALL

    @property
    def keeps_saves_secret(self) -> bool:
        """Whether nobody may learn of a save before the end, not even by how long a move takes."""
        return self.header is not None and self.header.setup.options.get("notice") == "end"

    def belongs_to(self, player: Player | None) -> bool:
        """Whether this player may move: it is theirs, or they play it together."""
        return player is not None and (self.owner == player.id or player.id in self.players)

    def forget(self) -> None:
        """Drop the game, in which something may not have happened; the next move derives it anew.

        What was shown stays: it is stored, and others may be about to be told of it.
        """
        self.live = None

    @property
    def in_use(self) -> bool:
        """Whether something is being done in it just now."""
        return self.lock.locked() or self.settling is not None

    def bytes(self) -> int:
        """About how much memory it takes."""
        if self.header is None or self.shown is None:
            return 10_000
        setup, events = self.header.setup, self.view.sequence
        boards = get(setup.rules).descriptor.boards
        cells = setup.grid.cells * boards
        older = min(_UNDO_BYTES // 3, cells * events)  # of what they may take at worst
        # Every cell counts as measured: while a game is paused, nobody sees how many are.
        cell, event = (_CELL, _EVENT) if boards == 1 else (_QUBIT_CELL, _QUBIT_EVENT)
        return 50_000 + cell * cells + event * events + older


class GameCache:
    """Gives games to those who ask for them by name."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = time.monotonic,
        time_of_day: Callable[[], int] = now,
        limited: bool = False,
        deal: Callable[[Deal], Awaitable[None]] | None = None,
    ) -> None:
        self.store = store
        self._limited = limited
        self._weights: Counter[str] = Counter()  # of games at hand, by who asked for them
        self._deal = deal
        self.rooms = Rooms(store)
        self.clock = clock
        self.time_of_day = time_of_day
        self._cached: OrderedDict[str, CachedGame] = OrderedDict()
        self._shows = 0
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="store")
        self.threads = ThreadPoolExecutor(_RULES, thread_name_prefix=RULES)
        self._reading = ThreadShares(self._threads, limited=limited)
        self._computing = ThreadShares(self.threads, limited=limited, allowance=COMPUTING)

    def __len__(self) -> int:
        return len(self._cached)

    async def read(self, function: Callable[..., T], *arguments: Any) -> T:
        """Ask the store something, on a thread."""
        return await self._reading.run(partial(function, *arguments))

    async def rule(
        self,
        function: Callable[[], T],
        *,
        light: bool,
        pool: Executor | None = None,
        evenly: bool = False,
    ) -> T:
        """Let the rules work: here if that takes next to nothing, or else on a thread.

        Where they need a board that takes long to deal, it is dealt elsewhere, and the function is
        called again. ``pool`` has threads for what waits for others; without it, addresses share
        those that there are (``ThreadShares``). ``evenly`` rounds the time that it takes up to the
        next step.
        """
        loop, deal = asyncio.get_running_loop(), self._deal
        work = function if deal is None else partial(_without_dealing, function)
        start = loop.time()
        while True:
            try:
                if light:  # deals nothing
                    done = function()
                elif pool is None or pool is self.threads:
                    done = await self._computing.run(work)
                else:
                    done = await loop.run_in_executor(pool, work)
            except NotDealt as missing:
                if deal is None:
                    raise
                await deal(missing.deal)
            else:
                if evenly:
                    await next_step(start)
                return done

    async def written(self, cached: CachedGame, make: Callable[[], Document]) -> Document:
        """A document about a game; that of a large one is made and serialised on a thread."""
        if cached.small:
            return make()
        return await self.rule(lambda: serialised(make()), light=False)

    async def get(self, name: str) -> CachedGame:
        """A game as it stands in the store now.

        Raises:
            NoSuchGame: there is none of that name.
        """
        stored = await self.read(self.store.stored, name)
        cached = self._at(name)
        await self._settled(cached, stored)
        if cached.shown is None or cached.view.sequence < stored.events:
            async with cached.lock:
                if cached.shown is None or cached.view.sequence < stored.events:
                    await self.load(cached, stored)
        return cached

    async def near(self, name: str) -> CachedGame:
        """A game as it stands here; the store is asked only if it is not at hand."""
        cached = self._cached.get(name)
        if cached is None or cached.shown is None:
            return await self.get(name)
        return self._at(name)

    async def catch_up(self, cached: CachedGame, events: int) -> None:
        """Show a game with at least so many events, which are in the store."""
        async with cached.lock:
            if cached.shown is not None and cached.view.sequence >= events:
                return
            live = cached.live
            if live is not None and await self._caught_up(cached, live):
                self.show(cached, live.game)
            else:
                await self.load(cached)

    async def load(self, cached: CachedGame, stored: StoredGame | None = None) -> LiveGame:
        """Bring a game up to date by the events it is missing, or by all if it is new here.

        The caller holds its lock.
        """
        if stored is None:
            stored = await self.read(self.store.stored, cached.name)
        live = cached.live
        if live is None or not await self._caught_up(cached, live):
            live = cached.live = await self._loaded(cached, stored)
            cached.made, cached.header = live.game.made, live.game.header
        await self._settled(cached, stored)
        self.show(cached, live.game)
        return live

    async def _caught_up(self, cached: CachedGame, live: LiveGame) -> bool:
        """Apply what others have stored; tells whether that worked out."""
        missing = await self.read(self.store.events_after, cached.name, live.game.sequence)
        light = cached.light and len(missing) <= _FEW
        with suppress(InvalidInput):
            evenly = cached.keeps_saves_secret
            return await self.rule(lambda: live.follow(missing), light=light, evenly=evenly)
        return False

    async def _loaded(self, cached: CachedGame, stored: StoredGame) -> LiveGame:
        """Derive a game from all of its events."""
        # A race's board is shown to all at the same moment, and not before. What seems to begin
        # later than any countdown was made before the clock of this machine was set back.
        early = stored.created / 1000 - time.time()
        if stored.room is not None and 0 < early <= _LONGEST_WAIT:
            await asyncio.sleep(early)
        return await self.rule(
            lambda: self.store.load_live(
                cached.name,
                clock=self.clock,
                time_of_day=self.time_of_day,
                made=cached.made,
                undo_bytes=_UNDO_BYTES,
            ),
            light=False,
        )

    async def _settled(self, cached: CachedGame, stored: StoredGame) -> None:
        """Whose it is and who may see it, as the store says now."""
        cached.owner, cached.room = stored.owner, stored.room
        if stored.room is not None and not stored.sealed:
            cached.players = await self.read(self.rooms.players, stored.room, cached.name)
        if cached.sealed and not stored.sealed:
            cached.shown = None  # what was covered is seen now
        cached.sealed = stored.sealed

    async def at_hand(self, cached: CachedGame) -> LiveGame:
        """The game itself, perhaps not the latest. The caller holds its lock."""
        return cached.live if cached.live is not None else await self.load(cached)

    async def game(self, cached: CachedGame) -> Game:
        """The same for whoever only looks at it."""
        return (await self.at_hand(cached)).game

    def show(self, cached: CachedGame, game: Game) -> None:
        """What happened is safe in the store: let it be seen."""
        cached.shown = StoredView.of(game, self.clock(), sealed=cached.sealed)
        over = game.outcome.over
        if not over or cached.sealed:
            cached.ended = None
        elif cached.ended is None or cached.ended.sequence != game.sequence:
            cached.ended = Ended(game.sequence, game.seed.hex(), None)
        self._weigh(cached)
        self._shows += 1
        if self._shows % _LOOK == 0:
            self.drop_old()

    def close(self) -> None:
        """Wait for what the store is asked; the rules only derive what nobody waits for now."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        self._threads.shutdown()

    def _at(self, name: str) -> CachedGame:
        cached = self._cached.get(name)
        if cached is None:
            cached = self._cached[name] = CachedGame(name)
        self._cached.move_to_end(name)
        cached.asked = time.monotonic()
        return cached

    def _weigh(self, cached: CachedGame) -> None:
        """Note how much memory a game takes; who has too much lets go of what they left longest."""
        if self._cached.get(cached.name) is not cached:
            return
        who, weight = cached.asker, cached.bytes()
        self._weights[who] += weight - cached.weight
        cached.weight = weight
        if not self._limited or not who or self._weights[who] <= _MOST_OF_ONE:
            return
        for name, other in list(self._cached.items()):
            if self._weights[who] <= _MOST_OF_ONE:
                return
            if other.asker == who and other is not cached and not other.in_use:
                self._drop(name)

    def _drop(self, name: str) -> None:
        cached = self._cached.pop(name)
        self._weights[cached.asker] -= cached.weight
        if not self._weights[cached.asker]:
            del self._weights[cached.asker]

    def drop_old(self) -> bool:
        """Drop games that nobody plays any more, and more if all take too much; whether any was."""
        before = len(self._cached)
        total = self._weights.total()
        left = time.monotonic() - _LEFT
        for name in list(self._cached)[:-1]:  # those that were asked for longest ago come first
            cached = self._cached[name]
            if total <= _MOST_BYTES and cached.asked > left:
                break
            if not cached.in_use:
                total -= cached.weight
                self._drop(name)
        return len(self._cached) < before
