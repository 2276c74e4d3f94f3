# ruff: noqa: T201  # its figures are its purpose
"""Explain many Forgiving losses: ``python tests/session/slow_verdicts.py [10000]``.

Every loss of uniformly random clicks on Expert must have a chain that the checker accepts and
that needs each of its steps. Prints how long chains are, and how long they take to find.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from qmines.modes import Reason
from session.test_verdict import assert_checked, lost


def main(games: int) -> None:
    """Explain so many losses."""
    times: list[float] = []
    lengths: list[int] = []
    looks: list[int] = []
    seed = 0
    while len(times) < games:
        seed += 1
        game = lost("30x16x99", seed)
        if game.outcome.reason is not Reason.KNOWN_MINE:
            continue
        began = time.process_time()
        verdict = game.verdict()
        times.append(1000 * (time.process_time() - began))
        assert verdict is not None, seed
        assert_checked(verdict)
        lengths.append(len(verdict.steps))
        looks.append(sum(len(step.opens) for step in verdict.steps))
        if sys.stderr.isatty():
            print(f"\r{len(times):,}", end="", file=sys.stderr)
    cuts = statistics.quantiles(times, n=100)
    print(f"{games:,} losses explained, all checked and irredundant")
    print(f"CPU time, ms: median {cuts[49]:.1f}, 99% {cuts[98]:.1f}, most {max(times):.1f}")
    for name, counts in (("steps", lengths), ("looks", looks)):
        shares = statistics.quantiles(counts, n=100)
        few = Counter(min(count, 10) for count in counts)
        listed = ", ".join(f"{k}: {few[k] / games:.1%}" for k in range(10) if few[k])
        print(f"{name}: median {shares[49]:.0f}, 90% {shares[89]:.0f}, 99% {shares[98]:.0f}")
        print(f"  {listed}, 10 or more: {few[10] / games:.1%}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
