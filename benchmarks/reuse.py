"""What is gained by not counting a component again: move by move, and at the very most.

    python benchmarks/reuse.py [--games 60]

Plays Expert games and times three analyses of every position, called from Python:
afresh; tracked from the position before (``Tracker``); and once more by the same
tracker, when every component is known already. The last is what a cache over
components could gain at the most, even one that recognised every component
anywhere, turned or mirrored, at no cost.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import TYPE_CHECKING

from _common import games
from qmines import _kernel

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH, HEIGHT, MINES = games.EXPERT


def timed(analyse: Callable[..., _kernel.Answer], view: list[int]) -> tuple[float, _kernel.Answer]:
    cells = bytes(view)
    start = time.perf_counter()
    answer = analyse(cells, WIDTH, HEIGHT, MINES)
    return time.perf_counter() - start, answer


def main() -> None:
    parser = argparse.ArgumentParser(description="What is gained by not counting again.")
    parser.add_argument("--games", type=int, default=60)
    count = parser.parse_args().games
    rng = random.Random(5)
    near = games.neighbourhood(WIDTH, HEIGHT)
    start = 3 * WIDTH + 3
    times: dict[str, list[float]] = {"afresh": [], "tracked": [], "all known": []}
    for _ in range(count):
        mask = games.random_mask(rng, WIDTH, HEIGHT, MINES, (start, *near[start]))
        values = games.clue_values(mask, WIDTH, HEIGHT)
        view = [games.HIDDEN] * len(mask)
        tracker = _kernel.Tracker()
        cell = start
        while not mask[cell]:
            games.flood(view, values, cell, WIDTH, HEIGHT)
            seconds, answer = timed(_kernel.analyse, view)
            times["afresh"].append(seconds)
            times["tracked"].append(timed(tracker.analyse, view)[0])
            times["all known"].append(timed(tracker.analyse, view)[0])
            chance = answer.mine_probability.ravel()
            hidden = [i for i, code in enumerate(view) if code == games.HIDDEN]
            if len(hidden) == MINES:
                break
            cell = min(hidden, key=lambda i: float(chance[i]))
    total = sum(times["afresh"])
    print(f"{len(times['afresh']):,} positions of {count} Expert games")
    for name, values in times.items():
        print(
            f"{name:10} median {statistics.median(values) * 1e6:6.1f} µs, "
            f"mean {statistics.fmean(values) * 1e6:6.1f} µs, {total / sum(values):.2f} × as fast"
        )


if __name__ == "__main__":
    main()
