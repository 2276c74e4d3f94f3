"""Whether the time of an answer depends on mines that the answer does not reveal.

For pairs of boards that look the same (``leaks``), each request goes to three games in random
order: A and again A on one board, and B on the other. Two shares are counted for each kind of
request:

- *apart*: how often A and B differ more than A and A. If times do not depend on the hidden board,
  B is just another A, and the share is 50%, however the times are distributed.
- *mine*: how often the game with a mine at the asked cell takes longer than the one without.

All of the 95% interval of each share must lie between 45% and 55%. Then the same on a tenth of the
pairs with a planted fault, which waits 2 ms for every mine among the first cells: it must be found.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unittest.mock import patch

from qmines.core.position import HIDDEN
from qmines.session import Game, Header, commitment_to
from qmines.web.live.moves import MoveService
from web.asgi import Socket, ask, running
from web.leaks import Pair, made_pairs

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from fastapi import FastAPI

LEAST, MOST = 0.45, 0.55
EACH: Final = 500  # pairs of one guest
WAIT: Final = 0.002  # seconds of the planted fault for a mine


class Times(NamedTuple):
    """The times of one request to A, to A again, and to B; whether A has the mine, if known."""

    one: float
    again: float
    other: float
    mine: bool | None


class Share(NamedTuple):
    """How often something was the case; ties count half."""

    count: float
    total: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval."""
        share, off = self.count / self.total, 1.96 * math.sqrt(0.25 / self.total)
        return share - off, share + off

    @property
    def reveals(self) -> bool:
        """Whether the times may depend on the board by more than we accept."""
        low, high = self.interval
        return not LEAST <= low <= high <= MOST

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.count / self.total:5.1%} ({low:.1%} – {high:.1%})"


def share(values: Sequence[tuple[float, float]]) -> Share:
    """How often the first of two values is larger."""
    return Share(sum((one > two) + (one == two) / 2 for one, two in values), len(values))


class Player:
    """Sends the same request to three games, in random order."""

    def __init__(self, app: FastAPI, dice: random.Random) -> None:
        self._app, self._dice = app, dice
        self.times: defaultdict[str, list[Times]] = defaultdict(list)

    def begin(self) -> None:
        """Become somebody new: a guest may not have more games."""
        guest, token = self._app.state.site.players.guest("test")
        self._owner, self._cookie = guest.id, f"qmines={token}"

    async def play(self, pair: Pair) -> None:
        """Ask everything of a pair: the moves, and what can be asked between them."""
        store, swapped = self._app.state.site.store, self._dice.random() < 0.5
        seeds = pair.seeds[::-1] if swapped else pair.seeds
        self._games = [
            store.add(Header(pair.setup, commitment_to(seed)), seed, owner=self._owner)
            for seed in (seeds[0], *seeds)
        ]
        self._sequence = 0
        cell, self._mine = _differing(pair, seeds, self._dice)
        for event in pair.events:
            await self._move(event)
        await self._sockets(cell)
        for strength in ("where", "do"):
            await self._http("hint", "POST", "/hint", expect=self._sequence, strength=strength)
        row, column = cell
        for _ in range(2):
            await self._http("chances", "GET", "/chances")
            await self._http("game", "GET", "")
            await self._http("explain", "GET", f"/explain?row={row}&column={column}")
        await self._http("game", "GET", "/reduced")
        if pair.setup.rules in {"classic", "forgiving"}:
            for _ in range(2):
                await self._move(f"flag {row} {column}")
        for event in pair.further:
            await self._move(event)
        for kind in pair.assists:
            fields = {"expect": self._sequence, "key": f"k{self._sequence}", "kind": kind}
            await self._http("assist", "POST", "/assist", **fields)

    async def _move(self, event: str) -> None:
        fields = {"expect": self._sequence, "key": f"k{self._sequence}", "event": event}
        verb = event.partition(" ")[0]
        await self._http("qubit move" if "-" in verb else verb, "POST", "/moves", **fields)

    async def _http(self, name: str, method: str, what: str, **body: Any) -> None:
        async def asked(game: str) -> None:
            path = f"/api/games/{game}{what}"
            _, _, text = await ask(self._app, method, path, body or None, self._cookie)
            told = json.loads(text) if text.startswith(b"{") else {}
            if told.get("delta"):
                after.append(told["delta"]["sequence"])

        after: list[int] = []
        await self._timed(name, asked)
        assert len(set(after)) <= 1, f"{name} {what}: not the same in all games"
        self._sequence = after[0] if after else self._sequence

    async def _sockets(self, cell: tuple[int, int]) -> None:
        """A player and a spectator connect, twice each; the player sets a flag, twice."""
        sockets: dict[tuple[str, int], Socket] = {}

        both = ((self._cookie, "player's socket"), ("", "spectator's socket"))
        for number, (cookie, name) in enumerate(both * 2):

            async def connected(game: str, number: int = number, cookie: str = cookie) -> None:
                path = f"/api/games/{game}/socket"
                opened = sockets[game, number] = Socket(self._app, path, cookie)
                for _ in range(2):
                    await opened.hear()

            await self._timed(name, connected)
        if self._mine is not None:
            for number in range(2):
                body = {"type": "move", "id": number, "expect": self._sequence}
                body |= {"key": f"s{number}", "event": f"flag {cell[0]} {cell[1]}"}

                async def told(game: str, body: dict[str, Any] = body) -> None:
                    socket = sockets[game, 0]
                    socket.tell(body)
                    while json.loads((await socket.hear())["text"])["type"] != "reply":
                        pass

                await self._timed("flag on a socket", told)
                self._sequence += 1
        for socket in sockets.values():
            await socket.close()

    async def _timed(self, name: str, asked: Any) -> None:
        took = [0.0] * 3
        for number in self._dice.sample(range(3), 3):
            start = time.perf_counter()
            await asked(self._games[number])
            took[number] = time.perf_counter() - start
        self.times[name].append(Times(*took, self._mine))


