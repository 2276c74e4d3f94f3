"""What a player on 127.0.0.1 notices while somebody on 127.0.0.2 attacks the server.

``Victim`` moves, asks for hints and makes games, and notes how long every answer took;
``attacking`` runs an attack in a process of its own that stands back from everything else.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Self

import httpx

from load import share

ATTACKER = "127.0.0.2"
MOVES = 250.0  # ms, at 99 %
HINTS, IN_TIME = 5.0, 0.8  # a hint within so many seconds, for so many of those who ask
PATIENCE = 20.0
_Asking = Iterator[Callable[[], httpx.Response]]


def client_from(address: str, local: str) -> httpx.Client:
    """A browser on an address of this machine."""
    return httpx.Client(
        base_url=address,
        headers={"Origin": address},
        transport=httpx.HTTPTransport(local_address=local),
        timeout=PATIENCE,
        trust_env=False,
    )


class Victim:
    """One who plays: the seconds that everything took, by what it was."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._over = threading.Event()
        self.seconds: dict[str, list[float]] = {}
        self.refused: list[str] = []
        self._threads = [
            threading.Thread(target=self._again, args=(name, pause, ask), daemon=True)
            for name, pause, ask in (
                ("moves", 0.05, self._mover),
                ("hints", 0.9, self._hinter),
                ("games", 1.8, self._maker),
                ("look", 0.02, self._looker),
            )
        ]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def findings(self) -> list[str]:
        """Print what was noticed; tells what was too slow."""
        moves, hints = self.seconds["moves"], self.seconds["hints"]
        late = share(moves, 0.99)
        in_time = sum(each <= HINTS for each in hints) / len(hints)
        print(
            f"{len(moves):,} moves, ms: median {share(moves, 0.5):.1f}, 99 % {late:.1f}, "
            f"worst {1000 * max(moves):.0f}\n"
            f"{len(hints):,} hints: {in_time:.0%} within {HINTS:g} s, worst {max(hints):.1f} s\n"
            f"{len(self.seconds['games']):,} new games: worst {max(self.seconds['games']):.2f} s\n"
            f"the event loop was busy for at most {1000 * max(self.seconds['look']):.0f} ms"
        )
        found = [f"refused: {each}" for each in self.refused[:3]]
        if late > MOVES:
            found.append(f"moves take more than {MOVES:g} ms at 99 %")
        if in_time < IN_TIME:
            found.append(f"less than {IN_TIME:.0%} of the hints come within {HINTS:g} s")
        return found

    def _again(self, name: str, pause: float, asks: Callable[[httpx.Client], _Asking]) -> None:
        """Ask for the same again and again, with a rest in between."""
        times = self.seconds[name] = []
        with client_from(self._address, "127.0.0.1") as client:
            asking = asks(client)
            while not self._over.is_set():
                try:
                    ask = next(asking)
                    start = time.perf_counter()
                    status = ask().status_code
                except httpx.TimeoutException:
                    status, start, asking = 0, time.perf_counter() - PATIENCE, asks(client)
                times.append(time.perf_counter() - start)
                if status not in {200, 201}:
                    self.refused.append(f"{name}: {status}")
                self._over.wait(pause)

    def _mover(self, client: httpx.Client) -> _Asking:
        game = client.post("/api/games", json={"level": "expert"}).json()["id"]
        for number in range(1 << 30):
            event = f"flag {number % 2} 0" if number else "open 8 15"
            yield partial(_ask, client, game, "moves", expect=number, key=f"k{number}", event=event)

    def _hinter(self, client: httpx.Client) -> _Asking:
        """Hints in ever new games, since a hint that was given before costs nothing."""
        while True:
            game = client.post("/api/games", json={"level": "intermediate"}).json()["id"]
            _ask(client, game, "moves", expect=0, key="k", event="open 8 8")
            yield partial(_ask, client, game, "hint", expect=1, strength="why")

    def _maker(self, client: httpx.Client) -> _Asking:
        while True:
            yield partial(client.post, "/api/games", json={"level": "expert"})

    def _looker(self, client: httpx.Client) -> _Asking:
        """What needs nothing but the event loop."""
        while True:
            yield partial(client.get, "/favicon.svg")


def _ask(client: httpx.Client, game: str, what: str, **fields: object) -> httpx.Response:
    return client.post(f"/api/games/{game}/{what}", json=fields)


@contextmanager
def attacking(
    script: str, address: str, *arguments: str, nice: int = 19
) -> Iterator[subprocess.Popen[str]]:
    """Run ``script --attack ADDRESS`` until the end of the block; begins when it says ``ready``."""
    command = ["nice", "-n", str(nice), sys.executable, script, "--attack", address, *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        if process.stdout.readline().strip() != "ready":
            sys.exit("the attack has not begun")
        yield process
    finally:
        process.terminate()
        process.wait()
