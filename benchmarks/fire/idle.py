"""S1: thousands of sockets on which nothing happens, and what each takes of the server's memory.

    python benchmarks/fire/idle.py [--sockets 2500] [--seconds 75] [--fault heavy]

They look on at a hundred games of one real server for more than two of its pings, which they
answer; then each asks something and is answered. Before, as many as a tenth come and go, so that
what is loaded once is not counted.

Figure: at least 2,000 sockets at no more than 32 KiB each (growth of the whole process).
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path

import httpx
import uvloop

from raw import Socket
from served import Server

MOST_KIB, LEAST = 32.0, 2000
GAMES = 100
TOGETHER = 100  # that connect at the same time


class Idle(Socket):
    """A socket that only answers pings, until it is asked to ask."""

    def __init__(self, address: str, game: str) -> None:
        super().__init__(address, game, "")
        self.heard_back = asyncio.get_running_loop().create_future()
        self.answered = lambda _: self.heard_back.set_result(None)

    def ask(self) -> None:
        """Something small, of the server itself."""
        self.say(b'{"type":"ping","id":1}')


async def opened(server: Server, games: list[str], number: int) -> list[Idle]:
    loop, found = asyncio.get_running_loop(), []

    async def one(game: str) -> Idle:
        _, socket = await loop.create_connection(
            lambda: Idle(server.address, game), "127.0.0.1", server.port
        )
        await asyncio.wait_for(socket.ready, 60)
        return socket

    for at in range(0, number, TOGETHER):
        some = (one(games[each % len(games)]) for each in range(at, min(number, at + TOGETHER)))
        found += await asyncio.gather(*some)
    return found


async def settled(server: Server, sockets: int) -> None:
    """Wait until the server has that many."""
    end = time.monotonic() + 60
    while await asyncio.to_thread(server.metric, "qmines_sockets") != sockets:
        assert time.monotonic() < end, "the server has another number of sockets"
        await asyncio.sleep(0.2)


async def measured(server: Server, number: int, seconds: float) -> tuple[float, float, int]:
    """KiB a socket once all are open and after a while, and how many still answer."""
    headers = {"Origin": server.address}
    async with httpx.AsyncClient(
        base_url=server.address, headers=headers, trust_env=False, verify=False, timeout=60
    ) as client:
        games = [
            (await client.post("/api/games", json={"level": "expert"})).json()["id"]
            for _ in range(GAMES)
        ]
    early = await opened(server, games, number // 10)
    for socket in early:
        socket.transport.abort()
    await settled(server, 0)
    before = server.kib()
    sockets = await opened(server, games, number)
    await settled(server, number)
    first = (server.kib() - before) / number
    await asyncio.sleep(seconds)
    last = (server.kib() - before) / number
    for socket in sockets:
        socket.ask()
    await asyncio.wait([socket.heard_back for socket in sockets], timeout=60)
    alive = sum(socket.heard_back.done() and not socket.failed.done() for socket in sockets)
    return first, last, alive


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sockets", type=int, default=2500)
    parser.add_argument("--seconds", type=float, default=75.0)
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    # Ours and, if it does not see to that itself, not the server's.
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with tempfile.TemporaryDirectory() as name:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024), hard))
        with Server(Path(name), fault=given.fault) as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            first, last, alive = uvloop.run(measured(server, given.sockets, given.seconds))
    print(
        f"{alive:,} of {given.sockets:,} idle sockets answer after {given.seconds:g} s; "
        f"each takes {first:.1f} KiB when opened, {last:.1f} KiB then"
    )
    wrong = []
    if alive < given.sockets:
        wrong.append(f"{given.sockets - alive} sockets do not answer")
    if alive < LEAST and given.sockets >= LEAST:
        wrong.append(f"fewer than {LEAST:,} sockets")
    if max(first, last) > MOST_KIB:
        wrong.append(f"more than {MOST_KIB:g} KiB each")
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
