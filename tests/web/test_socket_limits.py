"""How many sockets an address may open, and how many messages it may send on them."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from uvicorn import Config
from uvicorn import Server as UvicornServer

from qmines.web.http.rate_limits import RATES
from qmines.web.http.socket_frames import MOST_FRAMES, LimitedSocketProtocol
from qmines.web.live import socket_connection
from support.waiting import PATIENCE

from .asgi import Socket, ask, running, scope
from .test_http_limits import connected

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI

    from web.conftest import Client, Server

FEW = 5
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\n"
    "Origin: http://localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def played(app: FastAPI) -> tuple[str, str]:
    """The addresses of the socket of a game, and of that of a room."""
    _, headers, game = await ask(app, "POST", "/api/games", {"level": "beginner"})
    cookie = dict(headers)[b"set-cookie"].decode().partition(";")[0]
    body = {"mode": "race", "level": "beginner", "name": "Ada"}
    status, _, room = await ask(app, "POST", "/api/rooms", body, cookie)
    assert status == 201, room
    return tuple(
        f"/api/{kind}/{json.loads(text)['id']}/socket"
        for kind, text in (("games", game), ("rooms", room))
    )


async def opened(app: FastAPI, path: str, client: str = "192.0.2.7") -> tuple[Socket, dict]:
    """A socket, and the first that it heard once it was open."""
    socket = Socket(app, path, client=(client, 1))
    assert (await socket.hear())["type"] == "websocket.accept"
    return socket, await socket.hear()


def test_an_address_has_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Of games and rooms together; in an IPv6 network of many, a few times as many."""
    monkeypatch.setattr(socket_connection, "MOST_SOCKETS", FEW)

    async def work() -> None:
        async with running(f"sqlite:///{tmp_path}/games.db", limited=True) as app:
            paths = await played(app)
            sockets = [(await opened(app, paths[number % 2]))[0] for number in range(FEW)]
            for path in paths:
                refused, told = await opened(app, path)
                assert (told["type"], told["code"]) == ("websocket.close", 4429)
                assert "connections" in told["reason"]
                await refused.close()
            other, told = await opened(app, paths[0], "192.0.2.8")
            assert told["type"] == "websocket.send"
            await sockets.pop().close()
            again, told = await opened(app, paths[0])
            assert told["type"] == "websocket.send"
            networks = [f"2001:db8:1:{number:x}::1" for number in range(9) for _ in range(FEW)]
            codes = []
            for client in networks:
                socket, told = await opened(app, paths[0], client)
                sockets.append(socket)
                codes.append(told.get("code"))
            assert codes == [None] * 8 * FEW + [4429] * FEW
            for each in (*sockets, other, again):
                await each.close()
            assert not app.state.site.open_sockets._open

    asyncio.run(work())


def test_opening_sockets_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(RATES, "socket", RATES["socket"]._replace(burst=FEW, each_second=0.1))

    async def work() -> None:
        async with running(f"sqlite:///{tmp_path}/games.db", limited=True) as app:
            for path in await played(app):
                codes = []
                for _ in range(FEW):
                    socket, told = await opened(app, path)
                    codes.append(told.get("code"))
                    await socket.close()
                if "games" in path:
                    assert codes == [None] * FEW
                else:
                    assert codes == [4429] * FEW

    asyncio.run(work())


async def replies(socket: Socket, number: int) -> list[dict[str, Any]]:
    """The next replies, and how the socket was closed if it was."""
    found: list[dict[str, Any]] = []
    while len(found) < number:
        heard = await socket.hear()
        document = json.loads(heard["text"]) if "text" in heard else heard
        if document["type"] in {"reply", "websocket.close"}:
            found.append(document)
        if heard["type"] == "websocket.close":
            break
    return found


@pytest.mark.parametrize("kind", ["games", "rooms"])
def test_a_flood_of_messages_waits_at_the_client(tmp_path: Path, kind: str):
    """Those beyond the limit are refused, a few each second."""
    rate = RATES["read"]
    sent = int(rate.burst + 2 * rate.each_second)

    async def work() -> tuple[list[dict[str, Any]], float]:
        async with running(f"sqlite:///{tmp_path}/games.db", limited=True) as app:
            path = next(each for each in await played(app) if kind in each)
            socket, _ = await opened(app, path)
            start = time.monotonic()
            found = []
            for number in range(sent):
                socket.tell({"type": "ping", "id": number})
                found += await replies(socket, 1)
            taken = time.monotonic() - start
            await socket.close()
            return found, taken

    found, taken = asyncio.run(work())
    assert [each["id"] for each in found] == [*range(sent)]
    refused = [each for each in found if each["status"] != 200]
    assert 1 <= len(refused) <= 5 * taken
    assert {each["error"]["kind"] for each in refused} == {"often"}
    assert taken > 1.5


