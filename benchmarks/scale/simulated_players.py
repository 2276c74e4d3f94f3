"""Many simulated players on one server for minutes, and whether all they did is stored and right.

    python benchmarks/scale/simulated_players.py [--players 200] [--seconds 600] [--workers 2]
                                                 [--store postgresql] [--record FILE]
                                                 [--plant lost-move]

They race after a quick match, play solo games and daily boards, file games that they played in
their pages, watch others, train, solve rated puzzles and read leaderboards, with one or two seconds
between two moves. Two thirds of them have accounts. A move is timed from sending it to its
acknowledgement. At the end, every acknowledged move and every rated answer to a puzzle is searched
in the database, every finished game is replayed, and every leaderboard is compared with the games
(audit.py). The players share the cores with the server and with the database; their CPU time is
printed.

PostgreSQL is the server that ``QMINES_TEST_POSTGRES_URL`` names. ``--plant`` spoils the database
before the checks, which must notice it.

Goal: 99% of the moves within 50 ms, no errors, nothing lost, every leaderboard right.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "fire"))

import audit
from _common import machine, percentile
from people import City, Person, local_game
from served import Server
from simulated_browser import Browser, Traffic
from support.postgres import new_database
from usage import Meter, database_bytes, stored_sizes

GOAL = 50.0  # ms
MEMBERS = 2 / 3
PLANTS = {
    "lost-move": "DELETE FROM events WHERE key = (SELECT max(key) FROM events WHERE key LIKE 'k%')",
    "lost-answer": "DELETE FROM drills WHERE rating IS NOT NULL",
    "leaderboard-row": "UPDATE scores SET milliseconds = milliseconds + 1",
    "leaderboard-win": "UPDATE scores SET wins = wins + 1",
}


@dataclass
class Run:
    """What the players did, and what that cost."""

    city: City
    figures: dict[str, Any]
    wrong: list[str]


async def play(city: City, players: int, meter: Meter) -> dict[str, Any]:
    """Let everybody arrive and play; the CPU time and the memory that it took."""
    people = [Person(city, n, member=n < MEMBERS * players) for n in range(players)]
    for person in people:
        await person.arrive()
    gc.collect()
    gc.freeze()  # pauses of the players would count as the server's
    before, own, arrived = meter.read(), time.process_time(), city.traffic.requests.total()
    city.traffic.sent = city.traffic.received = 0
    city.ends = time.monotonic() + city.seconds
    watching = asyncio.create_task(_read_now_and_then(meter))
    await asyncio.gather(*(person.live() for person in people))
    own = time.process_time() - own
    watching.cancel()
    after = meter.read()
    for person in people:
        await person.leave()
    return {
        "cpu": {**after.since(before), "players": own},
        "memory": after.memory,
        "memory before": before.memory,
        "requests": city.traffic.requests.total() - arrived,
    }


async def _read_now_and_then(meter: Meter) -> None:
    while True:
        await asyncio.sleep(5)
        meter.read()


async def checked(stored: audit.Stored, city: City) -> tuple[dict[str, int], list[str]]:
    """What was compared, and what is wrong."""
    lost = audit.lost_moves(stored, city.acknowledged)
    lost_answers = audit.lost_answers(stored, city.answers)
    games, broken = audit.replayed(stored)
    readers = [Browser(city.server, f"127.9.0.{n}", Traffic()) for n in range(1, 21)]
    lists, rows, wrong_lists = await audit.wrong_leaderboards(games, readers)
    wrong_lists += await audit.wrong_dailies(stored, readers[0])
    for reader in readers:
        await reader.__aexit__()
    counts = {
        "moves": len(city.acknowledged),
        "lost moves": len(lost),
        "puzzles rated": len(city.answers),
        "lost answers": len(lost_answers),
        "games replayed": len(games),
        "leaderboards": lists,
        "rows": rows,
        "wrong leaderboards": len(wrong_lists),
    }
    return counts, lost + lost_answers + audit.broken_games(stored) + broken + wrong_lists


def run(given: argparse.Namespace) -> Run:
    """A server, its players, and the checks, which are repeated after each plant."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = given.store == "postgresql"
        url = stack.enter_context(new_database("scale")) if postgres else ""
        environment = {"QMINES_DATABASE_URL": url} if postgres else {}
        command = ("serve", "--log", "none", "--workers", str(given.workers))
        server = stack.enter_context(Server(folder, *command, environment=environment))
        stored = audit.Stored(url or f"sqlite:///{folder}/qmines.db")
        stack.callback(stored.close)
        meter = Meter(server, url.rsplit("/", 1)[-1])
        city = City(server.address, given.seconds, given.pace, least_wins=len(given.plant))
        files = max(2, int(given.players * given.seconds / 1200))
        city.local = [local_game(seed) for seed in range(files)]
        empty = database_bytes(stored, folder)
        figures = uvloop.run(play(city, given.players, meter))
        wrong = audit.settle(stored)
        figures["stored bytes"] = database_bytes(stored, folder) - empty
        figures["tables"] = stored_sizes(stored) if postgres else {}
        figures["checked"], more = uvloop.run(checked(stored, city))
        wrong += more
        for plant in given.plant:
            assert stored.change(PLANTS[plant]), f"nothing to spoil: {plant}"
            noticed = uvloop.run(checked(stored, city))[1]
            wrong += [f"{plant}: {each}" for each in noticed[:5]]
    return Run(city, figures, wrong)


