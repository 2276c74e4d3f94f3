"""How long it takes to find a drill for the trainer, and to judge an answer.

    python benchmarks/drills.py [NUMBER]

CPU time, so that other work on the machine does not count.
"""

from __future__ import annotations

import sys
import time

from qmines.core.deduction import TECHNIQUES
from qmines.generate.drills import drill, judged
from qmines.solver import hint
from qmines.solver.techniques import ROWS


def main() -> None:
    """Print the table."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    print(f"{'technique':10} {'field':8} {'found, median':>14} {'95%':>8} {'judged, median':>15}")
    for technique in TECHNIQUES:
        made, told = [], []
        for seed in range(number):
            begin = time.process_time()
            position = drill(technique, seed=f"benchmark/{seed}")
            made.append(time.process_time() - begin)
            found = hint(position)
            cell, deed = (found.safe[0], "open") if found.safe else (found.mined[0], "flag")
            begin = time.process_time()
            judged(position, cell, deed)
            told.append(time.process_time() - begin)
        made.sort()
        told.sort()
        figures = (made[number // 2], made[number * 95 // 100], told[number // 2])
        shown = "{:>11.1f} ms {:>5.0f} ms {:>12.1f} ms".format(*(1000 * each for each in figures))
        print(f"{technique.value:10} {ROWS[technique].drill!s:8} {shown}")


if __name__ == "__main__":
    main()
