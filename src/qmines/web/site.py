"""The parts of a running server, created in the right order and closed in reverse."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, Final

from qmines.errors import QMinesError
from qmines.store import Players, Store, StoreError
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.passwords import prepare
from qmines.store.accounts.players import now
from qmines.store.accounts.preferences import Preferences
from qmines.store.accounts.profiles import Profiles
from qmines.store.accounts.recovery import Recovery
from qmines.store.accounts.relations import Relations
from qmines.store.accounts.saved_positions import Positions
from qmines.store.database.cleanup import Cleanup, Removed
from qmines.store.games.daily import Dailies, today
from qmines.store.games.drills import Drills
from qmines.store.games.friends import Friends
from qmines.store.games.matches import Matches
from qmines.store.games.ratings import Ratings
from qmines.store.score_rebuild import fill_leaderboards, forget_old
from qmines.web.clock_watch import ClockWatch
from qmines.web.http.errors import Refusal
from qmines.web.http.loop_times import WORK
from qmines.web.http.rate_limits import Limits
from qmines.web.http.session_cache import SessionCache
from qmines.web.http.storage_quota import Quota
from qmines.web.live.game_cache import GameCache
from qmines.web.live.game_end import settle
from qmines.web.live.group_commit import GroupCommit
from qmines.web.live.lobby import Lobby
from qmines.web.live.moves import MoveService
from qmines.web.live.process_events import ProcessEvents
from qmines.web.live.socket_connection import OpenSockets
from qmines.web.live.spectators import Spectators
from qmines.web.mail import MailServer
from qmines.web.routes.replays import Answers
from qmines.web.runtime import trim_memory
from qmines.web.solver.dealing import HAS_LEFT, Dealing
from qmines.web.solver.fair_queue import FairQueue
from qmines.web.solver.help_service import HelpService
from qmines.web.solver.pool import Solvers

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from collections.abc import Set as AbstractSet

    from qmines.web.live.game_cache import CachedGame
    from qmines.web.live.moves import Happened
    from qmines.web.settings import ServerSettings

RESTART: Final = 1012
"""The close code for sockets when the server stops."""
_MIDNIGHT: Final = 15.0  # seconds between two checks for a new day
_HASHING: Final = 2  # passwords at once
_HOUR: Final = 3_600  # seconds between two cleanups
_SOON: Final = 10  # seconds after the start within which the first one begins
_FREEING: Final = 20.0  # seconds between two searches for games that nobody plays
_MB: Final = 1_000_000
_REST: Final = 0.05  # seconds between two transactions of a cleanup
_DEALERS: Final = 2  # processes that deal boards without guesses
_LOG: Final = logging.getLogger("qmines.web")


class Site:
    """A server's parts."""

    def __init__(
        self,
        settings: ServerSettings,
        *,
        clock: Callable[[], float] = time.monotonic,
        time_of_day: Callable[[], int] = now,
    ) -> None:
        self.settings = settings
        self.clock_watch = ClockWatch()
        self.store = Store(settings.database)
        self.players = Players(self.store)
        self.dealing = Dealing(Solvers(_DEALERS, settings.waiting, limited=settings.limited))
        self.cache = GameCache(
            self.store,
            clock=clock,
            time_of_day=time_of_day,
            limited=settings.limited,
            deal=self.dealing.deal,
        )
        self.session_cache = SessionCache(
            lambda tokens: self.cache.read(self.players.of_all, tokens)
        )
        self.commits = GroupCommit(self.store)
        self.process_events = ProcessEvents(self.store)
        self.spectators = Spectators(self.cache, self.process_events)
        self.quota = Quota(on=settings.limited)
        self.play = MoveService(self.cache, self.commits, self._happened, self.quota)
        self.solvers = Solvers(settings.solvers, settings.waiting, limited=settings.limited)
        self.answers = Answers()
        self.helping = HelpService(self.play, self.solvers)
        self.accounts = Accounts(self.store)
        self.positions = Positions(self.store)
        self.dailies = Dailies(self.store)
        self.drills = Drills(self.store)
        self.matches = Matches(self.store)
        self.friends = Friends(self.store)
        self.ratings = Ratings(self.store)
        self.preferences = Preferences(self.store)
        self.profiles = Profiles(self.store)
        self.recovery = Recovery(self.store)
        self.relations = Relations(self.store)
        self.mail = MailServer.configured(settings.url)
        self.lobby = Lobby(self)
        self.limits = Limits(on=settings.limited)
        self.open_sockets = OpenSockets(on=settings.limited)
        self.hashing = FairQueue(  # each password takes 19 MiB and a core for a while
            range(_HASHING),
            most=settings.waiting,
            each=settings.waiting,
            share=1 if settings.limited else _HASHING,
            busy="refused-moment",
        )
        self.removed = Removed()
        self.damage: StoreError | None = None
        self._cleaning = asyncio.Lock()
        self.guest_bytes = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the background tasks."""
        self.store.database.look_for_damage(self._damaged)
        self.spawn(self.spectators.look())
        self.spawn(self.lobby.look())
        self.spawn(self.lobby.sweep())
        self.spawn(self._warm())
        self.spawn(self._open_dailies())
        self.spawn(self._clean_up())
        self.spawn(self._free_memory())

    async def stop(self) -> None:
        """Stop everything; all acknowledged moves are stored already."""
        self.spectators.close(RESTART)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        parts = (self.helping, self.solvers, self.dealing, self.commits, self.process_events)
        for part in parts:
            await asyncio.to_thread(part.close)
        self.cache.close()
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task in the background, which outlives the current request."""
        context = copy_context()
        context.run(HAS_LEFT.set, None)
        context.run(WORK.set, "")
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def log_out(self, sessions: AbstractSet[str]) -> None:
        """End sessions in this process: close their sockets and forget who they belonged to."""
        self.session_cache.forget(sessions)
        self.spectators.log_out(sessions)

    def settle(self, cached: CachedGame) -> None:
        """Judge a finished game in the background, unless that was started already."""
        ended = cached.ended
        if cached.settling is None and ended is not None and ended.document is None:
            cached.settling = self.spawn(self._settle(cached))

    def _damaged(self, damage: StoreError) -> None:
        self.damage = damage
        _LOG.error("%s See “Damage and backups” in docs/store.md.", damage)

    def _happened(self, cached: CachedGame, happened: Happened, by: object) -> None:
        self.spectators.happened(cached, happened, by)
        over = happened.after.outcome.over
        if cached.room is not None:
            self.lobby.nudge(cached.room)
            if over:
                self.spawn(self._finish(cached.room))
        if over:
            self.settle(cached)

    async def _finish(self, room: str) -> None:
        try:
            await self.lobby.finish(room)
        except (QMinesError, Refusal) as error:  # the sweep tries again
            _LOG.warning("could not end room %s: %s", room, error)

    async def _settle(self, cached: CachedGame) -> None:
        try:
            await settle(self, cached)
        except (QMinesError, Refusal) as error:
            _LOG.warning("could not compute the statistics of game %s: %s", cached.name, error)
        finally:
            cached.settling = None

    async def _judge(self, names: list[str]) -> None:
        """Judge finished games, one after the other."""
        for name in names:
            with suppress(QMinesError, Refusal):  # the next game may be fine
                cached = await self.cache.get(name)
                self.settle(cached)
                if cached.settling is not None:
                    await asyncio.wait({cached.settling})

    async def _open_dailies(self) -> None:
        """Unseal the boards of each day when it is over, forever."""
        opened = None
        while True:
            with suppress(QMinesError):
                day = today()
                if self.clock_watch.steady() and day != opened:
                    await self._judge(await self.cache.read(self.dailies.unseal))
                    opened = day
            await asyncio.sleep(_MIDNIGHT)

    async def _free_memory(self) -> None:
        """Drop games from memory that nobody plays any more, forever."""
        while True:
            await asyncio.sleep(_FREEING)
            if self.cache.drop_old():
                await asyncio.to_thread(trim_memory)

    async def _clean_up(self) -> None:
        """Remove old data of guests soon after the start and every hour."""
        pause = secrets.randbelow(_SOON)  # not at the same time as other processes
        while True:
            await asyncio.sleep(pause)
            try:
                if self.clock_watch.steady():
                    await self.clean_up()
            except QMinesError as error:
                _LOG.warning("cleanup failed and will be retried: %s", error)
            pause = _HOUR + secrets.randbelow(_HOUR // 10)

    async def clean_up(self) -> None:
        """Remove old data of guests, a little at a time."""
        async with self._cleaning:
            await self._remove_old_data()

    async def _remove_old_data(self) -> None:
        most = self.settings.guest_storage * _MB
        days, watched = self.settings.keep_guest_games, self.spectators.watched
        cleanup = Cleanup(self.store, days, most=most, in_use=watched)
        steps, total = cleanup.steps(), Removed()
        while (removed := await self.cache.read(next, steps, None)) is not None:
            total += removed
            self.removed += removed
            await asyncio.sleep(_REST)  # players come first
        await self.cache.read(forget_old, self.store)
        self.guest_bytes = await self.cache.read(cleanup.stored)
        if most and self.guest_bytes > most:
            _LOG.warning(
                "guests' games take %d MB, more than the limit of %d MB: the rest is in use, "
                "or was played in the last hour",
                self.guest_bytes // _MB,
                self.settings.guest_storage,
            )
        if total != Removed():
            _LOG.info(
                "deleted %d unused games (%d to make space), %d rooms and %d guests: about %d MB",
                total.games,
                total.for_space,
                total.rooms,
                total.guests,
                total.bytes // _MB,
            )

    async def _warm(self) -> None:
        """Start the solvers, and judge games that ended while no server was running."""
        with suppress(QMinesError):
            await self.solvers.warm()
            await self.cache.read(prepare)
            await self.cache.read(fill_leaderboards, self.store)
            await self._judge(await self.cache.read(self.store.unmeasured))
