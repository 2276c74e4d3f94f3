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

from qmines.modes import MODES, make_setup
from qmines.session import Entry, Game, Header, commitment_to
from qmines.store.games.stored_play import adopt
from qmines.web.routes.replays import MOST_FORKED
from web.asgi import ask, running
from web.costly_account import fill

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
SEED = bytes(32)
LONG = Header(make_setup(f"{SIDE}x{SIDE}x2000"), commitment_to(SEED))
PASSWORD = "correct zebra staple"


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
        self.easy = ""
        self.file = self.short_file = ""

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
        self.easy = (await self.post("/api/games", rules="entangled", level="beginner"))["id"]
        await self.move(self.easy, 0, "open-z 4 4")
        self.file, self.short_file = file_of_flags(), file_of_flags(1)
        store = self.site.store
        owner = store.stored(self.opened["classic"]).owner
        self.long = await asyncio.to_thread(adopt, store, LONG, SEED, flags(), owner=owner)
        self.long_ended = await asyncio.to_thread(adopt, store, LONG, SEED, flags(), owner=owner)
        await self.move(self.long_ended, MOST_FORKED - 2, "resign")
        await asyncio.to_thread(fill, store, owner)
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


@asynccontextmanager
async def furnished(database: str) -> AsyncIterator[Place]:
    """A server with a lot on it."""
    async with running(database) as app:
        place = Place(app)
        await place.furnish()
        yield place


def flags(count: int = MOST_FORKED - 2) -> list[Entry]:
    """As many different flags as a fork may begin with."""
    return [Entry(0, f"flag {n // SIDE} {n % SIDE}") for n in range(count)]


def file_of_flags(events: int = MOST_FORKED - 1) -> str:
    """A finished game in base64 with so many flags."""
    game = Game.replay(LONG, SEED, [*flags(events), Entry(0, "resign")])
    return base64.b64encode(gzip.compress(game.save())).decode()
