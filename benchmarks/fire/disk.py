"""Somebody fills the disk from one address while another player moves and asks for hints.

    python benchmarks/fire/disk.py [--seconds 30] [--only forks] [--fault unmetered] [--slack 1]

A real ``qmines serve``. From 127.0.0.2 a process of its own, with the lowest priority, stores as
much as it can, in every way there is: forks of game files, assists on the largest board, flag
toggles on sockets with the longest keys, new games, games from positions, saved positions, guests,
rooms, drills. From 127.0.0.1 a player moves 20 times and asks for a hint once a second. With
``--rounds`` each of the attackers ends after so many rounds, however long they take.

Figure: the database grows by 20 MB at most (all of its files, the log of changes included), the
memory of the server by 50 MiB, 99 % of the player's moves take 250 ms at most, and 80 % of the
hints are answered within 5 s.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gzip
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import httpx
from websockets.asyncio.client import connect

from load import share
from qmines.modes import make_setup
from qmines.session import Entry, Game, Header, commitment_to
from served import Server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from concurrent.futures import Future

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
MOST_MB, MOST_MIB, WITHIN, ANSWERED = 20.0, 50.0, 250.0, 0.8
HINT_SECONDS = 5.0
PACE = 20.0  # moves of the player a second
SIDE = 100  # of a saved position


class Attacker:
    """Requests from another address; counts how they are answered."""

    def __init__(self, address: str, seconds: float, rounds: int, files: dict[str, str]) -> None:
        self.address = address
        self.files = files
        self._end = time.monotonic() + seconds
        self._rounds = rounds
        self.answers: Counter[str] = Counter()

    def client(self, agent: str = "") -> httpx.AsyncClient:
        """A new guest."""
        return httpx.AsyncClient(
            base_url=self.address,
            headers={"Origin": self.address, "User-Agent": agent or "disk"},
            transport=httpx.AsyncHTTPTransport(local_address=ELSEWHERE),
            timeout=60,
        )

    async def post(self, client: httpx.AsyncClient, path: str, body: object) -> httpx.Response:
        """A request; after a refusal it waits a little, as one does who wants the most."""
        answer = await client.post(path, json=body)
        first, *rest = path.removeprefix("/api/").split("/")
        kind = "/".join([first, *rest[-1:]])
        self.answers[f"{kind} {answer.status_code}"] += 1
        if answer.status_code >= 400:
            await asyncio.sleep(0.2)
        return answer

    @property
    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self._end

    def rounds(self) -> Iterator[int]:
        """Numbers, as long as there is time."""
        number = 0
        while self.going and number < self._rounds:
            yield number
            number += 1


def file_of(toggles: int) -> str:
    """A finished game in base64: a flag put and taken away so often."""
    setup, seed = make_setup("beginner"), bytes(32)
    header = Header(setup, commitment_to(seed))
    entries = [Entry(0, "flag 0 0")] * toggles
    game = Game.replay(header, seed, [*entries, Entry(0, "resign")])
    return base64.b64encode(gzip.compress(game.save())).decode()


async def forks(attacker: Attacker) -> None:
    """Play on from game files: one beyond every bound, and one just within."""
    async with attacker.client() as client:
        for _ in attacker.rounds():
            for count, data in attacker.files.items():
                await attacker.post(client, "/api/replay/fork", {"data": data, "at": int(count)})


async def assists(attacker: Attacker) -> None:
    """Have the largest board played."""
    async with attacker.client() as client:
        for _ in attacker.rounds():
            made = await attacker.post(client, "/api/games", {"level": "256x256x6000"})
            if made.status_code != 201:
                continue
            name, sequence = made.json()["id"], 0
            body = {"event": "open 128 128", "key": "first", "expect": 0}
            await attacker.post(client, f"/api/games/{name}/moves", body)
            for _ in attacker.rounds():
                body = {"kind": "smart", "key": f"k{sequence}", "expect": sequence or 1}
                answer = await attacker.post(client, f"/api/games/{name}/assist", body)
                if answer.status_code != 200:
                    break
                sequence = answer.json()["delta"]["sequence"]
                if not answer.json()["made"]:
                    break


async def toggles(attacker: Attacker) -> None:
    """Put a flag and take it away on a socket, as often as one may, with the longest keys."""
    async with attacker.client() as client:
        made = await attacker.post(client, "/api/games", {"level": "expert"})
        if made.status_code != 201:
            return
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"Origin": attacker.address, "Cookie": cookies}
        where = f"{attacker.address.replace('http', 'ws', 1)}/api/games/{made.json()['id']}/socket"
        async with connect(
            where, additional_headers=headers, local_addr=(ELSEWHERE, 0), proxy=None
        ) as socket:
            sequence = 0
            for _ in attacker.rounds():
                key = f"{sequence:064}"
                move = {"expect": sequence, "key": key, "event": "flag 10 10"}
                await socket.send(json.dumps({"type": "move", "id": sequence, **move}))
                while (told := json.loads(await socket.recv()))["type"] != "reply":
                    pass
                attacker.answers[f"socket {told['status']}"] += 1
                sequence += told["status"] == 200
                await asyncio.sleep(0.01 if told["status"] == 200 else 0.2)


async def games(attacker: Attacker) -> None:
    """New games without a move, every other one from a large position."""
    dice = random.Random(1)
    async with attacker.client() as client:
        for _ in attacker.rounds():
            await attacker.post(client, "/api/games", {"level": "expert"})
            cells = "".join(dice.choice("HF") for _ in range(60 * 60 - 1))
            position = {"position": f"60x60x700_b{cells}"}
            await attacker.post(client, "/api/games", {"level": "60x60x700", "options": position})


async def positions(attacker: Attacker) -> None:
    """Save positions that no run shortens."""
    dice = random.Random(2)
    rows = ["".join(dice.choice("#F") for _ in range(SIDE)) for _ in range(SIDE)]
    while attacker.going:
        async with attacker.client() as client:
            for number in islice(attacker.rounds(), 200):
                body = {"rows": rows, "mines": 2000, "name": f"{number}"}
                await attacker.post(client, "/api/positions", body)


async def guests(attacker: Attacker) -> None:
    """Come without a cookie, each time from a browser with a long name."""
    for _ in attacker.rounds():
        async with attacker.client("x" * 256) as client:
            await attacker.post(client, "/api/games", {})


async def rooms(attacker: Attacker) -> None:
    """Rooms with one member."""
    async with attacker.client() as client:
        for _ in attacker.rounds():
            body = {"mode": "coop", "name": "Anna", "level": "expert"}
            made = await attacker.post(client, "/api/rooms", body)
            if made.status_code == 201:
                await attacker.post(client, f"/api/rooms/{made.json()['id']}/start", {})


async def drills(attacker: Attacker) -> None:
    """Drills, each answered so that another follows."""
    async with attacker.client() as client:
        for _ in attacker.rounds():
            made = await attacker.post(client, "/api/drills", {"technique": "single"})
            if made.status_code == 201:
                body = {"row": 0, "column": 0, "deed": "pass"}
                await attacker.post(client, f"/api/drills/{made.json()['id']}/answer", body)


ATTACKS: dict[str, tuple[Callable[[Attacker], Awaitable[None]], int]] = {
    "forks": (forks, 2),
    "assists": (assists, 4),
    "toggles": (toggles, 2),
    "games": (games, 1),
    "positions": (positions, 2),
    "guests": (guests, 1),
    "rooms": (rooms, 1),
    "drills": (drills, 1),
}
"""The ways to store something, and how many at once try each."""


async def attack(attacker: Attacker, only: str) -> Counter[str]:
    """Everything at once."""
    work = [
        do(attacker)
        for name, (do, many) in ATTACKS.items()
        for _ in range(many)
        if only in {"", name}
    ]
    await asyncio.gather(*work)
    return attacker.answers


class Player:
    """Somebody who plays from another address: moves in one thread, hints in another."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._over = threading.Event()
        self.moves: list[float] = []
        self.hints: list[float] = []
        self.refused: Counter[str] = Counter()
        self._threads = ThreadPoolExecutor(2)
        self._playing: list[Future[None]] = []

    def __enter__(self) -> Self:
        self._playing = [self._threads.submit(each) for each in (self._move, self._hint)]
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for each in self._playing:
            each.result()  # raises what went wrong
        self._threads.shutdown()

    def _client(self) -> httpx.Client:
        return httpx.Client(
            base_url=self._address, headers={"Origin": self._address}, trust_env=False, timeout=60
        )

    def _asked(self, client: httpx.Client, path: str, **body: Any) -> tuple[dict[str, Any], float]:
        start = time.perf_counter()
        answer = client.post(path, json=body)
        taken = time.perf_counter() - start
        if not answer.is_success:
            self.refused[f"{path.rsplit('/', 1)[-1]} {answer.status_code}"] += 1
        return (answer.json() if answer.is_success else {}), taken

    def _move(self) -> None:
        with self._client() as client:
            game, _ = self._asked(client, "/api/games", level="expert")
            number = 0
            while not self._over.wait(1 / PACE):
                event = f"flag {number % 16} {number % 30}" if number else "open 8 15"
                path, key = f"/api/games/{game['id']}/moves", f"k{number}"
                found, taken = self._asked(client, path, expect=number, key=key, event=event)
                self.moves.append(taken if found else 60.0)
                number += bool(found)

    def _hint(self) -> None:
        """Follow one hint after the other; a new game whenever one has ended."""
        with self._client() as client:
            game: dict[str, Any] = {}
            while not (self.hints and self._over.wait(1.0)):
                if not game:
                    game, _ = self._asked(client, "/api/games", level="expert")
                    path, sequence, event = f"/api/games/{game['id']}", 1, "open 8 15"
                    self._asked(client, f"{path}/moves", expect=0, key="k", event=event)
                found, taken = self._asked(client, f"{path}/hint", expect=sequence, strength="do")
                self.hints.append(taken if found else 60.0)
                if not found:
                    continue
                sequence += 1
                (move, *_) = found["hint"]["events"]
                body = {"expect": sequence, "key": f"k{sequence}", "event": move}
                done, _ = self._asked(client, f"{path}/moves", **body)
                over = not done or done["delta"]["outcome"]["result"] != "playing"
                sequence += bool(done)
                if over:
                    game = {}


