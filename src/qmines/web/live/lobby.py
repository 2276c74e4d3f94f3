"""Open rooms: who watches them, what is sent to them, and when a race is over.

The store has the final say; each process notifies the sockets it holds. Changes in this process are
sent at once, those of other processes when they send a message or the store is polled.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from qmines.core.glicko import Rating
from qmines.errors import QMinesError
from qmines.play.rival import MOST_CELLS
from qmines.store import Stale
from qmines.store.accounts.players import now
from qmines.store.games.ratings import RACE
from qmines.store.games.rooms import check_start, overdue
from qmines.store.games.shared_start import beginning_of
from qmines.web.http.errors import Refusal
from qmines.web.http.storage_quota import uncharged
from qmines.web.live.presence import Presence
from qmines.web.live.process_events import Listener
from qmines.web.live.race_boards import spectator_boards
from qmines.web.live.room_documents import open_room, rating_document, room_document, shares
from qmines.web.live.spectators import LOOK, SELDOM

if TYPE_CHECKING:
    from qmines.documents import OpenRoomDocument, RatingDocument, RoomDocument, ShareDocument
    from qmines.store import Player
    from qmines.store.games.room import Room
    from qmines.web.live.spectators import Watcher
    from qmines.web.site import Site

_SWEEP: Final = 5.0  # seconds between two searches for races that are overdue
_SEEN: Final = 8.0  # seconds after which the presence of members is stored again
_TRIES: Final = 20
_LISTED: Final = 1.0  # seconds for which the list of open rooms is cached
_LATE: Final = 1.0  # seconds after which another process starts a room
_BOARDS: Final = 0.5  # seconds between two updates of the boards of a race
_MOST_BOARDS: Final = 8  # players up to which spectators see their boards
_LIGHT: Final = 500  # cells up to which boards are compared without a thread
_MOST_SHARES: Final = 256  # rooms whose shares are cached
_LOG: Final = logging.getLogger("qmines.web")


class Lobby(Listener):
    """The rooms that have sockets in this process."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._rooms = site.cache.rooms
        self._lines: defaultdict[str, dict[Watcher, Player | None]] = defaultdict(dict)
        self._told: dict[Watcher, RoomDocument] = {}
        self._boards_told: dict[Watcher, list[dict[str, Any]]] = {}
        self._nudged: set[str] = set()
        self._wake = asyncio.Event()
        self._looked = 0.0
        self._listed: list[Room] = []
        self._listed_at = -_LISTED
        self._racing_rivals: set[str] = set()
        self._waiting: set[str] = set()  # rooms in which somebody waits for a quick match
        self._starting: set[str] = set()
        self._shown: dict[str, float] = {}  # when spectators were shown the boards of a room
        self._shares: OrderedDict[str, list[ShareDocument]] = OrderedDict()
        self._presence = Presence(site.process_events, "room", self.nudge)
        site.process_events.add(self)
        site.spectators.on_names = self.missed

    # Sockets

    async def enter(self, name: str, line: Watcher, player: Player | None) -> None:
        """Add a socket to a room, and send it the room soon."""
        self._lines[name][line] = player
        self._site.spectators.add(line)
        await self._note(name)
        self.nudge(name)

    def leave(self, name: str, line: Watcher) -> None:
        """Remove a socket that has been closed."""
        left = self._lines[name].pop(line, None)
        self._told.pop(line, None)
        self._boards_told.pop(line, None)
        self._site.spectators.drop(line)
        if name in self._waiting and left is not None and left not in self._lines[name].values():
            gone = self._site.cache.read(self._site.matches.gone, left.id)
            self._site.spawn(self._guarded(gone))
        if not self._lines[name]:
            del self._lines[name]
            self._racing_rivals.discard(name)
            self._waiting.discard(name)
            self._shown.pop(name, None)
            self._presence.forget(name)

    def nudge(self, name: str) -> None:
        """Update the sockets of a room soon, since it has changed."""
        if name in self._lines:
            self._nudged.add(name)
            self._wake.set()

    def room_changed(self, room: str) -> None:
        """Update the sockets of a room that another process has changed."""
        self.nudge(room)

    def missed(self) -> None:
        """Read all rooms again soon."""
        self._looked = 0.0
        self._wake.set()

    def said(self, topic: str, sender: str, document: dict[str, Any]) -> None:
        """Take the spectators that another process has sent."""
        if document["type"] == "here":
            self._presence.heard(topic, sender, document)

    async def document(self, room: Room, player: Player | None) -> RoomDocument:
        """A room as a player or a spectator sees it."""
        return room_document(
            room,
            player,
            at=now(),
            watchers=self._presence.total(room.id),
            spectators=self._presence.names(room.id),
            shared=await self._shares_of(room),
        )

    async def listed(self, player: Player | None) -> list[OpenRoomDocument]:
        """The public rooms, as they were up to a second ago."""
        if time.monotonic() - self._listed_at > _LISTED:
            self._listed_at = time.monotonic()
            self._listed = await self._site.cache.read(self._site.matches.open_rooms)
        return [open_room(each, self._presence.total(each.id), player) for each in self._listed]

    async def rating_of(self, player: Player) -> RatingDocument:
        """The race rating of a player who has an account."""
        found = await self._site.cache.read(self._site.ratings.of, player.id, RACE, now())
        return rating_document(found or Rating())

    async def _shares_of(self, room: Room) -> list[ShareDocument] | None:
        """What each member did in a shared game that is over."""
        if room.mode != "coop" or room.ended is None:
            return None
        found = self._shares.get(room.id)
        if found is None:
            game = next(each.game for each in room.members if each.game is not None)
            actors = await self._site.cache.read(self._rooms.actors, game)
            found = await self._site.cache.rule(lambda: shares(room, actors), light=False)
            self._shares[room.id] = found
            if len(self._shares) > _MOST_SHARES:
                self._shares.popitem(last=False)
        return found

    async def look(self) -> None:
        """Keep the sockets of all rooms up to date, forever."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)
            self._wake.clear()
            self._presence.renew()
            wanted, self._nudged = self._nudged, set()
            pause = SELDOM if self._site.process_events.listening else LOOK
            if time.monotonic() - self._looked >= pause:
                wanted, self._looked = set(self._lines), time.monotonic()
            for name in (wanted | self._racing_rivals) & self._lines.keys():
                await self._guarded(self._tell(name))

    async def sweep(self) -> None:
        """End overdue races and expired searches, and store who is present, forever."""
        noted = 0.0
        while True:
            await asyncio.sleep(_SWEEP)
            if time.monotonic() - noted >= _SEEN:
                noted = time.monotonic()
                for name in list(self._lines):
                    await self._guarded(self._note(name))
            await self._guarded(self._end_overdue())
            await self._guarded(self._site.cache.read(self._site.matches.expire))

    # Games

    async def begin(self, room: Room, player: Player) -> Room:
        """Start a room: the first move is made for everybody, so that all have the same board."""
        check_start(room, player)  # before anything is dealt
        return await self._begin(room, player)

    async def begin_by_itself(self, room: Room) -> Room:
        """Start a room once everybody is there; does nothing if it has started."""
        return await self._begin(room, None) if room.complete else room

    async def _begin(self, room: Room, player: Player | None) -> Room:
        first = None if room.rival is None else room.rival.first
        beginning = await self._site.cache.rule(
            lambda: beginning_of(room.header, room.seed, first), light=False
        )
        started = await self._site.cache.read(self._rooms.start, room.id, player, beginning)
        self.nudge(room.id)
        return started

    async def _begin_late(self, name: str) -> None:
        """Start a room if the process that paired its players has not done so."""
        await asyncio.sleep(_LATE)
        self._starting.discard(name)
        await self.begin_by_itself(await self._site.cache.read(self._rooms.look, name))

    async def resign(self, game: str) -> None:
        """Resign a game for a player who has left."""
        site = self._site
        for _ in range(_TRIES):
            cached = await site.cache.get(game)
            if cached.view.outcome.over:
                return
            try:
                with uncharged():
                    await site.play.happen(
                        cached,
                        cached.view.sequence,
                        None,
                        lambda _: ("resign",),
                        first="resign",
                        by=None,
                        pool=None if cached.light else site.cache.threads,
                    )
            except Stale:
                continue
            return

    async def finish(self, name: str) -> None:
        """End a room if all of its games have ended."""
        room = await self._site.cache.read(self._rooms.finish, name)
        self.nudge(name)
        if room.ended is None:
            return
        for game in {each.game for each in room.members if each.game is not None}:
            self._site.settle(await self._site.cache.get(game))

    async def _end_overdue(self) -> None:
        if not self._site.clock_watch.steady():
            return
        for name in await self._site.cache.read(self._rooms.going):
            room = await self._site.cache.read(self._rooms.look, name)
            for member in overdue(room, now()):
                if member.game is not None:
                    await self.resign(member.game)
            if room.done:
                await self.finish(name)

    async def _note(self, name: str) -> None:
        players = {each.id for each in self._lines[name].values() if each is not None}
        if players:
            await self._site.cache.read(self._rooms.seen, name, players)

    async def _tell(self, name: str) -> None:
        room = await self._site.cache.read(self._rooms.look, name)
        if room.complete and name not in self._starting:
            self._starting.add(name)
            self._site.spawn(self._guarded(self._begin_late(name)))
        racing = room.rival is not None and room.starts is not None and room.ended is None
        (self._racing_rivals.add if racing else self._racing_rivals.discard)(name)
        waiting = room.automatic and room.listed and room.starts is None
        (self._waiting.add if waiting else self._waiting.discard)(name)
        lines = list(self._lines.get(name, {}).items())
        if lines:
            self._presence.note(name, [line for line, _ in lines if not room.member(line.player)])
        await self._show_boards(room, lines)
        for line, player in lines:
            document = await self.document(room, player)
            known = document | {"now": 0}
            if self._told.get(line) != known:
                self._told[line] = known
                line.send({"type": "room", "room": document})

    async def _show_boards(self, room: Room, lines: list[tuple[Watcher, Player | None]]) -> None:
        """Send the boards of a race, as far as all see the same, to those who aren't playing."""
        playing = {each.player for each in room.members if each.playing}
        watching = [line for line, player in lines if player is None or player.id not in playing]
        started = room.starts is not None and now() >= room.starts
        racers = [each for each in room.members if each.game is not None]
        large = room.setup.grid.cells > MOST_CELLS or len(racers) > _MOST_BOARDS
        if not watching or not started or not playing or room.mode != "race" or large:
            return
        late = time.monotonic() - self._shown.get(room.id, 0.0)
        if late < _BOARDS:
            asyncio.get_running_loop().call_later(_BOARDS - late, self.nudge, room.id)
            return
        self._shown[room.id] = time.monotonic()
        views = {
            each.number: (await self._site.cache.get(each.game)).view
            for each in racers
            if each.game is not None
        }
        # A game may have ended since the room was read: then the next update shows more.
        active = {number for number, view in views.items() if not view.outcome.over}
        active |= {each.number for each in racers if each.playing}
        boards = await self._site.cache.rule(
            lambda: spectator_boards(views, active), light=room.setup.grid.cells <= _LIGHT
        )
        for line in watching:
            if self._boards_told.get(line) != boards:
                self._boards_told[line] = boards
                line.send({"type": "boards", "boards": boards})

    async def _guarded(self, work: Any) -> None:
        try:
            await work
        except (QMinesError, Refusal) as error:
            _LOG.warning("updating a room failed: %s", error)
