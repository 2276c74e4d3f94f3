"""Solvers that never answer: every request that needs one is refused at its deadline.

    python benchmarks/fire/deadlines.py [NAME…] [--fault timeless]

Stops all solver processes of a real server (SIGSTOP), as if their work took forever, and sends one
request of every kind that needs them, all at once and from addresses of their own. Afterwards, a
hint is asked for: the processes must have been replaced.

Figure: each is answered with an error within a second of the deadline in docs/event-loop.md, and
the hint within 5 s.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from beside import HINTS
from disk import file_of
from served import Server

if TYPE_CHECKING:
    from collections.abc import Callable

LATE = 1.0  # seconds after the deadline
POSITION = {"rows": ["1###", "####", "####"], "mines": 3}
FLAGS = 10

KINDS: dict[str, tuple[float, Callable[[Guest], httpx.Response]]] = {
    "hint": (10, lambda guest: guest.post(f"{guest.begun}/hint", expect=1, strength="why")),
    "chances": (10, lambda guest: guest.get(f"{guest.begun}/chances")),
    "assist": (
        10,
        lambda guest: guest.post(f"{guest.begun}/assist", expect=1, key="a", kind="deduce"),
    ),
    "analyser": (10, lambda guest: guest.post("/api/analyse", **POSITION)),
    "explanation": (10, lambda guest: guest.get(f"{guest.qubits}/explain?row=0&column=0")),
    "circuit": (10, lambda guest: guest.get(f"{guest.ended_qubits}/circuit.qasm")),
    "drill": (10, lambda guest: guest.post("/api/drills", technique="single")),
    "upload": (10, lambda guest: guest.post("/api/replay", data=file_of(FLAGS))),
    "fork": (5, lambda guest: guest.post("/api/replay/fork", data=file_of(FLAGS), at=FLAGS)),
    "local game": (
        10,
        lambda guest: guest.post("/api/games/local", data=file_of(FLAGS), id="2" * 12),
    ),
    "replay": (20, lambda guest: guest.get(f"{guest.ended}/replay")),
    "review": (20, lambda guest: guest.get(f"{guest.ended}/replay/moves")),
    "other rules": (20, lambda guest: guest.get(f"{guest.ended}/replay/rules")),
    "no-guess board": (
        20,
        lambda guest: guest.post(f"{guest.unopened}/moves", expect=0, key="a", event="open 8 8"),
    ),
    "game file": (60, lambda guest: guest.get(f"{guest.ended}/file")),
}
"""The deadline in seconds, and the request."""


class Guest:
    """Somebody with a few games of their own."""

    def __init__(self, server: Server, number: int) -> None:
        self.client = httpx.Client(
            base_url=server.address,
            headers={"Origin": server.address},
            transport=httpx.HTTPTransport(local_address=f"127.0.2.{number}"),
            timeout=60,
            trust_env=False,
            verify=False,
        )
        self.begun = self._game(["open 8 8"], level="intermediate")
        self.unopened = self._game([], level="60x60x2020", options={"no_guess": True})
        self.ended = self._game(["open 8 8", "resign"], level="intermediate")
        self.qubits = self._game(["open-z 0 0"], rules="qubits", level="9x9x10")
        self.ended_qubits = self._game(["open-z 0 0", "resign"], rules="qubits", level="9x9x10")

    def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return self.client.get(path)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Send a document."""
        return self.client.post(path, json=body)

    def _game(self, events: list[str], **setup: Any) -> str:
        path = f"/api/games/{self.post('/api/games', **setup).raise_for_status().json()['id']}"
        for number, event in enumerate(events):
            move = {"expect": number, "key": f"k{number}", "event": event}
            self.post(f"{path}/moves", **move).raise_for_status()
        return path

    def judged(self) -> bool:
        """Whether solvers are done with the games that have ended."""
        return all(self.get(each).json()["end"] for each in (self.ended, self.ended_qubits))


def stop_solvers(server: Server) -> int:
    """Stop the processes that were forked for solvers; returns how many there are."""
    direct = set()
    for task in Path(f"/proc/{server.process.pid}/task").iterdir():
        direct |= set(map(int, (task / "children").read_text("ascii").split()))
    solvers = [child for child in server.children() if child not in direct]
    for solver in solvers:
        with suppress(ProcessLookupError):
            os.kill(solver, signal.SIGSTOP)
    return len(solvers)


def measured(server: Server, names: list[str], slack: float) -> list[str]:
    """Ask for everything; returns what was answered too late."""
    guests = {name: Guest(server, number) for number, name in enumerate(names, 1)}
    while not all(guest.judged() for guest in guests.values()):
        time.sleep(0.1)
    stopped = stop_solvers(server)
    with ThreadPoolExecutor(len(names)) as pool:
        late = [KINDS[name][0] + slack * LATE for name in names]
        asking = pool.map(asked, names, guests.values(), late)
        for _ in range(20):  # those that deal boards are started when they are needed
            stopped = stop_solvers(server)
            time.sleep(0.05)
        answers = list(asking)
    wrong = []
    for name, (status, seconds) in zip(names, answers, strict=True):
        deadline = KINDS[name][0]
        told = f"{status or 'no answer'} after {seconds:.2f} s"
        print(f"{name}: {told} (deadline {deadline} s)")
        if status < 400 or seconds > deadline + slack * LATE:
            wrong.append(f"{name}: {told}, not refused at its deadline")
    if wrong:
        return wrong
    status, seconds = asked("hint", Guest(server, len(names) + 1), slack * HINTS)
    print(f"{stopped} solver processes were stopped; the next hint: {status} after {seconds:.2f} s")
    if status != 200:
        wrong.append("hints are not answered afterwards")
    return wrong


def asked(name: str, guest: Guest, patience: float) -> tuple[int, float]:
    """The status of an answer, or 0 if none came in time, and how long it took."""
    guest.client.timeout = patience
    start = time.perf_counter()
    try:
        status = KINDS[name][1](guest).status_code
    except httpx.TimeoutException:
        status = 0
    return status, time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", nargs="*", choices=[[], *KINDS], help="only these kinds")
    parser.add_argument("--slack", type=float, default=1.0, help="times as late is good enough")
    parser.add_argument("--fault", default="", help="one of those in faulty.py, planted in it")
    given = parser.parse_args()
    names = given.name or list(KINDS)
    command = ("serve", "--log", "none", "--solvers", str(len(names) + 1))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), *command, fault=given.fault) as server,
    ):
        wrong = measured(server, names, given.slack)
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
