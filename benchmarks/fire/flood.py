"""One address floods the solvers, the pages or the sockets while others play.

    python benchmarks/fire/flood.py [solvers | pages | sockets] [--seconds 30] [--connections 70]
                                    [--fault first_come | unkept]

So many connections ask without a pause. For solvers, half of them want the replay of a game file
that takes as long as any that is accepted, half the analysis of positions that nobody can count.
For pages (16 connections), they want the service worker, pages above and below the root, and
unknown ones, in every language. For sockets (1,100), each watches a game and sends pings.

Figure: the goals of every attack (beside.py).
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import sys
from itertools import cycle, product
from typing import TYPE_CHECKING

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from beside import ATTACKER, Attacker, arguments, counted, wait_for_others, withstood
from qmines.messages.languages import LANGUAGES
from qmines.modes import Outcome, Reason, Result, make_setup
from qmines.session import Entry, Header, commitment_to
from qmines.session.document import chain_of, write
from starve import HARD

if TYPE_CHECKING:
    import argparse

    import httpx

LEVEL = "190x190x400"
CONNECTIONS = {"solvers": 70, "pages": 16, "sockets": 1100}
PAGES = ("/service-worker.js", "/", "/learn/pair", "/player/ada", "/nowhere", "/a/b/c")


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


async def ask_solvers(attacker: Attacker, connections: int) -> None:
    """Ask for replays and analyses."""
    uploads = [expensive(number) for number in range(4)]

    async def replay(attacker: Attacker, client: httpx.AsyncClient) -> None:
        for upload in uploads:
            await attacker.ask(client, "/api/replay", upload)

    async def analyse(attacker: Attacker, client: httpx.AsyncClient) -> None:
        await attacker.ask(client, "/api/analyse", HARD)

    async with attacker.client() as client:
        work = [(replay, analyse)[number % 2] for number in range(connections)]
        await asyncio.gather(*(attacker.again(each, client) for each in work))


async def ask_for_pages(attacker: Attacker, connections: int) -> None:
    """Ask for pages; without a pause, however they are answered."""
    wanted = cycle(product(PAGES, LANGUAGES))

    async def ask(attacker: Attacker, client: httpx.AsyncClient) -> None:
        path, language = next(wanted)
        headers = {"Accept": "text/html", "Accept-Language": language, "Accept-Encoding": "gzip"}
        answer = await client.get(path, headers=headers)
        attacker.answers[f"{path} {answer.status_code}"] += 1

    async with attacker.client() as client:
        await asyncio.gather(*(attacker.again(ask, client) for _ in range(connections)))


async def ping(attacker: Attacker, connections: int) -> None:
    """Watch a game on so many sockets, and send pings on each without a pause."""
    async with attacker.client() as client:
        game = (await attacker.insist(client, "/api/games", {"level": "beginner"}))["id"]
    where = f"{attacker.address.replace('http', 'ws', 1)}/api/games/{game}/socket"
    more = {"additional_headers": {"Origin": attacker.address}, "local_addr": (ATTACKER, 0)}

    async def watch(attacker: Attacker, _: httpx.AsyncClient) -> None:
        try:
            async with connect(where, proxy=None, **more) as socket:
                attacker.answers["socket opened"] += 1
                while True:
                    await socket.send('{"type": "ping", "id": 1}')
                    heard = json.loads(await socket.recv())
                    if heard["type"] == "reply":
                        attacker.answers[f"ping {heard['status']}"] += 1
        except ConnectionClosed as closed:
            attacker.answers[f"socket closed {closed.code}"] += 1

    async with attacker.client() as client:
        await asyncio.gather(*(attacker.again(watch, client) for _ in range(connections)))


FLOODS = {"solvers": ask_solvers, "pages": ask_for_pages, "sockets": ping}


async def flood(attacker: Attacker, given: argparse.Namespace) -> None:
    """Ask forever."""
    wait_for_others(given)

    async def say_when_answered() -> None:
        """On a busy machine the first requests may take longer than the whole measurement."""
        while not attacker.answers:  # noqa: ASYNC110  # others count them
            await asyncio.sleep(0.01)
        print("ready", flush=True)

    connections = given.connections or CONNECTIONS[given.what]
    await asyncio.gather(say_when_answered(), FLOODS[given.what](attacker, connections))


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("what", nargs="?", choices=FLOODS, default="solvers")
    parser.add_argument("--connections", type=int, help=f"by default {CONNECTIONS}")
    given = parser.parse_args()
    if given.attack:
        with counted() as answers:
            asyncio.run(flood(Attacker(given.attack, answers), given))
    _, wrong = withstood(__file__, given)
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
