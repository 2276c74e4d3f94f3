"""Nobody learns of a save by how long a move takes (L4, in short)."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING

from qmines.web.live import game_cache
from web.asgi import ask, running

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

STEP = 0.2


def test_response_times_are_rounded_while_saves_are_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(game_cache, "STEP", STEP)

    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}", solvers=1) as app:
            cookie = f"qmines={app.state.site.players.guest('test')[1]}"
            for notice, secret in (("end", True), ("now", False)):
                body = {"rules": "forgiving", "level": "9x9x10", "options": {"notice": notice}}
                _, _, text = await ask(app, "POST", "/api/games", body, cookie)
                name = json.loads(text)["id"]
                assert (await app.state.site.cache.near(name)).keeps_saves_secret is secret
                start = time.monotonic()
                move = {"expect": 0, "key": "k", "event": "open 4 4"}
                status, _, _ = await ask(app, "POST", f"/api/games/{name}/moves", move, cookie)
                assert status == 200
                if secret:  # one step for the rules, another for what follows
                    assert time.monotonic() - start >= 0.99 * 2 * STEP

    asyncio.run(work())