def _differing(
    pair: Pair, seeds: tuple[bytes, ...], dice: random.Random
) -> tuple[tuple[int, int], bool | None]:
    """A hidden cell with a mine on one board only, and whether the first one has it."""
    games = [Game(pair.setup, seed=seed, clock=float) for seed in seeds]
    for game in games:
        for event in pair.events:
            game.do(event)
    masks = [getattr(game._timeline.state, "mask", None) for game in games]
    if None in masks:
        return (0, 0), None
    cells = games[0].view.cells
    apart = [i for i, code in enumerate(cells) if code == HIDDEN and masks[0][i] != masks[1][i]]
    if not apart:
        return (0, 0), None
    index = dice.choice(apart)
    return divmod(index, pair.setup.grid.width), bool(masks[0][index])


async def measured(database: str, count: int) -> dict[str, list[Times]]:
    """The times of all requests to so many pairs, by their kind."""
    async with running(database, solvers=1) as app:
        player = Player(app, random.Random(5))
        for number, pair in enumerate(made_pairs(count, seed=1)):
            if number % EACH == 0:
                player.begin()
            await player.play(pair)
    return player.times


async def _waiting(
    self: MoveService, cached: Any, player: Any, checked: Any = MoveService.check_owner
) -> None:
    """The planted fault: it takes longer if there are mines among the first cells."""
    mask = getattr(cached.live.game._timeline.state, "mask", None) if cached.live else None
    until = time.perf_counter() + WAIT * sum(map(bool, (mask or b"")[:4]))
    while time.perf_counter() < until:
        pass
    await checked(self, cached, player)


def shares(times: list[Times]) -> dict[str, Share]:
    """Both shares; without *mine* where there are no mines."""
    found = {"apart": share([(abs(t.one - t.other), abs(t.one - t.again)) for t in times])}
    known = [(t.one, t.other) if t.mine else (t.other, t.one) for t in times if t.mine is not None]
    return found | ({"mine": share(known)} if known else {})


def report(folder: Path, pairs: int) -> str | int:
    """Measure and print; returns what is wrong, or 0."""
    wrong = []
    times = asyncio.run(measured(f"sqlite:///{folder}/times.db", pairs))
    for name, each in sorted(times.items()):
        found = shares(each)
        figures = ", ".join(f"{kind} {figure}" for kind, figure in found.items())
        print(f"{name:20} {len(each):6,} times: {figures}")  # noqa: T201
        wrong += [f"{name} ({kind})" for kind, figure in found.items() if figure.reveals]
    with patch.object(MoveService, "check_owner", _waiting):
        planted = asyncio.run(measured(f"sqlite:///{folder}/planted.db", pairs // 10))
    apart = shares(planted["flag"])["apart"]
    print(f"planted fault: {len(planted['flag']):,} flags: apart {apart}")  # noqa: T201
    if not apart.reveals or apart.interval[0] < MOST:
        wrong.append("the planted fault was not found")
    return "; ".join(wrong) or 0
