"""Players that cost next to nothing, so that the cores are left to the server they ask.

Each is one connection of an event loop: it writes a request that is ready but for its numbers, and
looks at no more of the answer than its length, its kind and its status.
"""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH, HEIGHT = 30, 16


def event_of(number: int) -> str:
    """What a player does at this number: after the first click flags, on and off again."""
    return "open 8 15" if not number else f"flag {number % HEIGHT} {number % WIDTH}"


class Player(asyncio.Protocol):
    """Somebody who makes one move after the other; ``answered`` is called after each."""

    def __init__(self, address: str, game: str, token: str) -> None:
        self._host = address.removeprefix("http://")
        self._game = game
        self._token = token
        self._data = b""
        self.moves = 0
        self.due = 0.0  # when the move that is under way should have been sent
        self.answered: Callable[[Player], None] = lambda _: None
        self.failed: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = transport
        self._begin()

    def connection_lost(self, _: Exception | None) -> None:
        """Nobody is answered any more."""
        self._fail("the connection was lost")

    def data_received(self, data: bytes) -> None:
        """Take all answers that are whole."""
        self._data += data
        while self._take():
            pass

    def move(self) -> None:
        """Send the next move."""
        raise NotImplementedError

    def _begin(self) -> None:
        """Say what comes before the first move."""
        raise NotImplementedError

    def _take(self) -> bool:
        """Take the next answer, if all of it is here."""
        raise NotImplementedError

    def _acknowledged(self) -> None:
        self.moves += 1
        self.answered(self)

    def _fail(self, why: str) -> None:
        if not self.failed.done():
            self.failed.set_result(f"{type(self).__name__} of {self._game}: {why}")

    def _body(self, more: str = "") -> bytes:
        number = self.moves
        body = f'{{{more}"expect":{number},"key":"k{number}","event":"{event_of(number)}"}}'
        return body.encode()


class Requests(Player):
    """Moves as requests on one connection that is kept."""

    def _begin(self) -> None:
        self._head = (
            f"POST /api/games/{self._game}/moves HTTP/1.1\r\nHost: {self._host}\r\n"
            f"Origin: http://{self._host}\r\nCookie: qmines={self._token}\r\n"
            "Content-Type: application/json\r\nContent-Length: "
        ).encode()
        self.ready.set_result(None)

    def move(self) -> None:
        """Send the next move."""
        body = self._body()
        self.transport.write(b"%b%d\r\n\r\n%b" % (self._head, len(body), body))

    def _take(self) -> bool:
        head, found, rest = self._data.partition(b"\r\n\r\n")
        if not found:
            return False
        at = head.lower().index(b"content-length:") + 15
        length = int(head[at:].split(b"\r\n", 1)[0])
        if len(rest) < length:
            return False
        self._data = rest[length:]
        if head[9:12] == b"200":
            self._acknowledged()
        else:
            self._fail(f"{head[:20]!r} {rest[:200]!r}")
        return True


class Socket(Player):
    """Moves on a socket. Its frames are masked with zeros, which leaves them as they are."""

    path = "/api/games/{}/socket"

    def _begin(self) -> None:
        self._open = False
        self.transport.write(
            (
                f"GET {self.path.format(self._game)} HTTP/1.1\r\nHost: {self._host}\r\n"
                f"Origin: http://{self._host}\r\nCookie: qmines={self._token}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            ).encode()
        )

    def move(self) -> None:
        """Send the next move."""
        self.say(self._body(f'"type":"move","id":{self.moves},'))

    def say(self, body: bytes, kind: int = 1) -> None:
        """Send a frame: 1 is text, 10 the answer to a ping."""
        size = len(body)
        head = (
            struct.pack("!BB", 0x80 | kind, 0x80 | size)
            if size < 126
            else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        )
        self.transport.write(b"%b\0\0\0\0%b" % (head, body))

    def heard(self, body: bytes) -> None:
        """A message has come."""
        if body.startswith(b'{"type":"reply"'):
            if b'"status":200' in body[:80]:
                self._acknowledged()
            else:
                self._fail(repr(body[:200]))
        elif not self.ready.done():
            self.ready.set_result(None)

    def _take(self) -> bool:
        data = self._data
        if not self._open:
            head, found, self._data = data.partition(b"\r\n\r\n")
            if not found:
                self._data = data
                return False
            self._open = True
            if head[9:12] != b"101":
                self._fail(repr(head[:60]))
            return True
        if len(data) < 2:
            return False
        size, at = data[1], 2
        if size == 126:
            size, at = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(data[2:10], "big"), 10
        if len(data) < at + size:
            return False
        body, self._data = data[at : at + size], data[at + size :]
        kind = data[0] & 15
        if kind == 1:
            self.heard(body)
        elif kind == 9:
            self.say(body, 10)
        elif kind == 8:
            self._fail(f"closed with {int.from_bytes(body[:2], 'big')}")
        return True
