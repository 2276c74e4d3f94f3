# ruff: noqa: T201  # its figures are its purpose
"""Many boards without guesses, checked to the last step; takes minutes.

    python tests/generate/slow_noguess.py certificates [--boards 10000]
    python tests/generate/slow_noguess.py games [--boards 10000]

``certificates``: boards over levels, methods and techniques; every certificate is written as JSON,
read again, and checked by the independent checker. ``games``: Expert games without guesses, played
to the end by the ladder alone: only what a step decides is opened. Ends with 1 at a failure.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from qmines.core.deduction import step_of
from qmines.generate import check_certificate, no_guess_boards
from qmines.modes import Result
from qmines.session import new_game
from qmines.solver.ladder import deduce

ROOT = Path(__file__).parents[2]
KINDS = (
    # level, start, options
    ("beginner", None, {}),
    ("beginner", (0, 0), {"method": "fast"}),
    ("intermediate", None, {}),
    ("intermediate", (15, 3), {"method": "fast", "hardest": "pair"}),
    ("expert", None, {}),
    ("expert", (0, 29), {"method": "fast"}),
    ("30x16x130", None, {"method": "fast"}),
    ("30x16x170", None, {"method": "fast"}),
    ("30x16x240", None, {"method": "fast"}),
    ("9x9x14", None, {"grade": "split"}),
)
BLOCK = 50


def certificates(block: tuple[int, int, int]) -> Counter[str]:
    """Check some boards of a kind: how many of each grade."""
    kind, seed, count = block
    level, start, options = KINDS[kind]
    found: Counter[str] = Counter()
    for made in no_guess_boards(level, count, start, seed=f"slow {kind} {seed}", **options):
        text = json.dumps([step.document() for step in made.certificate])
        steps = [step_of(step) for step in json.loads(text)]
        grade = check_certificate(made.board, made.start, steps)
        found[f"{level} {made.method}: {grade.hardest}"] += 1
        found["steps"] += len(steps)
    return found


def games(block: tuple[int, int, int]) -> Counter[str]:
    """Play some games by what the ladder decides, and nothing else."""
    _, seed, count = block
    found: Counter[str] = Counter()
    for number in range(seed, seed + count):
        game = new_game("expert", seed=f"slow {number}", no_guess=True)
        game.open(number % 16, number * 7 % 30)
        while not game.outcome.over:
            safe = {cell for step in deduce(game.position) for cell in step.safe}
            if not safe:
                raise AssertionError(f"game {number} needs a guess")
            for cell in sorted(safe):
                found["moves"] += not game.outcome.over
                if not game.outcome.over:
                    game.open(*cell)
        if game.outcome.result is not Result.WON or game.measures.guesses:
            raise AssertionError(f"game {number} was not won by deduction")
        found["won"] += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=["certificates", "games"])
    parser.add_argument("--boards", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    work = certificates if arguments.what == "certificates" else games
    kinds = len(KINDS) if arguments.what == "certificates" else 1
    each = -(-arguments.boards // kinds)
    blocks = [
        (kind, first, min(BLOCK, each - first))
        for first in range(0, each, BLOCK)
        for kind in range(kinds)
    ]
    began, total, done = time.monotonic(), Counter[str](), 0
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for block, found in zip(blocks, pool.map(work, blocks), strict=True):
            total += found
            done += block[2]
            if sys.stderr.isatty():
                print(f"\r{done:,} of {each * kinds:,}", end="", file=sys.stderr, flush=True)
    command = ["git", "describe", "--always", "--match", "v*"]
    commit = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    for name, count in sorted(total.items()):
        print(f"{name:32} {count:,}")
    print(
        f"{done:,} {arguments.what}, no failure; {time.monotonic() - began:.0f} s, "
        f"{time.strftime('%Y-%m-%d')}, commit {commit.strip() or 'unknown'}"
    )


if __name__ == "__main__":
    main()
