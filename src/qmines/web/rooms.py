"""The ways to rooms, and their socket."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final, cast

from qmines.errors import InvalidInput, QMinesError
from qmines.modes import get, setup_of
from qmines.session import Header, commitment_to
from qmines.store import NoSuchGame
from qmines.store.names import checked_name
from qmines.store.players import now
from qmines.store.sizes import MEMBER, game_size, room_size
from qmines.web import models
from qmines.web.asking import Ask, Way, game_name
from qmines.web.cookies import SESSION, read_cookie
from qmines.web.errors import Refusal, answer, told
from qmines.web.games import check_size
from qmines.web.line import TOO_SLOW, Line, note_asker
from qmines.web.roomdocuments import summary
from qmines.web.strict import checked

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.websockets import WebSocket

    from qmines.store import Player
    from qmines.store.room import Room
    from qmines.web.site import Site


async def create(ask: Ask) -> Response:
    """Make a room, and be its first member."""
    site, body = ask.site, ask.body
    level = body.level or get(body.rules).descriptor.level
    setup = setup_of(level, body.rules, body.options)
    check_size(setup, site.settings.cells)
    if setup.options.get("position") or setup.rules == "sandbox":
        raise InvalidInput("a room begins with a board that nobody knows")
    player = await _named(ask, body.name)
    seed = secrets.token_bytes(32)
    header = Header(setup, commitment_to(seed), "", ranked=True)
    with site.quota.charge(room_size(header)):
        room = await site.keeper.read(
            site.keeper.rooms.make, player, body.name, body.mode, header, seed
        )
    return answer(await site.lobby.document(room, player), 201)


async def look(ask: Ask) -> Response:
    """A room as it stands; a member who looks is there, also without a socket."""
    rooms, player = ask.site.keeper.rooms, await ask.player()
    room = await ask.site.keeper.read(rooms.look, _name(ask))
    mine = room.member(None if player is None else player.id)
    if mine is not None and now() - mine.seen > _SEEN:
        await ask.site.keeper.read(rooms.seen, room.id, {mine.player})
    return await _answer(ask, room)


async def listed(ask: Ask) -> Response:
    """The rooms of whoever asks."""
    player = await ask.player()
    if player is None:
        return answer({"rooms": []})
    rooms = await ask.site.keeper.read(ask.site.keeper.rooms.of, player)
    return answer({"rooms": [summary(room) for room in rooms]})


async def join(ask: Ask) -> Response:
    """Become a member."""
    player, name = await _named(ask, ask.body.name), _name(ask)
    with ask.site.quota.charge(MEMBER):
        room = await ask.site.keeper.read(ask.site.keeper.rooms.join, name, player, ask.body.name)
    return await _answer(ask, room)


async def ready(ask: Ask) -> Response:
    """Be ready, or not yet."""
    player = await ask.somebody()

    def note() -> Room:
        return ask.site.keeper.rooms.ready(_name(ask), player, on=ask.body.ready)

    return await _answer(ask, await ask.site.keeper.read(note))


async def start(ask: Ask) -> Response:
    """Start it, as its host."""
    player = await ask.somebody()
    room = await ask.site.keeper.read(ask.site.keeper.rooms.look, _name(ask))
    if room.starts is None:
        games = len(room.members) if room.mode == "race" else 1
        with ask.site.quota.charge(games * game_size(room.header, 1)):
            room = await ask.site.lobby.begin(room, player)
    return await _answer(ask, room)


async def leave(ask: Ask) -> Response:
    """Go; a race that one runs is given up."""
    player, name = await ask.somebody(), _name(ask)
    room = await ask.site.keeper.read(ask.site.keeper.rooms.leave, name, player)
    mine = room.member(player.id)
    if mine is not None and mine.game is not None and room.mode == "coop":
        await ask.site.keeper.get(mine.game)  # they may not move any more
    if room.mode == "race" and mine is not None and mine.playing and mine.game is not None:
        await ask.site.lobby.resign(mine.game)
        room = await ask.site.keeper.read(ask.site.keeper.rooms.look, name)
    return await _answer(ask, room)


async def rematch(ask: Ask) -> Response:
    """The room in which the same is played again."""
    player, name = await ask.somebody(), _name(ask)
    rooms = ask.site.keeper.rooms
    room = await ask.site.keeper.read(rooms.look, name)
    seed = secrets.token_bytes(32)
    header = Header(room.setup, commitment_to(seed), "", room.header.ranked)
    with ask.site.quota.charge(room_size(header)):
        made = await ask.site.keeper.read(rooms.rematch, name, player, header, seed)
    ask.site.lobby.nudge(name)
    return await _answer(ask, made)


async def serve_room_socket(socket: WebSocket) -> None:
    """The socket of a room: how it stands, whenever that changes."""
    site = cast("Site", socket.app.state.site)
    note_asker(socket)
    await socket.accept()
    token = read_cookie(socket, SESSION)
    try:
        name = game_name(socket.path_params["room"])
        await site.keeper.read(site.keeper.rooms.look, name)
        player = None if token is None else await site.keeper.read(site.players.of, token)
    except NoSuchGame:
        await socket.close(4404)
        return
    except QMinesError:
        await socket.close(TOO_SLOW)
        return
    await _RoomLine(site, socket, name, player).run()


class _RoomLine(Line):
    """A socket of a room; all that it takes is a ping."""

    def __init__(self, site: Site, socket: WebSocket, room: str, player: Player | None) -> None:
        super().__init__(socket, player)
        self._site = site
        self._room = room

    async def run(self) -> None:
        """Serve until either side ends it."""
        try:
            await self._site.lobby.enter(self._room, self, self._player)
            await self._read()
        finally:
            self._stop()
            self._site.lobby.leave(self._room, self)

    def _take(self, document: dict[str, Any]) -> None:
        """Answer a ping."""
        asked = checked(models.Ping, document)
        try:
            self._site.limits.check("read", self._address)
        except Refusal as refusal:
            self._reply(asked.id, refusal.status, told(refusal))
            return
        self._reply(asked.id, 200, {})


async def _named(ask: Ask, nick: str) -> Player:
    """Who asks, with a name that others may see."""
    known = await ask.player()
    if known is None or known.name is None:
        checked_name(nick)  # before somebody new becomes a guest for nothing
    return await ask.somebody()


async def _answer(ask: Ask, room: Room) -> Response:
    if ask.request.method != "GET":
        ask.site.lobby.nudge(room.id)
    return answer(await ask.site.lobby.document(room, await ask.player()))


def _name(ask: Ask) -> str:
    return game_name(ask.request.path_params["room"])


_SEEN: Final = 8_000  # ms after which it is noted again that a member is there
_ROOM: Final = "/api/rooms/{room}"
_MISSING: Final[dict[int | str, str]] = {404: "There is no such room."}


def _way(what: str, do: Any, body: Any, summary: str) -> Way:
    return Way(
        method="POST", path=f"{_ROOM}/{what}", do=do, body=body, summary=summary, answers=_MISSING
    )


WAYS: Final = [
    Way(
        method="POST",
        path="/api/rooms",
        do=create,
        body=models.NewRoom,
        limit="new",
        summary="Make a room for a race or a game of several.",
        answers={201: "The room."},
    ),
    Way(method="GET", path="/api/rooms", do=listed, summary="Your rooms, the newest first."),
    Way(method="GET", path=_ROOM, do=look, summary="A room as it stands.", answers=_MISSING),
    _way("join", join, models.Join, "Become a member."),
    _way("ready", ready, models.Ready, "Be ready, or not yet."),
    _way("start", start, models.Nothing, "Start it, as its host."),
    _way("leave", leave, models.Nothing, "Go; a race that you run is given up."),
    _way("rematch", rematch, models.Nothing, "Play the same again."),
]
