"""R4: the database of a running server is gone, locked, full or failing, and comes back.

    python benchmarks/fire/outages.py [postgres] [lock] [errors] [full] [full-postgres]
                                      [--rounds 5] [--fault early]

``postgres`` stops a PostgreSQL of its own beneath the server, and kills it (SIGKILL), in turns;
``lock`` holds SQLite's lock for longer than the server waits; ``errors`` lets every write of the
server to a file fail (a limit on their size); ``full`` fills the disk of the database (a file
system in memory, which takes root), and ``full-postgres`` that of PostgreSQL, which is started
again if it has ended. Players go on all the while.

Figure: they are answered 503, and nothing else, and nothing is acknowledged while it lasts; all
goes on without a restart; what was acknowledged is in the database once.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from persistent import PATIENCE, Player, acknowledged, findings
from served import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

UNDER_WAY = 1.0  # seconds in which an answer that was on its way may still arrive
LASTS = 2.0  # seconds that an outage lasts, at least


class Postgres:
    """A server of our own, that can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._programs = max(Path("/usr/lib/postgresql").glob("*/bin"))
        self._folder = folder
        self._user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
        if self._user:
            folder.parent.chmod(0o755)
            subprocess.run(["chown", self._user, str(folder)], check=True)
        self._do("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "qmines")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self.url = f"postgresql://qmines@127.0.0.1:{self._port}/postgres"
        self.start()

    def start(self) -> None:
        """Until it answers; after a kill its processes may take a moment to go."""
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        end = time.monotonic() + PATIENCE
        while True:
            command = ["-D", str(self._folder / "data"), "-w", "-l", str(self._folder / "log")]
            if self._do("pg_ctl", *command, "-o", options, "start", check=False):
                return
            assert time.monotonic() < end, (self._folder / "log").read_text("utf-8")[-1000:]
            time.sleep(0.2)

    def stop(self) -> None:
        """As an administrator does: connections are closed."""
        self._do("pg_ctl", "-D", str(self._folder / "data"), "-m", "fast", "-w", "stop")

    def running(self) -> bool:
        """Whether it has not ended by itself."""
        return self._do("pg_ctl", "-D", str(self._folder / "data"), "status", check=False)

    def kill(self) -> None:
        """As a power cut does."""
        number = int((self._folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])
        beneath = Path(f"/proc/{number}/task/{number}/children").read_text("ascii").split()
        for process in (number, *map(int, beneath)):
            os.kill(process, signal.SIGKILL)

    def _do(self, program: str, *arguments: str, check: bool = True) -> bool:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            check=check,
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return done.returncode == 0


@contextmanager
def postgres_gone(postgres: Postgres, number: int) -> Iterator[None]:
    (postgres.kill if number % 2 else postgres.stop)()
    yield
    postgres.start()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    connection = sqlite3.connect(file, timeout=60, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield
    connection.execute("ROLLBACK")
    connection.close()


@contextmanager
def failing(process: int) -> Iterator[None]:
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (512, before[1]))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@contextmanager
def full(folder: Path) -> Iterator[None]:
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"\0" * 512)
        except OSError:
            pass
    yield
    filler.unlink()


@contextmanager
def postgres_full(postgres: Postgres, folder: Path) -> Iterator[None]:
    with full(folder):
        yield
    if not postgres.running():
        postgres.start()


def waited(players: list[Player], seen: Callable[[], bool], what: str, found: list[str]) -> None:
    """Wait for something; if it does not come, note that."""
    end = time.monotonic() + 60
    while not seen():
        if time.monotonic() > end or any(player.trouble for player in players):
            found.append(f"did not come: {what}")
            return
        time.sleep(0.02)


def outage(server: Server, players: list[Player], outages: Iterator[None], name: str) -> list[str]:
    """One outage: what was not as promised."""
    found: list[str] = []
    before = acknowledged(players)
    waited(
        players,
        lambda: acknowledged(players) > before + len(players),
        f"moves before {name}",
        found,
    )
    refused = sum(player.unavailable for player in players)
    with outages:
        time.sleep(UNDER_WAY)
        during = acknowledged(players)
        waited(
            players,
            lambda: sum(player.unavailable for player in players) > refused + len(players),
            f"answers of 503 during {name}",
            found,
        )
        time.sleep(LASTS)
        if (
            name == "postgres"
            and httpx.get(f"{server.address}/healthz", trust_env=False, verify=False).is_success
        ):
            found.append("the server says that all is well without its database")
        # On a full disk what fits into the log as it is can be stored all the same.
        if "full" not in name and acknowledged(players) > during:
            found.append(f"{acknowledged(players) - during} moves were acknowledged during {name}")
    after = acknowledged(players)
    waited(
        players, lambda: acknowledged(players) > after + len(players), f"moves after {name}", found
    )
    if server.process.poll() is not None:
        found.append("the server has ended")
    return found


def tried(name: str, rounds: int, fault: str, folder: Path) -> tuple[list[Player], list[str]]:
    """One kind of outage, several times."""
    postgres, environment = None, {}
    disk = {"full": folder / "data", "full-postgres": folder / "pg"}.get(name)
    for each in (folder / "data", folder / "pg"):
        each.mkdir()
    if disk is not None:
        size = "24m" if name == "full" else "160m"
        command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)]
        subprocess.run(command, check=True)
    if "postgres" in name:
        postgres = Postgres(folder / "pg")
        environment = {"QMINES_DATABASE_URL": postgres.url}
    stop, found = threading.Event(), []
    players: list[Player] = []
    try:
        with Server(folder / "data", fault=fault, environment=environment) as server:
            players = [Player(server, stop) for _ in range(4)]
            for player in players:
                player.start()
            url = postgres.url if postgres else f"sqlite:///{folder}/data/qmines.db"
            for number in range(rounds):
                kinds: dict[str, Callable[[], Iterator[None]]] = {
                    "postgres": lambda number=number: postgres_gone(postgres, number),
                    "lock": lambda: locked(folder / "data" / "qmines.db"),
                    "errors": lambda: failing(server.process.pid),
                    "full": lambda: full(folder / "data"),
                    "full-postgres": lambda: postgres_full(postgres, folder / "pg"),
                }
                found += outage(server, players, kinds[name](), name)
            stop.set()
            for player in players:
                player.join(PATIENCE)
        found += findings(url, players)
    finally:
        stop.set()
        if postgres:
            postgres.stop()
        if disk is not None:
            subprocess.run(["umount", str(disk)], check=True)
    return players, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    names = ("postgres", "lock", "errors", "full", "full-postgres")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(names))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    wrong = []
    for name in given.kinds or names:
        if "full" in name and os.getuid() != 0:
            print(f"{name}: not tried, it takes root")
            continue
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            players, found = tried(name, given.rounds, given.fault, Path(folder))
        print(
            f"{name}: {given.rounds} outages, {acknowledged(players):,} moves acknowledged, "
            f"{sum(player.unavailable for player in players):,} answers of 503, "
            f"{len(found)} findings, {time.monotonic() - start:.0f} s",
            flush=True,
        )
        wrong += found
    sys.exit("\n".join(wrong[:10]) if wrong else 0)


if __name__ == "__main__":
    main()