def test_requests_are_not_cancelled_without_end(tmp_path: Path):
    async def work() -> dict[str, Any]:
        async with running(f"sqlite:///{tmp_path}/games.db", limited=True) as app:
            socket, _ = await opened(app, (await played(app))[0])
            for number in range(int(RATES["read"].burst) + 50):
                socket.tell({"type": "cancel", "id": number})
            refused = (await replies(socket, 1))[0]
            await socket.close()
            return refused

    assert asyncio.run(work())["status"] == 429


@pytest.mark.parametrize("kind", ["games", "rooms"])
def test_who_sends_nothing_but_nonsense_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
):
    monkeypatch.setattr(socket_connection, "_PAUSE", 0.01)

    async def work() -> list[dict[str, Any]]:
        async with running(f"sqlite:///{tmp_path}/games.db", limited=True) as app:
            path = next(each for each in await played(app) if kind in each)
            socket, _ = await opened(app, path)
            for number in range(3000):
                socket.tell({"type": "nonsense", "id": number})
            found = await replies(socket, 3000)
            await socket.close()
            return found

    *found, closed = asyncio.run(work())
    assert [each["status"] for each in found] == [400] * socket_connection.MOST_REFUSED
    assert closed["code"] == socket_connection.TOO_MANY


def test_a_flood_waits_at_a_client_that_does_not_read(tmp_path: Path):
    """Its socket takes no more messages once it is too far behind, and is closed if it reads on."""

    async def work() -> tuple[int, int]:
        async with running(f"sqlite:///{tmp_path}/games.db", limited=True) as app:
            path, reads = (await played(app))[0], asyncio.Event()
            sent: list[dict[str, Any]] = [{"type": "websocket.connect"}]
            heard: list[dict[str, Any]] = []

            async def receive() -> dict[str, Any]:
                await asyncio.sleep(0)
                assert len(sent) < 5000
                text = json.dumps({"type": "ping", "id": len(sent)})
                sent.append({"type": "websocket.receive", "text": text})
                return sent[-2]

            async def send(message: Any) -> None:
                heard.append(message)
                if message["type"] == "websocket.send":
                    await reads.wait()

            task = asyncio.create_task(app(scope("websocket", path, ""), receive, send))
            await asyncio.wait({task}, timeout=1)
            reads.set()
            await asyncio.wait_for(task, 90)
            return len(sent), heard[-1]["code"]

    count, code = asyncio.run(work())
    assert count < socket_connection.MOST_WAITING + 10
    assert code == socket_connection.TOO_SLOW


@pytest.mark.parametrize(
    ("first", "frame", "there"),
    [
        (b"", b"\x89\x80", True),
        (b"", b"\x8a\x80", True),
        (b"\x01\x80", b"\x00\x80", True),
        (b"", b"\x81\x80", False),
    ],
    ids=["pings", "pongs", "parts of a message", "messages after the end"],
)
def test_a_flood_of_frames_that_are_no_messages_cuts_the_connection(
    client: Client, server: Server, first: bytes, frame: bytes, *, there: bool
):
    game = client.new(level="beginner")["id"] if there else "2" * 12
    mask, sent = bytes(4), 0
    with connected(server) as raw:
        raw.send(HANDSHAKE.format(path=f"/api/games/{game}/socket").encode())
        heard = raw.socket.recv(4096)
        while len(heard) < 200:  # what is sent first: the game, or why the socket is closed
            heard += raw.socket.recv(4096)
        assert heard.startswith(b"HTTP/1.1 101")
        with suppress(BrokenPipeError, ConnectionResetError):
            raw.socket.sendall(first + mask if first else b"")
            while sent < 100 * MOST_FRAMES:
                raw.socket.sendall(frame + mask)
                sent += 1
                time.sleep(0.001)
    assert MOST_FRAMES <= sent < 20 * MOST_FRAMES


def test_who_reads_nothing_is_disconnected():
    """Although the server has more to send than the connection takes."""
    gone = asyncio.Event()

    async def endless(_: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "bytes": bytes(1 << 20)})
        finally:
            gone.set()

    async def work() -> None:
        limits = {"ws_ping_interval": 0.1, "ws_ping_timeout": 0.1, "log_config": None}
        config = Config(endless, ws=LimitedSocketProtocol, port=0, lifespan="off", **limits)
        listener, web = config.bind_socket(), UvicornServer(config)
        listener.listen()
        serving = asyncio.create_task(web.serve(sockets=[listener]))
        reader, writer = await asyncio.open_connection(*listener.getsockname()[:2])
        writer.write(HANDSHAKE.format(path="/").encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
        async with asyncio.timeout(PATIENCE):
            await gone.wait()
        writer.transport.abort()
        web.should_exit = True
        await serving

    asyncio.run(work())
