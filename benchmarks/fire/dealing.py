"""Dealing huge or dense boards without guesses does not hold up other players.

    python benchmarks/fire/dealing.py [--seconds 30] [--fault shared_pool]

From 127.0.0.2 guests make games without guesses, with set-ups that take long to deal and with some
that are refused, and open cells in them; some go away before they are answered. They also make
rooms of such games, and begin them. Meanwhile a player on 127.0.0.1 moves, makes games and asks for
hints. Then the server is told to end (SIGTERM), while the attack goes on.

Figure: a move within 250 ms at 99 %; 80 % of the hints within 5 s; a new game within 5 s; at most
50 MiB more memory for the server; it ends within 10 s.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from beside import ATTACKER, PATIENCE, Victim, attacking
from served import Server

LEVELS = ("2x30000x29", "60x60x2020", "100x100x3300", "40x150x2140", "256x256x14407")
REFUSED = "256x256x26000"
CONNECTIONS = 16
GAME, MEMORY, END = 5.0, 50.0, 10.0  # seconds, MiB, seconds


async def attack(address: str) -> None:
    """Make games and open them, until the process is ended."""
    limits = httpx.Limits(max_connections=CONNECTIONS)
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=limits)
    async with httpx.AsyncClient(
        base_url=address,
        headers={"Origin": address},
        transport=transport,
        timeout=PATIENCE,
        trust_env=False,
    ) as client:
        await client.post("/api/games", json={"level": "beginner"})  # who one is, from now on
        print("ready", flush=True)
        await asyncio.gather(*(asking(client, number) for number in range(CONNECTIONS)))


async def asking(client: httpx.AsyncClient, number: int) -> None:
    """One game or room after the other."""
    dice = random.Random(number)
    while True:
        level = REFUSED if dice.random() < 0.1 else dice.choice(LEVELS)
        setup = {"level": level, "options": {"no_guess": True}}
        try:
            if number % 4 == 0:
                await room(client, setup)
            else:
                await game(client, setup, dice)
        except (httpx.TransportError, KeyError, ValueError):  # gone, or refused
            await asyncio.sleep(dice.random())


async def game(client: httpx.AsyncClient, setup: dict[str, object], dice: random.Random) -> None:
    made = (await client.post("/api/games", json=setup)).json()
    row, column = dice.randrange(made["view"]["height"]), dice.randrange(made["view"]["width"])
    body = {"expect": 0, "key": "k", "event": f"open {row} {column}"}
    patience = dice.choice([0.2, 1.0, PATIENCE])
    await client.post(f"/api/games/{made['id']}/moves", json=body, timeout=patience)


async def room(client: httpx.AsyncClient, setup: dict[str, object]) -> None:
    body = setup | {"name": "Mallory", "mode": "coop"}
    made = (await client.post("/api/rooms", json=body)).json()
    await client.post(f"/api/rooms/{made['id']}/ready", json={"ready": True})
    await client.post(f"/api/rooms/{made['id']}/start", json={})


def ended(server: Server) -> float:
    """The seconds from SIGTERM to the end of the server."""
    start = time.perf_counter()
    server.process.send_signal(signal.SIGTERM)
    try:
        server.process.wait(60)
    except subprocess.TimeoutExpired:
        server.kill()
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--nice", type=int, default=19, help="how far the attack stands back")
    parser.add_argument("--fault", default="")
    parser.add_argument("--attack", metavar="ADDRESS", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        asyncio.run(attack(given.attack))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "serve", "--log", "none", fault=given.fault) as server,
    ):
        with Victim(server.address):
            time.sleep(min(3.0, given.seconds))  # what every server takes when it is first asked
        before = server.kib()
        with attacking(__file__, server.address, nice=given.nice):
            with Victim(server.address) as victim:
                time.sleep(given.seconds)
            more = (server.kib() - before) / 1024
            seconds = ended(server)
    wrong = victim.findings()
    print(f"the server took {more:.0f} MiB more, and ended {seconds:.1f} s after SIGTERM")
    if max(victim.seconds["games"]) > GAME:
        wrong.append(f"a new game takes more than {GAME:g} s")
    if more > MEMORY:
        wrong.append(f"more than {MEMORY:g} MiB of memory")
    if seconds > END:
        wrong.append(f"the server does not end within {END:g} s")
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
