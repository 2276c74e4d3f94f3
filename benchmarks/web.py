"""How long the web server takes, over real sockets on this machine.

    python benchmarks/web.py [--seconds N] [--workers N] [--markdown] [--update]

Goals: a move answered within 10 ms at the median, a hint or the chances on Expert within
50 ms, each from the request to the whole answer; 1,000 moves a second, each synced to the
disk before it is acknowledged and answered within 50 ms at 99%. ``--seconds`` is how long
many players play at once, ``--workers`` how many processes serve them. At a steady pace a move
is timed from the moment at which it was due, so that nobody who waits makes it look faster.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from itertools import count
from typing import TYPE_CHECKING, Any

import httpx

from _common import add_output_options, deliver, machine, percentile, table
from _server import begun, connected, moved, started
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 300
PLAYERS = 64
PACE = 1100  # moves a second in all, where players keep a pace
HARD = 100
LATTICE = ["#" * 41 if line % 2 == 0 else "#3" * 20 + "#" for line in range(41)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--workers", type=int, default=1)
    add_output_options(parser)
    given = parser.parse_args()
    rows: list[list[str]] = []
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server ends with us
    with tempfile.TemporaryDirectory() as folder:
        server, address = started(folder, given.workers)
        try:
            with httpx.Client(
                base_url=address,
                headers={"Origin": address},
                trust_env=False,
                verify=False,
                timeout=60,
            ) as client:
                rows.append(row("a move over HTTP", moves_over_http(client)))
                times = asyncio.run(moves_over_socket(client, address))
                rows.append(row("a move over a socket", times))
                hints, chances = helped(client)
                rows += [row("a hint", hints), row("the chances", chances)]
            times = asyncio.run(beside_hard_questions(address))
            rows.append(row(f"a move during {HARD} hard analyses", times))
            times, steady = asyncio.run(spectators(address, given.seconds, PACE))
            rows.append(row(f"a move, {PLAYERS} players, {steady:,.0f} per second in total", times))
            times, rate = asyncio.run(spectators(address, given.seconds))
            rows.append(row(f"a move, {PLAYERS} players at once", times))
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=30)
    markdown = given.markdown or given.update
    shown = table(["Expert", "requests", "median ms", "99% ms"], rows, markdown=markdown)
    told = f"{PLAYERS} players at once, on the same cores: {rate:,.0f} durable moves per second"
    told += f" with {plural(given.workers, 'process')}."
    deliver("server", f"On {machine()}.\n\n{shown}\n\n{told}", update=given.update)


def row(name: str, times: list[float]) -> list[str]:
    ordered = sorted(1000 * each for each in times)
    shares = (percentile(ordered, share) for share in (0.5, 0.99))
    return [name, f"{len(times):,}", *(f"{each:.1f}" for each in shares)]


def timed(work: Callable[[], httpx.Response]) -> tuple[float, dict[str, Any]]:
    start = time.perf_counter()
    answer = work()
    taken = time.perf_counter() - start
    assert answer.status_code == 200, answer.text
    return taken, answer.json()


def moves_over_http(client: httpx.Client) -> list[float]:
    name, sequence = begun(client)
    times = []
    for number in range(ROUNDS):
        move = {"expect": sequence, "key": f"k{number}", "event": f"flag 0 {number % 30}"}
        taken, answer = timed(lambda move=move: client.post(f"/api/games/{name}/moves", json=move))
        sequence = answer["delta"]["sequence"]
        times.append(taken)
    return times


async def moves_over_socket(client: httpx.Client, address: str) -> list[float]:
    name, sequence = begun(client)
    times = []
    async with connected(address, name, client.cookies["qmines"]) as socket:
        await socket.recv()
        for number in range(ROUNDS):
            start = time.perf_counter()
            reply = await moved(socket, number, sequence, f"flag 0 {number % 30}")
            times.append(time.perf_counter() - start)
            sequence = reply["delta"]["sequence"]
    return times


def helped(client: httpx.Client) -> tuple[list[float], list[float]]:
    """Hints and chances in the middle of many games; none is asked for twice."""
    hints, chances = [], []
    for _ in range(40):
        name, sequence = begun(client)
        for number in range(4):
            path = f"/api/games/{name}"
            body = {"expect": sequence, "strength": "why"}
            taken, answer = timed(
                lambda path=path, body=body: client.post(f"{path}/hint", json=body)
            )
            hints.append(taken)
            taken, answer = timed(lambda path=path: client.get(f"{path}/chances"))
            chances.append(taken)
            step = {"expect": answer["sequence"], "key": f"a{number}", "kind": "move"}
            answer = client.post(f"{path}/assist", json=step).json()
            sequence = answer["delta"]["sequence"]
            if answer["delta"]["outcome"]["result"] != "playing":
                break
    return hints, chances


async def beside_hard_questions(address: str) -> list[float]:
    """One player, while positions that nobody can count are asked for without end."""
    times: list[float] = []
    hard = {"rows": LATTICE, "mines": 500}
    async with httpx.AsyncClient(
        base_url=address,
        headers={"Origin": address},
        trust_env=False,
        verify=False,
        timeout=120,
        limits=httpx.Limits(max_connections=HARD + 10),
    ) as client:

        async def bother() -> None:
            while True:
                answer = await client.post("/api/analyse", json=hard)
                if answer.status_code == 429:
                    await asyncio.sleep(int(answer.headers["Retry-After"]))

        answer = await client.post("/api/games", json={"level": "expert"})
        bothers = [asyncio.create_task(bother()) for _ in range(HARD)]
        await asyncio.sleep(1)
        async with connected(address, answer.json()["id"], client.cookies["qmines"]) as socket:
            await socket.recv()
            for number in range(ROUNDS):
                event = "open 8 15" if not number else f"flag {number % 16} {number % 30}"
                start = time.perf_counter()
                await moved(socket, number, number, event)
                times.append(time.perf_counter() - start)
                await asyncio.sleep(0.01)
        for each in bothers:
            each.cancel()
        await asyncio.gather(*bothers, return_exceptions=True)
    return times


async def spectators(address: str, seconds: float, pace: float = 0) -> tuple[list[float], float]:
    """Many players at once, each waiting for the acknowledgement of every move.

    With a pace, so many moves a second are due in all, those of each player evenly spread.
    """
    times: list[float] = []
    begin = end = 0.0

    async def play(client: httpx.AsyncClient, player: int) -> None:
        answer = await client.post("/api/games", json={"level": "expert"})
        async with connected(address, answer.json()["id"], client.cookies["qmines"]) as socket:
            await socket.recv()
            for number in count():
                if time.perf_counter() > end:
                    return
                event = "open 8 15" if not number else f"flag {number % 16} {number % 30}"
                due = time.perf_counter()
                if pace:
                    due = begin + (number * PLAYERS + player) / pace
                    await asyncio.sleep(due - time.perf_counter())
                await moved(socket, number, number, event)
                times.append(time.perf_counter() - due)

    async with httpx.AsyncClient(
        base_url=address, headers={"Origin": address}, trust_env=False, verify=False, timeout=60
    ) as client:
        await client.post("/api/games", json={})
        start = time.perf_counter()
        begin = start + (2 if pace else 0)  # seconds in which everybody sits down
        end = begin + seconds
        await asyncio.gather(*(play(client, player) for player in range(PLAYERS)))
        taken = time.perf_counter() - begin
    return times, len(times) / taken


if __name__ == "__main__":
    main()
