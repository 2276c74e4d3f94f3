"""What a move made in another process costs a process in which somebody watches the game.

    python benchmarks/watching.py [--moves 200] [--sizes 400 4000 40000]

A Classic Expert game grows by flags that go on and off. At each size somebody else's moves are
stored one by one, and it is timed how long the watching process takes to read the missing event,
apply it and put what changed into the watcher's queue; beside it, what the mover's own process
takes for the rules alone, and for the whole move with its commit. Then the same for games of the
other rule sets in which something is hidden, with 400 marks.

Goal: for Classic the median is at most 0.5 ms, and at 40,000 events at most twice that at 400; for
the others it is at most the mover's own.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from qmines.modes import MODES, make_setup
from qmines.store import Players, Store, StoredPlay
from qmines.web.live.game_cache import GameCache
from qmines.web.live.process_events import ProcessEvents
from qmines.web.live.spectators import Spectators

GOAL = 0.5  # ms
FLAT = 2.0
_AT_ONCE = 1000
_FEW = 400  # events of the other rule sets' games


class Watcher:
    """An open socket that only counts what it is told."""

    session = None
    plays = False

    def __init__(self) -> None:
        self.told = 0

    def send(self, document: dict[str, Any]) -> None:
        """Count what is told of the game."""
        self.told += document["type"] == "delta"

    def end(self, code: int) -> None:
        """Nobody ends it."""


def marks(game: StoredPlay) -> list[str]:
    """Fifty marks, which can be put and taken away again and again."""
    view, descriptor = game.view, MODES[game.game.setup.rules].descriptor
    verb = descriptor.verb("flag") or descriptor.verb("mark")
    hidden = [i for i, code in enumerate(view.cells) if code > 8]
    places = [view.grid.place(i) for i in hidden[:50]]
    return [f"{verb} {row} {column}" for row, column in places] * (50 // len(places))


def grow(game: StoredPlay, size: int) -> None:
    """Let a game have so many events."""
    events = marks(game)
    while (count := game.view.sequence) < size:
        more = range(count, min(size, count + _AT_ONCE))
        game.do_all(events[i % len(events)] for i in more)


async def watched(store: Store, name: str, moves: int) -> tuple[float, float, float]:
    """The median milliseconds that a move takes the watcher, the mover's rules and the mover."""
    cache = GameCache(store)
    process_events = ProcessEvents(store)
    spectators, watcher = Spectators(cache, Players(store), process_events), Watcher()
    spectators.join(name, watcher, (await cache.get(name)).view)
    mover = StoredPlay.load(store, name)
    events, watching, ruling, moving = marks(mover), [], [], []
    for number in range(moves):
        event = events[number % len(events)]
        snapshot = mover.game.snapshot()
        began = time.perf_counter()
        mover.game.do(event)
        ruling.append(time.perf_counter() - began)
        mover.game.restore(snapshot)
        began = time.perf_counter()
        sequence = mover.do(event).sequence
        moving.append(time.perf_counter() - began)
        began = time.perf_counter()
        await spectators.catch_up(name, sequence)
        watching.append(time.perf_counter() - began)
    cache.close()
    process_events.close()
    assert watcher.told == moves, "the watcher was not told of every move"
    medians = [1000 * statistics.median(each) for each in (watching, ruling, moving)]
    return medians[0], medians[1], medians[2]


def show(rules: str, events: int, *medians: float) -> None:
    """A row of the table."""
    told = " | ".join(f"{each:.3f}" for each in medians)
    print(f"| {rules} | {events:,} | {told} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--sizes", type=int, nargs="+", default=[400, 4_000, 40_000])
    given = parser.parse_args()
    found, slow = [], []
    print("| rules | events | watcher, ms | mover's rules, ms | mover, ms |")
    print("|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'watching.db'}")
        game = StoredPlay.new(store, make_setup("expert"), seed=1)
        game.do("open 8 15")
        for size in given.sizes:
            grow(game, size)
            watching, *moving = asyncio.run(watched(store, game.id, given.moves))
            show("classic", size, watching, *moving)
            found.append(watching)
            game = StoredPlay.load(store, game.id)
        for rules, mode in MODES.items():
            if rules == "classic" or not mode.descriptor.display.analysable:
                continue
            game = StoredPlay.new(store, make_setup(mode.descriptor.level, rules), seed=1)
            grow(game, _FEW)
            watching, *moving = asyncio.run(watched(store, game.id, given.moves))
            show(rules, _FEW, watching, *moving)
            slow += [rules] if watching > moving[-1] else []
        store.close()
    if slow:
        sys.exit(f"more than the mover's own cost: {', '.join(slow)}")
    if max(found) > GOAL:
        sys.exit(f"more than {GOAL} ms")
    if found[-1] > FLAT * found[0]:
        sys.exit("not flat")


if __name__ == "__main__":
    main()
