"""Oversized headers, targets and trailers: nothing of them is kept, and nobody else waits.

    python benchmarks/fire/headers.py [headers] ["a target"] [--megabytes 5 20 60]
                                      [--seconds 30] [--fault unlimited_headers]

Requests of such sizes, one after the other: many headers, one endless header, an endless target,
trailers, the extension of a chunk, and requests without end on one connection.

Figure: each is answered with 431, 414 or 429, or cut off; at most 10 MiB more memory; the other
goals of every attack (beside.py).
"""

from __future__ import annotations

import select
import socket
import sys
import time
from itertools import cycle, product

from beside import ATTACKER, arguments, counted, wait_for_others, withstood

MEMORY = 10.0  # MiB
REFUSED = {"414", "429", "431"}
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


def sent(port: int, name: str, size: int) -> str:
    """Send so many bytes for as long as the server takes them; its last status.

    Where the connection was reset before that could be read, it is ``cut off``.
    """
    first, again, last = (text.encode() for text in ATTACKS[name])
    piece = again * (PIECE // len(again))
    done, told, at, reset = 0, b"", 0, False
    data = first + piece
    start = time.monotonic()
    with socket.create_connection(("127.0.0.1", port), source_address=(ATTACKER, 0)) as connection:
        connection.setblocking(False)
        while time.monotonic() < start + PATIENCE:
            whole = done >= size and not at
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
                    done, at = done + taken, at + taken
                    if at == len(data):
                        at, data = 0, piece if done + len(piece) < size else last or piece
            except (BrokenPipeError, ConnectionResetError):
                reset = done < size
                break
    status = told.rpartition(b"HTTP/1.1 ")[2][:3].decode() or "nothing"
    return "cut off" if reset and status not in REFUSED else status


def attack(port: int, names: list[str], megabytes: list[float]) -> None:
    """Send every kind in every size, again and again."""
    with counted() as answers:
        for name, size in cycle(product(names, megabytes)):
            try:
                status = sent(port, name, int(size * 1e6))
            except ConnectionRefusedError:  # the server has ended
                return
            answers[f"{name}, {size:g} MB: {status}"] += 1
            if answers.total() == 1:
                print("ready", flush=True)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--megabytes", type=float, nargs="+", default=[5, 20, 60])
    given = parser.parse_args()
    names = given.attacks or list(ATTACKS)
    if given.attack:
        wait_for_others(given)
        attack(int(given.attack.rsplit(":", 1)[1]), names, given.megabytes)
    told, wrong = withstood(__file__, given, memory=MEMORY)
    for name in names:
        statuses = {what.partition(": ")[2] for what in told if what.startswith(f"{name}, ")}
        if not statuses & REFUSED or statuses - REFUSED - {"cut off"}:
            wrong.append(f"{name} answered with {', '.join(sorted(statuses)) or 'nothing'}")
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
