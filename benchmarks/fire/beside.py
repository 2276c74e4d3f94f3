"""An attack on a server from 127.0.0.2, and what a player on 127.0.0.1 notices of it.

The commands that attack a server are made of this. Each runs itself again with ``--attack`` in a
process of its own, at the lowest priority, which says ``ready`` and counts how it is answered.
Meanwhile ``withstood`` measures the server and somebody else's game. At the end the server is told
to end (SIGTERM), while the attack goes on.

Figure: 99% of the other player's moves within 250 ms, 80% of their hints and every new game
within 5 s; at most 50 MiB more memory for the server, and 20 MB for the database; the server ends
within 10 s.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import httpx
from websockets.exceptions import WebSocketException

from load import share
from served import Server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Mapping

    Asking = Iterator[Callable[[], httpx.Response]]

PLAYER, ATTACKER = "127.0.0.1", "127.0.0.2"
MOVES = 250.0  # ms, at 99%
HINTS, IN_TIME = 5.0, 0.8  # a hint within so many seconds, for so many of those who ask
GAMES = 5.0  # seconds for a new game
MEMORY, DATABASE = 50.0, 20.0  # MiB and MB more than before
END = 10.0  # seconds from SIGTERM to the end of the server
PATIENCE = 20.0
FOR_EVER = 1 << 30
PAUSES = {"moves": 0.05, "hints": 0.9, "games": 1.8, "files": 0.02}
_REFUSED = 0.25  # seconds until an attacker who was refused asks again


def arguments(description: str) -> argparse.ArgumentParser:
    """The options of every attack."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0, help="how long it is attacked")
    parser.add_argument("--nice", type=int, default=19, help="priority of the attack")
    parser.add_argument("--slack", type=float, default=1.0, help="times as slow is good enough")
    parser.add_argument("--fault", default="", help="one of those in faulty.py, planted in it")
    parser.add_argument("--attack", metavar="ADDRESS", help=argparse.SUPPRESS)
    parser.add_argument("--together", action="store_true", help=argparse.SUPPRESS)
    return parser


def wait_for_others(given: argparse.Namespace) -> None:
    """Say that the attack is prepared; with ``--together``, wait until all others are as well."""
    if given.together:
        print("prepared", flush=True)
        sys.stdin.readline()


def withstood(
    script: str, given: argparse.Namespace, *, memory: float = MEMORY
) -> tuple[dict[str, float], list[str]]:
    """Attack a server, and print and judge the figures.

    Returns:
        What the attack counted, and in words which goals were missed.
    """
    command = ["nice", "-n", str(given.nice), sys.executable, script, *sys.argv[1:], "--attack"]
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "serve", "--log", "none", fault=given.fault) as server,
    ):
        with OtherPlayer(server.address), client_from(server.address, PLAYER) as nobody:
            # What every server takes when it is first asked; 19 MiB to hash a first password.
            nobody.post("/api/login", json={"name": "nobody", "password": "unknown to all"})
            time.sleep(3)
        before = database_bytes(server)
        with (
            subprocess.Popen(
                [*command, server.address], stdout=subprocess.PIPE, text=True
            ) as attack,
            _most_memory(server) as most,
        ):
            if attack.stdout.readline() != "ready\n":
                sys.exit("the attack has not begun")
            with OtherPlayer(server.address) as player, suppress(subprocess.TimeoutExpired):
                attack.wait(given.seconds)
            attack.terminate()  # makes it tell what it has counted, and go on
            told: dict[str, float] = json.loads(attack.stdout.readline() or "{}")
            stored = (database_bytes(server) - before) / 1e6
            ended = _ended(server)
            attack.kill()
    grown = (max(most) - most[0]) / 1024
    print(", ".join(f"{count:,.6g} × {what}" for what, count in sorted(told.items())))
    wrong = player.findings(given.slack)
    print(
        f"the server took {grown:.1f} MiB more memory, the database {stored:.1f} MB more; "
        f"it ended {ended:.1f} s after SIGTERM"
    )
    if not told:
        wrong.append("the attack failed")
    if grown > memory:
        wrong.append(f"the server took more than {memory:g} MiB more")
    if stored > DATABASE:
        wrong.append(f"the database grew by more than {DATABASE:g} MB")
    if ended > given.slack * END:
        wrong.append(f"the server does not end within {given.slack * END:g} s")
    return told, wrong


