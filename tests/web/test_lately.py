"""Who asked lately is believed for a moment, and not after the end of the session."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from qmines.store import Player
from qmines.web import lately
from qmines.web.lately import Lately

if TYPE_CHECKING:
    import pytest

    from web.conftest import Client

ANNA = Player("anna", None, 0, "session-1")


class Store:
    """Counts how often it is asked; answers when it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def of(self, token: str) -> Player | None:
        self.asked += 1
        found = ANNA if token == "good" else None
        await self.answers.wait()
        return found


def test_the_store_is_asked_once_in_a_moment(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        store = Store()
        known = Lately(store.of)
        assert [await known.of("good") for _ in range(5)] == [ANNA] * 5
        assert store.asked == 1
        assert [await known.of("bad") for _ in range(2)] == [None, None]
        assert store.asked == 3  # nobody new is kept waiting
        monkeypatch.setattr(lately, "BELIEVED", 0.0)
        await known.of("good")
        assert store.asked == 4

    asyncio.run(work())


def test_an_answer_older_than_the_end_is_not_kept():
    async def work() -> None:
        store = Store()
        known = Lately(store.of)
        store.answers.clear()
        late = asyncio.ensure_future(known.of("good"))
        await asyncio.sleep(0)
        known.forget({"session-1"})
        store.answers.set()
        await late
        await known.of("good")
        assert store.asked == 2

    asyncio.run(work())


def test_no_move_after_the_logout(client: Client):
    game = client.new()["id"]
    client.move(game, 0, "open 4 4")
    cookies = dict(client.cookies)
    assert client.post("/api/logout", json={}).status_code == 200
    client.cookies.update(cookies)
    assert client.ask(game, "moves", expect=1, key="late", event="flag 0 0").status_code == 403
