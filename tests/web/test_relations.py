"""Friends, blocked players, reports and bans over HTTP."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from qmines.store.accounts.moderation import Moderation
from web.asgi import running
from web.test_recovery import OLD, Browser, signed_up, status

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/relations.db"


def test_friends_blocks_reports_and_bans(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, bob, guest = (Browser(app, name) for name in ("Ada", "Bob", "guest"))
            for each in (ada, bob):
                await signed_up(each, each.name)
            assert await status(guest, "/relations", name="Ada", kind="friend") == 401
            assert await status(guest, "/reports", name="Ada", reason="name") == 401
            assert await status(ada, "/relations", name="bob", kind="friend") == 201
            assert await ada.get("/relations") == {"friends": ["Bob"], "blocked": []}
            assert await bob.get("/relations") == {"friends": [], "blocked": []}
            for wrong in ({"name": "Ada", "kind": "friend"}, {"name": "Bob", "kind": "enemy"}):
                assert await status(ada, "/relations", **wrong) in {400, 422}
            assert await status(ada, "/relations", name="nobody", kind="friend") == 404

            room = (await ada.post("/rooms", mode="coop", level="9x9x10"))["id"]
            assert (await bob.ask("GET", "/players/ada"))[0] == 200
            assert await status(ada, "/relations", name="Bob", kind="block") == 201
            assert await ada.get("/relations") == {"friends": [], "blocked": ["Bob"]}
            assert await status(bob, f"/rooms/{room}/join") == 422
            assert (await bob.ask("GET", "/players/ada"))[0] == 404
            assert (await ada.ask("DELETE", "/relations/Bob", {}))[0] == 200
            assert (await ada.ask("DELETE", "/relations/Bob", {}))[0] == 404
            assert await status(bob, f"/rooms/{room}/join") == 200

            told = {"name": "Bob", "reason": "behaviour", "details": "rude\nvery"}
            for _ in range(10):
                assert await status(ada, "/reports", **told) == 201
            assert await status(ada, "/reports", **told) == 422  # enough for a day
            operator = Moderation(app.state.site.store)
            assert [each.details for each in operator.reports()] == ["rude\nvery"] * 10
            operator.ban("BOB", "rude", days=1)
            assert operator.reports() == []
            assert (await bob.get("/me"))["account"] is None
            assert await status(bob, "/login", name="Bob", password="wrong wrong") == 401
            assert await status(bob, "/login", name="Bob", password=OLD) == 403
            operator.unban("Bob")
            assert await status(bob, "/login", name="Bob", password=OLD) == 200

    asyncio.run(story())
