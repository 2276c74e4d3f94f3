"""Connections that never finish what they began are closed; see benchmarks/fire/slow.py."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn

from qmines.web.http import connection_limits, guard
from qmines.web.live import socket_connection
from qmines.web.server import config_of
from qmines.web.settings import ServerSettings
from support.waiting import until_async
from web.asgi import ask, running, scope

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

SOON = 30.0  # seconds in which each of them has to end


@pytest.mark.parametrize("body", [b"", b'{"level": '])
def test_a_body_that_does_not_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: bytes):
    monkeypatch.setattr(guard, "BODY_PATIENCE", 0.1)

    async def work() -> None:
        sent: list[dict[str, Any]] = []
        parts = [{"type": "http.request", "body": body, "more_body": True}]

        async def receive() -> dict[str, Any]:
            if parts:
                return parts.pop()
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            asking = app(scope("http", "/api/games", "", method="POST"), receive, send)
            await asyncio.wait_for(asking, SOON)
        assert sent[0]["status"] == 408
        assert (b"connection", b"close") in sent[0]["headers"]

    asyncio.run(work())


def test_a_client_that_leaves_in_the_middle_of_a_body(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    async def work() -> None:
        parts = [
            {"type": "http.disconnect"},
            {"type": "http.request", "body": b"{", "more_body": True},
        ]

        async def receive() -> dict[str, Any]:
            return parts.pop()

        async def send(_: dict[str, Any]) -> None:
            raise AssertionError("nobody is there to be answered")

        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            logging.getLogger("qmines.web").propagate = True
            await app(scope("http", "/api/games", "", method="POST"), receive, send)
            assert 'route="/api/games",status="499"} 1' in app.state.metrics.text(app.state.site)
        assert not caplog.records

    asyncio.run(work())


@pytest.mark.parametrize("rest", [b"", b"\r\n", b"0123"], ids=["nothing", "a line", "a part"])
def test_the_rest_of_a_request_that_was_answered_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rest: bytes
):
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 0.3)

    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        length = b"10" if rest.isdigit() else b"0"
        writer.write(
            b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
            + length
            + b"\r\n\r\n"
        )
        assert (await asyncio.wait_for(reader.readuntil(b"}}"), SOON)).startswith(b"HTTP/1.1 403")
        writer.write(rest)
        assert await asyncio.wait_for(reader.read(), SOON) == b""
        writer.close()

    asyncio.run(_served(tmp_path, work, timeout_keep_alive=1))


def test_headers_that_do_not_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 0.3)

    async def work(port: int) -> None:
        for said in (b"", b"GET /healthz HTTP/1.1\r\nX-Slow: a"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            assert await asyncio.wait_for(reader.read(), SOON) == b""
            writer.close()
        # Whoever asks as one should is answered, and the next half of a request is not waited for.
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await asyncio.wait_for(reader.readuntil(b"}"), SOON)).startswith(b"HTTP/1.1 200")
        writer.write(b"GET /hea")
        assert await asyncio.wait_for(reader.read(), SOON) == b""
        writer.close()

    asyncio.run(_served(tmp_path, work))


async def _served(tmp_path: Path, work: Callable[[int], Awaitable[None]], **options: Any) -> None:
    """Do something with a server at a port."""
    settings = ServerSettings(database=f"sqlite:///{tmp_path / 'games.db'}", log="none")
    config = config_of(settings, host="127.0.0.1", port=0)
    for name, value in options.items():
        setattr(config, name, value)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done()
        await asyncio.sleep(0.01)
    await work(server.servers[0].sockets[0].getsockname()[1])
    server.should_exit = True
    await serving


def test_for_whoever_does_not_read_little_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert asyncio.run(_kept_unread(tmp_path / "a.db")) == (socket_connection.MOST_WAITING, 1013)
    # With the mistake planted it is noticed.
    monkeypatch.setattr(socket_connection, "MOST_WAITING", 1 << 30)
    kept, code = asyncio.run(_kept_unread(tmp_path / "b.db"))
    assert (kept >= 200, code) == (True, None)


async def _kept_unread(database: Path) -> tuple[int, int | None]:
    """How many of 200 messages and more are kept for a watcher who does not read, and the code
    with which the socket is closed when it reads at last."""
    reads, sent = asyncio.Event(), list[dict[str, Any]]()
    incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send(message: dict[str, Any]) -> None:
        if message["type"] != "websocket.accept":
            await reads.wait()
        sent.append(message)

    async with running(f"sqlite:///{database}") as app:
        site = app.state.site
        status, _, text = await ask(app, "POST", "/api/games", {"level": "beginner"})
        assert status == 201
        game = json.loads(text)["id"]
        incoming.put_nowait({"type": "websocket.connect"})
        path = f"/api/games/{game}/socket"
        watching = asyncio.create_task(
            app(scope("websocket", path, "", subprotocols=[]), incoming.get, send)
        )
        await until_async(lambda: site.spectators.watched(game))
        for number in range(200):
            site.spectators.tell(game, {"type": "delta", "number": number})
            await asyncio.sleep(0)
        (watcher,) = site.spectators._watchers[game]
        kept = sum(not isinstance(each, int) for each in watcher._out)
        reads.set()
        await until_async(lambda: not watcher._out)
        incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await watching
    codes = [message["code"] for message in sent if message["type"] == "websocket.close"]
    return kept, codes[0] if codes else None
