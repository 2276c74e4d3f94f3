"""Hundreds of double Ctrl-Cs at any moment: no abort, no hang, no traceback, exit code 130.

python -m tests.cli.slow_signals [PAIRS] [SEED]
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.cli.signals import interrupted, pairs


def main() -> None:
    """Send the signals, and list what went wrong."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    ended = []
    for each in pairs(count, seed):
        ended.append(interrupted(*each))
        if not ended[-1].well:
            print(ended[-1], flush=True)  # noqa: T201
    well = Counter(each.name for each in ended if each.well)
    for name, number in Counter(each.name for each in ended).items():
        slowest = max(each.seconds for each in ended if each.name == name)
        told = f"{name}: {well[name]} of {number} stopped well, the slowest after {slowest:.2f} s"
        print(told)  # noqa: T201
    sys.exit(sum(well.values()) < count)


if __name__ == "__main__":
    main()