class OtherPlayer:
    """Somebody who plays, asks for hints and makes games: the seconds that everything took.

    Args:
        address: of the server.
        local: their own.
        pauses: what they do, and the seconds in between.
    """

    def __init__(
        self, address: str, local: str = PLAYER, pauses: Mapping[str, float] = PAUSES
    ) -> None:
        self._address = address
        self._local = local
        self._over = threading.Event()
        self.refused: Counter[str] = Counter()
        self.seconds: dict[str, list[float]] = {name: [] for name in pauses}
        self._threads = [
            threading.Thread(target=self._again, args=(name, pause, _ASKS[name]))
            for name, pause in pauses.items()
        ]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def findings(self, slack: float) -> list[str]:
        """Print what was noticed; tells what was too slow."""
        moves, hints, games, files = self.seconds.values()
        late, worst = share(moves, 0.99), max(games)
        in_time = sum(each <= slack * HINTS for each in hints) / len(hints)
        print(
            f"{len(moves):,} moves of somebody else, ms: median {share(moves, 0.5):.1f}, 99% "
            f"{late:.1f}, worst {1000 * max(moves):.0f}; {len(hints):,} hints: {in_time:.0%} "
            f"within {slack * HINTS:g} s, worst {max(hints):.2f} s; {len(games):,} new games: "
            f"worst {worst:.2f} s; the event loop was busy for at most {1000 * max(files):.0f} ms; "
            f"refused: {dict(self.refused) or 'none'}"
        )
        found = []
        if late > slack * MOVES:
            found.append(f"moves take more than {slack * MOVES:g} ms at 99%")
        if in_time < IN_TIME:
            found.append(f"less than {IN_TIME:.0%} of the hints come within {slack * HINTS:g} s")
        if worst > slack * GAMES:
            found.append(f"a new game takes more than {slack * GAMES:g} s")
        return found

    def _again(self, name: str, pause: float, asks: Callable[[httpx.Client], Asking]) -> None:
        """Ask for the same again and again; a refusal counts as an answer that came too late."""
        times = self.seconds[name]
        with client_from(self._address, self._local) as client:
            asking = asks(client)
            while not (times and self._over.wait(pause)):
                try:
                    ask = next(asking)
                    start = time.perf_counter()
                    ask().raise_for_status()
                    times.append(time.perf_counter() - start)
                except (httpx.HTTPError, KeyError) as error:
                    self.refused[f"{name}: {error}"] += 1
                    times.append(1000.0)
                    asking = asks(client)


def _moves(client: httpx.Client) -> Asking:
    game = client.post("/api/games", json={"level": "expert"}).json()["id"]
    for number in range(FOR_EVER):
        event = f"flag {number % 16} {number % 30}" if number else "open 8 15"
        yield partial(_ask, client, game, "moves", expect=number, key=f"k{number}", event=event)


def _hints(client: httpx.Client) -> Asking:
    """Hints in ever new games, since a hint that was given before costs nothing."""
    while True:
        game = client.post("/api/games", json={"level": "intermediate"}).json()["id"]
        _ask(client, game, "moves", expect=0, key="k", event="open 8 8")
        yield partial(_ask, client, game, "hint", expect=1, strength="why")


def _games(client: httpx.Client) -> Asking:
    while True:
        yield partial(client.post, "/api/games", json={"level": "expert"})


def _files(client: httpx.Client) -> Asking:
    """What needs nothing but the event loop."""
    while True:
        yield partial(client.get, "/favicon.svg")


