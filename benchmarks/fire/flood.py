"""One address floods the solvers; another one's hints are answered all the same.

    python benchmarks/fire/flood.py [--seconds 30] [--connections 70] [--fault first_come]

So many connections ask without a pause, half of them for the replay of a game file that takes as
long as any that is accepted, half for the analysis of positions that nobody can count.

Figure: the goals of every attack (beside.py).
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import sys
from typing import TYPE_CHECKING

from beside import Attacker, arguments, counted, wait_for_others, withstood
from qmines.modes import Outcome, Reason, Result, make_setup
from qmines.session import Entry, Header, commitment_to
from qmines.session.document import chain_of, write
from starve import HARD

if TYPE_CHECKING:
    import argparse

    import httpx

LEVEL = "190x190x400"


def expensive(number: int) -> dict[str, str]:
    """A small file of a game that takes long to replay: one click measures nearly all its cells."""
    seed = bytes([number]) * 32
    header = Header(make_setup(LEVEL, "entangled"), commitment_to(seed))
    entries = [Entry(0, "open-z 95 95"), Entry(1, "resign")]
    data = write(
        header,
        entries,
        seed=seed,
        chain=chain_of(header, entries),
        outcome=Outcome(Result.LOST, Reason.RESIGNED),
        measures=_None(),
    )
    return {"data": base64.b64encode(gzip.compress(data)).decode(), "name": "game.qmines"}


class _None:
    """Measures, which nobody looks at in an upload."""

    def document(self) -> dict[str, str]:
        """Nothing."""
        return {}


async def flood(attacker: Attacker, given: argparse.Namespace) -> None:
    """Ask for ever."""
    uploads = [expensive(number) for number in range(4)]
    wait_for_others(given)

    async def replay(attacker: Attacker, client: httpx.AsyncClient) -> None:
        for upload in uploads:
            await attacker.ask(client, "/api/replay", upload)

    async def analyse(attacker: Attacker, client: httpx.AsyncClient) -> None:
        await attacker.ask(client, "/api/analyse", HARD)

    async def say_when_answered() -> None:
        """On a busy machine the first requests may take longer than the whole measurement."""
        while not attacker.answers:  # noqa: ASYNC110  # others count them
            await asyncio.sleep(0.01)
        print("ready", flush=True)

    async with attacker.client() as client:
        work = [(replay, analyse)[number % 2] for number in range(given.connections)]
        asking = (attacker.again(each, client) for each in work)
        await asyncio.gather(say_when_answered(), *asking)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--connections", type=int, default=70)
    given = parser.parse_args()
    if given.attack:
        with counted() as answers:
            asyncio.run(flood(Attacker(given.attack, answers), given))
    _, wrong = withstood(__file__, given)
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
