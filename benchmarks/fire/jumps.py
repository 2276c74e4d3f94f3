"""The time of day jumps while a server runs: forward, back, by seconds and by days.

    python benchmarks/fire/jumps.py [--jumps 12] [--fault backwards]

Two servers on one database are started with a time of day that can be set from here. Between the
moves of a game it jumps by up to three days, either way, and in the middle back to 1970 and, for
half a minute, a year forward. The times of games are those of a clock that does not.

Figure: every move is answered within two seconds; the game's time never runs backwards and agrees
with ours to half a second; it is the same in the list of games and in a replay of what is stored;
whoever was logged in stays so; a game that is read anew after the clock was set back is there.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

SECONDS_A_DAY = 86_400
AGREES = 500  # ms
WITHIN = 2.0  # seconds
A_YEAR_LASTS = 30.0  # seconds: twice as long as until a server looks what day it is
VARIABLE = "QMINES_TEST_CLOCK"


def set_up() -> None:
    """In the server: the time of day is what it is, and what a file says more."""
    file, real = os.environ[VARIABLE], time.time_ns

    def time_ns() -> int:
        return real() + int(float(Path(file).read_text("ascii")) * 1e9)

    time.time_ns = time_ns
    time.time = lambda: time_ns() / 1e9


def played(address: str, other: str, clock: Path, jumps: int) -> list[str]:
    """What is wrong with the times of a game."""
    found: list[str] = []
    dice = random.Random(3)
    client = httpx.Client(
        base_url=address, headers={"Origin": address}, trust_env=False, verify=False, timeout=60
    )

    def asked(method: str, path: str, **body: Any) -> Any:
        start = time.monotonic()
        answer = client.request(method, path, json=body or None)
        if time.monotonic() - start > WITHIN:
            found.append(f"{method} {path} took {time.monotonic() - start:.1f} s")
        if not answer.is_success:
            found.append(f"{method} {path}: {answer.status_code} {answer.text[:100]}")
        return answer.json()

    account = {"name": "jumper", "password": "correct zebra staple"}
    for what in ("signup", "login"):
        client.post(f"/api/{what}", json=account)
    daily = asked("POST", "/api/daily", level="beginner")["id"]
    game = asked("POST", "/api/games", level="beginner")["id"]
    path = f"/api/games/{game}"
    begin, last, sequence = time.monotonic(), 0, 0
    for number in range(jumps + 1):
        event = f"flag {number % 9} 0" if number else "open 4 4"
        told = asked("POST", f"{path}/moves", expect=sequence, key=f"k{number}", event=event)
        if number == 0:
            begin = time.monotonic()
        if "delta" not in told:
            break
        sequence, counted = told["delta"]["sequence"], told["delta"]["milliseconds"]
        ours = 1000 * (time.monotonic() - begin)
        if counted < last:
            found.append(f"time ran backwards, from {last} to {counted} ms")
        if abs(counted - ours) > AGREES:
            found.append(f"the game says {counted} ms, our clock {ours:.0f}")
        last = counted
        fresh = asked("POST", "/api/games", level="beginner")["id"]
        jump = dice.choice((1, 60, 3600, 3 * SECONDS_A_DAY)) * dice.choice((-1, 1))
        if number == jumps // 2:
            jump = from_next_year(clock)
        clock.write_text(str(jump), "ascii")
        time.sleep(0.1)
        asked("GET", path)
        asked("GET", f"{other}/api/games/{fresh}")  # which has to read it, and never saw it before
    end = asked("POST", f"{path}/moves", expect=sequence, key="end", event="resign")
    final = end.get("delta", {}).get("milliseconds")
    (row,) = [each for each in asked("GET", "/api/games")["games"] if each["id"] == game]
    if row["milliseconds"] != final:
        found.append(f"the list says {row['milliseconds']} ms, the game {final}")
    if asked("GET", "/api/me")["account"] is None:
        found.append("who was logged in is not any more")
    if httpx.get(f"{address}/api/games/{daily}", trust_env=False, verify=False).is_success:
        found.append("strangers see a daily board before its day is over")
    stored = asked("GET", f"{path}/file")["events"]
    if [each[0] for each in stored] != sorted(each[0] for each in stored):
        found.append("the stored times are not in order")
    return found


def from_next_year(clock: Path) -> float:
    """Jump a year forward for a while; returns the jump back to 1970."""
    clock.write_text(str(366 * SECONDS_A_DAY), "ascii")
    time.sleep(A_YEAR_LASTS)
    return SECONDS_A_DAY - time.time()


def main() -> None:
    if VARIABLE in os.environ and len(sys.argv) > 1 and sys.argv[1] == "serve-with-jumps":
        set_up()
        from faulty import FAULTS  # noqa: PLC0415
        from qmines.cli import main as qmines  # noqa: PLC0415

        if sys.argv[2] != "none":
            FAULTS[sys.argv[2]]()
        qmines(sys.argv[3:])
        return
    from served import Server  # noqa: PLC0415

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jumps", type=int, default=12)
    parser.add_argument("--fault", default="none")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        clock = Path(name) / "clock"
        clock.write_text("0", "ascii")
        program = [__file__, "serve-with-jumps", given.fault]
        environment = {VARIABLE: str(clock)}
        with ExitStack() as stack:
            one, two = (
                stack.enter_context(
                    Server(Path(name) / "data", program=program, environment=environment)
                )
                for _ in range(2)
            )
            found = played(one.address, two.address, clock, given.jumps)
    print(f"{given.jumps} jumps of the clock, {len(found)} findings")
    sys.exit("\n".join(found) if found else 0)


if __name__ == "__main__":
    main()
