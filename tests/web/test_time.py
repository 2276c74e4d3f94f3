"""Elapsed time survives reloads, several processes and restarts, and nobody can stop it."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from qmines.store import Store
from web.asgi import ask, running

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI


class World:
    """A machine's clocks, set by hand: a steady one for each process, one time of day for all."""

    def __init__(self) -> None:
        self.seconds = 1_000.0
        self.jumped = 0.0

    def clocks(self, started: float = 0.0) -> dict[str, Any]:
        """The clocks of a process; each process's steady clock starts anywhere."""
        return {
            "clock": lambda: self.seconds + started,
            "time_of_day": lambda: int(1000 * (self.seconds + self.jumped)),
        }


class Player:
    """Plays one ranked game, through whichever application is asked."""

    def __init__(self, cookie: str, game: str) -> None:
        self.cookie, self.game, self.sequence = cookie, game, 0

    @classmethod
    async def of(cls, app: FastAPI) -> Player:
        body = {"level": "beginner", "ranked": True}
        status, headers, text = await ask(app, "POST", "/api/games", body)
        assert status == 201, text
        cookie = next(value for name, value in headers if name == b"set-cookie").decode()
        return cls(cookie.split(";")[0], json.loads(text)["id"])

    async def send(self, app: FastAPI, event: str, **fields: Any) -> tuple[int, dict[str, Any]]:
        body = {"expect": self.sequence, "key": f"k{self.sequence}", "event": event, **fields}
        path = f"/api/games/{self.game}/moves"
        status, _, text = await ask(app, "POST", path, body, self.cookie)
        return status, json.loads(text)

    async def move(self, app: FastAPI, event: str) -> int:
        """The milliseconds counted after a move."""
        status, told = await self.send(app, event)
        assert status == 200, told
        self.sequence = told["delta"]["sequence"]
        return int(told["delta"]["milliseconds"])


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'qmines.db'}"


def test_a_used_key_neither_stops_the_clock_nor_reloads_the_game(
    database: str, monkeypatch: pytest.MonkeyPatch
):
    world, loads = World(), []
    load = Store.load_live

    def counted(store: Store, name: str, **more: Any) -> Any:
        loads.append(name)
        return load(store, name, **more)

    monkeypatch.setattr(Store, "load_live", counted)

    async def played() -> None:
        async with running(database, world.clocks()) as app:
            player = await Player.of(app)
            await player.move(app, "open 4 4")
            before = len(loads)
            for seconds in range(1, 4):
                world.seconds += 1
                status, told = await player.send(app, "flag 0 0", key="k0")
                assert status == 422
                assert told["error"]["args"] == {"key": "k0", "event": "open 4 4"}
                assert await player.move(app, f"flag {seconds} 0") == 1000 * seconds
            assert len(loads) == before

    asyncio.run(played())


def test_time_passes_between_processes_and_restarts(database: str):
    world = World()

    async def played() -> None:
        async with running(database, world.clocks()) as one:
            player = await Player.of(one)
            await player.move(one, "open 4 4")
            async with running(database, world.clocks(started=-900.0)) as two:
                for turn in range(1, 7):
                    world.seconds += 0.3
                    app = two if turn % 2 else one
                    assert abs(await player.move(app, f"flag {turn} 0") - 300 * turn) <= turn
        world.seconds += 60
        async with running(database, world.clocks(started=-950.0)) as three:
            assert abs(await player.move(three, "flag 8 0") - 61_800) <= 7

    asyncio.run(played())


def test_a_clock_that_was_set_back_takes_no_time_away(database: str):
    world = World()

    async def played() -> None:
        async with running(database, world.clocks()) as one:
            player = await Player.of(one)
            await player.move(one, "open 4 4")
            world.seconds += 2
            assert await player.move(one, "flag 0 0") == 2000
            world.jumped = -3600
            world.seconds += 1
            assert await player.move(one, "flag 0 1") == 3000
        async with running(database, world.clocks()) as two:
            assert await player.move(two, "flag 0 2") == 3000

    asyncio.run(played())


def test_a_ranked_game_cannot_be_paused(database: str):
    async def played() -> None:
        async with running(database) as app:
            player = await Player.of(app)
            await player.move(app, "open 4 4")
            status, told = await player.send(app, "pause")
            assert status == 422
            assert told["error"]["key"] == "move-ranked-pause"

    asyncio.run(played())
