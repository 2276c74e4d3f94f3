"""A ranked game counts the time that passes, however often the server reads it again.

    python benchmarks/fire/clock.py [alone] [pair] [restart] [--moves 20] [--think 0.3]
                                    [--fault forgetful]

Somebody thinks for ``--think`` seconds before each move and tries to lose that time on the way.
``alone``: on one server, before each move they send another event under a used key, a move that is
out of date, and a pause. ``pair``: they alternate between two servers on one database.
``restart``: the server is killed and started again after each move.

Figure: the share of the real time that the game counts, at least 90 % and at most 110 %.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx

from served import Server

PARTS = ("alone", "pair", "restart")
LEAST, MOST = 0.9, 1.1


class Cheat:
    """One player who sends requests to whichever server is asked."""

    def __init__(self, servers: list[Server]) -> None:
        self._servers = servers
        self._cookies = httpx.Cookies()
        self.refused: list[int] = []
        made = self.post(0, "/api/games", level="beginner", ranked=True)
        self.path = f"/api/games/{made.json()['id']}/moves"

    def post(self, number: int, path: str, **body: object) -> httpx.Response:
        """What one of the servers answers."""
        address = self._servers[number % len(self._servers)].address
        with httpx.Client(cookies=self._cookies, trust_env=False, timeout=60) as client:
            answer = client.post(address + path, json=body, headers={"Origin": address})
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
            self.refused.append(self.post(number, self.path, **body).status_code)


def counted(servers: list[Server], part: str, moves: int, think: float) -> tuple[float, float]:
    """The seconds that the game counts, and those that really passed."""
    cheat = Cheat(servers)
    cheat.move(0, "open 4 4")
    began = time.monotonic()
    for number in range(1, moves + 1):
        if part == "restart":
            servers[0].kill()
            servers[0].start()
        time.sleep(think)
        if part == "alone":
            cheat.tamper(number)
        told = cheat.move(number, f"flag {number % 9} 0")
    passed = time.monotonic() - began
    if any(status not in {409, 422} for status in cheat.refused):
        sys.exit(f"not refused: {sorted(set(cheat.refused) - {409, 422})}")
    return told / 1000, passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--think", type=float, default=0.3)
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    wrong: list[str] = []
    for part in given.parts or PARTS:
        with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
            servers = [
                stack.enter_context(Server(Path(name), "serve", "--log", "none", fault=given.fault))
                for _ in range(2 if part == "pair" else 1)
            ]
            told, passed = counted(servers, part, given.moves, given.think)
        print(f"{part}: {told:.2f} s counted of {passed:.2f} s, {told / passed:.1%}")
        if not LEAST <= told / passed <= MOST:
            wrong.append(f"{part}: {told / passed:.0%} of the real time counted")
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
