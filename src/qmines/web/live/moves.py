"""Moves, the same for HTTP requests and for sockets.

An event is applied to the game in memory, committed, and only then shown. If the store refuses it,
it is undone.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from qmines.core.events import Event
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.play.help import SHOWN
from qmines.play.records import Append
from qmines.play.registry import help_for
from qmines.store import Stale
from qmines.store.accounts.profiles import Profiles
from qmines.store.database.row_sizes import COMMIT, event_size
from qmines.web.http.errors import Refusal
from qmines.web.live.documents import change_document, game_document
from qmines.web.live.game_cache import next_step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Executor

    from qmines.documents import GameDocument, ReplyDocument
    from qmines.modes import View
    from qmines.play.live import Attempt, LiveGame
    from qmines.session import Game
    from qmines.store import Player
    from qmines.web.http.storage_quota import Quota
    from qmines.web.live.documents import Change
    from qmines.web.live.game_cache import CachedGame, GameCache
    from qmines.web.live.group_commit import GroupCommit


@dataclass(frozen=True, slots=True)
class Happened:
    """What events have led to: the views before and after, and what looks different (``change``).

    ``repeated`` if the events had been stored before, ``cut_short`` if there were more than may
    happen at once. ``moves`` counts the events without notes of help.
    """

    before: View
    after: View
    events: int
    repeated: bool = False
    actor: str | None = None
    cut_short: bool = False
    moves: int = 0
    change: Change | None = None


class MoveService:
    """Applies events to games, stores them, and notifies the watchers."""

    def __init__(
        self,
        cache: GameCache,
        commits: GroupCommit,
        tell: Callable[[CachedGame, Happened, object], None],
        quota: Quota,
    ) -> None:
        self.cache = cache
        self._group_commit = commits
        self._tell = tell
        self._quota = quota
        self._profiles = Profiles(cache.store)

    async def document(self, cached: CachedGame, player: Player | None) -> GameDocument:
        """A game as a player or a spectator sees it."""
        if cached.header is None:
            raise InvalidInput("the game is not loaded")
        make = partial(
            game_document,
            cached.name,
            cached.header,
            cached.seen,
            now=self.cache.clock(),
            mine=cached.belongs_to(player),
            player=await self._owner_name(cached, player),
            ended=cached.ended,
            room=cached.room,
            sealed=cached.sealed,
        )
        return await self.cache.written(cached, make)

    async def _owner_name(self, cached: CachedGame, viewer: Player | None) -> str | None:
        """The name of the only player, if the viewer is somebody else who may know it."""
        if cached.owner is None or cached.players or cached.belongs_to(viewer):
            return None
        return await self.cache.read(self._profiles.name_of, cached.owner, viewer)

    async def check_owner(self, cached: CachedGame, player: Player | None) -> None:
        """Refuse players who may not move in a game."""
        if cached.belongs_to(player):
            return
        # The game may have moved into an account, or the player has just joined.
        fresh = await self.cache.get(cached.name)
        if not fresh.belongs_to(player):
            raise Refusal(403, "owner", Message("refused-owner"))

    async def check_help(self, cached: CachedGame, player: Player | None) -> None:
        """Refuse help to players who may not move, and while others race on the same board."""
        await self.check_owner(cached, player)
        if cached.sealed:
            raise Refusal(403, "sealed", Message("refused-sealed-help"))

    async def move(
        self,
        cached: CachedGame,
        player: Player | None,
        *,
        expect: int,
        key: str,
        event: str,
        by: object,
    ) -> ReplyDocument:
        """Make a move of the player."""
        parsed = Event.parse(event)
        if parsed.verb == "help":
            return await self._record_help(cached, player, parsed, expect=expect, key=key, by=by)
        await self.check_owner(cached, player)
        if cached.sealed and parsed.verb in {"undo", "pause", "resume"}:
            raise InvalidInput(Message("move-same-board"))
        if parsed.verb == "pause" and cached.header is not None and cached.header.ranked:
            raise InvalidInput(Message("move-ranked-pause"))
        light = cached.light and parsed.verb != "undo"
        pool = None if light else self.cache.threads
        happened = await self.happen(
            cached,
            expect,
            key,
            lambda _: (parsed,),
            first=str(parsed),
            by=by,
            pool=pool,
            actor=None if player is None else player.id,
        )
        return await self.told(cached, player, happened)

    async def _record_help(
        self,
        cached: CachedGame,
        player: Player | None,
        event: Event,
        *,
        expect: int,
        key: str,
        by: object,
    ) -> ReplyDocument:
        """Record that the player has seen chances or a hint that their own browser computed."""
        kind = " ".join(map(str, event.arguments))
        if kind not in SHOWN:
            raise InvalidInput(Message("site-help-recorded", kinds=list(SHOWN)))
        await self.check_help(cached, player)

        def events(game: Game) -> Iterator[Event]:
            help_ = help_for(game)
            help_.check()
            if not help_.recorded(kind):
                yield event

        pool = None if cached.light else self.cache.threads
        happened = await self.happen(
            cached, expect, key, events, first=str(event), by=by, pool=pool
        )
        return await self.told(cached, player, happened)

    async def told(
        self, cached: CachedGame, player: Player | None, happened: Happened
    ) -> ReplyDocument:
        """The response to a request that has made a move."""
        if happened.change is None:
            return {"game": await self.document(cached, player), "repeated": True}
        change = happened.change
        return {"game": cached.name, "delta": change["delta"], "fresh": change["fresh"]}

    async def stale(self, cached: CachedGame, player: Player | None, error: Stale) -> Refusal:
        """The response to a client that does not know the latest events: the current game."""
        more = {"game": await self.document(cached, player)}
        return Refusal(409, "stale", error.message, more=more)

    def stale_view(self, cached: CachedGame, expect: int) -> Stale:
        """The error for a client that expects another number of events."""
        count = cached.view.sequence
        return Stale(Message("site-game-elsewhere", count=count, expected=expect), sequence=count)

    async def happen(
        self,
        cached: CachedGame,
        expect: int,
        key: str | None,
        events: Callable[[Game], Iterable[str | Event]],
        *,
        first: str | None,
        by: object,
        pool: Executor | None = None,
        actor: str | None = None,
        most: int = 1,
    ) -> Happened:
        """Apply events and store them in one commit, up to the first that is refused.

        They are charged to the storage quota of the client.

        Args:
            cached: the game.
            expect: how many events have happened, as far as the client knows.
            key: identifies the first event if it is sent again; None if it never is.
            events: yields them one by one; each can depend on the game after the one before.
            first: the first of them, as it would be stored; None if it can be any.
            by: the socket that need not be notified.
            pool: threads for work that takes long; None if it takes next to no time.
            actor: the player who moves; stored if several play together.
            most: how many events may happen; fewer if the quota is nearly used up.

        Raises:
            Stale: another number of events has happened; ``cached`` shows the current game.
            InvalidInput: the rules refuse the first event.
            Refusal: the quota is used up.
        """
        text = first or "open 100 100"
        each = event_size(text)
        once = COMMIT + event_size(text, key) - each
        least = once + min(most, 2) * each  # the note of an assist alone is of no use
        with self._quota.reserve(once + most * each, least=least) as reserved:
            allowed = (reserved.size - once) // each
            happened = await self._happen(
                cached,
                expect,
                key,
                lambda game: islice(events(game), allowed),
                first=first,
                by=by,
                pool=pool,
                actor=actor,
            )
            reserved.used = once + happened.events * each if happened.events else 0
        return replace(happened, cut_short=True) if 1 < allowed == happened.events else happened

    async def _happen(
        self,
        cached: CachedGame,
        expect: int,
        key: str | None,
        events: Callable[[Game], Iterable[str | Event]],
        *,
        first: str | None,
        by: object,
        pool: Executor | None,
        actor: str | None,
    ) -> Happened:
        """The same, after the quota was checked."""
        async with cached.lock:
            start = asyncio.get_running_loop().time()
            live = await self.cache.at_hand(cached)
            repeated = live.has_happened(key, first)
            if repeated or live.game.sequence != expect:
                live = await self.cache.load(cached)
                if repeated or live.has_happened(key, first):
                    return Happened(cached.view, cached.view, 0, repeated=True)
                if live.game.sequence != expect:
                    raise self.stale_view(cached, expect)
            before, whose = cached.view, actor if live.together else None
            try:
                attempt = await self.cache.rule(
                    lambda: live.attempt(
                        events, key=key, actor=whose, time_of_day=self.cache.time_of_day
                    ),
                    light=pool is None,
                    pool=pool,
                    evenly=cached.keeps_saves_secret,
                )
            except Refusal:  # before anything happened
                raise
            except BaseException:
                cached.forget()  # a thread may still be at work on it
                raise
            if attempt.refusal is not None and not attempt.records:
                raise attempt.refusal
            if attempt.records and not await self._stored(cached, live, attempt):
                return Happened(cached.view, cached.view, 0, repeated=True)
            self.cache.show(cached, live.game)
            moves = sum(not record.event.startswith("help") for record in attempt.records)
            count = len(attempt.records)
            after, change = cached.view, None
            try:
                change = await self.cache.written(cached, partial(change_document, before, after))
                if cached.keeps_saves_secret:  # what follows the rules takes longer as well
                    await next_step(start)
            finally:  # it has happened, even if the client has disconnected since
                happened = Happened(before, after, count, actor=whose, moves=moves, change=change)
                self._tell(cached, happened, by)
        return happened

    async def _stored(self, cached: CachedGame, live: LiveGame, attempt: Attempt) -> bool:
        """Store an attempt; False if another process has stored the same event before.

        Raises:
            Stale: another process has stored other events; ``cached`` shows the current game.
        """
        after = attempt.snapshot.sequence
        append = Append(cached.name, after, attempt.records, attempt.standing)
        try:
            receipt = await self._group_commit.append(append)
        except BaseException as error:
            live.withdraw(attempt)
            if isinstance(error, Stale):
                await self.cache.load(cached)
            raise
        if receipt.repeated:
            live.withdraw(attempt)
            await self.cache.load(cached)
            return False
        live.confirm(attempt)
        return True
