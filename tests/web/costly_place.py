"""A server with a lot on it: the largest fields under all rules, the longest games, full rooms.

All of it belongs to one account, which owns as much of everything as one may.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import insert

from qmines.core.position import Position
from qmines.modes import MODES, make_setup
from qmines.notation.link import spelt
from qmines.session import Entry, Game, Header, commitment_to
from qmines.store.database.tables import GAMES, POSITIONS
from qmines.store.records import game_row
from qmines.web.routes.replays import MOST_FORKED
from qmines.web.solver.positions import SIDE as ANALYSED
from web.asgi import ask, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fastapi import FastAPI

    from qmines.web.http.loop_times import LoopTimes

SIDE = 256
"""Of the largest square field on a server."""
FIELDS = {
    "classic": (f"{SIDE}x{SIDE}x2000", "open 128 128"),
    "forgiving": (f"{SIDE}x{SIDE}x2000", "open 128 128"),
    "qubits": ("200x200x500", "open-z 100 100"),
    "entangled": ("200x200x500", "open-z 100 100"),
    "sandbox": ("20x20x50", "open-z 10 10"),
}
PASSWORD = "correct zebra staple"
GAMES_OWNED, POSITIONS_KEPT = 2000, 200
HARD = ["#" * ANALYSED if line % 2 == 0 else "#3" * (ANALYSED // 2) for line in range(ANALYSED)]


class Request(NamedTuple):
    """A path, and the body of a request that changes something."""

    path: str
    body: object = None


class Place:
    """A server with a lot on it, and whoever owns that."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.site = app.state.site
        self.cookie = ""
        self.opened: dict[str, str] = {}
        self.ended: dict[str, str] = {}
        self.long = self.long_ended = self.room = self.finished_room = ""
        self.file = ""

    @property
    def times(self) -> LoopTimes:
        """How long the event loop was busy, and with what."""
        times: LoopTimes = self.app.state.metrics.loop
        return times

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Status and document of an answer; in a task of its own, as a server has it."""
        if body is None and method != "GET":
            body = {}
        asked = ask(self.app, method, path, body, self.cookie)
        status, headers, text = await asyncio.create_task(asked)
        for name, value in headers:
            if name == b"set-cookie" and value.startswith(b"qmines="):
                self.cookie = value.decode().partition(";")[0]
        return status, text

    async def post(self, path: str, **body: object) -> Any:
        """What comes of a request that is not refused."""
        status, text = await self.ask("POST", path, body)
        assert status < 300, (path, text[:300])
        return json.loads(text)

    async def move(self, game: str, expect: int, event: str) -> Any:
        """A move."""
        body = {"expect": expect, "key": f"k{expect}", "event": event}
        return await self.post(f"/api/games/{game}/moves", **body)

    async def new(self, rules: str, *events: str) -> str:
        """A game on the largest field, with some moves made."""
        level, _ = FIELDS[rules]
        game: str = (await self.post("/api/games", rules=rules, level=level))["id"]
        for number, event in enumerate(events):
            await self.move(game, number, event)
        return game

    async def sequence(self, game: str) -> int:
        """How many events have happened in a game."""
        return int((await self.site.cache.get(game)).view.sequence)

    async def furnish(self) -> None:
        """Play games, and fill an account."""
        await self.post("/api/signup", name="owner", password=PASSWORD)
        await self.post("/api/login", name="owner", password=PASSWORD)
        for rules in MODES:
            self.opened[rules] = await self.new(rules, FIELDS[rules][1])
        for rules in ("classic", "entangled", "sandbox"):
            self.ended[rules] = await self.new(rules, FIELDS[rules][1], "resign")
        self.file = file_of_flags()
        fork = await self.post("/api/replay/fork", data=self.file, at=MOST_FORKED - 2)
        self.long = fork["id"]
        fork = await self.post("/api/replay/fork", data=self.file, at=MOST_FORKED - 2)
        self.long_ended = fork["id"]
        await self.move(self.long_ended, MOST_FORKED - 2, "resign")
        await asyncio.to_thread(self._fill)
        self.room = await self._room("race", 16)
        self.finished_room = await self._room("coop", 8)
        shared = (await self.post(f"/api/rooms/{self.finished_room}/start"))["game"]
        await self.move(shared, 1, "resign")
        await self.settled()

    async def settled(self) -> None:
        """Wait until what goes on beside the requests is done."""
        async with asyncio.timeout(120):
            while self.site.solvers.busy or self.site.solvers.waiting:  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def _room(self, mode: str, members: int) -> str:
        """A room with as many members as it takes."""
        room: str = (await self.post("/api/rooms", mode=mode, level=FIELDS["classic"][0]))["id"]
        mine = self.cookie
        for number in range(members - 1):
            self.cookie = ""
            await self.post(f"/api/rooms/{room}/join", name=f"member-{number}")
        self.cookie = mine
        return room

    def _fill(self) -> None:
        """As many games and positions as an account may own."""
        store = self.site.store
        seed, link = bytes(32), spelt(Position.from_rows(HARD, None))
        owner = store.stored(self.long).owner
        header = Header(make_setup("expert"), commitment_to(seed))
        games = [
            game_row(header, seed, _name(number, 12), number)
            | {"owner": owner, "outcome": "won", "reason": "cleared", "finished": number + 1}
            | {"level": f"{9 + number % 50}x9x10", "milliseconds": number, "events": 1}
            for number in range(GAMES_OWNED)
        ]
        kept = [
            {"id": _name(number, 16), "owner": owner, "title": "x" * 64, "link": link, "created": 1}
            for number in range(POSITIONS_KEPT)
        ]
        with store.database.write() as connection:
            connection.execute(insert(GAMES), games)
            connection.execute(insert(POSITIONS), kept)


def _name(number: int, length: int) -> str:
    return f"{number:0{length}}".replace("0", "a").replace("1", "b")


@asynccontextmanager
async def furnished(database: str) -> AsyncIterator[Place]:
    """A server with a lot on it."""
    async with running(database) as app:
        place = Place(app)
        await place.furnish()
        yield place


def file_of_flags(events: int = MOST_FORKED - 1) -> str:
    """A finished game in base64 with as many different flags as a fork may begin with."""
    setup, seed = make_setup(f"{SIDE}x{SIDE}x2000"), bytes(32)
    entries = [Entry(0, f"flag {n // SIDE} {n % SIDE}") for n in range(events)]
    game = Game.replay(Header(setup, commitment_to(seed)), seed, [*entries, Entry(0, "resign")])
    return base64.b64encode(gzip.compress(game.save())).decode()
