"""Long games that one address reads again and again, and undoes, do not hold up other players.

    python benchmarks/fire/long_games.py [--seconds 30] [--games 3]

Games of 4,990 flags on a board of 200×200 cells are made from game files, as many as the quota of
one address allows at once. Then 16 connections ask for them in turn, which drops them from memory
and reads them again, send moves under keys that were used, and undo one move after the other.

Figure: the goals of every attack (beside.py).
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import random
import sys
from typing import TYPE_CHECKING

from beside import Attacker, arguments, counted, wait_for_others, withstood
from qmines.modes import make_setup
from qmines.session import Entry, Game, Header, commitment_to

if TYPE_CHECKING:
    import argparse

    import httpx

CONNECTIONS, SIDE, FLAGS = 16, 200, 4_990


def file_of_flags() -> str:
    """A finished game in base64 with as many different flags as a fork may begin with."""
    setup, seed = make_setup(f"{SIDE}x{SIDE}x4000"), bytes(32)
    entries = [Entry(0, f"flag {n // SIDE} {n % SIDE}") for n in range(FLAGS)]
    game = Game.replay(Header(setup, commitment_to(seed)), seed, [*entries, Entry(0, "resign")])
    return base64.b64encode(gzip.compress(game.save())).decode()


async def attack(attacker: Attacker, given: argparse.Namespace) -> None:
    """Ask as much as the server lets anybody ask."""
    dice = random.Random()
    body = {"data": file_of_flags(), "at": FLAGS}

    async def asking(attacker: Attacker, client: httpx.AsyncClient) -> None:
        game = dice.choice(names)
        what = dice.choice(("look", "key", "undo", "undo"))
        if what == "look":
            await attacker.ask(client, f"/api/games/{game}")
            return
        seen = (await attacker.ask(client, f"/api/games/{game}")).json()["view"]["sequence"]
        key = "used" if what == "key" else f"k{dice.random()}"
        event = f"flag {dice.randrange(SIDE)} 199" if what == "key" else "undo"
        move = {"expect": seen, "key": key, "event": event}
        await attacker.ask(client, f"/api/games/{game}/moves", move)

    async with attacker.client() as client:
        names = [
            (await attacker.insist(client, "/api/replay/fork", body))["id"]
            for _ in range(given.games)
        ]
        for game in names:
            move = {"expect": FLAGS, "key": "used", "event": "flag 199 0"}
            await attacker.insist(client, f"/api/games/{game}/moves", move)
        wait_for_others(given)
        print("ready", flush=True)
        await asyncio.gather(*(attacker.again(asking, client) for _ in range(CONNECTIONS)))


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=3, help="how many there are")
    given = parser.parse_args()
    if given.attack:
        with counted() as answers:
            asyncio.run(attack(Attacker(given.attack, answers), given))
    told, wrong = withstood(__file__, given)
    if not any(name.startswith("games/moves 200") for name in told):
        wrong.append("nothing was undone: the attack was none")
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
