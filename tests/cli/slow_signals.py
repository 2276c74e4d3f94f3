"""Hundreds of double Ctrl-Cs at any moment: no abort, no hang, no traceback, exit code 130.

python -m tests.cli.slow_signals [commands | scripts] [PAIRS] [SEED]

Scripts that use the library may end with the traceback of their ``KeyboardInterrupt``.
"""

from __future__ import annotations

import signal
import sys
from collections import Counter

from tests.cli.signals import COMMANDS, SCRIPTS, interrupted, pairs


def main() -> None:
    """Send the signals, and list what went wrong."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # shells ignore it in the background
    what, count, seed = [*sys.argv[1:], *("commands", "500", "0")[len(sys.argv) - 1 :]]
    ended = []
    for each in pairs(int(count), int(seed), SCRIPTS if what == "scripts" else COMMANDS):
        ended.append(interrupted(*each))
        if not ended[-1].well:
            print(ended[-1], flush=True)  # noqa: T201
    well = Counter(each.name for each in ended if each.well)
    for name, number in Counter(each.name for each in ended).items():
        slowest = max(each.seconds for each in ended if each.name == name)
        told = f"{name}: {well[name]} of {number} stopped well, the slowest after {slowest:.2f} s"
        print(told)  # noqa: T201
    sys.exit(sum(well.values()) < len(ended))


if __name__ == "__main__":
    main()
