"""Forgiving, checked at length; the results are recorded in docs/design/fairness.md.

    python tests/modes/slow_forgiving.py moves 1000000
    python tests/modes/slow_forgiving.py boards 4 4 [visible] [strict]
    python tests/modes/slow_forgiving.py redraws 20

``moves`` plays random games on many sizes and checks every move; ``boards`` goes
through every board of a field, every reachable position and every mined cell (every
hidden cell if strict), positions that are turned or mirrored alike once. ``redraws``
opens so many mines on the largest field for each of several densities and patterns of
open cells, and tells how long the longest of these moves took.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from modes.exhaustive import canonical_sets, check_field
from modes.random_moves import Checker
from modes.worlds import World
from qmines.core.events import Event
from qmines.core.levels import Level
from qmines.core.position import HIDDEN
from qmines.core.stream import Stream
from qmines.errors import BudgetExceeded
from qmines.modes import Reason, make_setup
from qmines.modes.forgiving import FORGIVING

SIDE = 256
"""Of the largest square field on a server."""
DENSITIES = (0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.4)
TRIES = 4
"""Opens for each redraw that is wanted, at most."""
STEPS = (0, 2, 3)
"""How far apart the open cells of a lattice are; 0 for an opening alone."""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def moves(count: int) -> None:
    """Random moves, in ten runs with different seeds."""
    for seed in range(10):
        tally = Checker(seed).play(count // 10)
        say(f"seed {seed}: " + ", ".join(f"{n} {name}" for name, n in sorted(tally.items())))


def boards(width: int, height: int, words: list[str]) -> None:
    """All boards of one size, total by total."""
    world = World(width, height)
    options = {"strict": "strict" in words}
    if "visible" in words:
        options["knowledge"] = "visible"
    chosen = canonical_sets(world)
    wanted = [int(word) for word in words if word.isdigit()] or range(world.cells)
    for total in wanted:
        tally = check_field(world, totals=range(total, total + 1), seen_sets=chosen, **options)
        say(f"{width}×{height}, {total} mines: {tally}")


def redraws(count: int) -> None:
    """Moves that meet a mine nobody could know, on the largest field."""
    worst = 0.0
    for step in STEPS:
        for density in DENSITIES:
            times, tally = timed(count, round(SIDE * SIDE * density), step)
            pattern = f"every {step} cells open" if step else "an opening"
            longest = max(times, default=0.0)
            say(f"{density:.0%} mines, {pattern}: {longest:.2f} s at most, {dict(tally)}")
            worst = max(worst, longest)
    say(f"{SIDE}×{SIDE} cells: the longest move took {worst:.2f} s of CPU time")


def timed(count: int, mines: int, step: int) -> tuple[list[float], Counter[str]]:
    """Seconds of CPU time for opens that meet a mine, beside an open cell and far from all.

    After an open that loses, the game goes on as if it had not been made.
    """
    rng, times, tally = random.Random(mines + step), [], Counter()
    setup = make_setup(Level(SIDE, SIDE, mines), "forgiving", notice="end")
    state = started(setup, step, rng.randrange(2**60))
    grid = state.grid
    for _ in range(TRIES * count):
        cells, mask = state.cells, state.mask or b""
        mined = [i for i in range(grid.cells) if mask[i]]
        near = [i for i in mined if any(cells[j] < HIDDEN for j in grid.neighbours(i))]
        cell = rng.choice(near if near and rng.random() < 0.8 else mined)
        begun = time.process_time()
        try:
            after = FORGIVING.apply(state, Event("open", grid.place(cell))).state
        except BudgetExceeded:
            tally["refused"] += 1
        else:
            tally["lost" if after.outcome.over else "redrawn"] += 1
            state = state if after.outcome.over else after
        times.append(time.process_time() - begun)
        if tally["redrawn"] + tally["refused"] == count:
            break
    return times, tally


def started(setup, step: int, seed: int):
    """A game after its first open, and after every cell of a lattice that has no mine."""
    state = FORGIVING.start(setup, Stream(seed))
    state = FORGIVING.apply(state, Event("open", (SIDE // 2, SIDE // 2))).state
    if step:
        mask = state.mask or b""
        wanted = [r * SIDE + c for r in range(0, SIDE, step) for c in range(0, SIDE, step)]
        asked = [i for i in wanted if not mask[i] and state.cells[i] == HIDDEN]
        state = FORGIVING.open(state, asked, Reason.MINE)
    return state


if __name__ == "__main__":
    began = time.perf_counter()
    match sys.argv[1:]:
        case ["moves", count]:
            moves(int(count))
        case ["redraws", count]:
            redraws(int(count))
            sys.exit()
        case ["boards", width, height, *words]:
            boards(int(width), int(height), words)
        case _:
            sys.exit(__doc__)
    say(f"no violation, no unfair loss; {time.perf_counter() - began:.0f} s")
