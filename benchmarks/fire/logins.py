"""One IPv6 /48 sends wrong passwords from 2,000 of its /64s while others log in.

    python benchmarks/fire/logins.py [--logins 20] [--connections 256] [--fault narrow]

The server trusts a proxy on this machine, which this script poses as. Each request of the attack
comes from the next /64, with a name that nobody has. The others have an IPv4 address and an account
each, and log in one after the other.

Figure: nine of ten correct logins succeed within three seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from beside import counted
from served import Server

if TYPE_CHECKING:
    from collections.abc import MutableMapping

PASSWORD = "correct zebra staple"
SECONDS, SHARE = 3.0, 0.9
PAUSE = 0.3  # seconds between two logins


async def attack(
    address: str, given: argparse.Namespace, answers: MutableMapping[str, int]
) -> None:
    """Send wrong passwords forever."""
    host, numbers = address.removeprefix("http://"), count()
    name, port = host.split(":")

    async def guess() -> None:
        reader, writer = await asyncio.open_connection(name, int(port))
        while True:
            number = next(numbers)
            body = json.dumps({"name": f"name{number}", "password": "a wrong guess"}).encode()
            writer.write(
                f"POST /api/login HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
                f"X-Forwarded-For: 2001:db8:1:{number % given.networks:x}::1\r\n"
                "Content-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n".encode()
                + body
            )
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n", 1)[0])
            await reader.readexactly(length)
            answers[head[9:12].decode()] += 1
            if number == given.connections:
                print("ready", flush=True)

    await asyncio.gather(*(guess() for _ in range(given.connections)))


def log_in(address: str, number: int) -> tuple[int, float]:
    """Log in as one of the others, from their own address: the status and the seconds."""
    begun = time.perf_counter()
    answer = _post(address, "login", number)
    return answer.status_code, time.perf_counter() - begun


def _post(address: str, what: str, number: int) -> httpx.Response:
    return httpx.post(
        f"{address}/api/{what}",
        json={"name": f"player{number}", "password": PASSWORD},
        headers={"Origin": address, "X-Forwarded-For": f"10.0.0.{number}"},
        trust_env=False,
        verify=False,
        timeout=120,
    )


def measure(given: argparse.Namespace) -> list[str]:
    """Log in with and without the attack; in words, which goals were missed."""
    command = ["nice", "-n", str(given.nice), sys.executable, __file__, *sys.argv[1:], "--attack"]
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "serve", "--log", "none", fault=given.fault) as server,
    ):
        address = server.address
        for number in range(given.logins):
            _post(address, "signup", number)
        alone = [log_in(address, number) for number in range(given.logins)]
        with subprocess.Popen([*command, address], stdout=subprocess.PIPE, text=True) as attacker:
            attacker.stdout.readline()
            beside = []
            for number in range(given.logins):
                beside.append(log_in(address, number))
                time.sleep(PAUSE)
            attacker.terminate()  # makes it print what it has counted
            told = json.loads(attacker.stdout.readline() or "{}")
            attacker.kill()
    good = [status == 200 and seconds <= given.slack * SECONDS for status, seconds in beside]
    usual, then = (statistics.median(each for _, each in some) for some in (alone, beside))
    answered = ", ".join(f"{number:,} × {status}" for status, number in sorted(told.items()))
    print(f"guesses: {answered}")
    print(f"logins: {dict(Counter(status for status, _ in beside))}, {sum(good)} in time")
    print(
        f"they took {1000 * then:.0f} ms at the median and {1000 * max(beside, key=_time)[1]:.0f} "
        f"ms at most, {then / usual:.1f} times as long as before the attack"
    )
    wrong = [] if told else ["the attack failed"]
    if sum(good) < SHARE * given.logins:
        wrong.append(f"fewer than 9 of 10 logins succeed within {SECONDS:g} s")
    return wrong


def _time(login: tuple[int, float]) -> float:
    return login[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--logins", type=int, default=20, help="of how many others")
    parser.add_argument("--connections", type=int, default=256, help="that guess")
    parser.add_argument("--networks", type=int, default=2000, help="/64s that guess")
    parser.add_argument("--nice", type=int, default=19, help="priority of the attack")
    parser.add_argument("--slack", type=float, default=1.0, help="times as slow is good enough")
    parser.add_argument("--fault", default="", help="one of those in faulty.py, planted in it")
    parser.add_argument("--attack", metavar="ADDRESS", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        with counted() as answers:
            asyncio.run(attack(given.attack, given, answers))
    sys.exit("; ".join(measure(given)) or 0)


if __name__ == "__main__":
    main()
