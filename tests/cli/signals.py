"""Commands that are sent Ctrl-C twice, at any moment; see slow_signals.py and test_signals.py."""

from __future__ import annotations

import json
import os
import random  # a seeded choice of moments
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

# Says when Python has started our code: what interrupts the interpreter's own start is not ours.
PROGRAM = """
import os
from qmines import interrupts
from qmines.__main__ import main

def install(install=interrupts.install):
    install()
    os.write(int(os.environ["QMINES_READY"]), b".")

interrupts.install = install
main()
"""
LATTICE = ["#".join("2" * 12) if row % 2 == 0 else "#" * 23 for row in range(31)]
LINES = "".join(
    json.dumps(each) + "\n"
    for each in (
        {"mines": 1, "rows": ["1#", "##"]},
        {"mines": 150, "rows": LATTICE},
        {"mines": 99, "rows": ["#" * 30] * 16},
    )
)
COMMANDS = {
    "simulate": ("simulate", "--games", "1000000", "--json"),
    "simulate with a policy": (
        "simulate", "--games", "1000000", "--strategy", "tests.cli.signals:policy", "--json",
    ),
    "generate": ("generate", "--no-guess", "--count", "100000", "--level", "expert", "--json"),
    "analyse": ("analyse", "--jsonl", "--budget-seconds", "30"),
}  # fmt: skip
LONGEST = 30.0
"""Seconds after which a command hangs."""


def policy(position: object) -> int:
    """Open the last hidden cell."""
    cells: bytes = position.cells  # type: ignore[attr-defined]
    return cells.rindex(9)


class Ended(NamedTuple):
    """How a command ended, and the moments of its signals."""

    name: str
    moments: tuple[float, float]
    code: int
    said: str
    seconds: float

    @property
    def well(self) -> bool:
        """Whether it was neither killed nor left anything but its own words."""
        bad = ("Traceback", "Exception", "terminate", "leak")
        return self.code == 130 and not any(word in self.said for word in bad)


def interrupted(name: str, first: float, second: float | None) -> Ended:
    """Run a command, send it one or two signals at these seconds, and see how it ends."""
    ready, tell = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "lines.jsonl"
        file.write_text(LINES * 2000)
        with file.open("rb") as lines, (Path(folder) / "out").open("w+b") as out:
            process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *COMMANDS[name]],
                stdin=lines,
                stdout=out,
                stderr=subprocess.PIPE,
                pass_fds=[tell],
                start_new_session=True,
                env={**os.environ, "QMINES_READY": str(tell), "QMINES_DATA": folder},
                cwd=Path(__file__).parents[2],
            )
            os.close(tell)
            os.read(ready, 1)
            os.close(ready)
            begin = time.monotonic()
            time.sleep(first)
            process.send_signal(signal.SIGINT)
            if second is not None:
                time.sleep(second)
                process.send_signal(signal.SIGINT)
            try:
                _, said = process.communicate(timeout=LONGEST)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)  # with children that outlived it
                _, said = process.communicate()
    moments = (first, -1.0 if second is None else second)
    return Ended(name, moments, process.returncode, said.decode(), time.monotonic() - begin - first)


def pairs(count: int, seed: int) -> list[tuple[str, float, float]]:
    """Commands and moments: the first signal within a second, the other up to 100 ms later."""
    rng = random.Random(seed)
    names = list(COMMANDS)
    return [
        (names[number % len(names)], rng.random(), rng.choice((0.0, rng.random() / 10)))
        for number in range(count)
    ]
