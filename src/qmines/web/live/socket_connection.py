"""An open socket: a queue of outgoing messages, a task that sends them, and a reader."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, cast

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from qmines.errors import InvalidInput, QMinesError
from qmines.messages import Message
from qmines.store.accounts.addresses import shares_of
from qmines.store.accounts.public import name_in_lists
from qmines.store.accounts.usernames import checked_name
from qmines.web.http.context import address_from
from qmines.web.http.cookies import SESSION, read_cookie
from qmines.web.http.errors import Refusal, refusal_of
from qmines.web.http.loop_times import WORK
from qmines.web.http.rate_limits import ASKER
from qmines.web.http.request_parsing import read_json

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Mapping

    from qmines.documents import SpectatorDocument
    from qmines.store import Player
    from qmines.web.site import Site

MOST_WAITING: Final = 64
"""The most messages that may be queued for a slow client, and the most open requests."""
TOO_SLOW: Final = 1013
"""The close code for clients that are too far behind."""
MOST_SOCKETS: Final = 500
"""The most open sockets of one address; a whole /48 has a few times as many."""
_REFUSED: Final = frozenset({403, 404, 429})  # statuses that have a close code of our own
_REASON: Final = 123  # bytes, the most that a closing frame can hold
_PAUSE: Final = 0.25  # seconds until the next message is read after one that was refused
MOST_REFUSED: Final = 40
"""The most messages that may be refused in a row before the socket is closed."""
TOO_MANY: Final = 4429
"""The close code for clients that open too many sockets or send too many messages."""


class OpenSockets:
    """Counts the open sockets of each address."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._open: Counter[str] = Counter()

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        """Count a socket while it is open.

        Raises:
            Refusal: its address has too many.
        """
        shares = shares_of(address)
        full = (self._open[each] >= share * MOST_SOCKETS for each, share in shares.items())
        if self._on and any(full):
            raise Refusal(429, "sockets", Message("refused-sockets"))
        self._open.update(shares.keys())
        try:
            yield
        finally:
            self._open.subtract(shares.keys())
            self._open += Counter()  # forget those that have none


async def serve(socket: WebSocket, kind: str, work: Callable[[Site], Awaitable[None]]) -> None:
    """Accept a socket and let ``work`` serve it, or close it with a code that says why not."""
    site = cast("Site", socket.app.state.site)
    address = address_from(socket)
    ASKER.set(address)
    WORK.set(f"socket {kind}")
    await socket.accept()  # pages only learn the close code of a socket that was open
    try:
        site.limits.check("socket", address)
        with site.open_sockets.opened(address):
            await work(site)
    except (Refusal, QMinesError) as error:
        refusal = refusal_of(error)
        code = 4000 + refusal.status if refusal.status in _REFUSED else TOO_SLOW
        reason = refusal.message.encode()[:_REASON].decode(errors="ignore")
        with suppress(WebSocketDisconnect, RuntimeError):  # the client has disconnected
            await socket.close(code, reason)


async def player_on(site: Site, socket: WebSocket) -> Player | None:
    """Whose session a socket belongs to; None if it has none."""
    token = read_cookie(socket, SESSION)
    return None if token is None else await site.cache.read(site.players.of, token)


async def spectator_of(
    site: Site, socket: WebSocket, player: Player | None
) -> SpectatorDocument | None:
    """The name that others see of a player or a spectator, if any.

    Accounts have one if lists may name them; guests have one if they chose it (``?name=``).
    """
    if player is not None and not player.guest:
        name = await site.cache.read(name_in_lists, site.store.database, player.id)
        return None if name is None else {"name": name, "guest": False}
    try:
        return {"name": checked_name(socket.query_params.get("name", ""))[0], "guest": True}
    except InvalidInput:
        return None


class SocketConnection:
    """A socket; subclasses handle its messages in ``_take``."""

    def __init__(self, site: Site, socket: WebSocket, player: Player | None) -> None:
        self._site = site
        self._socket = socket
        self._player = player
        self._address = address_from(socket)
        self.plays = False
        self.session = None if player is None else player.session
        self.player = None if player is None else player.id
        self.spectator: SpectatorDocument | None = None
        self._out: deque[dict[str, Any] | int] = deque()
        self._writer: asyncio.Task[None] | None = None  # only while there is something to write
        self._ended = False

    def send(self, document: dict[str, Any]) -> None:
        """Queue a message, or close the socket if its client is too far behind."""
        if self._ended:
            return
        if len(self._out) >= MOST_WAITING:
            self.end(TOO_SLOW)
            return
        self._out.append(document)
        self._write()

    def end(self, code: int) -> None:
        """Close it once the queued messages are sent."""
        if not self._ended:
            self._ended = True
            self._out.append(code)
            self._write()

    def _take(self, document: dict[str, Any]) -> bool:
        """Handle a message; whether it was accepted."""
        raise NotImplementedError

    def _stop(self) -> None:
        """Stop sending."""
        self._ended = True
        if self._writer is not None:
            self._writer.cancel()

    def _reply(self, number: str | int | None, body: Mapping[str, Any], status: int = 200) -> None:
        self.send({"type": "reply", "id": number, "status": status, **body})

    def _refuse(self, number: str | int | None, refusal: Refusal) -> None:
        self._reply(number, refusal.document(), refusal.status)

    async def _reply_at_last(self, number: str | int, body: Mapping[str, Any]) -> None:
        """Reply at the end of a task and send it here, which is faster than another task."""
        if self._writing:
            self._reply(number, body)
            return
        self._writer = asyncio.current_task()
        self._reply(number, body)
        await self._drain()
        self._writer = None

    @property
    def _writing(self) -> bool:
        return self._writer is not None and not self._writer.done()

    def _write(self) -> None:
        if not self._writing:
            self._writer = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the client has disconnected
            while self._out:
                message = self._out.popleft()
                if isinstance(message, int):
                    await self._socket.close(message)
                    return
                text = orjson.dumps(message, option=orjson.OPT_SERIALIZE_NUMPY).decode()
                await self._socket.send_text(text)

    async def _read(self) -> None:
        refused = 0  # messages in a row
        while self._socket.client_state is WebSocketState.CONNECTED:
            try:
                message = await self._socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            if self._ended:  # what arrives after that waits at the client
                if self._writer is not None:
                    await asyncio.wait({self._writer})
                return
            data = message.get("text")
            accepted = False
            try:
                accepted = self._take(read_json(message["bytes"] if data is None else data))
            except Refusal as refusal:
                self._refuse(None, refusal)
            refused = 0 if accepted else refused + 1
            if refused and self._site.settings.limited:
                await asyncio.sleep(_PAUSE)  # so that a flood of messages waits at the client
                if refused >= MOST_REFUSED:
                    self.end(TOO_MANY)