def sizes(folder: Path) -> tuple[int, int]:
    """The bytes of all files of the database, and those of the pages in use."""
    files = sum(each.stat().st_size for each in folder.glob("qmines.db*"))
    with closing(sqlite3.connect(folder / "qmines.db", timeout=60)) as database:
        pages, free, size = (
            database.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
    return files, (pages - free) * size


def memory(server: Server, end: threading.Event) -> Iterator[int]:
    """The memory of the server twice a second, in KiB."""
    while not end.wait(0.5):
        yield server.kib()


def measured(server: Server, given: argparse.Namespace) -> tuple[list[str], dict[str, float]]:
    """Attack a server: what is to be told of it, and the figures."""
    folder, files = server.folder, {count: file_of(count) for count in (50_000, 4_990)}
    with Player(server.address) as warm:
        time.sleep(3)  # the solvers load
    assert warm.moves
    before, kib = sizes(folder), server.kib()
    over, most = threading.Event(), [kib]
    watching = threading.Thread(target=lambda: most.extend(memory(server, over)))
    watching.start()
    command = ["nice", "-n", str(given.nice), sys.executable, __file__, "--attack", server.address]
    command += ["--seconds", str(given.seconds), "--only", given.only]
    command += ["--rounds", str(given.rounds)]
    with Player(server.address) as player:
        attacking = subprocess.run(
            command, input=json.dumps(files), stdout=subprocess.PIPE, text=True, check=True
        )
    over.set()
    watching.join()
    after = sizes(folder)
    within = given.slack * HINT_SECONDS
    quick = sum(each <= within for each in player.hints) / max(1, len(player.hints))
    figures = {
        "files": (after[0] - before[0]) / 1e6,
        "pages": (after[1] - before[1]) / 1e6,
        "memory": (max(most) - kib) / 1024,
        "moves": share(player.moves, 0.99),
        "hints": quick,
    }
    told = [attacking.stdout.strip()]
    told.append(
        f"the database grew by {figures['files']:.1f} MB ({figures['pages']:.1f} MB of pages), "
        f"the memory of the server by {figures['memory']:.1f} MiB"
    )
    told.append(
        f"{len(player.moves)} moves of the player, ms: median {share(player.moves, 0.5):.1f}, "
        f"99 % {figures['moves']:.1f}, worst {share(player.moves, 1):.0f}; {len(player.hints)} "
        f"hints, {quick:.0%} within {within:g} s, slowest {share(player.hints, 1) / 1000:.1f}"
        f" s; refused: {dict(player.refused) or 'none'}"
    )
    return told, figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rounds", type=int, default=1_000_000)
    parser.add_argument("--only", default="", choices=["", *ATTACKS])
    parser.add_argument(
        "--nice", type=int, default=19, help="of the attackers, who share the cores"
    )
    parser.add_argument("--slack", type=float, default=1.0, help="for a machine with other work")
    parser.add_argument("--attack", default="", help=argparse.SUPPRESS)
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    if given.attack:
        files = json.load(sys.stdin)
        attacker = Attacker(given.attack, given.seconds, given.rounds, files)
        answers = asyncio.run(attack(attacker, given.only))
        print(", ".join(f"{count} × {what}" for what, count in sorted(answers.items())))
        return
    with (
        tempfile.TemporaryDirectory() as name,
        Server(Path(name), "serve", "--log", "none", fault=given.fault) as server,
    ):
        told, found = measured(server, given)
    print("\n".join(told))
    wrong = [f"the database grew by more than {MOST_MB:g} MB"] if found["files"] > MOST_MB else []
    if found["memory"] > MOST_MIB:
        wrong.append(f"the server took more than {MOST_MIB:g} MiB more")
    if found["moves"] > given.slack * WITHIN:
        wrong.append(f"moves took more than {given.slack * WITHIN:g} ms at 99 %")
    if found["hints"] < ANSWERED:
        within = given.slack * HINT_SECONDS
        wrong.append(f"fewer than {ANSWERED:.0%} of the hints came within {within:g} s")
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
