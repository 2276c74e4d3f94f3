"""L2: an attacker who tries to find the boards of games by trying out seeds.

    python benchmarks/fire/guess.py [--keys 1048576] [--games 200] [--fault NAME]

All that it is told is what any player is: names of games, commitments (a seed that is tried is
right if its SHA-256 is one of them), when they were made, the first views, and the seeds of games
that have ended. It tries whatever a careless server might draw seeds from: counters, the time,
process numbers, names, Python's Mersenne twister under all of these, and the twister's state put
together from the seeds of ended games. Figure: 0 recoveries. With a fault planted it must find
seeds, and with them the mines of a game that goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import random
import sys
import tempfile
import time
import types
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from qmines.modes import make_setup
from qmines.session import Game
from qmines.web.routes import games as module
from web.asgi import ask, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SIZE = 32
LEVEL = "9x9x10"
TWISTER_WORDS = 624
SPREAD = 3  # milliseconds around a request in which its seed may have been drawn


class Seen(NamedTuple):
    """What a player is told of a game that goes on, and when they asked for it."""

    name: str
    commitment: str
    before: int
    after: int  # nanoseconds of the clock
    view: dict[str, Any]


class Told(NamedTuple):
    """All that there is to work with."""

    ended: list[bytes]
    """The seeds of games that have ended, in the order in which they were made."""
    going: list[Seen]
    pid: int


async def watched(database: str, ended: int, going: int) -> Told:
    """Play at a server, as anybody can."""
    async with running(database, solvers=1) as app:
        _, token = app.state.site.players.guest("test")
        cookie = f"qmines={token}"

        async def asked(path: str, body: object) -> dict[str, Any]:
            status, _, text = await ask(app, "POST", path, body, cookie)
            if status not in {200, 201}:
                raise RuntimeError(text.decode())
            return json.loads(text)

        seeds, games = [], []
        for number in range(ended + going):
            before = time.time_ns()
            made = await asked("/api/games", {"level": LEVEL})
            after = time.time_ns()
            event = "resign" if number < ended else "open 4 4"
            body = {"expect": 0, "key": "k", "event": event}
            await asked(f"/api/games/{made['id']}/moves", body)
            _, _, text = await ask(app, "GET", f"/api/games/{made['id']}", None, cookie)
            told = json.loads(text)
            if number < ended:
                seeds.append(bytes.fromhex(told["seed"]))
            else:
                games.append(Seen(made["id"], made["commitment"], before, after, told["view"]))
        return Told(seeds, games, os.getpid())


# What a seed might be made of


def _hashes(text: bytes) -> Iterator[bytes]:
    yield hashlib.sha256(text).digest()
    yield hashlib.blake2b(text, digest_size=SIZE).digest()
    yield hashlib.md5(text).hexdigest().encode()


def _plainly(number: int) -> Iterator[bytes]:
    yield number.to_bytes(SIZE, "big")
    yield number.to_bytes(SIZE, "little")
    yield hashlib.sha256(str(number).encode()).digest()
    yield hashlib.sha256(number.to_bytes(8, "big")).digest()


def _of_number(number: int) -> Iterator[bytes]:
    """The seeds that somebody might make of a number that can be guessed."""
    yield from _plainly(number)
    drawn = random.Random(number).getrandbits(8 * SIZE)
    yield drawn.to_bytes(SIZE, "little")  # as randbytes does
    yield drawn.to_bytes(SIZE, "big")


def counters(told: Told, keys: int) -> Iterator[bytes]:  # noqa: ARG001
    """Small numbers, and those near to the process's own."""
    for number in range(keys):
        yield from _of_number(number)


