"""Many positions with hidden groups against every layout, more and larger than in the suite.

    python tests/quantum/slow_hidden.py [games] [first seed]

Prints how many positions were compared; ends at the first that differs.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from quantum.test_hidden import compare_membership, some_position
from quantum.test_posterior import GROUPS, compare

SHAPES = [(3, 2), (4, 2), (7, 1), (8, 1), (3, 3)]


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for seed in range(first, first + games):
        rng = random.Random(seed)
        position = some_position(seed, rng.choice(SHAPES), rng.choice(GROUPS))
        try:
            compare(position)
            compare_membership(position)
        except AssertionError:
            say(f"seed {seed} differs: {position}")
            raise
        if (seed - first) % 50 == 49:
            say(f"{seed - first + 1} positions agree")
    say(f"{games} positions with hidden groups: every chance as by all layouts")


if __name__ == "__main__":
    main()
