"""What a move made in another process costs a process in which somebody watches the game.

    python benchmarks/watching.py [--moves 200] [--sizes 400 4000 40000]

A Classic Expert game grows by flags that go on and off. At each size somebody else's moves are
stored one by one, and it is timed how long the watching process takes to read the missing event,
apply it and put what changed into the watcher's queue; beside it, what the mover's own process
takes for the rules alone.

Goal: the median is at most 0.5 ms, and at 40,000 events at most twice that at 400.
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

from qmines.modes import make_setup
from qmines.store import Players, Store, StoredPlay
from qmines.web.live.game_cache import GameCache
from qmines.web.live.process_events import ProcessEvents
from qmines.web.live.spectators import Spectators

GOAL = 0.5  # ms
FLAT = 2.0
_AT_ONCE = 1000


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


def flags(game: StoredPlay) -> list[tuple[int, int]]:
    """Cells that can be flagged."""
    view = game.view
    return [view.grid.place(i) for i, code in enumerate(view.cells) if code > 8][:50]


async def watched(store: Store, name: str, moves: int) -> tuple[float, float]:
    """The median milliseconds that a move takes the watcher, and the mover's own rules."""
    cache = GameCache(store)
    process_events = ProcessEvents(store)
    spectators, watcher = Spectators(cache, Players(store), process_events), Watcher()
    spectators.join(name, watcher, (await cache.get(name)).view)
    mover = StoredPlay.load(store, name)
    places, watching, moving = flags(mover), [], []
    for number in range(moves):
        row, column = places[number % len(places)]
        event = f"flag {row} {column}"
        snapshot = mover.game.snapshot()
        began = time.perf_counter()
        mover.game.do(event)
        moving.append(time.perf_counter() - began)
        mover.game.restore(snapshot)
        sequence = mover.do(event).sequence
        began = time.perf_counter()
        await spectators.catch_up(name, sequence)
        watching.append(time.perf_counter() - began)
    cache.close()
    process_events.close()
    assert watcher.told == moves, "the watcher was not told of every move"
    return 1000 * statistics.median(watching), 1000 * statistics.median(moving)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--sizes", type=int, nargs="+", default=[400, 4_000, 40_000])
    given = parser.parse_args()
    found = []
    print("| events | watcher, ms | mover's rules, ms |\n|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'watching.db'}")
        game = StoredPlay.new(store, make_setup("expert"), seed=1)
        game.do("open 8 15")
        places = flags(game)
        for size in given.sizes:
            while (count := game.view.sequence) < size:
                more = range(count, min(size, count + _AT_ONCE))
                game.do_all(f"flag {row} {col}" for row, col in (places[i % 50] for i in more))
            watching, moving = asyncio.run(watched(store, game.id, given.moves))
            print(f"| {size:,} | {watching:.3f} | {moving:.3f} |", flush=True)
            found.append(watching)
            game = StoredPlay.load(store, game.id)
        store.close()
    if max(found) > GOAL:
        sys.exit(f"more than {GOAL} ms")
    if found[-1] > FLAT * found[0]:
        sys.exit("not flat")


if __name__ == "__main__":
    main()