def clocks(told: Told, keys: int) -> Iterator[bytes]:
    """The time of each game, in seconds to microseconds; in nanoseconds as far as that goes."""
    seen_seconds = set()
    for seen in told.going:
        first, last = seen.before // 10**6 - SPREAD, seen.after // 10**6 + SPREAD
        seconds = set(range(first // 1000 - 1, last // 1000 + 2)) - seen_seconds
        seen_seconds |= seconds
        for number in (*seconds, *(s ^ told.pid for s in seconds), *range(first, last + 1)):
            yield from _of_number(number)
        for number in range(seen.before // 1000, seen.after // 1000 + 1):
            yield from _plainly(number)
    share = keys // max(1, len(told.going))
    for seen in told.going:
        for number in range(seen.before, min(seen.after, seen.before + share)):
            yield hashlib.sha256(str(number).encode()).digest()


def names(told: Told, keys: int) -> Iterator[bytes]:  # noqa: ARG001
    """Whatever else is known: names of games, alone and with numbers."""
    for number, seen in enumerate(told.going):
        for salt in ("", "seed", "board", "qmines", str(told.pid), str(number), LEVEL):
            for text in (seen.name + salt, salt + seen.name, f"{salt}:{seen.name}"):
                yield from _hashes(text.encode())


def followers(told: Told, keys: int) -> Iterator[bytes]:
    """What comes after the seeds that are known."""
    for order in ("little", "big"):
        yield from _after_twister([int.from_bytes(s, order) for s in told.ended], keys, order)
    numbers = [int.from_bytes(seed, "big") for seed in told.ended]
    steps = {after - before for before, after in pairwise(numbers)}
    for last, seed in zip(numbers[-1:], told.ended[-1:], strict=True):
        link = seed
        for number in range(1, min(keys, 4096)):
            for step in steps if len(steps) == 1 else ():
                yield ((last + number * step) % (1 << 8 * SIZE)).to_bytes(SIZE, "big")
            link = hashlib.sha256(link).digest()
            yield link
            yield hashlib.sha256(seed + str(number).encode()).digest()


def _untempered(word: int) -> int:
    """The word of the twister's state that this output was made of."""
    word ^= word >> 18
    word ^= (word << 15) & 0xEFC60000
    found = word
    for _ in range(5):
        found = word ^ ((found << 7) & 0x9D2C5680)
    word = found
    for _ in range(3):
        found = word ^ (found >> 11)
    return found & 0xFFFFFFFF


def _after_twister(numbers: list[int], keys: int, order: str) -> Iterator[bytes]:
    words = [number >> 32 * i & 0xFFFFFFFF for number in numbers for i in range(SIZE // 4)]
    if len(words) < TWISTER_WORDS:
        return
    state = [_untempered(word) for word in words[-TWISTER_WORDS:]]
    clone = random.Random()
    clone.setstate((3, (*state, TWISTER_WORDS), None))
    for _ in range(min(keys, 4096)):
        yield clone.getrandbits(8 * SIZE).to_bytes(SIZE, order)


ATTACKS = (followers, names, clocks, counters)


def recovered(told: Told, keys: int) -> tuple[int, dict[str, tuple[str, bytes]]]:
    """How many seeds were tried, and by commitment which attack found which."""
    wanted = {seen.commitment for seen in told.going}
    found: dict[str, tuple[str, bytes]] = {}
    tried = 0
    for attack in ATTACKS:
        for seed in attack(told, keys):
            tried += 1
            digest = hashlib.sha256(seed).hexdigest()
            if digest in wanted:
                found.setdefault(digest, (attack.__name__, seed))
    return tried, found


def mines_of(seen: Seen, seed: bytes) -> set[int]:
    """Where the mines of a game are, for whoever has its seed; checked against its view."""
    game = Game(make_setup(LEVEL, "classic"), seed=seed)
    game.open(4, 4)
    if game.view.document()["boards"] != seen.view["boards"]:
        raise RuntimeError("the seed is right, but the view is not")
    mask = game.resign().mines.mask
    return {index for index, mined in enumerate(mask) if mined}


# Mistakes that a server might make


_counted = iter(range(10**9))


FAULTS: dict[str, Callable[[int], bytes]] = {
    "twister": random.randbytes,  # seeded as well as can be: its state gives it away
    "seconds": lambda size: random.Random(int(time.time())).randbytes(size),
    "milliseconds": lambda size: (time.time_ns() // 10**6).to_bytes(size, "big"),
    "microseconds": lambda _: hashlib.sha256(str(time.time_ns() // 1000).encode()).digest(),
    "counter": lambda size: random.Random(next(_counted)).randbytes(size),
    "pid": lambda size: random.Random(int(time.time()) ^ os.getpid()).randbytes(size),
    "short": lambda size: os.urandom(2).rjust(size, b"\0"),
}


@contextmanager
def planted(fault: str) -> Iterator[None]:
    """A server that draws its seeds so; nothing of this is in the package."""
    real = module.secrets
    if fault:
        module.secrets = types.SimpleNamespace(token_bytes=FAULTS[fault])
    try:
        yield
    finally:
        module.secrets = real


def attack(fault: str, keys: int, games: int) -> tuple[Told, int, dict[str, tuple[str, bytes]]]:
    """Watch a server, then try."""
    with tempfile.TemporaryDirectory() as folder, planted(fault):
        ended = TWISTER_WORDS * 4 // SIZE if fault in {"", "twister"} else 2
        told = asyncio.run(watched(f"sqlite:///{folder}/g.db", ended, games))
    return told, *recovered(told, keys)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keys", type=int, default=1 << 20)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--fault", default="", choices=["", *FAULTS])
    options = parser.parse_args()
    start = time.monotonic()
    told, tried, found = attack(options.fault, options.keys, options.games)
    if len({seen.commitment for seen in told.going}) < len(told.going):
        print("two games have the same seed")
        found.setdefault("twice", ("twice", b""))
    by_attack = sorted({name for name, _ in found.values()})
    print(
        f"{len(told.going)} games, {tried:,} seeds tried on each: {len(found)} recovered"
        f"{' by ' + ', '.join(by_attack) if found else ''}, {time.monotonic() - start:.0f} s"
    )
    for seen in told.going[:1]:
        if seen.commitment in found:
            print(f"mines of {seen.name}: {sorted(mines_of(seen, found[seen.commitment][1]))}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
