"""Watchers who do not read, of a game in which much happens.

    python benchmarks/fire/unread.py [--watchers 16] [--moves 600] [--fault endless]

A player opens most of 250×250 cells with a click, and takes it back, again and again; of each the
watchers are told in some 64 KB. They do not read: what the system does not take any more waits in
the server, and there must be an end to that. One more watcher reads all the while.

Figure: of the memory that the server took after all moves, no more than 4 MiB came in the second
half of them; who did not read is let go (nobody answers pings for them) within 70 s; the one
who reads is told everything.
"""

from __future__ import annotations

import argparse
import socket
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from served import Server

LEVEL = "250x250x5000"
MOST_KIB = 4 << 10
PATIENCE = 70.0


def watch(server: Server, game: str, *, reads: bool) -> ClientConnection:
    """Somebody who watches; for who does not read the system keeps as little as can be."""
    raw = socket.socket()
    if not reads:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    address = f"{server.address.replace('http', 'ws', 1)}/api/games/{game}/socket"
    headers = {"Origin": server.address}
    # The queue is bounded: beyond it the connection is not read from.
    return connect(address, sock=raw, additional_headers=headers, proxy=None, max_queue=1)


def heard(watcher: ClientConnection) -> int:
    """Of how many changes a watcher is told until it is closed."""
    changes = 0
    with suppress(ConnectionClosed):
        while True:
            changes += '"type":"delta"' in str(watcher.recv())
    return changes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--watchers", type=int, default=16)
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as name,
        Server(Path(name), fault=given.fault) as server,
        httpx.Client(
            base_url=server.address,
            headers={"Origin": server.address},
            trust_env=False,
            verify=False,
            timeout=60,
        ) as client,
    ):
        game = client.post("/api/games", json={"level": LEVEL}).json()["id"]

        def moved(first: int, number: int) -> int:
            """Make so many moves; the memory of the server after them."""
            for at in range(first, first + number):
                event = "undo" if at % 2 else "open 125 125"
                body = {"expect": at, "key": f"k{at}", "event": event}
                told = client.post(f"/api/games/{game}/moves", json=body)
                assert told.status_code == 200, told.text
            return server.kib()

        before = moved(0, 20)
        reading = watch(server, game, reads=True)
        told: list[int] = []
        reader = threading.Thread(target=lambda: told.append(heard(reading)))
        reader.start()
        lazy = [watch(server, game, reads=False) for _ in range(given.watchers)]
        half = moved(20, given.moves // 2)
        whole = moved(20 + given.moves // 2, given.moves // 2)
        start = time.monotonic()
        left, taken = given.watchers, 0.0
        while left and taken < PATIENCE:
            time.sleep(0.5)
            left, taken = int(server.metric("qmines_sockets")) - 1, time.monotonic() - start
        reading.close()
        reader.join()
        for each in lazy:
            each.socket.close()
    first, all_ = ((kib - before) / 1024 for kib in (half, whole))
    print(
        f"{given.watchers} watchers who do not read: the server took {first:.1f} MiB more after "
        f"{given.moves // 2} moves, {all_:.1f} after as many again; {left} of them were there "
        f"{taken:.0f} s later; who reads was told of {told[0]}"
    )
    wrong = [f"{left} who do not read are kept"] if left else []
    wrong += ["what is kept for them grows without end"] if whole - half > MOST_KIB else []
    wrong += ["who reads was not told everything"] if told[0] != given.moves else []
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
