"""The socket of a game: receives moves, and sends replies and the moves of others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.store import Stale
from qmines.web.http import models
from qmines.web.http.context import check_seal, game_name
from qmines.web.http.errors import Refusal, refusal_of
from qmines.web.http.loop_times import WORK
from qmines.web.http.request_parsing import Body, checked
from qmines.web.live.socket_connection import (
    MOST_WAITING,
    SocketConnection,
    player_on,
    serve,
    spectator_of,
)
from qmines.web.solver.dealing import HAS_LEFT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from starlette.websockets import WebSocket

    from qmines.store import Player
    from qmines.web.live.game_cache import CachedGame
    from qmines.web.site import Site

_CANCELLED: Final = Refusal(409, "cancelled", Message("refused-cancelled"))


class _Asked(Body):
    """What every message has: its type, and an ID that the client chose."""

    type: Literal["move", "assist", "hint", "coach", "chances", "cursor", "ping", "cancel"]
    id: models.RequestId


class _Chances(Body):
    """A request for chances."""

    sequence: models.Sequence | None = None


_LIMITS: Final = {
    "move": "move",
    "assist": "help",
    "hint": "help",
    "coach": "help",
    "chances": "help",
    "cursor": "cursor",
    "ping": "read",
    "cancel": "read",
}
MESSAGES: Final[dict[str, type[Body]]] = {
    "move": models.SocketMove,
    "assist": models.Assist,
    "hint": models.HintBody,
    "coach": models.CoachBody,
    "chances": _Chances,
    "cursor": models.Cursor,
    "ping": models.Nothing,
    "cancel": models.Nothing,
}
"""The fields of each type of message."""


async def serve_socket(socket: WebSocket) -> None:
    """Serve the socket of a game until it is closed."""

    async def work(site: Site) -> None:
        cached = await site.cache.get(game_name(socket.path_params["game"]))
        player = await player_on(site, socket)
        check_seal(cached, player, covered=True)
        await _GameLine(site, socket, cached.name, player).run(cached)

    await serve(socket, "game", work)


class _GameLine(SocketConnection):
    """A socket of a game, and its unanswered requests."""

    def __init__(self, site: Site, socket: WebSocket, game: str, player: Player | None) -> None:
        super().__init__(site, socket, player)
        self._game = game
        self._asked: dict[str | int, asyncio.Task[None]] = {}
        self._pointing: set[asyncio.Task[None]] = set()
        self._left = asyncio.Event()
        self._in_order = asyncio.Lock()
        self._last_move: str | int | None = None

    async def run(self, cached: CachedGame) -> None:
        """Serve until either side closes it."""
        site = self._site
        self.plays = cached.belongs_to(self._player)
        self.spectator = await spectator_of(site, self._socket, self._player)
        self.send({"type": "game", "game": await site.play.document(cached, self._player)})
        site.spectators.join(self._game, self, cached.view)
        site.settle(cached)
        try:
            await self._read()
        finally:
            self._stop()
            self._left.set()
            site.spectators.leave(self._game, self)
            for task in self._asked.values():
                task.cancel()

    def _take(self, document: dict[str, Any]) -> bool:
        """Handle a message; whether it was accepted."""
        envelope: dict[str, Any] = {}
        for name in {"type", "id"} & document.keys():
            envelope[name] = document.pop(name)
        asked = checked(_Asked, envelope)
        try:
            self._site.limits.check(_LIMITS[asked.type], self._address)
            body = checked(MESSAGES[asked.type], document)
        except Refusal as refusal:
            self._refuse(asked.id, refusal)
            return False
        if asked.type == "ping":
            self._reply(asked.id, {})
        elif asked.type == "cursor":
            pointing = asyncio.create_task(self._point(cast("models.Cursor", body)))
            self._pointing.add(pointing)
            pointing.add_done_callback(self._pointing.discard)
        elif asked.type == "cancel":
            task = self._asked.get(asked.id)
            if task is not None:
                task.cancel()
        elif asked.id in self._asked or len(self._asked) >= MOST_WAITING:
            self._refuse(asked.id, Refusal(429, "busy", Message("refused-at-once")))
            return False
        else:
            task = asyncio.create_task(self._answer(asked.id, asked.type, body))
            self._asked[asked.id] = task
            task.add_done_callback(lambda done: self._answered(asked.id, done))
        return True

    async def _has_left(self) -> None:
        await self._left.wait()

    async def _point(self, cursor: models.Cursor) -> None:
        """Show the others where a player points; spectators' pointers are not shown."""
        WORK.set("socket game cursor")
        with suppress(QMinesError):
            cached = await self._site.cache.near(self._game)
            if self._player is None or cached.sealed or not cached.belongs_to(self._player):
                return
            seat, shown = cached.players.get(self._player.id), self.spectator
            told = {"type": "cursor", "number": 0 if seat is None else seat.number}
            if seat is not None:
                told |= {"name": seat.name if seat.public else ""}
            else:
                told |= {"name": "" if shown is None or shown["guest"] else shown["name"]}
            self._site.spectators.point(self._game, self, told | dict(cursor))

    async def _answer(self, number: str | int, kind: str, body: Any) -> None:
        HAS_LEFT.set(self._has_left)
        WORK.set(f"socket game {kind}")
        try:
            if kind == "move":
                done = await self._move(number, body)
            else:
                done = await self._done(await self._site.cache.near(self._game), kind, body)
        except (Refusal, QMinesError) as error:
            self._refuse(number, refusal_of(error))
        else:
            del self._asked[number]  # it cannot be cancelled any more
            await self._reply_at_last(number, done)

    def _answered(self, number: str | int, task: asyncio.Task[None]) -> None:
        """Forget a finished request; reply to one that was cancelled, perhaps before it began."""
        if self._asked.get(number) is task:
            del self._asked[number]
        if task.cancelled():
            self._refuse(number, _CANCELLED)

    async def _move(self, number: str | int, body: models.SocketMove) -> Mapping[str, Any]:
        """Make a move after those sent before it, unless the one it depends on has failed."""
        play = self._site.play
        async with self._in_order:
            cached = await self._site.cache.near(self._game)
            try:
                if body.after not in {None, self._last_move}:
                    raise play.stale_view(cached, body.expect)
                moving = play.move(
                    cached,
                    self._player,
                    expect=body.expect,
                    key=body.key,
                    event=body.event,
                    by=self,
                )
                # A move must not be stopped halfway if the client disconnects now.
                done = await asyncio.shield(moving)
            except Stale as error:
                raise await play.stale(cached, self._player, error) from None
            self._last_move = number
            return done

    async def _done(self, cached: CachedGame, kind: str, body: Any) -> Mapping[str, Any]:
        """The body of the reply, the same as over HTTP."""
        helping = self._site.helping
        work: dict[str, Callable[..., Awaitable[Mapping[str, Any]]]] = {
            "assist": helping.assist,
            "hint": helping.hint,
            "coach": helping.coach,
            "chances": helping.chances,
        }
        try:
            return await work[kind](cached, self._player, **dict(body), by=self)
        except Stale as error:
            raise await self._site.play.stale(cached, self._player, error) from None
