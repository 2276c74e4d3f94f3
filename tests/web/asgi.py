"""The application without a network: every byte of an answer, every frame of a socket."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qmines.web.app import create_app
from qmines.web.settings import ServerSettings
from support.databases import new_sqlite

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from fastapi import FastAPI

HOST = "localhost"
STOPPED: dict[str, Any] = {"clock": float, "time_of_day": int}
"""Clocks that always show 0."""


def headers(cookie: str) -> list[tuple[bytes, bytes]]:
    found = {"host": HOST, "origin": f"http://{HOST}", "content-type": "application/json"}
    if cookie:
        found["cookie"] = cookie
    return [(name.encode(), value.encode()) for name, value in found.items()]


def scope(kind: str, path: str, cookie: str, **more: Any) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers(cookie),
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        **more,
    }


def _prepare(database: str) -> None:
    """Copy a new database, where making its tables would take longer than most tests."""
    file = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite:///") and not file.exists():
        new_sqlite(file)


@asynccontextmanager
async def running(
    database: str, clocks: dict[str, Callable[[], float]] | None = None, **settings: Any
) -> AsyncIterator[FastAPI]:
    """An application that lives."""
    _prepare(database)
    given = ServerSettings(**{"database": database, "limited": False, "log": "none"} | settings)
    app = create_app(given, **(clocks or {}))
    async with app.router.lifespan_context(app):
        yield app


async def ask(
    app: FastAPI,
    method: str,
    path: str,
    body: object = None,
    cookie: str = "",
    *,
    left: asyncio.Event | None = None,
    **more: Any,
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Status, headers and body of an answer; whoever asked leaves when ``left`` is set.

    ``more`` is put into the scope, such as ``client``, an address with a port.
    """
    sent = [b"" if body is None else json.dumps(body).encode()]
    found: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        if not sent:  # whoever asked stays until it is answered, or they leave
            await (left or asyncio.Event()).wait()
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": sent.pop(), "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        found.append(message)

    await app(scope("http", path, cookie, method=method, **more), receive, send)
    text = b"".join(message.get("body", b"") for message in found[1:])
    return found[0]["status"], found[0]["headers"], text


class Socket:
    """A socket to the application."""

    def __init__(self, app: FastAPI, path: str, cookie: str = "", **more: Any) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        wanted = scope("websocket", path, cookie, subprotocols=[], **more)
        self._task = asyncio.create_task(app(wanted, self._in.get, self._out.put))

    async def hear(self) -> dict[str, Any]:
        return await asyncio.wait_for(self._out.get(), 90)

    def tell(self, document: object) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps(document)})

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 90)
