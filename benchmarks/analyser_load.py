"""The server load from many people using the analyser, with and without the kernel.

    python benchmarks/analyser_load.py [--users N] [--seconds N] [--rounds N]
        [--markdown] [--update]

Every user has opened the page and changes a running Expert position once a second. Without the
kernel, the page asks for the chances after each change and for the best move as soon as they are
there; with it, the page asks for nothing. Both are what tests/browser/test_local_analyser.py sees
a real page do. The rounds of both alternate at one server. Meanwhile somebody else plays: their
moves show whether the server keeps up.

The server's chances are timed from the key press to the answer. The kernel's are timed in Node on
the same positions, since every user has a machine of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import httpx

from _common import (
    KERNEL_REPORT,
    ROOT,
    add_output_options,
    deliver,
    machine,
    measured,
    percentile,
    table,
)
from _server import begun, connected, moved, started
from browser.tools import node
from qmines import Position, new_game

PAGE = (
    "/",
    "/static/js/main.js",
    "/static/messages/en/site.ftl",
    "/static/messages/en/analyse.ftl",
)
KERNEL = ("/static/kernel/kernel.js", "/static/kernel/kernel.wasm", "/static/kernel/network.bin")
TICK = os.sysconf("SC_CLK_TCK")


def processor_time(parent: int) -> float:
    """Seconds that a process and all below it have computed."""
    found: dict[int, tuple[int, float]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(") ")[2].split()
        except OSError:
            continue
        found[int(folder.name)] = int(fields[1]), sum(map(int, fields[11:15])) / TICK
    below, waiting = set[int](), [parent]
    while waiting:
        pid = waiting.pop()
        below.add(pid)
        waiting += [child for child, (above, _) in found.items() if above == pid]
    return sum(found[pid][1] for pid in below & found.keys())


def position() -> Position:
    """A game of Expert in which everything certain was opened, as far as that goes."""
    game = new_game("expert", seed=3, no_guess=True)
    game.do("open 8 15")
    while game.view.hidden > 300:
        row, column = game.position.analyse().safe[0]
        game.do(f"open {row} {column}")
    return game.position


def changed(rows: list[str], source: random.Random) -> list[str]:
    """The position with one of its clues hidden."""
    clues = [
        (row, column)
        for row, line in enumerate(rows)
        for column, look in enumerate(line)
        if look in "12345678"
    ]
    row, column = source.choice(clues)
    line = rows[row]
    return [*rows[:row], f"{line[:column]}#{line[column + 1 :]}", *rows[row + 1 :]]


class Load:
    """Users at the analyser, what they see and what they cost."""

    def __init__(self, *, kernel: bool) -> None:
        self.kernel = kernel
        self.rows = position().rows()
        self.answered: list[float] = []
        self.moves: list[float] = []  # of somebody else
        self.keys = self.requests = self.refused = 0
        self.spent = self.lasted = 0.0  # seconds

    def row(self) -> list[str]:
        """A row of the table."""
        times = in_the_page(self.rows) if self.kernel else self.answered
        return [
            "the kernel in the page" if self.kernel else "the server",
            f"{self.keys:,}",
            f"{self.requests:,}",
            f"{self.refused:,}",
            f"{self.spent:.1f} of {self.lasted:.0f}",
            f"{1000 * self.spent / self.keys:.1f}",
            *_shares(times),
            *_shares(self.moves),
        ]


class Users:
    """The users of a round."""

    def __init__(self, client: httpx.AsyncClient, load: Load, seconds: float) -> None:
        self._client, self._load, self._seconds = client, load, seconds

    async def user(self, number: int) -> None:
        """Change the position every second."""
        source = random.Random(number)
        due = time.perf_counter() + source.random()
        end = due + self._seconds
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._load.keys += 1
            if not self._load.kernel:
                body = {"rows": changed(self._load.rows, source), "mines": 99}
                if await self._post("/api/analyse", body):
                    self._load.answered.append(time.perf_counter() - due)
                    await self._post("/api/analyse/best", body)
            due = max(due + 1.0, time.perf_counter())

    async def open_page(self) -> None:
        """Load the page, and the kernel with it."""
        scripts = await self._get("/static/js/analyse/analyser.js")
        for path in (*PAGE, *(KERNEL if self._load.kernel else ()), *_imports(scripts)):
            await self._get(path)

    async def _get(self, path: str) -> str:
        answer = await self._client.get(path)
        return answer.text if path.endswith(".js") else ""

    async def _post(self, path: str, body: dict[str, object]) -> bool:
        self._load.requests += 1
        answer = await self._client.post(path, json=body)
        self._load.refused += answer.status_code in {429, 503}
        return answer.status_code == 200


def _imports(script: str) -> list[str]:
    names = re.findall(r'from "\./([^"]+)"', script)
    return [f"/static/js/analyse/{name}" for name in names]


def in_the_page(rows: list[str]) -> list[float]:
    """Seconds in which the kernel analyses changed positions."""
    source = random.Random(0)
    asked = [{"rows": changed(rows, source), "mines": 99} for _ in range(200)]
    done = subprocess.run(
        [node(), ROOT / "benchmarks" / "_kernel_times.js"],
        input=json.dumps({"positions": asked, "rounds": 1}),
        capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    return [each / 1e6 for each in json.loads(done.stdout)["best"]]


async def measure(address: str, process: int, users: int, seconds: float, load: Load) -> None:
    """One round."""
    with httpx.Client(
        base_url=address, headers={"Origin": address}, trust_env=False, verify=False
    ) as player:
        name, sequence = begun(player)
        token = player.cookies["qmines"]
    limits = httpx.Limits(max_connections=users + 10)
    async with (
        httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            trust_env=False,
            verify=False,
            timeout=120,
            limits=limits,
        ) as client,
        connected(address, name, token) as socket,
    ):
        await socket.recv()
        people = Users(client, load, seconds)
        await people.open_page()  # all users have; it does not count
        before, began = processor_time(process), time.perf_counter()
        tasks = [asyncio.create_task(people.user(number)) for number in range(users)]
        number = 0
        while time.perf_counter() < began + seconds or not all(task.done() for task in tasks):
            start = time.perf_counter()
            reply = await moved(socket, number, sequence, f"flag 0 {number % 30}")
            load.moves.append(time.perf_counter() - start)
            sequence, number = reply["delta"]["sequence"], number + 1
            await asyncio.sleep(0.1)
        await asyncio.gather(*tasks)
        load.spent += processor_time(process) - before
        load.lasted += time.perf_counter() - began


def _shares(times: list[float]) -> list[str]:
    if not times:
        return ["–", "–"]
    ordered = sorted(1000 * each for each in times)
    found = (percentile(ordered, share) for share in (0.5, 0.99))
    return [f"{each:,.0f}" if each >= 10 else f"{each:.2f}" for each in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--users", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=2, help="of each [default: 2]")
    add_output_options(parser, KERNEL_REPORT)
    given = parser.parse_args()
    loads = [Load(kernel=kernel) for kernel in (False, True)]
    with tempfile.TemporaryDirectory() as folder:
        server, address = started(folder, 1)
        try:
            for load in loads * given.rounds:
                asyncio.run(measure(address, server.pid, given.users, given.seconds, load))
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=60)
    head = ["analysed by", "changes", "requests", "refused", "server: CPU seconds"]
    head += ["CPU ms per change", "chances: median ms", "99% ms"]
    head += ["another player's move: median ms", "99% ms"]
    rows = [load.row() for load in loads]
    shown = table(head, rows, markdown=given.markdown or given.update)
    words = (
        f"On {machine()}: {given.users} users on the same cores as the server, in "
        f"{2 * given.rounds} alternating rounds of {given.seconds:.0f} seconds. {measured()}"
    )
    text = f"{words}\n\n{shown}"
    deliver("analyser_load", text, update=given.update, report=KERNEL_REPORT)


if __name__ == "__main__":
    main()
