"""Lets assists play many games and counts losses, of which there must be none.

    python tests/play/slow_help.py --games 100000 --workers 2

A loss after the first click means that a move without a guess met a mine.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from play.assisted import play
from qmines.modes import Result

LEVELS = ("beginner", "intermediate", "expert")
KINDS = ("simple", "smart", "deduce")


def one(seed: int) -> tuple[str, str, str, str]:
    """A game of the kind that is this seed's turn."""
    rules = ("classic", "forgiving")[seed % 2]
    level = LEVELS[seed // 2 % 3]
    kind = KINDS[seed // 6 % 3]
    found = play(level, rules, seed, kind, first=(2, 2))
    return rules, level, kind, found.result.value


def main() -> int:
    parser = argparse.ArgumentParser(description="Assists never lose.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    seeds = range(asked.first, asked.first + asked.games)
    results: Counter[tuple[str, str, str, str]] = Counter()
    since = time.monotonic()
    with ProcessPoolExecutor(asked.workers) as pool:
        for done, found in enumerate(pool.map(one, seeds, chunksize=50), 1):
            results[found] += 1
            if done % 5_000 == 0:
                print(f"{done:,} games in {time.monotonic() - since:.0f} s", file=sys.stderr)  # noqa: T201
    for key, count in sorted(results.items()):
        print(f"{' '.join(key):40} {count:>7,}")  # noqa: T201
    lost = sum(count for key, count in results.items() if key[3] == Result.LOST.value)
    print(f"{sum(results.values()):,} games, {lost} lost")  # noqa: T201
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
