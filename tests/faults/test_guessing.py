"""L2 in short: nobody finds a seed by trying; a server that draws them carelessly is found out."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import select

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks" / "fire"))

import guess
from qmines.store.database.tables import DAILIES, GAMES
from web.asgi import ask, running

KEYS = 2_000


def test_no_seed_is_found():
    told, tried, found = guess.attack("", KEYS, 12)
    assert len({seen.commitment for seen in told.going}) == 12
    assert tried > 10 * KEYS
    assert found == {}


@pytest.mark.parametrize("fault", ["twister", "seconds", "milliseconds", "counter"])
def test_a_careless_server_is_found_out(fault: str):
    told, _, found = guess.attack(fault, KEYS, 3)
    assert len(found) == len({seen.commitment for seen in told.going})
    for seen in told.going:
        assert len(guess.mines_of(seen, found[seen.commitment][1])) == 10


def test_a_board_is_served_once_unless_it_is_marked_as_known(tmp_path: Path):
    """Every way to begin a game: a seed that two games share is in no verified list."""

    async def begun() -> list[str]:
        refused = []
        async with running(f"sqlite:///{tmp_path}/twice.db", solvers=1) as app:
            cookies = [f"qmines={app.state.site.players.guest('test')[1]}" for _ in range(2)]

            async def told(who: int, path: str, body: object) -> dict[str, object]:
                status, _, text = await ask(app, "POST", path, body, cookies[who])
                if status >= 400:
                    refused.append(path)
                return dict(json.loads(text))

            for ranked in (False, True):
                for _ in range(20):
                    await told(0, "/api/games", {"level": "9x9x10", "ranked": ranked})
            one = await told(0, "/api/games", {"level": "9x9x10"})
            move = {"expect": 0, "key": "k", "event": "resign"}
            await told(0, f"/api/games/{one['id']}/moves", move)
            await told(1, "/api/games", {"again": one["id"]})
            await told(1, "/api/games", {"again": one["id"], "ranked": True})
            assert refused == ["/api/games"]
            for who in (0, 1):
                await told(who, "/api/daily", {"level": "beginner"})
            room = await told(0, "/api/rooms", {"mode": "race", "level": "9x9x10", "name": "Ada"})
            await told(1, f"/api/rooms/{room['id']}/join", {"name": "Bob"})
            await told(0, f"/api/rooms/{room['id']}/start", {})
            assert refused == ["/api/games"]
            with app.state.site.store.database.read() as connection:
                known = set(connection.scalars(select(DAILIES.c.game)))
                rows = connection.execute(select(GAMES)).all()
        seeds = Counter(row.seed for row in rows)
        assert sorted(seeds.values())[-4:] == [1, 2, 2, 2]  # again, the day's, the race's
        return [
            row.id
            for row in rows
            if seeds[row.seed] > 1 and not (row.aid or row.room or row.id in known)
        ]

    twice = asyncio.run(begun())
    assert len(twice) == 1  # the first of the two: it was over before its seed was told
