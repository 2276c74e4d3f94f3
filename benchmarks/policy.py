"""What a decision of your own player costs besides the player itself.

    python benchmarks/policy.py [GAMES]

The policies do next to nothing, so the time is the laboratory's: drawing and playing the boards,
and handing each position to the function. CPU time of one core; the best of three runs.
The goal is 20 µs per decision.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import numpy as np

from qmines.core.levels import parse_level
from qmines.lab import PolicyContest, SeededContest, batched

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from qmines import Position

GOAL = 20e-6
LEVELS = ("beginner", "intermediate", "expert", "100x100x1500")
_decisions = 0


def last_hidden(position: Position) -> int:
    """Open the last hidden cell."""
    global _decisions  # noqa: PLW0603
    _decisions += 1
    return position.cells.rindex(9)


@batched
def last_hidden_of_many(views: NDArray[np.int8], _mines: int) -> NDArray[np.int64]:
    """Open the last hidden cell in every game."""
    global _decisions  # noqa: PLW0603
    _decisions += len(views)
    cells = views.reshape(len(views), -1)[:, ::-1]
    return np.asarray(cells.shape[1] - 1 - (cells == -1).argmax(axis=1), np.int64)


def overhead(level: str, policy: Callable[..., object], games: int) -> float:
    """Seconds per decision."""
    global _decisions  # noqa: PLW0603
    chunk = PolicyContest(SeededContest(parse_level(level), seed=2), policy).chunk(0, games)
    _decisions = 0
    begin = time.process_time()
    chunk.play()
    return (time.process_time() - begin) / _decisions


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{'level':14} {'one by one':>12} {'batched':>12}   µs per decision, {games} games")
    worst = 0.0
    for level in LEVELS:
        times = [
            min(overhead(level, policy, games) for _ in range(3))
            for policy in (last_hidden, last_hidden_of_many)
        ]
        print(f"{level:14} " + " ".join(f"{each * 1e6:12.1f}" for each in times))
        worst = max(worst, *times) if level in LEVELS[:3] else worst
    print(f"goal, up to Expert: {GOAL * 1e6:.0f} µs: {'met' if worst <= GOAL else 'MISSED'}")


if __name__ == "__main__":
    main()
