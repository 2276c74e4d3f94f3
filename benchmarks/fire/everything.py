"""All attacks at once from one address, while ten others play; and what is left two minutes later.

    python benchmarks/fire/everything.py [--seconds 60] [--rest 120] [--only NAME…] [--fault FAULT]

Oversized headers, floods of the solvers, explanations of huge games, no-guess boards, everything
that can be stored, and long games: each attack of this folder that runs beside a player (beside.py)
runs in a process of its own, from 127.0.0.2. Ten players on addresses of their own make moves and
ask for hints meanwhile. Then the attack ends, and nobody asks anything for two minutes.

Figure: 99 % of the others' moves within 100 ms, 95 % of their hints within 5 s; then at most 50 MiB
more memory for the server than before, and 20 MB more for the database. On a machine with a few
cores, the attacks themselves take some of them: they run at the lowest priority.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from beside import DATABASE, HINTS, MEMORY, OtherPlayer, client_from, database_bytes
from load import share
from served import Server

HERE = Path(__file__).parent
ATTACKS = ("long_games", "explain", "disk", "dealing", "flood", "headers")
"""In the order in which they begin: the first need games of their own, made in peace."""
PLAYERS = 10
PAUSES = {"moves": 0.2, "hints": 3.0}
MOVES = 100.0  # ms, at 99 %
ANSWERED = 0.95  # of the hints


class Attacks:
    """The attacks on a server, each in a process of its own."""

    def __init__(self, address: str, names: list[str], nice: int) -> None:
        self._address = address
        self._names = names
        self._nice = nice
        self._running: dict[str, subprocess.Popen[str]] = {}

    def begin(self) -> None:
        """Start one after the other; each says when it has begun."""
        command = ["nice", "-n", str(self._nice), sys.executable]
        for name in self._names:
            script = [str(HERE / f"{name}.py"), "--attack", self._address]
            process = subprocess.Popen([*command, *script], stdout=subprocess.PIPE, text=True)
            self._running[name] = process
            if process.stdout.readline() != "ready\n":
                sys.exit(f"{name} has not begun")

    def end(self) -> dict[str, int]:
        """End them; how many requests of each were answered."""
        found = {}
        for name, process in self._running.items():
            process.terminate()  # makes it tell what it has counted, and go on
            counts = json.loads(process.stdout.readline() or "{}")
            found[name] = int(sum(counts.values()))
            process.kill()
            process.communicate()
        return found


def findings(players: list[OtherPlayer], slack: float) -> list[str]:
    """Print what the players noticed; tells which goals were missed."""
    moves = [each for player in players for each in player.seconds["moves"]]
    hints = [each for player in players for each in player.seconds["hints"]]
    refused = sum((player.refused for player in players), Counter())
    late = share(moves, 0.99)
    answered = sum(each <= slack * HINTS for each in hints) / len(hints)
    print(
        f"{len(moves):,} moves of {len(players)} others, ms: median {share(moves, 0.5):.1f}, 99 % "
        f"{late:.1f}, worst {1000 * max(moves):.0f}; {len(hints):,} hints: {answered:.1%} within "
        f"{slack * HINTS:g} s; refused: {dict(refused) or 'none'}"
    )
    wrong = []
    if late > slack * MOVES:
        wrong.append(f"moves take more than {slack * MOVES:g} ms at 99 %")
    if answered < ANSWERED:
        wrong.append(f"less than {ANSWERED:.0%} of the hints are answered")
    return wrong


def attacked(server: Server, given: argparse.Namespace) -> list[str]:
    """Attack a server; tells which goals were missed."""
    with OtherPlayer(server.address), client_from(server.address, "127.0.0.1") as nobody:
        # What every server takes when it is first asked; 19 MiB to hash a first password.
        nobody.post("/api/login", json={"name": "nobody", "password": "unknown to all"})
        time.sleep(3)
    memory, stored = server.kib(), database_bytes(server)
    names = [name for name in ATTACKS if name in (given.only or ATTACKS)]
    attacks = Attacks(server.address, names, given.nice)
    try:
        attacks.begin()
        with ExitStack() as stack:
            players = [
                stack.enter_context(OtherPlayer(server.address, f"127.0.1.{number}", PAUSES))
                for number in range(1, PLAYERS + 1)
            ]
            time.sleep(given.seconds)
    finally:
        counts = attacks.end()
    print(", ".join(f"{name}: {count:,} answers" for name, count in counts.items()))
    wrong = findings(players, given.slack)
    wrong += [f"{name}: the attack was none" for name, count in counts.items() if not count]
    time.sleep(given.rest)
    grown = (server.kib() - memory) / 1024
    filled = (database_bytes(server) - stored) / 1e6
    print(f"{given.rest:g} s later: {grown:.1f} MiB more memory, the database {filled:.1f} MB more")
    if grown > MEMORY:
        wrong.append(f"the server keeps more than {MEMORY:g} MiB more")
    if filled > DATABASE:
        wrong.append(f"the database grew by more than {DATABASE:g} MB")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long it is attacked")
    parser.add_argument("--rest", type=float, default=120.0, help="how long it is left alone")
    parser.add_argument("--only", nargs="+", choices=ATTACKS, help="some of the attacks")
    parser.add_argument("--nice", type=int, default=19, help="priority of the attacks")
    parser.add_argument("--slack", type=float, default=1.0, help="times as slow is good enough")
    parser.add_argument("--fault", default="", help="one of those in faulty.py, planted in it")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "serve", "--log", "none", fault=given.fault) as server,
    ):
        wrong = attacked(server, given)
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
