"""S1: many players at once, on sockets and over HTTP, against one real server.

    python benchmarks/fire/load.py [--seconds 30] [--pace 1100] [--players 128] [--fault sleepy]
                                     [--slack 1] [--stored 1000000]

Half of the players move on sockets, half by requests; each has made a first click when it begins,
one after the other, as players come. So many moves a second are due in all, those
of each player evenly spread; a move is timed from the moment at which it was due, to its
acknowledgement, so that nobody who waits makes it look faster. Afterwards the database is looked
into: every acknowledged move is there. The players and the server share the cores. ``--stored``
puts so many events of older games into the database before, a hundred to a game: what was ever
played must not make a move slower.

Figure: at least 1,000 durable moves a second, 99% of them within 50 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import httpx
import uvloop

from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Store
from raw import Player, Requests, Socket
from served import Server

RATE, WITHIN = 1000, 0.050
SITTING_DOWN = 2.0


async def seated(server: Server, number: int) -> list[Player]:
    """Players, each with a game of their own; half of them on sockets."""
    loop, players = asyncio.get_running_loop(), []
    async with httpx.AsyncClient(
        base_url=server.address,
        headers={"Origin": server.address},
        trust_env=False,
        verify=False,
        timeout=60,
    ) as client:
        for each in range(number):
            client.cookies.clear()
            answer = await client.post("/api/games", json={"level": "expert"})
            game, token = answer.json()["id"], answer.cookies["qmines"]
            kind = Socket if each % 2 else Requests
            _, player = await loop.create_connection(
                lambda kind=kind, game=game, token=token: kind(server.address, game, token),
                "127.0.0.1",
                server.port,
            )
            await player.ready
            clicked = loop.create_future()
            player.answered = lambda _, clicked=clicked: clicked.set_result(None)
            player.move()
            await asyncio.wait([clicked, player.failed], return_when="FIRST_COMPLETED")
            players.append(player)
    return players


async def play(
    server: Server, number: int, pace: float, seconds: float
) -> tuple[dict[str, list[float]], float, int]:
    """Let them play: the seconds of each move by kind, how long all took, how many moves."""
    loop = asyncio.get_running_loop()
    players = await seated(server, number)
    times: dict[str, list[float]] = {"Socket": [], "Requests": []}
    begin = time.perf_counter() + SITTING_DOWN
    end = begin + seconds
    resting = asyncio.Event()
    playing = number
    places = {player: place for place, player in enumerate(players)}
    last = begin

    def next_move(player: Player) -> None:
        nonlocal playing
        player.due = begin + ((player.moves - 1) * number + places[player]) / pace
        if player.due >= end:
            playing -= 1
            if not playing:
                resting.set()
        elif (wait := player.due - time.perf_counter()) > 0:
            loop.call_later(wait, player.move)
        else:
            player.move()

    def answered(player: Player) -> None:
        nonlocal last
        last = time.perf_counter()
        times[type(player).__name__].append(last - player.due)
        next_move(player)

    gc.collect()
    gc.freeze()  # pauses of the players would be counted as the server's
    for player in players:
        player.answered = answered
        next_move(player)
    failing = asyncio.wait([player.failed for player in players], return_when="FIRST_COMPLETED")
    waiting = [asyncio.ensure_future(failing), asyncio.ensure_future(resting.wait())]
    await asyncio.wait(waiting, timeout=4 * seconds + 30, return_when="FIRST_COMPLETED")
    wrong = [player.failed.result() for player in players if player.failed.done()]
    if wrong or playing:
        sys.exit(wrong[0] if wrong else f"{playing} players were not answered")
    for task in waiting:
        task.cancel()
    return times, last - begin, sum(player.moves for player in players)


def stored(folder: Path) -> int:
    """How many moves are in the database, as another process reads it."""
    (file,) = folder.glob("*.db")
    with sqlite3.connect(file) as connection:
        return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])


def fill(folder: Path, events: int) -> None:
    """Put events of older games into a new database, a hundred to a game."""
    seed = bytes(32)
    with Store(f"sqlite:///{folder}/qmines.db") as store:
        model = store.add(Header(make_setup("expert"), commitment_to(seed)), seed)
    with closing(sqlite3.connect(folder / "qmines.db")) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(games)")]
        others = ", ".join(columns[1:])  # than the name, which comes first
        numbers = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n LIMIT ?)"
        database.execute(
            f"{numbers} INSERT INTO games (id, {others}) "
            f"SELECT lower(hex(randomblob(6))), {others} FROM games, n WHERE id = ?",
            (events // 100, model),
        )
        database.execute(
            f"{numbers} INSERT INTO events (game, sequence, key, event, at, time, hash) "
            "SELECT id, i, hex(randomblob(8)), 'flag 1 1', i, i, hex(randomblob(32)) FROM games, n",
            (100,),
        )
        database.execute("UPDATE games SET events = 100")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    os.sync()  # the disk is not to be busy with it any more


def share(times: list[float], part: float) -> float:
    """The time, in milliseconds, within which this part of the moves was answered."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=1100.0)
    parser.add_argument("--players", type=int, default=128)
    parser.add_argument("--slack", type=float, default=1.0, help="for a machine with other work")
    parser.add_argument("--stored", type=int, default=0, help="events of older games")
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if given.stored:
            fill(folder, given.stored)
        older = stored(folder) if given.stored else 0
        with Server(folder, fault=given.fault) as server:
            time.sleep(2)  # the solvers load
            before = _cpu(server.process.pid), time.process_time()
            found = uvloop.run(play(server, given.players, given.pace, given.seconds))
            cpu = _cpu(server.process.pid) - before[0], time.process_time() - before[1]
            groups = server.metric("qmines_commits_total")
        times, taken, moves = found
        kept = stored(folder) - older
    both = [each for kind in times.values() for each in kind]
    for kind, each in {**times, "all": both}.items():
        print(
            f"{kind:9} {len(each):7,} moves, ms: median {share(each, 0.5):.1f}, "
            f"90% {share(each, 0.9):.1f}, 99% {share(each, 0.99):.1f}, most {share(each, 1):.1f}"
        )
    rate, late = len(both) / taken, share(both, 0.99)
    print(
        f"{rate:,.0f} durable moves a second of {given.players} players, {late:.1f} ms at 99%; "
        f"{moves / groups:.1f} moves a commit; processor: server {cpu[0]:.1f} s, "
        f"players {cpu[1]:.1f} s of {taken:.1f} s"
    )
    wrong = [f"{moves - kept} acknowledged moves are not in the database"] if kept != moves else []
    least = min(RATE, 0.9 * given.pace)
    if rate < least:
        wrong.append(f"fewer than {least:,.0f} moves a second")
    if late > 1000 * given.slack * WITHIN:
        wrong.append(f"more than {1000 * given.slack * WITHIN:.0f} ms at 99%")
    sys.exit("; ".join(wrong) if wrong else 0)


def _cpu(process: int) -> float:
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


if __name__ == "__main__":
    main()
