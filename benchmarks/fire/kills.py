"""R1: a server under load is killed (SIGKILL) at random moments, again and again.

    python benchmarks/fire/kills.py [--kills 200] [--players 8] [--fault early|buffer] [--workers 4]

Every player sends moves over HTTP and, when the server is gone, the same move with the same key
until it is answered. At the end the database is checked: each acknowledged move is in it once, at
the place that was acknowledged and with the hash that was told; no sequence has a gap; SQLite
finds nothing wrong; every game replays. Figure: 0 lost, 0 doubled. With a fault planted it must
fail. With several workers, one of them is killed, and at every tenth turn, all are restarted
(SIGHUP). ``QMINES_DATABASE_URL`` names another database, which must be empty.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

from persistent import PATIENCE, Player, acknowledged, findings
from served import Server
from support.waiting import until  # found by served


def strike(server: Server, kill: int, dice: random.Random) -> None:
    """Kill the server and start it again; of several processes, kill one or restart all."""
    workers = server.workers()
    if not workers:
        server.kill()
        server.start()
    elif kill % 10 == 9:
        server.process.send_signal(signal.SIGHUP)
        until(lambda: not set(workers) & set(server.workers()))
    else:
        os.kill(dice.choice(workers), signal.SIGKILL)
        until(lambda: len(set(server.workers()) - set(workers)) == 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--fault", default="", choices=["", "early", "buffer"])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    dice = random.Random(arguments.seed)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        several = ("serve", "--log", "none", "--workers", str(arguments.workers))
        command = several if arguments.workers > 1 else ()
        server = Server(folder, *command, fault=arguments.fault)
        stop = threading.Event()
        players = [Player(server, stop) for _ in range(arguments.players)]
        for player in players:
            player.start()
        for kill in range(arguments.kills):
            wanted = acknowledged(players) + arguments.players
            end = time.monotonic() + PATIENCE
            while acknowledged(players) < wanted and time.monotonic() < end:
                time.sleep(0.005)
                if any(player.trouble for player in players):
                    break
            time.sleep(dice.uniform(0, 0.2))
            if any(player.trouble for player in players):
                break
            strike(server, kill, dice)
            if sys.stderr.isatty():
                print(f"\r{kill + 1} kills", end="", file=sys.stderr)
        stop.set()
        for player in players:
            player.join(PATIENCE)
        server.kill()
        url = os.environ.get("QMINES_DATABASE_URL") or f"sqlite:///{folder / 'qmines.db'}"
        found = findings(url, players)
    moves = acknowledged(players)
    again = sum(player.again for player in players)
    print(
        f"{kill + 1} kills, {moves:,} moves acknowledged to {len(players)} players, "
        f"{again:,} sent again, {len(found)} findings, {time.monotonic() - start:.0f} s"
    )
    sys.exit("\n".join(found[:10]) if found else 0)


if __name__ == "__main__":
    main()
