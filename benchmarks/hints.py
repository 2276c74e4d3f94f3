"""How long a hint with its reason takes on Expert positions, the checked proof included.

    python benchmarks/hints.py [--rounds 5] [--positions 400]

Goal: at most 5 ms at the median. Positions: those with known answers in tests/oracle, and
moments of games.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from qmines import Position, check_steps
from solver import games, oracle

if TYPE_CHECKING:
    from collections.abc import Callable

GOAL = 5e-3


def timed(work: Callable[[], object], rounds: int) -> float:
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--positions", type=int, default=400)
    asked = parser.parse_args()
    known = [Position.from_rows(case["rows"], case["mines"]) for case in oracle.expert_answers()]
    played = [Position.from_rows(s.rows, s.mines) for s in games.played(2026, asked.positions)]
    met = True
    shares: Counter[str] = Counter()
    print(f"{'':34}{'hints':>7}{'median':>10}{'99%':>10}{'worst':>10}  ms")
    for name, positions in (("known answers", known), ("moments of games", played)):
        times: dict[str, list[float]] = defaultdict(list)
        for position in positions:
            seconds = timed(lambda p=position: p.hint().explain(), asked.rounds)
            found = position.hint()
            kind = "a guess" if found.technique is None else found.technique.value
            times["all, with the reason"].append(seconds)
            times[f"  {kind}"].append(seconds)
            if found.proof:
                checked = timed(lambda h=found: h.check(), asked.rounds)
                times["the proof checked"].append(checked)
            steps = position.deduce()
            every = timed(lambda p=position: p.deduce(), asked.rounds)
            times["every step of the position"].append(every)
            check_steps(position, steps)
            shares.update(step.technique.value for step in steps)
        met &= statistics.median(times["all, with the reason"]) <= GOAL
        print(f"{name}, Expert")
        for kind, values in sorted(times.items(), key=lambda item: item[0].startswith(" ")):
            values.sort()
            row = (statistics.median(values), values[int(len(values) * 0.99)], values[-1])
            shown = "".join(f"{value * 1e3:>10.3f}" for value in row)
            print(f"  {kind:32}{len(values):>7}{shown}")
    listed = ", ".join(f"{kind} {count:,}" for kind, count in shares.most_common())
    print(f"{sum(shares.values()):,} steps: {listed}")
    print(f"goal of {GOAL * 1e3:g} ms at the median: {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
