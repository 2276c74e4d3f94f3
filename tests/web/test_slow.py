"""Connections that never finish what they began are closed; see benchmarks/fire/slow.py."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from qmines.web import guard, hasty
from qmines.web.serving import server_of
from qmines.web.settings import Settings
from web.asgi import running, scope

if TYPE_CHECKING:
    from pathlib import Path


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
            await app(scope("http", "/api/games", "", method="POST"), receive, send)
        assert sent[0]["status"] == 408
        assert (b"connection", b"close") in sent[0]["headers"]

    asyncio.run(work())


def test_headers_that_do_not_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hasty, "PATIENCE", 0.3)

    async def work() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'games.db'}", log="none")
        server = server_of(settings, host="127.0.0.1", port=0)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            assert not serving.done()
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        for said in (b"", b"GET /healthz HTTP/1.1\r\nX-Slow: a"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            assert await asyncio.wait_for(reader.read(), 30) == b""
            writer.close()
        # Whoever asks as one should is answered, and the next half of a request is not waited for.
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await asyncio.wait_for(reader.readuntil(b"}"), 30)).startswith(b"HTTP/1.1 200")
        writer.write(b"GET /hea")
        assert await asyncio.wait_for(reader.read(), 30) == b""
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(work())
