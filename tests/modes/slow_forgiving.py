"""Forgiving, checked at length; the results are recorded in docs/design/fairness.md.

    python tests/modes/slow_forgiving.py moves 1000000
    python tests/modes/slow_forgiving.py boards 4 4 [visible] [strict]

``moves`` plays random games on many sizes and checks every move; ``boards`` goes
through every board of a field, every reachable position and every mined cell (every
hidden cell if strict), positions that are turned or mirrored alike once.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from modes.exhaustive import canonical_sets, check_field
from modes.random_moves import Checker
from modes.worlds import World


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


if __name__ == "__main__":
    began = time.perf_counter()
    match sys.argv[1:]:
        case ["moves", count]:
            moves(int(count))
        case ["boards", width, height, *words]:
            boards(int(width), int(height), words)
        case _:
            sys.exit(__doc__)
    say(f"no violation, no unfair loss; {time.perf_counter() - began:.0f} s")
