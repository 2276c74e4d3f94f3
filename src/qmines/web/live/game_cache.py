"""The games in this process's memory; the store has the final say.

A game is replayed from its events once and then continues in memory. If another process has stored
events in the meantime, the store refuses the next one, and the game applies those it is missing.
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
from qmines.store.database.connection import retried
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
"""Prefix of the names of the threads that apply the rules."""
STEP: Final = 0.02
"""Seconds. Moves in games that keep saves secret take a multiple of this; a save takes 1 ms of CPU
time at the median, and up to 14 ms on crowded fields."""
_NOISE: Final = 4_000  # µs: timers run for whole milliseconds, which reveals when they started
_MOST_BYTES: Final = 256 << 20  # estimated, for all games in memory
_MOST_OF_ONE: Final = 16 << 20  # for games that one address has opened
_UNDO_BYTES: Final = 8 << 20  # for earlier states of one game
_LEFT: Final = 90.0  # seconds without a request after which a game is dropped
_EVENT: Final = 700  # approximate bytes per event
_CELL: Final = 8  # approximate bytes per cell
_QUBIT_EVENT: Final = 2_100
_QUBIT_CELL: Final = 32  # on each board; a measurement is kept with all the numbers it changed
_LONGEST_WAIT: Final = 10.0  # seconds; countdowns are shorter
_LOOK: Final = 64  # moves between two checks of the memory
_FEW: Final = 16  # events that are applied without a thread
_RULES: Final = 4  # threads that apply the rules
_SMALL: Final = 5_000  # cells of all boards up to which a document takes a millisecond or two
_LIGHT: Final = 2_500  # cells up to which a classic move takes a fraction of a millisecond


def _without_dealing(function: Callable[[], T]) -> T:
    with dealt_elsewhere():
        return function()


async def next_step(start: float) -> None:
    """Wait until the time since ``start`` is a multiple of ``STEP``, so that it reveals less."""
    passed = asyncio.get_running_loop().time() - start
    await asyncio.sleep(STEP - passed % STEP + secrets.randbelow(_NOISE) / 1e6)


class CachedGame:
    """A game in memory. Changes need its ``lock``.

    ``shown`` is what players see: always a state that is stored. While a game is ``sealed``, only
    its player sees it, and only the cells they have opened, even after its end: others are still
    playing on the same board.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.owner: str | None = None
        self.room: str | None = None
        self.players: dict[str, RoomMember] = {}  # who may move besides the owner
        self.sealed = False
        self.live: LiveGame | None = None
        self.made: float | None = None  # when it was created, by the clock of the games
        self.header: Header | None = None
        self.shown: StoredView | None = None
        self.ended: Ended | None = None
        self.settling: asyncio.Task[None] | None = None
        self.worked: dict[str, tuple[bytes, Any]] = {}  # solvers' answers, and for which cells
        self.asked = time.monotonic()  # when it was last requested
        self.asker = ASKER.get()  # the address that requested it first
        self.weight = 0  # estimated bytes after the last change

    @property
    def view(self) -> View:
        """What players see of it."""
        return self.seen.view

    @property
    def seen(self) -> StoredView:
        """What players see, and since when; ``StoreBusy`` while the game is being loaded."""
        if self.shown is None:
            raise StoreBusy(Message("site-game-reloading"))
        return self.shown

    @property
    def together(self) -> bool:
        """Whether several play it."""
        return self.live is not None and self.live.together

    @property
    def light(self) -> bool:
        """Whether a move is so fast that handing it to a thread would take longer."""
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
        """Whether its documents are made so fast that handing them to a thread takes longer."""
        if self.header is None:
            return False
        setup = self.header.setup
        return setup.grid.cells * get(setup.rules).descriptor.boards <= _SMALL

    @property
    def keeps_saves_secret(self) -> bool:
        """Whether saves stay secret until the end, even from those who time the moves."""
        return self.header is not None and self.header.setup.options.get("notice") == "end"

    def belongs_to(self, player: Player | None) -> bool:
        """Whether a player may move: they own the game, or play it together with others."""
        return player is not None and (self.owner == player.id or player.id in self.players)

    def forget(self) -> None:
        """Drop the game, which may be in an unknown state; the next move replays it.

        What was shown stays: it is stored, and others may be about to be notified of it.
        """
        self.live = None

    @property
    def in_use(self) -> bool:
        """Whether it is being changed or judged right now."""
        return self.lock.locked() or self.settling is not None

    def bytes(self) -> int:
        """An estimate of its memory."""
        if self.header is None or self.shown is None:
            return 10_000
        setup, events = self.header.setup, self.view.sequence
        boards = get(setup.rules).descriptor.boards
        cells = setup.grid.cells * boards
        older = min(_UNDO_BYTES // 3, cells * events)  # typically, of earlier states
        # Every cell counts as measured: while a game is paused, nobody sees how many are.
        cell, event = (_CELL, _EVENT) if boards == 1 else (_QUBIT_CELL, _QUBIT_EVENT)
        return 50_000 + cell * cells + event * events + older


class GameCache:
    """Finds games by name, in memory or in the store."""

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
        self._weights: Counter[str] = Counter()  # of games in memory, by address
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
        """Call a function of the store on a thread."""
        return await self._reading.run(partial(retried, function, *arguments))

    async def rule(
        self,
        function: Callable[[], T],
        *,
        light: bool,
        pool: Executor | None = None,
        evenly: bool = False,
    ) -> T:
        """Call a function that applies the rules: directly if it is ``light``, else on a thread.

        If it needs a board that takes long to deal, a dealer process deals it, and the function is
        called again. ``pool`` has threads for work that waits for solvers; without it, addresses
        share the threads of this cache (``ThreadShares``). ``evenly`` rounds the time up to the
        next ``STEP``.
        """
        loop, deal = asyncio.get_running_loop(), self._deal
        work = function if deal is None else partial(_without_dealing, function)
        start = loop.time()
        while True:
            try:
                if light:  # needs no dealing
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
        """Make a document about a game; for a large game, on a thread and already serialised."""
        if cached.small:
            return make()
        return await self.rule(lambda: serialised(make()), light=False)

    async def get(self, name: str) -> CachedGame:
        """A game, up to date with the store.

        Raises:
            NoSuchGame: there is no game with this name.
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
        """A game as it is in memory; the store is only read if it is not there."""
        cached = self._cached.get(name)
        if cached is None or cached.shown is None:
            return await self.get(name)
        return self._at(name)

    async def catch_up(self, cached: CachedGame, events: int) -> None:
        """Load events from the store until a game has at least so many."""
        async with cached.lock:
            if cached.shown is not None and cached.view.sequence >= events:
                return
            live = cached.live
            if live is not None and await self._caught_up(cached, live):
                self.show(cached, live.game)
            else:
                await self.load(cached)

    async def load(self, cached: CachedGame, stored: StoredGame | None = None) -> LiveGame:
        """Load the events that a game in memory is missing, or all of them if it is new.

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
        """Apply what other processes have stored; False if the game has to be replayed instead."""
        missing = await self.read(self.store.events_after, cached.name, live.game.sequence)
        light = cached.light and len(missing) <= _FEW
        with suppress(InvalidInput):
            evenly = cached.keeps_saves_secret
            return await self.rule(lambda: live.follow(missing), light=light, evenly=evenly)
        return False

    async def _loaded(self, cached: CachedGame, stored: StoredGame) -> LiveGame:
        """Replay a game from all of its events."""
        # The board of a race is shown to everybody at the same moment. A game that seems to begin
        # later than any countdown was created before the clock of this machine was set back.
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
        """Note who owns a game and who may see it, as the store has it now."""
        cached.owner, cached.room = stored.owner, stored.room
        if stored.room is not None and not stored.sealed:
            cached.players = await self.read(self.rooms.players, stored.room, cached.name)
        if cached.sealed and not stored.sealed:
            cached.shown = None  # it was covered, and is uncovered now
        cached.sealed = stored.sealed

    async def at_hand(self, cached: CachedGame) -> LiveGame:
        """The game itself, perhaps without the latest events. The caller holds its lock."""
        return cached.live if cached.live is not None else await self.load(cached)

    async def game(self, cached: CachedGame) -> Game:
        """The same, to read only."""
        return (await self.at_hand(cached)).game

    def show(self, cached: CachedGame, game: Game) -> None:
        """Show players the state of a game, which is stored now."""
        cached.shown = StoredView.of(game, self.clock(), sealed=cached.sealed)
        if not game.outcome.over or cached.sealed:
            cached.ended = None
        elif cached.ended is None or cached.ended.sequence != game.sequence:
            cached.ended = Ended(game.sequence, game.seed.hex(), None)
        self._weigh(cached)
        self._shows += 1
        if self._shows % _LOOK == 0:
            self.drop_old()

    def close(self) -> None:
        """Wait for calls to the store; nobody waits for the rules any more."""
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
        """Note the memory of a game; an address with too much loses its oldest games."""
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
        """Drop games that nobody plays any more, and others if memory is short; True if any was."""
        before = len(self._cached)
        total = self._weights.total()
        left = time.monotonic() - _LEFT
        for name in list(self._cached)[:-1]:  # the least recently requested come first
            cached = self._cached[name]
            if total <= _MOST_BYTES and cached.asked > left:
                break
            if not cached.in_use:
                total -= cached.weight
                self._drop(name)
        return len(self._cached) < before
