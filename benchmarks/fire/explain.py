"""Explaining cells and drawing circuits of huge games of qubits does not hold up other players.

    python benchmarks/fire/explain.py [--seconds 30] [--games 3] [--fault inline]

Games of Entangled with 200×200 cells are made, in each of which one open measures tens of thousands
of cells; some are given up. Then 16 connections ask without a pause to explain cells of them, and
for the pictures and the circuits of those that have ended, as often as the limits let them.

Figure: the goals of every attack (beside.py).
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import TYPE_CHECKING

from beside import Attacker, arguments, counted, wait_for_others, withstood

if TYPE_CHECKING:
    import argparse

    import httpx

BIG = {"rules": "entangled", "level": "200x200x500"}
CONNECTIONS, MEASURED = 16, 10_000


async def attack(attacker: Attacker, given: argparse.Namespace) -> None:
    """Ask as much as the server lets anybody ask."""
    dice = random.Random()

    async def asking(attacker: Attacker, client: httpx.AsyncClient) -> None:
        place = f"row={dice.randrange(200)}&column={dice.randrange(200)}"
        game, over = dice.choice(playing + ended), dice.choice(ended)
        explain = f"{game}/explain?{place}"
        others = (f"{over}/circuit.svg", f"{over}/circuit.qasm", f"{over}/bloch?{place}")
        await attacker.ask(client, f"/api/games/{dice.choice([explain, explain, *others])}")

    async with attacker.client() as client:
        playing = [await big_game(attacker, client) for _ in range(given.games)]
        ended = [await big_game(attacker, client) for _ in range(given.games)]
        for game in ended:
            move = {"expect": 1, "key": "k1", "event": "resign"}
            await attacker.insist(client, f"/api/games/{game}/moves", move)
        for game in ended:  # solvers judge them first, as they judge every game
            while (await attacker.ask(client, f"/api/games/{game}")).json()["end"] is None:  # noqa: ASYNC110
                await asyncio.sleep(0.5)
        wait_for_others(given)
        print("ready", flush=True)
        await asyncio.gather(*(attacker.again(asking, client) for _ in range(CONNECTIONS)))


async def big_game(attacker: Attacker, client: httpx.AsyncClient) -> str:
    """A game in which the first open has measured very many cells."""
    while True:
        game: str = (await attacker.insist(client, "/api/games", BIG))["id"]
        move = {"expect": 0, "key": "k0", "event": "open-z 100 100"}
        answer = await attacker.insist(client, f"/api/games/{game}/moves", move)
        if answer["delta"]["qubits"]["measured"] >= MEASURED:
            return game


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=3, help="that go on, and as many that ended")
    given = parser.parse_args()
    if given.attack:
        with counted() as answers:
            asyncio.run(attack(Attacker(given.attack, answers), given))
    told, wrong = withstood(__file__, given)
    if "games/explain 200" not in told:
        wrong.append("nothing was explained: the attack was none")
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
