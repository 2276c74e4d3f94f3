"""How long it takes to deal the densest boards that a new game without guesses may have.

    python benchmarks/dealing.py [--seeds 8] [--seconds 20] [--beyond 1.0]

For every shape of field, boards with as many mines as ``generate.dealing.most_mines`` allows (times
``--beyond``) are dealt for first cells in the middle, in corners and elsewhere. It tells how many
boards were found and the CPU time of the slowest; whatever takes longer than ``--seconds`` is
given up.

Figure: every board is found, the slowest in about two seconds.
"""

from __future__ import annotations

import argparse
import sys
import threading
import time

from qmines.core.grid import Grid
from qmines.errors import Cancelled
from qmines.generate.dealing import Deal, most_mines
from qmines.solver import Cancel

SHAPES = (
    *((1, n) for n in (25, 100, 10_000)),
    *((2, n) for n in (100, 300, 1000, 10_000, 30_000)),
    *((3, n) for n in (100, 150, 300, 1000, 10_000, 20_000)),
    *((4, n) for n in (125, 150, 300, 1000, 10_000, 16_000)),
    *((5, n) for n in (160, 400, 1000, 10_000, 13_000)),
    *((8, n) for n in (150, 300, 1000, 8000)),
    *((12, n) for n in (125, 300, 1000, 5000)),
    *((20, n) for n in (100, 300, 1000, 3000)),
    *((40, n) for n in (55, 150, 400, 1600)),
    *((n, n) for n in (16, 50, 60, 75, 100, 130, 175, 256)),
)


def firsts(grid: Grid, seed: int) -> int:
    """A first cell: the middle, two corners, and cells in between."""
    middle = (grid.height // 2) * grid.width + grid.width // 2
    return (middle, 0, grid.cells - 1, seed * 7919 % grid.cells)[seed % 4]


def dealt(deal: Deal, seconds: float) -> tuple[str, float]:
    """What became of it, and the CPU time that it took."""
    cancel = Cancel()
    late = threading.Timer(seconds, cancel.set)
    late.start()
    start = time.thread_time()
    try:
        found = "none" if deal.board(cancel) is None else "found"
    except Cancelled:
        found = "late"
    late.cancel()
    return found, time.thread_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--beyond", type=float, default=1.0)
    given = parser.parse_args()
    worst, missing = 0.0, 0
    for width, height in SHAPES:
        grid = Grid(width, height)
        mines = min(int(most_mines(grid) * given.beyond), grid.cells - 1)
        if mines == grid.cells - 1:  # any number will do: the hardest is about two thirds
            mines = int(0.65 * grid.cells)
        results = [
            dealt(Deal(width, height, mines, firsts(grid, seed), seed), given.seconds)
            for seed in range(given.seeds)
        ]
        found = sum(name == "found" for name, _ in results)
        slowest = max(seconds for _, seconds in results)
        worst, missing = max(worst, slowest), missing + given.seeds - found
        print(
            f"{width}×{height}, {mines} mines ({mines / grid.cells:.1%}): "
            f"{found} of {given.seeds} found, {slowest:.2f} s"
        )
    print(f"the slowest took {worst:.2f} s; {missing} boards were not found")
    sys.exit(missing > 0)


if __name__ == "__main__":
    main()
