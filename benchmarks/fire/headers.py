"""Oversized headers, targets and trailers: nothing of them is kept, and nobody else waits.

    python benchmarks/fire/headers.py [headers] ["a target"] [--megabytes 5 20 60]
                                      [--slack 1] [--fault unlimited_headers]

A real server is sent requests of such sizes, each by a process of its own at the lowest priority
and from another address, while a player moves all the time: many headers, one endless header, an
endless target, trailers, the extension of a chunk, and requests without end on one connection.

Figure: each is answered with 431, 414 or 429; the server takes no more than 10 MiB of memory, and
99 % of the moves are answered within 250 ms.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from load import share
from mover import Mover
from served import Server

MOST_MIB, WITHIN = 10.0, 250.0  # ms
SOURCE = "127.0.0.2"
PIECE = 256 << 10
PATIENCE = 60.0
GET = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = (
    "POST /api/games HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
ATTACKS = {  # what is sent first, what is sent again and again, and how it ends
    "headers": (GET, "a: b\r\n", "\r\n"),
    "a header": (f"{GET}a: ", "b", "\r\n\r\n"),
    "a target": ("GET /?", "a", " HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    "trailers": (f"{POST}1\r\n{{\r\n0\r\n", "a: b\r\n", "\r\n"),
    "an extension": (f"{POST}1;a=", "b", "\r\n{\r\n0\r\n\r\n"),
    "requests": (f"{GET}\r\n", f"{GET}\r\n", ""),
}


def attack(port: int, name: str, size: int) -> dict[str, float]:
    """Send so many bytes for as long as the server takes them; the last status that it answered."""
    first, again, last = (text.encode() for text in ATTACKS[name])
    piece = again * (PIECE // len(again))
    sent, told, at = 0, b"", 0
    data = first + piece
    start = time.monotonic()
    with socket.create_connection(("127.0.0.1", port), source_address=(SOURCE, 0)) as connection:
        connection.setblocking(False)
        while time.monotonic() < start + PATIENCE:
            whole = sent >= size and not at
            reads, writes, _ = select.select([connection], [] if whole else [connection], [], 1)
            try:
                if reads:
                    part = connection.recv(PIECE)
                    if not part:
                        break
                    told = told[-PIECE:] + part
                    if whole and name != "requests":
                        break
                if writes:
                    taken = connection.send(data[at:])
                    sent, at = sent + taken, at + taken
                    if at == len(data):
                        at, data = 0, piece if sent + len(piece) < size else last or piece
            except (BrokenPipeError, ConnectionResetError):
                break
    found = told.rpartition(b"HTTP/1.1 ")[2][:3]
    return {
        "status": int(found or 0),
        "sent": sent,
        "seconds": round(time.monotonic() - start, 2),
    }


def attacked(server: Server, name: str, size: int) -> tuple[dict[str, float], int]:
    """What a process that attacks was told, and the most KiB that the server had meanwhile."""
    command = [sys.executable, __file__, "--attack", str(server.port), name, str(size)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    most = 0
    while process.poll() is None:
        most = max(most, server.kib())
        time.sleep(0.02)
    assert process.returncode == 0
    return json.loads(process.stdout.read()), max(most, server.kib())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--megabytes", type=float, nargs="+", default=[5, 20, 60])
    parser.add_argument("--slack", type=float, default=1.0, help="for a machine with other work")
    parser.add_argument("--fault", default="")
    parser.add_argument("--attack", nargs=3, metavar=("PORT", "NAME", "BYTES"), help="do only this")
    given = parser.parse_args()
    if given.attack:
        os.nice(19)
        port, name, size = given.attack
        print(json.dumps(attack(int(port), name, int(size))))
        return
    wrong: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "serve", "--log", "none", fault=given.fault) as server,
    ):
        time.sleep(2)  # the solvers load
        with Mover(server) as mover:
            time.sleep(1)
            before = most = server.kib()
            for name in given.attacks or ATTACKS:
                for megabytes in given.megabytes:
                    found, kib = attacked(server, name, int(megabytes * 1e6))
                    most = max(most, kib)
                    print(
                        f"{name}, {megabytes:g} MB: {found['status']} after "
                        f"{found['sent'] / 1e6:.1f} MB and {found['seconds']:.1f} s; "
                        f"memory {(kib - before) / 1024:+.1f} MiB"
                    )
                    if found["status"] not in {414, 429, 431}:
                        wrong.append(f"{name} answered with {found['status']}")
    if mover.failed:
        sys.exit(mover.failed)
    growth, late = (most - before) / 1024, share(mover.times, 0.99)
    print(
        f"{growth:.1f} MiB more at most; {len(mover.times):,} moves of somebody else, ms: median "
        f"{share(mover.times, 0.5):.1f}, 99 % {late:.1f}, worst {share(mover.times, 1):.0f}"
    )
    wrong += [f"more than {MOST_MIB:g} MiB"] if growth > MOST_MIB else []
    wrong += [f"more than {WITHIN:g} ms at 99 %"] if late > given.slack * WITHIN else []
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
