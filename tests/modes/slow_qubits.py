"""Qubits and Entangled, checked at length; the results are recorded in docs/design/quantum.md.

    python tests/modes/slow_qubits.py games 100000
    python tests/modes/slow_qubits.py trios 100000

``games`` plays random games on small fields and on the levels, and checks every
measurement, number, cascade and end against the amplitudes of the qubits; another number
goes on from that one of its 20 parts. ``trios`` asks so many Mermin trios on each of the
four settings.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from modes.test_entangled import asked, shields
from qmines.modes import make_setup
from quantum.witness import LEVELS, SMALL, RandomGames

PARTS = 20


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def games(count: int, first: int = 0) -> None:
    """Random games, in parts with different seeds: a level for every six small fields."""
    total = Counter()
    for seed in range(first, PARTS):
        total.update(RandomGames(seed).play(count // PARTS, SMALL * 6 + LEVELS))
        say(f"{seed}: " + ", ".join(f"{n:,} {name}" for name, n in sorted(total.items())))


def trios(count: int) -> None:
    """The four correlations."""
    setup = make_setup("q1q/1q1/111/110", "entangled", shields=3)
    for boards in ("HHH", "HZZ", "ZHZ", "ZZH"):
        events = shields(boards, [(0, 0), (0, 2), (1, 1)])
        mines = Counter(sum(asked(setup, seed, events)) for seed in range(count))
        say(f"{boards}: " + ", ".join(f"{n:,}× {m} mines" for m, n in sorted(mines.items())))
        if any(number % 2 != (boards == "HHH") for number in mines):
            sys.exit("an outcome that theory forbids")


if __name__ == "__main__":
    began = time.process_time()
    match sys.argv[1:]:
        case ["games", count, *first]:
            games(int(count), *map(int, first))
        case ["trios", count]:
            trios(int(count))
        case _:
            sys.exit(__doc__)
    say(f"no cascade lost, every number was true; {time.process_time() - began:.0f} s")
