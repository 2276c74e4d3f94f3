"""R2: the disk is synced before every acknowledgement, as the system calls of a real server show.

    python benchmarks/fire/syncs.py [--moves 200] [--fault unsynced]

The server runs under strace. One player makes moves one after the other: between the arrival of a
move and the first byte of its answer a sync of the log has to return. Then eight play at once: at
least one sync for each group of moves that was committed together.
"""

from __future__ import annotations

import argparse
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx

from persistent import Player, acknowledged
from served import Server

CALLS = "fsync,fdatasync,read,recvfrom,recvmsg,write,writev,sendto,sendmsg"
TOGETHER = 8


class Traced:
    """The calls of a server, as long as this lasts."""

    def __init__(self, server: Server, file: Path) -> None:
        command = ["strace", "-f", "-q", "-s", "40", "-e", f"trace={CALLS}", "-o", str(file)]
        self._file = file
        self._strace = subprocess.Popen([*command, "-p", str(server.process.pid)])
        end = time.monotonic() + 30
        while not (file.exists() and file.stat().st_size):  # it has begun when it writes
            assert self._strace.poll() is None, "strace cannot look at the server"
            assert time.monotonic() < end, "strace sees nothing"
            httpx.get(f"{server.address}/healthz", trust_env=False, verify=False)

    def end(self) -> list[str]:
        """What was called, in order."""
        self._strace.send_signal(signal.SIGINT)
        self._strace.wait(30)
        return self._file.read_text("utf-8", errors="replace").splitlines()


def is_sync(line: str) -> bool:
    """Whether a sync has returned here."""
    return bool(re.search(r"f(data)?sync(\(| resumed).*= 0$", line))


def unsynced(lines: list[str]) -> tuple[int, int]:
    """Of one player's moves: how many were answered, and how many of them before a sync."""
    answers = early = 0
    waiting = synced = False
    for line in lines:
        if re.search(r"POST /api/games/\w+/moves", line):
            waiting, synced = True, False
        elif is_sync(line):
            synced = True
        elif waiting and "HTTP/1.1 200" in line:
            waiting = False
            answers += 1
            early += not synced
    return answers, early


def alone(server: Server, moves: int) -> None:
    headers = {"Origin": server.address}
    with httpx.Client(
        base_url=server.address, headers=headers, trust_env=False, verify=False, timeout=60
    ) as client:
        game = client.post("/api/games", json={}).json()["id"]
        for number in range(moves):
            event = f"flag {number % 9} 0" if number else "open 4 4"
            body = {"expect": number, "key": f"k{number}", "event": event}
            client.post(f"/api/games/{game}/moves", json=body).raise_for_status()


def together(server: Server, moves: int) -> None:
    stop = threading.Event()
    players = [Player(server, stop) for _ in range(TOGETHER)]
    for player in players:
        player.start()
    while acknowledged(players) < moves:
        time.sleep(0.01)
    stop.set()
    for player in players:
        player.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(folder / "data", fault=given.fault) as server:
            traced = Traced(server, folder / "alone")
            alone(server, given.moves)
            answers, early = unsynced(traced.end())
            groups = server.metric("qmines_commits_total")
            traced = Traced(server, folder / "together")
            together(server, given.moves)
            syncs = sum(map(is_sync, traced.end()))
            groups = server.metric("qmines_commits_total") - groups
    print(
        f"{answers} moves of one player, {early} answered before a sync; "
        f"{groups:.0f} groups of {TOGETHER} players, {syncs} syncs"
    )
    wrong = [] if answers == given.moves else [f"{given.moves - answers} answers were not seen"]
    wrong += [f"{early} moves were acknowledged before a sync"] if early else []
    wrong += ["fewer syncs than groups"] if syncs < groups else []
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
