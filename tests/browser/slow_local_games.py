# ruff: noqa: T201  # its figures are its purpose
"""Many random games, by the rules in Python and by the kernel in the page.

    python tests/browser/slow_local_games.py [--games 100000] [--seed 21] [--processes N]

Compares every event, view, refusal, measure, verdict and hash, and verifies every game file. Ends
with 1 at the first difference. Takes about eight minutes on two idle cores.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.local_games import differing, in_the_page, random_game

BLOCK = 500


def block(seed: str) -> Counter[str]:
    """Play and compare some games: what happened in them, and how often."""
    rng = random.Random(seed)
    games = [random_game(rng) for _ in range(BLOCK)]
    found: Counter[str] = Counter()
    for played, here in zip(games, in_the_page(games), strict=True):
        problems = differing(played, here)
        if problems:
            raise AssertionError(f"{seed}: {played.document} {played.events}: {problems}")
        outcome = played.game.outcome
        found["games"] += 1
        found["events"] += len(played.events)
        found[
            f"{played.document['rules']}: {outcome.reason if outcome.over else 'unfinished'}"
        ] += 1
        found["no-guess"] += bool(played.document["options"].get("no_guess"))
        found["undos"] += sum(event == "undo" for _, event in played.events)
        found["refused"] += sum("refused" in step for step in played.steps)
        found["saves"] += played.game.measures.saves or 0 if outcome.over else 0
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", default="21")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    started, total = time.monotonic(), Counter[str]()
    seeds = [f"{options.seed}/{number}" for number in range(-(-options.games // BLOCK))]
    with ProcessPoolExecutor(options.processes) as pool:
        for found in pool.map(block, seeds):
            total += found
            print(f"{total['games']:,} games", file=sys.stderr, flush=True)
    for name, count in sorted(total.items()):
        print(f"{name}: {count:,}")
    print(f"no difference, in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
