"""What one player costs a server on PostgreSQL, by the number of its processes.

    python benchmarks/scale/costs.py [--workers 1 2 4] [--seconds 15] [--record measured.json]

For each number of processes a server of its own: nobody there; open sockets on which nothing
happens; players who each flag a cell a second; spectators of one game; notifications that concern
nobody; then how many transactions a second four connections commit with and without NOTIFY, and
how long it takes to count a rank on a long leaderboard. CPU time is that of all server processes
and of the connections to the database, less what the idle server takes. docs/scale.md shows the
figures next to the predictions of capacity.py.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "fire"))

import audit
from _common import machine
from raw import event_of
from served import Server
from simulated_browser import Browser, Traffic
from support.postgres import new_database
from usage import KINDS, Meter, Usage

if TYPE_CHECKING:
    from simulated_browser import GameSocket

SOCKETS, PLAYERS, SPECTATORS = 400, 60, 50
NOTIFICATIONS, BATCH = 4000, 20
QUIET = 0.08  # CPU seconds per second of a server that nobody uses
PINGS = 31.0  # seconds; every socket is pinged once in 30
CONNECTIONS, RANKED = 4, 200_000
MEASURED = Path(__file__).with_name("measured.json")


class Costs:
    """Measures one server."""

    def __init__(self, server: Server, url: str, seconds: float) -> None:
        self._server = server
        self._url = url
        self._seconds = seconds
        self._meter = Meter(server, url.rsplit("/", 1)[-1])
        self._stored = audit.Stored(url)
        self._traffic = Traffic()
        self._guests = 0
        self._idle = dict.fromkeys(KINDS, 0.0)  # CPU seconds per second

    async def measure(self) -> dict[str, Any]:
        """All figures, by name."""
        await self._started()
        before, began = self._meter.read(), time.perf_counter()
        await asyncio.sleep(self._seconds)
        after = self._meter.read()
        lasted = time.perf_counter() - began
        self._idle = {kind: cpu / lasted for kind, cpu in after.since(before).items()}
        found: dict[str, Any] = {"idle": self._idle, "memory MiB": after.memory}
        found["move"] = await self._moves()
        found["spectator message"] = await self._spectators(found["move"])
        found["idle socket"] = await self._sockets()
        found["notification"] = await self._notifications()
        self._stored.close()
        return found

    async def _started(self) -> None:
        """Wait until all processes have loaded and have nothing to do."""
        spent = [math.inf] * 3
        while max(spent[-3:]) > QUIET:
            before = self._meter.read()
            await asyncio.sleep(2)
            spent.append(sum(self._meter.read().since(before).values()) / 2)

    async def _moves(self) -> dict[str, float]:
        """Players in games of their own, each a move a second."""
        guests = [await self._guest() for _ in range(PLAYERS)]
        lines = []
        for guest in guests:
            game = await guest.post("/api/games", level="expert")
            line = await guest.socket("games", game["id"])
            await line.ask("move", expect=0, key="k0", event=event_of(0))
            lines.append(line)
        rows = self._events()
        self._traffic.sent = self._traffic.received = 0
        before, began = self._meter.read(), time.perf_counter()
        moves = await asyncio.gather(
            *(self._flags(line, 1.0, n / PLAYERS) for n, line in enumerate(lines))
        )
        found = self._spent(before, began, sum(moves))
        found["bytes"] = (self._traffic.sent + self._traffic.received) / sum(moves)
        more = self._events()
        found["stored rows"] = (more[0] - rows[0]) / sum(moves)
        found["stored bytes"] = more[1] / more[0]  # pages fill in steps, so of all rows
        for line in lines:
            line.close()
        return found

    async def _spectators(self, move: dict[str, float]) -> dict[str, float]:
        """Many spectators of one game with ten moves a second."""
        player = await self._guest()
        game = await player.post("/api/games", level="expert")
        line = await player.socket("games", game["id"])
        await line.ask("move", expect=0, key="k0", event=event_of(0))
        heard = 0

        def told(body: bytes) -> None:
            nonlocal heard
            heard += body.startswith(b'{"type":"delta"')

        lines = []
        for _ in range(SPECTATORS):
            watching = await (await self._guest()).socket("games", game["id"])
            watching.told = told
            lines.append(watching)
        await asyncio.sleep(1)
        received = sum(each.received for each in lines)
        before, began = self._meter.read(), time.perf_counter()
        moves = await self._flags(line, 0.1)
        await asyncio.sleep(1)
        found = self._spent(before, began, heard)
        for kind in KINDS:
            found[kind] = max(0.0, found[kind] - move[kind] * moves / heard)
        found["bytes"] = (sum(each.received for each in lines) - received) / heard
        for each in (line, *lines):
            each.close()
        return found

    async def _sockets(self) -> dict[str, float]:
        """Sockets on which nothing happens but a ping every thirty seconds; per second."""
        owner = await self._guest()
        game = await owner.post("/api/games", level="expert")
        guests = [await self._guest() for _ in range(20)]
        memory = self._meter.read().memory["web"]
        lines = [await guests[n % 20].socket("games", game["id"]) for n in range(SOCKETS)]
        await asyncio.sleep(5)
        received, before = sum(each.received for each in lines), self._meter.read()
        began = time.perf_counter()
        await asyncio.sleep(PINGS)
        lasted = time.perf_counter() - began
        found = self._spent(before, began, SOCKETS * lasted)
        found["bytes"] = (sum(x.received for x in lines) - received) / SOCKETS / lasted
        found["memory KiB"] = 1024 * (self._meter.read().memory["web"] - memory) / SOCKETS
        for line in lines:
            line.close()
        await asyncio.sleep(1)
        return found

    async def _notifications(self) -> dict[str, float]:
        """Notifications of games that nobody watches, as other processes send them."""
        before, began = self._meter.read(), time.perf_counter()
        async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
            words = [f"game 2222222222{n:02} 5" for n in range(BATCH)]
            for _ in range(NOTIFICATIONS // BATCH):
                await connection.execute(
                    "SELECT pg_notify('qmines', word) FROM unnest(%s::text[]) word", (words,)
                )
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.5)
        return self._spent(before, began, NOTIFICATIONS)

    async def _flags(self, line: GameSocket, pause: float, late: float = 0.0) -> int:
        """Set flags at a pace, on and off; how many."""
        made, begins = 0, time.perf_counter() + late
        while (due := begins + made * pause) < begins + self._seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            made += 1
            event = event_of(made)
            _, reply = await line.ask("move", expect=made, key=f"k{made}", event=event)
            assert reply["status"] == 200, reply
        return made

    async def _guest(self) -> Browser:
        self._guests += 1
        address = f"127.2.{self._guests // 250}.{1 + self._guests % 250}"
        guest = Browser(self._server.address, address, self._traffic)
        await guest.post("/api/games", level="beginner")
        return guest

    def _spent(self, before: Usage, began: float, number: float) -> dict[str, float]:
        """CPU milliseconds for each of a number of things, less what an idle server takes."""
        lasted = time.perf_counter() - began
        spent = self._meter.read().since(before)
        return {
            kind: max(0.0, 1000 * (spent[kind] - self._idle[kind] * lasted) / number)
            for kind in KINDS
        }

    def _events(self) -> tuple[int, int]:
        (row,) = self._stored.rows(
            "SELECT count(*) AS rows, pg_total_relation_size('events') AS bytes FROM events"
        )
        return row.rows, row.bytes


def commits(url: str, seconds: float, *, notify: bool) -> float:
    """Transactions a second that some connections commit, each with one row."""
    done, lock = 0, threading.Lock()

    def work() -> None:
        nonlocal done
        with psycopg.connect(url) as connection:
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                connection.execute("INSERT INTO commits VALUES (1)")
                if notify:
                    connection.execute("SELECT pg_notify('elsewhere', gen_random_uuid()::text)")
                connection.commit()
                with lock:
                    done += 1

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS commits (value INT)")
    threads = [threading.Thread(target=work) for _ in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return done / seconds


def rank_seconds(url: str) -> float:
    """Seconds to count a rank near the end of a leaderboard, as the site does; the best of 5."""
    with psycopg.connect(url, autocommit=True) as connection:
        numbers = f"generate_series(1, {RANKED}) n"
        connection.execute(
            "INSERT INTO players (id, name, folded, created) "
            f"SELECT 'r' || n, 'r' || n, 'r' || n, 0 FROM {numbers}"
        )
        connection.execute(
            "INSERT INTO scores (list, player, wins, milliseconds, time_game, streak, streak_game)"
            f" SELECT 'long', 'r' || n, 1, n, '', 1, '' FROM {numbers}"
        )
        connection.execute("ANALYZE scores")
        times = []
        for _ in range(5):
            began = time.perf_counter()
            connection.execute(
                "SELECT count(*) FROM scores WHERE list = 'long' AND milliseconds IS NOT NULL "
                f"AND milliseconds < {RANKED}"
            ).fetchone()
            times.append(time.perf_counter() - began)
    return min(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--record", type=Path, help=f"the file of recorded figures, {MEASURED}")
    given = parser.parse_args()
    found: dict[str, Any] = {"machine": machine(), "processes": {}}
    for workers in given.workers:
        with ExitStack() as stack:
            url = stack.enter_context(new_database("costs"))
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            command = ("serve", "--log", "none", "--workers", str(workers))
            environment = {"QMINES_DATABASE_URL": url}
            server = stack.enter_context(Server(folder, *command, environment=environment))
            costs = uvloop.run(Costs(server, url, given.seconds).measure())
            found["processes"][str(workers)] = costs
            print(workers, json.dumps(costs), flush=True)
            if workers == given.workers[-1]:
                server.kill()
                found["commits"] = {
                    "with NOTIFY": commits(url, given.seconds / 5, notify=True),
                    "without": commits(url, given.seconds / 5, notify=False),
                }
                found["rank"] = {"players": RANKED, "seconds": rank_seconds(url)}
    print(json.dumps({name: found[name] for name in ("commits", "rank")}))
    if given.record:
        recorded = json.loads(given.record.read_text("utf-8")) if given.record.exists() else {}
        found["processes"] = recorded.get("processes", {}) | found["processes"]
        given.record.write_text(json.dumps(recorded | found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
