"""How long ``import qmines`` and ``qmines --help`` take, compared with other installations.

    python benchmarks/startup.py [PYTHON…]

Each PYTHON is the interpreter of an environment with another version of qmines. They take turns, so
that a busy machine slows all of them alike; the least CPU time of 40 runs counts.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

ROUNDS = 40
CODE = {
    "import qmines": "import qmines",
    "qmines --help": "import sys; sys.argv[1:] = ['--help']; from qmines.cli import main; main()",
}


def seconds_of(python: str, code: str) -> float:
    """The CPU time of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([python, "-c", code], stdout=subprocess.DEVNULL, check=True, cwd="/")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Print the table."""
    pythons = [sys.executable, *sys.argv[1:]]
    taken: dict[tuple[str, str], float] = {}
    for number in range(ROUNDS):
        for python in pythons[:: 1 if number % 2 else -1]:
            for name, code in CODE.items():
                least = taken.get((python, name), float("inf"))
                taken[python, name] = min(least, seconds_of(python, code))
    for python in pythons:
        times = ", ".join(f"{name} {1000 * taken[python, name]:.1f} ms" for name in CODE)
        print(f"{Path(python)}: {times}")


if __name__ == "__main__":
    main()