def summary(done: Run) -> dict[str, Any]:
    """The figures of a run, as they are printed and recorded."""
    city, figures = done.city, done.figures
    milliseconds = sorted(1000 * each for each in city.latencies)
    return {
        "moves": len(milliseconds),
        "p50 ms": round(percentile(milliseconds, 0.5), 2),
        "p99 ms": round(percentile(milliseconds, 0.99), 2),
        "most ms": round(milliseconds[-1], 1),
        "requests per second": round(figures["requests"] / city.seconds, 1),
        "moves per second": round(len(milliseconds) / city.seconds, 1),
        "errors": dict(city.traffic.errors),
        "done": city.done,
        "games": city.games,
        "spectators heard": city.watched,
        "spectator bytes": city.watched_bytes,
        "bytes sent": city.traffic.sent,
        "bytes received": city.traffic.received,
        "CPU seconds": {kind: round(each, 1) for kind, each in figures["cpu"].items()},
        "memory MiB": {kind: round(each) for kind, each in figures["memory"].items()},
        "memory MiB before": {k: round(each) for k, each in figures["memory before"].items()},
        "database bytes": figures["stored bytes"],
        "tables": figures["tables"],
        "checked": figures["checked"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--workers", type=int, default=2, help="server processes [default: 2]")
    parser.add_argument("--store", choices=("postgresql", "sqlite"), default="postgresql")
    parser.add_argument("--pace", type=float, nargs=2, default=(1.0, 2.0), help="seconds per move")
    parser.add_argument("--plant", choices=PLANTS, action="append", default=[])
    parser.add_argument("--record", type=Path, help="the file of recorded figures, measured.json")
    parser.add_argument("--slack", type=float, default=1.0, help="for a machine with other work")
    given = parser.parse_args()
    done = run(given)
    found = summary(done)
    print(f"{given.players} players, {given.seconds:g} s, {given.workers} processes, {given.store}")
    print(f"on {machine()}")
    for name, figure in found.items():
        if name != "tables":
            print(f"{name}: {figure}")
    if given.record:
        recorded = json.loads(given.record.read_text("utf-8")) if given.record.exists() else {}
        shape = {"players": given.players, "seconds": given.seconds, "processes": given.workers}
        recorded["players"] = shape | found
        given.record.write_text(json.dumps(recorded, indent=1) + "\n", "utf-8")
    wrong = done.wrong + done.city.problems
    if found["p99 ms"] > given.slack * GOAL:
        wrong.append(f"moves take more than {given.slack * GOAL:g} ms at 99%")
    sys.exit("\n".join([*wrong[:20], f"{len(wrong)} problems"]) if wrong else 0)


if __name__ == "__main__":
    main()
