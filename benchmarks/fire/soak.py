"""S1: an hour of mixed traffic against one real server, whose memory must not grow.

    python benchmarks/fire/soak.py [--minutes 60] [--warm 15] [--visitors 24] [--fault leaky]

Visitors come, sign up or stay guests, play games of all modes over HTTP and on sockets, ask for
hints, chances and assists, undo, lose, look at replays and lists, race, and go; others watch. Every
minute the memory of the server and its solvers is noted (that of no file, of all processes),
with what /metrics tells. The first minutes, in which games gather at hand, are left out.

Figure: the mean of the last ten minutes is less than 5% above that of the ten after the warm-up
(of a shorter run, a fifth each), and no answer was 5xx.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from served import Server, unshared

MOST = 0.05
LEVELS = (
    ("classic", "beginner"),
    ("classic", "intermediate"),
    ("classic", "expert"),
    ("forgiving", "intermediate"),
    ("forgiving", "expert"),
)
STRANGE = ("qubits", "entangled")


class Visitor:
    """Somebody who comes, plays a while and goes."""

    def __init__(self, soak: Soak, dice: random.Random) -> None:
        self._soak = soak
        self._dice = dice
        self._client = httpx.AsyncClient(
            base_url=soak.address,
            headers={"Origin": soak.address},
            trust_env=False,
            verify=False,
            timeout=60,
        )

    async def visit(self) -> None:
        """From the first page to the last."""
        async with self._client:
            await self._ask("GET", "/")
            if self._dice.random() < 0.2:
                name = f"soak-{self._dice.randrange(10**9)}"
                account = {"name": name, "password": "correct zebra staple"}
                await self._ask("POST", "/api/signup", account)
                await self._ask("POST", "/api/login", account)
            for _ in range(self._dice.randint(1, 3)):
                await self._play()
            for path in ("/api/games", "/api/stats", "/api/leaderboard", "/api/me"):
                await self._ask("GET", path)
            if self._dice.random() < 0.3:
                await self._ask("POST", "/api/logout", {})

    async def _ask(self, method: str, path: str, body: object = None) -> Any:
        answer = await self._client.request(method, path, json=body)
        self._soak.answers[answer.status_code] += 1
        if answer.status_code >= 500:
            self._soak.trouble.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
        kind = answer.headers.get("content-type", "")
        return orjson.loads(answer.content) if kind == "application/json" else None

    async def _play(self) -> None:
        dice = self._dice
        strange = dice.random() < 0.15
        rules, level = (dice.choice(STRANGE), None) if strange else dice.choice(LEVELS)
        asked = {"rules": rules} | ({} if level is None else {"level": level})
        if rules == "classic" and dice.random() < 0.2:
            asked["options"] = {"no_guess": True}
        game = await self._ask("POST", "/api/games", asked)
        if "id" not in game:
            self._soak.refused[str(game)[:120]] += 1
            return
        name = game["id"]
        self._soak.games.append(name)
        if strange:
            await self._step_by_step(name)
        elif dice.random() < 0.5:
            await self._play_on_a_socket(name, game)
        else:
            await self._play_by_requests(name, game)
        for path in ("", "/replay", "/replay/moves", "/file"):
            await self._ask("GET", f"/api/games/{name}{path}")

    async def _step_by_step(self, name: str) -> None:
        """What the server advises, a move at a time."""
        at = 0
        for number in range(self._dice.randint(3, 12)):
            body = {"expect": at, "key": f"a{number}", "kind": "move"}
            told = await self._ask("POST", f"/api/games/{name}/assist", body)
            await self._rest()
            if "delta" not in told:
                return
            self._soak.moves += 1
            at = told["delta"]["sequence"]

    async def _play_by_requests(self, name: str, game: dict[str, Any]) -> None:
        at, path = 0, f"/api/games/{name}"
        for number, event in enumerate(self._events(game)):
            body = {"expect": at, "key": f"k{number}", "event": event}
            told = await self._ask("POST", f"{path}/moves", body)
            await self._rest()
            if "delta" in told:
                self._soak.moves += 1
                at = told["delta"]["sequence"]
                if told["delta"]["outcome"]["result"] != "playing" and self._dice.random() < 0.7:
                    return
            if self._dice.random() < 0.03:
                await self._ask("POST", f"{path}/hint", {"expect": at, "strength": "why"})
                at = (await self._ask("GET", path))["view"]["sequence"]
            if self._dice.random() < 0.03:
                await self._ask("GET", f"{path}/chances")
                at = (await self._ask("GET", path))["view"]["sequence"]

    async def _play_on_a_socket(self, name: str, game: dict[str, Any]) -> None:
        token = self._client.cookies["qmines"]
        async with self._soak.socket(name, f"qmines={token}") as socket:
            await socket.recv()
            at = 0
            for number, event in enumerate(self._events(game)):
                body = {"type": "move", "id": number, "expect": at, "key": f"k{number}"}
                await socket.send(orjson.dumps(body | {"event": event}).decode())
                told = {}
                while told.get("type") != "reply":
                    told = orjson.loads(await socket.recv())
                if told["status"] >= 500:
                    self._soak.trouble.append(f"a socket: {told}")
                self._soak.answers[told["status"]] += 1
                await self._rest()
                if "delta" in told:
                    self._soak.moves += 1
                    at = told["delta"]["sequence"]
                    if told["delta"]["outcome"]["result"] != "playing":
                        return

    def _events(self, game: dict[str, Any]) -> list[str]:
        """A first click, then clicks and flags as they come, and an undo now and then."""
        height, width = game["view"]["height"], game["view"]["width"]
        dice = self._dice
        found = [f"open {height // 2} {width // 2}"]
        for _ in range(dice.randint(5, 80)):
            place = f"{dice.randrange(height)} {dice.randrange(width)}"
            verb = dice.choices(("open", "flag", "chord"), (1, 8, 1))[0]
            found.append("undo" if dice.random() < 0.03 else f"{verb} {place}")
        return found

    async def _rest(self) -> None:
        await asyncio.sleep(self._dice.uniform(0, 2 * self._soak.pause))


class Soak:
    """The traffic, and what it met."""

    def __init__(self, address: str, pause: float) -> None:
        self.address = address
        self.pause = pause
        self.moves = 0
        self.games: list[str] = []
        self.answers: Counter[int] = Counter()
        self.refused: Counter[str] = Counter()  # games that were not made, and why
        self.trouble: list[str] = []

    def socket(self, game: str, cookie: str = "") -> connect:
        """A socket of a game."""
        headers = {"Origin": self.address} | ({"Cookie": cookie} if cookie else {})
        path = f"{self.address.replace('http', 'ws', 1)}/api/games/{game}/socket"
        return connect(path, additional_headers=headers, proxy=None, compression=None)

    async def visitors(self, number: int) -> None:
        """One after the other, without end."""
        dice = random.Random(number)
        while True:
            try:
                await Visitor(self, dice).visit()
            except (httpx.TransportError, WebSocketException, OSError, LookupError) as error:
                self.trouble.append(f"a visitor: {error!r}")
                await asyncio.sleep(1)

    async def watchers(self, number: int) -> None:
        """Look on at games, and go again."""
        dice = random.Random(-number - 1)
        while True:
            await asyncio.sleep(dice.uniform(0, 2))
            if self.games:
                with suppress(WebSocketException, OSError):
                    async with self.socket(dice.choice(self.games[-40:])) as socket:
                        with suppress(TimeoutError):
                            async with asyncio.timeout(dice.uniform(0, 10)):
                                async for _ in socket:
                                    pass

    async def analysts(self) -> None:
        """Have positions analysed, no two alike."""
        dice = random.Random(5)
        async with httpx.AsyncClient(
            base_url=self.address,
            headers={"Origin": self.address},
            trust_env=False,
            verify=False,
            timeout=60,
        ) as client:
            while True:
                rows = ["".join(dice.choices("#1_2", (12, 1, 0, 1), k=16)) for _ in range(16)]
                with suppress(httpx.TransportError):
                    answer = await client.post("/api/analyse", json={"rows": rows, "mines": 40})
                    self.answers[answer.status_code] += 1
                await asyncio.sleep(dice.uniform(0, 2))


def sampled(server: Server) -> dict[str, float]:
    """The memory of all processes of the server, in MiB, and what it counts."""
    own = server.kib() / 1024
    solvers = sum(map(unshared, server.children())) / 1024
    cached, sockets = (server.metric(f"qmines_{name}") for name in ("games_at_hand", "sockets"))
    return {"serving": own, "solvers": solvers, "games": cached, "sockets": sockets}


def growth(samples: list[float]) -> float:
    """By how much the last of these are above the first: means of ten, or of a fifth."""
    part = max(1, min(10, len(samples) // 5))
    first, last = samples[:part], samples[-part:]
    return sum(last) / sum(first) - 1


async def soaked(server: Server, given: argparse.Namespace) -> tuple[Soak, list[dict[str, float]]]:
    soak = Soak(server.address, given.pause)
    tasks = [asyncio.ensure_future(soak.visitors(each)) for each in range(given.visitors)]
    tasks += [asyncio.ensure_future(soak.watchers(each)) for each in range(given.visitors // 3)]
    tasks.append(asyncio.ensure_future(soak.analysts()))
    samples, begin = [], time.monotonic()
    count = round(60 * given.minutes / given.every)
    for number in range(1, count + 1):
        await asyncio.sleep(begin + number * given.every - time.monotonic())
        found = await asyncio.to_thread(sampled, server)
        samples.append(found)
        told = ", ".join(f"{name} {value:.1f}" for name, value in found.items())
        print(f"{number * given.every / 60:5.1f} min: {told}, moves {soak.moves:,}", flush=True)
        if any(task.done() for task in tasks):
            sys.exit(f"the traffic broke off: {[t.exception() for t in tasks if t.done()]}")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return soak, samples


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=15.0, help="minutes that are left out")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two samples")
    parser.add_argument("--visitors", type=int, default=24)
    parser.add_argument(
        "--pause", type=float, default=0.3, help="seconds between moves, on average"
    )
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    if 60 * (given.minutes - given.warm) < 2 * given.every:
        parser.error("--minutes must leave two samples after those of --warm")
    with tempfile.TemporaryDirectory() as name, Server(Path(name), fault=given.fault) as server:
        soak, samples = asyncio.run(soaked(server, given))
    kept = samples[round(60 * given.warm / given.every) :]
    grown = {
        what: growth([sum(each[part] for part in parts) for each in kept])
        for what, parts in {"all": ("serving", "solvers"), "serving": ("serving",)}.items()
    }
    told = ", ".join(f"{what} {100 * value:+.1f}%" for what, value in grown.items())
    print(f"answers: {dict(sorted(soak.answers.items()))}; no game: {dict(soak.refused)}")
    print(
        f"{soak.moves:,} moves in {len(soak.games):,} games in {given.minutes:g} minutes; "
        f"memory after the first {given.warm:g} minutes: {told}; {len(soak.trouble)} findings"
    )
    wrong = soak.trouble[:5]
    wrong += [f"memory grew by {MOST:.0%} or more"] if max(grown.values()) >= MOST else []
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
