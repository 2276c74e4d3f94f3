"""Compare the speed of two installations of qmines, such as a wheel and a native build.

    python dev/release/compare_speed.py PYTHON PYTHON [--rounds 20]

Each PYTHON belongs to an environment with qmines; use the same version of Python for both. They
take turns, so that a busy machine slows both alike, and the least time of all rounds counts.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from pathlib import Path

KNOWN_ANSWERS = Path(__file__).with_name("known_answers.py")


def milliseconds(python: str) -> float:
    """The CPU time per position."""
    done = subprocess.run(
        [python, KNOWN_ANSWERS, "--seconds"], check=True, capture_output=True, text=True, cwd="/"
    )
    return float(re.search(r"([\d.]+) ms per position", done.stdout)[1])


def main() -> None:
    """Take turns, and print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pythons", nargs=2, metavar="PYTHON")
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    first, second = options.pythons
    least = dict.fromkeys(options.pythons, float("inf"))
    for number in range(options.rounds):
        for one in (first, second) if number % 2 else (second, first):
            least[one] = min(least[one], milliseconds(one))
    for one in options.pythons:
        print(f"{least[one]:.4f} ms per position: {one}")
    print(f"the first takes {least[first] / least[second] - 1:+.1%}")


if __name__ == "__main__":
    main()
