"""One address floods the solvers; another one's hints are answered all the same.

    python benchmarks/fire/flood.py [--seconds 30] [--connections 70] [--slack 1]
                                    [--fault first_come]

From 127.0.0.2 so many connections ask a real server without a pause, half of them for the replay
of a game file that takes as long as any that is accepted, half for the analysis of positions that
nobody can count; they are a process of their own at the lowest priority. From 127.0.0.1 a player
asks for a hint in one new game after the other, and another one moves all the time.

Figure: at least 80 % of the hints are answered within 5 s, and 99 % of the moves within 250 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gzip
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx

from load import share
from mover import Mover
from qmines.modes import Outcome, Reason, Result, make_setup
from qmines.session import Entry, Header, commitment_to
from qmines.session.document import chain_of, write
from qmines.web.solver.pool import MOST_EACH
from served import Server
from starve import HARD

SOURCE = "127.0.0.2"
HINT_WITHIN, LEAST = 5.0, 0.8  # seconds, and the share of hints
MOVE_WITHIN = 250.0  # ms
PAUSE = 0.25  # seconds until somebody who was refused asks again
BETWEEN = 0.5  # seconds between two hints
LEVEL = "190x190x400"


def expensive(number: int) -> dict[str, str]:
    """A small file of a game that takes long to replay: one click measures nearly all its cells."""
    seed = bytes([number]) * 32
    header = Header(make_setup(LEVEL, "entangled"), commitment_to(seed))
    entries = [Entry(0, "open-z 95 95"), Entry(1, "resign")]
    data = write(
        header,
        entries,
        seed=seed,
        chain=chain_of(header, entries),
        outcome=Outcome(Result.LOST, Reason.RESIGNED),
        measures=_None(),
    )
    return {"data": base64.b64encode(gzip.compress(data)).decode(), "name": "game.qmines"}


class _None:
    """Measures, which nobody looks at in an upload."""

    def document(self) -> dict[str, str]:
        """Nothing."""
        return {}


async def flood(address: str, connections: int) -> None:
    """Ask for ever."""
    answers: Counter[int] = Counter()
    uploads = [expensive(number) for number in range(4)]
    print("ready", flush=True)
    transport = httpx.AsyncHTTPTransport(
        local_address=SOURCE, limits=httpx.Limits(max_connections=connections)
    )
    async with httpx.AsyncClient(
        base_url=address, headers={"Origin": address}, transport=transport, timeout=120
    ) as client:

        async def bother(number: int) -> None:
            path, bodies = ("/api/replay", uploads) if number % 2 else ("/api/analyse", [HARD])
            while True:
                for body in bodies:
                    with suppress(httpx.TransportError):
                        answer = await client.post(path, json=body)
                        answers[answer.status_code] += 1
                        if answer.status_code == 429:
                            await asyncio.sleep(PAUSE)

        bothers = [asyncio.create_task(bother(number)) for number in range(connections)]
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        for each in bothers:
            each.cancel()
    print(", ".join(f"{count} × {status}" for status, count in sorted(answers.items())))


def hints(server: Server, seconds: float, patience: float) -> list[float]:
    """How long each hint took; without end if it was refused, or took longer than patience."""
    times: list[float] = []
    end = time.monotonic() + seconds
    with httpx.Client(
        base_url=server.address, headers={"Origin": server.address}, trust_env=False, timeout=60
    ) as client:
        while time.monotonic() < end:
            game = client.post("/api/games", json={"level": "expert"}).json()["id"]
            opened = {"expect": 0, "key": "k", "event": "open 8 15"}
            assert client.post(f"/api/games/{game}/moves", json=opened).is_success
            start = time.monotonic()
            asked = {"expect": 1, "strength": "why"}
            times.append(float("inf"))
            with suppress(httpx.TimeoutException):
                answer = client.post(f"/api/games/{game}/hint", json=asked, timeout=patience)
                if answer.status_code == 200:
                    times[-1] = time.monotonic() - start
                time.sleep(BETWEEN)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--connections", type=int, default=70)
    parser.add_argument("--slack", type=float, default=1.0, help="for a machine with other work")
    parser.add_argument("--fault", default="")
    parser.add_argument("--flood", default="", metavar="ADDRESS", help="only flood that server")
    given = parser.parse_args()
    if given.flood:
        os.nice(19)
        asyncio.run(flood(given.flood, given.connections))
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "serve", "--log", "none", fault=given.fault) as server,
    ):
        command = [sys.executable, __file__, "--flood", server.address]
        command += ["--connections", str(given.connections)]
        attack = subprocess.Popen(command, stdin=-1, stdout=-1, text=True)
        assert attack.stdout.readline() == "ready\n"
        while server.metric("qmines_solvers_waiting") < min(MOST_EACH, given.connections // 2):
            time.sleep(0.1)
        time.sleep(1)
        waiting = server.metric("qmines_solvers_waiting")
        with Mover(server) as mover:
            times = hints(server, given.seconds, given.slack * HINT_WITHIN)
        told, _ = attack.communicate("stop", timeout=60)
    if mover.failed:
        sys.exit(mover.failed)
    answered = sum(took < float("inf") for took in times) / len(times)
    late = share(mover.times, 0.99)
    print(f"flood of {given.connections} connections: {waiting:.0f} waiting; {told.strip()}")
    print(
        f"{answered:.0%} of {len(times)} hints answered within {HINT_WITHIN:g} s, the median after "
        f"{share(times, 0.5):.0f} ms; {len(mover.times):,} moves, ms: median "
        f"{share(mover.times, 0.5):.1f}, 99 % {late:.1f}, worst {share(mover.times, 1):.0f}"
    )
    wrong = [f"only {answered:.0%} of the hints"] if answered < LEAST else []
    wrong += [f"more than {MOVE_WITHIN:g} ms"] if late > given.slack * MOVE_WITHIN else []
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
