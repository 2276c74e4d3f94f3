"""Simulated players: what they do one after the other, at the pace of people."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import random
import time
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from qmines.core.position import HIDDEN, Position
from qmines.session import new_game
from qmines.solver import analyse
from qmines.store.store import new_game_name
from simulated_browser import Browser, Refused, Traffic

if TYPE_CHECKING:
    from simulated_browser import GameSocket

PASSWORD = "correct zebra staple"
LEVELS = {"beginner": 4, "intermediate": 1}
DAILIES = ("beginner", "intermediate", "expert", "forgiving")
WAIT_FOR_MATCH = 20.0  # seconds until somebody does something else
PUZZLES = 12  # in a row
SOLVED = 0.85  # how often a puzzle is solved
MISTAKES, FLAGS = 0.01, 0.15  # how often a move is a random one, or a flag where one is certain
DOING = {
    "race": 30,
    "solo": 30,
    "daily": 10,
    "local game": 8,
    "watch": 12,
    "trainer": 4,
    "puzzles": 4,
    "browse": 6,
}
"""What players do next, and how often."""


class Move(NamedTuple):
    """A move that the server acknowledged."""

    game: str
    key: str
    event: str


class Answer(NamedTuple):
    """A puzzle that the server rated for somebody with an account."""

    player: str
    puzzle: str
    right: bool


class City:
    """What all players share: where they play, for how long, and what happened."""

    def __init__(
        self, server: str, seconds: float, pace: tuple[float, float], least_wins: int = 0
    ) -> None:
        self.server = server
        self.seconds = seconds
        self.pace = pace
        self.ends = 0.0  # on the monotonic clock
        self.wins_left = least_wins  # solo games of accounts that have to be won before the end
        self.traffic = Traffic()
        self.acknowledged: list[Move] = []
        self.answers: list[Answer] = []
        self.latencies: list[float] = []  # seconds of each of these moves
        self.done: dict[str, int] = dict.fromkeys(DOING, 0)
        self.games: dict[str, int] = {}  # finished ones, by result
        self.problems: list[str] = []
        self.watchable: set[tuple[str, str]] = set()  # games and rooms in which somebody plays
        self.watched = 0  # messages that spectators received
        self.watched_bytes = 0
        self.local: list[str] = []  # game files that nobody has sent yet

    @property
    def over(self) -> bool:
        """Whether everybody goes home."""
        return time.monotonic() >= self.ends and self.wins_left <= 0

    async def rest(self, seconds: float) -> None:
        """Wait, but not beyond the end."""
        await asyncio.sleep(max(0.0, min(seconds, self.ends - time.monotonic())))


class Person:
    """One player: with an account, or a guest."""

    def __init__(self, city: City, number: int, *, member: bool) -> None:
        self._city = city
        self._random = random.Random(number)
        address = f"127.{1 + number // 250 // 250}.{number // 250 % 250}.{1 + number % 250}"
        self._browser = Browser(city.server, address, city.traffic)
        self._name = f"Player-{number}" if member else ""
        self._dailies = list(DAILIES)
        self._keys = 0

    async def arrive(self) -> None:
        """Sign up, or become a guest with a first game."""
        if self._name:
            await self._browser.post("/api/signup", name=self._name, password=PASSWORD)
            await self._browser.post("/api/login", name=self._name, password=PASSWORD, keep=False)
        else:
            await self._browser.post("/api/games", level="beginner")

    async def live(self) -> None:
        """Do one thing after the other until everybody goes home."""
        city = self._city
        await city.rest(self._random.random() * city.pace[1])
        while not city.over:
            doing = self._choice(DOING)
            try:
                await getattr(self, f"_{doing.replace(' ', '_')}")()
                city.done[doing] += 1
            except (Refused, OSError, EOFError, TimeoutError) as problem:
                city.problems.append(f"{doing}: {problem!r}"[:300])
                await city.rest(city.pace[1])

    async def leave(self) -> None:
        """Close the browser."""
        await self._browser.__aexit__()

    # What they do

    async def _solo(self) -> None:
        level, ranked = self._choice(LEVELS), self._random.random() < 0.5
        game = await self._browser.post("/api/games", level=level, ranked=ranked)
        hint = not ranked and self._random.random() < 0.2
        if await self._play(game["id"], hint=hint) == "won" and self._name:
            self._city.wins_left -= 1

    async def _daily(self) -> None:
        if not self._dailies:
            return await self._solo()
        await self._browser.get("/api/daily")
        game = await self._browser.post("/api/daily", level=self._dailies.pop())
        await self._play(game["id"])
        return None

    async def _race(self) -> None:
        city, browser = self._city, self._browser
        fields = {"level": self._choice(LEVELS), "rated": bool(self._name)}
        room = (await browser.post("/api/quick", **fields))["room"]
        async with AsyncExitStack() as stack:
            line = await self._connected(stack, "rooms", room["id"])
            changed = asyncio.Event()
            line.told = lambda _: changed.set()  # a page would draw it
            gives_up = time.monotonic() + WAIT_FOR_MATCH
            while room["starts"] is None and not city.over and time.monotonic() < gives_up:
                changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), 3)
                room = (await browser.post("/api/quick", **fields))["room"]
            if room["starts"] is not None:
                await city.rest((room["starts"] - room["now"]) / 1000)
                room = await browser.get(f"/api/rooms/{room['id']}")
            if room["game"] is not None and not city.over:
                city.watchable.add(("rooms", room["id"]))
                await self._play(room["game"])
                city.watchable.discard(("rooms", room["id"]))
            await browser.post(f"/api/rooms/{room['id']}/leave")

    async def _local_game(self) -> None:
        city = self._city
        if not city.local:
            return await self._solo()
        data = city.local.pop()
        await city.rest(20 * city.pace[1])  # it is played in the page
        await self._browser.post("/api/games/local", id=new_game_name(), data=data)
        return None

    async def _watch(self) -> None:
        city = self._city
        if not city.watchable:
            return await self._browse()
        kind, name = self._random.choice(sorted(city.watchable))
        async with AsyncExitStack() as stack:
            line = await self._connected(stack, kind, name)
            line.told = self._watched
            await city.rest(20 * city.pace[1])
            city.watched_bytes += line.received
        return None

    async def _puzzles(self) -> None:
        """Rated puzzles; guests only load the page, whose puzzles need no server."""
        await self._browser.get("/static/data/puzzles.json")
        await self._browser.get("/api/puzzles/mistakes")
        if not self._name:
            return
        await self._browser.get(f"/api/players/{self._name}/ratings")
        for _ in range(PUZZLES):
            if self._city.over:
                return
            puzzle = await self._browser.post("/api/puzzles")
            safe = analyse(Position.from_rows(puzzle["rows"], puzzle["mines"])).safe
            hidden = [
                (row, column)
                for row, line in enumerate(puzzle["rows"])
                for column, look in enumerate(line)
                if look == "#"
            ]
            wrong = [cell for cell in hidden if cell not in safe]
            right = not wrong or self._random.random() < SOLVED
            row, column = self._random.choice(safe if right else wrong)
            await self._pause()
            path = f"/api/puzzles/{puzzle['id']}/answer"
            told = await self._browser.post(path, row=row, column=column)
            if (told["right"], told["first"]) != (right, True):
                raise Refused(f"puzzle {puzzle['id']} judged as {told['right']}")
            self._city.answers.append(Answer(self._name, puzzle["id"], right))

    async def _trainer(self) -> None:
        for _ in range(5):
            if self._city.over:
                return
            drill = await self._browser.post("/api/drills")
            await self._pause()
            found = analyse(Position.from_rows(drill["rows"], drill["mines"]))
            deed, cells = ("open", found.safe) if found.safe else ("flag", found.mined)
            row, column = cells[0]
            path = f"/api/drills/{drill['id']}/answer"
            await self._browser.post(path, row=row, column=column, deed=deed)

    async def _browse(self) -> None:
        for path in (
            "/api/lobby",
            *(f"/api/leaderboard?level={level}&period=week" for level in LEVELS),
            "/api/leaderboard?level=beginner&kind=race&by=streak",
            *([f"/api/players/{self._name}", "/api/progress"] if self._name else []),
            "/api/stats",
        ):
            await self._browser.get(path)
            await self._pause()

    # How they play

    async def _play(self, game: str, *, hint: bool = False) -> str:
        """Play a game to its end, or until everybody goes home; its result."""
        city = self._city
        async with AsyncExitStack() as stack:
            line = await self._connected(stack, "games", game)
            view = json.loads(line.first)["game"]["view"]
            known = Known(view, self._random)
            if not view["sequence"]:
                city.watchable.add(("games", game))
            while not known.over and not city.over:
                await self._pause()
                if city.over:
                    break
                if hint and known.sequence:
                    hint = False
                    _, reply = await line.ask("hint", expect=known.sequence, strength="do")
                    known.learn(reply.get("delta"))
                    continue
                event, self._keys = known.next_event(), self._keys + 1
                key = f"k{self._keys}"
                fields = {"expect": known.sequence, "key": key, "event": event}
                seconds, reply = await line.ask("move", **fields)
                if reply["status"] != 200:
                    city.traffic.errors[f"move {reply['status']}"] += 1
                    raise Refused(f"{event}: {str(reply)[:200]}")
                city.acknowledged.append(Move(game, key, event))
                city.latencies.append(seconds)
                known.learn(reply["delta"])
            city.watchable.discard(("games", game))
            city.games[known.result] = city.games.get(known.result, 0) + 1
        if known.over and self._random.random() < 0.3:
            await self._browser.get(f"/api/leaderboard?level={self._choice(LEVELS)}")
        return known.result

    async def _connected(self, stack: AsyncExitStack, kind: str, name: str) -> GameSocket:
        line = await self._browser.socket(kind, name)
        stack.callback(line.close)
        return line

    async def _pause(self) -> None:
        await self._city.rest(self._random.uniform(*self._city.pace))

    def _watched(self, _: bytes) -> None:
        self._city.watched += 1

    def _choice(self, weights: dict[str, int]) -> str:
        return self._random.choices([*weights], [*weights.values()])[0]


class Known:
    """What a player knows of a game, and what they do next."""

    def __init__(self, view: dict[str, Any], source: random.Random) -> None:
        self._random = source
        self._mines: int = view["mines"]
        self._rows = [list(row) for row in view["boards"][0]]
        self._safe: list[tuple[int, int]] = []
        self._mined: list[tuple[int, int]] = []
        self._take(view)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result != "playing"

    def learn(self, delta: dict[str, Any] | None) -> None:
        """Take in what a move changed."""
        if delta is None:
            return
        for board in delta.get("boards") or ():
            self._rows = [list(row) for row in board]
        for _, row, column, look in delta.get("cells") or ():
            self._rows[row][column] = look
        self._take(delta)

    def next_event(self) -> str:
        """What to do now: mostly something certain."""
        hidden = [
            (row, column)
            for row, line in enumerate(self._rows)
            for column, look in enumerate(line)
            if look == "#"
        ]
        if not self.sequence:
            return f"open {len(self._rows) // 2} {len(self._rows[0]) // 2}"
        if self._random.random() < MISTAKES:
            return "open {} {}".format(*self._random.choice(hidden))
        self._safe = [cell for cell in self._safe if cell in hidden]
        if not self._safe:
            self._think()
        if self._mined and self._random.random() < FLAGS:
            cell = self._mined.pop()
            if cell in hidden:
                return "flag {} {}".format(*cell)
        return "open {} {}".format(*self._safe.pop())

    def _think(self) -> None:
        found = analyse(Position.from_rows(["".join(row) for row in self._rows], self._mines))
        self._safe, self._mined = list(found.safe), list(found.mined)
        if not self._safe:
            width = len(self._rows[0])
            self._safe = [divmod(int(np.nanargmin(found.mine_probability)), width)]

    def _take(self, view: dict[str, Any]) -> None:
        self.sequence: int = view["sequence"]
        self.result: str = view["outcome"]["result"]


def local_game(seed: int) -> str:
    """A finished game as a page sends it: opened cell by cell, a move a second."""
    clock = iter(range(10_000))
    game = new_game("beginner", seed=seed, clock=lambda: float(next(clock)))
    game.open(4, 4)
    while not game.outcome.over:
        game.open(*game.setup.grid.place(game.view.cells.index(HIDDEN)))
    return base64.b64encode(gzip.compress(game.save())).decode()
