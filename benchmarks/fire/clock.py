"""A ranked game counts the time that passes, however often the server reads it again.

    python benchmarks/fire/clock.py [alone] [pair] [restart] [--seconds 30] [--moves 20]
                                    [--think 0.3] [--fault forgetful]

Somebody thinks for ``--think`` seconds before each move and tries to lose that time on the way.
``alone``: on one server for ``--seconds``, before each move they send another event under a used
key, a move that is out of date, and a pause. ``pair``: they make ``--moves`` moves on two servers
with one database, in turn. ``restart``: the server is killed and started again after each move.

Figure: the share of the real time that the game counts, at least 90% and at most 110%; ``alone``
also has the goals of every attack (beside.py).
"""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from itertools import count, islice
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import httpx

from beside import ATTACKER, arguments, client_from, counted, withstood
from served import Server

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PARTS = ("alone", "pair", "restart")
LEAST, MOST = 0.9, 1.1
COUNTED, PASSED = "ms counted", "ms passed"


class Cheat:
    """One player who sends requests to whichever server is asked."""

    def __init__(self, servers: Sequence[Server | SimpleNamespace]) -> None:
        self._servers = servers
        self._cookies = httpx.Cookies()
        made = self.post(0, "/api/games", level="beginner", ranked=True)
        self.path = f"/api/games/{made.json()['id']}/moves"

    def post(self, number: int, path: str, **body: object) -> httpx.Response:
        """What one of the servers answers."""
        address = self._servers[number % len(self._servers)].address
        with client_from(address, ATTACKER) as client:
            client.cookies = self._cookies
            answer = client.post(path, json=body)
            self._cookies.update(client.cookies)
        return answer

    def move(self, number: int, event: str) -> int:
        """Make a move and return the milliseconds counted so far."""
        answer = self.post(number, self.path, expect=number, key=f"k{number}", event=event)
        answer.raise_for_status()
        return int(answer.json()["delta"]["milliseconds"])

    def tamper(self, number: int) -> None:
        """Send what should make the server read the game again, and what should stop the clock."""
        for body in (
            {"expect": number, "key": "k0", "event": "flag 0 0"},
            {"expect": 0, "key": f"late{number}", "event": "flag 0 0"},
            {"expect": number, "key": f"pause{number}", "event": "pause"},
        ):
            status = self.post(number, self.path, **body).status_code
            if status not in {409, 422}:
                sys.exit(f"not refused: {body}, {status}")


def cheated(
    servers: Sequence[Server | SimpleNamespace], part: str, think: float
) -> Iterator[tuple[int, int]]:
    """Move again and again; the milliseconds that the game counts by then, and that passed."""
    cheat = Cheat(servers)
    cheat.move(0, "open 4 4")
    began = time.monotonic()
    for number in count(1):
        if part == "restart":
            servers[0].kill()
            servers[0].start()
        time.sleep(think)
        if part == "alone":
            cheat.tamper(number)
        told = cheat.move(number, f"flag {number % 9} 0")
        yield told, round(1000 * (time.monotonic() - began))


def attack(address: str, think: float) -> None:
    """Cheat on one server until it ends."""
    with counted() as answers, suppress(httpx.TransportError):
        print("ready", flush=True)
        for told, passed in cheated([SimpleNamespace(address=address)], "alone", think):
            answers.update({COUNTED: told - answers[COUNTED], PASSED: passed - answers[PASSED]})


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--think", type=float, default=0.3)
    given = parser.parse_args()
    if given.attack:
        attack(given.attack, given.think)
    wrong: list[str] = []
    for part in given.parts or PARTS:
        if part == "alone":
            answers, wrong = withstood(__file__, given)
            told, passed = answers.get(COUNTED, 0), answers.get(PASSED, 1)
        else:
            with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
                servers = [
                    stack.enter_context(
                        Server(Path(name), "serve", "--log", "none", fault=given.fault)
                    )
                    for _ in range(2 if part == "pair" else 1)
                ]
                *_, (told, passed) = islice(cheated(servers, part, given.think), given.moves)
        print(f"{part}: {told / 1000:.2f} s counted of {passed / 1000:.2f} s, {told / passed:.1%}")
        if not LEAST <= told / passed <= MOST:
            wrong.append(f"{part}: {told / passed:.0%} of the real time counted")
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
