"""Explaining cells and drawing circuits of huge games of qubits does not hold up other players.

    python benchmarks/fire/explain.py [--seconds 30] [--games 3] [--fault inline]

From 127.0.0.2 games of Entangled with 200×200 cells are made, in each of which one open measures
tens of thousands of cells; some are given up. Then 16 connections ask without a pause to explain
cells of them, and for the pictures and the circuits of those that have ended, as often as the
limits let them. Meanwhile a player on 127.0.0.1 moves, asks for hints and makes games.

Figure: a move within 250 ms at 99 %; 80 % of the hints within 5 s.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx

from beside import ATTACKER, PATIENCE, Victim, attacking
from served import Server

BIG = {"rules": "entangled", "level": "200x200x500"}
CONNECTIONS, MEASURED = 16, 10_000


async def attack(address: str, games: int) -> None:
    """Ask as much as the server lets anybody ask, until the process is ended."""
    transport = httpx.AsyncHTTPTransport(
        local_address=ATTACKER, limits=httpx.Limits(max_connections=CONNECTIONS)
    )
    async with httpx.AsyncClient(
        base_url=address,
        headers={"Origin": address},
        transport=transport,
        timeout=PATIENCE,
        trust_env=False,
    ) as client:
        playing = [await big_game(client) for _ in range(games)]
        ended = [await big_game(client) for _ in range(games)]
        for game in ended:
            await moved(client, game, 1, "resign")
        for game in ended:  # solvers judge them first, as they judge every game
            while (await client.get(f"/api/games/{game}")).json()["end"] is None:  # noqa: ASYNC110
                await asyncio.sleep(0.5)
        print("ready", flush=True)
        await asyncio.gather(*(asking(client, playing, ended) for _ in range(CONNECTIONS)))


async def asking(client: httpx.AsyncClient, playing: list[str], ended: list[str]) -> None:
    """One request after the other."""
    dice = random.Random()
    while True:
        place = f"row={dice.randrange(200)}&column={dice.randrange(200)}"
        game, over = dice.choice(playing + ended), dice.choice(ended)
        path = dice.choice(
            [
                *(2 * [f"{game}/explain?{place}"]),
                *(f"{over}/circuit.svg", f"{over}/circuit.qasm", f"{over}/bloch?{place}"),
            ]
        )
        try:
            answer = await client.get(f"/api/games/{path}")
        except httpx.TransportError:
            continue
        if answer.status_code == 429:
            await asyncio.sleep(float(answer.headers["Retry-After"]) * dice.random())


async def big_game(client: httpx.AsyncClient) -> str:
    """A game in which the first open has measured very many cells."""
    while True:
        game = (await client.post("/api/games", json=BIG)).json()["id"]
        answer = (await moved(client, game, 0, "open-z 100 100")).json()
        if answer["delta"]["qubits"]["measured"] >= MEASURED:
            return game


async def moved(client: httpx.AsyncClient, game: str, expect: int, event: str) -> httpx.Response:
    body = {"expect": expect, "key": f"k{expect}", "event": event}
    return await client.post(f"/api/games/{game}/moves", json=body)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=3, help="that go on, and as many that ended")
    parser.add_argument("--nice", type=int, default=19, help="how far the attack stands back")
    parser.add_argument("--fault", default="")
    parser.add_argument("--attack", metavar="ADDRESS", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        asyncio.run(attack(given.attack, given.games))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "serve", "--log", "none", fault=given.fault) as server,
        attacking(__file__, server.address, "--games", str(given.games), nice=given.nice),
    ):
        with Victim(server.address) as victim:
            time.sleep(given.seconds)
        told = httpx.get(f"{server.address}/metrics", trust_env=False, timeout=PATIENCE).text
    wrong = victim.findings()
    asked = answered(told)
    print("the attack was answered", ", ".join(f"{n:,} × {status}" for status, n in asked.items()))
    if not asked["200"]:
        wrong.append("nothing was explained: the attack was none")
    sys.exit("; ".join(wrong) if wrong else 0)


def answered(metrics: str) -> Counter[str]:
    """How often the questions of the attack were answered, by status."""
    found: Counter[str] = Counter()
    for line in metrics.splitlines():
        if line.startswith("qmines_requests_total") and ("explain" in line or "circuit" in line):
            found[line.split('status="')[1].split('"')[0]] += int(line.rsplit(" ", 1)[1])
    return found


if __name__ == "__main__":
    main()
