"""Rooms, and their socket."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from qmines.session import Header, commitment_to
from qmines.store.accounts.players import now
from qmines.store.accounts.usernames import checked_name
from qmines.store.database.row_sizes import MEMBER, game_size, room_size
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Routes, game_name
from qmines.web.http.errors import Refusal, answer
from qmines.web.http.request_parsing import checked
from qmines.web.live.room_documents import summary
from qmines.web.live.socket_connection import (
    SocketConnection,
    player_on,
    serve,
    spectator_of,
)
from qmines.web.routes.matches import raced_again, room_setup

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.websockets import WebSocket

    from qmines.store import Player
    from qmines.store.games.room import Room
    from qmines.web.site import Site

ROUTES: Final = Routes()
_SEEN: Final = 8_000  # ms after which the presence of a member is stored again
_ROOM: Final = "/api/rooms/{room}"
_MISSING: Final = {404: "Room not found."}


@ROUTES.post("/api/rooms", body=models.NewRoom, limit="new", answers={201: "The new room."})
async def create(context: RequestContext) -> Response:
    """Create a room for a race or a shared game."""
    site, body = context.site, context.body
    setup = room_setup(context)
    player = await _named(context, body.name)
    seed = secrets.token_bytes(32)
    header = Header(setup, commitment_to(seed), "", ranked=True)
    with site.quota.charge(room_size(header)):
        rooms = site.cache.rooms
        room = await site.cache.read(
            partial(rooms.make, player, body.name, body.mode, header, seed, listed=body.listed)
        )
    return answer(await site.lobby.document(room, player), 201)


@ROUTES.get(_ROOM, answers=_MISSING)
async def look(context: RequestContext) -> Response:
    """Get a room."""
    rooms, player = context.site.cache.rooms, await context.player()
    room = await context.site.cache.read(rooms.look, _name(context))
    mine = room.member(None if player is None else player.id)
    if mine is not None and now() - mine.seen > _SEEN:  # members need no socket to be present
        await context.site.cache.read(rooms.seen, room.id, {mine.player})
    return await _answer(context, room)


@ROUTES.get("/api/rooms")
async def listed(context: RequestContext) -> Response:
    """List your rooms, newest first."""
    player = await context.player()
    if player is None:
        return answer({"rooms": []})
    rooms = await context.site.cache.read(context.site.cache.rooms.of, player)
    return answer({"rooms": [summary(room, player) for room in rooms]})


@ROUTES.post(f"{_ROOM}/join", body=models.Join, answers=_MISSING)
async def join(context: RequestContext) -> Response:
    """Become a member."""
    player, name = await _named(context, context.body.name), _name(context)
    with context.site.quota.charge(MEMBER):
        room = await context.site.cache.read(
            context.site.cache.rooms.join, name, player, context.body.name
        )
    return await _answer(context, room)


@ROUTES.post(f"{_ROOM}/ready", body=models.Ready, answers=_MISSING)
async def ready(context: RequestContext) -> Response:
    """Set whether you are ready."""
    player = await context.somebody()

    def note() -> Room:
        return context.site.cache.rooms.ready(_name(context), player, on=context.body.ready)

    return await _answer(context, await context.site.cache.read(note))


@ROUTES.post(f"{_ROOM}/start", answers=_MISSING)
async def start(context: RequestContext) -> Response:
    """Start the game (host only)."""
    player = await context.somebody()
    room = await context.site.cache.read(context.site.cache.rooms.look, _name(context))
    if room.starts is None:
        games = len(room.members) if room.mode == "race" else 1
        with context.site.quota.charge(games * game_size(room.header, 1)):
            room = await context.site.lobby.begin(room, player)
    return await _answer(context, room)


@ROUTES.post(f"{_ROOM}/leave", answers=_MISSING)
async def leave(context: RequestContext) -> Response:
    """Leave the room. Leaving a race counts as giving up."""
    player, name = await context.somebody(), _name(context)
    room = await context.site.cache.read(context.site.cache.rooms.look, name)
    if room.automatic and room.starts is None and len(room.members) == 1:
        await context.site.cache.read(context.site.matches.cancel, player)
        return answer(await context.site.lobby.document(room, player))
    room = await context.site.cache.read(context.site.cache.rooms.leave, name, player)
    mine = room.member(player.id)
    if mine is not None and mine.game is not None and room.mode == "coop":
        await context.site.cache.get(mine.game)  # notes that they may not move any more
    if room.mode == "race" and mine is not None and mine.playing and mine.game is not None:
        await context.site.lobby.resign(mine.game)
        room = await context.site.cache.read(context.site.cache.rooms.look, name)
    return await _answer(context, room)


@ROUTES.post(f"{_ROOM}/rematch", answers=_MISSING)
async def rematch(context: RequestContext) -> Response:
    """Ask for a rematch."""
    player, name = await context.somebody(), _name(context)
    rooms = context.site.cache.rooms
    room = await context.site.cache.read(rooms.look, name)
    if room.rival is not None:
        return answer(await raced_again(context, player, room), 201)
    seed = secrets.token_bytes(32)
    header = Header(room.setup, commitment_to(seed), "", room.header.ranked)
    with context.site.quota.charge(room_size(header)):
        made = await context.site.cache.read(rooms.rematch, name, player, header, seed)
    context.site.lobby.nudge(name)
    return await _answer(context, await context.site.lobby.begin_by_itself(made))


async def serve_room_socket(socket: WebSocket) -> None:
    """Serve the socket of a room, which is sent every change."""

    async def work(site: Site) -> None:
        name = game_name(socket.path_params["room"])
        await site.cache.read(site.cache.rooms.look, name)
        await _RoomLine(site, socket, name, await player_on(site, socket)).run()

    await serve(socket, "room", work)


class _RoomLine(SocketConnection):
    """A socket of a room; the only message it accepts is a ping."""

    def __init__(self, site: Site, socket: WebSocket, room: str, player: Player | None) -> None:
        super().__init__(site, socket, player)
        self._room = room

    async def run(self) -> None:
        """Serve until either side closes it."""
        try:
            self.spectator = await spectator_of(self._site, self._socket, self._player)
            await self._site.lobby.enter(self._room, self, self._player)
            await self._read()
        finally:
            self._stop()
            self._site.lobby.leave(self._room, self)

    def _take(self, document: dict[str, Any]) -> bool:
        """Answer a ping; whether it was accepted."""
        asked = checked(models.Ping, document)
        try:
            self._site.limits.check("read", self._address)
        except Refusal as refusal:
            self._refuse(asked.id, refusal)
            return False
        self._reply(asked.id, {})
        return True


async def _named(context: RequestContext, nick: str) -> Player:
    """The player, who needs a name that others can see."""
    known = await context.player()
    if known is None or known.name is None:
        checked_name(nick)  # before a guest is created for nothing
    return await context.somebody()


async def _answer(context: RequestContext, room: Room) -> Response:
    if context.request.method != "GET":
        context.site.lobby.nudge(room.id)
    return answer(await context.site.lobby.document(room, await context.player()))


def _name(context: RequestContext) -> str:
    return game_name(context.request.path_params["room"])
