"""R1: a server under load is killed (SIGKILL) at random moments, again and again.

    python benchmarks/fire/kills.py [--kills 200] [--players 8] [--fault early|buffer]

Every player sends moves over HTTP and, when the server is gone, the same move with the same key
until it is answered. At the end the database is checked: each acknowledged move is in it once, at
the place that was acknowledged and with the hash that was told; no sequence has a gap; SQLite
finds nothing wrong; every game replays. Figure: 0 lost, 0 doubled. With a fault planted it must
fail.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import create_engine, text

HERE = Path(__file__).parent
PATIENCE = 300.0


class Server:
    """A server that is started again after every kill, at whatever address."""

    def __init__(self, folder: Path, fault: str) -> None:
        faulty = [str(HERE / "faulty.py"), fault]
        self._command = [sys.executable, *(faulty if fault else ["-m", "qmines.cli"])]
        self._command += ["web", "--no-browser", "--port", "0"]
        self._environment = {**os.environ, "QMINES_DATA": str(folder)}
        self.address = ""
        self.start()

    def start(self) -> None:
        """Again, on the same database."""
        self.process = subprocess.Popen(
            self._command,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        line = self.process.stdout.readline()
        self.address = line.split(" at ")[1].split()[0].rstrip("/")

    def kill(self) -> None:
        """The server and its solvers, at once."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate()


@dataclass
class Player(threading.Thread):
    """Makes moves, and keeps what was acknowledged: by key the sequence and the hash."""

    server: Server
    stop: threading.Event
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    trouble: list[str] = field(default_factory=list)
    game: str = ""
    again: int = 0  # how often a move had to be sent once more

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(trust_env=False, timeout=20, verify=False)

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        """One move after the other, until told to stop."""
        made = self._sent("/api/games", {"level": "9x9x10"})
        if made is None:
            return
        self.game = made.json()["id"]
        sequence = 0
        while not self.stop.is_set():
            event = "open 4 4" if sequence == 0 else f"flag {sequence % 2 * 8} {sequence % 9}"
            key = f"k{sequence}"
            body = {"expect": sequence, "key": key, "event": event}
            answer = self._sent(f"/api/games/{self.game}/moves", body)
            if answer is None:
                return
            if answer.status_code != 200:
                self.trouble.append(
                    f"{key} of {self.game}: {answer.status_code} {answer.text[:120]}"
                )
                return
            told = answer.json()
            view = told["game"]["view"] if told.get("repeated") else told["delta"]
            self.acknowledged[key] = (view["sequence"] - 1, view["chain"])
            sequence = view["sequence"]

    def _sent(self, path: str, body: dict) -> httpx.Response | None:
        """The answer, from whichever server is there; None if the test ends first."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            address = self.server.address
            try:
                answer = self.client.post(address + path, json=body, headers={"Origin": address})
            except httpx.TransportError:
                if self.stop.is_set():
                    return None
                self.again += 1
                time.sleep(0.05)
                continue
            if answer.status_code in {429, 503}:
                time.sleep(0.05)
                continue
            return answer
        self.trouble.append(f"no answer to {body} for {PATIENCE:.0f} s")
        return None


def findings(folder: Path, players: list[Player]) -> list[str]:
    """What is wrong with the database, compared with what was acknowledged."""
    from qmines.session import verify  # noqa: PLC0415
    from qmines.store import KeptGame, Store  # noqa: PLC0415

    found = [line for player in players for line in player.trouble]
    (file,) = folder.glob("*.db")
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        checked = connection.execute(text("PRAGMA integrity_check")).scalar()
        if checked != "ok":
            found.append(f"the database is damaged: {checked}")
        for player in players:
            query = text(
                "SELECT key, sequence, hash FROM events WHERE game = :game ORDER BY sequence"
            )
            rows = connection.execute(query, {"game": player.game}).all()
            stored = {row.key: (row.sequence, row.hash) for row in rows}
            if len(stored) != len(rows):
                found.append(f"{player.game}: {len(rows) - len(stored)} moves are there twice")
            if [row.sequence for row in rows] != list(range(len(rows))):
                found.append(f"{player.game}: its sequence has gaps")
            lost = [key for key, told in player.acknowledged.items() if stored.get(key) != told]
            if lost:
                found.append(f"{player.game}: {len(lost)} acknowledged moves are lost or changed")
    store = Store(f"sqlite:///{file}")
    found += [
        f"{player.game} does not replay"
        for player in players
        if player.game and not verify(KeptGame.load(store, player.game).game.save()).ok
    ]
    store.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--fault", default="", choices=["", "early", "buffer"])
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    dice = random.Random(arguments.seed)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(folder, arguments.fault)
        stop = threading.Event()
        players = [Player(server, stop) for _ in range(arguments.players)]
        for player in players:
            player.start()
        for kill in range(arguments.kills):
            wanted = sum(len(player.acknowledged) for player in players) + arguments.players
            end = time.monotonic() + PATIENCE
            while sum(len(p.acknowledged) for p in players) < wanted and time.monotonic() < end:
                time.sleep(0.005)
                if any(player.trouble for player in players):
                    break
            time.sleep(dice.uniform(0, 0.2))
            server.kill()
            if any(player.trouble for player in players):
                break
            server.start()
            if sys.stderr.isatty():
                print(f"\r{kill + 1} kills", end="", file=sys.stderr)
        stop.set()
        for player in players:
            player.join(PATIENCE)
        server.kill()
        found = findings(folder, players)
    moves = sum(len(player.acknowledged) for player in players)
    again = sum(player.again for player in players)
    print(
        f"{kill + 1} kills, {moves:,} moves acknowledged to {len(players)} players, "
        f"{again:,} sent again, {len(found)} findings, {time.monotonic() - start:.0f} s"
    )
    sys.exit("\n".join(found[:10]) if found else 0)


if __name__ == "__main__":
    main()
