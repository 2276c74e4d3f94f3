"""Replays and leaks, checked at length; the results are recorded in docs/design/fairness.md.

    python tests/session/slow_replay.py games 100000
    python tests/session/slow_replay.py verified 10000
    python tests/session/slow_replay.py pairs 10000

``games`` plays finished games, small ones and standard levels, and derives each again
from its file; ``verified`` also turns one random bit of each over, which must be
noticed; ``pairs`` compares all replies of two boards behind the same view.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from qmines.session import verify
from session.leaks import compare
from session.players import LEVELS, play
from session.replays import mismatch

STANDARD = [*LEVELS, *LEVELS, "beginner", "intermediate", "expert"]


def games(count: int) -> str:
    """Play and derive again."""
    wrong = [seed for seed in range(count) if mismatch(seed, levels=STANDARD, most=150)]
    return f"{count} games, {len(wrong)} mismatches {wrong[:5]}"


def verified(count: int) -> str:
    """Verify, then verify with one bit turned over."""
    refused = unnoticed = 0
    for seed in range(count):
        data = bytearray(play(10**6 + seed, levels=STANDARD, most=150).save())
        refused += not verify(bytes(data)).ok
        rng = random.Random(seed)
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        unnoticed += verify(bytes(data)).ok
    return f"{count} games: {refused} refused, {unnoticed} changed bits unnoticed"


def pairs(count: int) -> str:
    """Compare replies."""
    compared, differing, saves = compare(count, seed=2026)
    return f"{compared} pairs, {differing} differing, {saves} of them with a hidden save"


if __name__ == "__main__":
    commands = {"games": games, "verified": verified, "pairs": pairs}
    if len(sys.argv) != 3 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    began = time.perf_counter()
    said = commands[sys.argv[1]](int(sys.argv[2]))
    sys.stdout.write(f"{said}; {time.perf_counter() - began:.0f} s\n")