_ASKS = {"moves": _moves, "hints": _hints, "games": _games, "files": _files}


def _ask(client: httpx.Client, game: str, what: str, **fields: object) -> httpx.Response:
    return client.post(f"/api/games/{game}/{what}", json=fields)


class Attacker:
    """Requests from another address; ``answers`` counts how they are answered."""

    def __init__(self, address: str, answers: Counter[str]) -> None:
        self.address = address
        self.answers = answers

    def client(self, agent: str = "attacker") -> httpx.AsyncClient:
        """A new guest."""
        return httpx.AsyncClient(
            base_url=self.address,
            headers={"Origin": self.address, "User-Agent": agent},
            transport=httpx.AsyncHTTPTransport(verify=False, local_address=ATTACKER),
            timeout=PATIENCE,
            trust_env=False,
            verify=False,
        )

    async def ask(
        self, client: httpx.AsyncClient, path: str, body: object = None, **more: Any
    ) -> httpx.Response:
        """Get something, or post a body; after a refusal it waits a little."""
        answer = await client.request("GET" if body is None else "POST", path, json=body, **more)
        first, *rest = path.partition("?")[0].removeprefix("/api/").split("/")
        self.answers[f"{'/'.join([first, *rest[-1:]])} {answer.status_code}"] += 1
        if answer.status_code >= 400:
            await asyncio.sleep(_REFUSED)
        return answer

    async def moved(
        self, client: httpx.AsyncClient, game: str, expect: int, event: str, **more: Any
    ) -> httpx.Response:
        """Make a move."""
        body = {"expect": expect, "key": f"k{expect}", "event": event}
        return await self.ask(client, f"/api/games/{game}/moves", body, **more)

    async def insist(self, client: httpx.AsyncClient, path: str, body: object) -> Any:
        """Post a body until it is accepted; the document that came back."""
        while (answer := await self.ask(client, path, body)).status_code == 429:
            pass
        return answer.raise_for_status().json()

    async def again(
        self,
        work: Callable[[Attacker, httpx.AsyncClient], Awaitable[None]],
        client: httpx.AsyncClient,
        rounds: int = FOR_EVER,
    ) -> None:
        """Do something again and again, whatever goes wrong."""
        for _ in range(rounds):
            try:
                await work(self, client)
            except (httpx.HTTPError, OSError, WebSocketException, KeyError, ValueError):
                await asyncio.sleep(_REFUSED)


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Counts that an attack prints when it is asked to (SIGTERM), and else when it ends."""
    answers: Counter[str] = Counter()
    signal.signal(signal.SIGTERM, lambda *_: print(json.dumps(answers), flush=True))
    yield answers
    print(json.dumps(answers))
    sys.exit()


def client_from(address: str, local: str) -> httpx.Client:
    """A browser on an address of this machine."""
    return httpx.Client(
        base_url=address,
        headers={"Origin": address},
        transport=httpx.HTTPTransport(verify=False, local_address=local),
        timeout=PATIENCE,
        trust_env=False,
        verify=False,
    )


@contextmanager
def _most_memory(server: Server) -> Iterator[list[int]]:
    """The memory of the server in KiB: at first, and then again and again."""
    over, found = threading.Event(), [server.kib()]

    def look() -> None:
        while not over.wait(0.1):
            found.append(server.kib())

    thread = threading.Thread(target=look)
    thread.start()
    try:
        yield found
    finally:
        over.set()
        thread.join()


def database_bytes(server: Server) -> int:
    """The size of all files of the database, the log of changes included."""
    return sum(each.stat().st_size for each in server.folder.glob("qmines.db*"))


def _ended(server: Server) -> float:
    """Tell the server to end; the seconds that it takes."""
    start = time.perf_counter()
    server.process.send_signal(signal.SIGTERM)
    try:
        server.process.wait(60)
    except subprocess.TimeoutExpired:
        server.kill()
    return time.perf_counter() - start
