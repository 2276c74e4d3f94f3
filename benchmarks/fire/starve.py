"""D2: hard questions do not starve the players, and are given up when nobody waits for them.

    python benchmarks/fire/starve.py [beside] [cancel] [kill] [--rounds 50] [--fault stubborn]
                                       [--slack 1]

``beside``: a hundred positions that nobody can count are asked for all the time while players move,
on sockets and over HTTP. ``cancel``: on a server with one solver somebody asks such a question and
goes away; from that moment it is timed until an easy question of somebody else is answered.
``kill``: the solver is killed (SIGKILL) while it works; who waits is told, the next is answered.

Figure: a move within 50 ms at 99%; the solver is free within 100 ms at the median of all rounds
and within 300 ms at worst; after every kill the next question is answered.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
import uvloop

from load import play, share
from served import Server

LATTICE = ["#" * 41 if line % 2 == 0 else "#3" * 20 + "#" for line in range(41)]
HARD = {"rows": LATTICE, "mines": 500}
QUESTIONS = 100
WITHIN, FREE, FREE_AT_WORST = 50.0, 100.0, 300.0  # ms


def client_of(server: Server) -> httpx.Client:
    headers = {"Origin": server.address}
    return httpx.Client(
        base_url=server.address, headers=headers, trust_env=False, verify=False, timeout=60
    )


def ask_easy(client: httpx.Client, number: int) -> httpx.Response:
    """A question that was not asked before."""
    return client.post("/api/analyse", json={"rows": ["1#", "##"], "mines": 1 + number % 3})


def asked_hard(server: Server, patience: float) -> int:
    """Ask, and go away after so many seconds; tells the status if it was answered before."""
    with httpx.Client(trust_env=False, verify=False, timeout=patience) as client:
        try:
            headers = {"Origin": server.address}
            return client.post(
                f"{server.address}/api/analyse", json=HARD, headers=headers
            ).status_code
        except httpx.TimeoutException:
            return 0


async def beside(server: Server, seconds: float) -> list[float]:
    """The times of moves while hard questions are asked."""
    limits = httpx.Limits(max_connections=QUESTIONS + 10)
    async with httpx.AsyncClient(
        base_url=server.address,
        headers={"Origin": server.address},
        trust_env=False,
        verify=False,
        timeout=120,
        limits=limits,
    ) as client:

        async def bother() -> None:
            while True:
                answer = await client.post("/api/analyse", json=HARD)
                if answer.status_code == 429:
                    await asyncio.sleep(int(answer.headers["Retry-After"]))

        bothers = [asyncio.create_task(bother()) for _ in range(QUESTIONS)]
        await asyncio.sleep(2)
        times, _, _ = await play(server, 16, 100, seconds)
        for each in bothers:
            each.cancel()
        await asyncio.gather(*bothers, return_exceptions=True)
    return times["Socket"] + times["Requests"]


def cancelled(server: Server, rounds: int) -> list[float]:
    """Milliseconds from when somebody left to the answer of somebody else."""
    dice, found = random.Random(1), []
    with client_of(server) as client:
        ask_easy(client, 0)
        for number in range(rounds):
            assert asked_hard(server, dice.uniform(0.15, 0.5)) == 0
            start = time.perf_counter()
            assert ask_easy(client, number).status_code == 200
            found.append(1000 * (time.perf_counter() - start))
    return found


def killed(server: Server, rounds: int) -> list[str]:
    """What was not as it should be after the solver was killed."""
    dice, found = random.Random(2), []
    with client_of(server) as client:
        ask_easy(client, 0)
        for number in range(rounds):
            told: list[int] = []
            asking = threading.Thread(target=lambda told=told: told.append(asked_hard(server, 60)))
            asking.start()
            time.sleep(dice.uniform(0.05, 0.4))
            for process in solvers_of(server):
                os.kill(process, signal.SIGKILL)
            asking.join()
            if told[0] not in {200, 422}:
                found.append(f"who waited for a killed solver was answered {told[0]}")
            answer = ask_easy(client, number)
            if answer.status_code != 200:
                found.append(f"after a kill: {answer.status_code} {answer.text[:100]}")
    return found


def solvers_of(server: Server) -> list[int]:
    """The solver processes: forked by one that the server started."""
    return [
        each
        for parent in server.children()
        for each in map(int, Path(f"/proc/{parent}/task/{parent}/children").read_text().split())
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    names = ("beside", "cancel", "kill")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(names))
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--slack", type=float, default=1.0, help="for a machine with other work")
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    wrong: list[str] = []
    for part in given.parts or names:
        with tempfile.TemporaryDirectory() as name:
            command = [] if part == "beside" else ["serve", "--solvers", "1", "--log", "none"]
            with Server(Path(name), *command, fault=given.fault) as server:
                if part == "beside":
                    time.sleep(2)  # the solvers load
                    times = uvloop.run(beside(server, given.seconds))
                    late = share(times, 0.99)
                    print(
                        f"{len(times):,} moves beside {QUESTIONS} hard questions, ms: "
                        f"median {share(times, 0.5):.1f}, 99% {late:.1f}"
                    )
                    wrong += (
                        [f"more than {WITHIN:g} ms at 99%"] if late > given.slack * WITHIN else []
                    )
                elif part == "cancel":
                    free = cancelled(server, given.rounds)
                    usual, worst = statistics.median(free), max(free)
                    print(
                        f"a solver is free after its question was cancelled {given.rounds} times, "
                        f"ms: median {usual:.0f}, worst {worst:.0f}"
                    )
                    if usual > given.slack * FREE or worst > given.slack * FREE_AT_WORST:
                        wrong.append(f"not free in {FREE:g} ms ({FREE_AT_WORST:g} at worst)")
                else:
                    found = killed(server, given.rounds)
                    print(f"{given.rounds} kills of the solver, {len(found)} findings")
                    wrong += found
    sys.exit("; ".join(wrong[:10]) if wrong else 0)


if __name__ == "__main__":
    main()
