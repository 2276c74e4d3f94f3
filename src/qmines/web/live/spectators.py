"""The open sockets of all games, which are sent whatever happens in them.

Events of this process are sent at once. Other processes send a message about theirs if the
database can carry it; otherwise the store is polled twice a second. The same goes for sessions that
ended in another process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from qmines.errors import QMinesError
from qmines.store import NoSuchGame
from qmines.store.accounts.public import living_sessions
from qmines.web.http.errors import Refusal
from qmines.web.live.documents import change_document
from qmines.web.live.moves import Happened
from qmines.web.live.presence import Presence
from qmines.web.live.process_events import Listener

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from collections.abc import Set as AbstractSet

    from qmines.documents import SpectatorDocument
    from qmines.modes import View
    from qmines.web.live.game_cache import CachedGame, GameCache
    from qmines.web.live.process_events import ProcessEvents

LOOK: Final = 0.5
"""Seconds between two reads of the store."""
SELDOM: Final = 5.0
"""The same if other processes send messages."""
_AGAIN: Final = 0.05  # seconds until a game is read again
LOGGED_OUT: Final = 4401
"""The close code for sockets whose session has ended."""
_LOG: Final = logging.getLogger("qmines.web")


class Watcher(Protocol):
    """An open socket."""

    session: str | None
    player: str | None
    plays: bool
    spectator: SpectatorDocument | None

    def send(self, document: dict[str, Any]) -> None:
        """Queue a message."""

    def end(self, code: int) -> None:
        """Close it once the queued messages are sent."""


class Spectators(Listener):
    """All open sockets of this process, by game."""

    def __init__(self, cache: GameCache, process_events: ProcessEvents) -> None:
        self._cache = cache
        self._process_events = process_events
        self.on_names: Callable[[], None] | None = None  # called if names of watchers have changed
        self._changed: dict[str, int] = {}  # games with news, and their numbers of events
        self._wake = asyncio.Event()
        self._looked = 0.0
        self._presence = Presence(process_events, "game", self._tell_watchers)
        process_events.add(self)
        self._watchers: defaultdict[str, dict[Watcher, None]] = defaultdict(dict)
        self._seen: dict[str, View] = {}  # what was last sent to the watchers of a game
        self._others: dict[Watcher, None] = {}  # sockets that are not of a game

    def __len__(self) -> int:
        return sum(map(len, self._watchers.values())) + len(self._others)

    def join(self, game: str, watcher: Watcher, view: View) -> None:
        """Add a socket, which has been sent this view of the game."""
        self._watchers[game][watcher] = None
        self._seen.setdefault(game, view)
        self._count(game)
        if self._presence.total(game):
            watcher.send(self._audience(game))

    def leave(self, game: str, watcher: Watcher) -> None:
        """Remove a socket that has been closed."""
        self._watchers[game].pop(watcher, None)
        self._count(game)
        if not self._watchers[game]:
            del self._watchers[game]
            self._seen.pop(game, None)
            self._presence.forget(game)

    def point(self, game: str, watcher: Watcher, document: dict[str, Any]) -> None:
        """Send the others where a player points; it is not stored."""
        for each in list(self._watchers.get(game, ())):
            if each is not watcher:
                each.send(document)
        self._process_events.say(f"game:{game}", document)

    def _count(self, game: str) -> None:
        self._presence.note(game, [each for each in self._watchers[game] if not each.plays])

    def _audience(self, game: str) -> dict[str, Any]:
        count, names = self._presence.total(game), self._presence.names(game)
        return {"type": "watchers", "count": count, "spectators": names}

    def _tell_watchers(self, game: str) -> None:
        self.tell(game, self._audience(game))

    def invited(self, player: str) -> None:
        """Notify all open pages of a player, in any process, of an invitation."""
        self._process_events.say(f"player:{player}", {"type": "invited"})
        self._tell_player(player)

    def _tell_player(self, player: str) -> None:
        for each in list(self._all()):
            if each.player == player:
                each.send({"type": "invited"})

    def add(self, watcher: Watcher) -> None:
        """Add a socket that does not belong to a game, to close it with the others."""
        self._others[watcher] = None

    def drop(self, watcher: Watcher) -> None:
        """Remove such a socket."""
        self._others.pop(watcher, None)

    def watched(self, game: str) -> bool:
        """Whether a game has open sockets."""
        return game in self._watchers

    def tell(self, game: str, document: dict[str, Any]) -> None:
        """Send a message to all watchers of a game."""
        for each in list(self._watchers.get(game, ())):
            each.send(document)

    def log_out(self, sessions: AbstractSet[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for each in list(self._all()):
            if each.session in sessions:
                each.end(LOGGED_OUT)

    def close(self, code: int) -> None:
        """Close all sockets."""
        for each in list(self._all()):
            each.end(code)

    async def look(self) -> None:
        """Keep all watchers up to date with the store, forever."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)
            self._wake.clear()
            self._presence.renew()
            changed, self._changed = self._changed, {}
            if not len(self):
                continue
            try:
                for name, events in changed.items():
                    await self.catch_up(name, events)
                if time.monotonic() - self._looked >= (
                    SELDOM if self._process_events.listening else LOOK
                ):
                    self._looked = time.monotonic()
                    await self._look_at_games()
                    await self._look_at_sessions()
            except (QMinesError, Refusal) as error:
                _LOG.warning("reading the store failed: %s", error)

    def game_changed(self, game: str, events: int) -> None:
        """Send the watchers of a game its new events soon."""
        if game in self._watchers:
            self._changed[game] = max(events, self._changed.get(game, 0))
            self._wake.set()

    def player_changed(self, player: str) -> None:
        """Look at the sessions of a player soon, who may have been banned or renamed."""
        if any(each.player == player for each in self._all()):
            self.missed()

    def missed(self) -> None:
        """Read all games again soon."""
        self._looked = 0.0
        self._wake.set()

    def said(self, topic: str, sender: str, document: dict[str, Any]) -> None:
        """Take spectators, a pointer or an invitation that another process has sent."""
        kind, _, name = topic.partition(":")
        if document["type"] == "here":
            self._presence.heard(topic, sender, document)
        elif kind == "game":
            self.tell(name, document)
        elif kind == "player":
            self._tell_player(name)

    async def catch_up(self, name: str, events: int) -> None:
        """Send the watchers of a game its events up to so many."""
        if name not in self._watchers:
            return
        try:
            cached = await self._cache.near(name)
            if cached.keeps_saves_secret and cached.lock.locked():
                # A move that is under way tells its spectators itself, when it is time.
                asyncio.get_running_loop().call_later(_AGAIN, self.game_changed, name, events)
                return
            if cached.view.sequence < events:
                await self._cache.catch_up(cached, events)
        except NoSuchGame:
            for each in list(self._watchers.get(name, ())):
                each.end(4404)
            return
        seen, view, actor = self._seen.get(name), cached.view, None
        if seen is None or seen.sequence >= view.sequence:
            return
        if cached.together:  # more may happen before the store has said who moved
            last = view.sequence - 1
            actor = await self._cache.read(self._cache.rooms.actor, name, last)
        change = await self._cache.written(cached, partial(change_document, seen, view))
        count = view.sequence - seen.sequence
        self.happened(cached, Happened(seen, view, count, actor=actor, change=change), None)

    async def _look_at_games(self) -> None:
        names = list(self._watchers)
        stored = await self._cache.read(self._cache.store.sequences, names)
        for name in names:
            await self.catch_up(name, stored.get(name, 0))

    def happened(self, cached: CachedGame, happened: Happened, by: object) -> None:
        """Send all watchers except ``by`` what is new to them, and who did the last of it."""
        view, change = happened.after, happened.change
        game, before = cached.name, self._seen.get(cached.name)
        if not happened.events or before is None or before.sequence >= view.sequence:
            return
        self._seen[game] = view
        others = [each for each in self._watchers[game] if each is not by]
        if others:
            if change is None or before.sequence != happened.before.sequence:
                change = change_document(before, view)
            told = {"type": "delta", **change, "by": _number(cached, happened.actor)}
            for each in others:
                each.send(told)

    async def _look_at_sessions(self) -> None:
        """Close the sockets of sessions that have ended, and update the names of the others."""
        watchers = [each for each in self._all() if each.session is not None]
        sessions = {each.session for each in watchers if each.session is not None}
        if not sessions:
            return
        database = self._cache.store.database
        living = await self._cache.read(living_sessions, database, sessions)
        self.log_out(sessions - living.keys())
        renamed = [each for each in watchers if _rename(each, living.get(each.session or ""))]
        if renamed:
            for game in list(self._watchers):
                self._count(game)
            if self.on_names is not None:
                self.on_names()

    def _all(self) -> Iterator[Watcher]:
        for watchers in list(self._watchers.values()):
            yield from list(watchers)
        yield from list(self._others)


def _rename(watcher: Watcher, name: str | None) -> bool:
    """Update the name that others see of an account; returns whether it has changed."""
    before = watcher.spectator
    if before is not None and before["guest"]:
        return False
    watcher.spectator = None if name is None else {"name": name, "guest": False}
    return watcher.spectator != before


def _number(cached: CachedGame, actor: str | None) -> int | None:
    """The number of a player in the room where a game is played together."""
    seat = cached.players.get(actor or "")
    return None if seat is None else seat.number
