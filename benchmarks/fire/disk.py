"""Somebody fills the disk from one address while another player moves and asks for hints.

    python benchmarks/fire/disk.py [--seconds 30] [--only forks] [--rounds N] [--fault unmetered]

Stores as much as possible, in every way there is: forks of game files, assists on the largest
board, flag toggles on sockets with the longest keys, new games, games from positions, saved
positions, guests, rooms, drills. With ``--rounds`` each of them ends after so many rounds, or after
``--seconds`` at the latest.

Figure: the goals of every attack (beside.py).
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import random
import sys
from functools import cache
from typing import TYPE_CHECKING

from websockets.asyncio.client import connect

from beside import (
    ATTACKER,
    FOR_EVER,
    Attacker,
    arguments,
    counted,
    wait_for_others,
    withstood,
)
from qmines.modes import make_setup
from qmines.session import Entry, Game, Header, commitment_to

if TYPE_CHECKING:
    import argparse
    from collections.abc import Awaitable, Callable

    import httpx

TOGGLES = (50_000, 4_990)  # of a flag in a game file: beyond every bound, and just within
SIDE = 100  # of a saved position
DICE = random.Random(1)


@cache
def file_of(toggles: int) -> str:
    """A finished game in base64: a flag put and taken away so often."""
    setup, seed = make_setup("beginner"), bytes(32)
    header = Header(setup, commitment_to(seed))
    entries = [Entry(0, "flag 0 0")] * toggles
    game = Game.replay(header, seed, [*entries, Entry(0, "resign")])
    return base64.b64encode(gzip.compress(game.save())).decode()


async def forks(attacker: Attacker, client: httpx.AsyncClient) -> None:
    """Play on from game files."""
    for count in TOGGLES:
        await attacker.ask(client, "/api/replay/fork", {"data": file_of(count), "at": count})


async def assists(attacker: Attacker, client: httpx.AsyncClient) -> None:
    """Have the largest board played, up to where nothing is certain any more."""
    made = await attacker.ask(client, "/api/games", {"level": "256x256x6000"})
    name, sequence = made.json()["id"], 1
    await attacker.moved(client, name, 0, "open 128 128")
    while True:
        body = {"kind": "smart", "key": f"s{sequence}", "expect": sequence}
        answer = (await attacker.ask(client, f"/api/games/{name}/assist", body)).json()
        sequence = answer["delta"]["sequence"]
        if not answer["made"]:
            return


async def toggles(attacker: Attacker, client: httpx.AsyncClient) -> None:
    """Put a flag and take it away on a socket, as often as one may, with the longest keys."""
    made = await attacker.ask(client, "/api/games", {"level": "expert"})
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"Origin": attacker.address, "Cookie": cookies}
    where = f"{attacker.address.replace('http', 'ws', 1)}/api/games/{made.json()['id']}/socket"
    async with connect(
        where, additional_headers=headers, local_addr=(ATTACKER, 0), proxy=None
    ) as socket:
        sequence = 0
        while True:
            move = {"expect": sequence, "key": f"{sequence:064}", "event": "flag 10 10"}
            await socket.send(json.dumps({"type": "move", "id": sequence, **move}))
            while (told := json.loads(await socket.recv()))["type"] != "reply":
                pass
            attacker.answers[f"socket {told['status']}"] += 1
            sequence += told["status"] == 200
            await asyncio.sleep(0.01 if told["status"] == 200 else 0.2)


async def games(attacker: Attacker, client: httpx.AsyncClient) -> None:
    """New games without a move, every other one from a large position."""
    await attacker.ask(client, "/api/games", {"level": "expert"})
    cells = "".join(DICE.choice("HF") for _ in range(60 * 60 - 1))
    position = {"position": f"60x60x700_b{cells}"}
    await attacker.ask(client, "/api/games", {"level": "60x60x700", "options": position})


async def positions(attacker: Attacker, _: httpx.AsyncClient) -> None:
    """Save positions that no run shortens, as one guest after the other."""
    rows = ["".join(DICE.choice("#F") for _ in range(SIDE)) for _ in range(SIDE)]
    async with attacker.client() as client:
        for number in range(200):
            body = {"rows": rows, "mines": 2000, "name": f"{number}"}
            await attacker.ask(client, "/api/positions", body)


async def guests(attacker: Attacker, _: httpx.AsyncClient) -> None:
    """Come without a cookie, each time from a browser with a long name."""
    async with attacker.client("x" * 256) as client:
        await attacker.ask(client, "/api/games", {})


async def rooms(attacker: Attacker, client: httpx.AsyncClient) -> None:
    """Rooms with one member."""
    body = {"mode": "coop", "name": "Anna", "level": "expert"}
    made = await attacker.ask(client, "/api/rooms", body)
    await attacker.ask(client, f"/api/rooms/{made.json()['id']}/start", {})


async def drills(attacker: Attacker, client: httpx.AsyncClient) -> None:
    """Drills, each answered so that another follows."""
    made = await attacker.ask(client, "/api/drills", {"technique": "single"})
    body = {"row": 0, "column": 0, "deed": "pass"}
    await attacker.ask(client, f"/api/drills/{made.json()['id']}/answer", body)


ATTACKS: dict[str, tuple[Callable[[Attacker, httpx.AsyncClient], Awaitable[None]], int]] = {
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


async def attack(attacker: Attacker, given: argparse.Namespace) -> None:
    """Everything at once."""

    async def guest(work: Callable[[Attacker, httpx.AsyncClient], Awaitable[None]]) -> None:
        async with attacker.client() as client:
            await attacker.again(work, client, given.rounds)

    for count in TOGGLES:
        file_of(count)
    wait_for_others(given)
    print("ready", flush=True)
    await asyncio.gather(
        *(
            guest(work)
            for name, (work, many) in ATTACKS.items()
            for _ in range(many)
            if given.only in {"", name}
        )
    )


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--rounds", type=int, default=FOR_EVER)
    parser.add_argument("--only", default="", choices=["", *ATTACKS])
    given = parser.parse_args()
    if given.attack:
        with counted() as answers:
            asyncio.run(attack(Attacker(given.attack, answers), given))
    _, wrong = withstood(__file__, given)
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
