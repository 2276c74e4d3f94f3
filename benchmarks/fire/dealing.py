"""Dealing huge or dense boards without guesses does not hold up other players.

    python benchmarks/fire/dealing.py [--seconds 30] [--fault shared_pool]

Guests make games without guesses, with set-ups that take long to deal and with some that are
refused, and open cells in them; some go away before they are answered. They also make rooms of such
games, and begin them.

Figure: the goals of every attack (beside.py).
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import TYPE_CHECKING

from beside import PATIENCE, Attacker, arguments, counted, wait_for_others, withstood

if TYPE_CHECKING:
    import argparse

    import httpx

LEVELS = ("2x30000x29", "60x60x2020", "100x100x3300", "40x150x2140", "256x256x14407")
REFUSED = "256x256x26000"
GAMES, ROOMS = 12, 4  # connections
DICE = random.Random(1)


async def attack(attacker: Attacker, given: argparse.Namespace) -> None:
    """Make games and open them."""
    async with attacker.client() as client:
        # From now on, this is one guest.
        await attacker.insist(client, "/api/games", {"level": "beginner"})
        wait_for_others(given)
        print("ready", flush=True)
        work = [game] * GAMES + [room] * ROOMS
        await asyncio.gather(*(attacker.again(each, client) for each in work))


def setup() -> dict[str, object]:
    """One that takes long."""
    level = REFUSED if DICE.random() < 0.1 else DICE.choice(LEVELS)
    return {"level": level, "options": {"no_guess": True}}


async def game(attacker: Attacker, client: httpx.AsyncClient) -> None:
    made = (await attacker.ask(client, "/api/games", setup())).json()
    row, column = DICE.randrange(made["view"]["height"]), DICE.randrange(made["view"]["width"])
    patience = DICE.choice([0.2, 1.0, PATIENCE])
    await attacker.moved(client, made["id"], 0, f"open {row} {column}", timeout=patience)


async def room(attacker: Attacker, client: httpx.AsyncClient) -> None:
    body = setup() | {"name": "Mallory", "mode": "coop"}
    made = (await attacker.ask(client, "/api/rooms", body)).json()
    await attacker.ask(client, f"/api/rooms/{made['id']}/ready", {"ready": True})
    await attacker.ask(client, f"/api/rooms/{made['id']}/start", {})


def main() -> None:
    given = arguments(__doc__).parse_args()
    if given.attack:
        with counted() as answers:
            asyncio.run(attack(Attacker(given.attack, answers), given))
    _, wrong = withstood(__file__, given)
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
