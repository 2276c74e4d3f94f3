"""S1 and slow clients in short: what is waited for or kept without end is noticed."""

from __future__ import annotations

import asyncio
import gc
import json
import tracemalloc
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from qmines.store import Store
from qmines.web.http import guard
from qmines.web.http.connection_limits import LimitedHttpProtocol
from web import test_slow
from web.asgi import ask, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from qmines.store import Append, Receipt

MOVES, MOST = 300, 4 << 10  # bytes that a move may leave behind: its entry, and what is seen


def test_a_server_that_waits_for_a_body_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    @asynccontextmanager
    async def forever(_: float) -> AsyncIterator[None]:
        yield

    patient = SimpleNamespace(get_running_loop=asyncio.get_running_loop, timeout_at=forever)
    monkeypatch.setattr(guard, "asyncio", patient)
    monkeypatch.setattr(test_slow, "SOON", 1.0)
    with pytest.raises(TimeoutError):
        test_slow.test_a_body_that_does_not_come(tmp_path, monkeypatch, b"")


def test_a_server_that_waits_for_headers_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(LimitedHttpProtocol, "_start_timer", lambda _: None)
    monkeypatch.setattr(test_slow, "SOON", 1.0)
    with pytest.raises(TimeoutError):
        test_slow.test_headers_that_do_not_come(tmp_path, monkeypatch)


def test_what_a_move_leaves_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert asyncio.run(_left(tmp_path / "good.db")) < MOST
    kept: list[bytes] = []
    stored = Store.append_all

    def leaky(store: Store, appends: list[Append]) -> list[Receipt]:
        kept.extend(b"\1" * (20 << 10) for _ in appends)
        return stored(store, appends)  # type: ignore[return-value]

    monkeypatch.setattr(Store, "append_all", leaky)
    assert asyncio.run(_left(tmp_path / "leaky.db")) > 4 * MOST


async def _left(database: Path) -> float:
    """Bytes that Python holds more after a move of many."""
    async with running(f"sqlite:///{database}", solvers=1) as app:
        _, headers, text = await ask(app, "POST", "/api/games", {"level": "expert"})
        cookie = dict(headers)[b"set-cookie"].decode().partition(";")[0]
        game, number = json.loads(text)["id"], 0

        async def play(moves: int) -> int:
            nonlocal number
            for _ in range(moves):
                event = f"flag {number % 16} {number % 30}" if number else "open 8 15"
                body = {"expect": number, "key": f"k{number}", "event": event}
                status, _, _ = await ask(app, "POST", f"/api/games/{game}/moves", body, cookie)
                assert status == 200
                number += 1
            gc.collect()
            return tracemalloc.get_traced_memory()[0]

        tracemalloc.start()
        try:
            before = await play(100)
            return (await play(MOVES) - before) / MOVES
        finally:
            tracemalloc.stop()
