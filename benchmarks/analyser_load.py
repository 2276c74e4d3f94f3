"""What many people at the analyser cost the server: with the kernel in their pages, and without.

    python benchmarks/analyser_load.py [--users N] [--seconds N] [--markdown] [--update]

Every user has opened the page and changes a running Expert position once a second. Without the
kernel, the page asks for the chances after each change and for the best move as soon as they are
there; with it, the page asks for nothing. Both are what tests/browser/test_local_analyser.py sees
a real page do. Meanwhile somebody else plays: their moves show whether the server keeps up.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import tempfile
import time
from pathlib import Path

import httpx

from _common import add_output_options, deliver, machine, percentile, table
from _server import begun, connected, moved, started
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
    """Users at the analyser, and what they see."""

    def __init__(self, client: httpx.AsyncClient, seconds: float, *, kernel: bool) -> None:
        self._client, self._seconds, self._kernel = client, seconds, kernel
        self._rows = position().rows()
        self.answered: list[float] = []
        self.keys = self.requests = self.refused = 0

    async def user(self, number: int) -> None:
        """Change the position every second."""
        source = random.Random(number)
        due = time.perf_counter() + source.random()
        end = due + self._seconds
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.keys += 1
            if not self._kernel:
                body = {"rows": changed(self._rows, source), "mines": 99}
                if await self._post("/api/analyse", body):
                    self.answered.append(time.perf_counter() - due)
                    await self._post("/api/analyse/best", body)
            due = max(due + 1.0, time.perf_counter())

    async def open_page(self) -> None:
        """Load the page, and the kernel with it."""
        scripts = await self._get("/static/js/analyse/analyser.js")
        for path in (*PAGE, *(KERNEL if self._kernel else ()), *_imports(scripts)):
            await self._get(path)

    async def _get(self, path: str) -> str:
        answer = await self._client.get(path)
        return answer.text if path.endswith(".js") else ""

    async def _post(self, path: str, body: dict[str, object]) -> bool:
        self.requests += 1
        answer = await self._client.post(path, json=body)
        self.refused += answer.status_code in {429, 503}
        return answer.status_code == 200


def _imports(script: str) -> list[str]:
    names = re.findall(r'from "\./([^"]+)"', script)
    return [f"/static/js/analyse/{name}" for name in names]


async def measured(
    address: str, process: int, users: int, seconds: float, kernel: bool
) -> list[str]:
    """A row of the table."""
    with httpx.Client(base_url=address, headers={"Origin": address}, trust_env=False) as player:
        name, sequence = begun(player)
        token = player.cookies["qmines"]
    limits = httpx.Limits(max_connections=users + 10)
    moves: list[float] = []
    async with (
        httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            trust_env=False,
            timeout=120,
            limits=limits,
        ) as client,
        connected(address, name, token) as socket,
    ):
        await socket.recv()
        load = Load(client, seconds, kernel=kernel)
        for _ in range(users):
            await load.open_page()
        before, began = processor_time(process), time.perf_counter()
        tasks = [asyncio.create_task(load.user(number)) for number in range(users)]
        number = 0
        while time.perf_counter() < began + seconds or not all(task.done() for task in tasks):
            start = time.perf_counter()
            reply = await moved(socket, number, sequence, f"flag 0 {number % 30}")
            moves.append(time.perf_counter() - start)
            sequence, number = reply["delta"]["sequence"], number + 1
            await asyncio.sleep(0.1)
        await asyncio.gather(*tasks)
        spent = processor_time(process) - before
    return [
        "the kernel in the page" if kernel else "the server",
        f"{load.keys:,}",
        f"{load.requests:,}",
        f"{load.refused:,}",
        f"{1000 * spent / load.keys:.1f}",
        *_shares(load.answered),
        *_shares(moves),
    ]


def _shares(times: list[float]) -> list[str]:
    if not times:
        return ["–", "–"]
    ordered = sorted(1000 * each for each in times)
    return [f"{percentile(ordered, share):,.0f}" for share in (0.5, 0.99)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--users", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    add_output_options(parser)
    given = parser.parse_args()
    rows = []
    for kernel in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            server, address = started(folder, 1)
            try:
                rows.append(
                    asyncio.run(measured(address, server.pid, given.users, given.seconds, kernel))
                )
            finally:
                server.send_signal(signal.SIGINT)
                server.communicate(timeout=60)
    head = ["analysed by", "keys", "requests", "refused", "processor ms per key"]
    head += ["chances: median ms", "99% ms", "a move meanwhile: median ms", "99% ms"]
    shown = table(head, rows, markdown=given.markdown or given.update)
    words = (
        f"On {machine()}: {given.users} users for {given.seconds:.0f} seconds, on the same cores."
    )
    deliver("analyser_load", f"{words}\n\n{shown}", update=given.update)


if __name__ == "__main__":
    main()
