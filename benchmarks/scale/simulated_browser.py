"""A simulated browser: requests on one connection that is kept, and sockets.

Simulated players share the cores with the server, so it does as little as it can.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from http.cookies import SimpleCookie
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

sys.path.insert(0, str(Path(__file__).parents[1] / "fire"))

from raw import Socket

if TYPE_CHECKING:
    from collections.abc import Callable

KEPT = 20.0  # seconds for which an unused connection is kept; the server closes it after 30
PATIENCE = 60.0  # seconds that a request may take


class Refused(Exception):
    """The server did not do what a player asked for."""


class Traffic:
    """What all browsers sent and received."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.sent = self.received = 0  # bytes
        self.sockets: Counter[str] = Counter()  # opened, by kind


class GameSocket(Socket):
    """The socket of a game or a room; ``told`` is called with every message that is no reply."""

    path = "{}"

    def __init__(self, address: str, path: str, token: str, traffic: Traffic) -> None:
        super().__init__(address, path, token)
        self._traffic = traffic
        self._replies: dict[int, asyncio.Future[tuple[float, dict[str, Any]]]] = {}
        self._number = 0
        self.told: Callable[[bytes], None] = lambda _: None
        self.first = b""
        self.received = 0  # bytes
        self.failed.add_done_callback(self._abandon)

    def data_received(self, data: bytes) -> None:
        """Count it, too."""
        self.received += len(data)
        self._traffic.received += len(data)
        super().data_received(data)

    def say(self, body: bytes, kind: int = 1) -> None:
        """Count it, too."""
        self._traffic.sent += len(body) + 8
        super().say(body, kind)

    def heard(self, body: bytes) -> None:
        """Give a reply to whoever waits for it, and everything else to ``told``."""
        if body.startswith(b'{"type":"reply"'):
            at, document = time.perf_counter(), json.loads(body)
            waiting = self._replies.pop(document["id"], None)
            if waiting is not None and not waiting.done():
                waiting.set_result((at, document))
        elif not self.ready.done():
            self.first = body
            self.ready.set_result(None)
        else:
            self.told(body)

    async def ask(self, kind: str, **fields: Any) -> tuple[float, dict[str, Any]]:
        """Send a message; the seconds until the reply came, and the reply.

        Raises:
            Refused: the connection was lost.
        """
        self._number += 1
        waiting = asyncio.get_running_loop().create_future()
        self._replies[self._number] = waiting
        message = json.dumps({"type": kind, "id": self._number, **fields}, separators=(",", ":"))
        began = time.perf_counter()
        self.say(message.encode())
        async with asyncio.timeout(PATIENCE):
            at, reply = await waiting
        return at - began, reply

    def close(self) -> None:
        """Leave."""
        self.told = lambda _: None
        self.transport.close()

    def _abandon(self, why: asyncio.Future[str]) -> None:
        if not self.ready.done():
            self.ready.set_exception(Refused(why.result()))
            self.ready.exception()  # nobody may be waiting
        for each in self._replies.values():
            if not each.done():
                each.set_exception(Refused(why.result()))


class Browser:
    """Somebody's browser, with an address of its own: limits are per address."""

    def __init__(self, server: str, address: str, traffic: Traffic) -> None:
        self._server = server
        self._host, _, port = server.removeprefix("http://").partition(":")
        self._port = int(port)
        self._address = address
        self._traffic = traffic
        self._cookies: dict[str, str] = {}
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._disconnect()

    async def get(self, path: str) -> Any:
        """The document that the server answers with."""
        return await self._request("GET", path)

    async def post(self, path: str, **body: Any) -> Any:
        """The document that the server answers with."""
        return await self._request("POST", path, json.dumps(body).encode())

    async def socket(self, kind: str, name: str) -> GameSocket:
        """The socket of a game or a room, after its first message."""
        self._traffic.sockets[kind] += 1
        path, token = f"/api/{kind}/{name}/socket", self._cookies.get("qmines", "")
        _, found = await asyncio.get_running_loop().create_connection(
            lambda: GameSocket(self._server, path, token, self._traffic),
            self._host,
            self._port,
            local_addr=(self._address, 0),
        )
        async with asyncio.timeout(PATIENCE):
            await found.ready
        return found

    async def _request(self, method: str, path: str, body: bytes = b"") -> Any:
        kind = "/".join(path.partition("?")[0].split("/")[:3])
        self._traffic.requests[f"{method} {kind}"] += 1
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Origin: {self._server}\r\nCookie: {cookies}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        async with asyncio.timeout(PATIENCE):
            status, content = await self._exchange(head.encode() + body)
        if status >= 400:
            self._traffic.errors[f"{method} {kind} {status}"] += 1
            raise Refused(f"{method} {path} {status}: {content[:200]!r}")
        return json.loads(content)

    async def _exchange(self, sent: bytes) -> tuple[int, bytes]:
        if self._streams is None or time.monotonic() - self._used > KEPT:
            self._disconnect()
            self._streams = await asyncio.open_connection(
                self._host, self._port, local_addr=(self._address, 0)
            )
        reader, writer = self._streams
        try:
            writer.write(sent)
            head = await reader.readuntil(b"\r\n\r\n")
            lines = head.decode("latin-1").split("\r\n")
            length = 0
            for line in lines[1:]:
                name, _, value = line.partition(": ")
                if name.lower() == "content-length":
                    length = int(value)
                elif name.lower() == "set-cookie":
                    self._cookies.update({k: m.value for k, m in SimpleCookie(value).items()})
            content = await reader.readexactly(length)
        except BaseException:
            self._disconnect()
            raise
        self._used = time.monotonic()
        self._traffic.sent += len(sent)
        self._traffic.received += len(head) + length
        return int(lines[0].split()[1]), content

    def _disconnect(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
