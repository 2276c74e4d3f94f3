"""All attacks at once from one address, while ten others play; and what is left two minutes later.

    python benchmarks/fire/everything.py [--seconds 60] [--rest 120] [--players 10]
                                         [--only NAME…] [--group 10] [--fault one_address]

Oversized headers, floods of the solvers, pages and sockets, explanations of huge games, no-guess
boards, everything that can be stored, and long games: each attack of this folder that runs beside
a player (beside.py) prepares in a process of its own on 127.0.0.2. Then all begin at once. Ten
players, each on their own address, make moves and ask for hints meanwhile. When the attack is over,
the server is left alone for two minutes.

Figure: 99% of the others' moves within 100 ms, 95% of their hints within 5 s; then at most 50 MiB
more memory for the server than before, and 20 MB more for the database (of which the attacker's
share is a part). The attacks run at the lowest priority, but they and the players share the cores
with the server: the CPU time of the server and the load of the machine are printed to judge by.

Where Linux has autogroups (``/proc/sys/kernel/sched_autogroup_enabled``), sessions share the cores
evenly and niceness counts only within a session, so the attackers, who would have machines of their
own, get as much CPU time as the server. ``--group 10`` puts each into a session with that niceness.
Compare the number of answers that the attacks got: an attack that starves is none.
"""

from __future__ import annotations

import argparse
import json
import os
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
ATTACKS = (
    *("long_games", "explain", "disk", "dealing", "headers"),
    *("flood", "flood pages", "flood sockets"),
)
"""In the order in which they prepare: the first needs most of what one address may store."""
PAUSES = {"moves": 0.2, "hints": 3.0}
MOVES = 100.0  # ms, at 99%
ANSWERED = 0.95  # of the hints


class Attacks:
    """The attacks on a server, each in a process of its own."""

    def __init__(self, address: str, names: list[str], nice: int, group: int | None) -> None:
        self._address = address
        self._names = names
        self._nice = nice
        self._group = group
        self._running: dict[str, subprocess.Popen[str]] = {}

    def prepare(self) -> None:
        """Start the processes, one after the other; each makes the games that it needs."""
        command = ["nice", "-n", str(self._nice), sys.executable]
        for name in self._names:
            program, *kind = name.split()
            script = [str(HERE / f"{program}.py"), *kind, "--together", "--attack", self._address]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            process = subprocess.Popen(
                [*command, *script], **pipes, text=True, start_new_session=self._group is not None
            )
            self._running[name] = process
            if process.stdout.readline() != "prepared\n":
                sys.exit(f"{name} could not be prepared")

    def begin(self) -> None:
        """Let all of them go."""
        for process in self._running.values():
            if self._group is not None:
                Path(f"/proc/{process.pid}/autogroup").write_text(str(self._group), "ascii")
            process.stdin.write("go\n")
            process.stdin.flush()

    def counts(self) -> dict[str, Counter[str]]:
        """How the requests of each have been answered so far."""
        found = {}
        for name, process in self._running.items():
            process.terminate()  # makes it print what it has counted
            lines = iter(process.stdout.readline, "")
            found[name] = Counter(json.loads(next((x for x in lines if x[0] == "{"), "{}")))
        return found

    def end(self) -> None:
        """Kill them."""
        for process in self._running.values():
            process.kill()
            process.communicate()


def cpu_seconds(process: int) -> tuple[float, float]:
    """CPU time that a process has used, and that of its children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    own, gone = sum(map(int, fields[11:13])), sum(map(int, fields[13:15]))
    return own / os.sysconf("SC_CLK_TCK"), gone / os.sysconf("SC_CLK_TCK")


def load_of(server: Server) -> tuple[float, float]:
    """CPU time of the process that serves, and of all its solvers so far."""
    own, solvers = cpu_seconds(server.process.pid)
    for child in server.children():
        try:
            solvers += sum(cpu_seconds(child))
        except (FileNotFoundError, ProcessLookupError):  # ended just now
            continue
    return own, solvers


def findings(players: list[OtherPlayer], slack: float) -> list[str]:
    """Print what the players noticed; returns the goals that were missed."""
    moves = [each for player in players for each in player.seconds["moves"]]
    hints = [each for player in players for each in player.seconds["hints"]]
    refused = sum((player.refused for player in players), Counter())
    late = share(moves, 0.99)
    answered = sum(each <= slack * HINTS for each in hints) / len(hints)
    print(
        f"{len(moves):,} moves of {len(players)} others, ms: median {share(moves, 0.5):.1f}, 99% "
        f"{late:.1f}, worst {1000 * max(moves):.0f}; {len(hints):,} hints: {answered:.1%} within "
        f"{slack * HINTS:g} s; refused: {dict(refused) or 'none'}"
    )
    wrong = []
    if late > slack * MOVES:
        wrong.append(f"moves take more than {slack * MOVES:g} ms at 99%")
    if answered < ANSWERED:
        wrong.append(f"less than {ANSWERED:.0%} of the hints are answered")
    return wrong


def attacked(server: Server, given: argparse.Namespace) -> list[str]:
    """Attack a server; returns the goals that were missed."""
    with OtherPlayer(server.address), client_from(server.address, "127.0.0.1") as nobody:
        # What every server needs once: 19 MiB to hash the first password, for example.
        nobody.post("/api/login", json={"name": "nobody", "password": "unknown to all"})
        time.sleep(min(3, given.seconds))
    memory, stored = server.kib(), database_bytes(server)
    names = [name for name in ATTACKS if name in (given.only or ATTACKS)]
    attacks = Attacks(server.address, names, given.nice, given.group)
    try:
        attacks.prepare()
        before = load_of(server)
        attacks.begin()
        with ExitStack() as stack:
            players = [
                stack.enter_context(OtherPlayer(server.address, f"127.0.1.{number}", PAUSES))
                for number in range(1, given.players + 1)
            ]
            time.sleep(given.seconds)
            after = load_of(server)
            counts = attacks.counts()
    finally:
        attacks.end()
    for name, answers in counts.items():
        common = ", ".join(f"{count:,} × {what}" for what, count in answers.most_common(3))
        print(f"{name}: {answers.total():,} answers ({common})")
    own, solvers = (100 * (b - a) / given.seconds for a, b in zip(before, after, strict=True))
    print(
        f"CPU: the serving process {own:.0f}% of a core, its solvers {solvers:.0f}%; the load "
        f"of the machine is {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )
    wrong = findings(players, given.slack)
    wrong += [f"{name} was never answered" for name in names if not counts[name]]
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
    parser.add_argument("--players", type=int, default=10, help="how many others play")
    parser.add_argument("--only", nargs="+", choices=ATTACKS, help="some of the attacks")
    parser.add_argument("--nice", type=int, default=19, help="priority of the attacks")
    parser.add_argument("--group", type=int, help="niceness of sessions of their own (autogroups)")
    parser.add_argument("--slack", type=float, default=1.0, help="times as slow is good enough")
    parser.add_argument("--fault", default="", help="one of those in faulty.py, planted in it")
    parser.add_argument("--cores", type=int, help="give the server so many cores of its own")
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[: given.cores])  # its processes inherit them
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "serve", "--log", "none", fault=given.fault) as server,
    ):
        os.sched_setaffinity(0, cores[given.cores or 0 :])
        wrong = attacked(server, given)
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
