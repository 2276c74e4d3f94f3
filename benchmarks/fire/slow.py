"""Clients that do not read, that do not finish a request, that say nothing at all.

    python benchmarks/fire/slow.py [--each 200] [--seconds 100] [--fault patient]

So many of each kind hang on one real server: watchers of a game who stop reading their sockets;
connections that send a letter of a request a second, or of its body; connections that send
nothing; sockets whose owner is gone without a word (nothing is answered, not even a ping). In the
game that is watched a player moves all the while, and so do others elsewhere.

Figure: all of them are closed within the given time; meanwhile the server took no more than 256 KiB
of memory for each, and no player waited longer than a second for a move (half of it at 99%).
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

from load import share
from raw import Player, Requests, Socket
from served import Server

MOST_KIB = 256
WITHIN, AT_WORST = 500.0, 1000.0  # ms
PLAYERS = 8


class Bad(asyncio.Protocol):
    """A connection that is no good; notes when it is closed."""

    def __init__(self, first: bytes, *, reads: bool = True) -> None:
        self._first, self._reads = first, reads
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the beginning."""
        self.transport = transport
        transport.write(self._first)
        if not self._reads:
            transport.pause_reading()

    def connection_lost(self, _: Exception | None) -> None:
        """At last."""
        if not self.closed.done():
            self.closed.set_result(time.monotonic())


def kinds(server: Server, game: str) -> dict[str, tuple[bytes, bytes]]:
    """What each kind sends first, and then every second."""
    host = server.address.removeprefix("http://")
    head = f"Host: {host}\r\nOrigin: {server.address}\r\n"
    upgrade = (
        f"GET /api/games/{game}/socket HTTP/1.1\r\n{head}Connection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    body = (
        f"POST /api/games HTTP/1.1\r\n{head}Content-Type: application/json\r\n"
        "Content-Length: 60000\r\n\r\n{"
    )
    return {
        "not reading": (upgrade.encode(), b""),
        "a header without end": (b"GET / HTTP/1.1\r\nX-Slow: ", b"a"),
        "a body without end": (body.encode(), b" "),
        "silent": (b"", b""),
        "gone": (upgrade.encode(), b""),
    }


async def tried(
    server: Server, each: int, seconds: float
) -> tuple[dict[str, tuple[int, float]], float, list[float]]:
    """By kind how many were not closed and when the last was; KiB each; the times of moves."""
    loop = asyncio.get_running_loop()
    async with httpx.AsyncClient(
        base_url=server.address,
        headers={"Origin": server.address},
        trust_env=False,
        verify=False,
        timeout=60,
    ) as client:
        players: list[Player] = []
        game = ""
        for number in range(PLAYERS):
            client.cookies.clear()
            answer = await client.post("/api/games", json={"level": "expert"})
            made, token = answer.json()["id"], answer.cookies["qmines"]
            game = game or made  # the first is watched
            kind = Socket if number % 2 else Requests
            _, player = await loop.create_connection(
                lambda kind=kind, made=made, token=token: kind(server.address, made, token),
                "127.0.0.1",
                server.port,
            )
            await player.ready
            players.append(player)
    before = server.kib()
    start = time.monotonic()
    bad: dict[str, list[Bad]] = {}
    more = {}
    for name, (first, then) in kinds(server, game).items():
        reads = name != "not reading"
        made = [
            loop.create_connection(
                lambda first=first, reads=reads: Bad(first, reads=reads), "127.0.0.1", server.port
            )
            for _ in range(each)
        ]
        bad[name] = [protocol for _, protocol in await asyncio.gather(*made)]
        more[name] = then
    times: list[float] = []

    def answered(player: Player) -> None:
        times.append(time.perf_counter() - player.due)
        loop.call_later(0.02, move, player)

    def move(player: Player) -> None:
        if not player.failed.done():
            player.due = time.perf_counter()
            player.move()

    for player in players:
        player.answered = answered
        move(player)
    most, end = before, time.monotonic() + seconds
    while time.monotonic() < end and not all(
        b.closed.done() for some in bad.values() for b in some
    ):
        await asyncio.sleep(1)
        most = max(most, server.kib())
        for name, then in more.items():
            for one in bad[name]:
                if then and not one.closed.done() and not one.transport.is_closing():
                    one.transport.write(then)
                if name == "not reading":  # whether it was closed is only seen by reading
                    one.transport.resume_reading() if time.monotonic() > end - 5 else None
    wrong = [player.failed.result() for player in players if player.failed.done()]
    assert not wrong, wrong
    found = {}
    for name, some in bad.items():
        ends = [one.closed.result() - start for one in some if one.closed.done()]
        found[name] = (each - len(ends), max(ends, default=0.0))
    return found, (most - before) / (each * len(bad)), times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=100.0)
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as name, Server(Path(name), fault=given.fault) as server:
        time.sleep(2)
        found, kib, times = uvloop.run(tried(server, given.each, given.seconds))
    for kind, (left, last) in found.items():
        print(f"{kind}: {given.each}, {left} still open, the last was closed after {last:.0f} s")
    late, worst = share(times, 0.99), share(times, 1)
    print(
        f"{kib:.0f} KiB each at most; {len(times):,} moves of others, ms: median "
        f"{share(times, 0.5):.1f}, 99% {late:.1f}, worst {worst:.0f}"
    )
    wrong = [f"{left} {kind} are still open" for kind, (left, _) in found.items() if left]
    wrong += [f"more than {MOST_KIB} KiB each"] if kib > MOST_KIB else []
    wrong += ["players waited too long"] if late > WITHIN or worst > AT_WORST else []
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
